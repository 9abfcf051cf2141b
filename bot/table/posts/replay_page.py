"""A page of a replay: the position before the first turn, or one turn with its words and what it looked like."""

from typing import NamedTuple

from bot.table.posts.post import TEXT_LIMIT, Film, Picture, film_of, picture_of
from bot.table.table import TableView
from bot.table.texts import clipped
from render.core import Words


class Page(NamedTuple):
    """What a page shows; page 0 is the start, page n the nth turn."""

    text: str
    """What it says."""
    pictures: tuple[Picture, ...]
    """What it shows, in order."""
    film: Film | None = None
    """The film of the turn, if it has one."""


def last_page(table: TableView) -> int:
    """Return the number of the page of the last turn."""
    return table.turn


def page(table: TableView, number: int, words: Words) -> Page:
    """Return a page of a table's match, in the reader's language; `number` is from 0 to `last_page`."""
    show, game = table.game.show, table.row.game
    if number == 0:
        frame = show.board(table.started_match.after(0), table.names, words)
        heading = words("replay-start", turns=last_page(table))
        return Page(f"{heading}\n{frame.sentence}", (picture_of(game, frame),))
    before, turn = next(table.started_match.played_since(number - 1))
    lines, pictures, film = [words("replay-turn", turn=number, turns=last_page(table))], list[Picture](), None
    for chapter in show.chapters(before, [turn], table.names, words):
        sentences = (frame.sentence for frame in chapter.frames if frame.sentence != chapter.caption)
        lines += [chapter.caption, *sentences]
        pictures += [picture_of(game, frame) for frame in chapter.frames[-1:]]
        film = film if chapter.film is None else film_of(game, [(before, turn)], chapter.film)
    return Page(clipped("\n".join(lines), TEXT_LIMIT), tuple(pictures), film)


def jumps(table: TableView, words: Words) -> tuple[tuple[int, str], ...]:
    """Return the pages that are worth jumping to in a match with turns: the start, the game's own marks, the end."""
    marks = table.game.show.marks(table.started_match.journal.turns, words)
    return (
        (0, words("replay-jump-start")),
        *((number, label) for number, label in marks if 0 < number < last_page(table)),
        (last_page(table), words("replay-jump-end")),
    )
