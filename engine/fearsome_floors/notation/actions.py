"""What is done in a game as text: `r4 iulluu`, `M 8`, `T crystal k5`, and as an addition of ours `R g`: resigning."""

import re
from collections.abc import Mapping
from typing import Final, assert_never, get_args

from engine.core import Value
from engine.core.notation import bad
from engine.fearsome_floors.board import COLUMNS
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceRest, PlaceTile, Resign, RevealCard
from engine.fearsome_floors.notation.position import CARD, PLACES, RESIGNS, STAYS
from engine.fearsome_floors.path import PATH_LETTERS
from engine.fearsome_floors.supply import DRAFT_TILES, DraftTile, Orientation
from engine.fearsome_floors.tokens import COLOUR_OF_LETTER, LETTERS, TOKEN_NAMED, TOKENS, Colour, colour_of

_MOVE: Final = re.compile(rf"({'|'.join(TOKENS)}) ({STAYS}|[{PATH_LETTERS}]+)")
_DRAFT_TILES: Final[Mapping[str, DraftTile]] = {tile: tile for tile in DRAFT_TILES}
_ORIENTATIONS: Final[Mapping[str | None, Orientation]] = {
    orientation: orientation for orientation in get_args(Orientation)
}
_TILE: Final = re.compile(
    rf"{PLACES} ({'|'.join(_DRAFT_TILES)}) ([{COLUMNS}](?:[1-9]|1[01]))(?: ({'|'.join(filter(None, _ORIENTATIONS))}))?"
)


class Action(Value, frozen=True):
    """A move as it is written."""

    colour: Colour | None
    """Whose it is; None for a card, and for a tile, which is placed by whose turn it is."""
    move: AnyMove
    """The move."""
    luck: tuple[str, ...] = ()
    """The card that it reveals, if it does."""


def read_action(text: str) -> Action:
    """Read one action. Raises BadNotation; whether it is legal in a position is another question."""
    word, _, rest = text.partition(" ")
    move = _MOVE.fullmatch(text)
    if move is not None:
        token = TOKEN_NAMED[move[1]]
        return Action(colour_of(token), MoveToken(token, "" if move[2] == STAYS else move[2]))
    tile = _TILE.fullmatch(text)
    if tile is not None:
        return Action(None, PlaceTile(_DRAFT_TILES[tile[1]], tile[2], _ORIENTATIONS.get(tile[3])))
    if word == CARD and rest in CARDS:
        return Action(None, RevealCard(), (rest,))
    if word == RESIGNS and rest in COLOUR_OF_LETTER:
        return Action(COLOUR_OF_LETTER[rest], Resign())
    raise bad("action", text, "like 'r4 iull', 'r4 -', 'M 8', 'T crystal k5' or 'R g'")


def write_action(action: Action) -> str:
    """Write one action. Raises ValueError for a reveal without its card, or a resignation without its colour.

    Nor can tiles that chance places be written so: each is written as a tile of its own.
    """
    match action.move:
        case MoveToken():
            return f"{action.move.token} {action.move.path or STAYS}"
        case PlaceTile():
            return " ".join(filter(None, (PLACES, action.move.tile, action.move.square, action.move.direction)))
        case PlaceRest():
            raise ValueError("tiles that chance places are written one by one")
        case RevealCard():
            (card,) = action.luck
            return f"{CARD} {card}"
        case Resign():
            if action.colour is None:
                raise ValueError("a resignation needs the colour of who resigns")
            return f"{RESIGNS} {LETTERS[action.colour]}"
        case _:
            assert_never(action.move)
