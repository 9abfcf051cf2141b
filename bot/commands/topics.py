"""Which topic of the rules is meant by what somebody typed: its key, its title, or enough of the title."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.core import Reason, Refused
from render.core import Words

FITS: Final[tuple[Callable[[str, str], bool], ...]] = (str.__eq__, str.startswith, str.__contains__)
"""How a title can fit what was typed, the surest way first."""


def topic_meant(words: Words, topics: Mapping[str, str], text: str) -> str:
    """Give the key of the topic that is meant, from keys to titles. Raises Refused for none, and for several."""
    if text in topics:
        return text
    typed = " ".join(text.casefold().split())
    for fits in FITS:
        found = [key for key, title in topics.items() if typed and fits(title.casefold(), typed)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Refused(Reason.of("table-several-topics", titles=words.series([topics[key] for key in found])))
    raise Refused(Reason.of("table-unknown-topic"))
