"""Names in pictures: which letters a font has, and how large a name can be written where it must fit."""

from functools import lru_cache
from typing import Final

from render.core.drawing import PLAIN, font_face

_NOWHERE: Final = "\U0010ffff"
"""No font has it: it looks as everything does that a font has not."""
_TRIED: Final = 32
_CUT: Final = "…"
_SMALLER: Final = 4
"""A name with a mark may be so much smaller than others."""


@lru_cache(maxsize=512)
def fitted(text: str, width: int, sizes: range) -> tuple[str, int]:
    """Return as much of a text as fits into some pixels, in the first of the sizes that has room for most of it.

    What the font has no letters for is left out. Where the whole text is too long for every size, its first word is
    tried, and then it is cut; a short mark in brackets behind it stays, if need be in smaller letters, for it says what
    somebody is. Nothing is returned where nothing can be written.
    """
    whole = " ".join("".join(filter(_is_known, text)).split())
    first, *_, last = whole.split(" ") if " " in whole else (whole, "")
    mark = f" {last}" if last.startswith("(") and _width(last, sizes[-1]) <= width / 2 else ""
    if mark:
        sizes = range(sizes.start, sizes.stop - _SMALLER, sizes.step)
    for tried in (whole, first + mark):
        for size in sizes:
            if _width(tried, size) <= width:
                return tried, size
    kept = first
    while kept and _width(kept + _CUT + mark, sizes[-1]) > width:
        kept = kept[:-1]
    return (kept + _CUT + mark if kept else ""), sizes[-1]


def _width(text: str, size: int) -> float:
    return font_face(PLAIN, size).getlength(text)


@lru_cache(maxsize=512)
def _is_known(letter: str) -> bool:
    font = font_face(PLAIN, _TRIED)
    drawn, nowhere = (font.getmask(each) for each in (letter, _NOWHERE))
    return letter == " " or (
        drawn.getbbox() is not None and (drawn.size, bytes(drawn)) != (nowhere.size, bytes(nowhere))
    )
