"""Turns told: the posts of their chapters, in the way that the table has chosen for pictures."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, islice
from typing import Any, Final, get_args

import msgspec

from bot.table.posts.post import TEXT_LIMIT, Film, Post, film_of, picture_of
from bot.table.table import TableView
from bot.table.table_settings import Pictures
from bot.table.texts import clipped, gathered
from engine.core import AnyTurn, by_kind
from render.core import Chapter, Frame, Words
from render.core.composition import split


def chapter_posts(table: TableView, parts: Sequence[tuple[Any, AnyTurn]]) -> list[Post]:
    """Return the posts of turns that are told together, each with the position before it."""
    before, turns, posts = parts[0][0], [turn for _, turn in parts], list[Post]()
    for chapter in table.game.show.chapters(before, turns, table.names, table.words):
        film = None if chapter.film is None else film_of(table.row.game, parts, chapter.film, table.words)
        posts += POSTS_BY_SETTING[table.settings.pictures](table.words, table.row.game, chapter, film)
    return posts


def _by_whole_pictures(
    words: Words, game: str, chapter: Chapter, _film: Film | None, *, headed: bool = True
) -> list[Post]:
    """Tell a chapter by as many pictures as a message shows whole, and below the last one what came of it."""
    posts, frames = list[Post](), iter(chapter.frames)
    for size in split(len(chapter.frames), chapter.shape):
        batch = list(islice(frames, size))
        heading = [chapter.caption] if headed and not posts else []
        posts.append(_post(game, [*heading, *_lines(words, chapter, batch)], batch))
    return _with_outcome(posts, chapter)


def _film_and_pictures(words: Words, game: str, chapter: Chapter, film: Film | None) -> list[Post]:
    """Tell a chapter by its film below its caption, then by its pictures."""
    if film is None:
        return _by_whole_pictures(words, game, chapter, film)
    return [Post(text=chapter.caption, film=film), *_by_whole_pictures(words, game, chapter, film, headed=False)]


def _film_alone(words: Words, game: str, chapter: Chapter, film: Film | None) -> list[Post]:
    """Tell a chapter by its film below its caption, which gives nothing away; its sentences follow."""
    if film is None:
        return _by_whole_pictures(words, game, chapter, film)
    shown = msgspec.structs.replace(_post(game, [chapter.caption], chapter.frames), film=film, shape=chapter.shape)
    lines = [*_lines(words, chapter, chapter.frames), chapter.outcome]
    return [shown, *(Post(text=page) for page in gathered([line for line in lines if line], TEXT_LIMIT))]


def _one_by_one(_words: Words, game: str, chapter: Chapter, _film: Film | None) -> list[Post]:
    """Tell a chapter by a message for each picture, a moment apart."""
    first, *rest = chapter.frames
    sentences = [] if first.sentence == chapter.caption else [first.sentence]
    posts = [
        _post(game, [chapter.caption, *sentences], [first]),
        *(_post(game, [frame.sentence], [frame]) for frame in rest),
    ]
    return [msgspec.structs.replace(post, paced=len(posts) > 1) for post in _with_outcome(posts, chapter)]


POSTS_BY_SETTING: Final[Mapping[Pictures, Callable[[Words, str, Chapter, Film | None], list[Post]]]] = by_kind(
    get_args(get_args(Pictures)[0]),
    {
        "film+steps": _film_and_pictures,
        "steps": _by_whole_pictures,
        "film": _film_alone,
        "live": _one_by_one,
    },
)
"""How a chapter is told, by what the table has chosen."""


def _lines(words: Words, chapter: Chapter, frames: Sequence[Frame]) -> Iterator[str]:
    """Return the sentences of frames that the caption does not say; those of quiet steps in a row are joined."""
    for is_quiet, alike in groupby(frames, key=lambda frame: frame.quiet is not None):
        run = list(alike)
        first, last = run[0].quiet, run[-1].quiet
        if is_quiet and len(run) > 1 and first is not None and last is not None:
            yield words("steps-joined", first=first.step, last=last.step, told=last.text, count=len(run))
        else:
            yield from (frame.sentence for frame in run if frame.sentence != chapter.caption)


def _with_outcome(posts: Sequence[Post], chapter: Chapter) -> list[Post]:
    """Return a chapter's posts with what came of it at their end."""
    *before, last = posts
    text = "\n".join(line for line in (last.text, chapter.outcome) if line)
    return [*before, msgspec.structs.replace(last, text=clipped(text, TEXT_LIMIT))]


def _post(game: str, lines: Sequence[str], frames: Sequence[Frame]) -> Post:
    text = clipped("\n".join(line for line in lines if line), TEXT_LIMIT)
    return Post(text=text, pictures=tuple(picture_of(game, frame) for frame in frames))
