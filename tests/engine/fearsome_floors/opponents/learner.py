"""Learning weights from games: plain descent of the surprise about who has won, one position after the other.

All but `way`: the number that surprises least is not the one with which most games are won (`train.chosen`).
"""

from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from typing import Final, NamedTuple

import msgspec

from engine.fearsome_floors.opponents import grid
from engine.fearsome_floors.opponents.evaluation import (
    FARTHEST,
    MOST_ROUNDS,
    OUTSIDE,
    SIDES_OF_MONSTER,
    Weights,
    classes_around,
    points_to_exit,
    rounds_needed,
)
from engine.fearsome_floors.opponents.grid import DEAD, SAFE
from engine.fearsome_floors.opponents.position import Position, score, ties
from engine.fearsome_floors.state import LAST_ROUND, ROUNDS_IN_HALF

PASSES: Final = 6
RATE: Final = 0.12
HOLD: Final = 0.0005
"""How strongly each number is drawn back to where it began, at each position that uses it."""

Table = list[list[float]]
Entry = tuple[str, int, int]
"""A number: the name of its table, its row and its place there."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position at the start of a round as the weights see it, and who has won in the end."""

    round: int
    """The round that begins."""
    tokens: tuple[tuple[float | tuple[Entry, ...], ...], ...]
    """For each seat its tokens: 1 or 0 for those that are gone, else the numbers that make the logit."""
    out: tuple[int, ...]
    """How many tokens of each seat are out."""
    first: tuple[int, ...]
    """For each seat 1 where another one has as many tokens out and reached that number later, else 0."""
    to_go: tuple[int, ...]
    """For each seat the points that its nearest tokens have to go, as many tokens as win."""
    way: tuple[int, ...]
    """For each seat the points that all its tokens have to go."""
    winner: int
    """The seat that won."""


def sample_of(position: Position, winner: int) -> Sample | None:
    """Return what there is to learn from a position; nothing from one after the last round."""
    if position.round > LAST_ROUND:
        return None
    points = points_to_exit(position.table.floor)
    around = classes_around(position.monster, position.facing)
    seats = position.table.seats
    to_go = [_to_go(position, tokens, points) for tokens in seats]
    return Sample(
        position.round,
        tuple(tuple(_entries(position, token, points, around) for token in tokens) for tokens in seats),
        tuple(position.out(seat) for seat in range(len(seats))),
        tuple(ties(position, position.escaped)),
        tuple(sum(one[: position.table.needed]) for one in to_go),
        tuple(sum(min(points, FARTHEST) for points in one) for one in to_go),
        winner,
    )


def _to_go(position: Position, tokens: tuple[int, ...], points: list[int]) -> list[int]:
    """Return the points that the tokens of a seat have to go, the nearest first; one eaten, as from the entrance."""
    places = [grid.IN if position.places[token] == DEAD else position.places[token] for token in tokens]
    return sorted(0 if place == SAFE else points[place] for place in places)


