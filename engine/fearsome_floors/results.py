"""What a token's move can lead to: every different result, each with one cheapest path."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from engine.core import Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.ground import Ground, ground_of
from engine.fearsome_floors.path import LEADS, Reached, take_point
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import GONE, Place, TokenName

Tiles = frozenset[tuple[Square, Tile]]
"""All tiles as a value that can be looked up."""


class Result(Value, frozen=True):
    """Where a token and all tiles are after its move."""

    path: str
    """One of the cheapest paths there, and of those a shortest one; empty for staying."""
    place: Place
    """Where the token is."""
    tiles: Mapping[Square, Tile]
    """The tiles that stand then."""


def results(state: State, token: TokenName) -> tuple[Result, ...]:
    """Return all different results of a token's move, cheapest paths first, staying included.

    It does not matter whose turn it is. A token that has moved or is out of play has none.
    """
    if token in state.moved or token not in state.tokens or state.tokens[token] in GONE:
        return ()
    return results_on(ground_of(state, besides=token), token, state.tokens[token], number=state.number_of(token))


def results_on(ground: Ground, token: TokenName, place: Place, *, number: int) -> tuple[Result, ...]:
    """Return all different results of a move of at most `number` points; `ground` is without the token itself."""
    found = [Result("", place, ground.tiles)]
    search = _Search(token, {frozenset(ground.tiles.items()): _Layer(ground, been={place}, edge=found)}, {})
    for left in range(number, 0, -1):
        for layer, edge in [(layer, layer.leave()) for layer in search.layers.values() if layer.edge]:
            _onwards(search, layer, edge, left)
        for layer, result in search.dear.pop(left - 1, ()):
            if result.place not in layer.been:
                layer.been.add(result.place)
                layer.edge.append(result)
        found = [*found, *chain.from_iterable(layer.edge for layer in search.layers.values())]
    taken = ground.tokens
    return tuple([result for result in found if result.place not in taken])


@dataclass(slots=True)
class _Layer:
    """The ground as the token's pushes have left it."""

    ground: Ground
    """The position as the token's next step finds it."""
    been: set[Place]
    """The places where the token has been on it."""
    edge: list[Result]
    """The newest results, from which the search goes on point by point."""

    def leave(self) -> list[Result]:
        """Return the edge, and begin a new one."""
        edge, self.edge = self.edge, []
        return edge


@dataclass(slots=True)
class _Search:
    """All that changes while results are being found."""

    token: TokenName
    """The token that moves."""
    layers: dict[Tiles, _Layer]
    """Every layer met so far."""
    dear: dict[int, list[tuple[_Layer, Result]]]
    """Results that cost more than one point, by the points that are left then."""


def _onwards(search: _Search, layer: _Layer, edge: list[Result], left: int) -> None:
    """Put what one more letter leads to on the edges of layers, but for what has been found before.

    Where nothing lies or stands, a point leads to the square ahead: `take_point` need not be asked, and a test holds
    the one to the other.
    """
    ground, been, found = layer.ground, layer.been, layer.edge
    tiles, rough, layers, token = ground.tiles, ground.rough, search.layers, search.token
    for before in edge:
        path, place = before.path, before.place
        for letter, ahead in LEADS[place]:
            if ahead in tiles or ahead in rough:
                reached = take_point(token, place, ground, letter, left=left)
                if isinstance(reached, Reached):
                    after = layer if reached.ground is ground else _layer_of(reached.ground, layers)
                    if reached.place not in after.been:
                        result = Result(path + letter, reached.place, after.ground.tiles)
                        if reached.left == left - 1:
                            after.been.add(reached.place)
                            after.edge.append(result)
                        else:
                            search.dear.setdefault(reached.left, []).append((after, result))
            elif ahead not in been:
                been.add(ahead)
                found.append(Result(path + letter, ahead, tiles))


def _layer_of(ground: Ground, layers: dict[Tiles, _Layer]) -> _Layer:
    tiles = frozenset(ground.tiles.items())
    layer = layers.get(tiles)
    if layer is None:
        layer = layers[tiles] = _Layer(ground, set(), [])
    return layer
