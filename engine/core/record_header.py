"""The header of a game record, which stands above its moves: lines like `[Event "Friday evening"]`, in any order."""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Final

import msgspec

from engine.core.notation import BadNotation, bad

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
