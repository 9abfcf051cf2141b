"""What bots for other board games do, for Claustrophobia: the same picture as an SVG document, drawn by cairosvg.

Its shapes are those of our picture, put down as SVG by a pen that draws them there; a figure has its two rings as
strokes of one group each instead of shapes that are drawn larger. It leaves out flagstones, torches and way marks.
"""

from collections.abc import Iterable, Iterator, Sequence

from engine.claustrophobia.rounds.threat import SLOTS
from engine.claustrophobia.tunnels.tiles import DIRECTIONS
from render.claustrophobia import tones
from render.claustrophobia.arrangement import HEAD, Arrangement
from render.claustrophobia.figures import FIGURES
from render.claustrophobia.grounds import GROUNDS
from render.claustrophobia.picture import arrangement_of
from render.claustrophobia.scene import Piece, Plate, Scene
from render.claustrophobia.sprites_destiny import _SLOTS
from render.claustrophobia.sprites_figures import is_human
from render.claustrophobia.sprites_places import EDGES, UNIT, _boxes, arm_of
from render.claustrophobia.sprites_plates import HEIGHT as PLATE_HEIGHT
from render.claustrophobia.sprites_plates import WIDTH as PLATE_WIDTH
from render.claustrophobia.sprites_signs import boot, die, kind_sign, shield, skull, sword
from render.claustrophobia.tunnels import standing
from render.core.drawing import Drawing, Point, curve
from render.core.lettering import ROUND
from tests.benchmarks.peer_shapes import box, circle, line, moved_to, text
from tests.render.claustrophobia.grid import grid_for

_FIGURE = 100
"""The side of the square on which figures are drawn."""


class SvgPen(Drawing):
    """A pen that puts flat shapes down as SVG."""

    def __init__(self) -> None:
        self.shapes: list[str] = []

    def oval(self, centre: Point, across: float, down: float, fill: str) -> None:
        self.shapes.append(f'<ellipse cx="{centre[0]}" cy="{centre[1]}" rx="{across}" ry="{down}" fill="{fill}"/>')

    def ring(
        self, centre: Point, radius: float, width: float, fill: str, *, span: tuple[float, float] = (0, 360)
    ) -> None:
        share = (span[1] - span[0]) / 360
        around = 6.283 * (radius - width / 2)
        self.shapes.append(
            f'<circle cx="{centre[0]}" cy="{centre[1]}" r="{radius - width / 2}" fill="none" stroke="{fill}"'
            f' stroke-width="{width}" stroke-dasharray="{around * share:.1f} {around:.1f}"'
            f' transform="rotate({span[0]} {centre[0]} {centre[1]})"/>'
        )

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        self.shapes.append(f'<polygon points="{_written(points)}" fill="{fill}"/>')

    def blob(self, points: Sequence[Point], fill: str) -> None:
        self.polygon(curve(points), fill)

    def box(self, corner: Point, width: float, height: float, fill: str, *, radius: float = 0) -> None:
        self.shapes.append(box(*corner, width, height, fill, rounded=radius))

    def line(self, points: Sequence[Point], width: float, fill: str) -> None:
        self.shapes.append(line(points, fill, width))

    def text(
        self,
        centre: Point,
        text: str,
        size: float,
        *,
        fill: str,
        font: str = ROUND,  # noqa: ARG002 - the peer has one font
        outline: str = "",
        border: float = 0,
    ) -> None:
        self.shapes.append(written(centre, text, size, fill, outline if border else ""))

    def svg(self) -> str:
        return "".join(self.shapes)


def written(centre: Point, letters: str, size: float, tone: str, edge: str = "") -> str:
    return text(centre, letters, size, tone, edge)


