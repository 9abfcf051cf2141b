"""Whole games in the fast form, by which weights are learned and held against each other."""

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from random import Random

import msgspec

from engine.core import SeededChance
from engine.fearsome_floors.cards import Card, full_bag
from engine.fearsome_floors.opponents.evaluation import Evaluation, Weights, tables
from engine.fearsome_floors.opponents.fast_results import Change
from engine.fearsome_floors.opponents.fast_walk import run, schedule_of, walk_of
from engine.fearsome_floors.opponents.grid import DEAD, SAFE, Floor
from engine.fearsome_floors.opponents.position import Position, after, after_card, mover_from, position_of
from engine.fearsome_floors.setup import Dungeon, Setup, begin
from engine.fearsome_floors.state import LAST_ROUND, ROUNDS_IN_HALF
from engine.fearsome_floors.tokens import colours_for

Chosen = tuple[int, int, Change]
"""A token, the place that it comes to, and what it pushes."""

Player = Callable[[Position], Chosen]
"""Chooses a move for whoever is to move."""


def first_position(players: int, dungeon: Dungeon, seed: int) -> Position:
    """Return the position with which a game begins, on the basic or the quick dungeon."""
    return position_of(begin(Setup(colours_for(players)[:players], dungeon=dungeon), SeededChance(seed)))


def judged_by(weights: Weights, position: Position) -> Position:
    """Return a position that is judged by other weights."""
    table = position.table
    return dataclasses.replace(position, table=dataclasses.replace(table, evaluation=_tables(table.floor, weights)))


@lru_cache(maxsize=4)
def _tables(floor: Floor, weights: Weights) -> Evaluation:
    return tables(floor, weights)


def of_this_round(position: Position) -> Position:
    """Return a position as it is judged by who counts no points to go."""
    weights = position.table.evaluation.weights
    return judged_by(msgspec.structs.replace(weights, way=(0.0,) * len(weights.way)), position)


def rounds(position: Position, players: Sequence[Player], luck: Random) -> Iterator[Position]:
    """Play a game to its end, and return the position at the start of each round, and the last one."""
    yield position
    while True:
        while position.mover >= 0:
            token, place, change = players[position.mover](position)
            seat = position.mover
            position = after(position, token, place, change)
            if position.out(seat) >= position.table.needed:
                yield position
                return
        position = after_monster(position, luck)
        yield position
        if is_over(position):
            return


def is_over(position: Position) -> bool:
    """Whether the game has ended with a walk of the monster."""
    second = position.round > ROUNDS_IN_HALF + 1
    return position.round > LAST_ROUND or (second and all(place in (SAFE, DEAD) for place in position.places))


def after_monster(position: Position, luck: Random) -> Position:
    """Draw a card, let the monster walk, and begin the next round."""
    table = position.table
    card = luck.choices([card for card, _ in table.cards], [copies for _, copies in table.cards])[0]
    ends = [(0, 0, position.places)]
    schedule = schedule_of(((card, 1),))
    walk = walk_of(position)
    run(walk, schedule, ends, {0})
    left = _bag_after(position, card)
    then = dataclasses.replace(
        position,
        table=dataclasses.replace(table, cards=left),
        cells=walk.cells,
        places=walk.places[:],
        free=[place not in (SAFE, DEAD) for place in walk.places],
        monster=ends[0][0],
        facing=ends[0][1],
        round=position.round + 1,
        start=(position.start + 1) % len(table.seats),
    )
    then.mover = mover_from(then, then.start)
    return then


def _bag_after(position: Position, card: Card) -> tuple[tuple[Card, int], ...]:
    """Return the cards that can come next. The hits that the first draw leaves out come back after it."""
    if position.round == ROUNDS_IN_HALF:
        return tuple(Counter(full_bag(longer=False)).items())
    left = after_card(card, position.table.cards)
    if position.round == 1:
        left += tuple((one, 1) for one in ("1h", "2h"))
    return left


def winner(position: Position) -> int | None:
    """Return the seat that has won a game that is over; None for the monster."""
    best, who = (0, 0), None
    counts = [position.out(seat) for seat in range(len(position.table.seats))]
    for seat, count in enumerate(counts):
        reached = max(
            (at for at, token in enumerate(position.escaped) if position.table.owner[token] == seat), default=0
        )
        if count and (count, -reached) > best:
            best, who = (count, -reached), seat
    return who
