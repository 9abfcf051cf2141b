"""What a token's move can lead to: every different result, each with one shortest path."""

from collections.abc import Iterable, Mapping

from engine.core import Reason, Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.ground import Ground, ground_of
from engine.fearsome_floors.path import LETTERS, rests_on, take_point
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import GONE, Place, TokenName, shown_number


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
    start = _Node("", state.tokens[token], ground_of(state, besides=token), frozenset(state.tiles.items()))
    seen = {(start.place, start.layout)}
    found, edge = [start], [start]
    for _ in range(number_of(state, token)):
        edge = [after for before in edge for after in _onwards(token, before) if _is_new(after, seen)]
        found += edge
    return tuple(
        Result(node.path, node.place, node.ground.tiles)
        for node in found
        if not node.path or rests_on(node.place, node.ground) is None
    )


def by_place(found: Iterable[Result]) -> dict[Place, tuple[Result, ...]]:
    """Group results by where the token ends; in each group they differ in their tiles."""
    groups: dict[Place, tuple[Result, ...]] = {}
    for result in found:
        groups[result.place] = (*groups.get(result.place, ()), result)
    return groups


class _Node:
    """A result on the way; `layout` is its tiles as a value that can be compared fast."""

    __slots__ = ("ground", "layout", "path", "place")

    def __init__(self, path: str, place: Place, ground: Ground, layout: frozenset[tuple[Square, Tile]]) -> None:
        self.path, self.place, self.ground, self.layout = path, place, ground, layout


def _onwards(token: TokenName, before: _Node) -> Iterable[_Node]:
    for letter in LETTERS:
        reached = take_point(token, before.place, before.ground, letter)
        if not isinstance(reached, Reason):
            same = reached.ground is before.ground
            layout = before.layout if same else frozenset(reached.ground.tiles.items())
            yield _Node(before.path + letter, reached.place, reached.ground, layout)


def _is_new(node: _Node, seen: set[tuple[Place, frozenset[tuple[Square, Tile]]]]) -> bool:
    key = (node.place, node.layout)
    if key in seen:
        return False
    seen.add(key)
    return True
