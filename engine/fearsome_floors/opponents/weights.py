"""What the opponents have learned: numbers for an evaluation, one set for each number of players.

They are in `weights.json`, part of this package, which `python -m tests.engine.fearsome_floors.opponents.train` makes.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from engine.core import Value

FILE: Final = "weights.json"

Row = tuple[float, ...]


class Weights(Value, frozen=True):
    """The numbers of one set."""

    needed: tuple[Row, ...]
    """By round, then by the rounds that a token still needs: how likely it gets out, as a logit."""
    spare: Row
    """By the points that it has to spare."""
    near: tuple[Row, ...]
    """By half and number (six for each half), then by class of nearness; the last one is for waiting outside."""
    side: tuple[Row, ...]
    """By half and group of nearness (three for each half), then by side of the monster."""
    one: Row
    """By round: what it is worth to lack two tokens to the win in the end, where 0 is to lack three."""
    two: Row
    """The same for lacking one."""
    win: Row
    """The same for the win."""
    out: Row
    """By round: what a token is worth that is out already, besides."""
    first: Row
    """By round: what it is worth to have had as many out as somebody else, and earlier."""

    def hope(self, round_: int, needed: int, spare: int) -> float:
        """Return the part of a token's logit that its way makes."""
        return self.needed[round_][needed] + self.spare[spare]

    def danger(self, half: int, number: int, one: int) -> float:
        """Return the part of a token's logit that the monster makes, from the class of the token's cell."""
        near, side = divmod(one, len(self.side[0]))
        row = self.near[half * 6 + max(number, 1) - 1]
        if near == len(row) - 1:
            return row[near]
        return row[near] + self.side[half * 3 + min(near // 2, 2)][side]


@cache
def weights_for(players: int) -> Weights:
    """Return the set for so many players: their own, or that of the next smaller table which has one."""
    sets = _sets()
    return sets[max((size for size in sets if size <= players), default=min(sets))]


@cache
def _sets() -> Mapping[int, Weights]:
    text = (resources.files(__package__) / FILE).read_bytes()
    return msgspec.json.decode(text, type=dict[int, Weights])
