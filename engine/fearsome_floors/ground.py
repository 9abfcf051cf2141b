"""What stands where, as moving, pushing and looking need it: a light view of a position."""

from collections.abc import Mapping

from engine.core import Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import Tile, blood
from engine.fearsome_floors.tokens import Place, TokenName


class Ground(Value, frozen=True):
    """Tiles and tokens by square, the monster's square, and the squares of blood.

    `tokens` may have keys for places off the board too; nobody asks for those.
    """

    tiles: Mapping[Square, Tile]
    tokens: Mapping[Place, TokenName]
    monster: Square
    blood: frozenset[Square]

    def holds(self, square: Square) -> bool:
        """Whether a tile, a token or the monster stands on a square."""
        return square in self.tiles or square in self.tokens or square == self.monster


def ground_of(state: State, *, besides: TokenName | None = None) -> Ground:
    """Give the view of a position; `besides` is the token that is about to move and in nobody's way."""
    tokens = {place: token for token, place in state.tokens.items() if token != besides}
    return Ground(state.tiles, tokens, state.monster.square, blood(state.pools))
