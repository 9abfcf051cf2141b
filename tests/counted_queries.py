"""Counts what is asked of databases: transactions and statements, by who asks."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from sqlalchemy import Engine, Pool, event

ANSWER: Final = "answer"
"""Who answers a person."""

OTHERS: Final = {
    "outbox-": "delivery",
    "pad-": "pads that wait",
    "controls-": "old controls",
    "opponents-": "programs",
    "alarm-clock": "alarms",
    "puzzle": "puzzles",
    "regular posts": "puzzles",
    "heartbeat": "watch",
    "database monitor": "watch",
    "what happened meanwhile": "start",
    "discord.py: ": "start",
}
"""Who else asks, by how the names of their tasks begin."""


class Cost(NamedTuple):
    """What was asked."""

    transactions: int = 0
    statements: int = 0


class Count:
    """What has been asked since it was last cleared."""

    def __init__(self) -> None:
        self.costs: defaultdict[str, Cost] = defaultdict(Cost)
        """By who has asked."""

    def lend(self, *_: object) -> None:
        """Count a connection that is lent, which is for one transaction, or for what is looked up without one."""
        self._add(Cost(transactions=1))

    def ask(self, _connection: object, _cursor: object, statement: str, *_: object) -> None:
        """Count a statement."""
        if not statement.startswith("BEGIN"):
            self._add(Cost(statements=1))

    def _add(self, more: Cost) -> None:
        try:
            task = asyncio.current_task()
        except RuntimeError:  # a thread, which watches the server
            return
        name = "" if task is None else task.get_name()
        who = next((who for begins, who in OTHERS.items() if name.startswith(begins)), ANSWER)
        cost = self.costs[who]
        self.costs[who] = Cost(cost.transactions + more.transactions, cost.statements + more.statements)


@contextmanager
def counted() -> Iterator[Count]:
    """Count in all databases of this process; beginning and ending a transaction is no statement."""
    count = Count()
    event.listen(Pool, "checkout", count.lend)
    event.listen(Engine, "before_cursor_execute", count.ask)
    try:
        yield count
    finally:
        event.remove(Pool, "checkout", count.lend)
        event.remove(Engine, "before_cursor_execute", count.ask)
