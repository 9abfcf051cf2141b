"""What stands where, as moving, pushing and looking need it: a light view of a position."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core import Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import Teleporter, Tile, blood
from engine.fearsome_floors.tokens import Place, TokenName


class Ground(Value, frozen=True):
    """Tiles and tokens by square, the monster's square, the squares of blood, and where teleporters lead to.

    `ways` has for each teleporter's square the other teleporter of its pair. `tokens` may have keys for places off the
    board too; nobody asks for those.
    """

    tiles: Mapping[Square, Tile]
    tokens: Mapping[Place, TokenName]
    monster: Square
    blood: frozenset[Square]
    ways: Mapping[Square, Teleporter]

    def holds(self, square: Square) -> bool:
        """Whether a tile, a token or the monster stands on a square."""
        return square in self.tiles or square in self.tokens or square == self.monster

    def with_tiles(self, tiles: Mapping[Square, Tile]) -> "Ground":
        """Give the ground with its tiles moved."""
        return Ground(tiles, self.tokens, self.monster, self.blood, self.ways)


def ground_of(state: State, *, besides: TokenName | None = None) -> Ground:
    """Give the view of a position; `besides` is the token that is about to move and in nobody's way."""
    tokens = {place: token for token, place in state.tokens.items() if token != besides}
    return Ground(state.tiles, tokens, state.monster.square, blood(state.pools), _ways(state.teleporters))


@lru_cache(maxsize=256)
def _ways(teleporters: tuple[Teleporter, ...]) -> Mapping[Square, Teleporter]:
    return {
        one.square: other for one in teleporters for other in teleporters if one != other and one.pair == other.pair
    }
