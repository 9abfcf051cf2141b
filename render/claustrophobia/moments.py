"""Moments: what has just happened alone, from near; several moves in a row are parts of one picture.

A moment has the tiles where something happened, the dice of fights, and the boards of those humans whose lines changed.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import Final, Literal, get_args

from msgspec.structs import replace

from engine.claustrophobia.tunnels.tiles import STEPS, Cell
from engine.core import Value, by_kind
from render.claustrophobia.arrangement import (
    DESTINY,
    HIGHEST,
    NEAR,
    NEARER,
    SIDE,
    SIZES,
    TRAY,
    WIDEST,
    Sheets,
    arrangement_for,
    grid_in,
    magnified,
    seen_at,
    side,
    slots_in,
    spread,
)
from render.claustrophobia.choice import ground, number_on
from render.claustrophobia.panel import destiny_sprites, tray_sprites
from render.claustrophobia.scene import Moments, Plate, Scene, Stage
from render.claustrophobia.sprites_destiny import NARROW, WORD
from render.claustrophobia.sprites_figures import is_human
from render.claustrophobia.sprites_plates import HEIGHT, plate_sprite
from render.claustrophobia.tunnels import tunnel_sprites
from render.core.sprite import Placed

_EDGE: Final = 12
"""The room around what a moment shows."""
_NUMBER: Final = 42
"""How high and wide the disc with a moment's number is."""
_SPOT: Final = 8 + _NUMBER // 2
"""The middle of that disc, from the upper left corner of a part: beside the tiles."""
_SMALLEST: Final = 78
"""Tiles of fewer pixels are not tried: on boards they are hardly ever as small."""
_SHEET: Final = HEIGHT + 4
_SLOT: Final = NARROW + 3

_ELSEWHERE: Final[Mapping[Stage, Literal["boards", "destiny"]]] = by_kind(
    get_args(Stage),
    {
        "auction": "boards",
        "initiative": "boards",
        "human-action": "boards",
        "threat": "destiny",
        "demon-action": "destiny",
        "over": "boards",
    },
)
"""What a moment shows in which nothing has happened in the tunnels, by its phase."""


def moments_of(scenes: Sequence[Scene]) -> tuple[tuple[int, Scene | Moments], ...]:
    """Return the pictures of moves in a row, each with how many of them it shows.

    It shows as many as are no smaller than on the board; one that would be is shown by the board itself.
    """
    found, rest = list[tuple[int, Scene | Moments]](), list(scenes)
    while rest:
        tried = ((count, _as_one(rest[:count])) for count in range(len(rest), 0, -1))
        number, moments = next(((count, moments) for count, moments in tried if moments is not None), (1, None))
        found.append((number, moments or rest[0]))
        rest = rest[number:]
    return tuple(found)


def _as_one(scenes: Sequence[Scene]) -> Moments | None:
    """Return the moments of some scenes as one picture: with the tiles beside, if there is room for these."""
    for around, larger in ((beside, NEARER), (touched, 1.0)):
        moments = Moments(tuple(replace(each, choice=replace(each.choice, near=around(each))) for each in scenes))
        parts = _parts(moments)
        if parts is not None and parts.is_larger(moments, larger):
            return moments
    return None


def touched(scene: Scene) -> tuple[Cell, ...]:
    """Return the cells of the tiles where something has happened."""
    action = scene.action
    places = {*action.laid, *action.changed, *(death.tile for death in action.deaths)}
    places.update(tile for step in action.steps for tile in (step.origin, step.target))
    fought = (piece.look for roll in action.rolls for piece in (roll.who, roll.target) if piece is not None)
    humans = {*action.struck, *action.cancelled, *action.healed, *filter(is_human, fought)}
    return tuple(
        laid.cell
        for number, laid in enumerate(scene.tiles)
        if number in places or not humans.isdisjoint(piece.look for piece in laid.humans)
    )


def beside(scene: Scene) -> tuple[Cell, ...]:
    """Return the cells of the tiles where something has happened, and of those beside them."""
    near = {(x + across, y + down) for x, y in touched(scene) for across, down in ((0, 0), *STEPS.values())}
    return tuple(laid.cell for laid in scene.tiles if laid.cell in near)


def sheets(scene: Scene) -> tuple[Plate, ...]:
    """Return the boards that a moment shows: of those in play whose lines have changed, or of all in play."""
    everybody = not scene.choice.near and _ELSEWHERE[scene.head.stage] == "boards"
    here = (plate for plate in scene.plates if plate.where == "in")
    return tuple(plate for plate in here if everybody or plate.fresh or plate.healed)


def _has_destiny(scene: Scene) -> bool:
    return not scene.choice.near and _ELSEWHERE[scene.head.stage] == "destiny"


def _has_tray(scene: Scene) -> bool:
    lies = scene.dice or scene.destiny.dice or scene.effects
    return bool(scene.action.rolls or (lies and not scene.choice.near))


class Parts(Value, frozen=True):
    """How moments lie beside and below each other."""

    abreast: int
    """So many beside each other."""
    rows: int
    """So many below each other."""
    tile: int
    """The pixels of a tile."""
    window: tuple[int, int]
    """So many columns and rows of tiles each moment shows, if any."""
    part: tuple[int, int]
    """How wide and high each is."""

    @property
    def size(self) -> tuple[int, int]:
        """How wide and high the picture is."""
        return self.abreast * self.part[0], self.rows * self.part[1]

    def is_larger(self, moments: Moments, times: float = 1.0) -> bool:
        """Whether tiles are seen so many times as large as on the boards of moments, and all else as large as there."""
        return all(self._is_larger(scene, times) for scene in moments.scenes)

    def _is_larger(self, scene: Scene, times: float) -> bool:
        sheets_there = Sheets.of([plate.where == "in" for plate in scene.plates])
        board = arrangement_for([laid.cell for laid in scene.tiles], sheets_there)
        pairs = [(1, 1.0), (self.tile / board.tile, times)] if scene.choice.near else [(1, 1.0)]
        sizes = zip(magnified(1, *self.size), magnified(1, board.width, board.height), strict=True)
        return all(near * larger >= far * least for near, far in sizes for larger, least in pairs)


