"""The rules of the basic game to read: topics, each with a title and a text of at most 1500 characters."""

from typing import Final

from render.core import Words

TOPICS: Final = (
    "setup",
    "round",
    "moving",
    "pushing",
    "blood",
    "cards",
    "monster",
    "step",
    "walls",
    "halves",
    "end",
    "resigning",
)
"""The topics in the order in which they are best read; each has `ff-rules-<topic>` and its title in the words."""


def topics(words: Words) -> list[tuple[str, str]]:
    """Give every topic's key and title."""
    return [(key, words(f"ff-rules-{key}-title")) for key in TOPICS]


def topic(words: Words, key: str) -> str:
    """Give the text of a topic, in Discord's Markdown. Raises LookupError for an unknown key."""
    if key not in TOPICS:
        raise LookupError(f"no topic {key!r} in the rules")
    return words(f"ff-rules-{key}")
