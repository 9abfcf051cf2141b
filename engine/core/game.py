"""What a game is to everything outside its own folder: one frozen record of functions."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core.chance import Chance
from engine.core.record import Reason, Seat, Value

State = TypeVar("State", bound=Value)
GameMove = TypeVar("GameMove")
GameEvent = TypeVar("GameEvent")
Setup = TypeVar("Setup", bound=Value)


class Play(Generic[State, GameEvent]):
    """A move being resolved: rules read `state`, ask `chance`, and change the world by `emit` alone."""

    def __init__(self, state: State, evolve: Callable[[State, GameEvent], State], chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[GameEvent] = []
        self._evolve = evolve

    def emit(self, event: GameEvent) -> None:
        """Say what happened; `state` is the world after it."""
        self.events.append(event)
        self.state = self._evolve(self.state, event)


class Standing(Value, frozen=True):
    """One line of the final standings: the place (1 is best; equal only if the rules leave it equal) and the score."""

    seat: Seat
    place: int
    score: int


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State, GameMove, GameEvent, Setup]):
    """A game's rules, as functions over immutable values.

    `begin` makes the first position of a match; `why_not` is the one place that knows what is legal, with its reason;
    `resolve` turns a legal move into events; `evolve` applies one event and knows no rules. `to_act` are the seats
    that owe a choice; `due` is the move that nobody chooses (a card to be revealed), to be played before anything
    else. `choices` are a seat's legal moves, one for each different result, without resigning. `problems` are the
    broken invariants of a position between two turns, each in one sentence; `flaws` are those of them that may not be
    even between two events of one turn. `standings` is None while the game is on.
    """

    key: str
    seats: range
    state: Any  # the types, for reading saves: State, and the closed unions of moves and events
    move: Any
    event: Any
    begin: Callable[[Setup, Chance], State]
    why_not: Callable[[State, Seat | None, GameMove], Reason | None]
    resolve: Callable[[Play[State, GameEvent], Seat | None, GameMove], None]
    evolve: Callable[[State, GameEvent], State]
    to_act: Callable[[State], frozenset[Seat]]
    due: Callable[[State], GameMove | None]
    choices: Callable[[State, Seat], Iterable[GameMove]]
    problems: Callable[[State], list[str]]
    flaws: Callable[[State], list[str]]
    standings: Callable[[State], tuple[Standing, ...] | None]
