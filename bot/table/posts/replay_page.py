"""A page of a replay: the position before the first turn, or one turn with its words and what it looked like.

Standing orders that the reader may not know have no page: that one was given is told to nobody.
"""

from bisect import bisect_left
from typing import NamedTuple

from bot.table.posts.post import TEXT_LIMIT, Film, Picture, film_of, picture_of
from bot.table.silence import is_silent
from bot.table.table import TableView
from bot.table.texts import clipped
from render.core import Words


class Page(NamedTuple):
    """What a page shows; page 0 is the start, page n the nth turn."""

    text: str
    pictures: tuple[Picture, ...]
    film: Film | None = None


def last_page(table: TableView) -> int:
    """Return the number of the page of the last turn."""
    return len(_turns_with_pages(table))


def page(table: TableView, number: int, words: Words) -> Page:
    """Return a page of a table's match, in the reader's language; `number` is from 0 to `last_page`."""
    turns, show, game = table.started_match.journal.turns, table.game.show, table.row.game
    if number == 0:
        frame = show.board(table.started_match.after(0), table.names, words)
        heading = words("replay-start", turns=last_page(table))
        return Page(f"{heading}\n{frame.sentence}", (picture_of(game, frame),))
    place = _turns_with_pages(table)[number - 1]
    before, turn = table.started_match.after(place), turns[place]
    lines, pictures, film = [words("replay-turn", turn=number, turns=last_page(table))], list[Picture](), None
    for chapter in show.chapters(before, [turn], table.names, words):
        told = (frame.sentence for frame in chapter.frames if frame.sentence != chapter.caption)
        lines += [chapter.caption, *told]
        pictures += [picture_of(game, frame) for frame in chapter.frames[-1:]]
        film = film if chapter.film is None else film_of(game, [(before, turn)], chapter.film)
    return Page(clipped("\n".join(lines), TEXT_LIMIT), tuple(pictures), film)


def jumps(table: TableView, words: Words) -> tuple[tuple[int, str], ...]:
    """Return the pages that are worth jumping to in a match with turns: the start, the game's own marks, the end."""
    marks = table.game.show.marks(table.started_match.journal.turns, words)
    pages = [bisect_left(_turns_with_pages(table), played) for played, _ in marks]
    return (
        (0, words("replay-jump-start")),
        *((page, label) for page, (_, label) in zip(pages, marks, strict=True) if 0 < page < last_page(table)),
        (last_page(table), words("replay-jump-end")),
    )


def _turns_with_pages(table: TableView) -> list[int]:
    """Return the places in the journal of the turns that have pages."""
    match = table.started_match
    if not any(turn.is_order for turn in match.journal.turns):
        return list(range(table.turn))
    return [place for place, part in enumerate(match.played_since(0)) if not is_silent(table.game, *part)]
