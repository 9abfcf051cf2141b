"""What the notations of all games share: lines of fields `key=value`, and the one error that reading them raises."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

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
