"""A table before its game: it is opened, set like the last one or for the same people; they come and go, and begin."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec
import structlog

from bot.play.languages import language_of_place
from bot.play.outbox import owe_archive
from bot.play.ping_limit import note_agreed, note_asked, note_begun
from bot.play.places import NOBODY
from bot.play.tables import Tables
from bot.play.turns import write_turns
from bot.store import ChannelTaken, Reader, Writer
from bot.table import BoardId, Person, Table, TableView
from bot.table.posts.board_posts import board_post
from bot.table.posts.lobby_post import lobby_post
from bot.table.posts.post import Post
from bot.table.posts.story import story_of
from bot.table.posts.turn_posts import by_rounds, turn_posts
from bot.table.rows import MatchRow, NewMatch, SeatRow
from bot.table.seat_rules import check_seats, choose_side, new_program
from bot.table.table_settings import TableSettings
from bot.table.texts import plain
from engine.core import SCHEMA, Match, Reason, Refused
from render.core import Words

log = structlog.get_logger()


class Opening(NamedTuple):
    """A table as somebody wants it."""

    new: NewMatch
    """What is played, and where."""
    levels: tuple[str, ...] = ()
    """Those of the programs with whom the host begins at once; none for a lobby."""
    side: str | None = None
    """The host's; None for the first one."""
    chosen: Mapping[str, str] = {}
    """How it is set otherwise than the channel's last table."""


async def open_lobby(
    tables: Tables, new: NewMatch, host: Person, *, side: str | None = None, chosen: Mapping[str, str] | None = None
) -> Table:
    """Open a lobby like the channel's last but for `chosen`, its host seated on a side or the first. Raises Refused."""
    async with tables.writing() as writer:
        table = await _opened(tables, writer, new, host, chosen=chosen, side=side)
        await tables.owe(writer, table, [lobby_post(table)])
        return table


async def begin_with_opponents(
    tables: Tables,
    new: NewMatch,
    host: Person,
    levels: Sequence[str],
    *,
    side: str | None = None,
    chosen: Mapping[str, str] | None = None,
) -> Table:
    """Open a table at which the host plays with a program of each of these levels, and begin: nobody else is awaited.

    The host is seated on a side, the first one if none is named, and the table is set as by `open_lobby`. What is to be
    played in a thread is a lobby that can begin: its message becomes that of the game. Raises Refused.
    """
    async with tables.writing() as writer:
        table = await _opened(tables, writer, new, host, chosen=chosen, side=side)
        for level in levels:
            table = replace(table, seats=(*table.seats, await _seat_program(writer, table, level, host.words)))
        if table.settings.place == "thread" and table.row.parent_id is None:
            await tables.owe(writer, table, [lobby_post(table)])
            return table
        return await _begin(tables, writer, table, host)


async def _opened(
    tables: Tables, writer: Writer, new: NewMatch, host: Person, *, chosen: Mapping[str, str] | None, side: str | None
) -> Table:
    here = new.parent_id or new.channel_id
    language = await language_of_place(writer, here, new.guild_id, new.language)
    new = msgspec.structs.replace(new, language=language)
    try:
        row = await open_match(tables, writer, new, chosen=chosen)
    except ChannelTaken:
        raise Refused(Reason.of("table-channel-taken")) from None
    table = await tables.load(writer, row)
    own = choose_side(table.game, host.words, table.seats, host.id, side)
    seat = await writer.add_seat(row.id, person_id=host.id, name=host.name, side=own)
    return replace(table, seats=(seat,))


async def find_lobby(tables: Tables, channel_id: int, *, board: BoardId | None = None) -> Table:
    """Return the channel's table that people can still join. Raises Refused."""
    async with tables.store.reading() as reader:
        return await _find(tables, reader, channel_id, board)


