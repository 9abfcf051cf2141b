"""A press asks the database in few transactions and statements: on a server each takes its time from all others."""

import pytest

from bot.sandbox import Channel
from bot.store import Location
from tests.counted_queries import ANSWER, Cost, counted
from tests.end_to_end.conftest import Start
from tests.end_to_end.counted_presses import presses
from tests.end_to_end.player import At
from tests.end_to_end.scenes import green_begins

MOST = {
    "/new": Cost(1, 16),
    "/join": Cost(1, 15),
    "/table start": Cost(2, 25),
    "Move, the pad": Cost(1, 5),
    "a square on it": Cost(1, 3),
    "Go": Cost(2, 20),
    "completion": Cost(1, 5),
    "/move": Cost(2, 20),
    "/see board": Cost(1, 5),
    "/help": Cost(1, 4),
}
"""What the answer to each press takes at most: what is read of it is read in one transaction."""

ONE_POST = {"SqliteStore": Cost(3, 7), "PostgresqlStore": Cost(4, 9)}
"""What it takes to deliver the one post of a move: on a server another process may have something, too."""


@pytest.fixture(params=["file", "postgresql_url"], ids=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Location:
    found: Location = (
        request.getfixturevalue("tmp_path") / "furunkulus.db"
        if request.param == "file"
        else request.getfixturevalue(request.param)
    )
    return found


async def test_what_a_press_reads_is_read_in_one_transaction(start: Start, at: At, games: Channel) -> None:
    with counted() as count:
        async with start(green_begins()) as client:
            costs = {name: costs async for name, costs in presses(client, at, games, count)}
    answers = {name: cost[ANSWER] for name, cost in costs.items()}
    dear = {name: cost for name, cost in answers.items() if any(a > b for a, b in zip(cost, MOST[name], strict=True))}
    assert (answers.keys(), dear) == (MOST.keys(), {})
    most = ONE_POST[type(client.store).__name__]
    for move in ("Go", "/move"):
        assert costs[move]["delivery"] <= most
        assert costs[move]["old controls"].transactions <= 2  # one to read, one for each message
        assert costs[move].get("pads that wait", Cost()) <= Cost(1, 5)  # that from which *Go* was pressed looks once
        assert "alarms" not in costs[move]  # who is reminded tomorrow wakes nobody now
