"""What every show promises to whoever posts it, checked on every turn of random matches of every size."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial, reduce
from itertools import accumulate, chain
from typing import Any

import msgspec
import pytest

from bot.table.posts.post import TEXT_LIMIT
from bot.table.texts import LONGEST_NAME, code_block, plain
from engine.core import AnyGame, AnyTurn
from render.core import Chapter, Frame, Names, Show, words_in
from render.core.composition import UNCUT
from tests.every_game.matches import ALL_GAMES, ALL_SHOWS, TABLES, Table

WORDS = words_in("en")
LONGEST_ALT = 1024
"""Characters, as Discord allows them."""

every_table = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
FILMED = [table for table in TABLES if ALL_SHOWS[table.game.key].film is not None]
every_filmed_table = pytest.mark.parametrize("table", FILMED, ids=[table.name for table in FILMED])


@dataclass(frozen=True)
class Shown:
    """All that a match shows: the chapters of each turn, and the board and its text before and after every turn."""

    chapters: tuple[tuple[Chapter, ...], ...]
    boards: tuple[Frame, ...]
    texts: tuple[str, ...]
    played: tuple[tuple[Any, AnyTurn], ...]
    """Every turn, with the position before it."""

    @property
    def frames(self) -> Iterable[Frame]:
        return (*(frame for chapter in chain(*self.chapters) for frame in chapter.frames), *self.boards)


@cache
def shown(table: Table) -> Shown:
    """A random match, with the longest names that seats can have: every sign of them is escaped."""
    match, show = table.random_match(), ALL_SHOWS[table.game.key]
    names, turns = [plain("_" * LONGEST_NAME)] * table.seats, match.journal.turns
    states = tuple(accumulate(turns, partial(_after, table.game), initial=match.journal.start))
    return Shown(
        tuple(show.chapters(state, [turn], names, WORDS) for state, turn in zip(states, turns, strict=False)),
        tuple(show.board(state, names, WORDS) for state in states),
        tuple(chain(*(_in_words(show, names, state) for state in states))),
        tuple(zip(states, turns, strict=False)),
    )


def _in_words(show: Show, names: Names, state: Any) -> Iterable[str]:
    """Return what tells a position without a picture, as it stands in a message."""
    yield from show.text(WORDS, names, state).split("\n")
    if show.grid is not None:
        yield code_block(show.grid(WORDS, state))


def _after(game: AnyGame, state: Any, turn: AnyTurn) -> Any:
    return reduce(game.evolve, turn.events, state)


def test_every_game_has_its_show() -> None:
    assert set(ALL_SHOWS) == set(ALL_GAMES)


@every_table
def test_every_turn_has_a_chapter_and_every_chapter_a_caption_and_a_picture(table: Table) -> None:
    for chapters in shown(table).chapters:
        assert chapters
        assert all(chapter.caption and chapter.frames for chapter in chapters)


@every_table
def test_the_caption_and_sentences_of_a_messages_pictures_fit_into_it(table: Table) -> None:
    for chapter in chain(*shown(table).chapters):
        longest = sorted((frame.sentence for frame in chapter.frames), key=len)[-UNCUT[chapter.shape][0] :]
        assert len("\n".join((chapter.caption, *longest, chapter.outcome))) <= TEXT_LIMIT


@every_table
def test_every_board_fits_into_a_message_as_text(table: Table) -> None:
    for text in shown(table).texts:
        assert len(text) <= TEXT_LIMIT


@every_filmed_table
def test_a_turn_has_a_film_where_its_chapter_has_the_alt_text_and_elsewhere_a_phase_has_one(table: Table) -> None:
    show, filmed = ALL_SHOWS[table.game.key], dict[bool, list[tuple[Any, AnyTurn]]]()
    played = list(shown(table).played)
    for place, chapters in enumerate(shown(table).chapters):
        alts = [chapter.film for chapter in chapters if chapter.film is not None]
        assert all(0 < len(alt) <= LONGEST_ALT for alt in alts)
        if show.filmed_phase is None:
            filmed[bool(alts)] = [played[place]]
            continue
        assert not alts
        phase = show.filmed_phase([turn for _, turn in played[: place + 1]])
        if phase is not None:
            filmed[True] = played[phase.start : phase.stop]
    assert True in filmed
    for is_filmed, parts in filmed.items():  # one of each kind: films take their time
        assert (show.film is not None and show.film(parts, WORDS) is not None) == is_filmed


@every_filmed_table
def test_films_of_several_turns_have_an_alt_text_that_fits(table: Table) -> None:
    show, played, names = ALL_SHOWS[table.game.key], shown(table).played, [plain("_" * LONGEST_NAME)] * table.seats
    for several in (played[:2], played[-5:], played):
        assert 0 < len(show.film_alt(WORDS, names, several)) <= LONGEST_ALT


@every_table
def test_a_game_without_films_promises_none(table: Table) -> None:
    show, turns = ALL_SHOWS[table.game.key], [turn for _, turn in shown(table).played]
    if show.film is None:
        assert all(chapter.film is None for chapter in chain(*shown(table).chapters))
        assert (show.filmed_phase, show.highlights(turns)) == (None, ())


@every_table
def test_every_scene_is_the_same_after_it_was_written_and_read_back(table: Table) -> None:
    kind = ALL_SHOWS[table.game.key].scene
    for frame in shown(table).frames:
        assert msgspec.json.decode(msgspec.json.encode(frame.scene), type=kind) == frame.scene


@every_table
def test_every_picture_has_a_sentence_and_a_text_for_those_who_cannot_see_it(table: Table) -> None:
    for frame in shown(table).frames:
        assert frame.sentence
        assert 0 < len(frame.alt) <= LONGEST_ALT
