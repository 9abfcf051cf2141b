"""Advised moves on the board: their lines lie on the floor, side by side; their numbers lie over everything."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from engine.fearsome_floors.tokens import OUT, WAITING, Place
from render.core.sprite import Placed
from render.fearsome_floors import sprites_hint as signs
from render.fearsome_floors.geometry import ESCAPED, OUTSIDE, Spot, middle
from render.fearsome_floors.scene import Scene

_APART: Final = 13
"""How far from each other lines run that go the same way."""
_CORNER: Final = (25, -27)
"""How far from the middle of a token that stays its number lies: it hides none on the token."""
_SIDE_BY_SIDE: Final = 48
"""How far from each other numbers lie on one square."""

_OFF_BOARD: Final[Mapping[Place, Spot]] = {OUT: ESCAPED, WAITING: OUTSIDE}


def hints_under(scene: Scene) -> Iterator[Placed]:
    """Return the lines of advised moves, the best one on top."""
    for hint in reversed(scene.choice.hints if scene.choice else ()):
        if len(hint.stops) > 1:
            aside = (hint.number - 2) * _APART
            yield signs.line(hint.number, tuple((x + aside, y + aside) for x, y in map(_spot, hint.stops)))


def hints_over(scene: Scene) -> Iterator[Placed]:
    """Return the numbers of advised moves where they end."""
    hints = scene.choice.hints if scene.choice else ()
    ending, lying = Counter(hint.stops[-1] for hint in hints), Counter[Place]()
    for hint in hints:
        end = hint.stops[-1]
        x, y = _spot(end)
        across, down = _CORNER if len(hint.stops) == 1 and end in scene.tokens else (0, 0)
        aside = (2 * lying[end] + 1 - ending[end]) * _SIDE_BY_SIDE // 2
        lying[end] += 1
        yield Placed(signs.badge(hint.number), (x + across + aside, y + down))


def _spot(place: Place) -> Spot:
    return _OFF_BOARD[place] if place in _OFF_BOARD else middle(place)
