"""What a token's move can lead to: every different result, each with one shortest path."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.core import Reason, Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.ground import Ground, ground_of
from engine.fearsome_floors.path import LEADS, rests_on, take_point
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import GONE, Place, TokenName, shown_number

Layout = frozenset[tuple[Square, Tile]]


class Result(Value, frozen=True):
    """Where a token and all tiles are after its move; `path` is one shortest way there, empty for staying."""

    path: str
    place: Place
    tiles: Mapping[Square, Tile]


def number_of(state: State, token: TokenName) -> int:
    """Give the number that a token shows: the points that its move has."""
    return shown_number(token, round_number=state.round, turned=token in state.moved)


def results(state: State, token: TokenName) -> tuple[Result, ...]:
    """Give all different results of a token's move, shortest paths first, staying included.

    It does not matter whose turn it is. A token that has moved or is out of play has none.
    """
    if token in state.moved or state.tokens.get(token, "eaten") in GONE:
        return ()
    start = _Floor(ground_of(state, besides=token), {state.tokens[token]})
    floors = {frozenset(state.tiles.items()): start}
    edge = [_Node("", state.tokens[token], start)]
    found = list(edge)
    for _ in range(number_of(state, token)):
        edge = [after for before in edge for after in _onwards(token, before, floors)]
        found += edge
    return tuple(
        [
            Result(node.path, node.place, node.floor.ground.tiles)
            for node in found
            if rests_on(node.place, node.floor.ground) is None
        ]
    )


def by_place(found: Iterable[Result]) -> dict[Place, tuple[Result, ...]]:
    """Group results by where the token ends; in each group they differ in their tiles."""
    groups: dict[Place, tuple[Result, ...]] = {}
    for result in found:
        groups[result.place] = (*groups.get(result.place, ()), result)
    return groups


class _Floor(NamedTuple):
    """The ground as the token's pushes have left it, and the places where the token was found on it so far."""

    ground: Ground
    been: set[Place]


class _Node(NamedTuple):
    """A result on the way."""

    path: str
    place: Place
    floor: _Floor


def _onwards(token: TokenName, before: _Node, floors: dict[Layout, _Floor]) -> list[_Node]:
    """Give what one more point can lead to, but for what has been found before; `floors` has every floor met so far."""
    path, place, floor = before
    ground = floor.ground
    tiles, rough = ground.tiles, ground.rough
    found: list[_Node] = []
    for letter, ahead in LEADS[place]:
        there, after = ahead, floor
        if ahead in rough or ahead in tiles:
            reached = take_point(token, place, ground, letter)
            if isinstance(reached, Reason):
                continue
            there = reached.place
            if reached.ground is not ground:
                after = floors.setdefault(frozenset(reached.ground.tiles.items()), _Floor(reached.ground, set()))
        if there not in after.been:
            after.been.add(there)
            found.append(_Node(path + letter, there, after))
    return found
