"""What is kept of matches that were read: never one whose row has changed since."""

from datetime import timedelta

import msgspec
import pytest

from bot.games.fearsome_floors import FEARSOME_FLOORS_AT_TABLE
from bot.play import tables as service
from bot.play.tables import MatchCache, load
from bot.store import Store
from bot.table import Table
from bot.table.rows import NewMatch
from engine.core import SCHEMA
from engine.fearsome_floors import FEARSOME_FLOORS
from tests.bot.table.tables import seats, table
from tests.every_game.matches import new_match

GAMES = {FEARSOME_FLOORS.key: FEARSOME_FLOORS_AT_TABLE}


def begun() -> Table:
    """Return a table of two at the start of their match."""
    return table(new_match(FEARSOME_FLOORS, 2, 1).state, seats(("Ada", "green"), ("Ben", "red")))


def test_a_match_is_kept_until_anything_of_its_row_changes() -> None:
    given, cache = begun(), MatchCache()
    assert cache.find(given.row) is None
    cache.keep(given.row, given.started_match)
    assert cache.find(given.row) is given.started_match
    for changed in ({"revision": 1}, {"changed_at": given.row.changed_at + timedelta(seconds=1)}, {"id": 8}):
        assert cache.find(msgspec.structs.replace(given.row, **changed)) is None


def test_the_match_that_was_longest_not_asked_for_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_KEPT", 2)
    given, cache = begun(), MatchCache()
    rows = [msgspec.structs.replace(given.row, id=number) for number in range(3)]
    for row in rows[:2]:
        cache.keep(row, given.started_match)
    cache.find(rows[0])
    cache.keep(rows[2], given.started_match)
    assert [cache.find(row) is not None for row in rows] == [True, False, True]


async def test_what_a_transaction_reads_is_not_kept_for_it_may_be_dropped(store: Store) -> None:
    cache, start = MatchCache(), msgspec.json.encode(begun().started_match.journal.start)
    new = NewMatch(guild_id=1, channel_id=2, game=FEARSOME_FLOORS.key, host_id=1, setup=b"{}", language="en")
    async with store.transaction() as writer:
        lobby = await writer.open_match(new, settings=b"{}")
        ada = await writer.add_seat(lobby.id, person_id=1, name="Ada", side="green")
        row, _ = await writer.begin(lobby.id, [ada], start=start, schema=SCHEMA)
        await load(writer, row, GAMES, cache=cache)
    assert cache.find(row) is None
    async with store.reading() as reader:
        read = await load(reader, row, GAMES, cache=cache)
    assert cache.find(row) is read.match is not None
