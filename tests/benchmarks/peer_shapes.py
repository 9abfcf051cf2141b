"""Shapes of the peer's SVG: lines, circles, letters, and the things that stand on a square, around their middle."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.fearsome_floors.board import Direction
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import Colour
from render.core.drawing import Point
from render.fearsome_floors import tones
from render.fearsome_floors.scene import Piece

ANGLES: Final[Mapping[Direction, int]] = {"e": 0, "s": 90, "w": 180, "n": 270}


def _stroke(edge: str, width: float) -> str:
    return f' stroke="{edge}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"' if edge else ""


def box(x: float, y: float, width: float, height: float, tone: str, edge: str = "", *, rounded: float = 0) -> str:
    size = f'x="{x}" y="{y}" width="{width}" height="{height}"' + (f' rx="{rounded}"' if rounded else "")
    return f'<rect {size} fill="{tone}"{_stroke(edge, 2.5)}/>'


def circle(centre: Point, radius: float, tone: str, edge: str = "", width: float = 2.5) -> str:
    return f'<circle cx="{centre[0]}" cy="{centre[1]}" r="{radius}" fill="{tone}"{_stroke(edge, width)}/>'


def path(way: str, tone: str, edge: str = "", width: float = 2.5) -> str:
    return f'<path d="{way}" fill="{tone}"{_stroke(edge, width)}/>'


def line(points: Sequence[Point], tone: str, width: float, *, dots: int = 0) -> str:
    way = " ".join(f"{x},{y}" for x, y in points)
    dashes = f' stroke-dasharray="0.1 {dots}"' if dots else ""
    return f'<polyline points="{way}" fill="none"{_stroke(tone, width)}{dashes}/>'


def text(centre: Point, letters: str, size: float, tone: str, edge: str = "") -> str:
    x, y = centre
    style = f'font-family="sans-serif" font-weight="bold" font-size="{size}" text-anchor="middle"'
    return f'<text x="{x}" y="{y + size * 0.36:.1f}" {style} fill="{tone}"{_stroke(edge, 1.5)}>{letters}</text>'


def moved_to(spot: Point, shapes: str, *, turn: int = 0, scale: float = 1) -> str:
    turned = f" rotate({turn})" if turn else ""
    sized = f" scale({scale})" if scale != 1 else ""
    return f'<g transform="translate({spot[0]},{spot[1]}){turned}{sized}">{shapes}</g>'


def _block(top: str, side: str, sign: str) -> str:
    glint = line([(-21, -22), (-1, -22)], tones.WHITE, 3)
    return box(-28, -28, 56, 56, side, tones.INK, rounded=10) + box(-27, -27, 54, 46, top, rounded=9) + glint + sign


_CRACKS: Final = path("M11,-26L5,-15L12,-7L8,1M5,-15L-4,-11", "none", tones.STONE_SIDE)

TILES: Final[Mapping[Tile, str]] = {
    "stone": _block(tones.STONE_TOP, tones.STONE_SIDE, _CRACKS),
    "crystal": "".join(
        path(spike, tone, tones.INK)
        for spike, tone in (
            ("M-15,21L-25,1L-19,-13L-8,3L-4,23Z", tones.GLASS),
            ("M15,21L25,5L21,-9L10,3L4,23Z", tones.GLASS),
            ("M-11,24L-14,-11L0,-30L14,-11L11,24Z", tones.GLASS_LIGHT),
        )
    ),
    "turner": _block(tones.TURNER_TOP, tones.TURNER_SIDE, path("M-17,13V-11H3V-22L23,-7L3,8V-2H-8V13Z", tones.INK)),
    "reverser": _block(
        tones.REVERSER_TOP, tones.REVERSER_SIDE, path("M-15,13V-6A13,13 0 0 1 11,-6", "none", tones.INK, 9)
    ),
}

_HEADS: Final[Mapping[Colour, str]] = {
    "green": "M-24,5A14,14 0 1 1 -2,-18H2A14,14 0 1 1 24,5Z",
    "red": "M-22,0L-30,-34L-14,-20H14L30,-34L22,0Z",
    "blue": "M-23,4C-18,-14 -4,-24 0,-32C4,-24 18,-14 23,4Z",
    "yellow": "M-21,0L-23,-29L-11,-20L0,-33L11,-20L23,-29L21,0Z",
    "beige": "M-20,0V-22A7,12 0 0 1 -5,-22V-18H5V-22A7,12 0 0 1 20,-22V0Z",
    "violet": "M-15,-30L-33,-22V12L-26,4L-23,10H23L26,4L33,12V-22L15,-30L8,-12H-8Z",
    "black": "M-26,-10V-16H-15V-30H15V-16H26V-10Z",
}


def head(colour: Colour, tone: str, ring: str) -> str:
    """The body and head of a colour: an ink edge, a ring, the colour, and two eyes."""
    outlines = ((tones.INK, 11), (ring, 6.4), (tone, 0.0))
    shapes = (
        path(_HEADS[colour], tone, edge, width) + circle((0, 5), 23, tone, edge, width) for edge, width in outlines
    )
    eyes = (circle((x, -14), 4, tones.WHITE, tones.INK, 1.5) + circle((x, -13), 2, tones.INK) for x in (-7, 7))
    return "".join((*shapes, *eyes))


def token(piece: Piece) -> str:
    tone, ring = tones.BODIES[piece.colour], tones.WHITE
    if piece.turned:
        tone, ring = tones.turned(piece.colour), tones.FAINT
    light = piece.turned or piece.colour in tones.DARK_BODIES
    digit = text((0, 8), str(piece.number), 44, tones.WHITE if light else tones.INK, tones.INK if light else "")
    name = (
        "" if piece.name is None else circle((22, 22), 13, tones.INK) + text((22, 22), str(piece.name), 25, tones.FLAME)
    )
    ready = circle((0, 5), 31, tones.EMBER) if piece.ready else ""
    return ready + head(piece.colour, tone, ring) + digit + name
