"""Who presses a button of their board is looked up, with their table, in one transaction: each press waits for it."""

from collections.abc import Iterator

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.play.absence import sitting
from bot.store import Reader, Store
from tests.bot.play.toy_table import ADA, BEN, HERE, begun
from tests.toy_game.state import End


@pytest.fixture
def transactions() -> Iterator[list[object]]:
    """Return the transactions that have begun in this process."""
    begun: list[object] = []
    note = begun.append
    event.listen(Engine, "begin", note)
    yield begun
    event.remove(Engine, "begin", note)


async def here(_reader: Reader) -> int:
    return HERE


async def test_a_seat_is_found_in_one_transaction(store: Store, transactions: list[object]) -> None:
    tables = (await begun(store)).tables
    transactions.clear()
    async with sitting(tables, here, ADA) as (_, table, seat):
        pass
    assert (table.seats[seat].person_id, len(transactions)) == (ADA.id, 1)


async def test_somebody_for_whom_a_stand_in_plays_is_back_at_their_seat(store: Store) -> None:
    played = await begun(store, "3")
    await played.set(absence="stand-in", time="hour", reminder="never")
    await played.play(ADA, End())
    later = await played.passes(hours=2)
    assert (await later.table()).seats[1].stand_in
    async with sitting(later.tables, here, BEN) as (_, table, seat):
        pass
    assert (seat, table.seats[seat].stand_in) == (1, False)
