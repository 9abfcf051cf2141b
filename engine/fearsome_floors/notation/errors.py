"""The one error of reading notation."""


class BadNotation(Exception):  # noqa: N818 - named for what is found, like the sentence that reports it
    """A text that is not FFN, or not a position that can be; its text is one sentence that names the field."""
