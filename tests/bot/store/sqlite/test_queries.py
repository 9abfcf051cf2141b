"""No statement of the bot walks a table that grows: each finds what it needs by an index."""

import inspect
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from bot.store import Reader, Shards, Store, Writer
from bot.store.sqlite.store import SqliteStore
from bot.table.post_rows import LobbyMessage
from bot.table.puzzles import FIRST
from bot.table.rows import (
    AlarmRow,
    ConsentRequestRow,
    FinishedRow,
    ImportRow,
    LayoutRow,
    MotivesRow,
    NewPlan,
    PersonRow,
    RegularPostRow,
    ReviewAskerRow,
    SeatOfferRow,
    TryRow,
    WatchRow,
)
from tests.bot.store.examples import ADA, BEN, CHANNEL, begin_match, boards, open_lobby, play

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)

SMALL = (
    r"SCAN posts USING INDEX posts_owed.*",  # which holds what is owed and no more
    r"SCAN matches USING INDEX one_match_per_channel",  # which holds what is open or on
    r"SCAN watches",  # of which a server has a few
    r"SCAN alarms USING INDEX alarms_due",  # of which the first row is read
    r"SCAN alarms USING INDEX sqlite_autoindex_alarms_1",  # all of it, where the bot was away
    r"SCAN memory",  # likewise, which has little
    r"SCAN review_askers.*",  # who wait for a review just now
    r"SCAN regular_posts USING INDEX regular_posts_due",  # likewise, of which a server has one or two
    r"SCAN alembic_version",  # which has one row
)
"""What is walked, and why that does no harm."""

WALKING = {"data_of", "erase_person", "forget_server", "is_known", "servers"}
"""What walks all tables, once for a person or a server, or to know the servers as sessions with Discord begin.

How long it takes is held in `tests/bot/store/test_erasure.py`.
"""

HOT: Mapping[str, Callable[[Writer], Awaitable[object]]] = {
    "one_match_per_channel": lambda writer: writer.match_in(CHANNEL),
    "matches_by_change": lambda writer: writer.latest_match_in(CHANNEL),
    "matches_of_channel": lambda writer: writer.begun_matches_in(CHANNEL, limit=25),
    "posts_owed": lambda writer: writer.owed(CHANNEL, limit=1),
    "posts_owed_by_match": lambda writer: writer.withdraw(1, after_turn=0),
    "posts_of_match": lambda writer: writer.newest_board(1),
    "plans_of_match": lambda writer: writer.plans(1, ADA),
    "posts_fleeting": lambda writer: writer.next_stale_post(CHANNEL),
    "acts_of_channel": lambda writer: writer.acts_in(CHANNEL, limit=20),
}
"""The index for what is asked all the time, of channels with a thousand games and of matches with a thousand posts."""


async def write(writer: Writer) -> int:
    """Write in every way there is; return a match in which all that has been done."""
    match_id = await begin_match(writer)
    await play(writer, match_id, 1)
    await writer.drop_turns(match_id, keep=0, undone=b"[]", fate=b"[]")
    await writer.change_side(match_id, person_id=ADA, side="green")
    (seat, *_) = await writer.seats(match_id)
    await writer.note_former_seat(seat)
    await writer.rename(match_id, BEN, "Benjamin")
    await writer.replace_person(match_id, BEN, by=BEN + 1, name="Cleo")
    await writer.remove_seat(match_id, person_id=BEN + 1)
    await writer.set_orders(match_id, b"[]")
    await writer.forget_lobby_message(match_id)
    one, two = await writer.owe(match_id=match_id, channel_id=CHANNEL, turn=1, new=boards(b"1", b"2"))
    await writer.set_lobby_message(match_id, LobbyMessage(message_id=5, pictures=b"[]"), post_id=one.id)
    await writer.mark_sent(one.id, message_id=4)
    await writer.mark_delivered(one, message_id=5)
    await writer.mark_failed(two.id, reason="no")
    await writer.forget_fleeting(CHANNEL, 5)
    await writer.leave_lines(match_id, after_turn=0)
    await writer.withdraw(match_id, after_turn=0)
    await writer.withdraw_calls(match_id)
    await writer.withdraw_lobbies(match_id)
    await move_to_parent(writer, match_id)
    await writer.skip_torn(CHANNEL, reason="torn")
    await writer.keep_layout(LayoutRow(guild_id=1, game="some_game", name="hall", text="x", person_id=ADA))
    await writer.drop_layout(1, "some_game", "hall")
    await writer.watch(WatchRow(channel_id=CHANNEL + 1, source_id=CHANNEL))
    await writer.unwatch(CHANNEL)
    await writer.forget_watches(CHANNEL)
    await writer.note(
        match_id=match_id, channel_id=CHANNEL, person_id=ADA, name="Ada", act="undo", told="Ada took back."
    )
    await writer.set_moderator_role(1, 2)
    await remember(writer)
    await writer.keep_person(PersonRow(person_id=ADA))
    await writer.attend(match_id, ADA)
    await writer.act(match_id, ADA, 1)
    await writer.note_acted(match_id, ADA, 1)
    await writer.miss(match_id, ADA, stand_in="player")
    await writer.call_stand_in(match_id, ADA)
    await speak(writer, match_id)
    await set_alarms(writer, match_id)
    request = ConsentRequestRow(match_id=match_id, revision=1, person_id=ADA, wanted="undo", status="open")
    await writer.make_consent_request(request)
    await writer.consent(request, BEN)
    await writer.end_consent_request(request, "granted")
    await offer_seats(writer, match_id)
    await keep_thoughts(writer, match_id)
    await plan_ahead(writer, match_id)
    await writer.set_status(match_id, "stopped")
    return match_id


