"""Searches for puzzles of each kind, in the fast form of the rules: positions with one answer that meets the aim."""

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import combinations
from math import prod
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from engine.core import Value
from engine.fearsome_floors.board import ORDER
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.draft import places
from engine.fearsome_floors.opponents.evaluation import points_to_exit
from engine.fearsome_floors.opponents.fast_results import Change, results
from engine.fearsome_floors.opponents.fast_walk import NEVER, End, run, schedule_of, trace, walk_of
from engine.fearsome_floors.opponents.grid import CELLS, CODES, DEAD, FIRST, SAFE
from engine.fearsome_floors.opponents.position import Position, after, position_of
from engine.fearsome_floors.puzzles.puzzle import Kind
from engine.fearsome_floors.state import LAST_ROUND, MonsterPhase, State, TokenPhase
from engine.fearsome_floors.tokens import OUT, WAITING, TokenName, colour_of
from tests.engine.fearsome_floors.puzzles.sources import games, made_up


class Found(Value, frozen=True):
    """A position with one answer."""

    kind: Kind
    """What is asked."""
    dungeon: str
    """What tells its dungeon from others, however its stones have been pushed."""
    state: State
    """The position."""
    moves: tuple[tuple[TokenName | None, int, Change], ...]
    """The answer: tokens with the cells that they come to, and what they push; no token where a tile is laid."""
    candidates: int
    """How many answers there are."""
    decoys: float
    """The share of those that one card alone refutes."""
    token: TokenName | None = None
    """As in a puzzle."""
    prey: TokenName | None = None
    """As in a puzzle."""
    count: int = 0
    """As in a puzzle."""


MOST_PAIRS: Final = 900
"""More pairs of moves are too many to look through."""

FEWEST_CANDIDATES: Final = 12
"""Fewer answers to choose from are no puzzle."""


class Outcome(Value, frozen=True):
    """What comes of an answer, in the fast form."""

    place: int
    """Where the token comes to."""
    change: Change
    """What it has pushed."""
    eaten: tuple[frozenset[int], ...]
    """By card, whom the monster eats."""

    @property
    def sure(self) -> frozenset[int]:
        """Whom every card eats."""
        return frozenset.intersection(*self.eaten)

    def is_safe(self, tokens: frozenset[int]) -> bool:
        """Whether no card eats any of them."""
        return all(tokens.isdisjoint(eaten) for eaten in self.eaten)

    def refuting(self, tokens: frozenset[int]) -> int:
        """Return how many cards eat any of them."""
        return sum(not tokens.isdisjoint(eaten) for eaten in self.eaten)


def outcomes(position: Position, token: int) -> Iterator[Outcome]:
    """Yield what comes of every move of a token after which the monster comes."""
    schedule = schedule_of(position.table.cards)
    traced = trace(position, schedule, without=token)
    before, lost = position.places, position.lost
    others = [other for other, place in enumerate(before) if place >= FIRST and other != token]
    for place, change in results(position, token):
        phase = traced.phase_of(place, change)
        ends = traced.ends if phase == NEVER else traced.resumed(token, place, change, phase)
        here = [*others, token] if place >= FIRST else others
        yield Outcome(place, change, tuple(frozenset(one for one in here if end[2][one] == lost) for end in ends))


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


def turned(state: State, *tokens: TokenName) -> State:
    """Return a position in which all tokens have moved but some, of which the first one is next."""
    return replace(state, moved=frozenset(state.tokens) - set(tokens), phase=TokenPhase(colour_of(tokens[0])))


# The kinds that one token solves


class Asked(Value, frozen=True):
    """One token to move, and all that can come of it."""

    state: State
    """The position, with all other tokens turned."""
    position: Position
    """The same in the fast form."""
    token: int
    """The token."""
    mine: frozenset[int]
    """Its side's tokens."""
    every: tuple[Outcome, ...]
    """What comes of its moves."""

    @property
    def safe(self) -> list[Outcome]:
        """Return what is safe for all of its side's tokens."""
        return [outcome for outcome in self.every if outcome.is_safe(self.mine)]

    def found(self, kind: Kind, outcome: Outcome, **facts: Any) -> Found | None:
        """Return a puzzle of this answer, but for answers that are dull: leaving, or staying."""
        if outcome.place == SAFE or (outcome.place == self.position.places[self.token] and not outcome.change):
            return None
        names = tuple(self.state.tokens)
        decoys = sum(one.refuting(self.mine) == 1 for one in self.every) / len(self.every)
        moves = ((names[self.token], outcome.place, outcome.change),)
        return Found(kind, "", self.state, moves, len(self.every), decoys, **facts)


