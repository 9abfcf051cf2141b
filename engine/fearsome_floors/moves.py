"""What players of Fearsome Floors can ask for; `RevealCard` is played by nobody, when all tokens have moved."""

from engine.core import Move
from engine.fearsome_floors.tokens import TokenName


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


AnyMove = MoveToken | RevealCard | Resign
