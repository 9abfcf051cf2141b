"""Standing orders: given whoever is to act, by any control of the match, and told to nobody."""

from dataclasses import replace

import pytest

from bot.play.consent import undo
from bot.play.moderation import Moderator
from bot.play.moderation.match_files import export
from bot.play.moderation.undo_redo import redo
from bot.play.moderation.undo_redo import undo as moderators_undo
from bot.play.opponents import OpponentWorker
from bot.play.stale_board import StaleBoard
from bot.store import Store
from bot.table import BoardId
from bot.table.posts.custom_id import turn_name
from bot.table.posts.replay_page import jumps, last_page, missed, page
from engine.core import Reason, Refused, Seat
from tests.bot.play.toy_table import ADA, BEN, HERE, SHOW, Played, begun
from tests.toy_game.state import Dig, Draw, End, SetGuard, TurnTile

GUARD = SetGuard(on=True)
MO = Moderator(person=BEN, guild_id=1, manages=True)


async def moves(played: Played) -> list[str]:
    return [type(turn.move).__name__ for turn in (await played.table()).started_match.journal.turns]


async def guards(played: Played) -> tuple[bool, ...]:
    guards: tuple[bool, ...] = (await played.table()).started_match.state.guards
    return guards


async def test_an_order_is_kept_and_nothing_tells_it(store: Store) -> None:
    played = await begun(store, "gold")
    await played.play(ADA, Draw())
    before, owed, due = await played.table(), await played.posts(), await played.alarms()
    await played.play(BEN, GUARD)
    after = await played.table()
    assert after.started_match.state.guards == (False, True)
    assert (after.board, after.seats, after.called) == (before.board, before.seats, before.called)
    assert (await played.posts(), await played.alarms()) == (owed, due)


async def test_no_other_control_becomes_stale_by_an_order(store: Store) -> None:
    played = await begun(store, "gold", "3")
    board = (await played.table()).board
    await played.play(BEN, GUARD)
    await played.tables.play(HERE, ADA, Draw(), board=board)
    with pytest.raises(StaleBoard):
        await played.tables.play(HERE, ADA, End(), board=board)


async def test_its_control_works_whatever_has_been_played_since_in_its_match_alone(store: Store) -> None:
    played = await begun(store, "gold", "1111")
    board = (await played.table()).board
    await played.play(ADA, Draw(), Dig())
    await played.play(BEN, TurnTile(0))
    await played.tables.play(HERE, BEN, GUARD, board=board)
    assert await guards(played) == (False, True)
    with pytest.raises(StaleBoard):
        await played.tables.play(HERE, BEN, SetGuard(on=False), board=BoardId(board.match + 1, board.revision))


async def test_who_is_to_act_gives_an_order_in_silence_too(store: Store) -> None:
    played = await begun(store)
    before, owed = await played.table(), await played.posts()
    await played.play(ADA, GUARD)
    assert ((await played.table()).board, await played.posts()) == (before.board, owed)


async def test_the_short_clock_of_an_interrupt_runs_on_over_an_order(store: Store) -> None:
    played = await begun(store, "1111")
    await played.play(ADA, Dig(), GUARD)
    played = await played.passes(minutes=1)
    assert (await moves(played))[-2:] == ["Dig", "TurnTile"]
    assert (await played.posts())[-1].mention is None  # of Ada's, whose turn goes on


async def test_an_order_brings_nobody_back_to_the_table(store: Store) -> None:
    played = await begun(store)
    table = await played.table()
    async with store.transaction() as writer:
        await writer.miss(table.row.id, BEN.id, stand_in="")
    await played.play(BEN, GUARD)
    assert (await played.table()).seats[1].stand_in


async def test_what_a_post_tells_together_is_told_whole_around_an_order(store: Store) -> None:
    played = await begun(store, "gold", "gold", "1111")
    await played.play(ADA, Draw())
    await played.play(BEN, GUARD)
    await played.play(ADA, Draw(), Dig())
    told = [post.text.splitlines()[0] for post in await played.posts()]
    assert told == ["Ada: Draw; Ada: Draw", "Ada: Dig"]


async def test_an_order_between_two_posts_makes_none(store: Store) -> None:
    played = await begun(store, "1111")
    await played.play(BEN, GUARD)  # after the roll, which rests, and before the dig, which opens a post
    await played.play(ADA, Dig())
    assert [post.text.splitlines()[0] for post in await played.posts()] == ["Ada: Dig"]


