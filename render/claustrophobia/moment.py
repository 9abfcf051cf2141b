"""Moments: what has just happened, from near; and which of a game are seen again at its end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.rounds import GameEnded
from engine.claustrophobia.events.tunnels import (
    DeedDone,
    DemonAppeared,
    DemonWounded,
    HumanFreed,
    HumanHit,
    HumanLeft,
    SealBroken,
    TileLaid,
    TroglodytesDied,
    WarriorDied,
)
from engine.claustrophobia.play import GameTurn
from engine.claustrophobia.tunnels.tiles import STEPS, Cell
from engine.claustrophobia.warriors.kinds import TOUGH_NAMED
from render.claustrophobia.arrangement import DESTINY, TRAY, slots_in
from render.claustrophobia.geometry import grid_in
from render.claustrophobia.panel import curtain, destiny_sprites, tray_sprites
from render.claustrophobia.scene import Scene
from render.claustrophobia.sprites_destiny import NARROW
from render.claustrophobia.sprites_figures import is_human
from render.claustrophobia.tunnels import tunnel_sprites
from render.core.composition import Shape
from render.core.sprite import Placed

_ACROSS: Final = 876
MOMENTS: Final[Mapping[Shape, tuple[int, int]]] = {
    "wide": (_ACROSS, _ACROSS * 173 // 273),
    "square": (_ACROSS, _ACROSS),
}
"""How wide and high a moment is in each shape."""


def moment_sprites(scene: Scene, size: tuple[int, int]) -> Iterator[Placed]:
    """Return the tunnels around what has happened, with the dice of fights below.

    Where nothing has happened in them, all of the tunnels are shown, with the board of destiny.
    """
    cells, (width, height) = _around(scene), size
    floor = height - TRAY - (0 if cells else DESTINY)
    yield from tunnel_sprites(scene, grid_in((0, 0, width, floor), cells or [laid.cell for laid in scene.tiles]))
    yield Placed(curtain(width, height - floor), (width // 2, (floor + height) // 2))
    yield from tray_sprites(scene, (0, floor, width, floor + TRAY))
    if not cells:
        yield from destiny_sprites(scene.destiny, slots_in((0, floor + TRAY, width, height)), NARROW)


def _around(scene: Scene) -> list[Cell]:
    """Return the cells of tiles where something has happened, and of those beside them."""
    places = {*scene.action.laid, *scene.action.changed, *(death.tile for death in scene.action.deaths)}
    places.update(tile for step in scene.action.steps for tile in (step.origin, step.target))
    fought = (piece.look for roll in scene.action.rolls for piece in (roll.who, roll.target) if piece is not None)
    humans = {*scene.action.struck, *filter(is_human, fought)}
    touched = [
        laid.cell
        for number, laid in enumerate(scene.tiles)
        if number in places or not humans.isdisjoint(piece.look for piece in laid.humans)
    ]
    beside = {(x + across, y + down) for x, y in touched for across, down in ((0, 0), *STEPS.values())}
    return [laid.cell for laid in scene.tiles if laid.cell in beside]


MOST_HIGHLIGHTS: Final = 3

WORTH: Final[Mapping[type[AnyEvent], Callable[[Any], int]]] = {
    GameEnded: lambda _: 100,
    WarriorDied: lambda died: 3 if died.warrior in TOUGH_NAMED else 8,
    HumanLeft: lambda _: 8,
    HumanFreed: lambda _: 8,
    DemonAppeared: lambda _: 5,
    SealBroken: lambda _: 4,
    DeedDone: lambda _: 3,
    TroglodytesDied: lambda died: 2 * died.number,
    DemonWounded: lambda wounded: 2 * wounded.wounds,
    HumanHit: lambda struck: 2 * struck.hit.lines,
    TileLaid: lambda _: 1,
}
"""How much each kind of event makes a turn worth seeing again: the end is always seen, a blow that missed never."""


def highlights(turns: Sequence[GameTurn]) -> tuple[int, ...]:
    """Return the places of the turns in which most has happened, in the order in which they were played."""
    worth = {place: _worth(turn) for place, turn in enumerate(turns)}
    best = sorted((place for place in worth if worth[place]), key=lambda place: (-worth[place], -place))
    return tuple(sorted(best[:MOST_HIGHLIGHTS]))


def _worth(turn: GameTurn) -> int:
    return sum(WORTH[type(event)](event) for event in turn.events if type(event) in WORTH)
