"""What a player has missed: all turns since the last one of their own, as a film and a few lines."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from bot.table.posts.post import Film, Picture, film_of, picture_of
from bot.table.table import TableView
from engine.core import AnyTurn, Seat
from render.core import Words

MOST_LINES: Final = 3


class Missed(NamedTuple):
    """What has happened since somebody's last turn; nothing where nobody has acted."""

    lines: tuple[str, ...]
    """What is told of it."""
    film: Film | None = None
    """All of it as a film."""
    still: Picture | None = None
    """How it ends."""


def missed(table: TableView, seat: Seat, words: Words) -> Missed:
    """Sum up what has happened since the last turn of the player at a seat, or since the start."""
    show = table.game.show
    first = table.last_turns.get(seat, 0)
    parts = list(table.started_match.played_since(first))
    if not parts:
        return Missed(())
    lines = _lines(table, parts, seat, words)
    still = picture_of(table.row.game, show.board(table.started_match.state, table.names, words))
    if show.film is None or not _is_worth_a_film(table, parts):
        return Missed(lines, None, still)
    return Missed(lines, film_of(table.row.game, parts, show.film_alt(words, table.names, parts)), still)


def _lines(table: TableView, parts: Sequence[tuple[Any, AnyTurn]], seat: Seat, words: Words) -> tuple[str, ...]:
    """Sum up turns as their game does, or else by the last lines that tell them."""
    show, before, turns = table.game.show, parts[0][0], [turn for _, turn in parts]
    if show.catch_up is not None:
        return show.catch_up(words, table.names, before, turns, seat)
    captions = "\n".join(chapter.caption for chapter in show.chapters(before, turns, table.names, words))
    return tuple(captions.splitlines()[-MOST_LINES:])


def _is_worth_a_film(table: TableView, parts: Sequence[tuple[Any, AnyTurn]]) -> bool:
    """Whether more has happened than a picture shows: several turns, or one that its game films."""
    if len(parts) > 1:
        return True
    ((before, turn),) = parts
    return any(
        chapter.film is not None for chapter in table.game.show.chapters(before, [turn], table.names, table.words)
    )
