"""What never changes during a game: walls, the floor in torchlight, exit, entrance, labels; and sprites laid on it.

Every flagstone has one flat tone, so the edges of the light are the joints between the stones.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import dist, exp, sqrt
from typing import Final

from PIL import Image

from engine.fearsome_floors.board import ENTRANCE, EXIT, SQUARES, WALLS, Direction, Square
from render.core.composition import Background, Composition
from render.core.drawing import Drawing, Point
from render.core.lettering import PLAIN
from render.core.sprite import Placed
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import HEIGHT, SQUARE, WALL, WIDTH, corner, label, middle, wall
from render.fearsome_floors.tones import PALETTE

_COORDINATE: Final = 31


def floor() -> Image.Image:
    """Draw the empty dungeon (RGB), which takes a while: pictures and films each keep what they make of it."""
    drawing = Drawing(WIDTH, HEIGHT, tones.NIGHT)
    _walls(drawing)
    _stones(drawing)
    for square in SQUARES:
        _crack(drawing, square)
    _exit(drawing)
    _entrance(drawing)
    _pillars(drawing)
    for square, direction in WALLS:
        _coordinate(drawing, square, direction)
    for torch in TORCHES:
        _torch(drawing, flame(*torch))
    return drawing.image().convert("RGB")


def _walls(drawing: Drawing) -> None:
    for reach, tone in ((WALL + 3, tones.INK), (WALL, tones.WALL_STONE), (5, tones.WALL_EDGE), (3, tones.INK)):
        for square in SQUARES:
            x, y = corner(square)
            drawing.box((x - reach, y - reach), SQUARE + 2 * reach, SQUARE + 2 * reach, tone)
        if reach == WALL:
            _bricks(drawing)


def _bricks(drawing: Drawing) -> None:
    """Cut the wall into its segments; those beside a torch are lit."""
    for square, direction in WALLS:
        x, y = wall(square, direction)
        if any(dist((x, y), flame(*torch)) < SQUARE for torch in TORCHES):
            across, down = (SQUARE, WALL) if direction in ("n", "s") else (WALL, SQUARE)
            drawing.box((x - across / 2, y - down / 2), across, down, tones.WALL_LIT)
    for square, direction in WALLS:
        _brick_joint(drawing, square, direction)


def _brick_joint(drawing: Drawing, square: Square, direction: Direction) -> None:
    (x, y), half = wall(square, direction), SQUARE / 2
    for end in (-half, half):
        if direction in ("n", "s"):
            drawing.line([(x + end, y - WALL / 2), (x + end, y + WALL / 2)], 3, tones.WALL_DARK)
        else:
            drawing.line([(x - WALL / 2, y + end), (x + WALL / 2, y + end)], 3, tones.WALL_DARK)


def _stones(drawing: Drawing) -> None:
    """Lay the flagstones: each in one tone, with its upper edge in the light."""
    for square, tone in STONES.items():
        x, y = corner(square)
        drawing.box((x, y), SQUARE, SQUARE, tones.joint(tone))
        drawing.box((x + 1, y + 1), SQUARE - 2, SQUARE - 2, tones.edge(tone))
        drawing.box((x + 1, y + 3), SQUARE - 2, SQUARE - 4, tone)


def _crack(drawing: Drawing, square: Square) -> None:
    """Crack a stone; always the same ones."""
    x, y = corner(square)
    if (x * 7 + y * 13) // SQUARE % 19 == 0:
        drawing.line([(x + 8, y + 50), (x + 22, y + 44), (x + 27, y + 52), (x + 40, y + 46)], 2, tones.CRACK)


def _exit(drawing: Drawing) -> None:
    x, y = corner(EXIT)
    drawing.box((x - WALL - 1, y - WALL - 1), WALL + 4, WALL + 4, tones.DAYLIGHT[2])
    for side, ball in ((-1, (x + 43, y + 24)), (1, (x + 25, y + 44))):
        _footprint(drawing, ball, side=side)
    _arrow(drawing, (x - WALL - 24, y - WALL - 22), tones.FLAME)


def _arrow(drawing: Drawing, tip: Point, tone: str) -> None:
    """Point up and to the left."""
    x, y = tip
    arrow = [(0, 0), (36, 5), (25, 15), (46, 36), (36, 46), (15, 25), (5, 36)]
    drawing.polygon([(x + ax * 1.2 - 5, y + ay * 1.2 - 5) for ax, ay in arrow], tones.INK)
    drawing.polygon([(x + ax, y + ay) for ax, ay in arrow], tone)


def _footprint(drawing: Drawing, ball: Point, *, side: int) -> None:
    """Draw the print of a bare foot, going up and to the left; its big toe is on one `side` (1 or -1)."""
    across, down = sqrt(1 / 2), sqrt(1 / 2)

    def at(ahead: float, aside: float) -> Point:
        return ball[0] - ahead * across + aside * down, ball[1] - ahead * down - aside * across

    drawing.blob([at(9, 5), at(9, -5), at(-3, -5), at(-13, -5.5), at(-18, 0), at(-13, 5.5), at(-3, 5)], tones.FOOTPRINT)
    for toe, (ahead, radius) in enumerate(((15.5, 3.6), (15, 2.6), (12.5, 2.4))):
        drawing.disc(at(ahead, side * (5 - toe * 5.5)), radius, tones.FOOTPRINT)


def _entrance(drawing: Drawing) -> None:
    x, y = corner(ENTRANCE)
    far_x, far_y = x + SQUARE, y + SQUARE
    for step, tone in enumerate(("#54446a", "#423355", "#30243f")):
        back = 52 - step * 16
        drawing.line([(far_x - back, far_y - 7), (far_x - 7, far_y - back)], 8, tone)
    drawing.box((far_x - 3, far_y - 3), WALL + 3, WALL + 3, tones.INK)
    _arrow(drawing, (far_x - 14, far_y - 14), tones.FAINT)


def _pillars(drawing: Drawing) -> None:
    corners = ((0, 0), (SQUARE, 0), (0, SQUARE), (SQUARE, SQUARE))
    for x, y in {(x + across, y + down) for x, y in map(corner, SQUARES) for across, down in corners}:
        drawing.box((x - 8, y - 8), 16, 17, tones.INK)
        drawing.box((x - 6, y - 6), 12, 13, tones.PILLAR)
        drawing.box((x - 6, y - 6), 12, 9, tones.PILLAR_TOP)


def _coordinate(drawing: Drawing, square: Square, direction: Direction) -> None:
    """Name columns above and rows at the left, outside the wall; in a cold tone, unlike the walls' letters."""
    if direction in ("n", "w"):
        text = square[0] if direction == "n" else square[1:]
        drawing.text(label(square, direction), text, _COORDINATE, fill=tones.CHALK, font=PLAIN)


