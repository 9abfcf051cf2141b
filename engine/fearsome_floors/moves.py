"""What players of Fearsome Floors can ask for, and turns; nobody asks for `RevealCard`, when all tokens have moved."""

from engine.core import Move, Turn
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.state import State
from engine.fearsome_floors.supply import DraftTile, Orientation
from engine.fearsome_floors.tokens import TokenName


class PlaceTile(Move, frozen=True):
    """Place one of the tiles that are left, in the draft of the advanced game."""

    tile: DraftTile
    """Which one."""
    square: Square
    """Where; for a patch its top left square."""
    direction: Orientation | None = None
    """How a long patch lies, or where an arrow points; None for the other tiles."""


class PlaceRest(Move, frozen=True):
    """Leave the rest of the draft to chance.

    Any player still in the game can say it: that the others agree is seen to where people are asked.
    """


class MoveToken(Move, frozen=True):
    """Move a token along a path and turn it over."""

    token: TokenName
    """Which one."""
    path: str = ""
    """A letter for each step: `u d l r` one square, `i` entering on p11, `x` leaving from a1; empty to stay."""


class RevealCard(Move, frozen=True):
    """Draw a monster card and let the monster walk."""


class Resign(Move, frozen=True):
    """Leave the game: one's tokens that have not escaped are taken out of it."""


AnyMove = PlaceTile | PlaceRest | MoveToken | RevealCard | Resign

GameTurn = Turn[AnyMove, AnyEvent]
"""A move with what happened by it."""

PlayedTurn = tuple[State, GameTurn]
"""The position before a turn, and the turn."""
