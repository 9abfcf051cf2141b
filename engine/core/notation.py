"""What the notations of all games share: lines of fields, headers of records, the error that reading them raises."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from typing import Final, TypeVar

import msgspec

LONGEST_QUOTE: Final = 40
"""The most characters that a sentence repeats of what was written."""

Item = TypeVar("Item")
Fields = Mapping[str, str]
"""From the name of each field that a line has to its value, which is not empty."""


class BadNotation(Exception):  # noqa: N818 - named for what is found, like the sentence that reports it
    """A text that cannot be read, or describes what cannot be; the message is one sentence that names the field."""


def bad(field: str, written: str, wanted: str) -> BadNotation:
    """Make the error that says what was written in a field is not."""
    return BadNotation(f"{field}: {quoted(written)} is not {wanted}.")


def quoted(written: str) -> str:
    """Return what was written in quotes; of a long text only its beginning."""
    quote = written if len(written) <= LONGEST_QUOTE else f"{written[:LONGEST_QUOTE]}..."
    return repr(quote)


def read_fields(text: str, *, mark: str, known: Sequence[str]) -> Fields:
    """Cut a line that begins with a mark into its fields. Raises BadNotation for an unknown, empty or repeated field.

    Any blanks may stand between them, as where a line was wrapped or copied; writers put one space.
    """
    first, *words = text.split() or [""]
    if not first:
        raise BadNotation(f"{mark}: a position begins with this, and the line is empty.")
    if first != mark:
        raise bad(mark, first, f"the beginning of a position, which is {mark!r}")
    fields: dict[str, str] = {}
    for word in words:
        field, equals, value = word.partition("=")
        if field not in known:
            raise bad("fields", field, "a field of a position")
        if not equals or not value:
            raise BadNotation(f"{field}: it has no value.")
        if field in fields:
            raise BadNotation(f"{field}: it is there twice.")
        fields[field] = value
    return fields


def read_list(fields: Fields, field: str, read: Callable[[str, str], Item]) -> tuple[Item, ...]:
    """Read a field's items, which commas separate; `read` takes the field's name and an item."""
    return tuple(read(field, word) for word in fields[field].split(",")) if field in fields else ()


def read_word(field: str, word: str) -> str:
    """Return an item as it is written, if it can be one."""
    if not word:
        raise BadNotation(f"{field}: there is nothing between two commas, or after the last one.")
    if not word.isascii() or not word.isprintable():
        raise bad(field, word, "made of the letters and digits of the notation")
    return word


def plain_sentence(what: str, facts: Mapping[str, str | int]) -> str:
    """Return a sentence for other programs, made of words and facts: `Too far (warrior K1, tile 3).`."""
    listed = ", ".join(f"{name} {fact}" for name, fact in facts.items())
    return f"{what} ({listed})." if listed else f"{what}."


LONGEST_RECORD: Final = 100_000
"""Characters; games of Claustrophobia by lot come to about 10,000, the longest ones of Fearsome Floors to fewer."""

_LINE: Final = re.compile(r'\[([A-Za-z]+) (".*")\]')


def write_header(fields: Mapping[str, str]) -> str:
    """Write the lines; values are written as JSON strings, so that no sign in a name can end its line or its quotes."""
    return "\n".join(f"[{key} {msgspec.json.encode(value).decode()}]" for key, value in fields.items())


def read_header(lines: Iterable[str], known: Sequence[str]) -> dict[str, str]:
    """Read the lines. Raises BadNotation for one that is none, has an unknown key, or a key that was there before."""
    fields: dict[str, str] = {}
    for line in lines:
        match = _LINE.fullmatch(line)
        if match is None:
            raise bad("header", line, 'a line like [Event "Friday"]')
        key, written = match.groups()
        if key not in known:
            raise bad("header", key, "a key of a game record")
        if key in fields:
            raise BadNotation(f"{key}: it is there twice.")
        try:
            fields[key] = msgspec.json.decode(written, type=str)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadNotation(
                f"{key}: its value is not a text in which quotes and backslashes have a backslash."
            ) from error
    return fields


def read_record_text(text: str, known: Sequence[str]) -> tuple[dict[str, str], str]:
    """Return the header of a game record, and its moves as they are written. Raises BadNotation."""
    if len(text) > LONGEST_RECORD:
        raise BadNotation(f"record: it has more than {LONGEST_RECORD} characters.")
    head, _, moves = text.replace("\r\n", "\n").strip("\n").partition("\n\n")
    return read_header(head.split("\n"), known), moves


def read_value(fields: Mapping[str, str], key: str) -> str:
    """Return what a header must say. Raises BadNotation where it does not."""
    if key not in fields:
        raise BadNotation(f"{key}: it is missing.")
    return fields[key]


def read_date(fields: Mapping[str, str]) -> date:
    """Return the day that a header must say. Raises BadNotation."""
    written = read_value(fields, "Date")
    try:
        day = date.fromisoformat(written)
    except ValueError:
        day = None
    if day is None or day.isoformat() != written:
        raise BadNotation("Date: it is not a day like 2025-06-01.")
    return day