def _torch(drawing: Drawing, centre: Point) -> None:
    x, y = centre
    flame = [(0, -17), (5, -8), (9, -1), (7, 8), (0, 12), (-7, 8), (-9, -1), (-3, -7)]
    for size, tone in ((1.25, tones.INK), (1, tones.EMBER), (0.55, tones.FLAME)):
        drawing.blob([(x + fx * size, y + fy * size + (1 - size) * 5) for fx, fy in flame], tone)


TORCHES: Final[tuple[tuple[Square, Direction], ...]] = (
    ("d1", "n"),
    ("j1", "n"),
    ("a5", "w"),
    ("p5", "n"),
    ("p8", "e"),
    ("g11", "s"),
    ("l11", "s"),
    ("d10", "s"),
)
"""A torch burns on the right or lower end of each of these wall segments."""

_REACH: Final = 165
"""At this distance from a torch, in pixels, its light is down to about a third."""
_FULL: Final = 0.95
"""So much light makes a stone as bright as stones become."""
_STEP: Final = SQUARE * 0.95
"""How far daylight, and darkness, go before they are one tone weaker."""


def flame(square: Square, direction: Direction) -> Point:
    """Return where the torch of a wall segment burns."""
    (x, y), half = wall(square, direction), SQUARE / 2
    return (x + half, y) if direction in ("n", "s") else (x, y + half)


def _tone(square: Square) -> str:
    spot = middle(square)
    for source, shades in ((EXIT, tones.DAYLIGHT), (ENTRANCE, tones.DARKNESS)):
        step = int(dist(spot, middle(source)) / _STEP)
        if step < len(shades):
            return shades[step]
    light = sum(exp(-((dist(spot, flame(*torch)) / _REACH) ** 2)) for torch in TORCHES)
    return tones.FLOORS[min(round(light / _FULL * (len(tones.FLOORS) - 1)), len(tones.FLOORS) - 1)]


STONES: Final[Mapping[Square, str]] = {square: _tone(square) for square in SQUARES}
"""The tone of each flagstone."""


_COMPOSITION: Final = Composition(PALETTE)

PACKED: Final = _COMPOSITION.packed
BLENDS: Final = _COMPOSITION.blends


def painted(layers: Iterable[Placed]) -> bytes:
    """Return the PNG of sprites on the floor, the first one lowest."""
    return _COMPOSITION.painted(background(), layers)


def composed(layers: Iterable[Placed]) -> Image.Image:
    """Return the picture (mode P, with the palette) of sprites on the floor, the first one lowest."""
    return _COMPOSITION.composed(background(), layers)


@lru_cache(maxsize=1)
def background() -> Background:
    """Return the floor in the colours of the palette."""
    return Background(PALETTE.rounded(floor()), "floor")
