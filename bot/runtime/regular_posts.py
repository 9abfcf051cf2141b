"""Posts that come again and again where they are wanted: the puzzle of each day, and the best of each month.

That of a puzzle is edited while people there solve it.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import Final, Literal

import aiohttp
import discord
import msgspec
import structlog

from bot.delivery.edited_messages import NOBODY, is_editable
from bot.delivery.permissions import hidden_from, may_write_there
from bot.play.best_of_month import best_of_month
from bot.play.channels import tell_of_lost_post
from bot.play.outbox import owe_beside
from bot.play.scheduler import LONGEST_SLEEP, AlarmClock
from bot.play.statistics import Count
from bot.play.tables import Tables
from bot.store import DatabaseAway, Reader
from bot.table.posts.month_post import month_post
from bot.table.posts.post import Post, to_row
from bot.table.posts.puzzle_post import board_puzzle_post, puzzle_of_day, puzzle_post, reminder
from bot.table.puzzle_record import record, streak
from bot.table.puzzles import BoardPuzzle, puzzle_named, puzzle_table
from bot.table.quiet_hours import Month, month_before, next_due, next_month_due
from bot.table.rows import MatchRow, RegularPostRow
from bot.table.table import BoardId, Person
from engine.core import Refused
from render.core import words_in

Tried = tuple[Literal["server", "board"], int]
"""What was tried: the puzzle of a day in a server, or that of a board, by its number."""

Edit = tuple[int, int, Post]
"""A channel, a message there, and what it says from now on."""

NOBODY_THERE: Final = Person(0, "")
"""Who sees the table of a puzzle that is posted: names are those of sides there."""

log = structlog.get_logger()


class RegularPosts(AlarmClock):
    """Posts what is due in the servers that this process hears of; a day that was missed is made good at the start.

    Who takes a channel's turn in the database posts, so that nothing comes twice.
    """

    def __init__(
        self, *, client: discord.Client, tables: Tables, clock: Callable[[], datetime], count: Count, reminds: bool
    ) -> None:
        """Post by a client; of several processes one `reminds` people, too, who belong to no server."""
        super().__init__(clock, "regular posts")
        self._count = count
        self._reminds = reminds
        self._client = client
        self._tables = tables
        self._tried = set[Tried]()
        self._edits: dict[Tried, asyncio.Task[None]] = {}

    async def ring_due(self) -> float:
        """Post what is due; return the seconds for which to sleep then."""
        now = self._clock()
        try:
            async with self._tables.store.lookup() as reader:
                due = await reader.regular_posts(due=now)
            for row in sorted(due, key=lambda row: row.kind == "month"):  # which takes longest
                await self._make(row, now)
            async with self._tables.store.lookup() as reader:
                following = await reader.next_regular_post(now)
            if following is not None:
                return min((following - now).total_seconds(), LONGEST_SLEEP)
        except DatabaseAway:  # it is looked again when that is back
            pass
        except Exception:
            log.exception("regular posts cannot be made")
        return LONGEST_SLEEP

    async def _make(self, row: RegularPostRow, now: datetime) -> None:
        """Make one of those that are due; what is wrong with it keeps no other one back. Raises DatabaseAway."""
        try:
            if row.guild_id is None:
                if self._reminds:
                    await self._remind(row, now)
            elif self._client.get_guild(row.guild_id) is not None:
                await self._post(row, row.guild_id, now)
        except DatabaseAway:
            raise
        except Exception:
            log.exception("a regular post cannot be made", kind=row.kind)

    async def _remind(self, row: RegularPostRow, now: datetime) -> None:
        """Remind somebody of the puzzle of today by a direct message, if it is open for them."""
        day = now.date().toordinal()
        number = puzzle_of_day(self._tables.games, day)
        async with self._tables.writing() as writer:
            if not await writer.take_regular_post(row, due_at=next_due(row.hour, row.zone, now, after_day=True)):
                return
            if not record(await writer.tries(row.place_id, number)).is_closed:
                post = to_row(reminder(self._tables.games, row, day))
                await writer.owe(match_id=None, channel_id=row.place_id, turn=0, new=[post])

    async def _post(self, row: RegularPostRow, guild_id: int, now: datetime) -> None:
        """Post what is due in a channel, unless another process does, or it stands there.

        Where the bot may not write, it stays due, and the person who asked for it is told so once. One that Discord has
        not taken until now is given up for it.
        """
        month = month_before(row.zone, now)
        day = (now if row.kind == "puzzle" else month.begin_there).date().toordinal()
        is_shut = row.day < day and may_write_there(self._client, row.place_id) is False
        best = None  # folded before the transaction: that takes its time
        if row.kind == "month" and row.day < day and not is_shut:
            try:
                best = await self._best(row, guild_id, month)
            except Refused:
                log.warning("the best of a month is posted later", channel=row.place_id)
                return
        async with self._tables.writing() as writer:
            if is_shut:
                await tell_of_lost_post(writer, row, "shut")
                return
            if not await writer.take_regular_post(row, due_at=_next_due(row, now)) or row.day >= day:
                return
            if row.kind == "month" and best is None:
                return
            if await writer.withdraw_regular_post(row.post_id):
                row = msgspec.structs.replace(row, day=row.before)
            post = best or await self._made(writer, row, guild_id, day)
            owed = await owe_beside(writer, row.place_id, post, guild_id=guild_id)
            await writer.note_regular_post(row, day=day, before=row.day, post_id=owed.id)

    async def _best(self, row: RegularPostRow, guild_id: int, month: Month) -> Post | None:
        """Return the post of a month's best; None where nothing was rated in it."""
        words, guild = words_in(row.language), self._client.get_guild(guild_id)
        place = None if guild is None else guild.get_channel_or_thread(row.place_id)

        def is_seen(game: MatchRow) -> bool:
            source = None if guild is None else guild.get_channel_or_thread(game.parent_id or game.channel_id)
            return place is not None and source is not None and not hidden_from(source, place)

        best = await best_of_month(self._tables, self._count, guild_id, month, words, is_seen=is_seen)
        return None if best is None else month_post(best, words)

    async def _made(self, reader: Reader, row: RegularPostRow, guild_id: int, day: int) -> Post:
        games = self._tables.games
        today, first = puzzle_of_day(games, day), puzzle_of_day(games, 1)
        counted = await reader.how_far(puzzle_of_day(games, row.day or day), today, guild_id)
        solved = await reader.first_solutions(guild_id, first, today)
        return puzzle_post(games, row, day, counted=counted, done=streak(solved, self._clock().date()))

    def tried(self, guild_id: int) -> None:
        """Say that somebody of a server has tried the puzzle of a day: the posts there tell how many have."""
        self._edit_soon(("server", guild_id))

    def board_tried(self, number: int) -> None:
        """Say that somebody has tried the puzzle of a board: its posts tell how many have."""
        self._edit_soon(("board", number))

    def _edit_soon(self, tried: Tried) -> None:
        self._tried.add(tried)
        if tried not in self._edits:
            self._edits[tried] = asyncio.create_task(self._edit(tried), name=f"puzzle-{tried}")

    async def _edit(self, tried: Tried) -> None:
        kind, number = tried
        try:
            while tried in self._tried:
                self._tried.discard(tried)
                async with self._tables.store.reading() as reader:
                    edits = await (self._of_server if kind == "server" else self._of_board)(reader, number)
                for edit in edits:  # after the transaction: Discord can keep one waiting
                    await self._change(*edit)
        except DatabaseAway:  # the next one who tries has it told
            pass
        except Exception:
            log.exception("a puzzle's post stays", of=kind, number=number)
        finally:
            del self._edits[tried]

    async def _of_server(self, reader: Reader, guild_id: int) -> list[Edit]:
        edits = list[Edit]()
        for row in await reader.regular_posts(guild_id=guild_id, kind="puzzle"):
            message_id = await reader.message_of_post(row.post_id)
            if message_id is not None and is_editable(message_id):
                before = msgspec.structs.replace(row, day=row.before)
                edits.append((row.place_id, message_id, await self._made(reader, before, guild_id, row.day)))
        return edits

    async def _of_board(self, reader: Reader, number: int) -> list[Edit]:
        games = self._tables.games
        of = BoardPuzzle.at(puzzle_named(games, number).number)
        posted = await reader.posts_of_board_puzzle(of.match, of.turns)
        row = await reader.match(of.match)
        if row is None or not posted:
            return []
        played = (await self._tables.load(reader, row)).public
        counted = next(iter(await reader.how_far(number, number)), None)
        table = puzzle_table(games, BoardId(number, 0), NOBODY_THERE, played.words, played=played)
        post = board_puzzle_post(table, counted)
        return [
            (place.channel_id, place.message_id, post)
            for place in posted
            if place.message_id is not None and is_editable(place.message_id)
        ]

    async def _change(self, channel_id: int, message_id: int, post: Post) -> None:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await message.edit(content=post.text, allowed_mentions=NOBODY)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as refusal:  # deleted, say
            log.info("a puzzle's post stays", channel=channel_id, message=message_id, error=str(refusal))

    async def idle(self) -> None:
        """Wait until nothing is due, and no post is being edited."""
        await super().idle()
        while self._edits:
            await asyncio.gather(*self._edits.values())

    async def close(self, *, within: float) -> None:
        """Stop, and leave posts as they are."""
        for task in (edits := [*self._edits.values()]):
            task.cancel()
        await asyncio.gather(super().close(within=within), *edits, return_exceptions=True)


def _next_due(row: RegularPostRow, now: datetime) -> datetime:
    if row.kind == "month":
        return next_month_due(row.hour, row.zone, now)
    return next_due(row.hour, row.zone, now, after_day=True)
