"""The monster's heads, bodies, arms, legs and feet, and the pen that draws them; every foot fits under every leg."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, get_args

from engine.core import Value, by_kind
from engine.fearsome_floors.kit import Arms, Body, Feet, Head, Legs
from render.core.drawing import Drawing, Point, curve, polar
from render.fearsome_floors import tones

BOTH: Final = (1, -1)
MIDDLE: Final = (1,)
"""The sides on which a shape is drawn: as given and mirrored, or as given."""

_EDGE: Final = 2.4


class Coat(Value, frozen=True):
    """The three tones of a monster's skin."""

    fur: str
    """The middle one."""
    dark: str
    """Its shade."""
    light: str
    """Where light falls."""

    def tones(self) -> tuple[str, str, str]:
        """Return all of them."""
        return self.fur, self.dark, self.light


class Figure:
    """A monster being drawn. Points are pixels of a board's picture from its middle; x is ahead, y to its right."""

    def __init__(self, drawing: Drawing, coat: Coat) -> None:
        self.fur, self.dark, self.light = coat.tones()
        self._drawing = drawing

    def blob(self, points: Sequence[Point], tone: str, *, sides: tuple[int, ...] = BOTH, edge: float = _EDGE) -> None:
        """Fill a rounded shape."""
        self.sharp(curve(points), tone, sides=sides, edge=edge)

    def sharp(self, points: Sequence[Point], tone: str, *, sides: tuple[int, ...] = BOTH, edge: float = _EDGE) -> None:
        """Fill a shape with straight sides."""
        for ring in _mirrored(points, sides):
            if edge:
                self._drawing.line([*ring, ring[0]], 2 * edge, tones.INK)
            self._drawing.polygon(ring, tone)

    def disc(
        self, centre: Point, radius: float, tone: str, *, sides: tuple[int, ...] = BOTH, edge: float = _EDGE
    ) -> None:
        """Fill a circle."""
        for (spot,) in _mirrored([centre], sides):
            if edge:
                self._drawing.disc(spot, radius + edge, tones.INK)
            self._drawing.disc(spot, radius, tone)

    def line(
        self, points: Sequence[Point], width: float, tone: str, *, sides: tuple[int, ...] = BOTH, edge: float = _EDGE
    ) -> None:
        """Draw a line with round joints."""
        for line in _mirrored(points, sides):
            if edge:
                self._drawing.line(line, width + 2 * edge, tones.INK)
            self._drawing.line(line, width, tone)

    def eyes(self, centre: Point, radius: float, iris: str = tones.FLAME) -> None:
        """Draw a pair of eyes that look ahead: one here, and one mirrored on the other side."""
        x, y = centre
        self.disc(centre, radius, iris, edge=2)
        self.disc((x + radius * 0.35, y - radius * 0.1), radius * 0.5, tones.INK, edge=0)
        self.disc((x - radius * 0.1, y + radius * 0.35), radius * 0.22, tones.WHITE, edge=0)


def whole(half: Sequence[Point]) -> list[Point]:
    """Close a shape that is given by its right half, from the front to the back."""
    return [*half, *((x, -y) for x, y in reversed(half) if y)]


def _mirrored(points: Sequence[Point], sides: tuple[int, ...]) -> Iterator[list[Point]]:
    for side in sides:
        yield [(x, side * y) for x, y in points]


Part = Callable[[Figure], None]
"""Draws a part of a monster."""


def _maw(figure: Figure, back: float, reach: float) -> None:
    """Draw an open mouth from `back` to the front, opening to `reach` at each side, with teeth and a tongue."""
    figure.sharp(whole([(35, 0), (34.5, 7), (32, reach), (back + 14, 8), (back, 0)]), tones.MAW, sides=MIDDLE, edge=1.5)
    figure.blob(whole([(32, 0), (27, 5), (back + 13, 5), (back + 8, 0)]), tones.TONGUE, sides=MIDDLE, edge=0)
    for x in (back + 12, back + 19, back + 26):
        y = 5.5 + (x - back - 8) * (reach - 6) / 26
        figure.sharp([(x, y), (x + 8, y + 3), (x + 5, y - 6.5)], tones.WHITE, edge=0.8)


