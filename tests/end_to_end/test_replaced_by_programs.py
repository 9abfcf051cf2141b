"""A person's seat is given to a program, and a program's to a person: only people are asked."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from bot.delivery.studio_process import Thinker
from bot.sandbox import Channel, World
from engine.core import ScriptedChance, SeededChance
from engine.thoughts import Job
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import NOTHING, answers_offer, asks, begins, begun, public, rows, seated
from tests.end_to_end.test_opponents import UNKNOWN

FOX = "🦊 Fox (bot)"


async def test_a_program_takes_the_turn_of_a_person_at_once_and_the_person_comes_back_by_the_usual_button(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    ben = world.people["Ben"]
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert await asks(at("Mo"), "table replace", old=ben, level="skilled") == NOTHING
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        given, played = public(games)[-2:]
        assert given.content.startswith("Mo has given the seat of Ben to 🦊 Fox \\(bot\\).")
        assert given.content.endswith("🦊 Fox \\(bot\\) (red) is thinking.")
        assert given.pinged == frozenset()
        assert played.content.startswith("🦊 Fox \\(bot\\): red")
        assert rows(database, "SELECT side, level FROM seats WHERE person_id < 0") == [("red", "skilled")]

        assert await asks(at("Mo"), "table replace", program="fox", new=ben) == "Asked by a button in the channel: Ben."
        assert await answers_offer(at("Ben"), "sit") == NOTHING
        await client.outbox_worker.idle()
        assert "Mo has given the seat of 🦊 Fox \\(bot\\) to Ben." in [one.content for one in public(games)][-1]
        assert rows(database, "SELECT person_id, level FROM seats WHERE side = 'red'") == [(ben.id, None)]


async def test_a_seat_changes_hands_between_programs_and_in_the_lobby_too(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(SeededChance(1)) as client:
        await seated(at, "Ada", "Ben", "Cleo")
        await at("Ben").slash("table leave")  # which leaves a gap in the order
        assert await asks(at("Ada"), "table replace", old=world.people["Cleo"], level="skilled") == NOTHING
        (offered,) = await at("Ada").complete("table replace", focus="program", program="f")
        assert offered["value"] == FOX
        assert await asks(at("Ada"), "table replace", program=FOX, level="expert") == NOTHING
        await client.outbox_worker.idle()
        assert "2. 🦉 Owl \\(bot\\): blue" in public(games)[0].content
        assert await asks(at("Ada"), "table start") == NOTHING
        assert rows(database, "SELECT name, level FROM seats WHERE person_id < 0") == [("🦉 Owl (bot)", "expert")]


UNCLEAR: Final[tuple[tuple[dict[str, str], str], ...]] = (
    ({}, "Say who leaves"),
    ({"level": "expert"}, "Say who leaves"),
    ({"old": "Ada"}, "Say who leaves"),
    ({"old": "Ada", "new": "Cleo", "level": "expert"}, "Say who leaves"),
    ({"old": "Ada", "program": FOX, "level": "expert"}, "Say who leaves"),
    ({"old": "Cleo", "level": "expert"}, "who sits at this table can leave a seat"),
    ({"old": "Ada", "level": "wizard"}, UNKNOWN),
    ({"program": "Owl", "level": "expert"}, "No program at this table, or more than one, is called “Owl”."),
    ({"program": "fox", "level": "expert"}, "No program at this table, or more than one, is called “fox”."),
)
"""What does not say who leaves and who comes, and what is told."""


async def test_who_leaves_and_who_comes_must_be_clear(start: Start, at: At, world: World, database: Path) -> None:
    async with start(SeededChance(1)):
        await at("Ada").slash("new fearsome-floors", opponents=2, level="skilled")
        before = rows(database, "SELECT * FROM seats")
        people = {name: world.people[name] for name in ("Ada", "Cleo")}
        for options, told in UNCLEAR:
            given = {option: people.get(value, value) for option, value in options.items()}
            assert told in await asks(at("Ada"), "table replace", **given)
            assert rows(database, "SELECT * FROM seats") == before


async def test_players_who_are_neither_host_nor_moderator_bring_no_program(
    start: Start, at: At, world: World, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        told = await asks(at("Ben"), "table replace", old=world.people["Ada"], level="expert")
        assert told.startswith("Only the host of this table")
        assert rows(database, "SELECT * FROM seats WHERE level IS NOT NULL") == []


async def test_an_offer_ends_with_the_program_whose_seat_it_was(
    start: Start, at: At, world: World, database: Path
) -> None:
    async with start(SeededChance(1)):
        await at("Ada").slash("new fearsome-floors", opponents=2, level="skilled")
        await asks(at("Mo"), "table replace", program="Fox 2", new=world.people["Ben"])
        await asks(at("Mo"), "table replace", program="Fox 2", new=world.people["Mo"])
        await asks(at("Ada"), "table replace", old=world.people["Ada"], level="expert")
        assert rows(database, "SELECT person_id FROM seats WHERE side = 'green'") == [(-2,)]  # as the one before had
        assert await answers_offer(at("Ben"), "sit") == "This offer of a seat is over."
        assert rows(database, "SELECT person_id FROM seats WHERE side = 'green'") == [(-2,)]


class Interrupted(Thinker):
    """Thinks, and lets something happen before it says what it has thought of."""

    meanwhile: Callable[[], Awaitable[object]]

    async def think(self, job: Job) -> bytes | None:
        thought = await super().think(job)
        await self.meanwhile()
        return thought


async def test_a_thought_for_a_seat_that_a_person_has_taken_meanwhile_is_not_played(
    start: Start, at: At, world: World, database: Path
) -> None:
    thinker, mo = Interrupted(), world.people["Mo"]
    thinker.meanwhile = lambda: at("Mo").slash("table replace", program="fox", new=mo)
    async with start(ScriptedChance([*begins("green")]), thinker=thinker) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await asks(at("Mo"), "table replace", old=world.people["Ben"], level="skilled")
        await client.opponent_worker.idle()
        assert rows(database, "SELECT count(*) FROM turns") == [(1,)]
        assert rows(database, "SELECT person_id FROM seats WHERE side = 'red'") == [(mo.id,)]
    thinker.close()
