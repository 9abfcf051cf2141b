"""Counting how many ways a game can go on, with all luck that there is: numbers that show each change of a rule.

The name is that of the same count in chess programs ("performance test").
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.claustrophobia.choices.legal import choices, resolve
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.game import due, to_act
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.state import State
from engine.core import Play, Seat

MOST_OUTCOMES: Final = 500_000
"""How many are looked at for one count, which takes a few minutes at most."""


class TooManyOutcomes(Exception):  # noqa: N818 - named for what is found, like the sentence that reports it
    """A count would take more than the outcomes that it may look at."""


class Count:
    """A count of the sequences of moves from a position on."""

    def __init__(self, most: int) -> None:
        self._left = most

    def nodes(self, state: State, depth: int) -> int:
        """Count the sequences of `depth` moves. Raises TooManyOutcomes."""
        if depth == 0:
            return 1
        nodes = 0
        for seat, move in _moves(state):
            for play in outcomes(state, seat, move):
                self._left -= 1
                if self._left < 0:
                    raise TooManyOutcomes
                nodes += self.nodes(play.state, depth - 1)
        return nodes


def perft(state: State, depth: int, *, most: int = MOST_OUTCOMES) -> int:
    """Count the sequences of `depth` moves from a position on, luck enumerated: a roll counts once for each roll.

    Nobody resigns or gives an order. A game that is over before goes on in no way. Raises TooManyOutcomes where more
    than `most` outcomes of moves, those on the way included, would have to be looked at.
    """
    return Count(most).nodes(state, depth)


def _moves(state: State) -> Iterator[tuple[Seat | None, AnyMove]]:
    roll = due(state)
    if roll is not None:
        yield None, roll
    for seat in to_act(state):
        yield from ((seat, move) for move in choices(state, seat))


class BranchingChance:
    """Luck that gives items by their places in a list of branches, and from its end on the first of each bag."""

    def __init__(self, branches: Sequence[int]) -> None:
        self.branches = list(branches)
        self.sizes: list[int] = []

    def pick(self, _kind: str, bag: Sequence[str], /) -> str:
        """Return the item of the next branch; equal items are one."""
        items = tuple(dict.fromkeys(bag))
        place = len(self.sizes)
        if place == len(self.branches):
            self.branches.append(0)
        self.sizes.append(len(items))
        return items[self.branches[place]]


def outcomes(state: State, seat: Seat | None, move: AnyMove) -> Iterator[GamePlay]:
    """Return a move as it goes with each luck that there is, every die and every drawn item counted by itself."""
    branches: list[int] | None = []
    while branches is not None:
        chance = BranchingChance(branches)
        play: GamePlay = Play(state, evolve, chance)
        resolve(play, seat, move)
        yield play
        branches = _next(chance)


def _next(chance: BranchingChance) -> list[int] | None:
    """Return the branches that come after those that were taken; None if they were the last."""
    for place in reversed(range(len(chance.sizes))):
        if chance.branches[place] + 1 < chance.sizes[place]:
            return [*chance.branches[:place], chance.branches[place] + 1]
    return None
