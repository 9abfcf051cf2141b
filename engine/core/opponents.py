"""Opponents: programs that a game offers to play with, for any seat and at several levels, and their reviews."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.journal import GameMove, State, Turn
from engine.core.record import Seat, Value


class Level(Value, frozen=True):
    """How well an opponent plays."""

    key: str
    """Its name in the program, in saves and in commands."""
    face: str
    """An emoji that stands before its name."""


class Motive(Value, frozen=True):
    """Why an opponent plays a move: a key and the facts that its sentence needs, as a reason against one has."""

    key: str
    """Which motive it is."""
    facts: Mapping[str, str | int] = {}
    """What its sentence needs, by name."""


class UnknownLevel(ValueError):  # noqa: N818 - said as the others are (UnknownGame, NotAllowed)
    """No such level; the message is a sentence."""


class Deadline:
    """When a thought has to be through, by a clock that is handed in: the engine has none."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._begin = clock()
        self._seconds = seconds
        self._clock = clock
        self.was_missed = False
        """Whether somebody has found that it has passed: what they think is cut short."""

    def has_passed(self, share: float = 1.0) -> bool:
        """Whether such a share of the time is over."""
        has_passed = self._clock() - self._begin >= share * self._seconds
        self.was_missed |= has_passed
        return has_passed


UNHURRIED = Deadline(inf, lambda: 0.0)
"""A deadline that never comes, for tests and for whoever has time."""


@dataclass(frozen=True)
class RatedMove(Generic[GameMove]):
    """A move, and what it is worth to whoever plays it."""

    move: GameMove
    """The move."""
    value: float
    """The chances to win with it, from 0 to 1, as far as its level sees."""
    motives: tuple[Motive, ...] = ()
    """Why, the strongest first: only what its level has computed."""
    is_cut: bool = False
    """Whether the time was over before all that its level looks at."""


Piece = TypeVar("Piece")

Chances = tuple[float, ...]
"""Each seat's chances to win, from 0 to 1."""


class TurnReview(Value, frozen=True):
    """One turn."""

    seat: Seat | None
    """Who chose it; None for what nobody chose."""
    chances: Chances
    """The chances after it."""
    luck: Chances = ()
    """How much of what it has changed was luck, empty where nothing was; the rest was skill."""


class TurningPoint(Value, frozen=True):
    """A turn after which much was different."""

    turn: int
    """The number of turns that were played before it."""
    worth: float
    """Of a move how much better it was than the next best, or below zero what it lost; of luck what it changed."""
    seat: Seat
    """Whose chances these are: who moved, or to whom luck did most."""
    better: Any = None
    """A move that would not have lost that, as plain JSON."""
    is_luck: bool = False
    """Whether it was what luck gave, and not the move."""


class Review(Value, frozen=True, tag="review"):
    """How a match went."""

    first: int
    """So many turns were played before anything could be won or lost: those of a draft."""
    begin: Chances
    """The chances then."""
    steps: tuple[TurnReview, ...]
    """All turns from there on."""
    turning_points: tuple[TurningPoint, ...]
    """Those that mattered most, in the order in which they were played."""
    is_brief: bool = False
    """Whether fewer moves were looked at than else, because it took long."""

    @property
    def swing(self) -> float:
        """How much the chances have changed, turn by turn, of whom they changed most for."""
        all_chances = (self.begin, *(step.chances for step in self.steps))
        return sum(
            max(abs(now - then) for now, then in zip(after, before, strict=True))
            for before, after in pairwise(all_chances)
        )

    def account(self, seat: int) -> "Account":
        """Return by what a seat has come from its first chances to the result."""
        end = self.steps[-1].chances[seat] if self.steps else self.begin[seat]
        luck, skill, before = 0.0, 0.0, self.begin[seat]
        for step in self.steps:
            lucky = step.luck[seat] if step.luck else 0.0
            luck += lucky
            skill += step.chances[seat] - before - lucky
            before = step.chances[seat]
        return Account(self.begin[seat], luck, skill, end)


class Account(NamedTuple):
    """What a seat's chances came from: the first three make the last one."""

    begin: float
    """The chances to win when the review begins, from 0 to 1."""
    luck: float
    """What luck added to them."""
    skill: float
    """What moves added to them."""
    result: float
    """What came of it: 1 for a victory, else 0."""


class ReviewBegun(Value, frozen=True, tag="begun"):
    """A review that was put aside."""

    pieces: Mapping[str, Any] = {}
    """What has been worked out of it by name, as plain JSON."""
    of: int = 0
    """How many pieces there will be about; 0 while nobody knows."""
    seconds: float = 0.0
    """How long that has taken."""
    is_brief: bool = False
    """Whether fewer moves were looked at for some of them."""

    @property
    def percent(self) -> int:
        """How much of it is done."""
        return 100 * len(self.pieces) // max(self.of, len(self.pieces), 1)


