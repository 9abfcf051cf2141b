"""The one error of reading notation, and how it quotes what it found."""

from typing import Final

LONGEST_QUOTE: Final = 40
"""The most characters that a sentence repeats of what was written."""


class BadNotation(Exception):  # noqa: N818 - named for what is found, like the sentence that reports it
    """A text that is not FFN, or not a position that can be; its text is one sentence that names the field."""


def bad(field: str, written: str, wanted: str) -> BadNotation:
    """Make the error that says what was written in a field is not."""
    return BadNotation(f"{field}: {quoted(written)} is not {wanted}.")


def quoted(written: str) -> str:
    """Return what was written in quotes; of a long text only its beginning."""
    quote = written if len(written) <= LONGEST_QUOTE else f"{written[:LONGEST_QUOTE]}..."
    return repr(quote)
