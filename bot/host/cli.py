"""The command line: `run` plays on Discord, `try` on this machine; the others look after the database.

These two also load discord.py (`bot.host.foreground`), which is about a third of what a start takes; the others do
without it, since a container asks for its health every minute.
"""

import asyncio
import os
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from bot.host import settings
from bot.host.health import away_since, barred_elsewhere, diagnosis, not_back_yet, without_database
from bot.host.signals import at_a_stop
from bot.runtime.downtime import sign_of
from bot.store import (
    DatabaseAway,
    DatabaseUnusable,
    Examination,
    Location,
    back_up,
    examine,
    glance,
    move_database,
    read_location,
    read_share,
    restore,
    shown,
)

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,  # its tracebacks would show values of variables, secrets among them
)

UNUSABLE = 2
"""The exit code for what whoever hosts the bot must mend: settings, token, database."""

DEFAULT_PORT, LAST_PORT = 8765, 65_535

NO_TOKEN = "none"  # noqa: S105 - just that
"""What stands for the token where only the database is looked at."""


def _tell_version(*, asked: bool) -> None:
    if asked:
        typer.echo(f"Furunkulus {version('furunkulus')}")
        raise typer.Exit


@app.callback()
def furunkulus(
    *,
    _version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_tell_version, help="Say the version and end.")
    ] = False,
) -> None:
    """Monstrous board games in a Discord channel."""


@app.command()
def run(
    cluster: Annotated[
        str | None,
        typer.Option(metavar="I/N", help="Which process this is of how many, such as 2/3; else FURUNKULUS_CLUSTER."),
    ] = None,
) -> None:
    """Run the bot on Discord, with the token from DISCORD_TOKEN or .env."""
    try:
        share = None if cluster is None else read_share(cluster)
    except ValueError as error:
        _stop(f"--cluster is not valid: {error}.")
    try:
        chosen = settings.load()
    except settings.BadSettings as error:
        _stop(str(error))
    from bot.host.foreground import play  # noqa: PLC0415 - see above

    if fault := play(chosen, share or chosen.cluster):
        _stop(fault)


@app.command("try")
def try_(
    port: Annotated[int, typer.Option(min=0, max=LAST_PORT, help="The port of the page on 127.0.0.1.")] = DEFAULT_PORT,
    data: Annotated[
        Path | None,
        typer.Option(file_okay=False, help="Keep games and messages in this folder; without it they are gone."),
    ] = None,
    language: Annotated[
        str | None, typer.Option(help="Let everybody there have this language, as `it`, also one that is a draft.")
    ] = None,
) -> None:
    """Play on this machine: the bot, and an imitation of Discord with a page to open in a browser."""
    from bot.host.foreground import try_out  # noqa: PLC0415 - see above

    if fault := try_out(port, data, language):
        _stop(fault)


@app.command()
def doctor() -> None:
    """Look whether the bot could run: the settings, the database, what it owes; exit code 2 if not. It only reads."""
    try:
        chosen = settings.load()
    except settings.BadSettings as error:
        _stop(str(error))
    try:
        found = examine(chosen.database)
    except DatabaseUnusable as error:
        _stop(str(error))
    if found.problems:
        _stop(f"The database {shown(chosen.database)} is damaged: {'; '.join(found.problems)}.")
    typer.echo(f"The settings can be read. {_text(chosen.database, found)}")


@app.command()
def health() -> None:
    """Say in one sentence how the running bot, or its process FURUNKULUS_CLUSTER, is.

    Exit code 1 if it is not well, 2 if you have something to mend (settings, database) before that can be told.
    """
    try:
        chosen = settings.load(token=NO_TOKEN)
        seen = glance(chosen.database, sign_of(chosen.cluster))
        barred = barred_elsewhere(chosen.database, chosen.cluster)
        found = diagnosis(chosen.database, seen, datetime.now(UTC), barred)
        if (since := away_since(chosen.database, chosen.cluster)) is not None:  # what was seen is from before that
            found = not_back_yet(chosen.database, since)
    except DatabaseAway as error:
        found = without_database(error, away_since(chosen.database, chosen.cluster))
    except (settings.BadSettings, DatabaseUnusable) as error:
        _stop(str(error))
    typer.echo(found.sentence, err=not found.well)
    raise typer.Exit(0 if found.well else 1)


