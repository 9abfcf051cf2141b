"""What stands where, as moving, pushing and looking need it: a light view of a position."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core import Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import Pool, Teleporter, Tile, blood
from engine.fearsome_floors.tokens import OFF_BOARD, TokenName


class Ground(Value, frozen=True):
    """Tiles and tokens by square, the monster's square, the squares of blood, and where teleporters lead to.

    `ways` has for each teleporter's square the other teleporter of its pair; `rough` are blood, teleporters and the
    monster's square together, where more happens to a token than that it steps there.
    """

    tiles: Mapping[Square, Tile]
    tokens: Mapping[Square, TokenName]
    monster: Square
    blood: frozenset[Square]
    ways: Mapping[Square, Teleporter]
    rough: frozenset[Square]

    def holds(self, square: Square) -> bool:
        """Whether a tile, a token or the monster stands on a square."""
        return square in self.tiles or square in self.tokens or square == self.monster

    def with_tiles(self, tiles: Mapping[Square, Tile]) -> "Ground":
        """Give the ground with its tiles moved."""
        return Ground(tiles, self.tokens, self.monster, self.blood, self.ways, self.rough)


def ground_of(state: State, *, besides: TokenName | None = None) -> Ground:
    """Give the view of a position; `besides` is the token that is about to move and in nobody's way."""
    tokens = {at: token for token, at in state.tokens.items() if at not in OFF_BOARD and token != besides}
    monster = state.monster.square
    return Ground(state.tiles, tokens, monster, *_laid(state.pools, state.teleporters, monster))


@lru_cache(maxsize=4096)
def _laid(
    pools: tuple[Pool, ...], teleporters: tuple[Teleporter, ...], monster: Square
) -> tuple[frozenset[Square], Mapping[Square, Teleporter], frozenset[Square]]:
    """Give the squares of blood, the ways of teleporters, and the squares of both with the monster's.

    Pools and teleporters never change in a game, and the monster seldom: most positions find theirs made.
    """
    ways = {one.square: two for one in teleporters for two in teleporters if one != two and one.pair == two.pair}
    return blood(pools), ways, blood(pools).union(ways, (monster,))