async def remember(writer: Writer) -> None:
    await writer.remember("key", "value")
    await writer.note_anew("asked", NOON, after=timedelta(days=1))
    await writer.forget("asked")
    await writer.forget_past(NOON)


async def speak(writer: Writer, match_id: int) -> None:
    await writer.note_language(ADA, "en")
    await writer.set_settings(match_id, b"{}")
    await writer.set_language(match_id, "en")


async def set_alarms(writer: Writer, match_id: int) -> None:
    alarm = AlarmRow(match_id=match_id, kind="time", person_id=ADA, revision=1, due_at=NOON, since=NOON)
    await writer.set_alarms(match_id, ())
    await writer.set_alarm(alarm)
    await writer.resume_alarm(alarm, alarm)
    await writer.postpone(match_id, until=NOON)
    await writer.drop_alarm(alarm)
    await writer.drop_torn_alarm()


async def move_to_parent(writer: Writer, match_id: int) -> None:
    await writer.alive_with(ADA)
    await writer.free_match(match_id)
    await writer.withdraw_summaries(match_id)
    await writer.readdress(CHANNEL + 1, to=CHANNEL)
    await writer.move(match_id, channel_id=CHANNEL, parent_id=None)
    await writer.withdraw_from(CHANNEL)
    await writer.withdraw_copies(CHANNEL, source_id=CHANNEL + 1)


async def keep_thoughts(writer: Writer, match_id: int) -> None:
    await writer.make_guess(match_id, 1, person_id=7, name="Dan", choice="red")
    await writer.decide_guesses(match_id, 1, right={"red"})
    await writer.keep_review(match_id, 1, b"{}")
    over = FinishedRow(id=match_id, revision=1, game="some_game", summary=None, review=None)
    await writer.keep_summary(over, 1, b"{}")
    asker = ReviewAskerRow(match_id=match_id, person_id=ADA, channel_id=CHANNEL)
    await writer.await_review(asker)
    await writer.end_awaiting_review(asker)
    await writer.keep_motives(MotivesRow(match_id=match_id, number=1, at=NOON, motives=b"[]"))


async def plan_ahead(writer: Writer, match_id: int) -> None:
    await writer.note_channel(CHANNEL, 1)
    await writer.keep_wish(ADA, 1)
    await writer.drop_wish(ADA, 1)
    await writer.drop_wish(ADA, None)
    await writer.note_name(ADA, "Ada")
    await writer.keep_plan(NewPlan(match_id=match_id, person_id=ADA, turn=1, body=b"{}"))
    (plan,) = await writer.plans(match_id, ADA)
    await writer.mark_plan_played(plan.id, 2)
    await writer.drop_plan(plan.id, b"{}")
    await writer.take_back_plans(match_id, ADA)
    await writer.forget_plans(match_id, BEN)
    await writer.keep_coached(ADA, "ff-pad", 1)
    await writer.note_try(TryRow(person_id=ADA, puzzle=FIRST, moves="r4 u", right=True, guild_id=1, at=NOON))
    await writer.share_tries(ADA, FIRST)
    post = RegularPostRow(place_id=CHANNEL, guild_id=1, hour="18:00", zone="UTC", language="en", due_at=NOON)
    await writer.keep_regular_post(post)
    await writer.take_regular_post(post, due_at=NOON)
    await writer.note_regular_post(post, day=2, before=1, post_id=1)
    await writer.withdraw_regular_post(1)
    await writer.warn_of_regular_post(post)
    await writer.drop_regular_post(CHANNEL, "puzzle")


