"""The looks of all warriors, on 100 x 100 pixels, of shapes that can grow; nobody needs colours to tell them apart."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, get_args

from engine.claustrophobia.warriors.kinds import DemonKind, HumanName
from engine.core import Value, by_kind
from render.claustrophobia import tones
from render.claustrophobia.scene import Look
from render.core.drawing import Drawing, Point, curve
from render.core.palette import mix

Shape = Callable[[Drawing, str, float], None]
"""Draws itself in a colour, so many pixels larger on every side."""


def disc(x: float, y: float, radius: float) -> Shape:
    """Return a circle."""
    return oval(x, y, radius, radius)


def oval(x: float, y: float, across: float, down: float) -> Shape:
    """Return an upright ellipse, by its two radii."""
    return lambda drawing, tone, grown: drawing.oval((x, y), across + grown, down + grown, tone)


def poly(*points: Point) -> Shape:
    """Return a shape with straight sides."""

    def draw(drawing: Drawing, tone: str, grown: float) -> None:
        drawing.polygon(points, tone)
        if grown:
            drawing.line([*points, points[0]], 2 * grown, tone)

    return draw


def blob(*points: Point) -> Shape:
    """Return a rounded shape that runs through all points."""
    return poly(*curve(points))


def line(width: float, *points: Point) -> Shape:
    """Return a line with round ends."""
    return lambda drawing, tone, grown: drawing.line(points, width + 2 * grown, tone)


def both(*points: Point, middle: float = 50) -> list[Point]:
    """Close a shape that is given by its left half, from the top to the bottom."""
    return [*points, *((2 * middle - x, y) for x, y in reversed(points) if x != middle)]


def mirrored(points: Sequence[Point], middle: float = 50) -> list[Point]:
    """Return the same points on the other side."""
    return [(2 * middle - x, y) for x, y in points]


Part = tuple[Shape, str]
"""A shape and its colour."""


class Figure(Value, frozen=True):
    """How a warrior is drawn."""

    body: tuple[Part, ...]
    """What has an outline, the hindmost first."""
    details: tuple[Part, ...]
    """What has none, over the body."""


def twice(shape: Callable[..., Shape], points: Sequence[Point], tone: str) -> tuple[Part, ...]:
    """Return a shape through points on the left, and the same on the right."""
    return (shape(*points), tone), (shape(*mirrored(points)), tone)


def eyes(y: float, apart: float, radius: float, tone: str = tones.WHITE) -> tuple[Part, ...]:
    """Return a pair of eyes that look ahead."""
    return tuple(
        part
        for side in (-1, 1)
        for part in (
            (disc(50 + side * apart, y, radius + 1.2), tones.INK),
            (disc(50 + side * apart, y, radius), tone),
            (disc(50 + side * (apart - radius * 0.25), y + radius * 0.15, radius * 0.5), tones.INK),
        )
    )


def glowing_eyes(y: float, apart: float, radius: float, tone: str) -> tuple[Part, ...]:
    """Return a pair of slanting eyes that glow, without white or outline."""
    left = [
        (50 - apart - radius, y - radius),
        (50 - apart + radius, y + radius * 0.7),
        (50 - apart - radius, y + radius),
    ]
    return twice(poly, left, tone)


def teeth(y: float, half: float, count: int, length: float) -> tuple[Part, ...]:
    """Return a row of fangs that hang from a line."""
    step = 2 * half / count
    return tuple(
        (
            poly(
                (50 - half + n * step, y), (50 - half + (n + 1) * step, y), (50 - half + (n + 0.5) * step, y + length)
            ),
            tones.WHITE,
        )
        for n in range(count)
    )


def redeemer() -> Figure:
    """Return an old man in a white robe, with a halo and the staff of a cross."""
    robe, gold = tones.CLOTHES["R"], tones.FLAME
    return Figure(
        body=(
            (disc(50, 36, 28), gold),
            (line(6, (84, 34), (80, 92)), tones.WOOD),
            (line(6, (75, 22), (95, 24)), tones.BRASS),
            (line(6, (86, 10), (84, 36)), tones.BRASS),
            (blob((50, 50), (28, 60), (18, 92), (50, 94), (82, 92), (72, 60)), robe),
            (blob((50, 13), (32, 26), (30, 50), (50, 60), (70, 50), (68, 26)), robe),
        ),
        details=(
            (oval(50, 40, 13, 15), tones.SKIN),
            (blob((38, 42), (50, 50), (62, 42), (60, 58), (50, 68), (40, 58)), tones.GREY_HAIR),
            *eyes(38, 5.5, 2.8),
            (line(2.4, (41, 33), (47, 34)), tones.HAIR),
            (line(2.4, (53, 34), (59, 33)), tones.HAIR),
            (line(7, (50, 72), (50, 92)), tones.RUNE),
            (line(6, (42, 79), (58, 79)), tones.RUNE),
        ),
    )


def brute(name: HumanName) -> Figure:
    """Return a bald man with a beard, broad shoulders and an axe."""
    cloth = tones.CLOTHES[name]
    return Figure(
        body=(
            (line(7, (12, 92), (16, 30)), tones.WOOD),
            (poly((2, 16), (18, 22), (32, 12), (30, 40), (18, 34), (4, 42)), tones.STEEL),
            (blob((50, 46), (22, 52), (10, 72), (16, 94), (84, 94), (90, 72), (78, 52)), cloth),
            *((disc(x, 60, 12), tones.STEEL_DARK) for x in (20, 80)),
            (blob((50, 12), (31, 22), (30, 46), (50, 62), (70, 46), (69, 22)), tones.SKIN),
        ),
        details=(
            (blob((31, 42), (40, 46), (50, 44), (60, 46), (69, 42), (66, 66), (50, 76), (34, 66)), tones.HAIR),
            (line(3.5, (42, 55), (58, 55)), tones.SKIN_DARK),
            (line(4, (36, 31), (47, 35)), tones.HAIR),
            (line(4, (53, 35), (64, 31)), tones.HAIR),
            *eyes(38, 7.5, 3),
            (line(2.4, (58, 16), (64, 27)), tones.RUNE),
            *((disc(x, 58, 4), tones.STEEL) for x in (20, 80)),
        ),
    )


def blade(name: HumanName) -> Figure:
    """Return a masked fencer under a hat with a feather."""
    cloth = tones.CLOTHES[name]
    dark = mix(cloth, tones.INK, 0.4)
    return Figure(
        body=(
            (poly((80, 92), (85, 92), (93, 26), (90, 18), (85, 26)), tones.STEEL),
            (line(5, (74, 68), (96, 72)), tones.BRASS),
            (blob((50, 52), (32, 60), (24, 94), (76, 94), (68, 60)), cloth),
            (oval(50, 44, 16, 18), tones.SKIN),
            (blob((66, 24), (80, 8), (96, 6), (88, 22), (72, 30)), tones.BONE),
            (blob((8, 30), (30, 26), (34, 8), (50, 5), (66, 8), (70, 26), (92, 30), (72, 38), (28, 38)), dark),
        ),
        details=(
            (line(5, (33, 27), (67, 27)), tones.FLAME),
            (poly((34, 38), (66, 38), (66, 47), (56, 49), (50, 45), (44, 49), (34, 47)), tones.INK),
            *((disc(x, 43, 3), tones.WHITE) for x in (42.5, 57.5)),
            *twice(partial(line, 3), [(43, 54), (50, 52)], tones.HAIR),
            (poly((50, 66), (38, 62), (44, 94), (56, 94), (62, 62)), dark),
        ),
    )


def troglodyte() -> Figure:
    """Return a green head with long ears and a wide mouth."""
    hide, dark, light = tones.HIDES["troglodyte"]
    ear = [(28, 40), (2, 18), (8, 46), (24, 56)]
    return Figure(
        body=(
            (blob(*both((50, 50), (18, 62), (10, 92), (50, 95))), dark),
            *twice(poly, ear, hide),
            (blob(*both((50, 14), (28, 24), (24, 50), (30, 70), (50, 78))), hide),
        ),
        details=(
            *twice(poly, [(12, 28), (24, 40), (22, 50)], tones.MEAT),
            (blob((32, 56), (50, 52), (68, 56), (62, 72), (50, 76), (38, 72)), tones.MEAT_DARK),
            *teeth(55, 15, 4, 8),
            (poly((40, 74), (46, 74), (43, 65)), tones.WHITE),
            (poly((54, 74), (60, 74), (57, 65)), tones.WHITE),
            (blob((40, 20), (50, 17), (60, 20), (50, 25)), light),
            *twice(partial(line, 2.5), [(46, 47), (46, 49)], dark),
            *eyes(37, 10, 4.6, tones.FLAME),
        ),
    )


def tough() -> Figure:
    """Return a horned helmet over tusks, and spikes on the shoulders."""
    hide, dark, light = tones.HIDES["tough"]
    horn = [(30, 26), (8, 22), (6, 2), (20, 12), (38, 14)]
    return Figure(
        body=(
            (blob(*both((50, 48), (14, 58), (6, 92), (50, 95))), dark),
            *twice(poly, [(14, 66), (2, 54), (24, 54)], tones.BONE),
            *twice(poly, horn, tones.BONE),
            (blob(*both((50, 12), (26, 22), (22, 50), (28, 70), (50, 78))), hide),
        ),
        details=(
            (blob(*both((50, 10), (28, 18), (25, 34), (44, 32), (50, 46))), tones.STEEL_DARK),
            (line(3, (50, 12), (50, 44)), tones.STEEL),
            (blob((30, 56), (50, 52), (70, 56), (64, 73), (50, 77), (36, 73)), tones.MEAT_DARK),
            *teeth(55, 17, 5, 8),
            (poly((36, 76), (44, 76), (39, 60)), tones.BONE),
            (poly((56, 76), (64, 76), (61, 60)), tones.BONE),
            *glowing_eyes(42, 12, 5.5, tones.EMBER),
            (line(3, (26, 84), (38, 90)), light),
        ),
    )


def combat() -> Figure:
    """Return a red head with horns between two blades."""
    hide, dark, light = tones.HIDES["combat"]
    horn = [(34, 24), (14, 26), (4, 4), (16, 12), (30, 10), (42, 14)]
    return Figure(
        body=(
            *twice(poly, [(4, 92), (0, 40), (6, 30), (12, 40), (14, 92)], tones.STEEL),
            (blob(*both((50, 46), (20, 50), (8, 66), (14, 95), (50, 96))), dark),
            *twice(poly, horn, tones.BONE),
            (blob(*both((50, 16), (30, 24), (28, 46), (36, 68), (50, 72))), hide),
        ),
        details=(
            *twice(poly, [(32, 30), (48, 38), (48, 42), (32, 36)], dark),
            *glowing_eyes(41, 11, 5, tones.FLAME),
            (blob((36, 54), (50, 51), (64, 54), (58, 68), (42, 68)), tones.INK),
            *teeth(54, 12, 4, 7),
            *twice(poly, [(34, 66), (41, 66), (36, 48)], tones.BONE),
            (line(4, (50, 18), (50, 30)), light),
            (poly((30, 76), (50, 84), (70, 76), (62, 94), (38, 94)), hide),
        ),
    )


def cruelty() -> Figure:
    """Return a crown of knives, three eyes and a long tongue."""
    hide, dark, light = tones.HIDES["cruelty"]
    spikes = [(28, 40), (6, 34), (22, 28), (14, 10), (32, 20), (38, 0), (46, 16), (50, 2)]
    return Figure(
        body=(
            (poly(*both(*spikes)), tones.STEEL),
            (line(5, (84, 92), (94, 70), (84, 56), (94, 42)), tones.WOOD_DARK),
            (blob(*both((50, 54), (30, 62), (20, 95), (50, 96))), dark),
            (blob(*both((50, 12), (30, 24), (26, 42), (38, 66), (50, 76))), hide),
        ),
        details=(
            *glowing_eyes(38, 11, 6, tones.INK),
            *((disc(x, 40, 2.6), tones.FLAME) for x in (40, 60)),
            (oval(50, 25, 5.4, 3.6), tones.INK),
            (oval(50, 25, 3.4, 2.2), tones.FLAME),
            (blob((36, 54), (50, 58), (64, 54), (50, 66)), tones.INK),
            *teeth(56, 10, 5, 4.5),
            (line(5, (50, 63), (53, 76), (46, 84)), tones.BLOOD_WET),
            (line(2, (36, 46), (32, 54)), light),
            (line(2, (64, 46), (68, 54)), light),
        ),
    )


def destruction() -> Figure:
    """Return a rock with fists and fire in its mouth."""
    hide, dark, light = tones.HIDES["destruction"]
    return Figure(
        body=(
            (poly(*both((50, 30), (24, 34), (16, 60), (24, 95), (50, 96))), dark),
            *twice(blob, [(4, 56), (22, 50), (30, 66), (24, 86), (4, 84)], hide),
            (poly(*both((50, 8), (34, 12), (24, 28), (22, 58), (34, 72), (50, 74))), hide),
        ),
        details=(
            (poly((32, 50), (68, 50), (72, 60), (64, 70), (36, 70), (28, 60)), tones.INK),
            (poly((36, 70), (40, 56), (46, 66), (50, 53), (54, 66), (60, 56), (64, 70)), tones.FLAME),
            (poly((43, 70), (46, 64), (50, 68), (54, 64), (57, 70)), tones.WHITE),
            (poly((28, 28), (46, 36), (46, 43), (28, 38)), tones.INK),
            (poly((72, 28), (54, 36), (54, 43), (72, 38)), tones.INK),
            *((disc(x, 38, 3), tones.FLAME) for x in (40, 60)),
            (line(2.4, (44, 10), (48, 20), (43, 27)), dark),
            (line(2.4, (62, 14), (60, 22)), dark),
            (line(3, (8, 64), (14, 60)), light),
            (line(3, (86, 60), (92, 64)), light),
        ),
    )


def souls() -> Figure:
    """Return a hood with an empty face, and ghosts around it."""
    hide, dark, light = tones.HIDES["souls"]
    ghosts = tuple(
        (blob((x, y - 13), (x + 8, y), (x + 5, y + 9), (x, y + 5), (x - 5, y + 9), (x - 8, y)), light)
        for x, y in ((12, 40), (88, 40), (50, 12))
    )
    return Figure(
        body=(
            *ghosts,
            (blob(*both((50, 44), (24, 62), (14, 94), (34, 90), (50, 96))), dark),
            (blob(*both((50, 18), (28, 30), (22, 62), (38, 76), (50, 78))), hide),
        ),
        details=(
            (blob(*both((50, 30), (36, 38), (34, 58), (50, 70))), tones.INK),
            *((disc(x, 47, 4.2), tones.WHITE) for x in (43, 57)),
            (oval(50, 60, 4.5, 6), tones.RUNE_LIGHT),
            *((disc(x + side, y - 1, 1.8), tones.INK) for x, y in ((12, 40), (88, 40), (50, 10)) for side in (-3, 3)),
        ),
    )


def possessed() -> Figure:
    """Return a brute whose skull has cracked, in chains."""
    hide, dark, light = tones.HIDES["possessed"]
    return Figure(
        body=(
            (blob((50, 46), (22, 52), (10, 72), (16, 94), (84, 94), (90, 72), (78, 52)), dark),
            *twice(poly, [(24, 52), (10, 30), (34, 46)], tones.INK),
            (blob((50, 12), (31, 22), (30, 46), (50, 62), (70, 46), (69, 22)), hide),
        ),
        details=(
            (blob((31, 44), (40, 48), (50, 46), (60, 48), (69, 44), (66, 66), (50, 76), (34, 66)), tones.INK),
            *teeth(52, 12, 4, 7),
            *glowing_eyes(37, 10, 5.5, tones.SEAL),
            (line(2.6, (50, 12), (46, 22), (53, 28), (48, 34)), tones.SEAL),
            *(
                (part)
                for x in (22, 36, 50, 64, 78)
                for part in ((oval(x, 82, 8, 5.4), tones.STEEL), (oval(x, 82, 4, 2), dark))
            ),
            (line(2.5, (62, 18), (66, 26)), light),
        ),
    )


def hunter() -> Figure:
    """Return a spider with four eyes and jaws."""
    hide, dark, light = tones.HIDES["hunter"]
    legs = tuple(
        (line(6, (50 + side * 18, y), (50 + side * 38, y - 16), (50 + side * 46, y + 14)), dark)
        for side in (-1, 1)
        for y in (48, 64, 80)
    )
    jaw = [(38, 66), (30, 80), (36, 96), (44, 84), (46, 70)]
    return Figure(
        body=(
            *legs,
            (blob(*both((50, 34), (28, 50), (26, 74), (50, 88))), dark),
            (blob(*both((50, 10), (32, 22), (26, 46), (34, 66), (50, 72))), hide),
            *twice(poly, jaw, tones.BONE),
        ),
        details=(
            *eyes(44, 11, 5, tones.FLAME),
            *eyes(29, 6, 3.4, tones.FLAME),
            (blob((38, 58), (50, 54), (62, 58), (50, 66)), tones.INK),
            (line(2.5, (50, 13), (50, 22)), light),
            (line(2.5, (30, 36), (34, 30)), light),
            (line(2.5, (70, 36), (66, 30)), light),
        ),
    )


FIGURES: Final[Mapping[Look, Figure]] = by_kind(
    (*get_args(HumanName), "troglodyte", "tough", *get_args(DemonKind)),
    {
        "R": redeemer(),
        "B1": brute("B1"),
        "B2": brute("B2"),
        "K1": blade("K1"),
        "K2": blade("K2"),
        "troglodyte": troglodyte(),
        "tough": tough(),
        "combat": combat(),
        "cruelty": cruelty(),
        "destruction": destruction(),
        "souls": souls(),
        "possessed": possessed(),
        "hunter": hunter(),
    },
)
"""From everybody to how they look."""
