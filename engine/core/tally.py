"""What a finished game comes to: places, what was counted, how long turns took.

It is folded from the journal, of which no more is read than counts: to play ten thousand games again takes minutes.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from hashlib import blake2b
from itertools import pairwise
from statistics import median
from typing import Any, Final, NamedTuple

import msgspec

from engine.core.record import Seat, Value
from engine.core.standing import Standing

MARK_BYTES: Final = 12

FIRST_TURNS: Final = 3
"""By so many first turns a game is known: records tell one day for all, on which two games can have begun alike."""


class Happened(msgspec.Struct, frozen=True):
    """An event as far as anything is counted by it; what else it says is passed by."""

    event: str
    """Its name."""
    token: str | None = None
    """What it is about, in a game with tokens."""
    colour: str | None = None
    """Whom it is about, in a game with colours."""
    winner: str | None = None
    """Who has won, at the end."""
    cause: str | None = None
    """Why, at the end."""
    round: int | None = None
    """The round that begins."""
    seat: int | None = None
    """Whom it is about, in a game of sides."""


class PlayedTurn(msgspec.Struct, frozen=True):
    """A turn as far as anything is counted by it."""

    seat: int | None
    """Whose it was."""
    at: datetime
    """When it was played."""
    events: tuple[Happened, ...]
    """What happened."""
    is_forced: bool = False
    """Whether nothing was chosen."""


class Tally(NamedTuple):
    """What a game counts of itself."""

    standings: Sequence[Standing]
    """Who has come to which place."""
    sides: Sequence[str]
    """What each seat has played in the end."""
    rounds: int
    """How many were begun."""
    first: int
    """The round in which it began: a later one where it was played on from a board."""
    topic: str = ""
    """What was played of the game: a scenario, if it has some."""
    gone: frozenset[int] = frozenset()
    """The seats that were given up."""
    counts: Sequence[Mapping[str, int]] = ()
    """What is counted of each seat, by name."""


class SeatSummary(Value, frozen=True):
    """What a game came to for one seat."""

    place: int
    """1 is best."""
    score: int
    """In the game's own units."""
    side: str
    """What it played in the end."""
    turns: int
    """How many turns were chosen there."""
    seconds: float
    """How long one of them took, in the middle."""
    gave_up: bool = False
    """Whether it was given up."""
    counts: Mapping[str, int] = {}
    """What is counted of it, by name."""


class Summary(Value, frozen=True):
    """What a finished game came to."""

    ended: datetime
    """When the last turn was played."""
    rounds: int
    """How many were begun."""
    topic: str
    """What was played of the game: a scenario, if it has some."""
    seats: tuple[SeatSummary, ...]
    """Each seat."""
    first: int = 1
    """The round in which it began."""
    mark: str = ""
    """What a game has in common with its copies from files, and with no other game: how it began."""


ReadTally = Callable[[Any, Sequence[Happened]], Tally]
"""Counts a game, from its start and all events."""


def summarise(tally: ReadTally, state: Any, start: bytes, turns: Sequence[bytes]) -> Summary:
    """Return what a game that is over came to, from its journal as JSON; `state` is the type of its start."""
    read = msgspec.json.decode(b"[" + b",".join(turns) + b"]", type=list[PlayedTurn])
    counted = tally(msgspec.json.decode(start, type=state), [event for turn in read for event in turn.events])
    places = {standing.seat: standing for standing in counted.standings}
    return Summary(
        read[-1].at,
        counted.rounds,
        counted.topic,
        tuple(
            SeatSummary(
                places[Seat(seat)].place,
                places[Seat(seat)].score,
                side,
                len(times := [*_times(read, seat)]),
                median(times) if times else 0.0,
                seat in counted.gone,
                counted.counts[seat] if counted.counts else {},
            )
            for seat, side in enumerate(counted.sides)
        ),
        counted.first,
        blake2b(start + b"".join(turns[:FIRST_TURNS]), digest_size=MARK_BYTES).hexdigest(),
    )


def _times(turns: Sequence[PlayedTurn], seat: int) -> Iterator[float]:
    """Yield how many seconds each turn took that a seat chose; the first of all has nothing to count from."""
    for before, turn in pairwise(turns):
        if turn.seat == seat and not turn.is_forced:
            yield max((turn.at - before.at).total_seconds(), 0.0)
