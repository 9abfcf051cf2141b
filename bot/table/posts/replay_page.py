"""What was played, for who asks: a page of a replay, and what a player has missed."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from bot.table.posts.post import TEXT_LIMIT, Film, Picture, film_of, picture_of
from bot.table.table import TableView
from bot.table.texts import clipped
from engine.core import AnyTurn, Seat
from render.core import Words

MOST_LINES: Final = 3


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
        film = film if chapter.film is None else film_of(game, [(before, turn)], chapter.film, words)
    return Page(clipped("\n".join(lines), TEXT_LIMIT), tuple(pictures), film)


def jumps(table: TableView, words: Words) -> tuple[tuple[int, str], ...]:
    """Return the pages that are worth jumping to in a match with turns: the start, the game's own marks, the end."""
    marks = table.game.show.marks(table.started_match.journal.turns, words)
    return (
        (0, words("replay-jump-start")),
        *((number, label) for number, label in marks if 0 < number < last_page(table)),
        (last_page(table), words("replay-jump-end")),
    )


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
    return Missed(lines, film_of(table.row.game, parts, show.film_alt(words, table.names, parts), words), still)


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