async def join(
    tables: Tables, channel_id: int, person: Person, side: str | None, *, board: BoardId | None = None
) -> Table:
    """Seat a person, or change their side; without one theirs, else the first free one. Raises Refused."""
    async with tables.writing() as writer:
        table = await _find(tables, writer, channel_id, board)
        chosen = choose_side(table.game, person.words, table.seats, person.id, side)
        await note_agreed(writer, table.row.guild_id, table.row.channel_id, person.id)
        seat = table.seat_of(person.id)
        if seat is not None and table.seats[seat].side == chosen:
            return table
        if seat is None:
            own = await writer.add_seat(table.row.id, person_id=person.id, name=person.name, side=chosen)
            joined = replace(table, seats=(*table.seats, own))
            await tables.owe(writer, joined, _lobby_posts(joined))
            return joined
        await writer.change_side(table.row.id, person_id=person.id, side=chosen)
        return await _changed(tables, writer, table)


async def add_opponent(
    tables: Tables, channel_id: int, person: Person, level: str, *, board: BoardId | None = None
) -> Table:
    """Seat a program at a level on the first free side, as whoever is seated may, and the host. Raises Refused."""
    async with tables.writing() as writer:
        table = await _find(tables, writer, channel_id, board)
        _must_belong(table, person)
        await _seat_program(writer, table, level, person.words)
        return await _changed(tables, writer, table)


async def remove_opponent(tables: Tables, channel_id: int, person: Person, *, board: BoardId | None = None) -> Table:
    """Take the program away that was added last. Raises Refused."""
    async with tables.writing() as writer:
        table = await _find(tables, writer, channel_id, board)
        _must_belong(table, person)
        programs = [seat for seat in table.seats if seat.is_program]
        if not programs:
            raise Refused(Reason.of("opponent-none"))
        await writer.remove_seat(table.row.id, person_id=programs[-1].person_id)
        return await _changed(tables, writer, table)


async def leave(tables: Tables, channel_id: int, person: Person, *, board: BoardId | None = None) -> Table:
    """Take a person out of the lobby; it closes when the last one leaves. Raises Refused."""
    async with tables.writing() as writer:
        table = await _find(tables, writer, channel_id, board, leaving=person)
        table.must_seat(person.id, otherwise="table-join-first")
        return await leave_in(tables, writer, table, person)


async def leave_in(tables: Tables, writer: Writer, table: Table, person: Person) -> Table:
    """Take who sits there out of a lobby, as `leave` does, in a transaction of the caller's."""
    await writer.remove_seat(table.row.id, person_id=person.id)
    if len(table.seats) > 1:
        return await _changed(tables, writer, table)
    await writer.set_status(table.row.id, "stopped")
    closed = await _changed(tables, writer, table)
    await owe_archive(writer, closed.row)
    return closed


async def must_start(
    tables: Tables, reader: Reader, channel_id: int, person: Person, *, board: BoardId | None = None
) -> Table:
    """Return the channel's lobby, which this person can begin now. Raises Refused."""
    return await _startable(tables, reader, channel_id, person, board)


async def must_need_players(
    tables: Tables, reader: Reader, channel_id: int, person: Person, *, board: BoardId | None = None
) -> Table:
    """Return the channel's lobby if somebody else can join it, and this person belongs to it. Raises Refused."""
    table = await _find(tables, reader, channel_id, board)
    _must_belong(table, person)
    choose_side(table.game, table.words, table.seats, NOBODY, None)
    return table


async def start(
    tables: Tables,
    channel_id: int,
    person: Person,
    *,
    board: BoardId | None = None,
    thread: int | None = None,
    note: str = "",
) -> Table:
    """Begin the match with those who have joined, in the order in which they did, and play what is due then.

    With `thread` it is played there from now on. A note stands above the first post. Where programs play alone the host
    begins it, to watch them. Raises Refused.
    """
    async with tables.writing() as writer:
        table = await _startable(tables, writer, channel_id, person, board)
        return await _begin(tables, writer, table, person, thread=thread, note=note)