def asked(state: State, name: TokenName) -> Asked:
    """Return what can come of the moves of one token, all others being turned."""
    state = turned(state, name)
    position, token = position_of(state), tuple(state.tokens).index(name)
    mine = frozenset(position.table.seats[position.table.owner[token]])
    return Asked(state, position, token, mine, tuple(outcomes(position, token)))


def save(asked: Asked) -> Found | None:
    """Find the one move that is safe."""
    return asked.found("save", asked.safe[0]) if len(asked.safe) == 1 else None


def feed(asked: Asked) -> Found | None:
    """Find the one safe move that feeds most of theirs for certain, two at least."""
    best = sorted(asked.safe, key=lambda outcome: -len(outcome.sure))[:2]
    count = len(best[0].sure) if best else 0
    if count < 2 or (len(best) > 1 and len(best[1].sure) == count):
        return None
    return asked.found("feed", best[0], count=count)


def leader(asked: Asked) -> Found | None:
    """Find the one safe move by which the token of theirs that is nearest to the exit is eaten for certain."""
    places, points = asked.position.places, points_to_exit(asked.position.table.floor)
    theirs = [token for token, place in enumerate(places) if place >= FIRST and token not in asked.mine]
    if not theirs:
        return None
    prey = min(theirs, key=lambda token: points[places[token]])
    found = [outcome for outcome in asked.safe if prey in outcome.sure]
    return asked.found("leader", found[0], prey=tuple(asked.state.tokens)[prey]) if len(found) == 1 else None


def escape(asked: Asked) -> Found | None:
    """Find the one move after which the token lives, and can leave in the next round, where it cannot leave now."""
    if asked.state.round == LAST_ROUND or any(outcome.place == SAFE for outcome in asked.every):
        return None
    points, own = points_to_exit(asked.position.table.floor), frozenset({asked.token})
    number = 7 - asked.position.number(asked.token)  # it is turned now, and shows this one in the next round
    near = [one for one in asked.every if one.place >= FIRST and points[one.place] <= number and one.is_safe(own)]
    found = [one for one in near if _can_leave(asked, one)]
    return asked.found("escape", found[0], token=tuple(asked.state.tokens)[asked.token]) if len(found) == 1 else None


def _can_leave(asked: Asked, outcome: Outcome) -> bool:
    """Whether a token can leave in the next round, whichever card comes."""
    moved = after(asked.position, asked.token, outcome.place, outcome.change)
    return all(_leaves(moved, asked.token, card) for card, _ in moved.table.cards)


def replace_position(position: Position, **facts: Any) -> Position:
    """Return the fast form with other facts, at the start of a round."""
    return dataclasses.replace(position, free=[place not in (SAFE, DEAD) for place in facts["places"]], **facts)


def _leaves(moved: Position, token: int, card: Card) -> bool:
    ends: list[End] = [(0, 0, moved.places)]
    walk = walk_of(moved)
    run(walk, schedule_of(((card, 1),)), ends, {0})
    monster, facing, there = ends[0]
    begun = replace_position(
        moved, cells=walk.cells, places=there[:], monster=monster, facing=facing, round=moved.round + 1
    )
    return any(place == SAFE for place, _ in results(begun, token))


ONE_TOKEN: Final[Mapping[Kind, Callable[[Asked], Found | None]]] = {
    "save": save,
    "feed": feed,
    "leader": leader,
    "escape": escape,
}


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
    if not safe:
        return None
    moves = ends[next(iter(safe))]
    if any(place == SAFE or place == position.places[names.index(str(name))] for name, place, _ in moves):
        return None
    return Found("both", "", state, moves, len(ends), decoys / len(ends))


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
