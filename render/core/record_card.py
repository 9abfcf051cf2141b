"""The picture of what somebody has come to in a game: places, victories, luck and moves, as plain data and drawn.

In the look of the game's charts. All words on it come with it, and no name does.
"""

from collections.abc import Iterator
from typing import Final

from engine.core import Value
from render.core.chart import ChartLook
from render.core.drawing import Drawing
from render.core.lettering import PLAIN, fitted, length
from render.core.palette import mix
from render.core.picture_file import png_of


class Column(Value, frozen=True):
    """How often something was so."""

    label: str
    """What."""
    count: int
    """So often."""
    is_marked: bool = False
    """Whether it is the one to look at."""


class Columns(Value, frozen=True):
    """What is told by columns."""

    title: str
    """What they tell."""
    columns: tuple[Column, ...]
    """From left to right."""


class Bar(Value, frozen=True):
    """How often something was won."""

    label: str
    """What."""
    side: str
    """As which side; empty where none is named."""
    won: int
    """So often."""
    of: int
    """Of so many times."""


class Bars(Value, frozen=True):
    """What is told by bars."""

    title: str
    """What they tell."""
    bars: tuple[Bar, ...]
    """From top to bottom."""


class Part(Value, frozen=True):
    """How many victories something has added."""

    label: str
    """What."""
    told: str
    """So many, in words."""
    victories: float
    """So many."""


class Parts(Value, frozen=True):
    """By what victories came."""

    title: str
    """How many were expected."""
    parts: tuple[Part, ...]
    """From top to bottom."""


class Card(Value, frozen=True, tag="card"):
    """All that the picture shows."""

    title: str
    """The game."""
    about: str
    """How much of it was played."""
    columns: tuple[Columns, ...] = ()
    """Beside each other, two at most."""
    bars: tuple[Bars, ...] = ()
    """Below them."""
    parts: Parts | None = None
    """At last; None where no game was reviewed."""


WIDTH: Final = 1280
_MARGIN: Final = 48
_INNER: Final = WIDTH - 2 * _MARGIN
_GAP: Final = 44
_TITLE: Final = 76
_LETTERS: Final = range(50, 28, -2)
_TALL: Final = 210
"""The height of the tallest column."""
_ROW: Final = 78
_BAR: Final = 46
_SIGN: Final = 70
_LABEL: Final = 540
"""The room for what a bar is about."""
_TOLD: Final = 190
"""The room for its numbers."""
_SHADES: Final = 96


def paint_card(card: Card, look: ChartLook) -> bytes:
    """Draw a card as a PNG, as high as what it tells."""
    heights = [*_heights(card)]
    drawing = Drawing(WIDTH, round(sum(heights) - _GAP + 2 * _MARGIN), look.night)
    signs = list[tuple[str, float]]()
    y = float(_MARGIN)
    _title(drawing, look, card)
    y += heights.pop(0)
    if card.columns:
        room = (_INNER - _GAP * (len(card.columns) - 1)) / len(card.columns)
        for place, columns in enumerate(card.columns):
            _columns(drawing, look, columns, corner=(_MARGIN + place * (room + _GAP), y), width=room)
        y += heights.pop(0)
    for bars in card.bars:
        _written(drawing, bars.title, (_MARGIN, y + 26), _INNER, _LETTERS, fill=_faint(look))
        for number, bar in enumerate(bars.bars):
            middle = y + _ROW * (number + 1) + 16
            _bar(drawing, look, bar, middle)
            if bar.side:
                signs.append((bar.side, middle))
        y += heights.pop(0)
    if card.parts is not None:
        _parts(drawing, look, card.parts, y)
    picture = drawing.image()
    for side, middle in signs:
        sign = look.badge(side, _SIGN).image()
        picture.alpha_composite(sign, (_MARGIN, round(middle - sign.height / 2)))
    return png_of(picture.convert("RGB").quantize(_SHADES))


def _heights(card: Card) -> Iterator[float]:
    """Yield how high each part of a card is, with the gap below it."""
    yield 130 + _GAP
    if card.columns:
        yield 176 + _TALL + _GAP
    for bars in card.bars:
        yield _ROW * (len(bars.bars) + 0.5) + 16 + _GAP
    if card.parts is not None:
        yield _ROW * (len(card.parts.parts) + 0.5) + 16 + _GAP


