"""The moments of a game worth seeing again: the walks on which the monster ate most."""

from collections.abc import Sequence
from typing import Final

from engine.core import Turn
from engine.fearsome_floors.events import AnyEvent, TokenEaten
from engine.fearsome_floors.moves import AnyMove

MOST: Final = 3
"""A film of more would be long."""


def highlights(turns: Sequence[Turn[AnyMove, AnyEvent]]) -> tuple[int, ...]:
    """Return the places of the best turns, in the order in which they were played; none where nobody was eaten."""
    meals = {number: sum(isinstance(event, TokenEaten) for event in turn.events) for number, turn in enumerate(turns)}
    best = sorted((number for number in meals if meals[number]), key=lambda number: (-meals[number], -number))
    return tuple(sorted(best[:MOST]))
