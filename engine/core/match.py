"""A match: a start position and the journal of turns, from which everything else follows."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import reduce
from typing import Any, Generic, TypeVar

from engine.core.chance import Chance, FatedChance
from engine.core.errors import CorruptSave, NotAllowed, Refused
from engine.core.game import Game, Play
from engine.core.record import Reason, Seat, Value

State = TypeVar("State", bound=Value)
AnyMove = TypeVar("AnyMove")
AnyEvent = TypeVar("AnyEvent")


class Turn(Value, Generic[AnyMove, AnyEvent], frozen=True):
    """One move and its events. `seat` is None for a move that nobody chose; `luck` is what chance gave, in order."""

    seat: Seat | None
    move: AnyMove
    events: tuple[AnyEvent, ...]
    luck: tuple[str, ...]
    at: datetime


class Journal(Value, Generic[State, AnyMove, AnyEvent], frozen=True):
    """What is saved of a match. `undone` are turns that can be redone, next one first; `fate` is luck still owed."""

    game: str
    start: State
    turns: tuple[Turn[AnyMove, AnyEvent], ...] = ()
    undone: tuple[Turn[AnyMove, AnyEvent], ...] = ()
    fate: tuple[str, ...] = ()


@dataclass(frozen=True)
class Match(Generic[State, AnyMove, AnyEvent]):
    """A journal with the position that it folds to. Each method gives a new match."""

    game: Game[State, AnyMove, AnyEvent, Any]
    journal: Journal[State, AnyMove, AnyEvent]
    state: State

    @classmethod
    def begin(cls, game: Game[State, AnyMove, AnyEvent, Any], start: State) -> "Match[State, AnyMove, AnyEvent]":
        """Start a match from a position."""
        return cls(game, Journal(game.key, start), start)

    @classmethod
    def fold(
        cls, game: Game[State, AnyMove, AnyEvent, Any], journal: Journal[State, AnyMove, AnyEvent]
    ) -> "Match[State, AnyMove, AnyEvent]":
        """Bring a journal to its last position. Events are applied as they were written, whatever the rules say now.

        Raises CorruptSave if the events do not fit together, or lead to a position that cannot be.
        """
        try:
            state = _after(game, journal.start, journal.turns)
            ahead = _after(game, state, journal.undone)
            found = [problem for position in (journal.start, state, ahead) for problem in game.problems(position)]
        except (LookupError, ValueError) as error:
            raise CorruptSave(f"The save holds events that do not fit together: {error!r}.") from error
        if found:
            raise CorruptSave(f"The save holds a position that cannot be: {found[0]}")
        return cls(game, journal, state)

    def play(
        self, seat: Seat | None, move: AnyMove, *, chance: Chance, at: datetime
    ) -> "Match[State, AnyMove, AnyEvent]":
        """Play one move. `at` is the time of the turn (UTC). Raises NotAllowed with the reason."""
        reason = self.game.why_not(self.state, seat, move)
        if reason is not None:
            raise NotAllowed(self.game.key, reason)
        fated = FatedChance(self.journal.fate, chance)
        play = Play(self.state, self.game.evolve, fated)
        self.game.resolve(play, seat, move)
        turn = Turn(seat, move, tuple(play.events), fated.given, at)
        journal = Journal(self.game.key, self.journal.start, (*self.journal.turns, turn), (), fated.fate)
        return Match(self.game, journal, play.state)

    def undo(self, turns: int) -> "Match[State, AnyMove, AnyEvent]":
        """Take back the last turns; their luck will come again. Raises Refused if there are not so many."""
        played = self.journal.turns
        if not 1 <= turns <= len(played):
            raise Refused(Reason.of("nothing-to-undo"))
        dropped = played[-turns:]
        luck = tuple(item for turn in dropped for item in turn.luck)
        journal = Journal(
            self.game.key, self.journal.start, played[:-turns], dropped + self.journal.undone, luck + self.journal.fate
        )
        return Match.fold(self.game, journal)

    def redo(self) -> "Match[State, AnyMove, AnyEvent]":
        """Play the turn that was undone last again, as it was. Raises Refused if there is none."""
        if not self.journal.undone:
            raise Refused(Reason.of("nothing-to-redo"))
        turn, *undone = self.journal.undone
        journal = Journal(
            self.game.key,
            self.journal.start,
            (*self.journal.turns, turn),
            tuple(undone),
            self.journal.fate[len(turn.luck) :],
        )
        return Match(self.game, journal, _after(self.game, self.state, (turn,)))

    def after(self, turns: int) -> State:
        """Give the position after the first `turns` turns."""
        return _after(self.game, self.journal.start, self.journal.turns[:turns])


def _after(game: Game[State, AnyMove, AnyEvent, Any], state: State, turns: Iterable[Turn[AnyMove, AnyEvent]]) -> State:
    return reduce(game.evolve, (event for turn in turns for event in turn.events), state)
