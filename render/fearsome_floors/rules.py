"""The rules to read: topics, each with a title, a text, and a picture where that says more."""

from collections.abc import Mapping
from itertools import chain
from typing import Final

from engine.fearsome_floors.floors import FLOORS
from engine.fearsome_floors.kit import PARTS
from engine.fearsome_floors.tiles import TILES
from render.core import Frame, Words
from render.fearsome_floors.examples import EXAMPLES, example_scene

TOPIC_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "ff-rules-of-tokens": ("setup", "round", "moving", "pushing", "blood", "halves", "end", "resigning"),
    "ff-rules-of-monster": (
        *("cards", "monster", "step", "walls", "crystals", "turning"),
        *("teleporters", "stuck", "tiles"),
    ),
    "ff-rules-of-advanced": ("draft", "limits", "variants", "layouts", "kit"),
    "ff-rules-of-table": ("table", "picture", "notation"),
}
"""The topics in the order in which they are best read, by the keys of their groups' names."""

TOPICS: Final = tuple(chain.from_iterable(TOPIC_GROUPS.values()))
"""All topics; each has `ff-rules-<topic>` and its title in the words."""


def topics(words: Words) -> list[tuple[str, str]]:
    """Return every topic's key and title."""
    return [(key, words(f"ff-rules-{key}-title")) for key in TOPICS]


def topic(words: Words, key: str) -> str:
    """Return the text of a topic, in Discord's Markdown. Raises LookupError for an unknown key."""
    if key not in TOPICS:
        raise LookupError(f"no topic {key!r} in the rules")
    return words(f"ff-rules-{key}", pieces=_pieces(words), floors=_floors(words), kit=_kit(words))


def picture(words: Words, key: str) -> Frame | None:
    """Return the picture of a topic, with the sentence that explains it, if the topic has one."""
    example = EXAMPLES.get(key)
    if example is None:
        return None
    sentence = words(f"ff-rules-{key}-picture")
    return Frame(example_scene(example), sentence, sentence)


def _kit(words: Words) -> str:
    """Name all that each part of the monster can be."""
    return "\n".join(words("ff-rules-kit-part", part=part, names=words.series(names)) for part, names in PARTS.items())


def _pieces(words: Words) -> str:
    """Tell what every kind of tile does, from the table by which the engine plays."""
    return "\n".join(
        words(
            "ff-rules-tiles-piece",
            tile=tile,
            turns=rule.turns or "no",
            sight="blocked" if rule.blocks_sight else "open",
        )
        for tile, rule in TILES.items()
    )


def _floors(words: Words) -> str:
    """Tell what every kind of floor does."""
    return "\n".join(words(f"ff-rules-floor-{floor}") for floor in FLOORS)
