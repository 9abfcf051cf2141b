"""Warriors as they stand on tiles and plates: a figure in the ring of its side, with what is to be known of it."""

from typing import Final

from engine.claustrophobia.warriors.kinds import HUMANS
from render.claustrophobia import tones
from render.claustrophobia.figures import FIGURES
from render.claustrophobia.scene import Look, Piece
from render.core.drawing import Drawing, Point
from render.core.palette import mix
from render.core.sprite import Sprite, kept

_CANVAS: Final = 116
_MARGIN: Final = 8
_FAR: Final = _CANVAS - _MARGIN
"""Where the canvas ends, as figures count."""
_LABEL: Final[Point] = (80, 80)
_HIGH_LABEL: Final[Point] = (80, 46)
"""Of a demon: below the signs of the tile, and above whoever stands before."""
_LEFT_LABEL: Final[Point] = (20, 62)
"""Of a human: between those who stand before."""
_SLEEP: Final[Point] = (20, 20)
_LEAST_DIGIT: Final = 36
"""The pixels of a number that can still be read on a phone."""
_MOST_GROWN: Final = 1.35
"""A number grows no more than so many times, so that the figure is still seen beside it."""


@kept
def figure(piece: Piece, size: int, *, is_behind: bool = False) -> Sprite:
    """Draw a warrior so many pixels high and wide; the number of one behind others stands where they do not reach."""
    zoom = size / _CANVAS
    drawing = Drawing(size, size, origin=(_MARGIN * zoom, _MARGIN * zoom), zoom=zoom)
    _body(drawing, piece)
    grown = _growth(zoom)
    if piece.label:
        behind = _LEFT_LABEL if is_human(piece.look) else _HIGH_LABEL
        _label(drawing, piece, grown, behind if is_behind else _LABEL)
    _signs(drawing, piece, grown)
    if piece.relic:
        _relic(drawing)
    return Sprite.of(drawing.image())


@kept
def figure_signs(piece: Piece, size: int) -> Sprite:
    """Draw the signs of a warrior alone, to lie over whoever stands before it."""
    zoom = size / _CANVAS
    drawing = Drawing(size, size, origin=(_MARGIN * zoom, _MARGIN * zoom), zoom=zoom)
    _signs(drawing, piece, _growth(zoom))
    return Sprite.of(drawing.image())


def has_figure_signs(piece: Piece) -> bool:
    """Whether a warrior sleeps, it or some of several have acted, or it has hits to name."""
    return piece.exhausted or piece.done or piece.acted > 0 or piece.pending > 0


def is_human(look: Look) -> bool:
    """Whether a figure is on the humans' side."""
    return look in HUMANS


def _growth(zoom: float) -> float:
    """Return how much larger numbers and signs are drawn in a small figure."""
    return min(max(1.0, _LEAST_DIGIT / (44 * zoom)), _MOST_GROWN)


def _signs(drawing: Drawing, piece: Piece, grown: float) -> None:
    if piece.exhausted:
        _asleep(drawing, grown)
    elif piece.done or piece.acted:
        _done(drawing, grown)
        if piece.acted:
            spot = (_SLEEP[0] + 30 * grown, _SLEEP[1])
            drawing.text(spot, str(piece.acted), 34 * grown, fill=tones.HEALED, outline=tones.INK, border=4)
    if piece.pending:
        _pending(drawing, piece.pending, grown)


def _body(drawing: Drawing, piece: Piece) -> None:
    parts = FIGURES[piece.look]
    if piece.absent:
        for shape, _ in parts.body:
            shape(drawing, tones.DIM, 3)
        for shape, _ in parts.body:
            shape(drawing, tones.INK, 0)
        return
    dim = piece.done or piece.exhausted or piece.fallen
    ring = tones.FAINT if dim else tones.WHITE if is_human(piece.look) else tones.BLOOD_WET
    layers = [(6.5, tones.INK), (4.0, ring), (1.4, tones.INK)]
    if piece.lit:
        layers.insert(0, (8.0, tones.EMBER))
    for grown, tone in layers:
        for shape, _ in parts.body:
            shape(drawing, tone, grown)
    for shape, tone in parts.body:
        shape(drawing, tones.INK, 1.4)
        shape(drawing, _shade(tone, dim=dim), 0)
    for shape, tone in parts.details:
        shape(drawing, _shade(tone, dim=dim), 0)