async def _begin(
    tables: Tables, writer: Writer, table: Table, person: Person, *, thread: int | None = None, note: str = ""
) -> Table:
    check_seats(table.game, person.words, table.seats)
    setup = table.game.options.setup([seat.side for seat in table.seats], table.row.setup, table.settings)
    position = table.game.rules.begin(setup, tables.luck_of(table))
    row, seats = await writer.begin(table.row.id, table.seats, start=msgspec.json.encode(position), schema=SCHEMA)
    if thread is not None:
        try:
            await writer.move(row.id, channel_id=thread, parent_id=row.channel_id)
        except ChannelTaken:
            raise Refused(Reason.of("table-channel-taken")) from None
        row = await writer.match(row.id) or row
    begun = replace(table, row=row, seats=seats, match=Match.begin(table.game.rules, position))
    after = tables.settled(begun)
    await write_turns(writer, begun, after)
    lobby = [msgspec.structs.replace(post, turn=begun.turn) for post in _lobby_posts(begun)]

    def told(shown: TableView) -> list[Post]:
        return [*turn_posts(story_of(begun.public, shown, heading=note))] or [board_post(shown)]

    by, called = person.id, after.called
    if called is not None and not await note_begun(writer, table.row.channel_id, called.person_id, tables.clock()):
        by = called.person_id
    posts = [*lobby, *told(after.public)]
    await tables.owe(writer, after, posts, by=by, in_rounds=lambda: told(by_rounds(after.public)))
    return after


async def _seat_program(writer: Writer, table: Table, level: str, words: Words) -> SeatRow:
    seat = new_program(table, level, words)
    return await writer.add_seat(
        table.row.id, person_id=seat.person_id, name=seat.name, side=seat.side, level=seat.level
    )


async def _startable(tables: Tables, reader: Reader, channel_id: int, person: Person, board: BoardId | None) -> Table:
    table = await _find(tables, reader, channel_id, board)
    if table.seats and all(seat.is_program for seat in table.seats):
        _must_belong(table, person)
    else:
        table.must_seat(person.id, otherwise="table-join-first")
    check_seats(table.game, person.words, table.seats)
    return table


def _must_belong(table: Table, person: Person) -> None:
    if table.row.host_id != person.id:
        table.must_seat(person.id, otherwise="table-join-first")


async def _find(
    tables: Tables,
    reader: Reader,
    channel_id: int,
    board: BoardId | None,
    *,
    leaving: Person | None = None,
) -> Table:
    """Return the channel's lobby. Raises Refused, with reasons of their own for who sits there and is `leaving`."""
    row = await reader.match_in(channel_id)
    if row is None or (board is not None and board.match != row.id):
        raise Refused(Reason.of("table-no-game-here" if row is None else "table-other-lobby"))
    if row.status != "lobby":
        if leaving is not None:
            (await tables.load(reader, row)).must_seat(leaving.id)
        raise Refused(Reason.of("table-already-begun" if leaving is None else "table-begun-leave"))
    return await tables.load(reader, row)


async def _changed(tables: Tables, writer: Writer, table: Table) -> Table:
    """Read the lobby again as it has become, and owe the channel that it shows it."""
    changed = await tables.load(writer, await writer.match(table.row.id) or table.row)
    await tables.owe(writer, changed, _lobby_posts(changed))
    return changed


def _lobby_posts(table: Table) -> list[Post]:
    """Return the post that shows a lobby as it is; none once its message is the summary of a game in a thread."""
    return [] if table.row.parent_id is not None and table.match is not None else [lobby_post(table)]


