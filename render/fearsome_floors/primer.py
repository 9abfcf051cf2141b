"""The game in a minute: five cards for newcomers, each a picture with a few sentences."""

from collections.abc import Mapping
from typing import Final

from render.core import Frame, Words
from render.core.primer import heading
from render.fearsome_floors.examples import EXAMPLES, Example, example_scene

PRIMER: Final[Mapping[str, Example]] = {
    "aim": EXAMPLES["setup"],
    "sides": Example(
        "ff1 monster=h8n tokens=r1:b2,r3:b4*,r4:d2,r5:d4* round=3 turn=r",
        view=("a1", "f4"),
    ),
    "moving": EXAMPLES["moving"],
    "monster": EXAMPLES["monster"],
    "winning": Example(
        "ff1 monster=g6e stones=c3,k9,m4 crystals=f8 pools=i3:2x2,e9:4x1 "
        "tokens=r1:out,r3:in,r4:h6*,r5:c1*,g1:out,g3:out,g4:l8*,g5:eaten "
        "round=9 cards=7,8 turn=monster escaped=g1,r1,g3",
        "M 8",
        view=("c3", "l9"),
    ),
}
"""From each card, in the order in which they are read, to what its picture shows."""


def primer_card(words: Words, key: str) -> Frame:
    """Return a card: its picture, and below its heading its sentences. Raises LookupError for an unknown key."""
    text = f"{heading(words, PRIMER, key, words(f'ff-primer-{key}-title'))}\n{words(f'ff-primer-{key}')}"
    return Frame(example_scene(PRIMER[key]), text, words(f"ff-primer-{key}-picture"))
