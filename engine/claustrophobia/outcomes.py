"""Every way in which luck can fall in a move: for counting how a game can go on (`perft`)."""

from collections.abc import Iterator, Sequence

from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.resolve import resolve
from engine.claustrophobia.state import State
from engine.core import Play, Seat


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
