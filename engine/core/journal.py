"""What is saved of a match: a start position, and turns, each one move and its events."""

from datetime import datetime
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from engine.core.chance import Drawn, Fate
from engine.core.record import Seat, Value

State = TypeVar("State", bound=Value)
GameMove = TypeVar("GameMove")
GameEvent = TypeVar("GameEvent")


class Order(Value, Generic[GameMove, GameEvent], frozen=True):
    """A standing order as it was given (`Game.orders`). It is no turn: nothing is counted by it."""

    seat: Seat
    """Who gave it."""
    move: GameMove
    """The order."""
    events: tuple[GameEvent, ...]
    """What it changed in the position."""


class Turn(Value, Generic[GameMove, GameEvent], frozen=True, omit_defaults=True):
    """One move and its events."""

    seat: Seat | None
    """Whose move it is; None for one that was due."""
    move: GameMove
    """What was chosen, or was due."""
    events: tuple[GameEvent, ...]
    """What happened, from which alone the next position follows."""
    luck: tuple[Drawn, ...]
    """What chance gave, in order."""
    at: datetime
    """When it was played (UTC)."""
    skipped: tuple[Annotated[int, msgspec.Meta(ge=0)], ...] = ()
    """For each item of luck how many of its kind were owed before it, but were not in the bag; empty if none ever was.

    An undo puts the luck back behind them.
    """
    opens: bool = False
    """Whether a new post begins with this turn: what was not posted before it is posted without it.

    It is true as well if a turn that was taken back opened a post here: what came before is posted already.
    """
    rests: bool = True
    """Whether this turn ends a post, so that all that was not posted before it is posted with it.

    Not where the next one was forced by this move: that is told with it.
    """
    owes: bool = True
    """Whether an undo owes its luck again; not where only a file says what that was: its maker could choose it."""
    orders: tuple[Order[GameMove, GameEvent], ...] = ()
    """The standing orders that were given since the turn before it, as they stood when it was played."""
    is_forced: bool = False
    """Whether it was played for its seat, which had nothing else to choose (`Game.forced`)."""

    @property
    def is_chosen(self) -> bool:
        """Whether a player chose it: nobody chose what was due, or forced."""
        return self.seat is not None and not self.is_forced

    @property
    def owed(self) -> tuple[Drawn, ...]:
        """Return the luck that comes again after an undo."""
        return self.luck if self.owes else ()

    def drawn(self, kind: str) -> tuple[str, ...]:
        """Return what chance gave of one kind, in order."""
        return tuple(drawn.item for drawn in self.luck if drawn.kind == kind)


class Journal(Value, Generic[State, GameMove, GameEvent], frozen=True):
    """What is saved of a match."""

    game: str
    """The game's key."""
    start: State
    """The position before the first turn."""
    turns: tuple[Turn[GameMove, GameEvent], ...] = ()
    """What has been played and not been taken back."""
    undone: tuple[Turn[GameMove, GameEvent], ...] = ()
    """The turns that can be redone, next one first."""
    fate: Fate = msgspec.field(default_factory=dict)
    """Luck that undos took back and that is owed again; that of `undone` comes behind what it had skipped only."""
    orders: tuple[Order[GameMove, GameEvent], ...] = ()
    """The standing orders that were given since the last turn."""


AnyOrder = Order[Any, Any]
AnyTurn = Turn[Any, Any]
AnyJournal = Journal[Any, Any, Any]
"""An order, a turn and a journal for whoever need not know of which game they are."""