def _faint(look: ChartLook) -> str:
    return mix(look.bone, look.night, 0.3)


def _quiet(look: ChartLook) -> str:
    """Return the tone of what is no victory."""
    return mix(look.rule, look.bone, 0.25)


def _title(drawing: Drawing, look: ChartLook, card: Card) -> None:
    _written(drawing, card.title, (_MARGIN, _MARGIN + 30), _INNER, range(_TITLE, 50, -2), fill=look.flame)
    _written(drawing, card.about, (_MARGIN, _MARGIN + 106), _INNER, _LETTERS, fill=look.bone)


def _written(  # where, how long at most, and how it looks
    drawing: Drawing,
    text: str,
    at: tuple[float, float],
    width: float,
    sizes: range,
    *,
    fill: str,
    to_right: bool = False,
) -> None:
    """Write a line from its left end, or to its right one, with its middle at a height."""
    shown, size = fitted(text, round(width), sizes)
    if shown:
        half = length(shown, size) / 2
        drawing.text((at[0] + (-half if to_right else half), at[1]), shown, size, fill=fill, font=PLAIN)


def _columns(drawing: Drawing, look: ChartLook, columns: Columns, *, corner: tuple[float, float], width: float) -> None:
    left, top = corner
    _written(drawing, columns.title, (left, top + 26), width, _LETTERS, fill=_faint(look))
    most = max(column.count for column in columns.columns)
    each = min(width / len(columns.columns), 130)
    foot = top + 56 + 56 + _TALL
    for number, column in enumerate(columns.columns):
        middle = left + each * (number + 0.5)
        high = _TALL * column.count / max(most, 1)
        tone = look.flame if column.is_marked else _quiet(look)
        drawing.box((middle - each * 0.38, foot - high), each * 0.76, high, tone, radius=8)
        _centred(drawing, str(column.count), (middle, foot - high - 30), each - 6, fill=look.bone)
        _centred(drawing, column.label, (middle, foot + 36), each - 6, fill=_faint(look))
    drawing.box((left, foot), each * len(columns.columns), 4, _quiet(look))


def _centred(drawing: Drawing, text: str, at: tuple[float, float], width: float, *, fill: str) -> None:
    shown, size = fitted(text, round(width), _LETTERS)
    if shown:
        drawing.text(at, shown, size, fill=fill, font=PLAIN)


def _bar(drawing: Drawing, look: ChartLook, bar: Bar, middle: float) -> None:
    sign = _SIGN + 14 if bar.side else 0
    _written(drawing, bar.label, (_MARGIN + sign, middle), _LABEL - sign - 16, _LETTERS, fill=look.bone)
    left, width = _MARGIN + _LABEL, _INNER - _LABEL - _TOLD
    drawing.box((left, middle - _BAR / 2), width, _BAR, _quiet(look), radius=8)
    drawing.box((left + 4, middle - _BAR / 2 + 4), width - 8, _BAR - 8, look.night, radius=5)
    drawing.box((left, middle - _BAR / 2), width * bar.won / bar.of, _BAR, look.flame, radius=8)
    told = f"{bar.won}/{bar.of}"
    _written(drawing, told, (WIDTH - _MARGIN, middle), _TOLD - 16, _LETTERS, fill=look.bone, to_right=True)


def _parts(drawing: Drawing, look: ChartLook, parts: Parts, y: float) -> None:
    _written(drawing, parts.title, (_MARGIN, y + 26), _INNER, _LETTERS, fill=_faint(look))
    left, width = _MARGIN + _LABEL, _INNER - _LABEL - _TOLD
    centre = left + width / 2
    most = max(1.0, *(abs(part.victories) for part in parts.parts))
    for number, part in enumerate(parts.parts):
        middle = y + _ROW * (number + 1) + 16
        _written(drawing, part.label, (_MARGIN, middle), _LABEL - 16, _LETTERS, fill=look.bone)
        long = width / 2 * abs(part.victories) / most
        tone = look.flame if part.victories >= 0 else _quiet(look)
        drawing.box((centre if part.victories >= 0 else centre - long, middle - _BAR / 2), long, _BAR, tone, radius=8)
        drawing.box((centre - 2, middle - _ROW / 2), 4, _ROW, look.bone)
        _written(drawing, part.told, (WIDTH - _MARGIN, middle), _TOLD - 16, _LETTERS, fill=look.bone, to_right=True)
