"""A match: a start position and the journal of turns, from which everything else follows."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import reduce
from itertools import takewhile
from typing import Any, Generic

import msgspec

from engine.core.chance import Chance, FatedChance, ScriptedChance, given_again, owed_again
from engine.core.game import Game, Play
from engine.core.journal import AnyTurn, GameEvent, GameMove, Journal, Order, State, Turn
from engine.core.record import CorruptSave, NotAllowed, Reason, Refused, Seat


@dataclass(frozen=True)
class Match(Generic[State, GameMove, GameEvent]):
    """A journal with the position that it folds to. Each method gives a new match."""

    game: Game[State, GameMove, GameEvent, Any]
    """Its rules."""
    journal: Journal[State, GameMove, GameEvent]
    """The start and the turns."""
    state: State
    """The position after all turns and orders."""
    _seen_turns: dict[Seat | None, tuple[Turn[GameMove, GameEvent], ...]] = field(
        default_factory=dict, compare=False, repr=False
    )
    """The first turns as viewers see them, as far as they have been asked for: no turn looks otherwise later."""
    _before_orders: State | None = field(default=None, compare=False, repr=False)
    """The position after all turns and before the orders of `journal.orders`, where that is known."""

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
            state = _ordered(game, _after(game, journal.start, journal.turns), journal.orders)
            ends = [journal.start, state, *([_after(game, state, journal.undone)] if journal.undone else ())]
            found = [problem for position in ends for problem in game.problems(position)]
        except (LookupError, ValueError) as error:
            raise CorruptSave(f"The save holds events that do not fit together: {error!r}.") from error
        if found:
            raise CorruptSave(f"The save holds a position that cannot be: {found[0]}")
        return cls(game, journal, state)

    def play(
        self, seat: Seat | None, move: GameMove, *, chance: Chance, at: datetime, is_forced: bool = False
    ) -> "Match[State, GameMove, GameEvent]":
        """Play one move, or give a standing order. `at` is the time of the turn (UTC).

        A move that `is_forced` is told with the turn before it, as if that had led to what comes of both.
        Raises NotAllowed with the reason.
        """
        if seat is not None and self.has_order(seat, move):
            return self.with_order(seat, move)
        fated = FatedChance(self.journal.fate, chance)
        play = self._resolved(seat, move, fated)
        before = self._before_forced() if is_forced else self.state
        opens = not is_forced and (self.is_posted or self.game.opens(self.state, play.state))
        rests = self.game.rests(before, play.state) or self._must_rest(before, play.state)
        orders = self.journal.orders
        skipped = fated.skipped if any(fated.skipped) else ()
        turn = Turn(
            seat,
            move,
            tuple(play.events),
            fated.given,
            at,
            skipped,
            opens=opens,
            rests=rests,
            orders=orders,
            is_forced=is_forced,
        )
        journal = Journal(self.game.key, self.journal.start, (*self.journal.turns, turn), (), fated.fate)
        return Match(self.game, journal, play.state, dict(self._seen_turns))

    def _must_rest(self, before: State, after: State) -> bool:
        """Whether a turn must be told now, as it ends the game or calls a seat that was not to act."""
        is_over = self.game.standings(after) is not None
        return is_over or not self.game.to_act(after) <= self.game.to_act(before)

    def _before_forced(self) -> State:
        """Return the position before the last turn that was not forced: with it a forced one is told."""
        turns = self.journal.turns
        return self.after(max((place for place, turn in enumerate(turns) if not turn.is_forced), default=0))

    def with_order(self, seat: Seat, move: GameMove) -> "Match[State, GameMove, GameEvent]":
        """Give a standing order. Those of the seat since the last turn that make no difference any more are dropped.

        So orders do not pile up, however often somebody gives them. Raises NotAllowed with the reason.
        """
        play = self._resolved(seat, move, ScriptedChance(()))
        before = self._unordered()
        orders = (*self.journal.orders, Order(seat, move, tuple(play.events)))
        for order in orders:
            others = tuple(other for other in orders if other is not order)
            if order.seat == seat and _ordered(self.game, before, others) == play.state:
                orders = others
        journal = msgspec.structs.replace(self.journal, orders=orders)
        return Match(self.game, journal, play.state, _before_orders=before)

    def _unordered(self) -> State:
        if not self.journal.orders:
            return self.state
        return self.after(len(self.journal.turns)) if self._before_orders is None else self._before_orders

    def _resolved(self, seat: Seat | None, move: GameMove, chance: Chance) -> Play[State, GameEvent]:
        reason = self.game.why_not(self._known_to(seat), seat, move)
        if reason is not None:
            raise NotAllowed(self.game.key, reason)
        if self.game.why_not(self.state, seat, move) is not None:
            raise ValueError(f"{self.game.key}: what seat {seat} may do depends on what it does not see: {move}")
        play = Play(self.state, self.game.evolve, chance)
        self.game.resolve(play, seat, move)
        return play

    def _known_to(self, seat: Seat | None) -> State:
        """Return the position as whoever makes a move may know it: of that alone the reason of a refusal is made."""
        is_open = seat is None or self.game.is_open or self.game.standings(self.state) is not None
        return self.state if is_open else self.game.see(self.state, seat)

    def has_order(self, seat: Seat | None, move: GameMove) -> bool:
        """Whether a move is a standing order of a seat, which can be given whoever is to act."""
        return seat is not None and any(move == order for order in self.game.orders(self.state, seat))

    @property
    def is_posted(self) -> bool:
        """Whether the last turns are in a post although none of them ends one: a turn behind them was taken back."""
        turns, undone = self.journal.turns, self.journal.undone
        if not turns or turns[-1].rests or not undone:
            return False
        return any(post.start < len(turns) <= post.stop for post in turns_by_post((*turns, *undone)))

    def undo(self, turns: int) -> "Match[State, GameMove, GameEvent]":
        """Take back the last turns; the luck that they owe will come again. Raises Refused if there are not so many.

        Standing orders stay given as long as they can be.
        """
        recorded = self.journal.turns
        if not 1 <= turns <= len(recorded):
            raise Refused(Reason.of("nothing-to-undo"))
        dropped = recorded[-turns:]
        fate = reduce(
            lambda owed, turn: owed_again(owed, turn.owed, turn.skipped), reversed(dropped), self.journal.fate
        )
        undone = tuple(msgspec.structs.replace(turn, orders=()) for turn in dropped) + self.journal.undone
        journal = Journal(self.game.key, self.journal.start, recorded[:-turns], undone, fate)
        match = Match(self.game, journal, self.after(len(journal.turns)))  # a position that there has been: it is sound
        for order in (*(order for turn in dropped for order in turn.orders), *self.journal.orders):
            if match.has_order(order.seat, order.move):
                match = match.with_order(order.seat, order.move)
        return match

    def redo(self) -> "Match[State, GameMove, GameEvent]":
        """Play the turn that was undone last again, as it was. Raises Refused if there is none."""
        if not self.journal.undone:
            raise Refused(Reason.of("nothing-to-redo"))
        turn, *undone = self.journal.undone
        redone = msgspec.structs.replace(turn, orders=self.journal.orders)
        journal = Journal(
            self.game.key,
            self.journal.start,
            (*self.journal.turns, redone),
            tuple(undone),
            given_again(self.journal.fate, turn.owed, turn.skipped),
        )
        return Match(self.game, journal, reduce(self.game.evolve, turn.events, self.state))

    def seen(self, viewer: Seat | None) -> "Match[State, GameMove, GameEvent]":
        """Return the match as a seat or the public (None) may know it: this one if nothing is hidden, or it is over."""
        game, journal = self.game, self.journal
        if game.is_open or game.standings(self.state) is not None:
            return self
        known = self._seen_turns.get(viewer, ())
        turns = (*known, *(game.see_turn(turn, viewer) for turn in journal.turns[len(known) :]))
        self._seen_turns[viewer] = turns
        undone = tuple(game.see_turn(turn, viewer) for turn in journal.undone)
        fate = {kind: items for kind, items in journal.fate.items() if kind not in game.hidden_luck}
        orders = tuple(order for order in journal.orders if order.seat == viewer)
        seen = Journal(game.key, game.see(journal.start, viewer), turns, undone, fate, orders)
        return Match(game, seen, game.see(self.state, viewer))

    def after(self, turns: int) -> State:
        """Return the position after the first `turns` turns."""
        return _after(self.game, self.journal.start, self.journal.turns[:turns])

    def told_with(self, number: int) -> tuple[State, list[Turn[GameMove, GameEvent]]]:
        """Return the position before a turn, counted from 1, and the turn with those that it forced."""
        (state, turn), *others = self.played_since(number - 1)
        return state, [turn, *takewhile(lambda later: later.is_forced, (later for _, later in others))]

    def played_since(
        self, turns: int, *, position: State | None = None
    ) -> Iterator[tuple[State, Turn[GameMove, GameEvent]]]:
        """Yield what was played after the first `turns` turns: each turn with the position before it, orders given.

        `position` is the one before the first of them, where it is known.
        """
        state = self.after(turns) if position is None else position
        for number, turn in enumerate(self.journal.turns[turns:]):
            if number or position is None:
                state = _ordered(self.game, state, turn.orders)
            yield state, turn
            state = reduce(self.game.evolve, turn.events, state)


AnyMatch = Match[Any, Any, Any]
"""A match for whoever need not know of which game it is."""


def turns_by_post(turns: Sequence[AnyTurn], *, since: int = 0) -> Iterator[range]:
    """Yield which turns one post tells, as places in `turns`, for each post that came due after the first `since`.

    Such a post may begin before `since`. It comes due with its last turn if that rests, else with the next, which
    opens another one; what neither has ended yet is not posted. What a move forced is told with it.
    """
    begin = 0
    for place, turn in enumerate(turns):
        is_continued = turn.seat is not None and place + 1 < len(turns) and turns[place + 1].is_forced
        ends = [place] * (turn.opens and begin < place) + [place + 1] * (turn.rests and not is_continued)
        for end in ends:
            if place >= since:
                yield range(begin, end)
            begin = end


def _after(
    game: Game[State, GameMove, GameEvent, Any], state: State, turns: Iterable[Turn[GameMove, GameEvent]]
) -> State:
    for turn in turns:
        state = reduce(game.evolve, turn.events, _ordered(game, state, turn.orders))
    return state


def _ordered(
    game: Game[State, GameMove, GameEvent, Any], state: State, orders: Iterable[Order[GameMove, GameEvent]]
) -> State:
    return reduce(game.evolve, (event for order in orders for event in order.events), state)
