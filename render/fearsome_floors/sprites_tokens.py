"""Tokens: seven characters, each with a head of its own, so that nobody needs colours to tell them apart."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, get_args

from engine.core import by_kind
from engine.fearsome_floors.tokens import Colour
from render.core.drawing import Drawing, Point, curve
from render.core.palette import mix
from render.core.sprite import Sprite, kept
from render.fearsome_floors import tones
from render.fearsome_floors.scene import Piece

_SIZE: Final = 80
_ORIGIN: Final[Point] = (4, 5)
"""Bodies and heads are drawn on 72 pixels, with a little room around for their rings."""

_BODY: Final[Point] = (36, 41)
_RADIUS: Final = 23.0
_DIGIT: Final = 47
_ASIDE: Final = 11
"""How far the number moves to the left where there is another one in the corner."""
_LABEL: Final[Point] = (55, 54)
_LABEL_RADIUS: Final = 20
_LABEL_DIGIT: Final = 44
"""The other number: as large as there is room for, since on a phone a square is 19 pixels wide."""

Head = Callable[[Drawing, str, float], None]
"""Draws what sticks out of the body, in a colour, with all outlines `grown` pixels outwards."""


@kept
def token(piece: Piece, size: int = _SIZE) -> Sprite:
    """Draw a token: awake with a white ring, or turned over: dim, with its eyes closed."""
    drawing = _canvas(size)
    if piece.ready:
        drawing.disc(_BODY, _RADIUS + 8.5, tones.EMBER)
    body, ring = _look(piece)
    _figure(drawing, piece.colour, body, ring)
    other = piece.name if size == _SIZE else None
    _digit(drawing, piece, (_BODY[0] - _ASIDE * (other is not None), _BODY[1] + 3), _DIGIT)
    _EYES[piece.colour](drawing, piece.turned)
    if other is not None:
        _name(drawing, other)
    return Sprite.of(drawing.image())


@kept
def chip(piece: Piece, size: int) -> Sprite:
    """Draw a token without its head, beside its player's badge: so small, all the room is the number's."""
    drawing = Drawing(size, size)
    middle = (size / 2, size / 2)
    body, ring = _look(piece)
    drawing.disc(middle, size / 2, tones.EMBER if piece.ready else ring)
    drawing.disc(middle, size / 2 - 3, body)
    _digit(drawing, piece, middle, size * 0.86)
    return Sprite.of(drawing.image())


def _look(piece: Piece) -> tuple[str, str]:
    """Return the colours of a token and of the ring around it: dim once it has been turned over."""
    if piece.turned:
        return tones.turned(piece.colour), mix(tones.FAINT, tones.INK, 0.45)
    return tones.BODIES[piece.colour], tones.WHITE


@kept
def badge(colour: Colour, size: int) -> Sprite:
    """Draw the character of a colour without a number: the sign of its player."""
    drawing = _canvas(size)
    _figure(drawing, colour, tones.BODIES[colour], tones.WHITE)
    _EYES[colour](drawing, False)  # noqa: FBT003  # eyes open
    drawing.ring(
        (_BODY[0], _BODY[1] - 1), 13, 3.5, tones.WHITE if colour in tones.DARK_BODIES else tones.INK, span=(25, 155)
    )
    return Sprite.of(drawing.image())


def _figure(drawing: Drawing, colour: Colour, body: str, ring: str) -> None:
    """Draw head and body from the outside in: a black ring, a light ring, then the colour."""
    for grown, tone in ((5.5, tones.INK), (3.2, ring), (0.0, body)):
        _HEADS[colour](drawing, tone, grown)
        drawing.disc(_BODY, _RADIUS + grown, tone)
        if tone == ring:
            for span in RIMS[colour]:
                drawing.ring(_BODY, _RADIUS + grown, grown + 1, tones.INK, span=span)


def _canvas(size: int) -> Drawing:
    """Return a canvas of so many pixels on which everything is drawn as on one of _SIZE."""
    zoom = size / _SIZE
    return Drawing(size, size, origin=(_ORIGIN[0] * zoom, _ORIGIN[1] * zoom), zoom=zoom)


def _digit(drawing: Drawing, piece: Piece, centre: Point, size: float) -> None:
    body, _ = _look(piece)
    light = piece.turned or piece.colour in tones.DARK_BODIES
    ink = mix(tones.BONE, body, 0.2) if piece.turned else tones.WHITE if light else tones.INK
    drawing.text(centre, str(piece.number), size, fill=ink, outline=tones.INK if light else "", border=1.5 * light)


def _name(drawing: Drawing, name: int) -> None:
    """Write the number of the light side into the lower right corner, as on a label."""
    drawing.disc(_LABEL, _LABEL_RADIUS, tones.FLAME)
    drawing.disc(_LABEL, _LABEL_RADIUS - 2, tones.INK)
    drawing.text(_LABEL, str(name), _LABEL_DIGIT, fill=tones.FLAME)


def _bumps(drawing: Drawing, tone: str, grown: float) -> None:
    for x in (22, 50):
        drawing.disc((x, 18), 9 + grown, tone)


def _horns(drawing: Drawing, tone: str, grown: float) -> None:
    for side in (-1, 1):
        horn = [(5, 21), (13, 19), (22, 11), (22, 2), (30, 11), (28, 22), (19, 32)]
        _grown(drawing, curve([(36 + side * x, y) for x, y in horn]), tone, grown)


def _hood(drawing: Drawing, tone: str, grown: float) -> None:
    _grown(drawing, [(36, 5), (54, 24), (59, 40), (13, 40), (18, 24)], tone, grown)


def _spikes(drawing: Drawing, tone: str, grown: float) -> None:
    _grown(drawing, [(15, 8), (25, 16), (36, 4), (47, 16), (57, 8), (57, 36), (15, 36)], tone, grown)


def _ears(drawing: Drawing, tone: str, grown: float) -> None:
    for x in (24, 48):
        drawing.oval((x, 17), 7.5 + grown, 14 + grown, tone)


def _wings(drawing: Drawing, tone: str, grown: float) -> None:
    for side in (-1, 1):
        wing = [(9, 22), (15, 8), (32, 14), (31, 44), (25, 38), (21, 46)]
        _grown(drawing, [(36 + side * x, y) for x, y in wing], tone, grown)


def _hat(drawing: Drawing, tone: str, grown: float) -> None:
    drawing.box((21 - grown, 6 - grown), 30 + 2 * grown, 20 + 2 * grown, tone, radius=2)
    drawing.box((10 - grown, 20 - grown), 52 + 2 * grown, 6 + 2 * grown, tone, radius=2)


def _grown(drawing: Drawing, points: Sequence[Point], tone: str, grown: float) -> None:
    """Fill a shape, and as much around all of it."""
    drawing.polygon(points, tone)
    if grown:
        drawing.line([*points, points[0]], 2 * grown, tone)


def _eyes(*spots: tuple[float, float, float]) -> Callable[[Drawing, bool], None]:
    """Make eyes at these places (x, y, radius): open and looking ahead, or closed."""

    def draw(drawing: Drawing, closed: bool) -> None:  # noqa: FBT001  # one fact, one reader
        for x, y, radius in spots:
            if closed:
                drawing.ring((x, y - radius * 0.4), radius, 2, tones.INK, span=(20, 160))
            else:
                drawing.disc((x, y), radius + 1.2, tones.INK)
                drawing.disc((x, y), radius, tones.WHITE)
                drawing.disc((x, y + 0.8), radius * 0.5, tones.INK)

    return draw


def _ears_and_eyes(drawing: Drawing, closed: bool) -> None:  # noqa: FBT001  # as above
    for x in (24, 48):
        drawing.oval((x, 11), 3.6, 6.5, tones.FLESH)
    _eyes((24, 23, 4), (48, 23, 4))(drawing, closed)


_HEADS: Final[Mapping[Colour, Head]] = by_kind(
    get_args(Colour),
    {
        "green": _bumps,
        "red": _horns,
        "blue": _hood,
        "yellow": _spikes,
        "beige": _ears,
        "violet": _wings,
        "black": _hat,
    },
)

RIMS: Final[Mapping[Colour, tuple[tuple[float, float], ...]]] = by_kind(
    get_args(Colour),
    {
        "green": (),
        "red": ((94, 107),),
        "blue": ((87, 96), (101, 110), (115, 124)),
        "yellow": ((88, 122),),
        "beige": ((87, 98), (107, 118)),
        "violet": ((94, 107), (154, 172)),
        "black": ((88, 122), (154, 172)),
    },
)
"""The dark parts of each colour's light ring, in degrees clockwise from the right: beside label and number."""

_EYES: Final[Mapping[Colour, Callable[[Drawing, bool], None]]] = by_kind(
    get_args(Colour),
    {
        "green": _eyes((22, 17, 6), (50, 17, 6)),
        "red": _eyes((29, 22, 4), (43, 22, 4)),
        "blue": _eyes((36, 17, 6.5)),
        "yellow": _eyes((28, 21, 4), (44, 21, 4)),
        "beige": _ears_and_eyes,
        "violet": _eyes((28, 22, 4), (44, 22, 4)),
        "black": _eyes((29, 25, 4), (43, 25, 4)),
    },
)
