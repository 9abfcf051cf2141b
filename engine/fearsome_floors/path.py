"""A token's path: what each letter does, or what forbids it (rules, section 5), and all results of a move."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from itertools import chain
from typing import Final

from engine.core import Reason, Value
from engine.fearsome_floors.board import AHEAD, ENTRANCE, EXIT, SQUARES, WALLS, Direction, Square
from engine.fearsome_floors.events import AnyEvent, TokenEntered, TokenEscaped, TokenSlid, TokenStepped
from engine.fearsome_floors.evolve import tiles_after
from engine.fearsome_floors.ground import Ground, Laid, ground_of, push_tile
from engine.fearsome_floors.reasons import located
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import GONE, OUT, WAITING, Place, TokenName

ENTER: Final = "i"
LEAVE: Final = "x"
DIRECTION_OF: Final[Mapping[str, Direction]] = {"u": "n", "d": "s", "l": "w", "r": "e"}
PATH_LETTERS: Final = "".join(DIRECTION_OF) + ENTER + LEAVE


def _leads(square: Square) -> tuple[tuple[str, Place], ...]:
    going = tuple(
        (letter, AHEAD[direction][square]) for letter, direction in DIRECTION_OF.items() if square in AHEAD[direction]
    )
    return (*going, (LEAVE, OUT)) if square == EXIT else going


LEADS: Final[Mapping[Place, tuple[tuple[str, Place], ...]]] = {
    WAITING: ((ENTER, ENTRANCE),),
    **{square: _leads(square) for square in SQUARES},
    OUT: (),
}
"""From each place the letters worth trying there (any other is refused), and where each leads on empty floor."""


class Reached(Value, frozen=True):
    """Where points have brought a token."""

    place: Place
    """Where it is."""
    ground: Ground
    """What the ground is like then."""
    events: tuple[AnyEvent, ...]
    """What happened on the way."""
    left: int
    """The points that it has left."""


def follow(token: TokenName, place: Place, ground: Ground, path: str, *, number: int) -> Reached | Reason:
    """Take a token along a whole path, at most `number` points; `ground` is without the token itself."""
    reached = lead(token, place, ground, path, number=number)
    if isinstance(reached, Reason):
        return reached
    other = reached.ground.tokens.get(reached.place)
    if other is not None:
        return Reason.of("ends-on-token", token=token, point=len(path), square=reached.place, other=other)
    return reached


def lead(token: TokenName, place: Place, ground: Ground, path: str, *, number: int) -> Reached | Reason:
    """Take a token along a path that goes on: it may be on another token's square for now."""
    if len(path) > number:
        return Reason.of("too-many-points", token=token, point=number + 1, number=number)
    events: list[AnyEvent] = []
    left = number
    for point, letter in enumerate(path, start=1):
        if left == 0:
            return Reason.of("points-spent", token=token, point=point, number=number)
        reached = take_point(token, place, ground, letter, left=left)
        if isinstance(reached, Reason):
            return located(reached, token=token, point=point)
        place, ground, left = reached.place, reached.ground, reached.left
        events += reached.events
    return Reached(place, ground, tuple(events), left)


def take_point(token: TokenName, place: Place, ground: Ground, letter: str, *, left: int) -> Reached | Reason:
    """Take one letter of a path, with so many points `left`, one at least.

    The one place that knows what a letter does and costs; a reason lacks only its `token` and `point`.
    """
    direction = DIRECTION_OF.get(letter)
    if place == OUT:
        return Reason.of("already-out")
    if direction is not None and place != WAITING:
        return _go(token, place, ground, direction, left)
    if letter == ENTER:
        return _enter(token, place, ground, left)
    if letter == LEAVE and place == EXIT:
        return Reached(OUT, ground, (TokenEscaped(token, EXIT),), left - 1)
    if direction is None and letter != LEAVE:
        return Reason.of("unknown-letter", letter=letter)
    return Reason.of("enter-first") if place == WAITING else Reason.of("exit-elsewhere", square=place)


def _left_on(square: Square, laid: Laid, left: int) -> int:
    """Return the points that are left after a token's own step onto a square."""
    return max(left - 1 - laid.extra[square], 0) if square in laid.extra else left - 1


def _enter(token: TokenName, place: Place, ground: Ground, left: int) -> Reached | Reason:
    if place != WAITING:
        return Reason.of("already-inside", square=place)
    if ENTRANCE in ground.tiles:
        return Reason.of("entrance-blocked", square=ENTRANCE)
    if ground.monster == ENTRANCE:
        return Reason.of("monster-there", square=ENTRANCE)
    if ENTRANCE in ground.laid.closed:
        return Reason.of("floor-closed", square=ENTRANCE, floor=ground.laid.floors[ENTRANCE])
    return Reached(ENTRANCE, ground, (TokenEntered(token, ENTRANCE),), _left_on(ENTRANCE, ground.laid, left))


def _go(token: TokenName, square: Square, ground: Ground, direction: Direction, left: int) -> Reached | Reason:
    """Walk one square, and slide on in a straight line as long as the floor is slippery and nothing stops it."""
    events: tuple[AnyEvent, ...] = ()
    went: type[TokenStepped | TokenSlid] = TokenStepped
    laid, onwards = ground.laid, AHEAD[direction]
    while not events or square in laid.slippery:
        ahead = onwards.get(square)
        if ahead is None:
            wall = Reason.of("wall", square=square, letter=WALLS[square, direction])
            return Reached(square, ground, events, left) if events else wall
        reason = _closed(ahead, ground, direction)
        if reason is not None:
            return Reached(square, ground, events, left) if events else reason
        if ahead in ground.tiles:
            pushes = push_tile(ground, ahead, direction)
            ground, events = ground.with_tiles(reduce(tiles_after, pushes, ground.tiles)), events + pushes
        if went is TokenStepped:
            left = _left_on(ahead, laid, left)
        events += (went(token, square, ahead),)
        square, went = ahead, TokenSlid
    return Reached(square, ground, events, left)


def _closed(ahead: Square, ground: Ground, direction: Direction) -> Reason | None:
    """Return what keeps a token from the square ahead."""
    if ahead == ground.monster:
        return Reason.of("monster-there", square=ahead)
    if ahead in ground.laid.closed:
        return Reason.of("floor-closed", square=ahead, floor=ground.laid.floors[ahead])
    return _stuck(ahead, ground, direction) if ahead in ground.tiles else None


def _stuck(square: Square, ground: Ground, direction: Direction) -> Reason | None:
    """Return what stands behind a tile and keeps a token from pushing it."""
    tile = ground.tiles[square]
    behind = AHEAD[direction].get(square)
    if behind is None:
        return Reason.of("tile-at-wall", tile=tile, square=square)
    if behind in ground.tiles:
        return Reason.of("tile-before-tile", tile=tile, square=square, behind=behind, other=ground.tiles[behind])
    if behind in ground.tokens:
        return Reason.of("tile-before-token", tile=tile, square=square, behind=behind, other=ground.tokens[behind])
    if behind == ground.monster:
        return Reason.of("tile-before-monster", tile=tile, square=square, behind=behind)
    return None


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
