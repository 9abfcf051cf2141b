"""What bots for other board games do: the same board as an SVG document, drawn by cairosvg."""

from collections.abc import Iterator

from engine.fearsome_floors.board import SQUARES, WALLS
from render.fearsome_floors import Scene
from render.fearsome_floors.layout import HEIGHT, SQUARE, WIDTH, corner, letter_spot, middle
from render.fearsome_floors.tones import BLOOD, BODIES, FLOORS, FUR, NIGHT, STONE_TOP, WALL_STONE


def svg_of(scene: Scene) -> bytes:
    """Draw floor, walls, tiles, tokens and monster as plainly as can be; without a panel."""
    shapes = "".join((*_floor(), *_pieces(scene)))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
    return f'{head}<rect width="{WIDTH}" height="{HEIGHT}" fill="{NIGHT}"/>{shapes}</svg>'.encode()


def _floor() -> Iterator[str]:
    for square in SQUARES:
        x, y = corner(square)
        yield f'<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" fill="{FLOORS[2]}" stroke="{WALL_STONE}"/>'
    for (square, direction), letter in WALLS.items():
        yield _text(letter_spot(square, direction), letter.replace("&", "&amp;"), 29, "#fff")


def _pieces(scene: Scene) -> Iterator[str]:
    for pool in scene.pools:
        x, y = corner(pool.corner)
        size = f'width="{pool.width * SQUARE}" height="{pool.height * SQUARE}"'
        yield f'<rect x="{x}" y="{y}" {size} rx="20" fill="{BLOOD}"/>'
    for square in scene.tiles:
        x, y = corner(square)
        yield f'<rect x="{x + 4}" y="{y + 4}" width="58" height="58" rx="9" fill="{STONE_TOP}" stroke="#000"/>'
    for square, piece in scene.tokens.items():
        x, y = middle(square)
        yield f'<circle cx="{x}" cy="{y}" r="28" fill="{BODIES[piece.colour]}" stroke="#fff" stroke-width="3"/>'
        yield _text((x, y), str(piece.number), 46, "#000")
    x, y = middle(scene.monster.square)
    yield f'<circle cx="{x}" cy="{y}" r="34" fill="{FUR}" stroke="#000" stroke-width="3"/>'


def _text(centre: tuple[int, int], text: str, size: int, fill: str) -> str:
    x, y = centre
    return f'<text x="{x}" y="{y + size // 3}" font-size="{size}" text-anchor="middle" fill="{fill}">{text}</text>'
