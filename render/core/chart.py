"""The chart of a review: each player's chances to win over the turns, as plain data and drawn.

Drawn by our own pen: a library for charts would be several times as large as all that is installed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engine.core import Review
from render.core.drawing import Drawing, Point
from render.core.lettering import PLAIN
from render.core.palette import mix
from render.core.picture_file import png_of
from render.core.show import Names
from render.core.sprite import Sprite
from render.core.words import Words


class Curve(NamedTuple):
    """One player's chances."""

    side: str
    """Whose: a colour, or a side."""
    chances: tuple[float, ...]
    """The chances at the chart's times, from 0 to 1."""


class RoundBegins(NamedTuple):
    """Where a round begins."""

    at: int
    """After so many turns."""
    number: int
    """Which one."""


class Mark(NamedTuple):
    """A turning point."""

    at: int
    """After so many turns."""
    curve: int
    """On whose curve, by its place among them."""


class Chart(NamedTuple):
    """All that the picture shows. A tuple in JSON, by which it is told from the scene of a board."""

    times: tuple[int, ...]
    """After how many turns the chances are told, which are: first nothing, at last all."""
    curves: tuple[Curve, ...]
    """In turn order."""
    rounds: tuple[RoundBegins, ...]
    """In their order."""
    points: tuple[Mark, ...]
    """The turning points; they are numbered in their order."""


class ChartLook(NamedTuple):
    """How a game draws its charts."""

    night: str
    """The tone of the ground."""
    bands: tuple[str, str]
    """The tone of rounds, and of those in which more is at stake."""
    first_red: int
    """The first of these; 0 where there are none."""
    rule: str
    """The tone of lines."""
    bone: str
    """The tone of words."""
    ink: str
    """The tone of edges."""
    flame: str
    """The tone of turning points."""
    line: Callable[[str], tuple[str, str]]
    """Return the tone of a side's curve, and that of its edge."""
    badge: Callable[[str, int], Sprite]
    """Draw a side's sign, so many pixels high."""


MINUS: Final = "\N{MINUS SIGN}"


def accounts_text(words: Words, key: str, names: Names, judged: Review) -> str:
    """Say by what each player has come to the result, a line each: in whole numbers that add up."""
    return "\n".join(_account(words, key, name, judged, seat) for seat, name in enumerate(names))


def _account(words: Words, key: str, name: str, judged: Review, seat: int) -> str:
    account = judged.account(seat)
    begin, luck, result = (round(100 * part) for part in (account.begin, account.luck, account.result))
    skill = result - begin - luck
    return words(key, name=name, begin=begin, luck=_signed(luck), skill=_signed(skill), result=result)


def _signed(number: int) -> str:
    return f"{'+' if number >= 0 else MINUS}{abs(number)}"


WIDTH: Final = 1280
HEIGHT: Final = 816
LEFT: Final = 144
RIGHT: Final = 1166
TOP: Final = 44
BOTTOM: Final = 716
_BADGE: Final = 92
_BADGE_AT: Final = RIGHT + 62
_BADGES_APART: Final = 84
_LINE: Final = 9
_EDGE: Final = 7
_QUARTERS: Final = (0, 25, 50, 75, 100)
_PERCENT: Final = 44
_ROUND: Final = 44
_DISC: Final = 30
_DISC_APART: Final = 56
_SHADES: Final = 96