NOTHING_YET: Final = ReviewBegun()


class PutAside(Exception):  # noqa: N818 - said inside of a review, no fault
    """The time that a review has for now has passed."""


class Notes:
    """What is worked out of a review, piece by piece. Each time that it is gone on with, one piece at least is new."""

    def __init__(
        self, begun: ReviewBegun = NOTHING_YET, *, deadline: Deadline = UNHURRIED, thorough: Deadline = UNHURRIED
    ) -> None:
        """Go on with a review until a deadline; what is worked out after the other one looks at fewer moves."""
        self.of = begun.of
        self._begun = begun
        self._pieces = dict(begun.pieces)
        self._deadline = deadline
        self._thorough = thorough

    def piece(self, name: str, kind: type[Piece], make: Callable[[], Piece]) -> Piece:
        """Return a piece, which is made if it is not there yet. Raises PutAside."""
        if name not in self._pieces:
            if len(self._pieces) > len(self._begun.pieces) and self._deadline.has_passed():
                raise PutAside
            self._pieces[name] = msgspec.to_builtins(make())
        return msgspec.convert(self._pieces[name], kind)

    def must_be_brief(self) -> bool:
        """Whether the piece that is made now looks at fewer moves."""
        return self._thorough.has_passed()

    @property
    def is_brief(self) -> bool:
        """Whether any piece has looked at fewer."""
        return self._begun.is_brief or self._thorough.was_missed

    def put_aside(self, *, seconds: float) -> ReviewBegun:
        """Return what is there by now, after so many seconds more."""
        return ReviewBegun(self._pieces, self.of, self._begun.seconds + seconds, self.is_brief)


@dataclass(frozen=True, kw_only=True, eq=False)  # a game is looked up by what it is made of, and a mapping has no hash
class StandIns(Generic[State, GameMove]):
    """How a game finds the level at which a stand-in plays like somebody who is absent."""

    losses: Mapping[str, float]
    """The levels that a stand-in may have, weakest first, and what a move of theirs gives away on average."""
    usual: str
    """The level for somebody of whom too little is known."""
    best: Callable[[State, Seat, str, Deadline], RatedMove[GameMove]]
    """Return the best move that such a level sees, which luck has no part in, and why."""
    loss: Callable[[State, Seat, GameMove, Deadline], float | None]
    """Say how much a move of a seat gave away of its chances to win; None where that is not known, or nothing."""

    def nearest(self, losses: Sequence[float]) -> str:
        """Return the level whose moves give away about as much as these, on average."""
        mean = sum(losses) / len(losses)
        return min(self.losses, key=lambda level: abs(self.losses[level] - mean))


@dataclass(frozen=True, kw_only=True)
class Opponents(Generic[State, GameMove]):
    """What a game offers. All that is given to it is what its seat may see (`Game.see`), never the whole position."""

    levels: tuple[Level, ...]
    """Weakest first."""
    choose: Callable[[State, Seat, str, Chance, Deadline], RatedMove[GameMove]]
    """Choose a legal move for a seat that is to act, at a level: the same one for the same luck and no hurry.

    When the deadline passes, it is the best one so far; if there is none, the least that the game allows.
    """
    judge: Callable[[State, Seat, str, Deadline], tuple[RatedMove[GameMove], ...]]
    """Give every move of a seat that is to act its value at a level, best first, without motives."""
    explain: Callable[[State, Seat, GameMove], tuple[Motive, ...]]
    """Say what speaks for any legal move, with all that can be computed."""
    chances: Callable[[State], tuple[float, ...]]
    """Estimate each seat's chances to win; exact when the game is over."""
    stand_ins: StandIns[State, GameMove] | None = None
    """How stand-ins play for somebody; None where they do the least."""
    advise: Callable[[State, Seat, str, Deadline], tuple[RatedMove[GameMove], ...]] | None = None
    """Return the few best moves of a seat that is to act, each with its motives; None for a game without advice."""
    review: Callable[[State, Sequence[Turn[Any, Any]], Notes], Review] | None = None
    """Say how a match went that is over, by its start and its turns; None for a game without reviews.

    Raises PutAside where the time of its notes is over, with which it goes on later.
    """

    def level(self, key: str) -> Level:
        """Return the level of a key. Raises UnknownLevel."""
        found = next((level for level in self.levels if level.key == key), None)
        if found is None:
            raise UnknownLevel(f"level: {key!r} is none of {', '.join(level.key for level in self.levels)}.")
        return found


AnyStandIns = StandIns[Any, Any]
"""The stand-ins of a game for whoever need not know which one."""

AnyOpponents = Opponents[Any, Any]
"""The opponents of a game for whoever need not know which one."""
