"""A database as the last program wrote it that had migration 0012: every game in it goes on with this one."""

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from bot.host.program import PROGRAM
from bot.play.tables import Tables
from bot.store import Store, open_store
from bot.table import Person
from bot.table.posts.post import Post
from bot.table.rows import MatchRow
from engine import GAMES
from engine.core import SCHEMA, AnyMatch, Drawn, Match, ScriptedChance, Seat, SeededChance, read_journal
from engine.fearsome_floors.cards import CARD
from render.studio import FilmJob, make
from tests.every_game.matches import random_turn

DUMP = Path(__file__).parent / "fixtures" / "schema-0012.sql"

LOBBY, MID_ROUND, DRAFT, UNDONE, FATED, OVER, OWED = range(1, 8)
"""The matches of the file; two cards are undone in one, and in the other one two are owed with nothing to redo."""

FILM = 256
"""A post of the last one, with a film."""

DEEP = "[" * 5000 + "]" * 5000
"""JSON that no program could read."""


JUNE = datetime(2026, 6, 2, tzinfo=UTC)


def load(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.executescript(DUMP.read_text())


@pytest.fixture
async def opened(path: Path) -> AsyncIterator[Store]:
    load(path)
    store = await open_store(path)
    yield store
    assert await store.check() == ()
    await store.close()


async def match_in(store: Store, match_id: int) -> AnyMatch:
    async with store.reading() as reader:
        row, stored = await reader.match(match_id), await reader.journal(match_id)
    assert isinstance(row, MatchRow)
    assert stored is not None
    assert stored.schema == SCHEMA
    game = GAMES[row.game]
    return Match.fold(game, read_journal(game, stored.save()))


@pytest.mark.parametrize(
    ("match_id", "turns", "undone"),
    [(MID_ROUND, 24, 0), (DRAFT, 6, 0), (UNDONE, 10, 16), (FATED, 1, 0), (OVER, 95, 0), (OWED, 6, 0)],
)
async def test_every_game_loads_and_goes_on(opened: Store, match_id: int, turns: int, undone: int) -> None:
    match = await match_in(opened, match_id)
    assert (len(match.journal.turns), len(match.journal.undone)) == (turns, undone)
    assert (match.game.standings(match.state) is not None) == (match_id == OVER)
    if match_id != OVER:
        match = random_turn(match, random.Random(match_id))
        journal, turn = match.journal, match.journal.turns[-1]
        left = {"undone": msgspec.json.encode(journal.undone), "fate": msgspec.json.encode(journal.fate)}
        async with opened.transaction() as writer:
            await writer.append_turn(match_id, turns + 1, msgspec.json.encode(turn), **left)
        assert await match_in(opened, match_id) == match


@pytest.mark.parametrize(("match_id", "owed"), [(UNDONE, ("7", "7")), (FATED, ("7", "8"))])
async def test_the_card_that_was_taken_back_comes_again(opened: Store, match_id: int, owed: tuple[str, ...]) -> None:
    match = await match_in(opened, match_id)
    assert match.journal.fate == {CARD: owed}
    before, luck = len(match.journal.turns), random.Random(2)
    while match.journal.fate:
        match = random_turn(match, luck)
    assert tuple(card for turn in match.journal.turns[before:] for card in turn.drawn(CARD)) == owed


async def test_what_was_undone_can_be_redone_with_its_cards(opened: Store) -> None:
    match = await match_in(opened, UNDONE)
    for _ in range(16):
        match = match.redo()
    assert [turn.luck for turn in match.journal.turns if turn.luck] == [
        (Drawn(CARD, "5"),),
        (Drawn(CARD, "7"),),
        (Drawn(CARD, "7"),),
    ]
    assert match.journal.fate == {}


async def test_the_lobby_is_open_and_what_was_owed_still_is(opened: Store) -> None:
    async with opened.transaction() as writer:
        lobby, owing = await writer.match(LOBBY), await writer.match(OWED)
        assert lobby is not None
        assert owing is not None
        taken = await writer.seats(LOBBY)
        assert len(taken) == 2
        (post,) = await writer.owed(owing.channel_id, limit=5)
        assert post.turn == 6
        match = await match_in(opened, OWED)
        await writer.begin(LOBBY, taken, start=msgspec.json.encode(match.journal.start), schema=SCHEMA)
    assert (await match_in(opened, LOBBY)).journal.fate == {}


async def test_people_play_on_at_their_tables_and_the_bot_draws_the_card_that_is_owed(opened: Store) -> None:
    tables = Tables(
        store=opened,
        games=PROGRAM.games,
        chance=ScriptedChance([]),
        clock=lambda: JUNE,
        wake=lambda _: None,
        think=lambda _channel: None,
        reschedule=lambda _due: None,
    )
    for match_id in (MID_ROUND, DRAFT, UNDONE, FATED, OWED):
        async with opened.reading() as reader:
            row = await reader.match(match_id)
        assert row is not None
        table = await tables.running(row.channel_id, None)
        before, is_owed = table.turn, bool(table.started_match.journal.fate)
        while table.started_match.journal.fate if is_owed else table.turn == before:
            (seat,) = table.to_act
            move = table.game.acting.idle_move(table.started_match.state, Seat(seat.position), SeededChance(1))
            table = await tables.play(row.channel_id, Person(seat.person_id, seat.name), move)
        assert table.turn > before
        assert (await match_in(opened, match_id)) == table.started_match


MEANT = {
    "pictures": "film+steps",
    "posts": "each-move",
    "place": "channel",
    "reminder": "day",
    "time": "none",
    "absence": "stay",
    "pause": "none",
    "hint": "solo",
    "forecast": "always",
}
"""What a setting meant, when this file was written, of which a table had no choice."""


async def test_every_table_has_all_its_settings_as_they_were_meant(opened: Store) -> None:
    async with opened.reading() as reader:
        rows = [await reader.match(match_id) for match_id in range(LOBBY, OWED + 1)]
    settings = [
        (row.id, PROGRAM.games[row.game].options.settings, msgspec.json.decode(row.settings)) for row in rows if row
    ]
    assert all(kind.offered().keys() == written.keys() for _, kind, written in settings)
    assert {match_id: written for match_id, _, written in settings if written != MEANT} == {
        MID_ROUND: MEANT | {"pictures": "steps"}
    }


async def test_a_choice_that_was_written_before_is_kept(path: Path) -> None:
    load(path)
    with closing(sqlite3.connect(path)) as file:
        file.execute("""UPDATE matches SET settings = '{"time":"hour","forecast":"never"}' WHERE id = ?""", (FATED,))
        file.execute("UPDATE matches SET settings = 'torn' WHERE id = ?", (OWED,))
        file.commit()
    store = await open_store(path)
    async with store.reading() as reader:
        row, torn = await reader.match(FATED), await reader.match(OWED)
    await store.close()
    assert row is not None
    assert torn is not None
    assert msgspec.json.decode(row.settings) == MEANT | {"time": "hour", "forecast": "never"}
    assert torn.settings == b"torn"


async def test_a_film_that_is_still_owed_can_be_made(path: Path) -> None:
    load(path)
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE posts SET delivered_at = NULL, message_id = NULL WHERE id = ?", (FILM,))
        file.commit()
        ((before,),) = file.execute("SELECT body FROM posts WHERE id = ?", (FILM,))
    store = await open_store(path)
    async with store.reading() as reader:
        row, _ = await reader.owed(1191168914227200019, limit=5)
    await store.close()
    was, post = msgspec.json.decode(before, type=Post), msgspec.json.decode(row.body, type=Post)
    assert was.film is not None
    assert post.film is not None
    assert msgspec.structs.replace(post, film=was.film) == was
    ((old,), (new,)) = was.film.parts, post.film.parts
    assert (old.turn["luck"], new.turn["luck"]) == (["8"], [["card", "8"]])
    made = make(FilmJob(post.film.game, post.film.parts))
    assert made is not None
    assert made.startswith(b"GIF")


@pytest.mark.parametrize(
    "body",
    [
        "torn",
        DEEP,
        '{"film":"torn"}',
        '{"film":{"parts":[{"before":{}}]}}',
        '{"film":{"parts":[{"turn":{"luck":[["card","8"]]}}]}}',
    ],
)
async def test_a_post_that_could_not_be_read_before_is_left_as_it_is(path: Path, body: str) -> None:
    load(path)
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE posts SET delivered_at = NULL, body = ? WHERE id = ?", (body, FILM))
        file.commit()
    store = await open_store(path)
    async with store.reading() as reader:
        row, _ = await reader.owed(1191168914227200019, limit=5)
    await store.close()
    assert row.body.decode() == body


@pytest.mark.parametrize("torn", ["torn", DEEP])
async def test_a_journal_that_could_not_be_read_before_is_left_as_it_is(path: Path, torn: str) -> None:
    load(path)
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE turns SET body = ? WHERE match_id = ? AND number = 3", (torn, UNDONE))
        file.commit()
        before = file.execute("SELECT body FROM turns WHERE match_id = ?", (UNDONE,)).fetchall()
    store = await open_store(path)
    async with store.reading() as reader:
        stored = await reader.journal(UNDONE)
    assert stored is not None
    assert (stored.schema, stored.turns) == (1, tuple(body.encode() for (body,) in before))
    assert len((await match_in(store, FATED)).journal.turns) == 1
    await store.close()
