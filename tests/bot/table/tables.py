"""Tables to test with, as they would be loaded."""

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.games.fearsome_floors import FEARSOME_FLOORS_AT_TABLE
from bot.table import Table
from bot.table.rows import MatchRow, SeatRow, Status
from engine.core import Match
from engine.fearsome_floors.state import State

AT = datetime(2026, 1, 1, 12, 0, 0, 1234, tzinfo=UTC)


def seats(*players: tuple[str, str]) -> tuple[SeatRow, ...]:
    """Seat people, each with a name and a colour; their ids count from 1."""
    return tuple(
        SeatRow(match_id=7, position=number - 1, person_id=number, name=name, side=side)
        for number, (name, side) in enumerate(players, start=1)
    )


def table(state: State | None, seated: Sequence[SeatRow], *, status: Status = "running") -> Table:
    """Return a table at the start of a match, or in its lobby where there is no position."""
    played = FEARSOME_FLOORS_AT_TABLE
    row = MatchRow(
        id=7,
        guild_id=1,
        channel_id=2,
        game=played.rules.key,
        status="lobby" if state is None else status,
        host_id=1,
        setup=b"{}",
        language="en",
        revision=0,
        created_at=AT,
        changed_at=AT,
        settings=b'{"posts": "each-move"}',
    )
    return Table(row, played, tuple(seated), None if state is None else Match.begin(played.rules, state))
