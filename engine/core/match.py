"""A match: a start position and the journal of turns, from which everything else follows."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import reduce
from typing import Any, Generic

from engine.core.chance import Chance, FatedChance, given_again, owed_again
from engine.core.errors import CorruptSave, NotAllowed, Refused
from engine.core.game import Game, Play
from engine.core.journal import AnyTurn, GameEvent, GameMove, Journal, State, Turn
from engine.core.record import Reason, Seat


@dataclass(frozen=True)
class Match(Generic[State, GameMove, GameEvent]):
    """A journal with the position that it folds to. Each method gives a new match."""

    game: Game[State, GameMove, GameEvent, Any]
    journal: Journal[State, GameMove, GameEvent]
    state: State

    @classmethod
    def begin(cls, game: Game[State, GameMove, GameEvent, Any], start: State) -> "Match[State, GameMove, GameEvent]":
        """Start a match from a position."""
        return cls(game, Journal(game.key, start), start)

    @classmethod
    def fold(
        cls, game: Game[State, GameMove, GameEvent, Any], journal: Journal[State, GameMove, GameEvent]
    ) -> "Match[State, GameMove, GameEvent]":
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
        self, seat: Seat | None, move: GameMove, *, chance: Chance, at: datetime
    ) -> "Match[State, GameMove, GameEvent]":
        """Play one move. `at` is the time of the turn (UTC). Raises NotAllowed with the reason."""
        reason = self.game.why_not(self.state, seat, move)
        if reason is not None:
            raise NotAllowed(self.game.key, reason)
        fated = FatedChance(self.journal.fate, chance)
        play = Play(self.state, self.game.evolve, fated)
        self.game.resolve(play, seat, move)
        is_order = self.has_order(seat, move)
        opens = self.is_told or (not is_order and self.game.opens(self.state, play.state))
        rests = not is_order and self.game.rests(self.state, play.state)
        turn = Turn(seat, move, tuple(play.events), fated.given, at, opens=opens, rests=rests, is_order=is_order)
        journal = Journal(self.game.key, self.journal.start, (*self.journal.turns, turn), (), fated.fate)
        return Match(self.game, journal, play.state)

    def has_order(self, seat: Seat | None, move: GameMove) -> bool:
        """Whether a move is a standing order of a seat, which can be given whoever is to act."""
        return seat is not None and any(move == order for order in self.game.orders(self.state, seat))

    @property
    def is_told(self) -> bool:
        """Whether a post tells the last turns although none of them ends it: an undo took back what opened another."""
        turns, undone = self.journal.turns, self.journal.undone
        if not turns or turns[-1].rests or not undone:
            return False
        return any(told.start < len(turns) <= told.stop for told in told_together((*turns, *undone)))

    def undo(self, turns: int) -> "Match[State, GameMove, GameEvent]":
        """Take back the last turns; their luck will come again. Raises Refused if there are not so many."""
        played = self.journal.turns
        if not 1 <= turns <= len(played):
            raise Refused(Reason.of("nothing-to-undo"))
        dropped = played[-turns:]
        fate = owed_again(self.journal.fate, (drawn for turn in dropped for drawn in turn.luck))
        journal = Journal(self.game.key, self.journal.start, played[:-turns], dropped + self.journal.undone, fate)
        return Match.fold(self.game, journal)

    def redo(self) -> "Match[State, GameMove, GameEvent]":
        """Play the turn that was undone last again, as it was. Raises Refused if there is none."""
        if not self.journal.undone:
            raise Refused(Reason.of("nothing-to-redo"))
        turn, *undone = self.journal.undone
        journal = Journal(
            self.game.key,
            self.journal.start,
            (*self.journal.turns, turn),
            tuple(undone),
            given_again(self.journal.fate, turn.luck),
        )
        return Match(self.game, journal, _after(self.game, self.state, (turn,)))

    def seen(self, viewer: Seat | None) -> "Match[State, GameMove, GameEvent]":
        """Return the match as a seat or the public (None) may know it: this one if nothing is hidden, or it is over."""
        game, journal = self.game, self.journal
        if game.is_open or game.standings(self.state) is not None:
            return self
        turns, undone = (
            tuple(game.see_turn(turn, viewer) for turn in some) for some in (journal.turns, journal.undone)
        )
        fate = {kind: items for kind, items in journal.fate.items() if kind not in game.hidden_luck}
        seen = Journal(game.key, game.see(journal.start, viewer), turns, undone, fate)
        return Match(game, seen, game.see(self.state, viewer))

    def after(self, turns: int) -> State:
        """Return the position after the first `turns` turns."""
        return _after(self.game, self.journal.start, self.journal.turns[:turns])

    def played_since(
        self, turns: int, *, position: State | None = None
    ) -> Iterator[tuple[State, Turn[GameMove, GameEvent]]]:
        """Yield what was played after the first `turns` turns: each turn with the position before it.

        `position` is the one after those first turns, where it is known.
        """
        state = self.after(turns) if position is None else position
        for turn in self.journal.turns[turns:]:
            yield state, turn
            state = _after(self.game, state, (turn,))


AnyMatch = Match[Any, Any, Any]
"""A match for whoever need not know of which game it is."""


def told_together(turns: Sequence[AnyTurn], *, since: int = 0) -> Iterator[range]:
    """Yield which turns one post tells, as places in `turns`, for each post that came due after the first `since`.

    Such a post may begin before `since`. It comes due with its last turn if that rests, else with the next, which
    opens another one; what neither has ended yet is not told.
    """
    begin = 0
    for place, turn in enumerate(turns):
        ends = [place] * (turn.opens and begin < place) + [place + 1] * turn.rests
        for end in ends:
            if place >= since:
                yield range(begin, end)
            begin = end


def _after(
    game: Game[State, GameMove, GameEvent, Any], state: State, turns: Iterable[Turn[GameMove, GameEvent]]
) -> State:
    return reduce(game.evolve, (event for turn in turns for event in turn.events), state)
