"""Searches for puzzles of each kind, in the fast form of the rules: positions with one answer that meets the aim."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import combinations
from math import prod
from random import Random
from typing import Final

from msgspec.structs import replace

from engine.fearsome_floors.board import ORDER
from engine.fearsome_floors.draft import places
from engine.fearsome_floors.opponents.fast_results import Change, results
from engine.fearsome_floors.opponents.fast_walk import End, run, schedule_of, walk_of
from engine.fearsome_floors.opponents.grid import CELLS, CODES, FIRST, SAFE
from engine.fearsome_floors.opponents.position import Position, after, position_of
from engine.fearsome_floors.puzzles.puzzle import Kind
from engine.fearsome_floors.puzzles.search import (
    FEWEST_CANDIDATES,
    ONE_TOKEN,
    Found,
    asked,
    outcomes,
    turned,
)
from engine.fearsome_floors.state import MonsterPhase, State
from engine.fearsome_floors.tokens import OUT, WAITING, TokenName
from tests.engine.fearsome_floors.puzzles.sources import games, made_up

MOST_PAIRS: Final = 900
"""More pairs of moves are too many to look through."""


def eaten_as_it_is(position: Position) -> tuple[frozenset[int], ...]:
    """Return by card whom the monster eats if all tokens stay where they are."""
    schedule, before = schedule_of(position.table.cards), position.places
    ends: list[End] = [(0, 0, before)] * schedule.cards
    run(walk_of(position), schedule, ends, set(range(schedule.cards)))
    lost = position.lost
    return tuple(
        frozenset(token for token, place in enumerate(before) if place >= FIRST and end[2][token] == lost)
        for end in ends
    )


def of_one_token(kind: Kind, luck: Random) -> Iterator[Found]:
    """Yield puzzles of a kind in which one token moves, at most one of a position."""
    for dungeon, state in games(luck):
        for name in luck.sample(tuple(state.tokens), len(state.tokens)):
            if state.tokens[name] in ORDER or state.tokens[name] == WAITING:
                here = asked(state, name)
                found = ONE_TOKEN[kind](here) if len(here.every) >= FEWEST_CANDIDATES else None
                if found is not None:
                    yield replace(found, dungeon=dungeon)
                    break


# The kinds that two tokens solve


def of_both(luck: Random) -> Iterator[Found]:
    """Yield positions in which two tokens of a player move, and one end is safe."""
    for dungeon, state in games(luck):
        colour = luck.choice(state.colours)
        free = [name for name in state.tokens_of(colour) if state.tokens[name] in ORDER]
        for pair in luck.sample(list(combinations(free, 2)), min(2, len(free) // 2)):
            asked_of = turned(state, *pair)
            found = _both(asked_of, pair) if _may_help(asked_of, pair) else None
            if found is not None:
                yield replace(found, dungeon=dungeon)
                break


def _may_help(state: State, pair: tuple[TokenName, ...]) -> bool:
    """Whether there are not too many pairs of moves, and nobody else of the side is eaten without the two."""
    position, names = position_of(state), tuple(state.tokens)
    if prod(len(results(position, names.index(name))) for name in pair) > MOST_PAIRS:
        return False
    mine = frozenset(position.table.seats[position.mover])
    away = position_of(replace(state, tokens={**state.tokens, **dict.fromkeys(pair, OUT)}))
    return all(mine.isdisjoint(eaten) for eaten in eaten_as_it_is(away))


def _both(state: State, pair: tuple[TokenName, ...]) -> Found | None:
    position, names = position_of(state), tuple(state.tokens)
    mine = frozenset(position.table.seats[position.mover])
    ends = dict[object, tuple[tuple[TokenName | None, int, Change], ...]]()
    safe = set[object]()
    decoys = 0
    for first, second in (pair, pair[::-1]):
        for place, change in results(position, names.index(first)):
            then = after(position, names.index(first), place, change)
            for outcome in outcomes(then, names.index(second)):
                cells = after(then, names.index(second), outcome.place, outcome.change).cells
                key = (
                    bytes(cells),
                    place if first == pair[0] else outcome.place,
                    outcome.place if first == pair[0] else place,
                )
                if key not in ends:
                    ends[key] = ((first, place, change), (second, outcome.place, outcome.change))
                    refuting = outcome.refuting(mine)
                    decoys += refuting == 1
                    if not refuting:
                        safe.add(key)
                        if len(safe) > 1:
                            return None
    if not safe or len(ends) < FEWEST_CANDIDATES:
        return None
    moves = ends[next(iter(safe))]
    if any(place == SAFE or place == position.places[names.index(str(name))] for name, place, _ in moves):
        return None
    return Found("both", "", state, moves, len(ends), decoys / len(ends))


FEWEST_REFUTED: Final = 3
"""Where fewer moves are refuted by nothing but a reply, a duel is no other puzzle than without an answer."""


def of_duels(luck: Random) -> Iterator[Found]:
    """Yield positions in which one move is safe whatever the next player's last token does."""
    for dungeon, state in games(luck):
        mine, theirs = luck.sample(state.colours, 2)
        tokens = [[name for name in state.tokens_of(side) if state.tokens[name] in ORDER] for side in (mine, theirs)]
        if all(tokens):
            found = _duel(turned(state, luck.choice(tokens[0]), luck.choice(tokens[1])))
            if found is not None:
                yield replace(found, dungeon=dungeon)