@app.command()
def lessons() -> None:
    """Say how many people have come how far in the lessons of each game, without saying who."""
    from bot.host.lessons import lines  # noqa: PLC0415 - it loads the games

    try:
        database = settings.load(token=NO_TOKEN).database
        if examine(database).version is None:
            _stop(f"There is no database {shown(database)} yet.")
        told = asyncio.run(lines(database))
    except (settings.BadSettings, DatabaseUnusable) as error:
        _stop(str(error))
    typer.echo("\n".join(told))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The new file; in a folder that exists, a name with date and time.")],
) -> None:
    """Copy the database, while the bot runs or not: the copy is whole, or there is none."""
    at_a_stop(lambda number, _frame: sys.exit(128 + number))  # so that what has been begun is taken away again
    try:
        database = settings.load(token=NO_TOKEN).database
        kind = "db" if isinstance(database, Path) else "dump"
        copy = file / f"furunkulus-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.{kind}" if file.is_dir() else file
        back_up(database, copy)
    except (settings.BadSettings, DatabaseUnusable) as error:
        _stop(str(error))
    looked_at = ", and the copy is sound" if isinstance(database, Path) else " by pg_dump"
    typer.echo(f"The database {shown(database)} has been copied to {copy}{looked_at}.")


@app.command("restore")
def restore_(
    copy: Annotated[Path, typer.Argument(help="A file that `backup` made; it stays as it is.")],
) -> None:
    """Put a copy in the place of the database of a bot that is stopped; what was there is kept under another name."""
    at_a_stop(lambda number, _frame: sys.exit(128 + number))
    try:
        database = settings.load(token=NO_TOKEN).database
        kept = restore(copy, database)
    except (settings.BadSettings, DatabaseUnusable) as error:
        _stop(str(error))
    before = "" if kept is None else f" What was there before is kept as {kept}."
    typer.echo(f"The copy {copy} is the database {shown(database)} now: start the bot.{before}")


@app.command("move-database")
def move_database_(
    source: Annotated[str, typer.Argument(metavar="FROM", help="The database of a bot that is stopped; it stays.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty database, or a file that is not there yet.")],
) -> None:
    """Copy all games from a file to a PostgreSQL server, or back, and compare what both hold."""
    try:
        old, new = read_location(source), read_location(target)
    except ValueError as error:
        _stop(f"One of the two databases cannot be read: {error}.")
    try:
        moved = asyncio.run(move_database(old, new))
    except DatabaseUnusable as error:
        _stop(str(error))
    rows = ", ".join(f"{table} {count}" for table, count in moved.items() if count)
    typer.echo(f"The database {shown(new)} holds the same as {shown(old)}: {rows or 'nothing yet'}.")
    typer.echo("Set FURUNKULUS_DATABASE to it and start the bot.")


@app.command()
def erase(
    person: Annotated[int, typer.Argument(min=1, help="The id of their account on Discord.")],
) -> None:
    """Make somebody "a former player" in all that is kept, as they can themselves by `/privacy`; the bot is stopped."""
    from bot.host.erasure import erase_person  # noqa: PLC0415 - see above

    try:
        given_up = asyncio.run(erase_person(settings.load(token=NO_TOKEN).database, person))
    except (settings.BadSettings, DatabaseUnusable) as error:
        _stop(str(error))
    if given_up is None:
        _stop(f"Nobody with the id {person} is known.")
    typer.echo(f"{person} is a former player now. Seats given up in games that were open or on: {given_up}.")


@app.command()
def forget(
    server: Annotated[int, typer.Argument(min=1, help="The id of the server on Discord.")],
) -> None:
    """Remove a server with all its games; the bot is stopped."""
    from bot.host.erasure import forget_server  # noqa: PLC0415 - see above

    try:
        games = asyncio.run(forget_server(settings.load(token=NO_TOKEN).database, server))
    except (settings.BadSettings, DatabaseUnusable) as error:
        _stop(str(error))
    typer.echo(f"Nothing is kept of the server {server} any more. Games removed: {games}.")


def _text(database: Location, found: Examination) -> str:
    """Say what `run` would find, and what it would do with it."""
    if found.version is None:
        return f"There is no database {shown(database)} yet: `furunkulus run` makes it."
    newer = f", which `furunkulus run` brings up to {found.newest}" if found.version != found.newest else ""
    sound = f"The database {shown(database)} is sound. Posts owed: {found.owed}."
    return f"{sound} Its tables are of version {found.version}{newer}."


def _stop(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(UNUSABLE)


def main() -> None:
    """Run the command line."""
    _open_closed_streams()
    app()


def _open_closed_streams() -> None:
    """Let what goes to a stream that was closed before go nowhere; it would end the program, or land in a file."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115 - until the end
