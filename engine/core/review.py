"""A review: how each seat's chances to win went over a match that is over, and by what."""

from typing import Any, NamedTuple

from engine.core.record import Seat, Value

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
    """Of a move how much better it was than others, or below zero how much it lost; of luck what that changed."""
    seat: Seat
    """Whose chances these are: who moved, or to whom luck did most."""
    better: Any = None
    """A move that would not have lost that, as plain JSON."""


class Review(Value, frozen=True):
    """How a match went."""

    first: int
    """So many turns were played before anything could be won or lost: those of a draft."""
    begin: Chances
    """The chances then."""
    steps: tuple[TurnReview, ...]
    """All turns from there on."""
    turning_points: tuple[TurningPoint, ...]
    """Those that mattered most, in the order in which they were played."""

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
