"""What players of Fearsome Floors can ask for; `RevealCard` is played by nobody, when all tokens have moved."""

from engine.core import Move
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.supply import DraftTile, Orientation
from engine.fearsome_floors.tokens import TokenName


class PlaceTile(Move, frozen=True):
    """Place one of the tiles that are left, in the draft of the advanced game; for a pool `square` is its top left one.

    `direction` is how a 4x1 pool lies, or where a teleporter's arrow points; the other tiles have none.
    """

    tile: DraftTile
    square: Square
    direction: Orientation | None = None


class MoveToken(Move, frozen=True):
    """Move a token along a path and turn it over.

    A letter for each point: `u d l r` one square, `i` entering on p11, `x` leaving from a1. An empty path stays.
    """

    token: TokenName
    path: str = ""


class RevealCard(Move, frozen=True):
    """Draw a monster card and let the monster walk."""


class Resign(Move, frozen=True):
    """Leave the game: one's tokens that have not escaped are taken out of it."""


AnyMove = PlaceTile | MoveToken | RevealCard | Resign
