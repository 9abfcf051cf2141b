"""Sprites of the forecast: the route to come, the cards at its ends, and the chance on a token in danger."""

from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from engine.fearsome_floors.board import STEPS, Direction
from engine.fearsome_floors.cards import Card
from render.core.drawing import Drawing, polar
from render.core.sprite import Sprite
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import SQUARE
from render.fearsome_floors.sprites_panel import card

Pattern = Literal["band", "dots"]
"""The route of number cards is a band; where only a hunt goes on, there are dots."""

SMALL_CARD: Final = (46, 52)
ADVANCE: Final = 41
"""How far small cards lie from each other."""

_ANGLES: Final = {"e": 0, "s": 90, "w": 180, "n": 270}


@lru_cache(maxsize=16)
def link(direction: Direction, pattern: Pattern, length: int = SQUARE) -> Sprite:
    """Draw a piece of the route, `length` long; its middle is the middle of the sprite."""
    size = length + 24
    drawing = Drawing(size, size)
    across, down = STEPS[direction]
    middle = size / 2

    def at(share: float) -> tuple[float, float]:
        return middle + share * length * across, middle + share * length * down

    if pattern == "band":
        for width, tone in ((20, tones.INK), (14, tones.BONE)):
            drawing.line([at(-0.5), at(0.5)], width, tone)
        return Sprite.of(drawing.image())
    dots = 3 if length == SQUARE else 2
    for grown, tone in ((3.0, tones.INK), (0.0, tones.BLOOD_FOAM)):
        for dot in range(dots):
            drawing.disc(at((dot + 0.5) / dots - 0.5), 7 + grown, tone)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=8)
def chevron(direction: Direction, pattern: Pattern) -> Sprite:
    """Draw an arrow head that says which way the monster would go."""
    drawing = Drawing(40, 40)
    angle = _ANGLES[direction]
    for size, tone in ((17.0, tones.INK), (12.0, tones.EMBER if pattern == "band" else tones.BLOOD_FOAM)):
        drawing.polygon([polar((20, 20), size, angle + turn) for turn in (0, 125, 235)], tone)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=64)
def cards(ending: tuple[Card, ...]) -> Sprite:
    """Draw the cards that end on the same square: side by side, more than two in two rows."""
    columns = len(ending) if len(ending) <= 2 else (len(ending) + 1) // 2  # noqa: PLR2004  # a pair has room
    rows = (len(ending) + columns - 1) // columns
    (width, height), down = SMALL_CARD, SMALL_CARD[1] - 3
    picture = Image.new("RGBA", (ADVANCE * (columns - 1) + width, down * (rows - 1) + height))
    for number, kind in enumerate(ending):
        small = card(kind, "left").image().resize(SMALL_CARD, Image.Resampling.LANCZOS)
        picture.alpha_composite(small, (ADVANCE * (number % columns), down * (number // columns)))
    return Sprite.of(picture)


@lru_cache(maxsize=4)
def pointer(direction: Direction) -> Sprite:
    """Draw the tip by which cards on the next square point to where they end."""
    drawing = Drawing(40, 40)
    for size, tone in ((17.0, tones.INK), (11.0, tones.BONE)):
        drawing.polygon([polar((20, 20), size, _ANGLES[direction] + turn) for turn in (0, 120, 240)], tone)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=64)
def chance(percent: int, *, small: bool) -> Sprite:
    """Draw the chance of being eaten: a red plate with the percent, which hides none on the next square.

    A small one leaves more to be seen of the head on which it lies.
    """
    text = f"{percent}%"
    height, advance, size = (26, 15, 26) if small else (32, 18, 31)
    width = min(10 + advance * len(text), SQUARE)
    drawing = Drawing(width, height)
    drawing.box((0, 0), width, height, tones.INK, radius=height * 0.375)
    drawing.box((2.5, 2.5), width - 5, height - 5, tones.BLOOD, radius=height * 0.375 - 2.5)
    drawing.text((width / 2, height / 2), text, size if width < SQUARE else min(size, 27), fill=tones.WHITE)
    return Sprite.of(drawing.image())
