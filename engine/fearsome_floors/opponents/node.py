"""A node of the search: every move of whoever is to move, each with the mean of its value over the cards of the bag.

A token that has yet to move in this round does not count as eaten where it stands, for its player will see to it.
"""

from dataclasses import dataclass
from math import exp
from typing import Final

from engine.fearsome_floors.opponents.evaluation import classes_around
from engine.fearsome_floors.opponents.fast_results import Change, Result, results
from engine.fearsome_floors.opponents.fast_walk import NEVER, End, Trace, is_sure, schedule_of, trace, traced
from engine.fearsome_floors.opponents.grid import DEAD, SAFE
from engine.fearsome_floors.opponents.position import Position, Scale, after, bonuses, movable, scale_of, score
from engine.fearsome_floors.state import ROUNDS_IN_HALF

Candidate = tuple[float, int, int, Change]
"""A move: its value for the seat, the token, the place that it comes to, and what it has pushed."""

CELLS_OF_PUSH: Final = 2
"""A tile that is pushed leaves a cell and comes to another one."""

TURNING: Final = 4
"""Of the pushes of a token that turn the monster, so many are looked at briefly."""

Line = tuple[float, float, float, float, bytes]
"""For a card its share of the bag; the score `flat + slope * chance` by the chance of a token; the powers of all other
seats; and the classes around the monster."""


@dataclass(slots=True, eq=False)
class Node:
    """What all moves of a seat have in common."""

    position: Position
    """The position before the move."""
    seat: int
    """The seat that moves."""
    fixed: list[float | None]
    """For each token its chance to get out where the walk is not asked: what is gone, or can still move."""
    against: list[list[float]]
    """For each token the odds against it by its cell, in the next round."""
    danger: list[list[float]]
    """For each token by what the monster multiplies them, by class."""
    way: list[float]
    """For each cell what the way from there costs the score of a seat."""
    scale: Scale
    """How chances of tokens become chances to win."""
    bonus: list[float]
    """For each seat what its score has besides: for what is out already."""
    shares: list[float]
    """For each card its part of the bag."""
    known: list[dict[tuple[int, int, tuple[int, ...]], float]]
    """For each seat what e to its score is, by where the monster is and faces, and where its tokens are."""

    def powers(self, end: End) -> list[float]:
        """Return e to the score of each seat that plays, at the end of a walk; 0 for any other."""
        found = [0.0] * len(self.known)
        for seat in self.position.table.playing:
            found[seat] = self.power(seat, end)
        return found

    def power(self, seat: int, end: End) -> float:
        """Return e to the score of a seat at the end of a walk."""
        monster, facing, places = end
        table = self.position.table
        key = (monster, facing, table.places_of[seat](places))
        power = self.known[seat].get(key)
        if power is None:
            around = classes_around(monster, facing)
            chances = [self.chance(token, places[token], around) for token in table.seats[seat]]
            way = sum([self.to_go(token, places[token]) for token in table.seats[seat]])
            power = self.known[seat][key] = exp(score(chances, self.scale) + self.bonus[seat] - way)
        return power

    def share(self, end: End) -> float:
        """Return the chances to win of the seat that moves, at the end of a walk."""
        own = total = 0.0
        for seat in self.position.table.playing:
            power = self.power(seat, end)
            total += power
            if seat == self.seat:
                own = power
        return own / total

    def to_go(self, token: int, cell: int) -> float:
        """Return what the way of a token costs that is on a cell; where it can still move, from where it stands."""
        return self.way[cell if self.fixed[token] is None else self.position.places[token]]

    def chance(self, token: int, cell: int, around: bytes) -> float:
        """Return the chance of a token that is on a cell, with the monster in the middle of these classes."""
        fixed = self.fixed[token]
        return 1 / (1 + self.against[token][cell] * self.danger[token][around[cell]]) if fixed is None else fixed


def node_of(position: Position, seat: int) -> Node:
    """Return what the moves of a seat have in common."""
    table, next_round = position.table, position.round + 1
    evaluation = table.evaluation
    half = next_round > ROUNDS_IN_HALF
    numbers = [light if next_round % 2 else 7 - light for light in table.light]
    around = classes_around(position.monster, position.facing)
    total = sum(copies for _, copies in table.cards)
    waiting = {token for one in range(len(table.seats)) for token in movable(position, one)}
    return Node(
        position=position,
        seat=seat,
        fixed=[_fixed(position, waiting, token, around) for token in range(len(numbers))],
        against=[evaluation.against[next_round][number] for number in numbers],
        danger=[evaluation.danger[half][number] for number in numbers],
        way=evaluation.way[next_round],
        scale=scale_of(evaluation, next_round),
        bonus=bonuses(position, evaluation, next_round),
        shares=[copies / total for _, copies in table.cards],
        known=[{} for _ in table.seats],
    )


def _fixed(position: Position, waiting: set[int], token: int, around: bytes) -> float | None:
    place = position.places[token]
    if place == SAFE:
        return 1.0
    if place == DEAD:
        return 0.0
    if token in waiting:
        return position.table.evaluation.chance(position.round, position.number(token), place, around)
    return None


