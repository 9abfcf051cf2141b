"""What has become of each player's tokens so far: how many are out, how many were eaten for good."""

from collections.abc import Iterator

from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import EATEN, OUT
from render.core import Names, Words


def tally(words: Words, names: Names, state: State) -> str:
    """Say it in a line; empty while no token is out or eaten."""
    return words.series(list(_told(words, names, state)))


def _told(words: Words, names: Names, state: State) -> Iterator[str]:
    for who, colour in zip(names, state.colours, strict=True):
        places = [state.tokens[token] for token in state.tokens_of(colour)]
        out, eaten = places.count(OUT), places.count(EATEN)
        if out or eaten:
            which = "both" if out and eaten else "out" if out else "eaten"
            yield words("ff-tally", who=who, out=out, eaten=eaten, which=which)
