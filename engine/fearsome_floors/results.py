"""What a token's move can lead to: every different result, each with one shortest path."""

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

Layout = frozenset[tuple[Square, Tile]]
"""All tiles as a value that can be looked up."""


class Result(Value, frozen=True):
    """Where a token and all tiles are after its move; `path` is one shortest way there, empty for staying."""

    path: str
    place: Place
    tiles: Mapping[Square, Tile]


def results(state: State, token: TokenName) -> tuple[Result, ...]:
    """Give all different results of a token's move, shortest paths first, staying included.

    It does not matter whose turn it is. A token that has moved or is out of play has none.
    """
    if token in state.moved or token not in state.tokens or state.tokens[token] in GONE:
        return ()
    ground, place = ground_of(state, besides=token), state.tokens[token]
    found = [Result("", place, state.tiles)]
    floors = {frozenset(state.tiles.items()): _Floor(ground, been={place}, edge=found)}
    for _ in range(state.number_of(token)):
        for floor, edge in [(floor, floor.leave()) for floor in floors.values() if floor.edge]:
            _onwards(token, floor, edge, floors)
        found = [*found, *chain.from_iterable(floor.edge for floor in floors.values())]
    taken = ground.tokens
    return tuple([result for result in found if result.place not in taken])


@dataclass(slots=True)
class _Floor:
    """The ground as the token's pushes have left it, the places where the token has been on it, and the newest results.

    The search goes on from those, the `edge`, point by point; so it alone changes while results are being found.
    """

    ground: Ground
    been: set[Place]
    edge: list[Result]

    def leave(self) -> list[Result]:
        """Give the edge, and begin a new one."""
        edge, self.edge = self.edge, []
        return edge


def _onwards(token: TokenName, floor: _Floor, edge: list[Result], floors: dict[Layout, _Floor]) -> None:
    """Put what one more point can lead to on the edges of floors, but for what has been found before.

    `floors` has every floor met so far. Where nothing lies, stands or flows, a point leads to the square ahead.
    """
    ground, been, found = floor.ground, floor.been, floor.edge
    tiles, rough = ground.tiles, ground.rough
    for before in edge:
        path, place = before.path, before.place
        for letter, ahead in LEADS[place]:
            if ahead in tiles or ahead in rough:
                reached = take_point(token, place, ground, letter)
                if isinstance(reached, Reached):
                    after = floor if reached.ground is ground else _floor_of(reached.ground, floors)
                    if reached.place not in after.been:
                        after.been.add(reached.place)
                        after.edge.append(Result(path + letter, reached.place, after.ground.tiles))
            elif ahead not in been:
                been.add(ahead)
                found.append(Result(path + letter, ahead, tiles))


def _floor_of(ground: Ground, floors: dict[Layout, _Floor]) -> _Floor:
    layout = frozenset(ground.tiles.items())
    floor = floors.get(layout)
    if floor is None:
        floor = floors[layout] = _Floor(ground, set(), [])
    return floor
