"""Absence: when the time of a turn runs out the table's choice applies, and whoever was absent comes back."""

from datetime import timedelta
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.play.stand_ins import FEWEST
from bot.sandbox import Channel, World
from engine.core import UNHURRIED, ScriptedChance, SeededChance
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.opponents import OPPONENTS
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    BEGIN_FROM,
    NOTHING,
    answer,
    asks,
    begins,
    begun,
    clicks_late,
    forgive,
    public,
    replaces,
    rows,
    said,
    set_up,
    start_tokens,
    stops,
    texts,
)
from tests.patience import until

NOBODY = frozenset[int]()
WAITS = (
    "Nobody has acted for a whole round, so the game waits. It goes on with the next move, or when a player "
    "uses `/table back`."
)


def green_begins(*more: str) -> ScriptedChance:
    return ScriptedChance([*begins("green"), *more])


async def timed(at: At, absence: str, *names: str) -> None:
    """Begin a game in which a turn has an hour."""
    await begun(at, *names)
    await at(names[0]).slash("table settings", time="hour", absence=absence, reminder="never")


async def test_a_table_that_waits_says_once_that_the_time_has_run_out(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(green_begins()) as client:
        await timed(at, "wait", "Ada", "Ben")
        await bot_clock.passes(client, minutes=59)
        before = len(public(games))
        await bot_clock.passes(client, minutes=1)
        await bot_clock.passes(client, days=9)
        (told,) = public(games)[before:]
        assert told.content == "Ada has run out of time for this turn; the game waits."
        assert told.pinged == NOBODY
        assert await asks(at("Ada"), "stay", token="4") == "green 4 stays outside. It shows 3 now."


async def test_the_least_is_played_for_one_who_is_absent_and_the_next_is_called(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, database: Path
) -> None:
    async with start(green_begins()) as client:
        await timed(at, "stay", "Ada", "Ben")
        await at("Ada").slash("table settings", reminder="hour")  # due at the same time: whose time is over needs none
        await bot_clock.passes(client)
    before = len(public(games))
    async with start(ScriptedChance([])) as client:
        await bot_clock.passes(client, hours=30)  # it is done once, however long ago it was due
        (post,) = public(games)[before:]
        late, stayed, *_, call = post.content.splitlines()
        assert late == "Ada has run out of time for this turn, so the bot does as little as possible for them."
        assert stayed.startswith("Ada: green ")
        assert call == f"Next: <@{world.people['Ben'].id}> (red)"
        assert post.pinged == {world.people["Ben"].id}
        ((body,),) = rows(database, "SELECT body FROM turns")
        assert '"seat":0' in str(body)
        assert await asks(at("Ben"), "stay", token="4") == "red 4 stays outside. It shows 3 now."


async def test_the_time_in_which_the_bot_was_away_is_not_taken_from_a_turn(
    start: Start, at: At, games: Channel, bot_clock: Clock, database: Path
) -> None:
    async with start(green_begins()) as client:
        await timed(at, "stay", "Ada", "Ben")
        await bot_clock.passes(client, minutes=10)
    bot_clock.now += timedelta(hours=3)
    async with start(ScriptedChance([])) as client:
        await bot_clock.passes(client, minutes=49)
        assert rows(database, "SELECT * FROM turns") == []
        await bot_clock.passes(client, minutes=1)
        assert public(games)[-1].content.startswith(
            "Ada has run out of time for this turn, so the bot does as little as possible for them. "
            "Not counted: 3 hours in which the bot or Discord was away.\nAda: green "
        )


async def test_a_game_in_which_everybody_is_absent_stops_and_goes_on_with_whoever_comes_back(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, database: Path
) -> None:
    async with start(green_begins()) as client:
        await timed(at, "stay", "Ada", "Ben", "Cleo")
        for _ in range(9):
            await bot_clock.passes(client, hours=1)
        assert len(rows(database, "SELECT * FROM turns")) == 3
        *_, board, waits = public(games)
        assert board.pinged == {world.people["Ada"].id}
        assert (waits.content, waits.pinged) == (WAITS, NOBODY)
        assert await asks(at("Dan"), "table back") == "You do not sit at this table."
        assert await asks(at("Ben"), "table back") == NOTHING
        await client.outbox_worker.idle()
        assert (public(games)[-1].content, public(games)[-1].pinged) == ("Ben is back.", NOBODY)
        before = len(public(games))
    async with start(ScriptedChance([])) as client:
        await bot_clock.passes(client, hours=1)
        (post,) = public(games)[before:]
        assert post.pinged == {world.people["Ben"].id}
        assert await asks(at("Ben"), "stay", token="5") == "red 5 stays outside. It shows 2 now."
        assert "Nobody plays in your place" in await asks(at("Ben"), "table back")


async def test_a_game_in_which_everybody_is_absent_goes_on_with_whoever_takes_a_seat(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, database: Path
) -> None:
    people = world.people
    async with start(green_begins()) as client:
        await timed(at, "stay", "Ada", "Ben", "Cleo")
        for _ in range(3):
            await bot_clock.passes(client, hours=1)
        assert public(games)[-1].content == WAITS
        await replaces(at, world, "Ben", "Dan")
        await client.outbox_worker.idle()
        before = len(public(games))
        await bot_clock.passes(client, minutes=59)
        assert public(games)[before:] == []
        await bot_clock.passes(client, minutes=1)
        (post,) = public(games)[before:]
        assert post.content.startswith(
            "Ada has run out of time for this turn, so the bot does as little as possible for them."
        )
        assert post.pinged == {people["Dan"].id}
        assert len(rows(database, "SELECT * FROM turns")) == 4


async def test_a_stand_in_plays_at_once_from_then_on_until_the_absent_person_acts(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock
) -> None:
    async with start(green_begins("5")) as client:
        await timed(at, "stand-in", "Ada", "Ben")
        await client.outbox_worker.idle()
        old = public(games)[-2]  # the board on which Ada was called
        await bot_clock.passes(client, hours=1)
        assert public(games)[-1].content.startswith(
            "Ada has run out of time for this turn. A stand-in (🐈 Cat) plays from now on, until Ada acts "
            "or uses `/table back`."
        )
    before = len(public(games))
    ben = world.people["Ben"].id
    async with start(ScriptedChance(["5"])) as client:
        await at("Ben").slash("stay", token="4")
        await until(lambda: len(public(games)) == before + 2)
        unasked, stood_in = public(games)[before:]
        assert unasked.pinged == NOBODY  # it names Ada, whose stand-in plays at once
        assert stood_in.content.startswith("A stand-in (🐈 Cat) plays for Ada.\nAda: green ")
        assert stood_in.pinged == {ben}
        move, why = said(await at("Ben").click(stood_in, id_of(stood_in, "reasons"))).split("\n")
        assert move == stood_in.content.split("\n")[1]
        assert why.startswith("→ ")
        assert why.endswith(".")
        assert "This board is from an earlier turn." in said(await clicks_late(at("Ada"), old, id_of(old, "ff-pad")))
        await at("Ben").slash("stay", token="5")
        token, *_ = await at("Ben").complete("stay", focus="token", token="")
        await at("Ben").slash("stay", token=token["value"])  # in the next round, which Ben begins
        await client.outbox_worker.idle()
        assert "Ada is back." in texts(public(games)[before:])
        board = public(games)[-1]
        assert board.pinged == {world.people["Ada"].id}
        assert answer(await at("Ada").click(board, id_of(board, "ff-pad"))).components
        await bot_clock.passes(client, minutes=59)
        assert public(games)[-1] == board


async def test_stand_ins_do_not_play_a_game_among_themselves(
    start: Start, at: At, games: Channel, bot_clock: Clock, database: Path
) -> None:
    async with start(green_begins("5")) as client:
        await timed(at, "stand-in", "Ada", "Ben")
        for _ in range(5):
            await bot_clock.passes(client, hours=1)
        assert len(rows(database, "SELECT * FROM turns")) == 2
        assert public(games)[-1].content == WAITS
        assert await asks(at("Ada"), "stay", token="4") == "green 4 stays outside. It shows 3 now."
        # Ben's stand-in plays on, in the next round too, until it is Ada's turn again.
        await until(lambda: len(rows(database, "SELECT * FROM turns")) == len(["Ada", "Ben", "the monster", "Ben"]) + 2)
        await bot_clock.passes(client)
        assert "Ada is back." in texts(public(games))
        assert public(games)[-1].content.startswith("A stand-in (🐈 Cat) plays for Ben.")


async def test_in_the_draft_any_tile_is_placed_for_one_who_is_absent(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(SeededChance(3)) as client:
        await at("Ada").slash("new fearsome-floors", dungeon="advanced")
        for name in ("Ada", "Ben"):
            await at(name).slash("join")
        await at("Ada").slash("table start")
        await at("Ada").slash("table settings", time="minute")
        await bot_clock.passes(client, minutes=1)
        assert (
            "has run out of time for this turn, so the bot does as little as possible for them.\n"
            in public(games)[-1].content
        )
        assert "Next: " in public(games)[-1].content


async def test_a_lobby_in_which_nothing_happens_for_a_day_closes_itself(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")
        await bot_clock.passes(client, hours=23)
        await at("Ben").slash("join")
    async with start() as client:
        await bot_clock.passes(client, hours=23)
        assert len(public(games)) == 1
        await bot_clock.passes(client, hours=1)
        told = public(games)[-1]
        assert told.content == (
            "Nobody has done anything at this table for a day, so it is closed; `/new` opens another one."
        )
        assert told.pinged == NOBODY
        assert await asks(at("Ben"), "join") == "There is no game in this channel; `/new` opens a table."
        await at("Ben").slash("new fearsome-floors")
        await at("Ben").slash("join")
        await at("Ada").slash("join")
        await at("Ben").slash("table start")
        await bot_clock.passes(client, hours=25)
        assert "is closed" not in public(games)[-1].content


async def test_a_lobby_is_not_closed_for_a_day_in_which_the_bot_was_away(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")
        await bot_clock.passes(client)
    bot_clock.now += timedelta(hours=25)
    async with start() as client:
        await bot_clock.passes(client, hours=23)
        assert len(public(games)) == 1
        await bot_clock.passes(client, hours=1)
        assert public(games)[-1].content == (
            "Nobody has done anything at this table for a day, so it is closed; `/new` opens another one. "
            "Not counted: 25 hours in which the bot or Discord was away."
        )


async def test_who_is_absent_is_not_asked_whether_a_turn_may_be_taken_back(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(green_begins()) as client:
        await timed(at, "stay", "Ada", "Ben", "Cleo")
        await at("Ada").slash("stay", token="4")
        await bot_clock.passes(client, hours=1)
        assert await asks(at("Ada"), "undo") == NOTHING
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Taken back: Ada: green 3")


async def test_a_stopped_game_and_a_seat_with_somebody_else_forget_what_was_due(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, database: Path
) -> None:
    async with start(green_begins()) as client:
        await timed(at, "stand-in", "Ada", "Ben")
        await bot_clock.passes(client, hours=1)
        assert rows(database, "SELECT person_id FROM seats WHERE stand_in") == [(world.people["Ada"].id,)]
        await replaces(at, world, "Ada", "Cleo")
        assert rows(database, "SELECT * FROM seats WHERE stand_in") == []
        await stops(at("Mo"))
        await client.outbox_worker.idle()
        before = public(games)
        await bot_clock.passes(client, days=9)
        assert public(games) == before
        assert rows(database, "SELECT * FROM alarms") == []


@pytest.mark.parametrize("absence", ["stay", "stand-in"])
async def test_an_absent_players_last_turn_can_be_taken_back_by_that_player(
    start: Start, at: At, bot_clock: Clock, database: Path, absence: str
) -> None:
    async with start(green_begins()) as client:
        await timed(at, absence, "Ada", "Ben")
        await bot_clock.passes(client, hours=1)
        assert await asks(at("Ada"), "undo") == NOTHING
        assert rows(database, "SELECT missed, stand_in FROM seats WHERE missed OR stand_in") == []
        await bot_clock.passes(client, minutes=59)
        assert rows(database, "SELECT * FROM turns") == []


async def test_an_alarm_of_a_save_that_cannot_be_read_is_put_away_and_logged_once(
    start: Start, at: At, bot_clock: Clock, database: Path, quiet: list[EventDict]
) -> None:
    async with start(green_begins()) as client:
        await timed(at, "stay", "Ada", "Ben")
        await client.outbox_worker.idle()
        rows(database, BEGIN_FROM, "{}")
        for _ in range(3):
            await bot_clock.passes(client, hours=2)
        assert len(forgive(quiet, "corrupt save")) == 1
        assert rows(database, "SELECT * FROM alarms") == []


@pytest.mark.parametrize(("rank", "level"), [(0, "🦉 Owl"), (-1, "🐇 Hare")])
async def test_a_stand_in_plays_as_well_as_who_is_absent_has_and_its_level_is_told(
    start: Start, at: At, games: Channel, database: Path, bot_clock: Clock, rank: int, level: str
) -> None:
    async with start(green_begins("5", "7", "8")) as client:
        await timed(at, "stand-in", "Ada", "Ben")
        tokens = {f"g{number}": f"{column}7" for number, column in zip((1, 3, 4, 5), "efgh", strict=True)}
        set_up(database, tokens=start_tokens(database) | tokens, tiles={}, patches=(), round=6)
        decided = 0
        while True:  # Ada always plays the best move that an expert sees, or the worst
            table = await client.app.tables.running(games.id, None)
            state, (row,) = table.started_match.state, table.to_act
            if row.name == "Ada" and decided == FEWEST:
                break
            decided += row.name == "Ada"
            judged = OPPONENTS.judge(state, table.must_seat(row.person_id), "expert", UNHURRIED)
            move = judged[rank if row.name == "Ada" else 0].move
            assert isinstance(move, MoveToken)
            await at(row.name).slash("move", token=str(state.number_of(move.token)), path=move.path or "-")
        await bot_clock.passes(client, hours=1)
        assert public(games)[-1].content.startswith(
            f"Ada has run out of time for this turn. A stand-in ({level}) plays from now on, until Ada acts "
            "or uses `/table back`.\nAda: green "
        )
