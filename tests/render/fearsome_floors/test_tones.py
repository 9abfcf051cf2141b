"""Colours of players, as people see them: distances are those of CIEDE2000, colour-blindness that of Machado (2009)."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest

from engine.fearsome_floors.tokens import COLOURS
from render.fearsome_floors import tones

Lab = tuple[float, float, float]
Matrix = tuple[Lab, Lab, Lab]

SEEN: dict[str, Matrix] = {
    "by most": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "without red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "without green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "without blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
XYZ: Matrix = ((0.43395, 0.37622, 0.18984), (0.21267, 0.71515, 0.07218), (0.01776, 0.10947, 0.87275))
"""From linear sRGB to shares of the white of D65."""


def times(matrix: Matrix, vector: Lab) -> Lab:
    first, second, third = (sum(part * value for part, value in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def lab(tone: str, seen: Matrix) -> Lab:
    red, green, blue = (linear(int(tone[at : at + 2], 16)) for at in (1, 3, 5))
    clipped = [min(1.0, max(0.0, value)) for value in times(seen, (red, green, blue))]
    x, y, z = (
        share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
        for share in times(XYZ, (clipped[0], clipped[1], clipped[2]))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def turn(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360


def distance(one: Lab, other: Lab) -> float:
    """CIEDE2000 with all weights 1."""
    strong = ((hypot(*one[1:]) + hypot(*other[1:])) / 2) ** 7
    grown = 1.5 - 0.5 * sqrt(strong / (strong + 25**7))
    chromas = [hypot(colour[1] * grown, colour[2]) for colour in (one, other)]
    hues = [turn(colour[1] * grown, colour[2]) for colour in (one, other)]
    light, chroma = (one[0] + other[0]) / 2, sum(chromas) / 2
    apart = (hues[1] - hues[0] + 180) % 360 - 180
    hue = (hues[0] + apart / 2) % 360
    tint = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.2 * cos(radians(4 * hue - 63))
    )
    lighter = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    stronger = (chromas[1] - chromas[0]) / (1 + 0.045 * chroma)
    turned = 2 * sqrt(chromas[0] * chromas[1]) * sin(radians(apart / 2)) / (1 + 0.015 * chroma * tint)
    bent = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(lighter**2 + stronger**2 + turned**2 + bent * stronger * turned)


def test_the_distance_is_that_of_the_papers_examples() -> None:
    pairs = (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
    )
    for one, other, told in pairs:
        assert distance(one, other) == pytest.approx(told, abs=0.0001)


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("turned", [False, True], ids=["awake", "asleep"])
def test_the_colours_of_any_two_players_are_far_apart(seen: str, turned: bool) -> None:  # noqa: FBT001 - a parameter
    bodies = {colour: lab(tones.turned(colour) if turned else tones.BODIES[colour], SEEN[seen]) for colour in COLOURS}
    for one, other in combinations(COLOURS, 2):
        assert distance(bodies[one], bodies[other]) > 13, (one, other)


@pytest.mark.parametrize("seen", SEEN)
def test_crystals_have_a_colour_that_stones_have_not(seen: str) -> None:
    for stone in (tones.STONE_TOP, tones.STONE_SIDE):
        assert distance(lab(tones.GLASS, SEEN[seen]), lab(stone, SEEN[seen])) > 13, stone


def test_beige_is_not_white() -> None:
    most = SEEN["by most"]
    assert distance(lab(tones.BODIES["beige"], most), lab(tones.WHITE, most)) > 14
