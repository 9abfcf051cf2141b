"""Where the simple players' moves come from: all legal moves, each with what it is worth."""

from math import exp

from engine.claustrophobia.choices import choices
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.opponents.demons import worth_to_demons
from engine.claustrophobia.opponents.humans import worth_to_humans
from engine.claustrophobia.state import State
from engine.core import Chance, Choice, Seat

THOUGHT_LUCK = "thought"
"""The kind of luck by which one of several moves is taken that are worth the same."""


def values(state: State, seat: Seat) -> tuple[Choice[AnyMove], ...]:
    """Return every move of a seat that is to act with its value, best first."""
    return tuple(Choice(move, 1 / (1 + exp(-worth))) for worth, move in _ranked(state, seat))


def best(state: State, seat: Seat, chance: Chance) -> AnyMove:
    """Return a move than which none is worth more, by lot where there are several."""
    ranked = _ranked(state, seat)
    equal = [move for worth, move in ranked if worth == ranked[0][0]]
    return equal[int(chance.pick(THOUGHT_LUCK, tuple(map(str, range(len(equal))))))]


def _ranked(state: State, seat: Seat) -> list[tuple[float, AnyMove]]:
    worth_to_it = worth_to_humans if state.side_at(seat) == "humans" else worth_to_demons
    found = [(worth_to_it(state, move), move) for move in choices(state, seat)]
    return sorted(found, key=lambda worth_and_move: -worth_and_move[0])
