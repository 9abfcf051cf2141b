"""Programs at tables: whichever is to act thinks, and its move is played, with all that programs play after it.

Stand-ins of people who are absent think here, too, one move at a time.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from bot.play import stand_ins
from bot.play.ping_limit import note_called_to
from bot.play.stale_board import StaleBoard
from bot.play.stand_ins import StandIn, Think, level_for
from bot.play.tables import Tables
from bot.store import DatabaseAway, DatabaseBusy, Writer
from bot.table import Table
from bot.table.rows import MotivesRow, SeatRow
from engine.core import CorruptSave, Motive, RatedMove, Refused
from engine.thoughts import ThoughtJob

TIME_TO_THINK: Final = 1.0
"""Seconds that a program has for a move."""

MOST_AT_ONCE: Final = 10
"""How many moves of programs are written and told together: a message shows as many pictures."""

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries where a move could not be played or written: twice as many every time."""

log = structlog.get_logger()


class Thought(NamedTuple):
    """What was thought through."""

    after: Table
    """The table after the moves."""
    rows: Sequence[MotivesRow]
    """Why they were made."""


class OpponentWorker:
    """One task per channel in which a program is to act; `wake` starts it, and it ends when a person is.

    It remembers nothing: whose turn it is stands in the store, so a thought that was lost is thought again after the
    next start, by the same seed to the same move.
    """

    def __init__(
        self, *, tables: Tables, think: Think, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._tables = tables
        self._think = think
        self._sleep = sleep
        self._woken: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, channel_id: int) -> None:
        """Say that something has changed in a channel. Needs a running loop."""
        if self._closed:
            return
        self._woken.add(channel_id)
        if channel_id not in self._tasks:
            self._tasks[channel_id] = asyncio.create_task(self._serve(channel_id), name=f"opponents-{channel_id}")

    async def wake_all(self) -> None:
        """Let those think who were to act when the bot last stopped."""
        async with self._tables.store.reading() as reader:
            channels = await reader.channels_with_programs()
        for channel_id in channels:
            self.wake(channel_id)

    async def idle(self) -> None:
        """Wait until no program is to act."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def close(self, *, within: float = 0.0) -> None:
        """Begin nothing more; what needs more than these seconds is broken off, and thought again at the next start."""
        self._closed = True
        if tasks := tuple(self._tasks.values()):
            await asyncio.wait(tasks, timeout=within)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, channel_id: int) -> None:
        pause = FIRST_PAUSE
        try:
            while channel_id in self._woken and not self._closed:
                self._woken.discard(channel_id)
                try:
                    if await self._play_next(channel_id):
                        self._woken.add(channel_id)
                    pause = FIRST_PAUSE
                except DatabaseAway:  # which wakes this when it is back
                    pass
                except Exception as error:
                    if isinstance(error, DatabaseBusy):
                        log.warning("opponent waits", channel=channel_id, why=str(error))
                    else:
                        log.exception("opponent cannot play", channel=channel_id)
                    await self._sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                    self._woken.add(channel_id)
        finally:
            del self._tasks[channel_id]

    async def _play_next(self, channel_id: int) -> bool:
        """Play what programs are to play now; false where none is to act."""
        before = await self._table(channel_id)
        if before is None or (seat := before.thinks) is None:
            return False
        stand_in = None
        if not seat.is_program:  # its level is found before its first move
            known = seat.stand_in_level
            stand_in = StandIn(seat, await level_for(before, seat, self._think) if known is None else known)
        after, rows = await (self._think_at(before, *stand_in) if stand_in else self._thought_through(before))
        try:
            async with self._tables.writing() as writer:
                present = await self._tables.running_in(writer, channel_id, before.board)
                if is_true := (present.row, present.seats) == (before.row, before.seats):
                    uncalled = await self._uncalled(writer, before, after)
                    if stand_in is None:
                        await self._tables.keep(writer, before, after, uncalled=uncalled)
                    else:
                        await stand_ins.keep(self._tables, writer, before, after, stand_in, uncalled=uncalled)
                    for row in rows:
                        await writer.keep_motives(row)
        except (StaleBoard, Refused):
            is_true = False
        if not is_true:  # something else was done meanwhile: the thought is for a board or for people that are gone
            log.info("thought is stale", match=before.row.id)
        return True

    async def _uncalled(self, writer: Writer, before: Table, after: Table) -> int | None:
        """Return whom moves do not call that were taken back: moderators could have them made again and again."""
        called = after.called
        if called is None or not before.started_match.journal.undone:
            return None
        may_call = await note_called_to(writer, after.row.id, after.turn, called.person_id, self._tables.clock())
        return None if may_call else called.person_id

    async def _table(self, channel_id: int) -> Table | None:
        """Return the channel's table if its game is on, and a program plays there that does not wait."""
        async with self._tables.store.reading() as reader:
            row = await reader.match_in(channel_id)
            if row is None or row.status != "running":
                return None
            seats = await reader.seats(row.id)
            if not any(seat.is_program or seat.stand_in for seat in seats):  # most tables: no journal is folded
                return None
            if any(alarm.kind == "pause" for alarm in await reader.alarms(row.id)):  # which wakes this when it is over
                return None
            try:
                return await self._tables.load(reader, row)
            except CorruptSave as error:
                log.error("corrupt save", match=row.id, error=str(error))  # noqa: TRY400 - the sentence says it all
                return None

    async def _thought_through(self, before: Table) -> Thought:
        """Return the table after the moves of its programs up to the next person's turn, or to what nobody chooses."""
        after, rows = before, list[MotivesRow]()
        for _ in range(MOST_AT_ONCE if before.pause is None else 1):
            program = after.thinks
            if program is None or program.level is None:
                break
            after, thought = await self._think_at(after, program, program.level)
            rows += thought
            if after.started_match.journal.turns[-1].seat is None:
                break
        return Thought(after, rows)

    async def _think_at(self, table: Table, row: SeatRow, level: str) -> Thought:
        move, motives = await self._move(table, row, level)
        after = self._tables.with_move(table, table.must_seat(row.person_id), move)
        if not motives:
            return Thought(after, ())
        number, packed = table.turn + 1, msgspec.json.encode(motives)
        at = after.started_match.journal.turns[table.turn].at
        return Thought(after, (MotivesRow(match_id=table.row.id, number=number, at=at, motives=packed),))

    async def _move(self, table: Table, row: SeatRow, level: str) -> tuple[Any, tuple[Motive, ...]]:
        """Return what a program plays, and why: what it has thought of, or the least where that is not allowed."""
        seat, game = table.must_seat(row.person_id), table.game
        state = table.seen_by(row.person_id).started_match.state
        job = ThoughtJob(
            game=table.row.game,
            view=msgspec.to_builtins(state),
            seat=seat,
            level=level,
            seconds=TIME_TO_THINK,
            seed=table.row.id << 32 | table.row.revision,
            is_sure=not row.is_program,
        )
        if level and (thought := await self._think(job)) is not None:
            rated = msgspec.json.decode(thought, type=RatedMove[game.rules.move])  # type: ignore[name-defined]  # the type is the game's, known only here
            if rated.is_cut:
                log.info("thought was cut short", match=table.row.id, turn=table.turn, level=level)
            if game.rules.why_not(state, seat, rated.move) is None:
                return rated.move, rated.motives
            log.error("opponent broke a rule", match=table.row.id, turn=table.turn, level=level)
        return game.acting.idle_move(state, seat, self._tables.chance), ()
