"""The header of a game record: lines like `[Event "Friday evening"]`, each key once, in any order."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from engine.core.notation import BadNotation, bad

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