async def offer_seats(writer: Writer, match_id: int) -> None:
    offer = SeatOfferRow(match_id=match_id, person_id=9, name="Dan", old_id=ADA, giver_id=BEN, giver_name="Ben")
    await writer.offer_seat(offer)
    await writer.end_seat_offer(offer, "taken")
    waiting = ImportRow(
        guild_id=1, channel_id=CHANNEL, giver_id=ADA, giver_name="Ada", language="en", file="{}", seats=b"[]"
    )
    import_id = await writer.keep_import(waiting)
    await writer.set_import_seats(import_id, b"[]")
    await writer.drop_import(import_id)


async def look_at_thoughts(reader: Reader, match_id: int) -> None:
    await reader.guess_scores(match_id, until=9)
    await reader.motives(match_id, first=1, last=2)
    await reader.review(match_id, 1)
    await reader.review_askers()
    await reader.review_askers(match_id)
    await reader.plans(match_id)
    await reader.plans(match_id, ADA)
    await reader.coached(ADA, "ff-pad", "1.0")
    await reader.tries(ADA, FIRST)
    await reader.tries_after(0, limit=9)
    await reader.newest_try()
    await reader.posts_of_board_puzzle(match_id, 1)
    await reader.how_far(FIRST, FIRST + 6)
    await reader.how_far(FIRST, FIRST + 6, 1)
    await reader.first_solutions(1, FIRST, FIRST + 6)
    await reader.regular_posts(due=NOON)
    await reader.regular_posts(guild_id=1)
    await reader.regular_posts(place_id=CHANNEL, kind="month")
    await reader.next_regular_post(NOON)
    await reader.message_of_post(1)
    await reader.hidden_people([ADA])
    await reader.wishers(1)
    await reader.wishes_of(ADA)
    await reader.score_of(ADA)
    await reader.score_of(ADA, 1)
    await reader.finished(1, guild_id=1, reviews_of=ADA)
    await reader.finished(1, person_id=ADA)
    match = await reader.match(match_id)
    assert match is not None
    await reader.finished(1, like=msgspec.structs.replace(match, duplicate="bakoru"))


async def look_for_places(reader: Reader) -> None:
    await reader.channels_with_programs()
    await reader.games_on()
    await reader.places(CHANNEL, ADA)
    await reader.changes({CHANNEL})
    await reader.latest_thread_of(CHANNEL)
    await reader.last_table_of(CHANNEL)
    await reader.last_table_of(CHANNEL, "some_game")
    await reader.begun_in_threads_of(CHANNEL, limit=25)
    await reader.thread_of(1, CHANNEL)
    await reader.former_seats(1, ADA)
    await reader.erased_seats(1)
    await reader.told_by(CHANNEL, 1)


async def look_at_alarms(reader: Reader, match_id: int) -> None:
    await reader.next_alarm()
    await reader.next_alarm(Shards((0,), 1))
    await reader.alarms(match_id)
    async for _ in reader.running_alarms(Shards((0,), 1)):
        pass


