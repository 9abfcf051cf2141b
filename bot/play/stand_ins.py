"""Stand-ins: at which level one plays for somebody who is absent, and how its move is kept and told."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from bot.play.absence import say_if_all_are_absent
from bot.play.tables import Tables
from bot.store import Writer
from bot.table import Table
from bot.table.rows import SeatRow
from bot.table.texts import plain
from engine.core import AnyStandIns
from engine.thoughts import Job, LossJob

FEWEST: Final = 6
"""How many decisions of somebody tell how well they play."""

MOST: Final = 12
"""How many of them are looked at, the newest ones."""

TIME_FOR_EACH: Final = 1.0
"""Seconds in which it is found what a decision gave away."""

Think = Callable[[Job], Awaitable[bytes | None]]
"""Gives what is asked for as JSON, or None where there was nothing in time."""


class StandIn(NamedTuple):
    """A stand-in that is to act."""

    absent: SeatRow
    """For whom it plays."""
    level: str
    """At which level, empty for the least."""


async def level_for(table: Table, absent: SeatRow, think: Think) -> str:
    """Return the level at which a stand-in plays for somebody, empty where their game has none.

    It is the one that gives away about as much as they have in this game. Of whom too little is known it is a usual
    one, if that is not above all others at the table whose level is known.
    """
    opponents = table.game.rules.opponents
    stand_ins = None if opponents is None else opponents.stand_ins
    if stand_ins is None:
        return ""
    if (own := await _known_level(table, absent, stand_ins, think)) is not None:
        return own
    others = [seat for seat in table.seats if not seat.is_program and seat.person_id != absent.person_id]
    known = [level for seat in others if (level := await _known_level(table, seat, stand_ins, think)) is not None]
    levels = tuple(stand_ins.losses)
    strongest = max(known, key=levels.index, default=stand_ins.usual)
    return min(stand_ins.usual, strongest, key=levels.index)


async def keep(
    tables: Tables, writer: Writer, before: Table, after: Table, stand_in: StandIn, *, uncalled: int | None = None
) -> None:
    """Write and tell a stand-in's move, in a transaction of the caller's; an answer given at once is no absence.

    `uncalled` is a person whom it does not call.
    """
    (absent, level), words = stand_in, before.words
    is_first = absent.stand_in_level is None
    if is_first or not before.is_interrupted:
        await writer.miss(before.row.id, absent.person_id, stand_in=level)
    opponents, programs = before.game.rules.opponents, before.game.programs
    named = programs.level_name(words, opponents.level(level)) if level and opponents is not None else "none"
    sentence = words("absence-stand-in" if is_first else "absence-stands-in", who=plain(absent.name), level=named)
    kept = await tables.keep(writer, before, after, heading=sentence, uncalled=uncalled, is_thought=True)
    await say_if_all_are_absent(writer, kept)


async def _known_level(table: Table, row: SeatRow, stand_ins: AnyStandIns, think: Think) -> str | None:
    """Return the level that somebody has shown in this game; None where they have decided too little."""
    if len(decisions := list(_decisions(table, row))) < FEWEST:
        return None
    answers = [await think(job) for job in decisions[-MOST:]]
    losses = [
        loss for answer in answers if answer and (loss := msgspec.json.decode(answer, type=float | None)) is not None
    ]
    return stand_ins.nearest(losses) if len(losses) >= FEWEST else None


def _decisions(table: Table, row: SeatRow) -> Iterator[LossJob]:
    """Yield what somebody has decided in this game, up to the last turn that they played themselves."""
    seat, game = table.must_seat(row.person_id), table.game.rules
    for number, (position, turn) in enumerate(table.started_match.played_since(0), start=1):
        if turn.seat == seat and number <= (row.acted or 0):
            view: Any = msgspec.to_builtins(game.see(position, seat))
            move: Any = msgspec.to_builtins(turn.move)
            yield LossJob(table.row.game, view, seat, TIME_FOR_EACH, move)