async def test_a_player_takes_back_a_turn_and_orders_since_stay_and_have_no_say(store: Store) -> None:
    played = await begun(store, "1111")
    await played.play(ADA, Dig())
    await played.play(BEN, TurnTile(1))
    await played.play(ADA, GUARD)
    await played.play(BEN, GUARD)
    assert await undo(played.tables, HERE, BEN) == ()
    assert await guards(played) == (True, True)
    assert await moves(played) == ["Roll", "Dig"]
    assert (await played.posts())[-1].text.splitlines()[0] == "Taken back: Ben: TurnTile"


async def test_an_order_alone_is_nothing_to_take_back(store: Store) -> None:
    played = await begun(store)
    await played.play(BEN, GUARD)
    with pytest.raises(Refused) as refused:
        await undo(played.tables, HERE, BEN)
    assert refused.value.reason == Reason.of("undo-request-no-turn")


async def test_a_moderator_takes_turns_back_and_orders_are_none_of_them(store: Store) -> None:
    played = await begun(store, "gold", "gold")
    await played.play(ADA, Draw(), Draw())
    await played.play(BEN, GUARD)
    after = await moderators_undo(played.tables, HERE, MO, 1)
    assert await moves(played) == ["Roll", "Draw"]
    assert await guards(played) == (False, True)
    assert after.board == (await played.table()).board
    told = (await played.posts())[-1].text.splitlines()[0]
    assert "Ada: Draw" in told
    assert "SetGuard" not in told


async def test_an_order_ends_no_redoing(store: Store) -> None:
    played = await begun(store, "gold", "gold")
    await played.play(ADA, Draw(), Draw())
    await moderators_undo(played.tables, HERE, MO, 1)
    await played.play(BEN, GUARD)
    await redo(played.tables, HERE, MO)
    assert await moves(played) == ["Roll", "Draw", "Draw"]
    assert await guards(played) == (False, True)


async def test_others_cannot_count_orders_in_an_export_or_in_any_number(store: Store) -> None:
    played = await begun(store, "gold", "1111")
    await played.play(ADA, Draw())
    shown = await shown_to_ada(played)
    for on in (True, False, True):
        await played.play(BEN, SetGuard(on=on))
    assert await shown_to_ada(played) == shown
    await played.play(ADA, Dig())
    assert await moves(played) == ["Roll", "Draw", "Dig"]
    assert b"SetGuard" not in (await export(played.tables, HERE, ADA.id)).save
    assert b"SetGuard" in (await export(played.tables, HERE, BEN.id)).save
    row = (await played.table()).row
    async with store.reading() as reader:
        assert await reader.turns_played_in([row.id]) == {row.id: 3}
        newest = (await reader.owed(HERE, limit=99))[-1]
    assert (row.revision, newest.turn) == (3, 3)


async def shown_to_ada(played: Played) -> tuple[object, ...]:
    table = (await played.table()).seen_by(ADA.id)
    names = [turn_name(table, turn) for turn in range(table.turn)]
    return await export(played.tables, HERE, ADA.id), table.board, names, last_page(table)


async def test_nobody_has_missed_anything_by_an_order(store: Store) -> None:
    played = await begun(store, "gold")
    await played.play(ADA, Draw())
    await played.play(BEN, GUARD)
    table = (await played.table()).seen_by(ADA.id)
    assert missed(table, Seat(0), table.words).lines == ()


async def test_a_replay_has_no_page_for_an_order(store: Store) -> None:
    played = await begun(store, "gold", "gold")
    await played.play(ADA, Draw())
    await played.play(BEN, GUARD)
    await played.play(ADA, Draw())
    table = (await played.table()).public
    pages = [page(table, number, table.words).text.split("\n")[:2] for number in range(1, last_page(table) + 1)]
    assert pages == [
        ["**Turn 1 of 3**", "nobody: Roll"],
        ["**Turn 2 of 3**", "Ada: Draw"],
        ["**Turn 3 of 3**", "Ada: Draw"],
    ]
    marked = replace(SHOW, marks=lambda _turns, _words: ((2, "before the order"), (3, "the end")))
    shown = replace(table, game=replace(table.game, show=marked))
    assert [number for number, _ in jumps(shown, table.words)] == [0, 2, 3]


async def test_an_order_that_is_given_while_a_program_thinks_is_kept(store: Store) -> None:
    played, thoughts = await begun(store, *"3333"), list[object]()
    async with store.transaction() as writer:
        await writer.replace_person((await played.table()).row.id, BEN.id, by=-1, name="Fox", level="gambler")
    await played.play(ADA, End())

    async def think(job: object) -> None:
        if not thoughts:
            await played.play(ADA, GUARD)
        thoughts.append(job)

    worker = OpponentWorker(tables=played.tables, think=think)
    worker.wake(HERE)
    await worker.idle()
    assert (await guards(played))[0]
    assert len(thoughts) > 1  # the first one was for a table without it
