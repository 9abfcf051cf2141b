"""The command line: `furunkulus run` plays on Discord, `try` on this machine without an account; `doctor` looks."""

import asyncio
import errno
import logging
import signal
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, NoReturn

import aiohttp
import discord
import typer

from bot import logs, settings
from bot.program import playing
from bot.store import DatabaseUnusable, Store
from bot.trying import DEFAULT_PORT, BotEndedError, trying

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,  # its tracebacks would show values of variables, secrets among them
    help="Monstrous board games in a Discord channel.",
)

UNUSABLE = 2
"""The exit code for what whoever hosts the bot must mend: settings, token, database."""


@app.command()
def run() -> None:
    """Run the bot on Discord, with the token from DISCORD_TOKEN or .env."""
    try:
        chosen = settings.load()
    except settings.BadSettings as error:
        _stop(str(error))
    token = chosen.token.get_secret_value()
    logs.set_up(style=chosen.log_format, level=chosen.log_level, secrets=[token])
    _until_stopped(_run(chosen.database, token))


@app.command("try")
def try_(
    port: Annotated[int, typer.Option(help="The port of the page on 127.0.0.1.")] = DEFAULT_PORT,
    data: Annotated[
        Path | None,
        typer.Option(file_okay=False, help="Keep games and messages in this folder; without it they are gone."),
    ] = None,
) -> None:
    """Play on this machine: the bot, and a stand-in for Discord with a page to open in a browser."""
    logs.set_up(style="console", level="warning")
    _until_stopped(trying(port=port, folder=data))


@app.command()
def doctor() -> None:
    """Look whether the bot could run: the settings, the database, and what it owes; exit code 2 if it could not."""
    try:
        chosen = settings.load()
    except settings.BadSettings as error:
        _stop(str(error))
    try:
        problems, owed = asyncio.run(_examine(chosen.database))
    except DatabaseUnusable as error:
        _stop(str(error))
    if problems:
        _stop(f"The database {chosen.database} is damaged: {'; '.join(problems)}.")
    typer.echo(f"The settings can be read. The database {chosen.database} is sound. Posts owed: {owed}.")


async def _examine(database: Path) -> tuple[tuple[str, ...], int]:
    store = await Store.open(database)
    try:
        async with store.reading() as view:
            return await store.check(), await view.count_owed()
    finally:
        await store.close()


async def _run(database: Path, token: str) -> None:
    async with playing(database) as client:
        await client.start(token)


def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run until Ctrl+C or SIGTERM; what the host must mend is one sentence, and not a traceback."""
    try:
        asyncio.run(_stoppable(work))
    except asyncio.CancelledError:
        logging.getLogger(__name__).info("stopped")
    except (DatabaseUnusable, BotEndedError) as error:
        _stop(str(error))
    except (aiohttp.ClientError, discord.DiscordServerError) as error:
        _stop(f"Discord cannot be reached: {error}.")
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        _stop("The port of the page is taken by another program; --port chooses another one.")
    except discord.LoginFailure:
        _stop("Discord refuses the token in DISCORD_TOKEN; the developer portal gives a new one (Bot, Reset Token).")


async def _stoppable(work: Coroutine[Any, Any, None]) -> None:
    """Let signals cancel the work from within the loop: asyncio's own way does it in the middle of anything."""
    loop, task = asyncio.get_running_loop(), asyncio.create_task(work)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(task.cancel))
    await task


def _stop(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(UNUSABLE)


def main() -> None:
    """Run the command line."""
    app()
