"""Searches a position for puzzles of one token, in the fast form of the rules: one answer of many meets the aim.

All other tokens are taken as turned, which is how a round could have come to its end. A puzzle that is found so has a
number, by which it is made again of its position.
"""

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from engine.core import Value
from engine.fearsome_floors.board import ORDER
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.notation import write_position
from engine.fearsome_floors.notation.actions import Action, write_action
from engine.fearsome_floors.opponents.evaluation import points_to_exit
from engine.fearsome_floors.opponents.fast_results import Change, results
from engine.fearsome_floors.opponents.fast_walk import NEVER, End, run, schedule_of, trace, walk_of
from engine.fearsome_floors.opponents.grid import DEAD, FIRST, SAFE
from engine.fearsome_floors.opponents.position import Position, after, position_of
from engine.fearsome_floors.opponents.thought import move_of
from engine.fearsome_floors.puzzles.judge import judge, solution_of
from engine.fearsome_floors.puzzles.puzzle import Kind, Puzzle, start_of
from engine.fearsome_floors.state import LAST_ROUND, DraftPhase, State, TokenPhase
from engine.fearsome_floors.tokens import WAITING, TokenName, colour_of


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


FEWEST_CANDIDATES: Final = 12
"""Fewer answers to choose from are no puzzle."""

FEWEST_IN_REACH: Final = 3
"""With fewer places from which the token could leave next round if no monster came, there is nothing to choose."""

FEWEST_EATEN: Final = 2
"""So many of theirs at least have to be eaten where as many as can be are to be."""


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
    if count < FEWEST_EATEN or (len(best) > 1 and len(best[1].sure) == count):
        return None
    return asked.found("feed", best[0], count=count)


def leader(asked: Asked) -> Found | None:
    """Find the one safe move by which the token of theirs that is nearest to the exit is eaten for certain."""
    prey = prey_of(asked.state, tuple(asked.state.tokens)[asked.token])
    if prey is None:
        return None
    found = [outcome for outcome in asked.safe if tuple(asked.state.tokens).index(prey) in outcome.sure]
    return asked.found("leader", found[0], prey=prey) if len(found) == 1 else None


def prey_of(state: State, name: TokenName) -> TokenName | None:
    """Return the token of others than a token's side that is nearest to the exit; None where they have none inside."""
    position = position_of(turned(state, name))
    points, sides = points_to_exit(position.table.floor), tuple(state.tokens)
    theirs = [
        token
        for token, place in enumerate(position.places)
        if place >= FIRST and colour_of(sides[token]) != colour_of(name)
    ]
    return None if not theirs else sides[min(theirs, key=lambda token: points[position.places[token]])]


def escape(asked: Asked) -> Found | None:
    """Find the one move after which the token lives, and can leave in the next round, where it cannot leave now."""
    if asked.state.round == LAST_ROUND or any(outcome.place == SAFE for outcome in asked.every):
        return None
    points, own = points_to_exit(asked.position.table.floor), frozenset({asked.token})
    number = 7 - asked.position.number(asked.token)  # it is turned now, and shows this one in the next round
    near = [one for one in asked.every if one.place >= FIRST and points[one.place] <= number]
    found = [one for one in near if one.is_safe(own) and _can_leave(asked, one)]
    if len(near) < FEWEST_IN_REACH or len(found) != 1:
        return None
    return asked.found("escape", found[0], token=tuple(asked.state.tokens)[asked.token])


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


# Puzzles by their numbers


_KINDS: Final[tuple[Kind, ...]] = ("save", "feed", "leader", "escape")
"""The kinds, in the order of their digits in a number, which stands in the ids of buttons: it never changes."""


def puzzles_in(state: State) -> Iterator[int]:
    """Yield the numbers of the puzzles in a position, those with most answers to choose from first."""
    if isinstance(state.phase, DraftPhase):
        return
    found = list[tuple[int, int]]()
    for place, name in enumerate(state.tokens):
        if state.tokens[name] in ORDER or state.tokens[name] == WAITING:
            here = asked(state, name)
            puzzles = (ONE_TOKEN[kind](here) for kind in _KINDS if len(here.every) >= FEWEST_CANDIDATES)
            found += ((one.candidates, _number(one, place)) for one in puzzles if one is not None)
    for _, number in sorted(found, reverse=True):
        puzzle = solved(puzzle_numbered(state, number))
        if judge(puzzle, solution_of(puzzle)).is_right:
            yield number


def puzzle_numbered(state: State, number: int) -> Puzzle:
    """Return the puzzle with a number in a position, without its solution. Raises LookupError for no such one."""
    kind, name = _KINDS[number // 1000], tuple(state.tokens)[number // 10 % 100]
    if state.tokens[name] not in ORDER and state.tokens[name] != WAITING:
        raise LookupError(f"{name} cannot move")
    puzzle = Puzzle(kind, write_position(turned(state, name)), ())
    match kind:
        case "feed":
            return replace(puzzle, count=number % 10)
        case "escape":
            return replace(puzzle, token=name)
        case "leader":
            return replace(puzzle, prey=prey_of(state, name))
        case _:
            return puzzle


def solved(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle of one token with its solution. Raises LookupError where there is not exactly one."""
    state = start_of(puzzle)
    (name,) = frozenset(state.tokens) - state.moved
    found = ONE_TOKEN[puzzle.kind](asked(state, name))
    if found is None:
        raise LookupError(f"no puzzle: {puzzle}")
    ((_, place, change),) = found.moves
    move = move_of(state, (0.0, tuple(state.tokens).index(name), place, change))
    return replace(puzzle, solution=(write_action(Action(puzzle.colour, move)),), candidates=found.candidates)


def _number(found: Found, place: int) -> int:
    """Return the number of a puzzle that the token in some place has to solve."""
    return _KINDS.index(found.kind) * 1000 + place * 10 + min(found.count, 9)
