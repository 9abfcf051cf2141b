"""How tables come to be, and the lobby's buttons: join (with a menu of the free sides), leave, add an opponent, start.

A game starts in its channel, or in a thread that is made for it.
"""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.interactions.components.component import menu_view, rows_view
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.play import lobby
from bot.play.lobby import begin_with_opponents, open_lobby
from bot.table import BoardId, Table
from bot.table.posts.custom_id import CustomId
from bot.table.rows import NewMatch
from bot.table.seat_rules import free_sides, level_called, side_note, usual_level
from bot.table.table_settings import Place
from bot.table.texts import visible
from render.core import words_in


async def join(context: Context, custom_id: CustomId) -> None:
    """Seat the person on the first free side, or leave them on theirs, and offer the others."""
    table = await lobby.join(context.app.tables, context.own_channel_id, context.person, None, board=custom_id.board)
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
    table = await lobby.join(tables, context.own_channel_id, context.person, context.chosen, board=custom_id.board)
    seat = table.seats[table.must_seat(context.person.id)]
    await context.update(context.words("joined", side=table.joined_as(seat, context.words)), view=None)


async def leave(context: Context, custom_id: CustomId) -> None:
    """Take the person out of the lobby."""
    await lobby.leave(context.app.tables, context.own_channel_id, context.person, board=custom_id.board)
    await context.answer(context.words("left"))


async def add_opponent(context: Context, custom_id: CustomId) -> None:
    """Ask the person how well the program is to play; where there is but one level, seat it."""
    tables, words = context.app.tables, context.words
    table = await lobby.find_lobby(tables, context.own_channel_id, board=custom_id.board)
    opponents = table.game.rules.opponents
    levels = () if opponents is None else opponents.levels
    away = CustomId("noopponent", *custom_id.board).button(words("opponent-remove"))
    if len(levels) == 1:
        key = levels[0].key
        table = await lobby.add_opponent(tables, context.own_channel_id, context.person, key, board=custom_id.board)
        await context.answer(words("opponent-added", name=table.names[-1]), view=rows_view([[away]]))
        return
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
    table = await lobby.add_opponent(tables, context.own_channel_id, context.person, level, board=custom_id.board)
    await context.update(context.words("opponent-added", name=table.names[-1]), view=None)


async def remove_opponent(context: Context, custom_id: CustomId) -> None:
    """Take the program away that was added last."""
    await lobby.remove_opponent(context.app.tables, context.own_channel_id, context.person, board=custom_id.board)
    await context.update(context.words("opponent-removed"), view=None)


async def start_game(context: Context, *, board: BoardId | None = None, place: Place | None = None) -> None:
    """Begin the match of the lobby here, in a thread if the table is set so and one can be made. Raises Refused."""
    tables, here = context.app.tables, context.own_channel_id
    table = await lobby.must_start(tables, here, context.person, board=board)
    if (place or table.settings.place) == "channel":
        await lobby.start(tables, here, context.person, board=board)
        await context.answer(context.words("started"))
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
    names = ", ".join(visible(seat.name) or "?" for seat in table.seats)
    name = table.words("thread-name", game=table.words(table.row.game), names=names)
    message_id = None if message is None else message.message_id
    return await context.app.make_thread(context.own_channel_id, name=name, message_id=message_id)


PLACES: Final[Mapping[bool | None, Place | None]] = {None: None, True: "thread", False: "channel"}
"""Where a game is played, by what `thread` says."""


async def open_table(
    context: Context,
    game: str,
    setup: bytes = b"{}",
    *,
    opponents: int | None = None,
    level: str | None = None,
    side: str | None = None,
    chosen: Mapping[str, str | None],
) -> None:
    """Open a lobby with options (JSON) and `chosen` settings, or begin with programs of a level. Raises Refused."""
    new = NewMatch(
        guild_id=context.guild_id,
        channel_id=context.own_channel_id,
        game=game,
        host_id=context.person.id,
        setup=setup,
        language=context.words.language,
    )
    settings = {name: choice for name, choice in chosen.items() if choice is not None}
    if opponents is None and level is None:
        await open_lobby(context.app.tables, new, context.person, side=side, chosen=settings)
        await context.answer(context.words("lobby-opened"))
        return
    played = context.app.games[game]
    known = usual_level(played) if level is None else level_called(played, context.words, level)
    levels = [known] * (opponents or 1)
    table = await begin_with_opponents(context.app.tables, new, context.person, levels, side=side, chosen=settings)
    if table.row.status == "lobby":
        await start_game(context)
    else:
        await context.answer(context.words("started"))


def plain_new(game: str) -> app_commands.Command[Any, ..., Any]:
    """Return the subcommand of `/new` of a game without options of its own."""

    @app_commands.command(name=game, description=f"Open a table for {words_in('en')(game)} here.")
    @app_commands.describe(thread="Whether the game gets a thread of its own; as the last one here if you say nothing")
    async def new(interaction: discord.Interaction, *, thread: bool | None = None) -> None:
        async with error_boundary(interaction) as context:
            await open_table(context, game, chosen={"place": PLACES[thread]})

    return new


VERBS: Final[Mapping[str, Verb]] = {
    "join": join,
    "side": choose_side,
    "leave": leave,
    "start": lambda context, custom_id: start_game(context, board=custom_id.board, place="channel"),
    "thread": lambda context, custom_id: start_game(context, board=custom_id.board, place="thread"),
    "opponent": add_opponent,
    "level": choose_level,
    "noopponent": remove_opponent,
}
