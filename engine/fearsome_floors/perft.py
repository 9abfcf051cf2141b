"""Counting how many ways a game can go on: numbers that give away every change of a rule.

The name is that of the same count in chess programs ("performance test").
"""

from engine.core import Play, ScriptedChance, Seat
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.game import choices, due, to_act
from engine.fearsome_floors.moves import AnyMove
from engine.fearsome_floors.resolve import resolve
from engine.fearsome_floors.rounds import bag
from engine.fearsome_floors.state import State

Action = tuple[Seat | None, AnyMove, tuple[str, ...]]
"""Who acts (None for the card), what they do, and the luck that it brings."""


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` actions from a position on.

    Moves that differ only in their paths are one, and so are cards of one kind; nobody resigns. A game that is over
    before goes on in no way.
    """
    if depth == 0:
        return 1
    actions = _actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(_after(state, action), depth - 1) for action in actions)


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
