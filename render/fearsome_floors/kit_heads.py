"""The monster's heads: what looks, bites, and says at a glance which way it faces."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.fearsome_floors.kit import Head
from render.fearsome_floors import tones
from render.fearsome_floors.figure import MIDDLE, Figure, whole


def _maw(figure: Figure, back: float, reach: float) -> None:
    """Draw an open mouth from `back` to the front, opening to `reach` at each side, with teeth and a tongue."""
    figure.sharp(whole([(35, 0), (34.5, 7), (32, reach), (back + 14, 8), (back, 0)]), tones.MAW, sides=MIDDLE, edge=1.5)
    figure.blob(whole([(32, 0), (27, 5), (back + 13, 5), (back + 8, 0)]), tones.TONGUE, sides=MIDDLE, edge=0)
    for x in (back + 12, back + 19, back + 26):
        y = 5.5 + (x - back - 8) * (reach - 6) / 26
        figure.sharp([(x, y), (x + 8, y + 3), (x + 5, y - 6.5)], tones.WHITE, edge=0.8)


def _toad(figure: Figure) -> None:
    figure.blob(whole([(35, 0), (31, 14), (18, 22), (0, 21), (-6, 10)]), figure.coat.fur, sides=MIDDLE)
    _maw(figure, -4, 17)
    figure.eyes((3, 19), 8.5)


def _goat(figure: Figure) -> None:
    coat = figure.coat
    figure.sharp([(4, 11), (2, 26), (10, 18)], coat.dark)
    figure.blob(whole([(35, 0), (32, 8), (20, 13), (4, 15), (-4, 8)]), coat.fur, sides=MIDDLE)
    figure.line([(6, 7), (-3, 15), (-14, 16), (-20, 9)], 5.5, tones.BONE, edge=1.8)
    figure.blob(whole([(34, 0), (32, 7), (25, 7), (23, 0)]), coat.light, sides=MIDDLE, edge=0)
    figure.disc((30, 3.5), 1.8, tones.INK, edge=0)
    figure.eyes((15, 9.5), 6.5)


def _crow(figure: Figure) -> None:
    coat = figure.coat
    for feather in (((2, 8), (-14, 15), (-2, 3)), ((0, 4), (-18, 4), (-2, -2))):
        figure.sharp(feather, coat.dark, edge=1.8)
    figure.disc((9, 0), 16, coat.fur, sides=MIDDLE)
    figure.sharp([(20, 0), (17, 13), (36, 5)], tones.EMBER)
    figure.sharp(whole([(29, 0), (27, 3), (17, 6), (12, 0)]), tones.MAW, sides=MIDDLE, edge=0)
    figure.eyes((8, 11), 7.5, tones.WHITE)


def _boar(figure: Figure) -> None:
    coat = figure.coat
    figure.sharp([(6, 14), (-6, 28), (-5, 12)], coat.dark)
    figure.blob(whole([(30, 0), (27, 11), (14, 19), (-2, 17), (-6, 8)]), coat.fur, sides=MIDDLE)
    figure.blob([(20, 12), (27, 19), (35, 17), (29, 11)], tones.WHITE, edge=1.6)
    figure.blob(whole([(35, 0), (33, 9), (25, 10), (22, 0)]), tones.TONGUE, sides=MIDDLE)
    figure.disc((30, 4), 2.4, tones.INK, edge=0)
    figure.eyes((11, 10), 6)


def _moth(figure: Figure) -> None:
    coat = figure.coat
    figure.line([(14, 5), (26, 11), (34, 22)], 2.4, coat.light, edge=1.6)
    for barb in ([(24, 9), (31, 9)], [(29, 15), (35, 15)], [(24, 10), (22, 18)], [(30, 16), (27, 24)]):
        figure.line(barb, 2.2, coat.light, edge=1.2)
    figure.blob(whole([(28, 0), (24, 12), (10, 19), (-4, 14), (-8, 6)]), coat.light, sides=MIDDLE)
    figure.disc((13, 11.5), 9, tones.BLOOD_WET, edge=2)
    figure.disc((16, 13), 3, tones.BLOOD_FOAM, edge=0)
    figure.disc((12, 8), 1.7, tones.BLOOD_DEEP, edge=0)
    figure.sharp(whole([(31, 0), (26, 5), (20, 3)]), tones.MAW, sides=MIDDLE, edge=1)


def _skull(figure: Figure) -> None:
    figure.blob(whole([(24, 8), (14, 18), (0, 18), (-9, 8)]), tones.BONE, sides=MIDDLE)
    figure.sharp(whole([(34, 8), (26, 11), (18, 11)]), tones.BONE, sides=MIDDLE)
    for y in (-6, -2, 2, 6):
        figure.line([(29, y), (34, y)], 1.6, tones.INK, sides=MIDDLE, edge=0)
    figure.line([(28, -9), (28, 9)], 1.6, tones.INK, sides=MIDDLE, edge=0)
    figure.disc((12, 8.5), 6.5, tones.INK, edge=0)
    figure.disc((13.5, 8), 3, tones.BLOOD_WET, edge=0)
    figure.sharp(whole([(24, 0), (19, 3.5)]), tones.INK, sides=MIDDLE, edge=0)


HEADS: Final[Mapping[Head, Callable[[Figure], None]]] = {
    "toad": _toad,
    "goat": _goat,
    "crow": _crow,
    "boar": _boar,
    "moth": _moth,
    "skull": _skull,
}
