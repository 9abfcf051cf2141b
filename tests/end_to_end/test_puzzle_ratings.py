"""Puzzles and people are rated: told with the answer, each person of themselves alone, and folded from what is kept."""

import asyncio
import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.games import GAMES
from bot.play.puzzle_ratings import FOLDED_ANEW
from bot.runtime.client import Furunkulus
from bot.sandbox import World
from bot.table.puzzles import PuzzleId, match_number
from bot.table.rows import TryRow
from engine.fearsome_floors.puzzles import Puzzle, for_practice, puzzle_of
from engine.fearsome_floors.puzzles.calendar import FIRST_DAY
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import answer, asks, rows
from tests.end_to_end.test_puzzle import typed

AT_TABLES = {game.key: game.table for game in GAMES}
PRACTICE = match_number(AT_TABLES, PuzzleId("fearsome-floors", "practice", 0))
OTHERS = range(1000, 1040)
"""People whom nobody here knows."""


def found_by_three(clock: Clock) -> Puzzle:
    """Return the first puzzle of the year that three of the six levels find, whose day it is now."""
    days = (FIRST_DAY + timedelta(days=number) for number in range(365))
    day = next(day for day in days if len(puzzle_of(day).found_by) == 3)
    clock.now = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    return puzzle_of(day)


async def note(client: Furunkulus, at: Clock, people: Iterable[int], puzzles: Iterable[int], *, right: bool) -> None:
    """Note an answer of each of some people to each of some puzzles."""
    tries = [
        TryRow(person_id=person, puzzle=puzzle, moves="?", right=right, guild_id=1, at=at.now)
        for person in people
        for puzzle in puzzles
    ]
    async with client.store.transaction() as writer:
        for row in tries:
            await writer.note_try(row)


def rated(told: str) -> str:
    """Return what is told of ratings, without the levels' faces."""
    (line,) = re.findall(r"^(?:About as hard|Harder).*$", told, re.MULTILINE)
    return re.sub(r" \W ", " ", str(line))


async def test_a_puzzle_is_as_hard_as_people_find_it_and_who_is_erased_has_never_tried_it(
    start: Start, at: At, bot_clock: Clock, database: Path
) -> None:
    puzzle = found_by_three(bot_clock)
    number = match_number(AT_TABLES, PuzzleId("fearsome-floors", "day", bot_clock.now.date().toordinal()))
    async with start() as client:

        async def told_later(name: str) -> str:
            """Ask after the ratings are folded anew, at the same hour of the same day."""
            bot_clock.now += FOLDED_ANEW
            await asks(at(name), "puzzle", answer=typed(puzzle))
            await client.app.puzzle_ratings.idle()
            return rated(await asks(at(name), "puzzle", answer=typed(puzzle)))

        assert rated(await asks(at("Ada"), "puzzle", answer=typed(puzzle))) == "About as hard as what Fox finds."
        await note(client, bot_clock, OTHERS, [number], right=False)
        assert await told_later("Ben") == "Harder than what Dragon finds."
        await asyncio.to_thread(rows, database, "DELETE FROM tries WHERE person_id BETWEEN 1000 AND 1039")
        assert await told_later("Dan") == "About as hard as what Cat finds.", "three of three have solved it"


async def test_people_are_told_what_they_solve_once_that_can_be_known_and_practise_on_that(
    start: Start, at: At, world: World, bot_clock: Clock
) -> None:
    puzzle = found_by_three(bot_clock)
    hard = [number for number, one in enumerate(for_practice()) if one.grade == 5 and not one.found_by]
    easy = [number for number, one in enumerate(for_practice()) if one.grade == 1 and one.found_by]

    async def first_practised(name: str) -> int:
        pad = answer(await at(name).slash("puzzle", kind="save"))
        return int(re.findall(r"level (\d) of 5", pad.content)[0])

    async with start() as client:
        ada, ben = world.people["Ada"].id, world.people["Ben"].id
        await note(client, bot_clock, [ada], [PRACTICE + number for number in hard[:3]], right=True)
        told = rated(await asks(at("Ada"), "puzzle", answer=typed(puzzle)))
        assert told == "About as hard as what Fox finds.", "of a person with four puzzles nothing is told"
        await note(client, bot_clock, [ada], [PRACTICE + number for number in hard], right=True)
        await note(client, bot_clock, [ben], [PRACTICE + number for number in easy], right=False)
        told = rated(await asks(at("Ada"), "puzzle", answer=typed(puzzle)))
        assert told == "About as hard as what Fox finds. You solve more than Dragon finds."
        told = rated(await asks(at("Ben"), "puzzle", answer=typed(puzzle)))
        assert told == "About as hard as what Fox finds. You solve what Hare finds."
        assert await first_practised("Ada") > await first_practised("Ben")
