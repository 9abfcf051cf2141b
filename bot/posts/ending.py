"""The last post of a game: its best moments as a film, its record, and the button that replays it."""

from bot.posts.ids import ControlId
from bot.posts.post import Attached, Button, Film, Post, film_of
from bot.tables.filing import file_stem
from bot.tables.table import Table


def closing_post(table: Table) -> Post:
    """Give the post that follows the standings of a game that is over."""
    words = table.words
    film, record = _best_moments(table), table.played.record
    attached = () if record is None else (_record(table, record(table)),)
    replay = Button(id=str(ControlId("rewatch", *table.board)), label=words("over-replay"))
    text = words("over", film="no" if film is None else "yes", record="no" if record is None else "yes")
    return Post(text=text, film=film, attached=attached, buttons=(replay,))


def _record(table: Table, text: str) -> Attached:
    return Attached(table.row.game, text, table.words("over-record-alt"), f"{file_stem(table.row, table.seats)}.txt")


def _best_moments(table: Table) -> Film | None:
    turns, show = table.begun.journal.turns, table.played.show
    best = show.highlights(turns)
    if show.film is None or not best:
        return None
    parts = [(table.begun.after(number), turns[number]) for number in best]
    return film_of(table.row.game, parts, show.film_alt(table.words, table.names, parts))
