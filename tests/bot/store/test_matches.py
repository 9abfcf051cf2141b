"""Matches and seats: one match per channel, one seat per person, one side per seat."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from sqlalchemy import delete
from sqlalchemy.exc import IntegrityError

from bot.store import (
    AlreadyBegun,
    AlreadySeated,
    ChannelTaken,
    Location,
    NoSuchMatch,
    SideTaken,
    Store,
    open_store,
    table_access,
)
from bot.store.schema import matches
from bot.table.post_rows import LobbyMessage
from bot.table.rows import MatchRow, NewMatch, Status
from tests.bot.store.examples import ADA, BEN, CHANNEL, begin_match, boards, journal_of, match_of, open_lobby


async def test_an_opened_match_is_a_lobby_in_its_channel(store: Store) -> None:
    before = datetime.now(UTC)
    async with store.transaction() as writer:
        opened = await open_lobby(writer)
    async with store.reading() as reader:
        assert await reader.match_in(CHANNEL) == await reader.match(opened.id) == opened
        assert await reader.match_in(CHANNEL + 1) is None
        assert await reader.journal(opened.id) is None
    assert opened == MatchRow(
        id=1,
        guild_id=1,
        channel_id=CHANNEL,
        game="some_game",
        status="lobby",
        host_id=ADA,
        setup=b'{"walls":3}',
        language="en",
        revision=0,
        created_at=opened.created_at,
        changed_at=opened.changed_at,
        settings=b"{}",
    )
    assert before <= opened.created_at <= opened.changed_at <= datetime.now(UTC)


async def test_direct_messages_have_no_guild(store: Store) -> None:
    async with store.transaction() as writer:
        opened = await writer.open_match(
            NewMatch(guild_id=None, channel_id=CHANNEL, game="some_game", host_id=ADA, setup=b"{}", language="de"),
            settings=b"{}",
        )
    assert opened.guild_id is None


async def test_two_writers_at_the_same_instant_open_one_match(store: Store, location: Location) -> None:
    other = await open_store(location)

    async def attempt(of: Store) -> str:
        try:
            async with of.transaction() as writer:
                await open_lobby(writer)
        except ChannelTaken:
            return "taken"
        return "opened"

    outcomes = await asyncio.gather(*(attempt(of) for of in (store, other, store, other)))
    await other.close()
    assert sorted(outcomes) == ["opened", "taken", "taken", "taken"]


async def test_a_running_match_keeps_its_channel(store: Store) -> None:
    async with store.transaction() as writer:
        await begin_match(writer)
        with pytest.raises(ChannelTaken):
            await open_lobby(writer)
        await open_lobby(writer, channel=CHANNEL + 1)


@pytest.mark.parametrize("ended", ["over", "stopped"])
async def test_an_ended_match_frees_its_channel_and_is_still_found(store: Store, ended: Status) -> None:
    async with store.transaction() as writer:
        first = await begin_match(writer)
        await writer.set_status(first, ended)
        assert await writer.match_in(CHANNEL) is None
        latest = await writer.latest_match_in(CHANNEL)
        assert latest is not None
        assert (latest.id, latest.status) == (first, ended)
        second = await open_lobby(writer)
        assert await writer.latest_match_in(CHANNEL) == second
        begun = await writer.latest_match_in(CHANNEL, begun=True)
        assert begun is not None
        assert begun.id == first


async def test_the_last_match_that_has_begun_is_the_one_that_was_played_last(store: Store) -> None:
    async with store.transaction() as writer:
        old = await begin_match(writer)
        await writer.set_status(old, "stopped")
        new = await begin_match(writer)
        await writer.set_status(new, "stopped")
        await writer.set_status(old, "running")
        await writer.set_status(old, "over")
        lobby = await open_lobby(writer)
        await writer.set_status(lobby.id, "stopped")
        found = [await writer.latest_match_in(CHANNEL, begun=begun) for begun in (False, True)]
        assert [match and match.id for match in found] == [lobby.id, old]


async def test_the_last_match_is_the_one_that_was_changed_last_also_after_the_clock_went_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with store.transaction() as writer:
        old = await begin_match(writer)
        await writer.set_status(old, "over")
        earlier = datetime(2020, 1, 1, tzinfo=UTC)
        monkeypatch.setattr("bot.store.table_access.now", lambda: earlier)
        new = await begin_match(writer)
        await writer.set_status(new, "over")
        for begun in (False, True):
            latest = await writer.latest_match_in(CHANNEL, begun=begun)
            assert latest is not None
            assert (latest.id, latest.changed_at) == (new, earlier)
        await open_lobby(writer, channel=CHANNEL + 1)
        (post,) = await writer.owe(match_id=old, channel_id=CHANNEL, turn=0, new=boards(b"{}"))
        await writer.set_lobby_message(old, LobbyMessage(message_id=1, pictures=b"[]"), post_id=post.id)
        latest = await writer.latest_match_in(CHANNEL)
        assert latest is not None
        assert latest.id == new


async def test_a_match_is_not_brought_back_into_a_taken_channel(store: Store) -> None:
    async with store.transaction() as writer:
        first = await begin_match(writer)
        await writer.set_status(first, "stopped")
        second = await open_lobby(writer)
        with pytest.raises(ChannelTaken):
            await writer.set_status(first, "running")
        await writer.set_status(second.id, "stopped")
        await writer.set_status(first, "running")
        assert await writer.match_in(CHANNEL) == await writer.match(first)


async def test_a_lobby_cannot_run_without_a_start(store: Store) -> None:
    async with store.transaction() as writer:
        lobby = await open_lobby(writer)
        with pytest.raises(IntegrityError, match="running_has_start"):
            await writer.set_status(lobby.id, "running")


async def test_ids_of_matches_are_never_given_twice(store: Store) -> None:
    async with store.transaction() as writer:
        assert (await open_lobby(writer)).id == 1
    async with store.transaction() as writer:
        await writer._connection.execute(delete(matches))  # noqa: SLF001 - which the bot never does
    async with store.transaction() as writer:
        assert (await open_lobby(writer)).id == 2


async def test_seats_are_in_the_order_of_joining_until_the_match_begins(store: Store) -> None:
    async with store.transaction() as writer:
        match = await open_lobby(writer)
        for person, side in ((ADA, "red"), (BEN, "blue"), (5, "green")):
            seat = await writer.add_seat(match.id, person_id=person, name=f"<@{person}>", side=side)
            assert (seat.person_id, seat.side, seat.name) == (person, side, f"<@{person}>")
        assert await writer.remove_seat(match.id, person_id=BEN)
        assert not await writer.remove_seat(match.id, person_id=BEN)
        await writer.add_seat(match.id, person_id=BEN, name="Ben", side="blue")
        assert [seat.person_id for seat in await writer.seats(match.id)] == [ADA, 5, BEN]
        begun, taken = await writer.begin(match.id, await writer.seats(match.id), start=b"{}", schema=1)
        assert (begun, taken) == (await writer.match(match.id), await writer.seats(match.id))
        assert begun.status == "running"
        assert [(seat.position, seat.person_id) for seat in await writer.seats(match.id)] == [
            (0, ADA),
            (1, 5),
            (2, BEN),
        ]


async def test_a_program_takes_a_seat_and_leaves_it_to_a_person(store: Store) -> None:
    async with store.transaction() as writer:
        match = await open_lobby(writer)
        await writer.add_seat(match.id, person_id=ADA, name="Ada", side="red")
        await writer.add_seat(match.id, person_id=-1, name="Fox (bot)", side="blue", level="skilled")
        assert [(seat.level, seat.is_program) for seat in await writer.seats(match.id)] == [
            (None, False),
            ("skilled", True),
        ]
        await writer.replace_person(match.id, ADA, by=-2, name="Owl (bot)", level="expert")
        await writer.replace_person(match.id, -1, by=BEN, name="Ben")
        assert [(seat.person_id, seat.level) for seat in await writer.seats(match.id)] == [(-2, "expert"), (BEN, None)]


async def test_somebody_is_new_at_a_table_until_they_have_finished_a_game_of_its_kind(store: Store) -> None:
    async with store.transaction() as writer:
        first = await begin_match(writer)
        await writer.set_status(first, "over")
        again, other = await open_lobby(writer), await open_lobby(writer, channel=CHANNEL + 1, game="other_game")
        seats = [
            await writer.add_seat(again.id, person_id=ADA, name="Ada", side="red"),
            await writer.add_seat(again.id, person_id=5, name="Cleo", side="blue"),
            await writer.add_seat(other.id, person_id=ADA, name="Ada", side="red"),
        ]
        seats += await writer.seats(first)
        await writer.replace_person(again.id, 5, by=BEN, name="Ben")
        handed_on = await writer.seats(again.id)
    assert [seat.is_new for seat in seats] == [False, True, True, True, True]
    assert [seat.is_new for seat in handed_on] == [False, False], "Ben has finished the first game, too"


async def test_nobody_sits_twice_and_no_side_is_given_twice(store: Store) -> None:
    async with store.transaction() as writer:
        match = await open_lobby(writer)
        await writer.add_seat(match.id, person_id=ADA, name="Ada", side="red")
        with pytest.raises(AlreadySeated):
            await writer.add_seat(match.id, person_id=ADA, name="Ada", side="blue")
        with pytest.raises(SideTaken):
            await writer.add_seat(match.id, person_id=BEN, name="Ben", side="red")
        assert [seat.side for seat in await writer.seats(match.id)] == ["red"]


async def test_a_changed_side_keeps_the_seat_in_its_place(store: Store) -> None:
    async with store.transaction() as writer:
        match = await open_lobby(writer)
        await writer.add_seat(match.id, person_id=ADA, name="Ada", side="red")
        await writer.add_seat(match.id, person_id=BEN, name="Ben", side="blue")
        await writer.change_side(match.id, person_id=ADA, side="green")
        with pytest.raises(SideTaken):
            await writer.change_side(match.id, person_id=BEN, side="green")
        assert [(seat.person_id, seat.side) for seat in await writer.seats(match.id)] == [(ADA, "green"), (BEN, "blue")]


async def test_a_match_begins_once(store: Store) -> None:
    async with store.transaction() as writer:
        match = await open_lobby(writer)
        ada = await writer.add_seat(match.id, person_id=ADA, name="Ada", side="red")
        await writer.begin(match.id, [ada], start=b"{}", schema=1)
        with pytest.raises(AlreadyBegun):
            await writer.begin(match.id, [ada], start=b'{"at":9}', schema=1)
        assert (await journal_of(writer, match.id)).start == b"{}"


async def test_joining_and_leaving_count_as_activity(store: Store) -> None:
    async with store.transaction() as writer:
        match = await open_lobby(writer)
        changes = [match.changed_at]
        await writer.add_seat(match.id, person_id=ADA, name="Ada", side="red")
        changes.append((await match_of(writer, match.id)).changed_at)
        await writer.remove_seat(match.id, person_id=ADA)
        changes.append((await match_of(writer, match.id)).changed_at)
    assert changes == sorted(set(changes))


async def test_the_message_that_shows_the_lobby_is_noted(store: Store) -> None:
    async with store.transaction() as writer:
        match = await open_lobby(writer)
        assert await writer.lobby_message(match.id) is None
        message = LobbyMessage(message_id=2**62, pictures=b'["a monster"]')
        first, second = await writer.owe(match_id=match.id, channel_id=CHANNEL, turn=0, new=boards(b"{}", b"{}"))
        await writer.set_lobby_message(match.id, message, post_id=first.id)
        assert await writer.lobby_message(match.id) == message
        await writer.mark_delivered(first, message_id=message.message_id)
        newer = LobbyMessage(message_id=2**62 + 1, pictures=b"[]")
        await writer.set_lobby_message(match.id, newer, post_id=second.id)
        await writer.set_lobby_message(match.id, message, post_id=first.id)  # as who does not know that it is marked
        assert await writer.lobby_message(match.id) == newer
        assert await match_of(writer, match.id) == match  # it may have come long after whatever was played since


async def test_an_unknown_match_is_refused_by_every_change(store: Store) -> None:
    async with store.transaction() as writer:
        assert await writer.match(9) is None
        for change in (
            writer.add_seat(9, person_id=ADA, name="Ada", side="red"),
            writer.change_side(9, person_id=ADA, side="red"),
            writer.remove_seat(9, person_id=ADA),
            writer.begin(9, [], start=b"{}", schema=1),
            writer.append_turn(9, 1, b"{}", undone=b"[]", fate=b"[]"),
            writer.drop_turns(9, keep=0, undone=b"[]", fate=b"[]"),
            writer.set_status(9, "stopped"),
            writer.owe(match_id=9, channel_id=CHANNEL, turn=0, new=boards(b"{}")),
        ):
            with pytest.raises(NoSuchMatch):
                await change


async def test_the_last_match_of_one_game_is_found_behind_those_of_others(store: Store) -> None:
    async with store.transaction() as writer:
        first = await open_lobby(writer)
        await writer.set_settings(first.id, b'{"pictures":"film"}')
        await writer.set_status(first.id, "stopped")
        new = NewMatch(guild_id=1, channel_id=CHANNEL, game="other_game", host_id=ADA, setup=b"{}", language="en")
        other = await writer.open_match(new, settings=b"{}")
        assert await writer.latest_match_in(CHANNEL) == other
        assert await writer.latest_match_in(CHANNEL, game="some_game") == await match_of(writer, first.id)
        assert await writer.latest_match_in(CHANNEL, game="third_game") is None


async def test_the_people_of_many_tables_are_read_at_once(store: Store) -> None:
    async with store.transaction() as writer:
        begun = [await begin_match(writer, channel=channel) for channel in (1, 2, 3)]
    async with store.reading() as reader:
        expected = {match_id: await reader.seats(match_id) for match_id in begun[:2]}
        assert await reader.seats_of(begun[:2]) == expected
        assert await reader.seats_of([]) == {}


async def test_stopped_matches_are_found_by_number_day_and_people_and_no_more_are_read_than_are_shown(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    noon = datetime(2026, 6, 1, 12, tzinfo=UTC)  # in whose day and time is no 30 and no 7
    monkeypatch.setattr(table_access, "now", lambda: noon)
    async with store.transaction() as writer:
        for number in range(30):
            match = await begin_match(writer)
            await writer.replace_person(match, ADA, by=9, name=f"100%_\u00c4gir{number}")
            await writer.set_status(match, "stopped")

        async def found(*like: str) -> list[int]:
            rows = await writer.begun_matches_in(CHANNEL, limit=25, status="stopped", like=like)
            return [row.id for row in rows]

        assert await found() == await found("") == list(range(30, 5, -1))
        assert await found("30") == [30]
        assert await found("100%_\u00e4GIR7", "ben") == await found("0%_", "\u00e4gir7") == [8]
        assert await found("ben", "cleo") == await found("1000_") == []
        assert len(await found("2026-06")) == 25
        assert await found("2026-05") == []


async def test_the_reviews_of_finished_games_come_with_the_games_of_one_person_alone(store: Store) -> None:
    async with store.transaction() as writer:
        match_id = await begin_match(writer)
        await writer.set_status(match_id, "over")
        row = await writer.match(match_id)
        assert row is not None
        await writer.keep_review(match_id, row.revision, b"{}")
        found = [await writer.finished(1, guild_id=row.guild_id, reviews_of=person) for person in (ADA, ADA + 7, 0)]
    assert [[each.review for each in rows] for rows in found] == [[b"{}"], [None], [None]]


@pytest.mark.parametrize(
    ("seated", "counts"),
    [
        pytest.param([(None, 5), (None, 4)], True, id="both have played since"),
        pytest.param([(None, 5), (None, 3)], False, id="one has not"),
        pytest.param([(None, 5), (None, None)], False, id="one never has"),
        pytest.param([(None, 5), ("novice", None)], False, id="the other one is a program"),
        pytest.param([("novice", None), ("novice", None)], False, id="programs alone"),
        pytest.param([(None, 5), (None, 4), ("novice", None)], True, id="a program besides"),
    ],
)
async def test_a_game_of_three_turns_of_a_file_is_counted_if_two_people_or_more_have_played_it_on(
    store: Store, seated: Sequence[tuple[str | None, int | None]], *, counts: bool
) -> None:
    async with store.transaction() as writer:
        row = await open_lobby(writer)
        taken = [
            await writer.add_seat(row.id, person_id=at, name=f"{at}", side=f"{at}", level=level, brought=3)
            for at, (level, _) in enumerate(seated, start=ADA)
        ]
        await writer.begin(row.id, taken, start=b"{}", schema=1)
        for at, (_, acted) in enumerate(seated, start=ADA):
            await writer.note_acted(row.id, at, acted)
        await writer.set_status(row.id, "over")
        assert bool(await writer.finished(1, guild_id=1)) == counts
        await writer.replace_person(row.id, ADA, by=ADA + 7, name="Eve")
        assert not await writer.finished(1, guild_id=1), "who has not played there"