def _toad(figure: Figure) -> None:
    figure.blob(whole([(35, 0), (31, 14), (18, 22), (0, 21), (-6, 10)]), figure.fur, sides=MIDDLE)
    _maw(figure, -4, 17)
    figure.eyes((3, 19), 8.5)


def _goat(figure: Figure) -> None:
    figure.sharp([(4, 11), (2, 26), (10, 18)], figure.dark)
    figure.blob(whole([(35, 0), (32, 8), (20, 13), (4, 15), (-4, 8)]), figure.fur, sides=MIDDLE)
    figure.line([(6, 7), (-3, 15), (-14, 16), (-20, 9)], 5.5, tones.BONE, edge=1.8)
    figure.blob(whole([(34, 0), (32, 7), (25, 7), (23, 0)]), figure.light, sides=MIDDLE, edge=0)
    figure.disc((30, 3.5), 1.8, tones.INK, edge=0)
    figure.eyes((15, 9.5), 6.5)


def _crow(figure: Figure) -> None:
    for feather in (((2, 8), (-14, 15), (-2, 3)), ((0, 4), (-18, 4), (-2, -2))):
        figure.sharp(feather, figure.dark, edge=1.8)
    figure.disc((9, 0), 16, figure.fur, sides=MIDDLE)
    figure.sharp([(20, 0), (17, 13), (36, 5)], tones.EMBER)
    figure.sharp(whole([(29, 0), (27, 3), (17, 6), (12, 0)]), tones.MAW, sides=MIDDLE, edge=0)
    figure.eyes((8, 11), 7.5, tones.WHITE)


def _boar(figure: Figure) -> None:
    figure.sharp([(6, 14), (-6, 28), (-5, 12)], figure.dark)
    figure.blob(whole([(30, 0), (27, 11), (14, 19), (-2, 17), (-6, 8)]), figure.fur, sides=MIDDLE)
    figure.blob([(20, 12), (27, 19), (35, 17), (29, 11)], tones.WHITE, edge=1.6)
    figure.blob(whole([(35, 0), (33, 9), (25, 10), (22, 0)]), tones.TONGUE, sides=MIDDLE)
    figure.disc((30, 4), 2.4, tones.INK, edge=0)
    figure.eyes((11, 10), 6)


def _moth(figure: Figure) -> None:
    figure.line([(14, 5), (26, 11), (34, 22)], 2.4, figure.light, edge=1.6)
    for barb in ([(24, 9), (31, 9)], [(29, 15), (35, 15)], [(24, 10), (22, 18)], [(30, 16), (27, 24)]):
        figure.line(barb, 2.2, figure.light, edge=1.2)
    figure.blob(whole([(28, 0), (24, 12), (10, 19), (-4, 14), (-8, 6)]), figure.light, sides=MIDDLE)
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


HEADS: Final[Mapping[Head, Part]] = by_kind(
    get_args(Head),
    {
        "toad": _toad,
        "goat": _goat,
        "crow": _crow,
        "boar": _boar,
        "moth": _moth,
        "skull": _skull,
    },
)


COATS: Final[Mapping[Body, Coat]] = by_kind(
    get_args(Body),
    {
        "barrel": Coat(tones.FUR, tones.FUR_DARK, tones.FUR_LIGHT),
        "furnace": Coat("#e2622f", "#8a2b10", "#ffb27a"),
        "pumpkin": Coat("#ffa32b", "#ad5d08", "#ffd98a"),
        "cask": Coat("#a877e6", "#5b3596", "#d9c0fa"),
        "sack": Coat("#4fcdb9", "#1d7568", "#b2f3e7"),
        "shell": Coat("#6f97ff", "#3049ad", "#c0d0ff"),
    },
)


