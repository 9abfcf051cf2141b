"""What a token's move can lead to: every different result, each with one shortest path."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

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
    ground, place = ground_of(state, besides=token), state.tokens[token]
    edge = [_Node(Result("", place, state.tiles), _Floor(ground, {place}))]
    floors = {frozenset(state.tiles.items()): edge[0].floor}
    found = edge
    for _ in range(number_of(state, token)):
        edge = [after for before in edge for after in _onwards(token, before, floors)]
        found = found + edge
    return tuple([node.result for node in found if rests_on(node.result.place, ground) is None])


def by_place(found: Iterable[Result]) -> dict[Place, tuple[Result, ...]]:
    """Group results by where the token ends; in each group they differ in their tiles."""
    groups: dict[Place, tuple[Result, ...]] = {}
    for result in found:
        groups[result.place] = (*groups.get(result.place, ()), result)
    return groups


@dataclass(frozen=True, slots=True)
class _Floor:
    """The ground as the token's pushes have left it, and the places where the token has been on it so far."""

    ground: Ground
    been: set[Place]


class _Node(Value, frozen=True):
    """A result on the way, and the floor that belongs to it."""

    result: Result
    floor: _Floor


def _onwards(token: TokenName, before: _Node, floors: dict[Layout, _Floor]) -> list[_Node]:
    """Give what one more point can lead to, but for what has been found before; `floors` has every floor met so far."""
    floor, place, path = before.floor, before.result.place, before.result.path
    tiles, rough = floor.ground.tiles, floor.ground.rough
    found: list[_Node] = []
    for letter, ahead in LEADS[place]:
        there, after = ahead, floor
        if ahead in rough or ahead in tiles:
            reached = take_point(token, place, floor.ground, letter)
            if isinstance(reached, Reason):
                continue
            there = reached.place
            if reached.ground is not floor.ground:
                layout = frozenset(reached.ground.tiles.items())
                after = floors.get(layout) or floors.setdefault(layout, _Floor(reached.ground, set()))
        if there not in after.been:
            after.been.add(there)
            found.append(_Node(Result(path + letter, there, after.ground.tiles), after))
    return found
