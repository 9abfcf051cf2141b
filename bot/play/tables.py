"""The tables: they are found, folded from their journals, played at and written, with what they owe."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final

import msgspec

from bot.play.guess_results import counted, decide, prophet
from bot.play.outbox import owe, writing
from bot.play.ping_limit import note_agreed
from bot.play.places import place_shown
from bot.play.stale_board import StaleBoard, as_meant, of_game
from bot.play.turns import forget_undone, note_turn, play_plans, write_turns
from bot.store import Reader, Store, Writer
from bot.table.game import AnyTableGame
from bot.table.posts.post import Post
from bot.table.posts.story import story_of
from bot.table.posts.turn_posts import by_rounds, turn_posts
from bot.table.rows import MatchRow
from bot.table.table import BoardId, Person, Table, TableView
from engine.core import AnyMatch, Chance, CorruptSave, Match, Reason, Refused, Seat, WordChance, read_journal

MOST_KEPT: Final = 250
"""How many folded matches are kept at most; a long one of seven players holds some hundreds of kilobytes."""


class MatchCache:
    """The matches that were read last. Until its row changes, a journal need not be read and folded again."""

    def __init__(self) -> None:
        self._matches: OrderedDict[int, tuple[MatchRow, AnyMatch]] = OrderedDict()

    def find(self, row: MatchRow) -> AnyMatch | None:
        """Return the match, if it was read when its row was the same."""
        known, match = self._matches.get(row.id, (None, None))
        if match is None or known != row:
            return None
        self._matches.move_to_end(row.id)
        return match

    def keep(self, row: MatchRow, match: AnyMatch) -> None:
        """Keep a match as it was read with this row."""
        self._matches[row.id] = (row, match)
        self._matches.move_to_end(row.id)
        if len(self._matches) > MOST_KEPT:
            self._matches.popitem(last=False)


async def load(
    reader: Reader, row: MatchRow, games: Mapping[str, AnyTableGame], *, cache: MatchCache | None = None
) -> Table:
    """Load the table of a match, without its journal if that is among the recent ones. Raises CorruptSave."""
    must_be_readable(row, games[row.game])
    match = None if cache is None else cache.find(row)
    if match is None and row.status != "lobby":
        stored, rules = await reader.journal(row.id), games[row.game].rules
        match = None if stored is None else Match.fold(rules, read_journal(rules, stored.save()))
        if match is not None and cache is not None and not isinstance(reader, Writer):  # which may still be dropped
            cache.keep(row, match)
    return Table(row=row, game=games[row.game], seats=await reader.seats(row.id), match=match)


def must_be_readable(row: MatchRow, game: AnyTableGame) -> None:
    """See that settings and options are whole, which are read wherever a table is shown. Raises CorruptSave."""
    try:
        msgspec.json.decode(row.settings, type=game.options.settings)
        msgspec.json.decode(row.setup)
    except (msgspec.DecodeError, RecursionError) as error:
        raise CorruptSave(f"The settings or options of the table are not readable: {error}.") from error


NOT_RUNNING: Final[Mapping[str, str]] = {
    "lobby": "table-not-begun",
    "over": "table-game-over-here",
    "stopped": "table-no-game-here",
}
"""Why nothing can be played at a table, by its status."""


@dataclass(frozen=True, kw_only=True)
class Tables:
    """The service behind commands and controls. What cannot be raises Refused, and nothing has changed."""

    store: Store
    """The database."""
    games: Mapping[str, AnyTableGame]
    """The games that are played, by their keys."""

    chance: Chance
    """Luck, for what is not owed from an undo."""
    clock: Callable[[], datetime]
    """Gives the time, in UTC."""
    wake: Callable[[int], None]
    """Called with a channel once what it is owed has been saved."""

    think: Callable[[int], None]
    """Called with a channel once it has been saved that a program is to act there."""

    reschedule: Callable[[datetime], None]
    """Called once alarms have been saved, with when the first one is due, which may be earlier than the others."""

    played: Counter[str] = field(default_factory=Counter)
    """How many turns were played of each game since the bot has started, by its key."""
    _match_cache: MatchCache = field(default_factory=MatchCache)

    async def play(
        self, channel_id: int, person: Person, move: Any, *, board: BoardId | None = None, then: Sequence[Any] = ()
    ) -> TableView:
        """Play a person's move, and after it whatever nobody chooses; return the table as that person sees it then.

        The moves of `then` follow, each a turn of its own as if it had been asked for by itself, up to the first one
        that is not legal any more.

        `board` is the one whose control was pressed. Raises StaleBoard if it is not the current one; for a standing
        order only if it is another match's. An order is given in silence: no post tells it, nobody is called or comes
        back to their seat, and no control becomes stale.
        """
        async with self.writing() as writer:
            before = await self.running_in(writer, channel_id)
            is_order = before.has_order(before.seat_of(person.id), move)
            if board is not None and (board.match != before.row.id or not (is_order or board == before.board)):
                raise StaleBoard(before)
            if not is_order:
                if before.seats[before.must_seat(person.id)].acted is None:  # their first move in the match: they agree
                    await note_agreed(writer, before.row.guild_id, before.row.channel_id, person.id)
                seat, after = before.must_seat(person.id), await self._play_as(writer, before, person, move)
                for later in then:
                    if before.game.rules.why_not(after.started_match.state, seat, later) is not None:
                        break
                    after = await self._play_as(writer, after, person, later)
                return after.seen_by(person.id)
            return (await self._give_order(writer, before, before.must_seat(person.id), move)).seen_by(person.id)

    async def _give_order(self, writer: Writer, before: Table, seat: Seat, order: Any) -> Table:
        """Give a standing order: it is no turn, so the revision, and with it every control, stays as it is."""
        after = replace(before, match=before.started_match.with_order(seat, order))
        await writer.set_orders(after.row.id, after.rest_of_journal["orders"])
        return after

    async def _play_as(self, writer: Writer, before: Table, person: Person, move: Any) -> Table:
        before = await renamed(writer, before, person)
        await note_turn(writer, before, person)
        return await self.play_in(writer, before, before.must_seat(person.id), move, by=person.id)

    async def play_in(
        self, writer: Writer, before: Table, seat: Seat, move: Any, *, heading: str = "", by: int | None = None
    ) -> Table:
        """Play a seat's move in a transaction of the caller's, and tell it; `by` is the person who chose it, if any."""
        return await self.keep(writer, before, self.with_move(before, seat, move), heading=heading, by=by)

    async def keep(  # noqa: PLR0913 - what may be told of a turn
        self,
        writer: Writer,
        before: Table,
        after: Table,
        *,
        heading: str = "",
        by: int | None = None,
        uncalled: int | None = None,
        chosen: int | None = None,
        is_thought: bool = False,
    ) -> Table:
        """Write the turns by which `before` became `after`, in a transaction of the caller's, and tell them.

        `uncalled` is a person whom they do not call, as if they had played them.
        Turns that people have planned follow at once; those after the first `chosen` turns are some already. Why the
        first turn was played can be asked where it `is_thought` of by a stand-in.
        """
        await forget_undone(writer, before, by)
        chosen = after.turn if chosen is None else chosen
        after = await play_plans(writer, after, self.with_move, is_posted=False)
        await write_turns(writer, before, after)
        self.played[after.row.game] += after.turn - before.turn
        after = replace(after, seats=await writer.seats(after.row.id))
        score = await decide(writer, before.public, after.public)
        best = await prophet(writer, after.public) if after.standings is not None else ""

        def told(shown: TableView) -> tuple[Post, ...]:
            story = story_of(
                before.public,
                shown,
                heading=heading,
                score=score,
                prophet=best,
                chosen=chosen,
                is_thought=is_thought,
            )
            return turn_posts(story)

        by = by if uncalled is None else uncalled
        await self.owe(writer, after, told(after.public), by=by, in_rounds=lambda: told(by_rounds(after.public)))
        planned = await play_plans(writer, after, self.with_move, is_posted=True)
        return after if planned is after else await self.keep(writer, after, planned, by=by, chosen=after.turn)

    def with_move(self, table: Table, seat: Seat, move: Any) -> Table:
        """Return the table after a seat's move and whatever nobody chooses that follows it; nothing is written."""
        return self.settled(self._with_turn(table, seat, move))

    def settled(self, table: Table) -> Table:
        """Play whatever nobody chooses: what is due, and what a seat has to do that can do nothing else."""
        rules = table.game.rules
        while table.standings is None:
            state = table.started_match.state
            due, forced = rules.due(state), rules.forced(state)
            if due is not None:
                table = self._with_turn(table, None, due)
            elif forced is not None:
                (seat,) = rules.to_act(state)
                table = self._with_turn(table, seat, forced, is_forced=True)
            else:
                break
        return table

    async def resign(self, channel_id: int, person: Person, *, match_id: int) -> TableView:
        """Play the game's move by which a seat leaves it. Raises StaleBoard if another match is played by now."""
        async with self.writing() as writer:
            table = await self.running_in(writer, channel_id)
            if table.row.id != match_id:
                raise StaleBoard(table)
            return (await self.resign_in(writer, table, person)).seen_by(person.id)

    async def resign_in(self, writer: Writer, table: Table, person: Person) -> Table:
        """Resign in a transaction of the caller's. Raises Refused."""
        return await self._play_as(writer, table, person, table.game.acting.resign)

    async def load(self, reader: Reader, row: MatchRow) -> Table:
        """Load the table of a match, in a transaction of the caller's. Raises CorruptSave."""
        return await load(reader, row, self.games, cache=self._match_cache)

    async def table(self, channel_id: int, viewer: int | None, *, reader: Reader | None = None) -> TableView | None:
        """Return the channel's table as somebody sees it: the open one, else the last one, else a watched one."""
        table = await self._table(channel_id, reader)
        return None if table is None else table.seen_by(viewer)

    async def latest_started(
        self, channel_id: int, viewer: int | None, *, game: str | None = None, behind_lobby: bool = False
    ) -> TableView:
        """Return the channel's newest table if its game has begun, over or not, and is the one named. Raises Refused.

        The table is as the person `viewer` may see it. A lobby that was closed again does not hide the game before it;
        nor does an open one, with `behind_lobby`.
        """
        table = await self._table(channel_id)
        is_open = table is not None and table.row.status == "lobby"
        if table is not None and table.match is None and (behind_lobby or not is_open):
            async with self.store.reading() as reader:
                row = await reader.latest_match_in(table.row.channel_id, begun=True)
                table = None if row is None else await self.load(reader, row)
        if table is None or table.match is None:
            raise Refused(Reason.of("table-not-begun" if is_open else "table-no-game-here"))
        return of_game(table, game).seen_by(viewer)

    async def newest(self, reader: Reader, channel_id: int) -> Table:
        """Return the channel's table like `table`, in a transaction of the caller's. Raises Refused without one."""
        if (row := await self._newest(reader, channel_id)) is None:
            raise Refused(Reason.of("table-no-game-here"))
        return await self.load(reader, row)

    async def running(
        self,
        channel_id: int,
        viewer: int | None,
        *,
        board: BoardId | None = None,
        shown: BoardId | None = None,
        game: str | None = None,
        reader: Reader | None = None,
    ) -> TableView:
        """Return the channel's table, whose game is on, as `viewer` may see it; in a transaction of `reader` if named.

        Raises Refused if no game is on, or another one than `game`. Raises StaleBoard if the match has changed since
        `board`, or if `shown` is not the board that was posted last: a button that opens a pad works until the next.
        """
        async with self.store.reading() if reader is None else nullcontext(reader) as source:
            table = await self.running_in(source, channel_id)
            return await as_meant(source, table, viewer, board=board, shown=shown, game=game)

    async def running_in(self, reader: Reader, channel_id: int, board: BoardId | None = None) -> Table:
        """Return the channel's table like `running`, in a transaction of the caller's."""
        row = await self._newest(reader, channel_id)
        if row is None or row.status != "running":
            raise Refused(Reason.of("table-no-game-here" if row is None else NOT_RUNNING[row.status]))
        table = await self.load(reader, row)
        if board not in (None, table.board):
            raise StaleBoard(table)
        return table

    def writing(self) -> AbstractAsyncContextManager[Writer]:
        """Write in one transaction, and deliver what channels are owed once that is kept."""
        return writing(self.store, wake=self.wake, think=self.think, reschedule=self.reschedule)

    async def owe(
        self,
        writer: Writer,
        table: Table,
        posts: Sequence[Post] = (),
        *,
        by: int | None = None,
        in_rounds: Callable[[], Sequence[Post]] | None = None,
    ) -> None:
        """Promise what a changed table owes from now on; `by` is the person who has changed it.

        `in_rounds` makes the posts by which channels that watch are told (`outbox.owe`).
        """
        posts = await counted(writer, table.public, posts) if posts else posts
        await owe(writer, table, posts, self.clock(), by=by, in_rounds=in_rounds)

    async def _table(self, channel_id: int, reader: Reader | None = None) -> Table | None:
        async with self.store.reading() if reader is None else nullcontext(reader) as source:
            row = await self._newest(source, channel_id)
            if row is None and (watched := await source.watched_in(channel_id)) is not None:
                row = await self._newest(source, await place_shown(source, watched))
            return None if row is None else await self.load(source, row)

    @staticmethod
    async def _newest(reader: Reader, channel_id: int) -> MatchRow | None:
        return await reader.match_in(channel_id) or await reader.latest_match_in(channel_id)

    def _with_turn(self, table: Table, seat: Seat | None, move: Any, *, is_forced: bool = False) -> Table:
        luck = self.luck_of(table)
        match = table.started_match.play(seat, move, chance=luck, at=self.clock(), is_forced=is_forced)
        return table.advanced(match)

    def luck_of(self, table: Table) -> Chance:
        """Return the luck of a table from here on: that of a duplicate is the same at every table of its word."""
        word = table.row.duplicate
        turns = () if table.match is None else table.match.journal.turns
        return self.chance if word is None else WordChance(word, (drawn for turn in turns for drawn in turn.luck))


async def renamed(writer: Writer, table: Table, person: Person) -> Table:
    """Call a player who acts as they are called now, if they have another name since they sat down."""
    seat = table.seat_of(person.id)
    if seat is None or table.seats[seat].name == person.name:
        return table
    await writer.rename(table.row.id, person.id, person.name)
    return replace(table, seats=await writer.seats(table.row.id))