def _barrel(figure: Figure) -> None:
    for spine in (((-26, 14), (-34, 21), (-20, 22)), ((-17, 22), (-22, 33), (-7, 25))):
        figure.sharp(spine, figure.dark)
    figure.sharp([(-30, -6), (-36, 0), (-30, 6)], figure.dark, sides=MIDDLE)
    figure.blob(whole([(20, 12), (12, 22), (-4, 26), (-20, 22), (-30, 12), (-33, 0)]), figure.fur, sides=MIDDLE)
    figure.blob([(-26, -3), (-20, -15), (-6, -21), (-13, -9)], figure.light, sides=MIDDLE, edge=0)
    for spot in ((-24, 8), (-15, 16), (-19, -1), (-6, 20)):
        figure.disc(spot, 2.8, figure.dark, sides=MIDDLE, edge=0)


def _furnace(figure: Figure) -> None:
    figure.sharp(whole([(18, 17), (12, 24), (-24, 24), (-32, 16)]), figure.fur, sides=MIDDLE)
    figure.sharp(whole([(-28, 14), (-22, 20), (-12, 20), (-12, 12)]), figure.dark, sides=MIDDLE, edge=0)
    for x in (-25, -18, -11):
        figure.line([(x, -12), (x, 12)], 3, tones.FLAME, sides=MIDDLE, edge=1.2)
    for x in (-26, -14, -2, 9):
        figure.disc((x, 20.5), 1.7, figure.light, edge=0)


def _pumpkin(figure: Figure) -> None:
    figure.line([(-30, 0), (-34, 3)], 6, tones.FUR_DARK, sides=MIDDLE)
    figure.blob([(18, 8), (10, 24), (-8, 29), (-25, 22), (-28, 9)], figure.fur)
    figure.blob(whole([(20, 0), (10, 12), (-10, 14), (-28, 9), (-31, 0)]), figure.fur, sides=MIDDLE)
    figure.line([(2, 22), (-10, 23), (-20, 18)], 2.5, figure.dark, edge=0)
    figure.line([(2, -5), (-14, -6), (-25, -4)], 3, figure.light, sides=MIDDLE, edge=0)


def _cask(figure: Figure) -> None:
    half = [(20, 13), (4, 23), (-15, 23), (-33, 14)]
    figure.sharp(whole(half), figure.fur, sides=MIDDLE)
    for y in (-9, 0, 9):
        figure.line([(-31, y * 0.8), (-13, y * 1.3), (6, y * 1.3)], 1.6, figure.dark, sides=MIDDLE, edge=0)
    for x, half_width in ((-26, 17), (-6, 22.5)):
        figure.line([(x, -half_width), (x, half_width)], 4, tones.STONE_TOP, sides=MIDDLE, edge=1.4)


def _sack(figure: Figure) -> None:
    figure.sharp(whole([(-24, 6), (-35, 10), (-31, 0)]), figure.light, sides=MIDDLE)
    figure.blob(whole([(19, 14), (8, 26), (-10, 26), (-22, 14), (-27, 5)]), figure.fur, sides=MIDDLE)
    figure.line([(-25, -6), (-25, 6)], 3.5, tones.BONE, sides=MIDDLE, edge=1.4)
    figure.line([(-20, 0), (2, 0)], 1.8, tones.INK, sides=MIDDLE, edge=0)
    for x in (-17, -10, -3):
        figure.line([(x, -4), (x, 4)], 1.8, tones.INK, sides=MIDDLE, edge=0)
    figure.sharp([(-14, 11), (-5, 12), (-6, 20), (-15, 18)], figure.dark, sides=MIDDLE, edge=0)


def _shell(figure: Figure) -> None:
    figure.blob(whole([(18, 12), (8, 25), (-10, 28), (-26, 18), (-34, 0)]), figure.light, sides=MIDDLE)
    figure.blob(whole([(15, 9), (6, 20), (-10, 23), (-23, 14), (-29, 0)]), figure.fur, sides=MIDDLE, edge=1)
    figure.sharp(whole([(4, 0), (-3, 9), (-16, 9), (-22, 0)]), figure.dark, sides=MIDDLE, edge=0)
    for points in ([(-3, 9), (1, 20)], [(-16, 9), (-20, 16)]):
        figure.line(points, 2.4, figure.dark, edge=0)


