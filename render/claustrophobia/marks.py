"""Marks on the tunnels: ways, frames, blood, rubble, seals, and what can be chosen."""

from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from engine.claustrophobia.tunnels.tiles import Direction
from render.claustrophobia import tones
from render.claustrophobia.figures import Look
from render.claustrophobia.icons import skull
from render.claustrophobia.pieces import Piece
from render.claustrophobia.sprites_figures import figure
from render.claustrophobia.sprites_signs import star
from render.core.drawing import Drawing, polar
from render.core.sprite import Placed, Sprite, group

_ROUNDED: Final = 8
_MET: Final = 0.46
"""The middle of a way's head, as a share of the way: at the border of both tiles."""


@lru_cache(maxsize=48)
def path(across: int, down: int, *, human: bool, zoom: float) -> Sprite:
    """Draw the way from a tile to another one, so many pixels away: dots, and a head where both meet.

    There it is seen, however many stand on them.
    """
    width, height = abs(across) + 60, abs(down) + 60
    drawing = Drawing(width, height)
    start = (width / 2 - across / 2, height / 2 - down / 2)
    length, angle = hypot(across, down), degrees(atan2(down, across))
    tone = tones.STEP if human else tones.STEP_DARK
    dots = max(2, round(length / (24 * zoom)))
    for number in range(dots):
        share = 0.16 + 0.66 * number / dots
        spot = polar(start, length * share, angle)
        drawing.disc(spot, 8.5 * zoom, tones.INK)
        drawing.disc(spot, 5.5 * zoom, tone)
    x, y = polar(start, length * _MET, angle)
    turn = radians(angle)
    points = [
        (x + zoom * (a * cos(turn) - b * sin(turn)), y + zoom * (a * sin(turn) + b * cos(turn)))
        for a, b in ((20, 0), (-12, 17), (-5, 0), (-12, -17))
    ]
    drawing.line([*points, points[0]], 7 * zoom, tones.INK)
    drawing.polygon(points, tone)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=12)
def framed(size: int, tone: str) -> Sprite:
    """Draw a frame around a tile."""
    drawing = Drawing(size + 12, size + 12)
    whole = size + 12
    for inset, width, colour in ((0, 11, tones.INK), (2.5, 6, tone)):
        box = whole - 2 * inset
        for left, top, across, down in (
            (inset, inset, box, width),
            (inset, inset, width, box),
            (inset, whole - inset - width, box, width),
            (whole - inset - width, inset, width, box),
        ):
            drawing.box((left, top), across, down, colour, radius=min(width / 2, _ROUNDED))
    return Sprite.of(drawing.image())


@lru_cache(maxsize=32)
def choice(size: int) -> Sprite:
    """Draw a dot on a tile that can be chosen, or on a cell that can be explored."""
    drawing = Drawing(size, size)
    middle = (size / 2, size / 2)
    for radius, tone in ((0.5, tones.INK), (0.44, tones.WHITE), (0.36, tones.INK), (0.31, tones.CHOICE)):
        drawing.disc(middle, size * radius, tone)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=64)
def dead(look: Look, number: int, size: int) -> Sprite:
    """Draw who has died: a faint figure, crossed out, on blood, with a number of several."""
    drawing = Drawing(size, size, zoom=size / 100)
    for ray in range(9):
        drawing.line([(50, 52), polar((50, 52), 44 if ray % 2 else 34, ray * 40 + 12)], 12, tones.BLOOD)
    drawing.disc((50, 52), 34, tones.BLOOD)
    cross = Drawing(size, size, zoom=size / 100)
    skull(cross, (76, 26), 25)
    if number > 1:
        cross.text((24, 80), str(number), 42, fill=tones.WHITE, outline=tones.INK, border=5)
    body = figure(Piece(look, fallen=True), round(size * 0.8))
    layers = (Sprite.of(drawing.image()), body, Sprite.of(cross.image()))
    return group((size, size), (Placed(layer, (size // 2, size // 2)) for layer in layers))


@lru_cache(maxsize=16)
def struck(size: int) -> Sprite:
    """Draw the burst behind somebody who was hit."""
    drawing = Drawing(size, size, zoom=size / 100)
    for grown, tone in ((5, tones.INK), (0, tones.BLOOD_WET)):
        points = [polar((50, 50), (46 if point % 2 else 33) + grown * 0.8, point * 360 / 18) for point in range(18)]
        drawing.polygon(points, tone)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=32)
def rubble(size: int, *, upright: bool) -> Sprite:
    """Draw boulders in an opening, so many pixels high (upright: between two tiles beside each other)."""
    drawing = Drawing(size, size, zoom=size / 100)
    stones = ((50, 20, 17), (50, 80, 17), (41, 50, 20), (60, 36, 14), (61, 64, 15), (38, 30, 11), (40, 71, 12))
    for x, y, radius in stones:
        spot = (x, y) if upright else (y, x)
        drawing.disc(spot, radius + 3.5, tones.INK)
        drawing.disc(spot, radius, tones.BOULDER_DARK)
        drawing.disc((spot[0] - radius * 0.18, spot[1] - radius * 0.24), radius * 0.72, tones.BOULDER)
        drawing.disc((spot[0] - radius * 0.3, spot[1] - radius * 0.4), radius * 0.3, tones.BOULDER_LIGHT)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=16)
def seal(size: int, side: Direction) -> Sprite:
    """Draw a seal across an opening: a bar of light with a star on it."""
    drawing = Drawing(size, size, zoom=size / 100)
    ends = ((4, 50), (96, 50)) if side in ("n", "s") else ((50, 4), (50, 96))
    for width, tone in ((17, tones.INK), (11, tones.SEAL_DARK), (5, tones.SEAL)):
        drawing.line(ends, width, tone)
    drawing.disc((50, 50), 31, tones.INK)
    drawing.disc((50, 50), 28, tones.SEAL_DARK)
    star(drawing, (50, 50), 23, tones.SEAL)
    return Sprite.of(drawing.image())
