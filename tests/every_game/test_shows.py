"""What every show promises to whoever posts it, checked on every turn of random matches of every size."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial, reduce
from itertools import accumulate, chain
from typing import Any

import msgspec
import pytest

from bot.posts.post import PICTURES_PER_MESSAGE, TEXT_LIMIT
from bot.tables.texts import LONGEST_NAME, plain
from engine import GAMES
from engine.core import Turn
from render import SHOWS
from render.core import Chapter, Frame, words_in
from tests.every_game.matches import TABLES, AnyGame, Table

WORDS = words_in("en")
LONGEST_ALT = 1024
"""Characters, as Discord allows them."""

every_table = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


@dataclass(frozen=True)
class Told:
    """All that a match shows: the chapters of each turn, and the board before the first and after every turn."""

    chapters: tuple[tuple[Chapter, ...], ...]
    boards: tuple[Frame, ...]

    @property
    def frames(self) -> Iterable[Frame]:
        return (*(frame for chapter in chain(*self.chapters) for frame in chapter.frames), *self.boards)


@cache
def told(table: Table) -> Told:
    """A random match, with the longest names that seats can have: every sign of them is escaped."""
    match, show = table.random_match(40 + table.seats), SHOWS[table.game.key]
    names, turns = [plain("_" * LONGEST_NAME)] * table.seats, match.journal.turns
    states = tuple(accumulate(turns, partial(_after, table.game), initial=match.journal.start))
    return Told(
        tuple(show.chapters(state, turn, names, WORDS) for state, turn in zip(states, turns, strict=False)),
        tuple(show.board(state, names, WORDS) for state in states),
    )


def _after(game: AnyGame, state: Any, turn: Turn[Any, Any]) -> Any:
    return reduce(game.evolve, turn.events, state)


def test_every_game_has_its_show() -> None:
    assert set(SHOWS) == set(GAMES)


@every_table
def test_every_turn_has_a_chapter_and_every_chapter_a_caption_and_a_picture(table: Table) -> None:
    for chapters in told(table).chapters:
        assert chapters
        assert all(chapter.caption and chapter.frames for chapter in chapters)


@every_table
def test_the_caption_and_sentences_of_a_messages_pictures_fit_into_it(table: Table) -> None:
    for chapter in chain(*told(table).chapters):
        longest = sorted((frame.sentence for frame in chapter.frames), key=len)[-PICTURES_PER_MESSAGE:]
        assert len("\n".join((chapter.caption, *longest))) <= TEXT_LIMIT


@every_table
def test_every_scene_is_the_same_after_it_was_written_and_read_back(table: Table) -> None:
    kind = SHOWS[table.game.key].scene
    for frame in told(table).frames:
        assert msgspec.json.decode(msgspec.json.encode(frame.scene), type=kind) == frame.scene


@every_table
def test_every_picture_has_a_sentence_and_a_text_for_those_who_cannot_see_it(table: Table) -> None:
    for frame in told(table).frames:
        assert frame.sentence
        assert 0 < len(frame.alt) <= LONGEST_ALT
