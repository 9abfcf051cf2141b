"""What a token's move can lead to: every different result, each with one shortest path."""

from collections.abc import Iterable, Iterator, Mapping

from engine.core import Reason, Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.ground import Ground, ground_of
from engine.fearsome_floors.path import letters_at, rests_on, take_point
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
    start = _Node("", state.tokens[token], ground_of(state, besides=token), frozenset(state.tiles.items()))
    found, edge = [start], [start]
    seen = {(start.place, start.layout)}
    for _ in range(number_of(state, token)):
        edge = [after for before in edge for after in _onwards(token, before, seen)]
        found += edge
    return tuple(
        Result(node.path, node.place, node.ground.tiles) for node in found if rests_on(node.place, node.ground) is None
    )


def by_place(found: Iterable[Result]) -> dict[Place, tuple[Result, ...]]:
    """Group results by where the token ends; in each group they differ in their tiles."""
    groups: dict[Place, tuple[Result, ...]] = {}
    for result in found:
        groups[result.place] = (*groups.get(result.place, ()), result)
    return groups


class _Node(Value, frozen=True):
    """A result on the way; `layout` is its tiles as a value that can be compared fast."""

    path: str
    place: Place
    ground: Ground
    layout: Layout


def _onwards(token: TokenName, before: _Node, seen: set[tuple[Place, Layout]]) -> Iterator[_Node]:
    """Give what one more point can lead to, but for what has been seen before."""
    for letter in letters_at(before.place):
        reached = take_point(token, before.place, before.ground, letter)
        if isinstance(reached, Reason):
            continue
        same = reached.ground is before.ground
        layout = before.layout if same else frozenset(reached.ground.tiles.items())
        if (reached.place, layout) not in seen:
            seen.add((reached.place, layout))
            yield _Node(before.path + letter, reached.place, reached.ground, layout)