def parts_of(moments: Moments) -> Parts:
    """Return how moments lie so that their tiles are seen best. Raises ValueError if they fit into no picture."""
    parts = _parts(moments)
    if parts is None:
        raise ValueError("these moments are too many for a picture")
    return parts


def _parts(moments: Moments) -> Parts | None:
    count = len(moments.scenes)
    spreads = [spread(scene.choice.near) for scene in moments.scenes if scene.choice.near] or [(0, 0)]
    window = max(columns for columns, _ in spreads), max(rows for _, rows in spreads)
    sizes = [size for size in SIZES if _SMALLEST <= size <= NEAR] if window != (0, 0) else [NEAR]
    found = [
        parts
        for abreast, tile in product(range(1, count + 1), sizes)
        if (parts := Parts(abreast, -(-count // abreast), tile, window, _part(moments, tile, window))).size[0] <= WIDEST
        and parts.size[1] <= HIGHEST
    ]
    return max(found, key=lambda parts: (parts.is_larger(moments), parts.tile * seen_at(*parts.size)), default=None)


def _part(moments: Moments, tile: int, window: tuple[int, int]) -> tuple[int, int]:
    """Return how wide and high the part of a moment is."""
    across = max(side(window[0], tile), SIDE, *(SIDE * _abreast(len(sheets(scene))) for scene in moments.scenes))
    high = max(sum(_heights(scene, tile, window, across)) for scene in moments.scenes)
    return across + 2 * _EDGE, high + 2 * _EDGE


def _abreast(plates: int) -> int:
    """Return how many boards stand beside each other at least: of three or more two."""
    return 1 if plates <= len("ab") else 2


def _heights(scene: Scene, tile: int, window: tuple[int, int], across: int) -> tuple[int, int, int, int]:
    """Return how high the tunnels, the dice, the boards and destiny of a moment are."""
    return (
        side(window[1], tile) if scene.choice.near else 0,
        TRAY if _has_tray(scene) else 0,
        -(-len(sheets(scene)) // (across // SIDE)) * _SHEET,
        _slot_rows(across) * (DESTINY + WORD) if _has_destiny(scene) else 0,
    )


def _slot_rows(across: int) -> int:
    return 1 if across >= 10 * _SLOT else 2


def moments_sprites(moments: Moments) -> Iterator[Placed]:
    """Return all that the picture shows, lowest first: several moments are numbered."""
    parts = parts_of(moments)
    (width, height), several = parts.part, len(moments.scenes) > 1
    for place, scene in enumerate(moments.scenes):
        left, top = place % parts.abreast * width, place // parts.abreast * height
        if several:
            yield Placed(ground(width, height), (left + width // 2, top + height // 2))
        for placed in _moment_sprites(scene, parts):
            yield Placed(placed.sprite, (left + placed.centre[0], top + placed.centre[1]))
        if several:
            yield Placed(number_on(place + 1, _NUMBER), (left + _SPOT, top + _SPOT))


def _moment_sprites(scene: Scene, parts: Parts) -> Iterator[Placed]:
    """Return what a moment shows in a part that begins at the upper left corner."""
    across = parts.part[0] - 2 * _EDGE
    tunnels, tray, boards, destiny = heights = _heights(scene, parts.tile, parts.window, across)
    top = (parts.part[1] - sum(heights)) // 2
    if tunnels:
        cells = window_of(scene, parts.window)
        grid = grid_in((_EDGE, top, _EDGE + across, top + tunnels), cells, (parts.tile,))
        yield from tunnel_sprites(scene, grid, within=cells)
    top += tunnels
    if tray:
        left = _EDGE if tunnels else _EDGE + _NUMBER  # where the disc with its number may lie
        yield from tray_sprites(scene, (left, top, _EDGE + across, top + tray))
    top += tray
    abreast = max(min(across // SIDE, len(sheets(scene))), 1)
    for place, plate in enumerate(sheets(scene)):
        row, column = divmod(place, abreast)
        x = _EDGE + across * (2 * column + 1) // (2 * abreast)
        yield Placed(plate_sprite(plate), (x, top + row * _SHEET + _SHEET // 2))
    top += boards
    if destiny:
        slots = slots_in((_EDGE, top, _EDGE + across, top + destiny), rows=_slot_rows(across))
        yield from destiny_sprites(scene.destiny, slots, NARROW, has_words=True)


def window_of(scene: Scene, window: tuple[int, int]) -> Collection[Cell]:
    """Return the cells of so many columns and rows around what a moment shows, with as many tiles as there can be."""
    ends = [(min(along), max(along)) for along in zip(*scene.choice.near, strict=True)]
    lefts, tops = (range(last - size + 1, first + 1) for (first, last), size in zip(ends, window, strict=True))
    laid = {laid.cell for laid in scene.tiles}
    windows = [
        [*product(range(left, left + window[0]), range(top, top + window[1]))] for left, top in product(lefts, tops)
    ]
    return max(windows, key=lambda cells: len(laid.intersection(cells)))
