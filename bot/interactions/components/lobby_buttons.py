"""How tables come to be, and the lobby's buttons: join (with a menu of the free sides), leave, add an opponent, start.

A game starts in its channel, or in a thread that is made for it.
"""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, Final

import discord
import msgspec
from discord import app_commands

from bot.delivery.permissions import is_private_thread, may_read
from bot.interactions.command_words import told
from bot.interactions.components.component import menu_view, rows_view
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.play import lobby
from bot.play.lobby import Opening, begin_with_opponents, in_thread, open_lobby
from bot.play.moderation.configuration import change_settings
from bot.play.player_search import look_for_players, search
from bot.table import BoardId, Table
from bot.table.posts.custom_id import CustomId, snowflake_in
from bot.table.posts.post import Button
from bot.table.rows import NewMatch
from bot.table.seat_rules import free_sides, level_called, side_note, usual_level
from bot.table.table_settings import LANGUAGE, Place
from bot.table.texts import visible
from engine.core import Reason, Refused
from render.core import Words, words_in


async def join(context: Context, custom_id: CustomId) -> None:
    """Seat the person on the first free side, or leave them on theirs, and offer the others."""
    table = await lobby.join(
        context.app.tables, await context.channel_id(), context.person, None, board=custom_id.board
    )
    seat = table.seats[table.must_seat(context.person.id)]
    joined = context.words("joined", side=table.joined_as(seat, context.words))
    if table.game.sides.undecided(table.row.setup, None, context.words) is not None:
        await context.answer(joined)
        return
    others = [seat for seat in table.seats if seat.person_id != context.person.id]
    options = [(side, table.game.sides.name(side, context.words)) for side in free_sides(table.game, others)]
    view = menu_view(
        CustomId("side", *custom_id.board),
        placeholder=context.words(table.game.sides.another),
        options=options,
        notes={side: side_note(table.game, context.words, side) for side, _ in options},
    )
    await context.answer(joined, view=view)


async def choose_side(context: Context, custom_id: CustomId) -> None:
    """Seat the person with the chosen side."""
    tables = context.app.tables
    table = await lobby.join(tables, await context.channel_id(), context.person, context.chosen, board=custom_id.board)
    seat = table.seats[table.must_seat(context.person.id)]
    await context.update(context.words("joined", side=table.joined_as(seat, context.words)), view=None)


async def leave(context: Context, custom_id: CustomId) -> None:
    """Take the person out of the lobby."""
    await lobby.leave(context.app.tables, await context.channel_id(), context.person, board=custom_id.board)
    await context.answer(context.words("left"))


async def add_opponent(context: Context, custom_id: CustomId) -> None:
    """Ask the person how well the program should play."""
    tables, words, here = context.app.tables, context.words, await context.channel_id()
    table = await lobby.find_lobby(tables, here, board=custom_id.board)
    opponents = table.game.rules.opponents
    levels = () if opponents is None else opponents.levels
    away = CustomId("noopponent", *custom_id.board).button(words("opponent-remove"))
    view = menu_view(
        CustomId("level", *custom_id.board),
        placeholder=words("opponent-placeholder"),
        options=[(level.key, table.game.programs.level_name(words, level)) for level in levels],
        notes={level.key: table.game.programs.level_about(words, level) for level in levels},
        below=[away],
    )
    await context.answer(words("opponent-choose"), view=view)


async def choose_level(context: Context, custom_id: CustomId) -> None:
    """Seat a program of the chosen level."""
    tables, level = context.app.tables, context.chosen
    table = await lobby.add_opponent(tables, await context.channel_id(), context.person, level, board=custom_id.board)
    await context.update(context.words("opponent-added", name=table.names[-1]), view=None)


async def remove_opponent(context: Context, custom_id: CustomId) -> None:
    """Take the program away that was added last."""
    await lobby.remove_opponent(context.app.tables, await context.channel_id(), context.person, board=custom_id.board)
    await context.update(context.words("opponent-removed"), view=None)


async def start_game(context: Context, *, board: BoardId | None = None, place: Place | None = None) -> None:
    """Begin the match of the lobby meant, in a thread if the table is set so and one can be made. Raises Refused."""
    tables = context.app.tables
    async with tables.store.lookup() as reader:
        here = await context.channel_id(reader)
        table = await lobby.must_start(tables, reader, here, context.person, board=board)
    if table.row.parent_id is not None:
        await lobby.start(tables, here, context.person, board=board)
        await context.answer(context.words("started-in-thread", thread=f"<#{here}>"))
        return
    if (place or table.settings.place) == "channel":
        await lobby.start(tables, here, context.person, board=board)
        await context.done()
        return
    thread = await _make_thread(context, table)
    note = table.words("thread-not-made") if thread is None else ""
    await lobby.start(tables, here, context.person, board=board, thread=thread, note=note)
    key = "thread-not-made" if thread is None else "started-in-thread"
    await context.answer(context.words(key, thread=f"<#{thread}>"))