def _entries(position: Position, token: int, points: list[int], around: bytes) -> float | tuple[Entry, ...]:
    place = position.places[token]
    if place in (SAFE, DEAD):
        return float(place == SAFE)
    number, round_ = position.number(token), position.round
    needed, spare = rounds_needed(points[place], number)
    if needed > LAST_ROUND + 1 - round_:
        return 0.0
    half = int(round_ > ROUNDS_IN_HALF)
    near, side = divmod(around[place], SIDES_OF_MONSTER)
    entries: tuple[Entry, ...] = (
        ("needed", round_, min(needed, MOST_ROUNDS)),
        ("spare", 0, spare),
        ("near", half * 6 + number - 1, near),
    )
    return entries if around[place] == OUTSIDE else (*entries, ("side", half * 3 + min(near // 2, 2), side))


class Lead(NamedTuple):
    """How far the seat is ahead that has the fewest points to go."""

    points: int
    """By how many points to the next one."""
    said: float
    """Its chances, as the weights have them."""
    has_won: bool
    """Whether it has won in the end."""


class Learner:
    """Numbers that are being learned, each with a step that shrinks as it is used (Adagrad)."""

    def __init__(self, start: Weights) -> None:
        self.tables: dict[str, Table] = {
            name: [list(row) for row in getattr(start, name)] if name in _DEEP else [list(getattr(start, name))]
            for name in start.__struct_fields__
        }
        self._start = {name: [row[:] for row in table] for name, table in self.tables.items()}
        self._used = {name: [[0.3] * len(row) for row in table] for name, table in self.tables.items()}

    def weights(self) -> Weights:
        """Return the numbers, as they are written."""
        rounded = {
            name: tuple(tuple(round(number, 3) for number in row) for row in table)
            for name, table in self.tables.items()
        }
        return msgspec.convert({name: rows if name in _DEEP else rows[0] for name, rows in rounded.items()}, Weights)

    def learn(self, samples: list[Sample], luck: Random) -> float:
        """Go through the samples several times, and return the mean surprise of the last time."""
        surprise = 0.0
        for _ in range(PASSES):
            luck.shuffle(samples)
            surprise = sum(self._step(sample) for sample in samples) / len(samples)
        return surprise

    def surprise(self, samples: list[Sample]) -> float:
        """Return the mean surprise about samples, without learning from them."""
        return sum(-log(self._chances(one)[0][one.winner]) for one in samples) / len(samples)

    def lead(self, sample: Sample) -> Lead:
        """Say how far somebody is ahead."""
        first, second, *_ = sorted(sample.to_go)
        seat = sample.to_go.index(first)
        return Lead(second - first, self._chances(sample)[0][seat], sample.winner == seat)

    def _chances(self, sample: Sample) -> tuple[list[float], list[list[float]]]:
        tables, round_ = self.tables, sample.round
        scale = (tables["one"][0][round_], tables["two"][0][round_], tables["win"][0][round_])
        chances = [
            [
                token
                if isinstance(token, float)
                else 1 / (1 + exp(-sum(tables[name][row][place] for name, row, place in token)))
                for token in tokens
            ]
            for tokens in sample.tokens
        ]
        powers = [
            exp(
                score(own, scale)
                + tables["out"][0][round_] * out
                + tables["first"][0][round_] * first
                - tables["way"][0][round_] * way
            )
            for own, out, first, way in zip(chances, sample.out, sample.first, sample.way, strict=True)
        ]
        total = sum(powers)
        return [power / total for power in powers], chances

    def _step(self, sample: Sample) -> float:
        tables, round_ = self.tables, sample.round
        wins, chances = self._chances(sample)
        scale = (tables["one"][0][round_], tables["two"][0][round_], tables["win"][0][round_])
        for seat, own in enumerate(chances):
            slope = wins[seat] - (seat == sample.winner)
            for at, token in enumerate(sample.tokens[seat]):
                if not isinstance(token, float):
                    more = score([*own[:at], 1.0, *own[at + 1 :]], scale) - score(
                        [*own[:at], 0.0, *own[at + 1 :]], scale
                    )
                    by = slope * more * own[at] * (1 - own[at])
                    for entry in token:
                        self._move(entry, by)
            for name, unit in (("one", (1.0, 0.0, 0.0)), ("two", (0.0, 1.0, 0.0)), ("win", (0.0, 0.0, 1.0))):
                self._move((name, 0, round_), slope * score(own, unit))
            self._move(("out", 0, round_), slope * sample.out[seat])
            self._move(("first", 0, round_), slope * sample.first[seat])
        return -log(wins[sample.winner])

    def _move(self, entry: Entry, slope: float) -> None:
        name, row, place = entry
        numbers, used = self.tables[name][row], self._used[name][row]
        used[place] += slope * slope
        numbers[place] -= RATE * slope / sqrt(used[place])
        numbers[place] += HOLD * (self._start[name][row][place] - numbers[place])


_DEEP: Final = frozenset({"needed", "near", "side"})
"""The tables with more than one row."""
