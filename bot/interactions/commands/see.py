"""`/see`: all that can be looked at in a channel, for the asker's eyes only; and `/review` of a game that is over."""

from collections.abc import Iterable
from typing import Final

import discord
from discord import app_commands

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import MOST_OFFERS, Offers, completion
from bot.interactions.command_words import UNSAID
from bot.interactions.components.component import buttons_view
from bot.interactions.components.replay_buttons import open_replay, open_review, show_missed
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.interactions.look import Look, look
from bot.play.archive import archive_in_sight, archived
from bot.table import TableView
from bot.table.game import Whereabouts
from bot.table.posts.board_posts import board_buttons, board_post, may_plan, plan_button, question
from bot.table.posts.custom_id import NUMBER
from bot.table.posts.lobby_post import lobby_post
from bot.table.posts.post import TEXT_LIMIT, Button
from bot.table.texts import code_block, gathered, plain
from engine.core import Reason, Refused


async def show_board(context: Context) -> None:
    """Show the board, with its controls if it is the asker's turn, and with what can be guessed."""
    async with context.app.tables.store.reading() as reader:
        place = await context.channel_id(reader)
        table = await context.app.tables.table(place, context.person.id, reader=reader)
    if table is None:
        raise Refused(Reason.of("table-no-game-here"))
    table = table.told_in(context.words)
    if table.match is None:
        await context.answer(lobby_post(table).text)
        return
    post = board_post(table, heading=context.words("board-stopped") if table.row.status == "stopped" else "")
    await context.show(post.text, view=buttons_view(await _controls(context, table)), pictures=post.pictures)


async def _controls(context: Context, table: TableView) -> tuple[Button, ...]:
    """Return what the asker can do on the board: nothing where it is only watched from another channel."""
    if table.row.channel_id != await context.channel_id():
        return ()
    acts = any(seat.person_id == context.person.id for seat in table.to_act)
    own = board_buttons(table) if acts else plan_button(table) if may_plan(table, context.person.id) else ()
    return (*own, *question(table))


@app_commands.command()
async def text(interaction: discord.Interaction, *, grid: bool = False) -> None:
    """Tell how the channel's game stands."""
    async with error_boundary(interaction) as context:
        await show_text(context, grid=grid)


async def show_text(context: Context, *, grid: bool = False) -> None:
    """Tell how the channel's game stands, in sentences where the game has them and no grid is wanted."""
    table = await _seen(context)
    state, show = table.started_match.state, table.game.show
    note = [context.words("board-stopped")] if table.row.status == "stopped" else []
    if grid and show.grid is not None:
        await context.answer("\n".join((*note, code_block(show.grid(context.words, state)))))
        return
    for part in gathered((*note, *show.text(context.words, table.names, state).split("\n")), TEXT_LIMIT):
        await context.answer(part)


async def _seen(asker: Asker) -> TableView:
    """Return the channel's newest game that has begun, as the asker may see it. Raises Refused."""
    return await asker.app.tables.latest_started(await asker.channel_id(), asker.person.id)


@app_commands.command()
async def where(interaction: discord.Interaction, who: str) -> None:
    """Tell where a piece is, and how it stands there."""
    async with error_boundary(interaction) as context:
        table, places = await _places(context)
        await context.answer(places.piece(context.words, table, context.person.id, who))


@app_commands.command()
async def square(interaction: discord.Interaction, square: str) -> None:
    """Tell what is there, and which ways there are."""
    async with error_boundary(interaction) as context:
        table, places = await _places(context)
        await context.answer(places.square(context.words, table, context.person.id, square))


async def _places(asker: Asker) -> tuple[TableView, Whereabouts]:
    """Return the table with what tells where things are. Raises Refused in a game without a board."""
    table = await _seen(asker)
    if table.game.whereabouts is None:
        raise Refused(Reason.of("see-no-places", game=asker.words(table.row.game)))
    return table, table.game.whereabouts


@where.autocomplete("who")
@completion
async def _complete_piece(asker: Asker, typed: str) -> Offers:
    table, places = await _places(asker)
    return _fitting(places.pieces(asker.words, table), typed)


@square.autocomplete("square")
@completion
async def _complete_square(asker: Asker, typed: str) -> Offers:
    table, places = await _places(asker)
    return _fitting(places.squares(asker.words, table), typed)


def _fitting(offers: Offers, typed: str) -> Offers:
    """Return the offers in which the words occur, first those that begin with them."""
    wanted = typed.strip().casefold()
    fitting = [(label, value) for label, value in offers if wanted in f"{label} {value}".casefold()]
    return sorted(fitting, key=lambda offer: not offer[1].casefold().startswith(wanted))


BOARD: Final = look("board", show_board)
TEXT: Final = Look(text, show_text)


@app_commands.command()
async def replay(interaction: discord.Interaction, game: str | None = None) -> None:
    """Open a replay at its beginning."""
    async with error_boundary(interaction) as context:
        await show_replay(context, game)


async def show_replay(context: Context, game: str | None = None) -> None:
    """Open a replay of the newest game, or of the one that is named."""
    tables, table = context.app.tables, await _asked_game(context, game)
    newest = await tables.table(await context.channel_id(), context.person.id)
    is_behind = game is None and newest is not None and newest.row.status == "lobby"
    note = context.words("replay-behind-lobby", number=table.row.id) if is_behind else ""
    await open_replay(context, table, note=note)


async def _asked_game(context: Context, game: str | None) -> TableView:
    """Return the game of a number that was typed, or the newest one of the channel. Raises Refused."""
    tables = context.app.tables
    if game is None:
        return await tables.latest_started(await context.channel_id(), context.person.id, behind_lobby=True)
    if NUMBER.fullmatch(game.strip()) is None:
        raise Refused(Reason.of("table-no-such-game"))
    return await archived(tables, await context.channel_id(), context.person.id, int(game.strip()))


async def show_catch_up(context: Context) -> None:
    """Sum up what the asker has missed."""
    await show_missed(context, await _seen(context))


@app_commands.command()
@app_commands.guild_only()
async def review(interaction: discord.Interaction, game: str | None = None) -> None:
    """Show the review of a game."""
    async with error_boundary(interaction) as context:
        await open_review(context, await _asked_game(context, game))


@replay.autocomplete("game")
@review.autocomplete("game")
@completion
async def _complete_game(asker: Asker, typed: str) -> Offers:
    """Offer the games that can be seen here."""
    offers = []
    for row, seats in await archive_in_sight(asker.app.tables, await asker.channel_id(), limit=MOST_OFFERS):
        names = asker.words.series([plain(seat.name) for seat in seats])
        label = asker.words("replay-game", number=row.id, date=row.created_at.date().isoformat(), names=names)
        if row.channel_id != await asker.channel_id():
            label = asker.words("replay-game-watched", game=label)
        offers.append((label, str(row.id)))
    return [(label, number) for label, number in offers if typed.strip().lower() in label.lower()]


REPLAY: Final = Look(replay, show_replay)
CATCH_UP: Final = look("catch-up", show_catch_up)


LOOKS: Final = (BOARD, TEXT, Look(where), Look(square), CATCH_UP, REPLAY)
"""What can be seen of every game."""


def see_group(looks: Iterable[Look]) -> app_commands.Group:
    """Return `/see` with these looks besides those of every game. Raises CommandAlreadyRegistered for two of a name."""
    group = app_commands.Group(name="see", description=UNSAID, guild_only=True)
    for each in (*LOOKS, *looks):
        group.add_command(each.command)
    return group
