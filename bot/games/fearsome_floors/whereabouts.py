"""What `/see where` and `/see square` tell of Fearsome Floors: where a token or the monster is, what is on a square."""

from collections.abc import Sequence
from typing import Final

from bot.games.fearsome_floors.move_input import read_square, read_tokens
from bot.games.fearsome_floors.typed_words import token_typed
from bot.table import TableView
from bot.table.game import Whereabouts
from engine.fearsome_floors.board import SQUARES
from render.core import Words
from render.fearsome_floors.labels import token_at
from render.fearsome_floors.whereabouts import monster_text, square_text, token_text

THE_MONSTER: Final = "monster"
"""What is typed in place of a token to be told where the monster is."""


def pieces(words: Words, table: TableView) -> Sequence[tuple[str, str]]:
    """Return the tokens and the monster, each with how it is typed."""
    state = table.started_match.state
    return [
        *((token_at(words, state, token), token) for token in state.tokens),
        (words("ff-where-the-monster"), THE_MONSTER),
    ]


def piece_told(words: Words, table: TableView, person_id: int, typed: str) -> str:
    """Tell a token's place, number, and whether it has moved; of both tokens where a number can mean two.

    Raises NotAllowed for what is no token of the game.
    """
    state = table.started_match.state
    if token_typed(words, typed) == THE_MONSTER:
        return monster_text(words, table.names, state)
    names = read_tokens(words, state, table.seat_of(person_id), typed)
    return "\n".join(token_text(words, table.names, state, name) for name in names)


def squares(_words: Words, _table: TableView) -> Sequence[tuple[str, str]]:
    """Return the squares of the board."""
    return [(square, square) for square in SQUARES]


def square_told(words: Words, table: TableView, _person_id: int, typed: str) -> str:
    """Tell what stands and lies on a square, and its walls. Raises NotAllowed for one that the board has not."""
    return square_text(words, table.names, table.started_match.state, read_square(typed))


WHEREABOUTS: Final = Whereabouts(pieces=pieces, piece=piece_told, squares=squares, square=square_told)
