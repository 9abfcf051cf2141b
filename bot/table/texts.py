"""Users' text made harmless before it stands in a message, or in the name of a file."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from bot.table.rows import MatchRow, SeatRow
from engine.core import Reason

_MARKUP = re.compile(r"([\\*_~`|>#\[\]()<@:.-])")
"""What Discord may make something of; a dot makes links of names such as `discord.gg/x`."""

_ESCAPED = re.compile(rf"\\{_MARKUP.pattern}")
_BLANKS = re.compile(r"\s+")
_INVISIBLE = re.compile(
    r"[\u0000-\u0008\u000e-\u001b\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    r"\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    r"\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\ud800-\udfff]"
)
"""Controls and whatever Unicode calls ignorable where it is not known, and the blank of Braille; surrogates, which no
text may hold.
"""
LONGEST_NAME = 32
LONGEST_FACTS = {"text": LONGEST_NAME, "problem": 300}
"""The facts of reasons, in every game, that hold what somebody typed, and how much of it is quoted."""

LONGEST_PLAYER: Final = 12

_OTHERS: Final = re.compile(r"[^A-Za-z0-9]+")


def plain(name: str, *, longest: int = LONGEST_NAME) -> str:
    """Return a name as text: no markdown, no mention, no line breaks or invisible characters, not longer than this.

    Markup characters are escaped with a backslash, which Discord does not show.
    """
    text = visible(name)[:longest].rstrip() or "?"
    return _MARKUP.sub(r"\\\1", text)


def as_called(seat: SeatRow) -> str:
    """Return a player as a mention, which pings nobody by itself; who has no account, by name."""
    return plain(seat.name) if seat.account is None else f"<@{seat.account}>"


def visible(name: str) -> str:
    """Return a name on one line, as far as it can be seen; empty where nothing of it can."""
    return _BLANKS.sub(" ", _INVISIBLE.sub("", name)).strip()


def unescaped(text: str) -> str:
    """Return a text with names from `plain` as it reads where markdown means nothing: in an alt text."""
    return _ESCAPED.sub(r"\1", text)


def harmless(reason: Reason) -> Reason:
    """Return a reason with what somebody typed made plain."""
    typed = {
        name: plain(str(reason.facts[name]), longest=longest)
        for name, longest in LONGEST_FACTS.items()
        if name in reason.facts
    }
    return Reason(reason.key, {**reason.facts, **typed})


def code_block(text: str) -> str:
    """Return a text as a block of letters of the same width."""
    inside = text.replace("`", "'")
    return f"```\n{inside}\n```"


def clipped(text: str, limit: int) -> str:
    """Return the text, or as much of it as fits with an ellipsis at its end."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def gathered(lines: Iterable[str], limit: int) -> list[str]:
    """Gather lines to as few texts as hold them in their order; a line that is longer than a text is clipped."""
    texts: list[str] = []
    for line in lines:
        if texts and len(texts[-1]) + 1 + len(line) <= limit:
            texts[-1] += f"\n{line}"
        else:
            texts.append(clipped(line, limit))
    return texts


def last_lines(lines: Sequence[str], limit: int, *, else_first: str) -> Sequence[str]:
    """Return as many of the last lines as fit into a text together, the last one always; first what else there is."""
    first, length = len(lines), 0
    while first and (length == 0 or length + len(lines[first - 1]) < limit):
        first -= 1
        length += len(lines[first]) + 1
    return (else_first, *lines[first:]) if first else lines


def file_stem(row: MatchRow, seats: Sequence[SeatRow]) -> str:
    """Name a match for a file: the game, the day, the players, the number, in letters that every system takes."""
    players = "-".join(file_letters(seat.name) or file_letters(seat.side) for seat in seats)
    return f"{row.game}_{row.created_at:%Y-%m-%d}_{players}_no{row.id}"


def file_letters(name: str) -> str:
    """Return a name in ASCII letters and digits, without accents; nothing of one in another script."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return _OTHERS.sub("-", letters)[:LONGEST_PLAYER].strip("-")
