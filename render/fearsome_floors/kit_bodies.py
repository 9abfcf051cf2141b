"""The monster's bodies, each with the coat that the whole monster wears."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.fearsome_floors.kit import Body
from render.fearsome_floors import tones
from render.fearsome_floors.figure import MIDDLE, Coat, Figure, whole

COATS: Final[Mapping[Body, Coat]] = {
    "barrel": Coat(tones.FUR, tones.FUR_DARK, tones.FUR_LIGHT),
    "furnace": Coat("#e2622f", "#8a2b10", "#ffb27a"),
    "pumpkin": Coat("#ffa32b", "#ad5d08", "#ffd98a"),
    "cask": Coat("#a877e6", "#5b3596", "#d9c0fa"),
    "sack": Coat("#4fcdb9", "#1d7568", "#b2f3e7"),
    "shell": Coat("#6f97ff", "#3049ad", "#c0d0ff"),
}


def _barrel(figure: Figure) -> None:
    coat = figure.coat
    for spine in (((-26, 14), (-34, 21), (-20, 22)), ((-17, 22), (-22, 33), (-7, 25))):
        figure.sharp(spine, coat.dark)
    figure.sharp([(-30, -6), (-36, 0), (-30, 6)], coat.dark, sides=MIDDLE)
    figure.blob(whole([(20, 12), (12, 22), (-4, 26), (-20, 22), (-30, 12), (-33, 0)]), coat.fur, sides=MIDDLE)
    figure.blob([(-26, -3), (-20, -15), (-6, -21), (-13, -9)], coat.light, sides=MIDDLE, edge=0)
    for spot in ((-24, 8), (-15, 16), (-19, -1), (-6, 20)):
        figure.disc(spot, 2.8, coat.dark, sides=MIDDLE, edge=0)


def _furnace(figure: Figure) -> None:
    coat = figure.coat
    figure.sharp(whole([(18, 17), (12, 24), (-24, 24), (-32, 16)]), coat.fur, sides=MIDDLE)
    figure.sharp(whole([(-28, 14), (-22, 20), (-12, 20), (-12, 12)]), coat.dark, sides=MIDDLE, edge=0)
    for x in (-25, -18, -11):
        figure.line([(x, -12), (x, 12)], 3, tones.FLAME, sides=MIDDLE, edge=1.2)
    for x in (-26, -14, -2, 9):
        figure.disc((x, 20.5), 1.7, coat.light, edge=0)


def _pumpkin(figure: Figure) -> None:
    coat = figure.coat
    figure.line([(-30, 0), (-34, 3)], 6, tones.FUR_DARK, sides=MIDDLE)
    figure.blob([(18, 8), (10, 24), (-8, 29), (-25, 22), (-28, 9)], coat.fur)
    figure.blob(whole([(20, 0), (10, 12), (-10, 14), (-28, 9), (-31, 0)]), coat.fur, sides=MIDDLE)
    figure.line([(2, 22), (-10, 23), (-20, 18)], 2.5, coat.dark, edge=0)
    figure.line([(2, -5), (-14, -6), (-25, -4)], 3, coat.light, sides=MIDDLE, edge=0)


def _cask(figure: Figure) -> None:
    coat = figure.coat
    half = [(20, 13), (4, 23), (-15, 23), (-33, 14)]
    figure.sharp(whole(half), coat.fur, sides=MIDDLE)
    for y in (-9, 0, 9):
        figure.line([(-31, y * 0.8), (-13, y * 1.3), (6, y * 1.3)], 1.6, coat.dark, sides=MIDDLE, edge=0)
    for x, half_width in ((-26, 17), (-6, 22.5)):
        figure.line([(x, -half_width), (x, half_width)], 4, tones.STONE_TOP, sides=MIDDLE, edge=1.4)


def _sack(figure: Figure) -> None:
    coat = figure.coat
    figure.sharp(whole([(-24, 6), (-35, 10), (-31, 0)]), coat.light, sides=MIDDLE)
    figure.blob(whole([(19, 14), (8, 26), (-10, 26), (-22, 14), (-27, 5)]), coat.fur, sides=MIDDLE)
    figure.line([(-25, -6), (-25, 6)], 3.5, tones.BONE, sides=MIDDLE, edge=1.4)
    figure.line([(-20, 0), (2, 0)], 1.8, tones.INK, sides=MIDDLE, edge=0)
    for x in (-17, -10, -3):
        figure.line([(x, -4), (x, 4)], 1.8, tones.INK, sides=MIDDLE, edge=0)
    figure.sharp([(-14, 11), (-5, 12), (-6, 20), (-15, 18)], coat.dark, sides=MIDDLE, edge=0)


def _shell(figure: Figure) -> None:
    coat = figure.coat
    figure.blob(whole([(18, 12), (8, 25), (-10, 28), (-26, 18), (-34, 0)]), coat.light, sides=MIDDLE)
    figure.blob(whole([(15, 9), (6, 20), (-10, 23), (-23, 14), (-29, 0)]), coat.fur, sides=MIDDLE, edge=1)
    figure.sharp(whole([(4, 0), (-3, 9), (-16, 9), (-22, 0)]), coat.dark, sides=MIDDLE, edge=0)
    for points in ([(-3, 9), (1, 20)], [(-16, 9), (-20, 16)]):
        figure.line(points, 2.4, coat.dark, edge=0)


BODIES: Final[Mapping[Body, Callable[[Figure], None]]] = {
    "barrel": _barrel,
    "furnace": _furnace,
    "pumpkin": _pumpkin,
    "cask": _cask,
    "sack": _sack,
    "shell": _shell,
}
