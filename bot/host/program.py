"""The program put together: all games, all commands, all controls, and a client that has them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Final

import aiohttp
from discord import app_commands

from bot.delivery.studio_process import Painter, Thinker
from bot.games import GAMES
from bot.games.discord_game import DiscordGame, merge_verbs, with_games
from bot.host.health import telling_since_when_away
from bot.interactions import commands
from bot.interactions.command_words import UNSAID, give_words
from bot.interactions.commands import moderation, privacy_commands, rules, settings_commands, stats_commands
from bot.interactions.commands.message_commands import MESSAGE_COMMANDS
from bot.interactions.commands.see import LOOKS
from bot.interactions.components import (
    board_puzzle,
    coach,
    game_buttons,
    guess_menu,
    lobby_buttons,
    play_on_buttons,
    program_buttons,
    puzzle_pad,
    replay_buttons,
    seat_buttons,
)
from bot.interactions.components.lobby_buttons import plain_new
from bot.interactions.look import look_verbs
from bot.runtime.client import Furunkulus, Program, present
from bot.store import ALL, Location, Share, join_cluster
from engine.core import Chance

OF_ALL_GAMES: Final = (
    coach.VERBS,
    lobby_buttons.VERBS,
    guess_menu.VERBS,
    game_buttons.VERBS,
    board_puzzle.VERBS,
    play_on_buttons.VERBS,
    program_buttons.VERBS,
    puzzle_pad.VERBS,
    replay_buttons.VERBS,
    rules.VERBS,
    seat_buttons.VERBS,
    moderation.VERBS,
    settings_commands.VERBS,
    privacy_commands.VERBS,
    stats_commands.VERBS,
)
"""What controls do that no game has of its own."""


def put_together(games: Sequence[DiscordGame]) -> Program:
    """Return the program that plays these games. Raises ValueError where two controls have one verb."""
    at_tables = {game.key: game.table for game in games}
    looks = look_verbs({game.key: (*LOOKS, *game.looks) for game in games})
    known = (
        _new(games),
        *commands.commands_for(
            at_tables,
            looks=[look for game in games for look in game.looks],
            at_table=[command for game in games for command in game.at_table],
        ),
        *(command for game in games for command in game.commands),
    )
    give_words(known)
    return Program(
        games=at_tables,
        commands=known,
        message_commands=MESSAGE_COMMANDS,
        verbs=with_games(merge_verbs(*OF_ALL_GAMES, looks), games),
    )


def _new(games: Sequence[DiscordGame]) -> app_commands.Group:
    """Return `/new`, with a subcommand for each game."""
    group = app_commands.Group(name="new", description=UNSAID, guild_only=True)
    for game in games:
        group.add_command(game.new or plain_new(game.key))
    return group


PROGRAM: Final = put_together(GAMES)


@asynccontextmanager
async def playing(  # noqa: PLR0913 - what may be told of the rest of the program
    database: Location,
    *,
    chance: Chance | None = None,
    clock: Callable[[], datetime] = present,
    connector: aiohttp.BaseConnector | None = None,
    http_trace: aiohttp.TraceConfig | None = None,
    painter: Painter | None = None,
    thinker: Thinker | None = None,
    program: Program = PROGRAM,
    share: Share = ALL,
) -> AsyncIterator[Furunkulus]:
    """Open the database and give a client that plays from it, not yet connected; close both at the end.

    A painter or a thinker that is given stays open.

    `share` is which process this is of several. Raises DatabaseUnusable, also where another bot plays from there.
    """
    async with join_cluster(database, share) as (store, cluster):
        painting, thinking = painter or Painter(), thinker or Thinker()
        try:
            client = Furunkulus(
                program=program,
                store=store,
                cluster=cluster,
                painter=painting,
                thinker=thinking,
                chance=chance,
                clock=clock,
                connector=connector,
                http_trace=http_trace,
            )
            async with telling_since_when_away(store, database, share), client:
                yield client
        finally:
            if painter is None:
                await asyncio.to_thread(painting.close)
            if thinker is None:
                await asyncio.to_thread(thinking.close)
