"""The looks of the humans, each as a row of shapes."""

from engine.claustrophobia.warriors import HumanName
from render.claustrophobia import tones
from render.claustrophobia.anatomy import Figure, eyes
from render.claustrophobia.shapes import blob, disc, line, oval, poly
from render.core.colours import mix


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
            (disc(20, 60, 12), tones.STEEL_DARK),
            (disc(80, 60, 12), tones.STEEL_DARK),
            (blob((50, 12), (31, 22), (30, 46), (50, 62), (70, 46), (69, 22)), tones.SKIN),
        ),
        details=(
            (blob((31, 42), (40, 46), (50, 44), (60, 46), (69, 42), (66, 66), (50, 76), (34, 66)), tones.HAIR),
            (line(3.5, (42, 55), (58, 55)), tones.SKIN_DARK),
            (line(4, (36, 31), (47, 35)), tones.HAIR),
            (line(4, (53, 35), (64, 31)), tones.HAIR),
            *eyes(38, 7.5, 3),
            (line(2.4, (58, 16), (64, 27)), tones.RUNE),
            (disc(20, 58, 4), tones.STEEL),
            (disc(80, 58, 4), tones.STEEL),
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
            (disc(42.5, 43, 3), tones.WHITE),
            (disc(57.5, 43, 3), tones.WHITE),
            (line(3, (43, 54), (50, 52)), tones.HAIR),
            (line(3, (57, 54), (50, 52)), tones.HAIR),
            (poly((50, 66), (38, 62), (44, 94), (56, 94), (62, 62)), dark),
        ),
    )
