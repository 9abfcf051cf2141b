"""The board of a round: one message with the moves of the round so far, which is edited after each of them."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import msgspec

from bot.table.posts.post import Post
from bot.table.table import TableView

MOST_LINES: Final = 17
"""How many moves are told at most, the last ones; a round of seven players has fourteen, a draft seventeen."""


def in_rounds(table: TableView) -> bool:
    """Whether moves are told on the board of their round."""
    return table.settings.posts == "round"


def round_post(table: TableView, telling: Sequence[Post], *, turns: int) -> Post:
    """Return the board of the round after so many turns of the match, for the posts that tell the last of them."""
    shown = telling[-1]
    return msgspec.structs.replace(
        shown, text=round_text(table, turns=turns), pictures=shown.pictures[-1:], film=None, role="round"
    )


def round_text(table: TableView, *, turns: int) -> str:
    """Return what the board of the round says after so many turns: how the game stands, and each move of the round."""
    played, match = table.started_match.journal.turns[:turns], table.started_match
    first = next((number for number in range(turns, 0, -1) if played[number - 1].seat is None), 0)
    is_over = table.game.rules.standings(match.after(turns)) is not None  # which is told below the move that ended it
    stands = table.game.show.board(match.after(first if is_over else turns), table.names, table.words).sentence
    moves = [line for line in _moves(table, first, turns) if line]
    return "\n".join((stands, *moves[-MOST_LINES:]))


def _moves(table: TableView, first: int, last: int) -> Iterator[str]:
    for before, turn in islice(table.started_match.played_since(first), last - first):
        for chapter in table.game.show.chapters(before, [turn], table.names, table.words):
            yield chapter.caption
