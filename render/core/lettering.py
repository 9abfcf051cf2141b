"""Names in every script: which fonts have their letters, and how much of a text fits into a picture."""

import textwrap
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import groupby
from math import inf
from typing import Final

from font_fredoka_one import FredokaOne
from font_roboto import RobotoBold
from PIL import ImageFont, features

Run = tuple[str, str]
"""A font's file, and the letters of a text that stand in it, one behind the other."""

ROUND: Final[str] = FredokaOne
PLAIN: Final[str] = RobotoBold

_NOTO: Final = files("manimgx_fonts")
_CJK: Final = str(files("noto_cjk_sans_jp_bold").joinpath("NotoSansCJKjp-Bold.otf"))
_EMOJI, _SYMBOLS, _MORE = (str(_NOTO.joinpath(f"Noto{name}[wght].ttf")) for name in ("Emoji", "SansSymbols", "Sans"))
_OTHERS: Final = (_CJK, _EMOJI, _SYMBOLS, _MORE)
"""What is asked for a letter that neither PLAIN nor the font of its script has, in this order."""

_BOLD: Final = 700
_JOINERS: Final = frozenset("\u200c\u200d\ufe0f")
"""They shape the letters around them and are nothing by themselves."""
_INVISIBLE: Final = frozenset({"Cc", "Cf"})
"""All else that cannot be seen goes, also what would turn the direction of a line."""
_SHAPED: Final = bool(features.check("raqm"))
_NOWHERE: Final = "\U0010ffff"
"""No font has it: it looks as everything does that a font has not."""
_TRIED: Final = 32
_CUT: Final = "…"
_SECOND: Final = "\0"
"""The second column of a wide letter, while lines are counted."""
_SMALLER: Final = 4
"""A name with a mark may be so much smaller than others."""


@lru_cache(maxsize=64)
def font_face(path: str, size: int, *, layout: ImageFont.Layout | None = None) -> ImageFont.FreeTypeFont:
    """Return a font at a size in pixels; one that comes in several weights in bold."""
    face = ImageFont.truetype(path, size, layout_engine=layout)
    if "[wght]" in path:
        face.set_variation_by_axes([_BOLD])
    return face


@lru_cache(maxsize=512)
def runs(text: str) -> tuple[Run, ...]:
    """Return a text by the fonts that have its letters, in the order in which they stand from left to right.

    What no font has is left out.
    """
    letters = unicodedata.normalize("NFC", text)
    if all(_is_in(PLAIN, letter) for letter in letters):
        return ((PLAIN, letters),) if letters else ()
    found = [
        (font, "".join(letter for _, letter in run)) for font, run in groupby(_by_font(letters), lambda each: each[0])
    ]
    return tuple(reversed(found) if _runs_left(letters) else found)


def _by_font(text: str) -> Iterator[Run]:
    """Return each letter with its font; spaces, marks and joiners stand in that of the letter before them if it can."""
    font = PLAIN
    for letter in text:
        if letter in _JOINERS:
            if _SHAPED and font != PLAIN:
                yield font, letter
            continue
        if unicodedata.category(letter) in _INVISIBLE:
            continue
        stays = (letter == " " and font != _EMOJI) or unicodedata.combining(letter) > 0
        known = font if stays and _is_in(font, letter) else _font_of(letter)
        if known:
            font = known
            yield font, letter
        else:
            plain = unicodedata.normalize("NFKC", letter)
            yield from _by_font(plain) if plain != letter else ()


@lru_cache(maxsize=2048)
def _font_of(letter: str) -> str | None:
    script = unicodedata.name(letter, "").partition(" ")[0].title()
    own = _NOTO.joinpath(f"NotoSans{script}[wght].ttf")
    fonts = (PLAIN, *((str(own),) if own.is_file() else ()), *_OTHERS)
    return next((font for font in fonts if _is_in(font, letter)), None)


@lru_cache(maxsize=4096)
def _is_in(font: str, letter: str) -> bool:
    if letter == " ":
        return True
    face = font_face(
        font, _TRIED, layout=ImageFont.Layout.BASIC
    )  # the other one draws rings for marks that stand alone
    drawn, nowhere = (face.getmask(each) for each in (letter, _NOWHERE))
    return drawn.getbbox() is not None and (drawn.size, bytes(drawn)) != (nowhere.size, bytes(nowhere))


def _runs_left(text: str) -> bool:
    """Whether a text's first letter with a direction is of a script that runs to the left."""
    return next((way for way in map(unicodedata.bidirectional, text) if way in {"L", "R", "AL"}), "L") != "L"


def columns(text: str) -> int:
    """Return how many columns a text takes; Chinese, Japanese and Korean letters take two."""
    return len(_spread(text))


def wrapped(text: str, width: int) -> list[str]:
    """Break a text at spaces into lines of at most so many columns, and within a word that is longer itself."""
    room = width - (columns(text) > len(text))  # so that no wide letter is broken across the edge
    lines = textwrap.wrap(_spread(text), room, break_on_hyphens=False)
    return [line.replace(_SECOND, "") for line in lines]


def _spread(text: str) -> str:
    return "".join(letter + _SECOND * (unicodedata.east_asian_width(letter) in {"W", "F"}) for letter in text)


def length(text: str, size: int) -> float:
    """Return how long a text is at a size, in pixels."""
    return sum(font_face(font, size).getlength(letters) for font, letters in runs(text))


def ink(written: Iterable[Run], size: int) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom of the ink of runs at a size, in pixels from where their line begins."""
    along = 0.0
    boxes: list[tuple[float, float, float, float]] = []
    for font, letters in written:
        face = font_face(font, size)
        left, top, right, bottom = face.getbbox(letters, anchor="ls")
        boxes.append((along + left, top, along + right, bottom))
        along += face.getlength(letters)
    lefts, tops, rights, bottoms = zip(*boxes, strict=True) if boxes else ((0,),) * 4
    return min(lefts), min(tops), max(rights), max(bottoms)


def _height(text: str, size: int) -> float:
    _, top, _, bottom = ink(runs(text), size)
    return bottom - top


@lru_cache(maxsize=512)
def fitted(text: str, width: int, sizes: range, *, height: float = inf) -> tuple[str, int]:
    """Return as much of a text as fits into some pixels, in the first of the sizes that has room for most of it.

    What no font has letters for is left out. Where the whole text is too long for every size, it is tried without the
    pictures before it, then its first word, and then that is cut; a short mark in brackets behind it stays, if need be
    in smaller letters, for it says what somebody is. Nothing is returned where nothing can be written.
    """
    whole = " ".join("".join(letter for letter in text if letter in _JOINERS or runs(letter)).split())
    spoken = whole.lstrip("".join(letter for letter in whole if unicodedata.category(letter) == "So") + "\u200d\ufe0f ")
    first, *_, last = spoken.split(" ") if " " in spoken else (spoken or whole, "")
    sizes = range(next((size for size in sizes if _height(whole, size) <= height), sizes[-1]), sizes.stop, sizes.step)
    mark = f" {last}" if last.startswith("(") and length(last, sizes[-1]) <= width / 2 else ""
    if mark:
        sizes = range(sizes.start, sizes.stop - _SMALLER, sizes.step)
    for tried in (whole, spoken, first + mark):
        for size in sizes:
            if tried and length(tried, size) <= width:
                return tried, size
    kept = first
    while kept and length(kept + _CUT + mark, sizes[-1]) > width:
        kept = kept[:-1]
    return (kept + _CUT + mark if kept else ""), sizes[-1]