def _written(points: Iterable[Point]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def svg_of(scene: Scene) -> bytes:
    """Draw a scene."""
    arrangement = arrangement_of(scene)
    size = f'width="{arrangement.width}" height="{arrangement.height}"'
    shapes = "".join((*_tunnels(scene), *_head(scene), *_plates(scene, arrangement), *_destiny(scene, arrangement)))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return f'{head}<rect {size} fill="{tones.NIGHT}"/>{shapes}</svg>'.encode()


def _tunnels(scene: Scene) -> Iterator[str]:
    grid = grid_for(scene)
    for laid in scene.tiles:
        pen, place = SvgPen(), laid.place
        pen.box((3, 3), UNIT - 6, UNIT - 6, tones.ROCK, radius=9)
        for corner, width, height in _boxes(place):
            pen.box(corner, width, height, tones.FLOOR, radius=12 if width == height else 0)
        GROUNDS[place.kind](pen, place)
        for direction, edge in zip(DIRECTIONS, place.edges, strict=True):
            EDGES[edge](pen, direction, arm_of(place))
        pen.text((20, 22), str(place.number), 34, fill=tones.CHALK)
        kind_sign(pen, place, (UNIT - 27, 27), 44)
        yield moved_to(grid.corner(laid.cell), pen.svg(), scale=grid.size / UNIT)
    for laid in scene.tiles:
        for piece, (x, y), size in standing(grid, laid):
            yield moved_to((x - size // 2, y - size // 2), _figure(piece), scale=size / _FIGURE)


def _figure(piece: Piece) -> str:
    look, rings = FIGURES[piece.look], []
    ring = tones.WHITE if is_human(piece.look) else tones.BLOOD_WET
    body, details = SvgPen(), SvgPen()
    for shape, tone in look.body:
        shape(body, tone, 0)
    for shape, tone in look.details:
        shape(details, tone, 0)
    for tone, width in ((tones.INK, 13), (ring, 8)):
        rings.append(f'<g stroke="{tone}" stroke-width="{width}">{body.svg()}</g>')
    label = circle((80, 80), 20, tones.INK) + written((80, 80), piece.label, 36, tones.WHITE) if piece.label else ""
    return "".join((*rings, body.svg(), details.svg(), label))


def _head(scene: Scene) -> Iterator[str]:
    head = scene.head
    yield circle((50, HEAD / 2), 34, tones.NIGHT, tones.EMBER, 10) + written((50, 41), str(head.round), 42, tones.FLAME)
    yield written((200, 41), f"{head.goal[0]}/{head.goal[1]}", 42, tones.BONE)
    for number in range(4):
        yield box(320 + 70 * number, 12, 58, 58, tones.PLATE, rounded=12)
    for x, value in ((684, head.threat_points), (836, head.events), (980, head.advantages), (1130, head.stack)):
        yield box(x - 60, 12, 40, 58, tones.CARD_DEMONS, rounded=8) + written((x + 20, 41), str(value), 46, tones.BONE)


def _plates(scene: Scene, arrangement: Arrangement) -> Iterator[str]:
    for (x, y), plate in zip(arrangement.plates, [each for each in scene.plates if each.where == "in"], strict=True):
        yield moved_to((x - PLATE_WIDTH // 2, y - PLATE_HEIGHT // 2), _plate(plate))


def _plate(plate: Plate) -> str:
    pen = SvgPen()
    pen.box((2, 2), PLATE_WIDTH - 4, PLATE_HEIGHT - 4, tones.PLATE, radius=10)
    for row, sign in zip((56, 85, 114), (boot, sword, shield), strict=True):
        sign(pen, (113, row), 12)
    if plate.where != "in":
        skull(pen, (262, 69), 46)
    for number, stats in enumerate(plate.stats if plate.where == "in" else ()):
        x = 152 + 44 * number
        if plate.die == number + 1:
            pen.box((x - 20, 7), 40, 124, tones.FLAME, radius=8)
        die(pen, (x, 25), 27, number + 1)
        if number + 1 in plate.cancelled:
            pen.line([(x - 15, 44), (x + 15, 125)], 5, tones.BLOOD)
            pen.line([(x + 15, 44), (x - 15, 125)], 5, tones.BLOOD)
        else:
            for row, value in zip((56, 85, 114), (stats.movement, stats.combat, stats.defense), strict=True):
                pen.text((x, row), str(value), 31, fill=tones.INK if plate.die == number + 1 else tones.BONE)
    return pen.svg() + moved_to((10, 22), _figure(plate.piece), scale=0.9)


def _destiny(scene: Scene, arrangement: Arrangement) -> Iterator[str]:
    for (x, y), slot in zip(arrangement.slots, SLOTS, strict=True):
        pen = SvgPen()
        pen.box((2, 2), 80, 96, tones.PLATE, radius=8)
        _SLOTS[slot].effect(pen, (40, 66), 23)
        for place, pips in enumerate(scene.destiny.slots.get(slot, ())):
            die(pen, (20 + 30 * place, 25), 24, pips, face=tones.FLAME)
        yield moved_to((x - 43, y - 50), pen.svg())
    for number, roll in enumerate(scene.action.rolls[:3]):
        pen = SvgPen()
        for place, pips in enumerate(roll.dice):
            die(pen, (40 + 52 * place, 36), 42, pips, face=tones.FLAME if pips >= roll.needed else tones.DIM)
        yield moved_to((280 * number, arrangement.tray[1]), box(2, 2, 270, 72, tones.PLATE, rounded=10) + pen.svg())
