"""The monster's arms, legs and feet, all in pairs; every foot fits under every leg."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.fearsome_floors.kit import Arms, Feet, Legs
from render.core.drawing import Point, polar
from render.fearsome_floors import tones
from render.fearsome_floors.figure import Figure

_FOOT: Final[Point] = (-26, 29)
_WOOD: Final = "#a9713d"
_PALE_WOOD: Final = "#e0b070"
_LEATHER: Final = "#7a4526"


def _claws(figure: Figure) -> None:
    figure.blob([(-2, 20), (6, 31), (20, 34), (29, 30), (28, 23), (14, 23)], figure.coat.fur)
    for claw in (((24, 34), (35, 34), (28, 29)), ((27, 31), (36, 27), (29, 25)), ((26, 27), (34, 20), (24, 23))):
        figure.sharp(claw, tones.BONE, edge=1.6)


def _tentacles(figure: Figure) -> None:
    figure.line([(-4, 18), (6, 29), (17, 32), (27, 29), (32, 22), (28, 17)], 6.5, figure.coat.fur)
    for sucker in ((7, 28), (15, 31), (23, 29.5), (29, 25)):
        figure.disc(sucker, 1.7, figure.coat.light, edge=0)


def _wings(figure: Figure) -> None:
    coat = figure.coat
    figure.sharp([(2, 16), (22, 35), (10, 32), (4, 36), (-4, 32), (-12, 35), (-16, 16)], coat.dark)
    for tip in ((20, 34), (4, 34), (-11, 33)):
        figure.line([(-4, 20), tip], 2.2, coat.light, edge=0)


def _hooks(figure: Figure) -> None:
    figure.line([(-2, 19), (8, 29), (17, 29)], 7.5, figure.coat.fur)
    figure.line([(20, 29), (25, 29), (31, 25), (31, 18), (26, 16)], 3.6, tones.STONE_TOP, edge=1.9)
    figure.line([(18, 24), (18, 34)], 4, tones.STONE_SIDE, edge=1.6)


def _ladles(figure: Figure) -> None:
    figure.line([(-2, 19), (7, 28)], 8, figure.coat.fur)
    figure.line([(7, 28), (20, 27)], 3.6, tones.STONE_SIDE, edge=1.8)
    figure.disc((26, 26), 7, tones.STONE_TOP)
    figure.disc((26.5, 26), 4.2, tones.BLOOD, edge=0)


def _pincers(figure: Figure) -> None:
    coat = figure.coat
    figure.line([(-2, 19), (8, 28), (14, 27)], 7, coat.fur)
    figure.blob([(12, 25), (18, 34), (30, 35), (35, 29), (26, 29), (20, 27)], coat.fur)
    figure.blob([(14, 26), (20, 20), (29, 18), (34, 23), (26, 24), (20, 27)], coat.dark)


def _frog(figure: Figure) -> None:
    coat = figure.coat
    figure.blob([(-8, 13), (3, 21), (0, 34), (-16, 35), (-31, 26), (-22, 15)], coat.fur)
    figure.blob([(-9, 18), (-2, 24), (-5, 31), (-11, 25)], coat.light, edge=0)


def _spider(figure: Figure) -> None:
    for leg in (
        [(-11, 12), (0, 22), (3, 35)],
        [(-15, 12), (-9, 23), (-11, 35)],
        [(-20, 12), (-33, 15), (-35, 26)],
        [(-18, 12), (-20, 21), _FOOT],
    ):
        figure.line(leg, 3.6, tones.PILLAR, edge=1.5)


def _ostrich(figure: Figure) -> None:
    figure.line([(-15, 17), (-1, 31), _FOOT], 5, tones.EMBER, edge=1.8)
    figure.disc((-1, 31), 3.6, tones.FLAME, edge=1.8)
    for x, y in ((-8, 17), (-21, 17), (-14, 21)):
        figure.disc((x, y), 5.2, tones.BONE, edge=1.8)
    figure.disc((-14, 17.5), 5, tones.BONE, edge=0)


def _stump(figure: Figure) -> None:
    coat = figure.coat
    figure.sharp([(-1, 15), (-3, 35), (-26, 35), (-28, 15)], coat.dark)
    for y in (20, 26):
        figure.line([(-6, y), (-24, y)], 2.4, coat.light, edge=0)


def _spring(figure: Figure) -> None:
    coil = [(-1, 14), (-22, 17), (1, 24), (-21, 27), (1, 34), _FOOT]
    figure.line(coil, 3.2, tones.STONE_TOP, edge=1.8)


def _stilt(figure: Figure) -> None:
    for x in (-2, -18):
        figure.line([(x, 13), (x - 3, 35)], 4.4, _WOOD, edge=1.7)
    for y in (17, 23.5, 30):
        figure.line([(-4, y), (-19, y)], 2.8, _PALE_WOOD, edge=1.4)


def _paws(figure: Figure) -> None:
    x, y = _FOOT
    figure.disc((x - 1, y), 6, figure.coat.fur)
    for toe in ((6, -4), (8, 0.5), (5.5, 4.5)):
        figure.disc((x + toe[0], y + toe[1]), 2.4, tones.BONE, edge=1.4)


def _hooves(figure: Figure) -> None:
    x, y = _FOOT
    figure.blob([(x - 7, y - 5), (x + 5, y - 5), (x + 9, y), (x + 5, y + 5), (x - 7, y + 5)], tones.STONE_SIDE)
    figure.line([(x, y), (x + 8, y)], 2.2, tones.INK, edge=0)


def _flippers(figure: Figure) -> None:
    x, y = _FOOT
    figure.sharp(
        [(x - 7, y - 2), (x + 10, y - 6), (x + 7, y - 1), (x + 11, y + 3), (x + 5, y + 3), (x + 5, y + 7)], tones.EMBER
    )


def _boots(figure: Figure) -> None:
    x, y = _FOOT
    figure.blob([(x - 8, y - 5), (x + 2, y - 5), (x + 10, y - 3), (x + 10, y + 4), (x - 8, y + 5)], _LEATHER)
    figure.line([(x - 1, y - 3), (x - 1, y + 3)], 2.2, tones.BONE, edge=0)


def _wheels(figure: Figure) -> None:
    figure.disc(_FOOT, 7, tones.STONE_SIDE)
    figure.disc(_FOOT, 3.2, tones.FLAME, edge=1.6)


def _talons(figure: Figure) -> None:
    for angle in (-55, 0, 55):
        tip, left, right = (polar(_FOOT, reach, angle + turn) for reach, turn in ((11, 0), (4, 90), (4, -90)))
        figure.sharp([tip, left, right], tones.FLAME, edge=1.7)
    figure.disc(_FOOT, 4, tones.EMBER, edge=0)


ARMS: Final[Mapping[Arms, Callable[[Figure], None]]] = {
    "claws": _claws,
    "tentacles": _tentacles,
    "wings": _wings,
    "hooks": _hooks,
    "ladles": _ladles,
    "pincers": _pincers,
}

LEGS: Final[Mapping[Legs, Callable[[Figure], None]]] = {
    "frog": _frog,
    "spider": _spider,
    "ostrich": _ostrich,
    "stump": _stump,
    "spring": _spring,
    "stilt": _stilt,
}

FEET: Final[Mapping[Feet, Callable[[Figure], None]]] = {
    "paws": _paws,
    "hooves": _hooves,
    "flippers": _flippers,
    "boots": _boots,
    "wheels": _wheels,
    "talons": _talons,
}