async def open_match(
    tables: Tables, writer: Writer, new: NewMatch, *, chosen: Mapping[str, str] | None = None
) -> MatchRow:
    """Open a lobby set like the channel's last table of its game but for what is chosen. Raises ChannelTaken.

    Where it is played is as at the host's own last one: of several groups in a channel each has a habit of its own.
    """
    here, kind = new.parent_id or new.channel_id, tables.games[new.game].options.settings
    last = await writer.last_table_of(here, new.game)
    hosts = await writer.last_table_of(here, new.game, host_id=new.host_id)
    settings = _settings_like(last, kind)
    own = settings if hosts == last else _settings_like(hosts, kind)
    settings = settings.changed({"place": own.place, **(chosen or {})})
    return await writer.open_match(new, settings=msgspec.json.encode(settings))


def _settings_like(last: MatchRow | None, kind: type[TableSettings]) -> TableSettings:
    """Return what the last table is set to; the game's defaults where there was none, or it cannot be read."""
    if last is None:
        return kind()
    try:
        return msgspec.json.decode(last.settings, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        log.warning("unreadable settings", match=last.id, error=str(error))
        return kind()


async def match_to_repeat(tables: Tables, channel_id: int, person: Person, match_id: int) -> Table:
    """Return the table of a game that is over and whose people may play again. Raises Refused as `play_again`."""
    async with tables.store.reading() as reader:
        return await _to_repeat(tables, reader, channel_id, person, match_id)


async def _to_repeat(tables: Tables, reader: Reader, channel_id: int, person: Person, match_id: int) -> Table:
    row = await reader.match(match_id)
    if row is None or row.status != "over" or channel_id not in (row.channel_id, row.parent_id):
        raise Refused(Reason.of("table-no-such-game"))
    before = await tables.load(reader, row)
    before.must_seat(person.id, otherwise="again-players-only")
    return before


async def play_again(
    tables: Tables, channel_id: int, person: Person, match_id: int, *, thread: int | None = None
) -> tuple[str, ...]:
    """Open a table like that of a game that is over, with its people, in the channel where that one was opened.

    With `thread` it is played in that thread of the channel.

    Whoever was seated so, or asked to play, within a day and has not played since takes a seat themselves: else games
    that are begun and ended again and again would ping them each time. Their names are returned. Raises Refused, also
    for somebody who did not play there.
    """
    async with tables.writing() as writer:
        before = await _to_repeat(tables, writer, channel_id, person, match_id)
        row, settings = before.row, before.settings if thread is None else before.settings.changed({"place": "thread"})
        new = _match_again(before, host_id=person.id)
        try:
            again = await open_match(tables, writer, new if thread is None else in_thread(new, thread))
        except ChannelTaken:
            raise Refused(Reason.of("table-channel-taken")) from None
        kept = msgspec.json.encode(settings)
        await writer.set_settings(again.id, kept)
        first, *others = before.seats
        staying = {seat.person_id for seat in before.seats if seat.is_program} | {person.id}
        for asked in sorted(
            {seat.account for seat in before.seats if seat.account is not None} - staying
        ):  # in one order for all who write
            if await note_asked(writer, row.guild_id, asked, tables.clock()):
                staying.add(asked)
        for seat in (seat for seat in (*others, first) if seat.person_id in staying):
            await writer.add_seat(again.id, person_id=seat.person_id, name=seat.name, side=seat.side, level=seat.level)
        table = await tables.load(writer, msgspec.structs.replace(again, settings=kept))
        await tables.owe(writer, table, [lobby_post(table)])
        return tuple(
            plain(seat.name) for seat in before.seats if seat.account is not None and seat.account not in staying
        )


def in_thread(new: NewMatch, thread: int) -> NewMatch:
    """Return what opens a table in a thread that was made for it in the channel."""
    return msgspec.structs.replace(new, channel_id=thread, parent_id=new.channel_id)


def _match_again(before: Table, *, host_id: int) -> NewMatch:
    row = before.row
    return NewMatch(
        guild_id=row.guild_id,
        channel_id=row.parent_id or row.channel_id,
        game=row.game,
        host_id=host_id,
        setup=before.game.options.again(row.setup, before.started_match.after(0)),
        language=row.language,
    )
