"""The one palette of all pictures: the flat colours as they are, and the shades between them that edges need."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image, ImageColor

from engine.fearsome_floors.board import DIRECTIONS
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.tiles import TILES
from engine.fearsome_floors.tokens import COLOURS
from render.core.sprite import Placed, Sprite, lay
from render.fearsome_floors import sprites_marks as marks
from render.fearsome_floors import sprites_panel as signs
from render.fearsome_floors import tones
from render.fearsome_floors.floor import floor
from render.fearsome_floors.scene import Piece
from render.fearsome_floors.sprites_monster import ghost, monster
from render.fearsome_floors.sprites_tiles import pool, portal, tile
from render.fearsome_floors.sprites_tokens import badge, token

_COLOURS: Final = 160  # enough to stay 40 dB from the unrounded picture; more would only fill the file
_SHELF: Final = 1280
_PITCH: Final = 128


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """Choose the colours from the floor and one of every sprite; the same in every process."""
    stock = [*_stock()]
    across = _SHELF // _PITCH
    shelf = Image.new("RGB", (_SHELF, _PITCH * -(-len(stock) // across)), floor().getpixel((300, 300)))
    lay(
        shelf,
        (
            Placed(sprite, (index % across * _PITCH + _PITCH // 2, index // across * _PITCH + _PITCH // 2))
            for index, sprite in enumerate(stock)
        ),
    )
    showcase = Image.new("RGB", (_SHELF, shelf.height + floor().height // 2))
    showcase.paste(shelf, (0, 0))
    showcase.paste(floor().reduce(2), (0, shelf.height))
    flat = [channel for tone in tones.every_tone() for channel in ImageColor.getrgb(tone)]
    shades = showcase.quantize(_COLOURS - len(flat) // 3, Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    chosen = Image.new("P", (1, 1))
    chosen.putpalette(flat + shades)
    return chosen


def _stock() -> Iterator[Sprite]:
    for colour in COLOURS:
        yield from (token(Piece(colour, 4, turned)) for turned in (False, True))
        yield token(Piece(colour, 5, ready=True))
        yield from (badge(colour, 54), signs.on_board(colour), marks.eaten(Piece(colour, 1)))
    for direction in DIRECTIONS:
        yield from (monster(Kit(), direction), ghost(Kit(), direction))
    yield from (tile(kind) for kind in TILES)
    yield from (portal(pair, arrow) for pair in tones.PORTALS for arrow in DIRECTIONS)
    yield from (marks.flash(), marks.halted("round"), marks.turned("turner"))
    yield from (pool(2, 2), pool(2, 2), pool(2, 2))
    for stroke in marks.STROKES:
        yield from (marks.link("e", stroke), marks.chevron("n", stroke))
    for chosen in (False, True):
        yield from (marks.sight("e", 128, chosen=chosen), marks.target(chosen=chosen), marks.distance(3, chosen=chosen))
    yield from (marks.start(), marks.stopped("n"), marks.splat(), marks.moved(), marks.lost(), marks.came_in())
    yield marks.passage("A", upright=True, stairs=False)
    for card in CARDS:
        yield from (signs.card(card, look) for look in ("left", "gone", "played"))
    yield from (signs.rounds(3), signs.rounds(12), signs.step(8))
    yield from (signs.plate(128, 84, lit=lit) for lit in (False, True))
    yield from (signs.sign(kind) for kind in signs.SIGNS)