def paint_chart(chart: Chart, look: ChartLook) -> bytes:
    """Draw a chart as a PNG."""
    drawing = Drawing(WIDTH, HEIGHT, look.night)
    turns = max(chart.times[-1], 1)
    _ground(drawing, look, chart.rounds, turns)
    across = [_across(time, turns) for time in chart.times]
    lines = [[*zip(across, map(_down, curve.chances), strict=True)] for curve in chart.curves]
    ends = _spread([line[-1][1] for line in lines])
    for curve, line, end in _lowest_first(chart.curves, lines, ends):
        _curve(drawing, look.line(curve.side), [line[-1], (_BADGE_AT, end)], _LINE // 2)
        _curve(drawing, look.line(curve.side), line, _LINE)
    on_curves = [_on(lines[point.curve], _across(point.at, turns)) for point in chart.points]
    for number, (x, y) in enumerate(_discs(on_curves), start=1):
        drawing.disc((x, y), _DISC, look.ink)
        drawing.disc((x, y), _DISC - 3, look.flame)
        drawing.text((x, y), str(number), 48, fill=look.ink)
    picture = drawing.image()
    for curve, end in zip(chart.curves, ends, strict=True):
        sign = look.badge(curve.side, _BADGE).image()
        picture.alpha_composite(sign, (_BADGE_AT - sign.width // 2, round(end) - sign.height // 2))
    return png_of(picture.convert("RGB").quantize(_SHADES))


def _ground(drawing: Drawing, look: ChartLook, rounds: Sequence[RoundBegins], turns: int) -> None:
    """Draw what lies below the curves: a band for each round, the quarters, and the names of both."""
    ends = [*(_across(begins.at, turns) for begins in rounds[1:]), RIGHT]
    for begins, end in zip(rounds, ends, strict=True):
        begin = _across(begins.at, turns)
        drawing.box((begin, TOP), end - begin, BOTTOM - TOP, _band(look, begins.number))
        named = begins.number % 2 if min(b - a for a, b in pairwise([LEFT, *ends])) < _ROUND else 1
        if named:
            drawing.text(((begin + end) / 2, BOTTOM + 40), str(begins.number), _ROUND, fill=look.bone, font=PLAIN)
    for percent in _QUARTERS:
        y = _down(percent / 100)
        drawing.box((LEFT, y - 1.5), RIGHT - LEFT, 3, look.rule)
        drawing.text((LEFT - 72, y), f"{percent}%", _PERCENT, fill=look.bone, font=PLAIN)


def _band(look: ChartLook, number: int) -> str:
    """Return the ground of a round."""
    tone = look.bands[0 < look.first_red <= number]
    return tone if number % 2 else mix(tone, look.rule, 0.22)


def _curve(drawing: Drawing, tones: tuple[str, str], points: Sequence[Point], width: int) -> None:
    body, edge = tones
    drawing.line(points, width + _EDGE, edge)
    drawing.line(points, width, body)


def _on(line: Sequence[Point], x: float) -> Point:
    """Return the point of a line at a distance from the left."""
    (left, high), (right, low) = next(part for part in pairwise(line) if part[0][0] <= x <= part[1][0])
    return x, high if left == right else high + (low - high) * (x - left) / (right - left)


def _lowest_first(
    curves: Sequence[Curve], lines: Sequence[list[Point]], ends: Sequence[float]
) -> Iterator[tuple[Curve, list[Point], float]]:
    """Return the curves in the order in which they are drawn: the winner's on top."""
    yield from sorted(zip(curves, lines, ends, strict=True), key=lambda each: each[0].chances[-1])


def _across(at: int, turns: int) -> float:
    return LEFT + (RIGHT - LEFT) * at / turns


def _down(chance: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * chance


def _spread(heights: Sequence[float]) -> list[float]:
    """Move heights apart, as little as may be, so that a badge fits at each."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    placed = dict[int, float]()
    lowest = TOP + _BADGE / 3
    for index in order:
        placed[index] = lowest = max(heights[index], lowest)
        lowest += _BADGES_APART
    highest = BOTTOM - _BADGE / 3
    for index in reversed(order):
        placed[index] = highest = min(placed[index], highest)
        highest -= _BADGES_APART
    return [placed[index] for index in range(len(heights))]


def _discs(on_curves: Iterable[Point]) -> Iterator[Point]:
    """Return where the numbers of turning points lie: on the curves, or above or below where another one is."""
    taken = list[Point]()
    for x, y in on_curves:
        near = [there for other, there in taken if abs(x - other) < _DISC_APART]
        free = [
            height
            for height in (y + step * _DISC_APART for step in (0, -1, 1, -2, 2))
            if TOP <= height <= BOTTOM and all(abs(height - there) >= _DISC_APART for there in near)
        ]
        taken.append((x, free[0] if free else y))
        yield taken[-1]
