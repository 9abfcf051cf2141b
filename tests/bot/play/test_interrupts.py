"""A seat that must answer within somebody else's turn: it is called, has a short clock, and misses nothing."""

from dataclasses import replace
from datetime import timedelta

import msgspec
import pytest

from bot.store import Store
from bot.table.posts.story import story_of
from bot.table.posts.turn_posts import turn_posts
from bot.table.rows import PersonRow
from engine.core import Match, ScriptedChance, Seat
from tests.bot.play.toy_table import ADA, BEN, Played, begun
from tests.every_game.matches import NOON
from tests.toy_game import TOY_GAME
from tests.toy_game.state import Dig, Draw, End, TurnTile

MINUTE = timedelta(minutes=1)


async def kinds(played: Played) -> dict[str, tuple[int, timedelta]]:
    """Return what is due: whose turn it is, and in how long."""
    return {alarm.kind: (alarm.person_id, alarm.due_at - played.tables.clock()) for alarm in await played.alarms()}


async def test_who_interrupts_is_called_and_whose_turn_goes_on_is_not_called_again(store: Store) -> None:
    played = await begun(store, "1111", "gold", "3")
    await played.play(ADA, Dig())
    await played.play(BEN, TurnTile(0))
    await played.play(ADA, Draw(), End())
    dug, turned, ended, rolled = await played.posts()
    assert (dug.text.splitlines()[-1], dug.mention) == ("Your call: <@2> (East)", BEN.id)
    assert (turned.text.splitlines()[-1], turned.mention) == ("Next: <@1> (North)", None)
    assert (ended.mention, rolled.mention) == (None, BEN.id)


async def test_who_interrupts_has_little_time_and_the_turn_has_its_own(store: Store) -> None:
    played = await begun(store, "1111")
    await played.play(ADA, Dig())
    assert await kinds(played) == {"reaction": (BEN.id, MINUTE), "reminder": (BEN.id, timedelta(days=1))}
    await played.play(BEN, TurnTile(0))
    assert (await kinds(played))["time"] == (ADA.id, timedelta(days=1))


async def test_when_it_has_run_out_the_least_is_played_and_nobody_was_absent(store: Store) -> None:
    played = await begun(store, "1111")
    await played.set(absence="stand-in")
    await played.play(ADA, Dig())
    played = await played.passes(minutes=1)
    table = await played.table()
    assert [type(turn.move) for turn in table.started_match.journal.turns[-2:]] == [Dig, TurnTile]
    assert not any(seat.missed or seat.stand_in for seat in table.seats)
    assert table.called == table.seats[0]
    *_, told = await played.posts()
    assert told.text.splitlines()[:2] == [
        "Ben has not answered in time, so the bot does as little as possible for them.",
        "Ben: TurnTile",
    ]
    assert told.mention is None
    assert "reaction" not in await kinds(played)


async def test_in_quiet_hours_the_short_time_begins_when_they_end(store: Store) -> None:
    played = await begun(store, "1111")
    async with store.transaction() as writer:
        await writer.keep_person(PersonRow(person_id=BEN.id, quiet="11:00-13:00"))  # it is noon
    await played.play(ADA, Dig())
    hour = timedelta(hours=1)
    due = await kinds(played)
    assert (due["call"], due["reaction"]) == ((BEN.id, hour), (BEN.id, hour + MINUTE))


@pytest.mark.parametrize(
    ("time", "quiet", "hours"),
    [
        ("hours-6", "11:00-13:00", 7),  # it is noon
        ("hours-6", "14:00-20:00", 12),
        ("hours-6", "11:01-11:00", 30),  # it stands still for a day at most
        ("day", "11:00-13:00", 24),
    ],
)
async def test_the_time_of_a_turn_stands_still_in_quiet_hours_where_it_is_less_than_a_day(
    store: Store, time: str, quiet: str, hours: int
) -> None:
    played = await begun(store, "1111")
    await played.set(reaction="none", time=time)
    async with store.transaction() as writer:
        await writer.keep_person(PersonRow(person_id=BEN.id, quiet=quiet))
    await played.play(ADA, Dig())
    assert (await kinds(played))["time"] == (BEN.id, timedelta(hours=hours))


async def test_without_a_time_of_its_own_an_answer_has_that_of_a_turn(store: Store) -> None:
    played = await begun(store, "1111")
    await played.set(reaction="none", absence="stand-in")
    await played.play(ADA, Dig())
    assert (await kinds(played))["time"] == (BEN.id, timedelta(days=1))
    await played.passes(days=1)
    assert (await played.table()).seats[1].stand_in


async def test_a_stand_in_answers_at_once_and_no_turn_is_missed_by_it(store: Store) -> None:
    played = await begun(store, "1111")
    await played.set(absence="stand-in")
    table = await played.table()
    async with store.transaction() as writer:
        await writer.miss(table.row.id, BEN.id, stand_in="")
    await played.play(ADA, Dig())
    assert await kinds(played) == {}
    await played.stand_ins_play()
    table = await played.table()
    assert (table.seats[1].stand_in, table.seats[1].missed, table.called) == (True, False, table.seats[0])


async def test_what_is_still_to_be_answered_after_a_restart_is_answered_once(store: Store) -> None:
    played = await begun(store, "1111")
    await played.play(ADA, Dig())
    played = await Played(played.tables).passes(hours=3)
    before = len((await played.table()).started_match.journal.turns)
    played = await played.passes(hours=3)
    assert len((await played.table()).started_match.journal.turns) == before


async def test_whose_turn_begins_with_an_answer_of_another_is_called_after_it(store: Store) -> None:
    table = await (await begun(store)).table()
    state = table.started_match.state
    start = msgspec.structs.replace(state, phase="turning", board=state.stack[:1], stack=state.stack[1:])
    before = replace(table, match=Match.begin(TOY_GAME, start))
    after = before.advanced(before.started_match.play(Seat(1), TurnTile(0), chance=ScriptedChance([]), at=NOON))
    assert [post.mention for post in turn_posts(story_of(before.public, after.public))] == [ADA.id]
