"""What people tried, and what they were told of it; held against the journal at the end."""

from collections.abc import Sequence
from enum import Enum, auto
from time import perf_counter
from typing import NamedTuple

import msgspec


class Known(Enum):
    """What a person knows of an attempt."""

    DONE = auto()
    REFUSED = auto()
    UNKNOWN = auto()
    """The bot died, or did not answer: the move has been made, or it has not."""


class Moved(NamedTuple):
    """A move as the journal has it."""

    person: int
    token: str
    path: str


class Attempt(msgspec.Struct):
    """One sending of one move. `match` is the match of the board that the person saw."""

    match: int
    move: Moved
    known: Known = Known.UNKNOWN
    turn: int | None = None
    """The number of the turn that this must be, where a button said which board it was for."""
    is_plan: bool = False
    """Whether it was planned for a turn to come: then it may never be played."""
    at: float = msgspec.field(default_factory=perf_counter)
    """When it was sent."""


class Verdict(NamedTuple):
    """How attempts and a journal fit: moves that are missing, and moves that nobody made or that are there twice."""

    lost: int
    duplicates: int


def judge(attempts: Sequence[Attempt], journal: Sequence[tuple[int, Moved]]) -> Verdict:
    """Hold a match's attempts, in order, against its turns: their numbers and moves.

    An attempt that was told done is one turn. One that was told nothing is one turn or none: every way to read those
    is followed, as the set of turns that can have been reached. A turn that no attempt explains is a duplicate.
    """
    reached, lost = {0}, 0
    for attempt in attempts:
        played = {turn + 1 for turn in reached if turn < len(journal) and _fits(attempt, *journal[turn])}
        match attempt.known:
            case Known.DONE:
                lost += not played
                reached = played or reached
            case Known.UNKNOWN:
                reached |= played
            case Known.REFUSED:
                pass
    return Verdict(lost, len(journal) - max(reached))


def _fits(attempt: Attempt, number: int, move: Moved) -> bool:
    return attempt.move == move and attempt.turn in (None, number)