async def look(reader: Reader, match_id: int) -> None:
    """Read in every way there is."""
    await reader.match(match_id)
    await reader.match_in(CHANNEL)
    await reader.channels_in_play()
    await look_for_places(reader)
    await reader.latest_match_in(CHANNEL)
    await reader.latest_match_in(CHANNEL, begun=True)
    await reader.begun_matches_in(CHANNEL, limit=25)
    await reader.begun_matches_in(CHANNEL, limit=25, status="stopped", like=["ada"])
    await reader.stopped_match_in(CHANNEL, match_id)
    await reader.stopped_match_in(CHANNEL, None)
    await reader.seats(match_id)
    await reader.seats_of([match_id, match_id + 1])
    await reader.journal(match_id)
    await reader.turns_played_in([match_id, match_id + 1])
    await reader.owed(CHANNEL, limit=1)
    await reader.count_owed()
    await reader.count_owed(CHANNEL)
    await reader.owes(CHANNEL)
    await reader.channels_owed()
    await reader.is_owed(1, CHANNEL)
    await reader.owed_of(match_id, 1)
    await reader.newest_board(match_id)
    await reader.next_stale_post(CHANNEL)
    await reader.count_guesses(match_id, 1)
    await reader.to_edit(match_id, CHANNEL, "round")
    await reader.is_at(match_id, 1, person_id=ADA)
    await reader.last_call(match_id)
    await reader.is_message(5, before=9)
    await reader.newest_post()
    await reader.newest_message(CHANNEL, before=9)
    await reader.lobby_message(match_id)
    await reader.layouts(1, "some_game")
    await reader.watched_in(CHANNEL)
    await reader.watches()
    await reader.watchers_of(CHANNEL, CHANNEL + 1)
    await reader.person(ADA)
    await look_at_alarms(reader, match_id)
    await reader.acts_in(CHANNEL, limit=20)
    await reader.moderator_role(1)
    await reader.version()
    await reader.recall("key")
    await reader.recall_all("k")
    await reader.consent_requests(match_id, 1)
    await reader.consents(ConsentRequestRow(match_id=match_id, revision=1, person_id=ADA, wanted="undo", status="open"))
    await reader.seat_offer(match_id, 9)
    await reader.waiting_import(1)
    await reader.matches_begun_from(b"{}", guild_id=1, only_over=True, seated=(ADA, 0))
    await reader.matches_begun_from(b"{}", guild_id=1, only_over=False)
    await look_at_thoughts(reader, match_id)


WAYS = (
    write,
    set_alarms,
    remember,
    speak,
    move_to_parent,
    offer_seats,
    keep_thoughts,
    plan_ahead,
    look_at_alarms,
    look_at_thoughts,
    look_for_places,
    look,
)


@contextmanager
def listening(store: Store) -> Iterator[dict[str, Any]]:
    """Return each statement that is run, with the values that it was run with last."""
    heard: dict[str, Any] = {}

    def hear(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        heard[statement] = values[0] if values and isinstance(values, list) else values

    assert isinstance(store, SqliteStore)
    assert store._writing is not None  # noqa: SLF001 - what is run shows nowhere else
    engines = [store._writing.engine, store._readers]  # noqa: SLF001 - likewise
    for engine in engines:
        event.listen(engine, "before_cursor_execute", hear)
    yield heard
    for engine in engines:
        event.remove(engine, "before_cursor_execute", hear)


def plans(path: Path, heard: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the steps by which SQLite finds what statements are about."""
    asked = {statement: values for statement, values in heard.items() if re.match("SELECT|UPDATE|DELETE", statement)}
    with closing(sqlite3.connect(path)) as connection:
        return {
            statement: [step for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
            for statement, values in asked.items()
        }


async def test_nothing_that_grows_is_walked(store: Store, path: Path) -> None:
    with listening(store) as heard:
        async with store.transaction() as writer:
            match_id = await write(writer)
        async with store.reading() as reader:
            await look(reader, match_id)
    walked = {step for steps in plans(path, heard).values() for step in steps if step.startswith("SCAN")}
    assert {step for step in walked if not any(re.fullmatch(small, step) for small in SMALL)} == set()


def test_each_way_to_read_and_write_is_among_them() -> None:
    source = "".join(inspect.getsource(used) for used in (*WAYS, open_lobby, begin_match, play))
    ways = {name for name, _ in inspect.getmembers(Writer, inspect.iscoroutinefunction)} - WALKING
    assert {way for way in ways if not way.startswith("_")} <= {*re.findall(r"\.(\w+)\(", source)}


@pytest.mark.parametrize("index", HOT)
async def test_what_is_asked_all_the_time_has_its_index_and_sorts_nothing(store: Store, path: Path, index: str) -> None:
    with listening(store) as heard:
        async with store.transaction() as writer:
            await HOT[index](writer)
    (steps,) = plans(path, heard).values()
    assert [step for step in steps if f" INDEX {index} (" in step] != []
    assert [step for step in steps if "TEMP B-TREE" in step] == []
