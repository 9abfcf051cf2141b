"""How good a position is for each seat at the start of a round: chances to win, by weights that were learned.

Each token has a chance to escape: a logistic sum of the rounds that it still needs, by round; of the points that it
has to spare; and of how near and on which side the monster is, by its number and the half. The chances of a player's
tokens give how likely so many of them get out; from that comes a score, less the points that all of them have to go,
so that a lead counts before it is a whole round; and from all scores the chances to win. The
weights are in `weights.json` here, which `python -m tests.engine.fearsome_floors.opponents.train` makes.
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from math import exp
from typing import Final

import msgspec

from engine.core import Value
from engine.fearsome_floors.opponents import grid
from engine.fearsome_floors.state import LAST_ROUND, ROUNDS_IN_HALF

ENDED: Final = LAST_ROUND + 1
"""The round after the last one: only what is out counts."""

MOST_ROUNDS: Final = 11
"""So many rounds, or more, are as good as never."""

UNREACHABLE: Final = 99
"""The points to an exit that cannot be reached on the empty floor."""

FARTHEST: Final = 40
"""More points than these cost a player no more."""

NEARNESS: Final = (2, 4, 6, 9, 13)
"""Up to so many squares away the monster is in the first, second ... of the classes of nearness."""

NEAR_CLASSES: Final = len(NEARNESS) + 1
SIDES_OF_MONSTER: Final = 5
"""In its line ahead, in its line to a side, ahead, to a side, behind."""

OUTSIDE: Final = NEAR_CLASSES * SIDES_OF_MONSTER
"""The class of a token that waits at the entrance."""

CLASSES: Final = OUTSIDE + 1

HOPELESS: Final = 1e15
"""The odds against a token that cannot get out any more."""

TOKENS_EACH: Final = 4
"""Where players have three tokens, a fourth one counts as out: as many are missing to the win."""


def points_to_exit(floor: grid.Floor) -> list[int]:
    """Return for each cell the points to the outside, over the floor as if nothing stood on it."""
    points = [UNREACHABLE] * grid.SIZE
    points[grid.EXIT_CELL] = 1
    came_from: dict[int, list[int]] = {}
    for cell in grid.SQUARE_AT:
        for step in grid.STEP:
            end = _end_of_step(floor, cell, step)
            if end != cell:
                came_from.setdefault(end, []).append(cell)
    waiting = deque([grid.EXIT_CELL])
    while waiting:
        cell = waiting.popleft()
        for before in came_from.get(cell, ()):
            if points[before] == UNREACHABLE:
                points[before] = points[cell] + 1
                waiting.append(before)
    points[grid.IN] = points[grid.ENTRANCE_CELL] + 1
    return points


def _end_of_step(floor: grid.Floor, cell: int, step: int) -> int:
    end = cell
    while grid.EMPTY_BOARD[end + step] != grid.WALL and floor.kinds[end + step] != grid.GATE:
        end += step
        if floor.kinds[end] != grid.BLOOD:
            break
    return end


def rounds_needed(points: int, number: int) -> tuple[int, int]:
    """Return how many rounds a token needs for so many points, and the points that it has to spare then.

    It has `number` points in the first of these rounds, and 7 in any two.
    """
    pairs, rest = divmod(points, 7)
    if rest == 0:
        return 2 * pairs, 0
    return (2 * pairs + 1, number - rest) if rest <= number else (2 * pairs + 2, 7 - rest)


@lru_cache(maxsize=1024)
def classes_around(monster: int, facing: int) -> bytes:
    """Return for each cell its class: how near the monster is and on which side of it the cell lies."""
    found = bytearray(grid.SIZE)
    ahead = ((0, -1), (1, 0), (0, 1), (-1, 0))[facing]
    for cell in grid.SQUARE_AT:
        down, across = cell // grid.WIDTH - monster // grid.WIDTH, cell % grid.WIDTH - monster % grid.WIDTH
        forward = across * ahead[0] + down * ahead[1]
        beside = abs(across * ahead[1]) + abs(down * ahead[0])
        near = sum(abs(across) + abs(down) > limit for limit in NEARNESS)
        found[cell] = near * SIDES_OF_MONSTER + _side(forward, beside)
    found[grid.IN] = OUTSIDE
    return bytes(found)


def _side(forward: int, beside: int) -> int:
    if beside == 0:
        return 0 if forward >= 0 else 4
    if forward == 0:
        return 1
    if forward < 0 and -forward >= beside:
        return 4
    return 2 if forward >= beside else 3


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
    way: Row
    """By round: what each point costs that any token has to go; one that is eaten for good, as from the entrance."""

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


@dataclass(frozen=True, slots=True, eq=False)
class Evaluation:
    """The tables of one dungeon for one number of players."""

    weights: Weights
    """The numbers that were learnt, from which they are made."""
    against: tuple[tuple[list[float], ...], ...]
    """For each round and number the odds against a token by its cell, without the monster."""
    danger: tuple[tuple[list[float], ...], ...]
    """For each half and number by what the monster multiplies them, by class."""
    way: tuple[list[float], ...]
    """For each round what the way from each cell costs the score of a player."""

    def chance(self, round_: int, number: int, cell: int, around: bytes) -> float:
        """Return the chance that a token gets out, at the start of a round in which it shows a number."""
        danger = self.danger[round_ > ROUNDS_IN_HALF][number][around[cell]]
        return 1 / (1 + self.against[round_][number][cell] * danger)


@lru_cache(maxsize=16)
def evaluation_of(floor: grid.Floor, players: int) -> Evaluation:
    """Return the tables of a dungeon, for so many players."""
    return tables(floor, weights_for(players))


def tables(floor: grid.Floor, weights: Weights) -> Evaluation:
    """Return the tables of a dungeon by these weights."""
    points = points_to_exit(floor)
    against = tuple(
        tuple(_against(weights, points, round_, number) for number in range(7)) for round_ in range(ENDED + 1)
    )
    danger = tuple(
        tuple([exp(-weights.danger(half, number, one)) for one in range(CLASSES)] for number in range(7))
        for half in (0, 1)
    )
    points[grid.SAFE], points[grid.DEAD] = 0, points[grid.IN]
    way = tuple([cost * min(to_go, FARTHEST) for to_go in points] for cost in weights.way)
    return Evaluation(weights, against, danger, way)


def _against(weights: Weights, points: list[int], round_: int, number: int) -> list[float]:
    odds = [HOPELESS] * grid.SIZE
    odds[grid.SAFE] = 0.0
    left = LAST_ROUND + 1 - round_
    for cell in (grid.IN, *grid.SQUARE_AT):
        needed, spare = rounds_needed(points[cell], number)
        if needed <= left:
            odds[cell] = exp(-weights.hope(round_, min(needed, MOST_ROUNDS), spare))
    return odds
