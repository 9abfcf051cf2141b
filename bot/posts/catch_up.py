"""What a player has missed: all turns since the last one of their own, as a film and a few lines."""

from typing import NamedTuple

from bot.posts.post import Film, film_of
from bot.tables.table import Table
from engine.core import Seat
from render.core import Words


class Missed(NamedTuple):
    """What has happened, line by line, and its film; nothing where nobody has acted since."""

    lines: tuple[str, ...]
    film: Film | None


def missed(table: Table, seat: Seat, words: Words) -> Missed:
    """Sum up what has happened since the last turn of the player at a seat, or since the start."""
    turns, show = table.begun.journal.turns, table.played.show
    first = next((number for number in range(len(turns), 0, -1) if turns[number - 1].seat == seat), 0)
    since = turns[first:]
    if not since:
        return Missed((), None)
    lines = show.catch_up(words, table.names, table.begun.after(first), since, seat)
    if show.film is None:
        return Missed(lines, None)
    parts = [(table.begun.after(number), turn) for number, turn in enumerate(since, start=first)]
    return Missed(lines, film_of(table.row.game, parts, show.film_alt(words, table.names, parts)))