BODIES: Final[Mapping[Body, Part]] = by_kind(
    get_args(Body),
    {
        "barrel": _barrel,
        "furnace": _furnace,
        "pumpkin": _pumpkin,
        "cask": _cask,
        "sack": _sack,
        "shell": _shell,
    },
)


_FOOT: Final[Point] = (-26, 29)
_WOOD: Final = "#a9713d"
_PALE_WOOD: Final = "#e0b070"
_LEATHER: Final = "#7a4526"


def _claws(figure: Figure) -> None:
    figure.blob([(-2, 20), (6, 31), (20, 34), (29, 30), (28, 23), (14, 23)], figure.fur)
    for claw in (((24, 34), (35, 34), (28, 29)), ((27, 31), (36, 27), (29, 25)), ((26, 27), (34, 20), (24, 23))):
        figure.sharp(claw, tones.BONE, edge=1.6)


def _tentacles(figure: Figure) -> None:
    figure.line([(-4, 18), (6, 29), (17, 32), (27, 29), (32, 22), (28, 17)], 6.5, figure.fur)
    for sucker in ((7, 28), (15, 31), (23, 29.5), (29, 25)):
        figure.disc(sucker, 1.7, figure.light, edge=0)


def _wings(figure: Figure) -> None:
    figure.sharp([(2, 16), (22, 35), (10, 32), (4, 36), (-4, 32), (-12, 35), (-16, 16)], figure.dark)
    for tip in ((20, 34), (4, 34), (-11, 33)):
        figure.line([(-4, 20), tip], 2.2, figure.light, edge=0)


def _hooks(figure: Figure) -> None:
    figure.line([(-2, 19), (8, 29), (17, 29)], 7.5, figure.fur)
    figure.line([(20, 29), (25, 29), (31, 25), (31, 18), (26, 16)], 3.6, tones.STONE_TOP, edge=1.9)
    figure.line([(18, 24), (18, 34)], 4, tones.STONE_SIDE, edge=1.6)


def _ladles(figure: Figure) -> None:
    figure.line([(-2, 19), (7, 28)], 8, figure.fur)
    figure.line([(7, 28), (20, 27)], 3.6, tones.STONE_SIDE, edge=1.8)
    figure.disc((26, 26), 7, tones.STONE_TOP)
    figure.disc((26.5, 26), 4.2, tones.BLOOD, edge=0)


def _pincers(figure: Figure) -> None:
    figure.line([(-2, 19), (8, 28), (14, 27)], 7, figure.fur)
    figure.blob([(12, 25), (18, 34), (30, 35), (35, 29), (26, 29), (20, 27)], figure.fur)
    figure.blob([(14, 26), (20, 20), (29, 18), (34, 23), (26, 24), (20, 27)], figure.dark)


def _frog(figure: Figure) -> None:
    figure.blob([(-8, 13), (3, 21), (0, 34), (-16, 35), (-31, 26), (-22, 15)], figure.fur)
    figure.blob([(-9, 18), (-2, 24), (-5, 31), (-11, 25)], figure.light, edge=0)


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
    figure.sharp([(-1, 15), (-3, 35), (-26, 35), (-28, 15)], figure.dark)
    for y in (20, 26):
        figure.line([(-6, y), (-24, y)], 2.4, figure.light, edge=0)


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
    figure.disc((x - 1, y), 6, figure.fur)
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


ARMS: Final[Mapping[Arms, Part]] = by_kind(
    get_args(Arms),
    {
        "claws": _claws,
        "tentacles": _tentacles,
        "wings": _wings,
        "hooks": _hooks,
        "ladles": _ladles,
        "pincers": _pincers,
    },
)

LEGS: Final[Mapping[Legs, Part]] = by_kind(
    get_args(Legs),
    {
        "frog": _frog,
        "spider": _spider,
        "ostrich": _ostrich,
        "stump": _stump,
        "spring": _spring,
        "stilt": _stilt,
    },
)

FEET: Final[Mapping[Feet, Part]] = by_kind(
    get_args(Feet),
    {
        "paws": _paws,
        "hooves": _hooves,
        "flippers": _flippers,
        "boots": _boots,
        "wheels": _wheels,
        "talons": _talons,
    },
)
