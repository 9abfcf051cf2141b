"""Counting how many ways a game can go on: numbers that give away every change of a rule.

The name is that of the same count in chess programs ("performance test").
"""

from typing import Final

from engine.core import Play, ScriptedChance, Seat
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.game import choices, due, to_act
from engine.fearsome_floors.legal import resolve
from engine.fearsome_floors.moves import AnyMove
from engine.fearsome_floors.rounds import bag
from engine.fearsome_floors.state import State

Action = tuple[Seat | None, AnyMove, tuple[str, ...]]
"""Who acts (None for the card), what they do, and the luck that it brings."""

MOST_ACTIONS: Final = 10_000_000
"""So many are looked at for one count, which takes a few minutes at most."""

LEAST_OF_POSITION: Final = 30
"""A position with fewer actions counts as if it had so many: to play on from it takes as long as to find these."""


class TooManyActions(Exception):  # noqa: N818 - named for what is found, like the sentence that reports it
    """A count would take more than the actions that it may look at."""


def perft(state: State, depth: int, *, most: int = MOST_ACTIONS) -> int:
    """Count the sequences of `depth` actions from a position on.

    Moves that differ only in their paths are one, and so are cards of one kind; nobody resigns. A game that is over
    before goes on in no way. Raises TooManyActions where more than `most` actions, those on the way included, would
    have to be looked at.
    """
    nodes, _ = _count(state, depth, most)
    return nodes


def _count(state: State, depth: int, allowed: int) -> tuple[int, int]:
    """Return the number of sequences, and how many actions may still be looked at after that."""
    if depth == 0:
        return 1, allowed
    actions = _actions(state)
    allowed -= max(len(actions), LEAST_OF_POSITION)
    if allowed < 0:
        raise TooManyActions
    if depth == 1:
        return len(actions), allowed
    nodes = 0
    for action in actions:
        further, allowed = _count(_after(state, action), depth - 1, allowed)
        nodes += further
    return nodes, allowed


def _actions(state: State) -> list[Action]:
    reveal = due(state)
    if reveal is not None:
        return [(None, reveal, (card,)) for card in dict.fromkeys(bag(state))]
    return [(seat, move, ()) for seat in to_act(state) for move in choices(state, seat)]


def _after(state: State, action: Action) -> State:
    seat, move, luck = action
    play = Play(state, evolve, ScriptedChance(luck))
    resolve(play, seat, move)
    return play.state