def _shade(tone: str, *, dim: bool) -> str:
    return mix(tone, "#2a2336", 0.4) if dim else tone


def _label(drawing: Drawing, piece: Piece, grown: float, spot: Point) -> None:
    """Write a number: of a figure among alike ones on a disc, of how many there are, or of wounds left on a drop."""
    x, y = spot = min(spot[0], _FAR - 21 * grown), min(spot[1], _FAR - 21 * grown)
    match piece.label_kind:
        case "number":
            drawing.disc(spot, 21 * grown, tones.INK)
            drawing.disc(spot, 17.5 * grown, tones.CLOTHES.get(piece.look, tones.DIM))
            drawing.disc(spot, 14.5 * grown, tones.INK)
            drawing.text(spot, piece.label, 34 * grown, fill=tones.WHITE)
        case "count":
            half = 20 * grown
            drawing.box((x - half, y - half), 2 * half, 2 * half, tones.INK, radius=7 * grown)
            half = 17 * grown
            drawing.box((x - half, y - half), 2 * half, 2 * half, tones.FLAME, radius=6 * grown)
            drawing.text(spot, piece.label, 40 * grown, fill=tones.INK)
        case "health":
            for more, tone in ((3.5, tones.INK), (0.0, tones.BLOOD_WET)):
                heart(drawing, (x, y + 2), 19 * grown + more, tone)
            drawing.text(
                (x, y),
                piece.label,
                (32 if len(piece.label) == 1 else 25) * grown,
                fill=tones.WHITE,
                outline=tones.INK,
                border=1.5,
            )


def heart(drawing: Drawing, centre: Point, size: float, tone: str) -> None:
    """Fill a heart."""
    x, y = centre
    for side in (-1, 1):
        drawing.disc((x + side * size * 0.48, y - size * 0.38), size * 0.56, tone)
    drawing.polygon([(x - size * 1.0, y - size * 0.2), (x + size * 1.0, y - size * 0.2), (x, y + size * 1.05)], tone)


def drop(drawing: Drawing, centre: Point, size: float, tone: str, edge: str = tones.INK) -> None:
    """Draw a drop of blood with an edge."""
    x, y = centre
    for grown, colour in ((2.5, edge), (0.0, tone)):
        radius = size * 0.62
        drawing.disc((x, y + size * 0.35), radius + grown, colour)
        half = radius * 0.93 + grown
        drawing.polygon([(x, y - size - grown * 1.6), (x + half, y + size * 0.15), (x - half, y + size * 0.15)], colour)


def _asleep(drawing: Drawing, grown: float) -> None:
    """Draw the sign of whoever is exhausted."""
    x, y = _SLEEP
    for across, down, size in ((0, 8, 34), (15 * grown, -8 * grown, 24)):
        drawing.text((x + across, y + down), "Z", size * grown, fill=tones.CHALK, outline=tones.INK, border=4)


def _done(drawing: Drawing, grown: float) -> None:
    """Draw the sign of whoever has acted."""
    x, y = _SLEEP
    check = [(x - 10 * grown, y + 2), (x - 2, y + 10 * grown), (x + 13 * grown, y - 9 * grown)]
    drawing.line(check, 14, tones.INK)
    drawing.line(check, 7, tones.HEALED)


def _pending(drawing: Drawing, number: int, grown: float) -> None:
    """Draw how many hits are still to be named."""
    drop(drawing, (82, 22), 27 * grown, tones.BLOOD_WET)
    drawing.text((82, 22 + 10 * grown), str(number), 30 * grown, fill=tones.WHITE, outline=tones.INK, border=1.5)


def _relic(drawing: Drawing) -> None:
    relic(drawing, (18, 78), 17)


def relic(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw the relic: a cup of gold that shines."""
    x, y = centre
    drawing.disc(centre, size * 1.2, tones.INK)
    drawing.disc(centre, size * 1.05, tones.DAYLIGHT)
    cup = [
        (-0.6, -0.7),
        (0.6, -0.7),
        (0.45, 0.05),
        (0.12, 0.25),
        (0.12, 0.5),
        (0.45, 0.75),
        (-0.45, 0.75),
        (-0.12, 0.5),
        (-0.12, 0.25),
        (-0.45, 0.05),
    ]
    points = [(x + across * size, y + down * size) for across, down in cup]
    drawing.line([*points, points[0]], 3, tones.INK)
    drawing.polygon(points, tones.EMBER)
