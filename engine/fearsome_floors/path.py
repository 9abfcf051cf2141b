"""A token's path, letter by letter: what each letter of a path does, or what forbids it (rules, section 5)."""

from collections.abc import Mapping
from functools import reduce
from typing import Final

from engine.core import Reason, Value
from engine.fearsome_floors.board import AHEAD, ENTRANCE, EXIT, SQUARES, WALLS, Direction, Square
from engine.fearsome_floors.events import AnyEvent, TokenEntered, TokenEscaped, TokenSlid, TokenStepped
from engine.fearsome_floors.evolve import tiles_after
from engine.fearsome_floors.ground import Ground, Laid
from engine.fearsome_floors.push import push_tile
from engine.fearsome_floors.reasons import located
from engine.fearsome_floors.tokens import OUT, WAITING, Place, TokenName

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
    other = rests_on(reached.place, reached.ground)
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


def rests_on(place: Place, ground: Ground) -> TokenName | None:
    """Return the token on whose square a move would end, which is not allowed; off the board there is room for all."""
    return ground.tokens.get(place)


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