def candidates(position: Position, seat: int, *, briefly: bool = False) -> list[Candidate]:
    """Return the moves of a seat, each with its value for it; one that wins at once is the only one.

    Briefly, as a reply that is foreseen, those are left out that push more than one tile, and most of the pushes that
    make the monster go another way.
    """
    node = node_of(position, seat)
    schedule = schedule_of(position.table.cards)
    whole: Trace | None = None
    found: list[Candidate] = []
    for token in movable(position, seat):
        moves = results(position, token)
        if briefly:
            moves = [move for move in moves if len(move[1]) <= CELLS_OF_PUSH]
        if any(to == SAFE for to, _ in moves) and position.out(seat) + 1 >= position.table.needed:
            return [(1.0, token, SAFE, change) for to, change in moves if to == SAFE][:1]
        whole = whole or trace(position, schedule)
        found += _valued(node, token, moves, traced(position, token, whole), briefly=briefly)
    return found


def _valued(node: Node, token: int, moves: list[Result], without: Trace, *, briefly: bool) -> list[Candidate]:
    """Return the moves of one token with their values; briefly, of the pushes that turn the monster only some."""
    kept = node.fixed[token]
    node.fixed[token] = None
    node.known[node.seat] = {}
    lines = _lines(node, token, without)
    found: list[Candidate] = []
    turning: list[tuple[float, int, int, Change]] = []
    for place, change in moves:
        if place == SAFE:
            found.append((_escaping(node, token, change, without), token, place, change))
            continue
        phase = without.phase_of(place, change)
        if phase == NEVER:
            found.append((_unturned(node, token, place, lines), token, place, change))
        elif change and briefly:
            turning.append((_unturned(node, token, place, lines), phase, place, change))
        else:
            value = _turned(node, without, lines, token=token, move=(place, change), phase=phase)
            found.append((value, token, place, change))
    for _, phase, place, change in sorted(turning, reverse=True)[:TURNING]:
        value = _turned(node, without, lines, token=token, move=(place, change), phase=phase)
        found.append((value, token, place, change))
    node.fixed[token] = kept
    return found


def _unturned(node: Node, token: int, place: int, lines: list[Line]) -> float:
    """Return the value of a move that leaves the walk as it is."""
    odds, danger, way, value = node.against[token][place], node.danger[token], node.way[place], 0.0
    for share, flat, slope, others, around in lines:
        power = exp(flat - way + slope / (1 + odds * danger[around[place]]))
        value += share * power / (power + others)
    return value


def _turned(node: Node, without: Trace, lines: list[Line], *, token: int, move: Result, phase: int) -> float:
    """Return the value of a move that changes the walk from a phase on."""
    place, change = move
    ends, phases = without.resumed(token, place, change, phase), without.end_phases
    value = sum([line[0] * node.share(end) for line, end, at in zip(lines, ends, phases, strict=True) if at >= phase])
    before = [line for line, at in zip(lines, phases, strict=True) if at < phase]
    return value + _unturned(node, token, place, before) if before else value


def _lines(node: Node, token: int, without: Trace) -> list[Line]:
    """Return for each card what a move of a token decides there that leaves the walk as it is."""
    seat, tokens = node.seat, node.position.table.seats[node.seat]
    at = tokens.index(token)
    lines: list[Line] = []
    for share, end in zip(node.shares, without.ends, strict=True):
        around = classes_around(end[0], end[1])
        powers = node.powers(end)
        chances = [node.chance(one, end[2][one], around) for one in tokens]
        chances[at] = 0.0
        flat = score(chances, node.scale)
        chances[at] = 1.0
        slope = score(chances, node.scale) - flat
        flat -= sum([node.to_go(one, end[2][one]) for one in tokens if one != token])
        lines.append((share, flat + node.bonus[seat], slope, sum(powers) - powers[seat], around))
    return lines


def _escaping(node: Node, token: int, change: Change, without: Trace) -> float:
    """Return the value of a move that takes a token out."""
    position = after(node.position, token, SAFE, change)
    there = node_of(position, node.seat)
    if is_sure(position, SAFE):
        phase = without.phase_of(SAFE, change)
        ends = without.ends if phase == NEVER else without.resumed(token, SAFE, change, phase)
    else:
        ends = trace(position, without.schedule).ends
    return mean(there, ends)[node.seat]


def mean(node: Node, ends: list[End]) -> list[float]:
    """Return each seat's chances to win, as the mean over the cards."""
    values = [0.0] * len(node.position.table.seats)
    for share, end in zip(node.shares, ends, strict=True):
        powers = node.powers(end)
        total = sum(powers) or 1.0
        for seat, power in enumerate(powers):
            values[seat] += share * power / total
    return values


def values(position: Position) -> list[float]:
    """Return each seat's chances to win: who has won, or the mean over the cards if the monster came now."""
    table = position.table
    for seat in table.playing:
        if position.out(seat) >= table.needed:
            return [float(one == seat) for one in range(len(table.seats))]
    node = node_of(position, max(position.mover, 0))
    return mean(node, trace(position, schedule_of(table.cards)).ends)