def _duel(state: State) -> Found | None:
    position, names = position_of(state), tuple(state.tokens)
    own = next(token for token in position.table.seats[position.mover] if position.free[token])
    other = next(token for token, free in enumerate(position.free) if free and token != own)
    if position.out(position.table.owner[other]) + 1 >= position.table.needed:
        return None
    mine = frozenset(position.table.seats[position.mover])
    if len(asked(state, names[own]).safe) <= FEWEST_REFUTED:
        return None
    found, decoys = list[tuple[int, Change]](), 0
    every = results(position, own)
    for place, change in every:
        then = after(position, own, place, change)
        refuting = (number for number, one in enumerate(outcomes(then, other)) if not one.is_safe(mine))
        refuted_by = next(refuting, None)
        decoys += bool(refuted_by)  # some replies leave it safe
        if refuted_by is None:
            found.append((place, change))
            if len(found) > 1:
                return None
    if not found or len(every) < FEWEST_CANDIDATES or found[0][0] in (SAFE, position.places[own]):
        return None
    return Found("duel", "", state, ((names[own], *found[0]),), len(every), decoys / len(every))


# The kinds that are made up


def of_eating(luck: Random) -> Iterator[Found]:
    """Yield positions in which one move feeds all of theirs to a card of three hits, and none of one's own."""
    for dungeon, state in made_up(luck):
        (name,) = frozenset(state.tokens) - state.moved
        here = asked(state, name)
        theirs = frozenset(token for token, place in enumerate(here.position.places) if place >= FIRST) - here.mine
        found = [outcome for outcome in here.every if outcome.eaten[0] == theirs]
        if len(found) == 1 and len(here.every) >= FEWEST_CANDIDATES:
            puzzle = here.found("eat-them-all", found[0])
            if puzzle is not None:
                near = sum(len(outcome.eaten[0] & theirs) == len(theirs) - 1 for outcome in here.safe)
                yield replace(puzzle, dungeon=dungeon, decoys=near / len(here.every))


def of_tiles(luck: Random) -> Iterator[Found]:
    """Yield positions in which one more stone does that."""
    for dungeon, state in made_up(luck):
        position = position_of(replace(state, moved=frozenset(state.tokens), phase=MonsterPhase()))
        theirs = frozenset(token for token, place in enumerate(position.places) if place >= FIRST)
        theirs -= frozenset(position.table.seats[0])
        taken = {state.monster.square, *state.tokens.values()}
        free = [square for square in places(replace(state, draft=("stone",)), "stone", None) if square not in taken]
        eaten = {square: _eaten_with_stone(position, CELLS[square]) for square in free}
        right = [square for square in free if eaten[square] == theirs]
        if len(right) == 1:
            near = sum(one < theirs and len(one) == len(theirs) - 1 for one in eaten.values())
            change = ((CELLS[right[0]], CODES["stone"]),)
            yield Found("one-tile", dungeon, state, ((None, 0, change),), len(free), near / len(free))


def _eaten_with_stone(position: Position, cell: int) -> frozenset[int]:
    laid = position.copy()
    laid.cells[cell] = CODES["stone"]
    return eaten_as_it_is(laid)[0]


SEARCHES: Final[Mapping[Kind, Callable[[Random], Iterator[Found]]]] = {
    **{kind: partial(of_one_token, kind) for kind in ONE_TOKEN},
    "both": of_both,
    "duel": of_duels,
    "eat-them-all": of_eating,
    "one-tile": of_tiles,
}
