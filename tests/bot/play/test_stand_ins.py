"""At which level a stand-in plays: as strong as who is absent, a usual one for whom nobody knows yet."""

from dataclasses import replace
from functools import cache

import msgspec

from bot.play.stand_ins import FEWEST, MOST, level_for
from bot.table import Table
from engine.core import UNHURRIED, AnyMatch, Match, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.opponents import OPPONENTS
from engine.thoughts import Job
from tests.bot.table.tables import seats, table
from tests.every_game.matches import NOON

PLAYERS = (("Ada", "green"), ("Ben", "red"), ("Cleo", "blue"))
ADA, BEN, CLEO = range(len(PLAYERS))


LOSSES = {ADA: 0.0, BEN: 0.2, CLEO: 0.045}
"""What each gives away with a move."""


async def think(job: Job) -> bytes:
    return str(LOSSES[job.seat]).encode()


async def fail(_job: Job) -> None:
    """Think of nothing in time."""


@cache
def played(rounds: int) -> AnyMatch:
    """Play as many rounds."""
    chance = SeededChance(4)
    match = Match.begin(FEARSOME_FLOORS, FEARSOME_FLOORS.begin(Setup(("green", "red", "blue")), chance))
    while match.state.round <= rounds:
        move, seat = FEARSOME_FLOORS.due(match.state), None
        if move is None:
            (seat,) = FEARSOME_FLOORS.to_act(match.state)
            move = OPPONENTS.judge(match.state, seat, "runner", UNHURRIED)[0].move
        match = match.play(seat, move, chance=chance, at=NOON)
    return match


def at_table(match: AnyMatch, *known: int) -> Table:
    """Return the table of a match, at which these people have played all their turns themselves."""
    seated = [
        msgspec.structs.replace(row, acted=len(match.journal.turns) if seat in known else None)
        for seat, row in enumerate(seats(*PLAYERS))
    ]
    return replace(table(match.journal.start, seated), match=match)


async def level(of: int, *known: int, rounds: int = 4) -> str:
    there = at_table(played(rounds), *known)
    return await level_for(there, there.seats[of], think)


async def test_a_stand_in_plays_as_well_as_who_is_absent_has_in_this_game() -> None:
    assert await level(ADA, ADA, BEN) == "expert"
    assert await level(BEN, ADA, BEN) == "runner"


async def test_of_whom_too_little_is_known_it_plays_as_usual_but_not_above_everybody_else() -> None:
    assert await level(ADA) == "player"
    assert await level(CLEO, ADA, BEN) == "player"
    assert await level(CLEO, BEN) == "runner"
    assert await level(ADA, ADA, rounds=1) == "player"


async def test_what_a_stand_in_has_played_before_tells_nothing_of_the_person() -> None:
    match = played(4)
    there = at_table(match, ADA)
    few = msgspec.structs.replace(there.seats[ADA], acted=6)
    there = replace(there, seats=(few, *there.seats[1:]))
    assert await level_for(there, few, think) == "player"


async def test_only_the_newest_decisions_are_looked_at() -> None:
    asked = []

    async def note(job: Job) -> bytes:
        asked.append(job)
        return b"0.0"

    there = at_table(played(6), ADA)
    assert await level_for(there, there.seats[ADA], note) == "expert"
    assert FEWEST < len(asked) == MOST


async def test_where_nothing_is_thought_of_in_time_it_plays_as_usual() -> None:
    there = at_table(played(4), ADA, BEN)
    assert await level_for(there, there.seats[ADA], fail) == "player"