async def _make_thread(context: Context, table: Table) -> int | None:
    """Make a thread that carries the players' names; None where the bot may not."""
    async with context.app.tables.store.reading() as reader:
        message = await reader.lobby_message(table.row.id)
    name = thread_name(table.words, table.row.game, [seat.name for seat in table.seats])
    message_id = None if message is None else message.message_id
    return await context.app.make_thread(table.row.channel_id, name=name, message_id=message_id)


def thread_name(words: Words, game: str, names: Iterable[str]) -> str:
    """Name the thread of a game after it and its players."""
    return words("thread-name", game=words(game), names=words.series([visible(name) or "?" for name in names]))


async def find_players(context: Context, *, board: BoardId | None = None) -> None:
    """Let the lobby meant look for players in its channel, and tell those who asked for it. Raises Refused."""
    tables, here = context.app.tables, await context.channel_id()
    table, people = await search(tables, here, context.person, board=board)
    asked = asyncio.Semaphore(ASKED_AT_ONCE)
    try:
        async with asyncio.TaskGroup() as looking:  # of which none goes on where one fails
            sees = [looking.create_task(_can_see(context, table, each, asked)) for each in people]
    except ExceptionGroup as failed:
        raise failed.exceptions[0] from None
    told = [each for each, seen in zip(people, sees, strict=True) if seen.result()]
    count = await look_for_players(tables, here, context.person, told, board=board)
    await context.answer(context.words("search-posted", told=count))


ASKED_AT_ONCE: Final = 10
"""Of how many people Discord is asked at once whether they see a channel."""


async def _can_see(context: Context, table: Table, person_id: int, asked: asyncio.Semaphore) -> bool:
    """Whether somebody who asked to be told of tables is in the server and reads the channel of this one."""
    guild = context.interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(table.row.parent_id or table.row.channel_id)
    if guild is None or channel is None or is_private_thread(channel):
        return False
    try:
        async with asked:
            member = await guild.fetch_member(person_id)
        return may_read(channel.permissions_for(member))
    except discord.NotFound:  # they have left it
        async with context.app.tables.writing() as writer:
            await writer.drop_wish(person_id, guild.id)
        return False


TAKEN: Final = "table-channel-taken"
"""Why no table can be opened where one is."""

MOST_OPENINGS: Final = 1000
"""How many tables that found no room are kept in mind until their hosts press the button."""

IN_THREAD: Final = "thread"
"""What stands in the id of *Play again* where the table is opened in a thread."""


async def new_thread(context: Context, channel_id: int, game: str, names: Iterable[str]) -> int:
    """Make a thread of a channel for a table that is not open yet. Raises Refused where the bot may make none."""
    name = thread_name(words_in(await context.posts_language(channel_id)), game, names)
    thread = await context.app.make_thread(channel_id, name=name, message_id=None)
    if thread is None:
        raise Refused(Reason.of("table-no-thread"))
    return thread


async def offered_thread(context: Context, refused: Refused, in_thread: CustomId) -> bool:
    """Offer a thread to whose channel has a game, by a button with this id; False where nothing is to be offered."""
    if refused.reason.key != TAKEN or not _may_make_threads(context):
        return False
    button = in_thread.button(context.words("lobby-open-in-thread"), style="primary")
    await context.answer(context.words(refused.reason.key), view=rows_view([[button]]))
    return True


def _may_make_threads(context: Context) -> bool:
    """Whether the bot may make a thread in the channel, or beside the thread, where it was asked."""
    channel, granted = context.interaction.channel, context.interaction.app_permissions
    home = channel.parent if isinstance(channel, discord.Thread) else channel
    is_parent = isinstance(home, discord.TextChannel)
    return is_parent and granted.create_public_threads and granted.send_messages_in_threads


def own_language_button(context: Context, table: Table) -> list[Button]:
    """Return a button that gives a table the language of its host, if it has another one."""
    own = context.words
    button = CustomId(LANGUAGE, table.row.id, 0, own.language).button(own("lobby-own-language"))
    return [] if table.row.language == own.language else [button]


async def set_own_language(context: Context, custom_id: CustomId) -> None:
    """Give the table the language that a button names."""
    tables, here = context.app.tables, await context.channel_id()
    chosen = {LANGUAGE: custom_id.rest}
    await change_settings(tables, here, context.moderator, chosen, match_id=custom_id.match)
    await context.update(context.words("lobby-opened"), view=None)


