"""Turns told: the posts of their chapters, in the way that the table has chosen for pictures."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.table.posts.post import TEXT_LIMIT, Film, Post, film_of, picture_of
from bot.table.table import TableView
from bot.table.table_settings import Pictures
from bot.table.texts import clipped, gathered
from engine.core import AnyTurn
from render.core import Chapter, Frame
from render.core.mosaic import split


def chapter_posts(table: TableView, parts: Sequence[tuple[Any, AnyTurn]]) -> list[Post]:
    """Return the posts of turns that are told together, each with the position before it."""
    before, turns, posts = parts[0][0], [turn for _, turn in parts], list[Post]()
    for chapter in table.game.show.chapters(before, turns, table.names, table.words):
        film = None if chapter.film is None else film_of(table.row.game, parts, chapter.film)
        posts += POSTS_BY_SETTING[table.settings.pictures](table.row.game, chapter, film)
    return posts


def _by_whole_pictures(game: str, chapter: Chapter, _film: Film | None, *, headed: bool = True) -> list[Post]:
    """Tell a chapter by as many pictures as a message shows whole."""
    posts, first = list[Post](), 0
    for size in split(len(chapter.frames), chapter.shape):
        batch = chapter.frames[first : first + size]
        posts.append(_post(game, _lines(chapter, batch, headed=headed and first == 0), batch))
        first += size
    return posts


def _film_and_pictures(game: str, chapter: Chapter, film: Film | None) -> list[Post]:
    """Tell a chapter by its film below its caption, then by its pictures."""
    if film is None:
        return _by_whole_pictures(game, chapter, film)
    return [Post(text=chapter.caption, film=film), *_by_whole_pictures(game, chapter, film, headed=False)]


def _film_alone(game: str, chapter: Chapter, film: Film | None) -> list[Post]:
    """Tell a chapter by its film below its caption, which gives nothing away; its sentences follow."""
    if film is None:
        return _by_whole_pictures(game, chapter, film)
    shown = msgspec.structs.replace(_post(game, [chapter.caption], chapter.frames), film=film, shape=chapter.shape)
    return [shown, *(Post(text=page) for page in gathered(_lines(chapter, chapter.frames, headed=False), TEXT_LIMIT))]


def _one_by_one(game: str, chapter: Chapter, _film: Film | None) -> list[Post]:
    """Tell a chapter by a message for each picture, a moment apart."""
    posts = [
        _post(game, _lines(chapter, [frame], headed=number == 0), [frame])
        for number, frame in enumerate(chapter.frames)
    ]
    return [msgspec.structs.replace(post, paced=len(posts) > 1) for post in posts]


POSTS_BY_SETTING: Final[Mapping[Pictures, Callable[[str, Chapter, Film | None], list[Post]]]] = {
    "film+steps": _film_and_pictures,
    "steps": _by_whole_pictures,
    "film": _film_alone,
    "live": _one_by_one,
}
"""How a chapter is told, by what the table has chosen."""


def _lines(chapter: Chapter, frames: Sequence[Frame], *, headed: bool) -> list[str]:
    heading = [chapter.caption] if headed else []
    return heading + [frame.sentence for frame in frames if frame.sentence != chapter.caption]


def _post(game: str, lines: Sequence[str], frames: Sequence[Frame]) -> Post:
    text = clipped("\n".join(line for line in lines if line), TEXT_LIMIT)
    return Post(text=text, pictures=tuple(picture_of(game, frame) for frame in frames))
