"""Small turns: told in one post with what comes to rest, once, whatever is taken back between them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.play.consent import undo as players_undo
from bot.play.moderation import Moderator
from bot.play.moderation.undo_redo import redo, undo
from bot.play.stale_board import StaleBoard
from bot.store import Store
from bot.table.posts.post import Post
from bot.table.posts.replay_page import missed
from engine.core import Seat
from render.core import Chapter
from tests.bot.play.toy_table import ADA, BEN, HERE, SHOW, begun
from tests.toy_game.state import Dig, Draw, End, KeepCard, PlayCard, Resign, SetGuard, TurnTile

MO = Moderator(person=BEN, guild_id=1, manages=True)
DREW = "Ada: Draw; Ada: Draw"
TAKEN = "Ben takes back the last turn: Ada: Dig"


def heads(posts: Sequence[Post]) -> list[str]:
    """Return the first lines of posts, but of boards as they stand."""
    return [post.text.split("\n")[0] for post in posts if not post.text.startswith("scores")]


async def test_small_turns_are_told_together_once_something_rests(store: Store) -> None:
    played = await begun(store, "gold", "bomb", "3")
    await played.play(ADA, Draw(), KeepCard("gold"), Draw())
    assert await played.posts() == []
    await played.play(ADA, End())
    assert heads(await played.posts()) == ["Ada: Draw; Ada: KeepCard; Ada: Draw; Ada: End; nobody: Roll"]


async def test_within_small_turns_only_the_board_that_was_posted_last_opens_the_pad(store: Store) -> None:
    played = await begun(store, "gold", "bomb", "thief")
    await played.play(ADA, Draw(), Draw(), Draw())
    boards = [(await played.table()).board]
    for _ in range(2):
        await undo(played.tables, HERE, MO, 1)  # which posts the board as it is then, with small turns untold
        boards.append((await played.table()).board)
    *older, newest = boards
    assert (await played.tables.running(HERE, ADA.id, shown=newest)).board == newest
    for old in older:
        with pytest.raises(StaleBoard):
            await played.tables.running(HERE, ADA.id, shown=old)
    await played.play(ADA, KeepCard("gold"))
    assert await played.tables.running(HERE, ADA.id, shown=newest)


async def test_a_board_opens_the_pad_between_small_turns_and_no_longer_after_the_next_post(store: Store) -> None:
    played = await begun(store, "gold", "1111")
    shown = (await played.table()).board
    for move in (Draw(), KeepCard("gold")):
        await played.play(ADA, move)
        assert (await played.tables.running(HERE, ADA.id, shown=shown)).row.revision > shown.revision
    await played.play(ADA, Dig())
    with pytest.raises(StaleBoard):
        await played.tables.running(HERE, ADA.id, shown=shown)


async def test_what_was_told_before_a_tile_is_not_told_again_when_the_tile_is_taken_back_and_dug_up_anew(
    store: Store,
) -> None:
    played = await begun(store, "gold", "bomb", "1111")
    await played.play(ADA, Draw(), Draw(), Dig())
    assert heads(await played.posts()) == [DREW, "Ada: Dig"]
    await undo(played.tables, HERE, MO, 1)
    assert heads(await played.posts()) == [DREW, TAKEN]
    await played.play(ADA, Dig())
    assert heads(await played.posts()) == [DREW, TAKEN, "Ada: Dig"]


async def test_nor_when_other_small_turns_are_played_in_its_place(store: Store) -> None:
    played = await begun(store, "gold", "bomb", "1111", "thief")
    await played.play(ADA, Draw(), Draw(), Dig())
    await undo(played.tables, HERE, MO, 1)
    await played.play(BEN, SetGuard(on=True))
    await played.play(ADA, PlayCard("gold"))
    assert heads(await played.posts())[2:] == []
    await played.play(ADA, Draw(), Dig())
    assert heads(await played.posts())[2:] == ["Ada: PlayCard; Ada: Draw", "Ada: Dig"]


async def test_nor_when_more_than_the_tile_is_taken_back(store: Store) -> None:
    played = await begun(store, "gold", "bomb", "1111")
    await played.play(ADA, Draw(), Draw(), Dig())
    await undo(played.tables, HERE, MO, 1)
    await redo(played.tables, HERE, MO)
    await undo(played.tables, HERE, MO, 1)
    await undo(played.tables, HERE, MO, 1)
    await played.play(ADA, KeepCard("gold"), Dig())
    assert heads(await played.posts())[-2:] == ["Ada: KeepCard", "Ada: Dig"]


async def test_a_small_turn_that_is_taken_back_before_it_was_told_is_not_told(store: Store) -> None:
    played = await begun(store, "gold", "1111")
    await played.play(ADA, Draw(), KeepCard("gold"))
    await players_undo(played.tables, HERE, ADA)
    assert heads(await played.posts()) == ["Taken back: Ada: KeepCard"]
    await played.play(ADA, PlayCard("thief"), Dig())
    await played.play(BEN, TurnTile(0))
    # The answer is told on the message that asked for it.
    assert heads(await played.posts())[1:] == ["Ada: Draw; Ada: PlayCard", "Ada: Dig", "Ada: Dig; Ben: TurnTile"]


async def test_where_the_end_has_shown_what_was_hidden_the_channel_is_told_so_when_the_game_goes_on(
    store: Store,
) -> None:
    played = await begun(store, "gold")
    await played.play(ADA, Draw(), Resign())
    over = (await played.table()).public
    assert over.started_match.state.hands == (await played.table()).started_match.state.hands
    await undo(played.tables, HERE, MO, 1)
    told = (await played.posts())[-1].text.split("\n")[0]
    assert told == (
        "Ben takes back the last turn: Ada: Resign At the end everybody saw what was hidden; the game goes on anyway."
    )
    await undo(played.tables, HERE, MO, 1)
    assert (await played.posts())[-1].text.split("\n")[0] == "Ben takes back the last turn: Ada: Draw"


async def test_of_a_game_that_sums_nothing_up_the_last_lines_tell_what_was_missed(store: Store) -> None:
    played = await begun(store, "gold", "1111")
    await played.play(ADA, Draw(), Dig())
    told = "nobody: Roll; Ada: Draw; Ada: Dig"
    table = (await played.table()).seen_by(BEN.id)
    assert missed(table, Seat(1), table.words).lines == (told,)
    line_by_line = replace(SHOW, chapters=lambda *asked: (Chapter("\n".join("1234"), SHOW.chapters(*asked)[0].frames),))
    shown = replace(table, game=replace(table.game, show=line_by_line))
    assert missed(shown, Seat(1), table.words).lines == ("2", "3", "4")