PLACES: Final[Mapping[bool | None, Place | None]] = {None: None, True: "thread", False: "channel"}
"""Where a game is played, by what `thread` says."""


async def open_table(  # noqa: PLR0913 - how a table is opened
    context: Context,
    game: str,
    setup: bytes = b"{}",
    *,
    opponents: int | None = None,
    level: str | None = None,
    side: str | None = None,
    chosen: Mapping[str, str | None],
    duplicate: str | None = None,
) -> None:
    """Open a lobby with options (JSON) and `chosen` settings, or begin with programs of a level. Raises Refused."""
    new = NewMatch(
        guild_id=context.guild_id,
        channel_id=context.own_channel_id,
        game=game,
        host_id=context.person.id,
        setup=setup,
        language=context.words.language,
        duplicate=duplicate,
    )
    settings = {name: choice for name, choice in chosen.items() if choice is not None}
    levels: tuple[str, ...] = ()
    if opponents is not None or level is not None:
        played = context.app.games[game]
        known = usual_level(played) if level is None else level_called(played, context.words, level)
        levels = (known,) * (opponents or 1)
    opening = Opening(new, levels, side, settings)
    try:
        table = await _opened(context, opening)
    except Refused as refused:
        if settings.get("place") == "thread" and refused.reason.key == TAKEN:
            await context.answer(await _open_in_thread(context, opening))
            return
        if not await offered_thread(context, refused, CustomId("opening", 0, 0, str(context.interaction.id))):
            raise
        openings = context.app.openings
        openings[context.interaction.id] = opening
        for oldest in list(openings)[:-MOST_OPENINGS]:
            del openings[oldest]
        return
    if table.row.status == "lobby" and levels:
        await start_game(context)
    elif levels:
        await context.done()
    else:
        await context.answer(context.words("lobby-opened"), view=rows_view([own_language_button(context, table)]))


async def _opened(context: Context, opening: Opening) -> Table:
    """Open a lobby; with levels of programs begin, unless the game is to get a thread first. Raises Refused."""
    tables, (new, levels, side, chosen) = context.app.tables, opening
    if levels:
        return await begin_with_opponents(tables, new, context.person, levels, side=side, chosen=chosen)
    return await open_lobby(tables, new, context.person, side=side, chosen=chosen)


async def open_in_thread(context: Context, custom_id: CustomId) -> None:
    """Open the table, which found a game on in the channel, in a thread of its own."""
    opening = context.app.openings.pop(snowflake_in(custom_id.rest), None)
    if opening is None or opening.new.host_id != context.person.id:
        raise Refused(Reason.of("table-opening-gone"))
    await context.update(await _open_in_thread(context, opening), view=None)


async def _open_in_thread(context: Context, opening: Opening) -> str:
    """Open a table in a new thread of the channel, and return what its host is told. Raises Refused."""
    channel, new = context.interaction.channel, opening.new
    home = channel.parent_id if isinstance(channel, discord.Thread) else new.channel_id
    thread = await new_thread(context, home, new.game, [context.person.name])
    there = in_thread(msgspec.structs.replace(new, channel_id=home), thread)
    await _opened(context, opening._replace(new=there, chosen={**opening.chosen, "place": "thread"}))
    key = "started-in-thread" if opening.levels else "lobby-opened-in-thread"
    return context.words(key, thread=f"<#{thread}>")


def plain_new(game: str) -> app_commands.Command[Any, ..., Any]:
    """Return the subcommand of `/new` of a game without options of its own."""

    @app_commands.command(name=game, description=told(lambda words: words("command-new-plain", game=words(game))))
    @app_commands.describe(thread=told(lambda words: words("command-new-plain.thread")))
    async def new(interaction: discord.Interaction, *, thread: bool | None = None) -> None:
        async with error_boundary(interaction) as context:
            await open_table(context, game, chosen={"place": PLACES[thread]})

    return new


VERBS: Final[Mapping[str, Verb]] = {
    "join": join,
    "opening": open_in_thread,
    "side": choose_side,
    "leave": leave,
    "start": lambda context, custom_id: start_game(context, board=custom_id.board, place="channel"),
    "thread": lambda context, custom_id: start_game(context, board=custom_id.board, place="thread"),
    "opponent": add_opponent,
    "level": choose_level,
    "noopponent": remove_opponent,
    "find": lambda context, custom_id: find_players(context, board=custom_id.board),
    LANGUAGE: set_own_language,
}
