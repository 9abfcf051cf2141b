"""Choosing the palette anew, after the drawing has changed: `python -m render.fearsome_floors.choose_palette`."""

import random
from collections.abc import Iterator
from typing import Final

from PIL import Image

from engine.core import SeededChance
from engine.fearsome_floors.board import DIRECTIONS, SQUARES
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.kit import Kit, kit_by_lot
from engine.fearsome_floors.supply import DRAFT_TILES, SIZES
from engine.fearsome_floors.tiles import TILES
from engine.fearsome_floors.tokens import COLOURS
from render.core.sprite import Placed, Sprite, lay
from render.fearsome_floors import sprites_marks as marks
from render.fearsome_floors import sprites_panel as signs
from render.fearsome_floors import tones
from render.fearsome_floors.floor import floor
from render.fearsome_floors.geometry import middle
from render.fearsome_floors.monster_parts import COATS
from render.fearsome_floors.scene import Piece
from render.fearsome_floors.sprites_marks import wall_letter
from render.fearsome_floors.sprites_monster import ghost, monster
from render.fearsome_floors.sprites_tiles import patch_sprite, portal, tile
from render.fearsome_floors.sprites_tokens import badge, chip, token
from render.fearsome_floors.tones import PALETTE

COUNT: Final = 180
"""Enough to stay 40 dB from the unrounded picture; more would only fill the file."""

_MONSTERS: Final = 24
_SHOWCASES: Final = 3


def chosen() -> list[str]:
    """Choose the colours: all flat ones, and the shades between them that edges need, from sprites strewn about."""
    luck = random.Random(1)  # noqa: S311  # always the same strewing
    flat = [*dict.fromkeys((*tones.every_tone(), *(tone for coat in COATS.values() for tone in coat.tones())))]
    width, height = floor().size
    showcase = Image.new("RGB", (width, height * _SHOWCASES))
    stock = [*_stock()]
    for part in range(_SHOWCASES):
        picture = floor().copy()
        lay(picture, (Placed(sprite, middle(luck.choice(SQUARES))) for sprite in luck.sample(stock, len(stock) // 2)))
        showcase.paste(picture, (0, part * height))
    shades = showcase.quantize(COUNT - len(flat), Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    rounded = [f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in zip(*[iter(shades)] * 3, strict=True)]
    return [*dict.fromkeys((*flat, *rounded))]


def _stock() -> Iterator[Sprite]:
    """Return what is strewn about; with the forecast's sprites all pictures, even its own, were half a dB worse."""
    for colour in COLOURS:
        yield from (token(Piece(colour, number, turned)) for number in (1, 4) for turned in (False, True))
        yield from (token(Piece(colour, 5, ready=True, name=2)), chip(Piece(colour, 3), 41))
        yield from (badge(colour, 54), signs.on_board(colour), marks.eaten(Piece(colour, 1)))
    for seed in range(_MONSTERS):
        yield monster(kit_by_lot(SeededChance(seed)), DIRECTIONS[seed % 4])
    yield ghost(Kit(), "e")
    yield from (tile(kind) for kind in TILES for _ in range(2))
    yield from (portal(pair, arrow) for pair in tones.PORTALS for arrow in DIRECTIONS)
    yield from (patch_sprite(floor, *size) for floor, sizes in SIZES.items() for size in sizes if size[0] >= size[1])
    for stroke in marks.STROKES:
        yield from (marks.link("e", stroke), marks.chevron("n", stroke))
    for followed in (False, True):
        yield from (marks.sight("e", 128, chosen=followed), marks.target(chosen=followed))
        yield marks.distance(3, chosen=followed)
    yield from (marks.start(), marks.stopped("n"), marks.splat(), marks.moved(), marks.lost(), marks.came_in())
    yield from (marks.flash(), marks.halted("round"), marks.turned("turner"))
    yield marks.passage("A", upright=True, stairs=False)
    yield wall_letter("A", upright=True, stairs=False)
    yield from (signs.card(card, look) for card in CARDS for look in ("left", "gone", "played"))
    yield from (signs.supply(kind, 2) for kind in DRAFT_TILES)
    yield from (signs.rounds(3), signs.rounds(12), signs.step(8), signs.hits(1, 3), signs.hits(4, None))
    yield from (signs.plate(128, 84, lit=lit) for lit in (False, True))
    yield from (signs.sign(kind) for kind in signs.SIGNS)


if __name__ == "__main__":
    PALETTE.path.write_text("\n".join(chosen()) + "\n", encoding="ascii")
