"""What stands and lies where, in a light form for moving, pushing and looking, and pushes (rules, sections 5, 6)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import takewhile

from engine.core import Value
from engine.fearsome_floors import events as happened
from engine.fearsome_floors.board import AHEAD, CORNERS, LINES, Direction, Square
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import FLOORS, Floor, Patch, Teleporter, Tile, floors_by_square
from engine.fearsome_floors.tokens import OFF_BOARD, Place, TokenName


class Laid(Value, frozen=True):
    """The floors of a dungeon by square: they never change in a game."""

    floors: Mapping[Square, Floor]
    """What lies on each square that is not bare."""
    slippery: frozenset[Square]
    """Where who comes onto it slides on."""
    closed: frozenset[Square]
    """Where tokens may not go."""
    extra: Mapping[Square, int]
    """The points that a token's own step there costs besides the usual one."""
    exits: Mapping[Square, Teleporter]
    """For each teleporter's square the other teleporter of its pair."""


class Ground(Value, frozen=True):
    """Tiles and tokens by square, the monster's square, and the floors."""

    tiles: Mapping[Square, Tile]
    """The tiles that stand."""
    tokens: Mapping[Square, TokenName]
    """The tokens on the board."""
    monster: Square
    """Where the monster stands."""
    laid: Laid
    """What lies flat."""
    rough: frozenset[Square]
    """Where something lies or the monster stands: more happens to a token there than that it steps there."""

    def is_taken(self, square: Square) -> bool:
        """Whether a tile, a token or the monster stands on a square."""
        return self.has_piece(square) or square == self.monster

    def has_piece(self, square: Square) -> bool:
        """Whether a tile or a token stands on a square."""
        return square in self.tiles or square in self.tokens

    def with_tiles(self, tiles: Mapping[Square, Tile]) -> "Ground":
        """Return the ground with its tiles moved."""
        return Ground(tiles, self.tokens, self.monster, self.laid, self.rough)


def ground_of(state: State, *, besides: TokenName | None = None) -> Ground:
    """Return the view of a position; `besides` is the token that is about to move and in nobody's way."""
    tokens = {at: token for token, at in state.tokens.items() if at not in OFF_BOARD and token != besides}
    monster = state.monster.square
    return Ground(state.tiles, tokens, monster, *_laid(state.patches, state.teleporters, monster))


@lru_cache(maxsize=4096)
def _laid(
    patches: tuple[Patch, ...], teleporters: tuple[Teleporter, ...], monster: Square
) -> tuple[Laid, frozenset[Square]]:
    """Return the floors, and their squares with the monster's, which moves so seldom that most are found made."""
    floors = floors_by_square(patches, teleporters)
    rules = {square: FLOORS[floor] for square, floor in floors.items()}
    laid = Laid(
        floors=floors,
        slippery=frozenset(square for square, rule in rules.items() if rule.slides),
        closed=frozenset(square for square, rule in rules.items() if rule.closed),
        extra={square: rule.extra for square, rule in rules.items() if rule.extra},
        exits={one.square: two for one in teleporters for two in teleporters if one != two and one.pair == two.pair},
    )
    return laid, frozenset((*floors, monster))


def push_tile(ground: Ground, origin: Square, direction: Direction) -> tuple[happened.TileEvent, ...]:
    """Return what happens to a tile that is pushed onto a square without a piece, or over the edge."""
    tile = ground.tiles[origin]
    events: tuple[happened.TileEvent, ...] = ()
    for square in _squares_ahead(ground, origin, direction):
        if square in ground.laid.exits:
            return (*events, happened.TileRemoved(tile, origin, "teleporter"))
        if square in CORNERS:
            return (*events, happened.TileRemoved(tile, origin, "corner"))
        events += (happened.TileSlid(tile, origin, square) if events else happened.TilePushed(tile, origin, square),)
        origin = square
    return events or (happened.TileRemoved(tile, origin, "edge", direction),)


def push_token(
    ground: Ground, origin: Square, direction: Direction, *, goes_to: Place
) -> tuple[happened.AnyEvent, ...]:
    """Return what happens to a token that the monster pushes; `goes_to` is where eaten tokens go."""
    token = ground.tokens[origin]
    events: tuple[happened.AnyEvent, ...] = ()
    for square in _squares_ahead(ground, origin, direction):
        if square in ground.laid.exits:
            return (*events, happened.TokenEaten(token, origin, "teleporter", goes_to))
        events += (
            happened.TokenSlid(token, origin, square) if events else happened.TokenPushed(token, origin, square),
        )
        origin = square
    return events or (happened.TokenEaten(token, origin, "edge", goes_to, direction),)


def line_from(ground: Ground, square: Square, direction: Direction) -> tuple[Square, ...]:
    """Return the unbroken line of squares with pieces that is pushed together: from `square` on, nearest first.

    The monster is no piece: where a line reaches round to its back, the line ends before it.
    """
    return (square, *takewhile(ground.has_piece, LINES[direction][square]))


def _squares_ahead(ground: Ground, origin: Square, direction: Direction) -> Iterator[Square]:
    """Return the squares that a pushed piece comes onto; none at the wall.

    They are the next one, and from slippery floor those ahead as long as they are free.
    """
    ahead = AHEAD[direction]
    square = ahead.get(origin)
    while square is not None:
        yield square
        square = ahead.get(square) if square in ground.laid.slippery else None
        if square is not None and ground.is_taken(square):
            return
