"""Sparring partners: players of a few lines, each with one idea, against which the levels are held and trained.

Each looks at the end of the round as if whatever has yet to move were not on the board, and takes the move that is
worth most by its idea: fewest own tokens eaten over all cards, the most points nearer to the exit, and so on.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from engine.fearsome_floors.opponents.evaluation import points_to_exit
from engine.fearsome_floors.opponents.fast_results import results
from engine.fearsome_floors.opponents.fast_walk import AWAY, End, run, schedule_of, walk_of
from engine.fearsome_floors.opponents.grid import EMPTY, FIRST, SAFE, Floor
from engine.fearsome_floors.opponents.position import Position, after, movable
from engine.fearsome_floors.opponents.search import SKILLS, searched
from engine.fearsome_floors.state import ROUNDS_IN_HALF
from tests.engine.fearsome_floors.opponents.self_play import Chosen, Player, of_this_round


class Idea(NamedTuple):
    """What a partner wants, in points of the way to the exit."""

    own: tuple[float, float]
    """What an own token that is eaten costs, in the first and in the second half."""
    theirs: tuple[float, float] = (0.0, 0.0)
    """What a token of somebody else is worth that is eaten; of the next seat alone where it `spites`."""
    way: float = 1.0
    """What a point nearer to the exit is worth."""
    spites: bool = False
    """Whether it has one victim, the next seat."""


SPARRING: Final[Mapping[str, Idea]] = {
    "hider": Idea((12.0, 30.0)),
    "hunter": Idea((12.0, 30.0), theirs=(6.0, 15.0)),
    "sprinter": Idea((4.0, 10.0)),
    "racer": Idea((0.0, 0.0)),
    "spiteful": Idea((6.0, 15.0), theirs=(12.0, 30.0), way=0.2, spites=True),
}


KIN: Final = "kin"
"""An expert who counts no points to go: of one kind with the levels, by other weights."""


def partner(name: str) -> Player:
    """Return a sparring partner by its name."""
    if name == KIN:
        return lambda position: searched(of_this_round(position), SKILLS["expert"].stages, lambda: False)[0][1:]
    idea = SPARRING[name]
    return lambda position: max(_moves(position, idea), key=lambda move: move[0])[1]


@lru_cache(maxsize=4)
def _points(floor: Floor) -> list[int]:
    """Return for each cell, and for what is out, the points to go."""
    points = points_to_exit(floor)
    points[SAFE] = 0
    return points


def _moves(position: Position, idea: Idea) -> list[tuple[float, Chosen]]:
    points = _points(position.table.floor)
    return [
        (
            idea.way * (points[position.places[token]] - points[place])
            - _cost(after(position, token, place, change), position.mover, idea),
            (token, place, change),
        )
        for token in movable(position, position.mover)
        for place, change in results(position, token)
    ]


def _cost(then: Position, seat: int, idea: Idea) -> float:
    """Return what is eaten costs a seat, on the mean over the cards that can come."""
    for token, free in enumerate(then.free):
        if free:
            if then.places[token] >= FIRST:
                then.cells[then.places[token]] = EMPTY
            then.places[token] = AWAY
    half = int(then.round > ROUNDS_IN_HALF)
    cards = then.table.cards
    ends: list[End] = [(0, 0, then.places)] * len(cards)
    run(walk_of(then), schedule_of(cards), ends, set(range(len(cards))))
    cost, total = 0.0, sum(copies for _, copies in cards)
    victim = (seat + 1) % len(then.table.seats)
    for (_, copies), (_, _, places) in zip(cards, ends, strict=True):
        for token, (before, now) in enumerate(zip(then.places, places, strict=True)):
            if before >= FIRST and now == then.lost:
                owner = then.table.owner[token]
                hated = owner == victim if idea.spites else owner != seat
                cost += (idea.own[half] * (owner == seat) - idea.theirs[half] * hated) * copies / total
    return cost
