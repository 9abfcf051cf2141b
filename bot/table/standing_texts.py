"""Boards of who plays how well, put into words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.table.texts import plain
from engine.played_games import Line
from render.core import Words

ZERO, MIDDLE, POINTS = 1500, 25, 60
"""The number at which everybody begins, what that is by the ratings' own units, and how much one of these is."""

PLAYERS: Final = {"2": "two", "3+": "more"}


def board_lines(pool: str, board: Sequence[Line], names: Mapping[int, str], words: Words) -> Iterator[str]:
    """Yield the name of a pool, and a line for each person on its board, the best first."""
    yield f"**{pool_name(pool, words)}**"
    for place, line in enumerate(board, start=1):
        yield words("standing-line", place=place, who=plain(names[line.player]), games=line.games, **numbers(line))


def numbers(line: Line) -> dict[str, str]:
    """Return a rating as it is shown, and how far off it may be."""
    return {"number": str(round(ZERO + POINTS * (line.mu - MIDDLE))), "doubt": str(round(2 * POINTS * line.sigma))}


def pool_name(pool: str, words: Words) -> str:
    """Name what is rated together: a game, at two or at more players where it matters."""
    game, _, players = pool.partition("/")
    return words("standing-pool", game=words(game), players=PLAYERS.get(players, "all"))
