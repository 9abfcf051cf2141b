"""The whole of `furunkulus try`: sandbox and page in this process, and the bot in one of its own."""

import secrets
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import typer

from bot.games import GAMES
from bot.host.program import PROGRAM
from bot.host.trial.bot_process import BotProcess
from bot.host.trial.simulated_players import SimulatedPlayers
from bot.play.tables import Tables
from bot.runtime.client import present
from bot.sandbox import UNLIMITED, Sandbox, World
from bot.sandbox.page import Page, ProgramHooks
from bot.sandbox.world.persistence import UnreadableError, persisted
from bot.store import DatabaseUnusable, hold_instance_lock, open_store
from engine.core import SystemChance
from render.core.languages import LANGUAGES, offered

TRIALS = {game.key: game.trial for game in GAMES}


async def run_trial(*, port: int, folder: Path | None, language: str | None = None) -> None:
    """Serve until stopped. Games and messages are in `folder`, or in a temporary one that goes when this ends.

    `language` is what everybody has at first; it is offered, also if it is a draft.
    """
    world = World(bot_name="Furunkulus")
    if language is not None:
        world.locales |= {person.id: LANGUAGES[language].discord[0] for person in world.people.values()}
    with _place(folder) as place, _remembering(world, place / "channels.db"):
        async with Sandbox(world, token=secrets.token_urlsafe(), rate_limits=UNLIMITED, records=False) as sandbox:
            bot_process = BotProcess(sandbox, place / "furunkulus.db", language)
            async with open_tables(place / "furunkulus.db", wake=bot_process.wake) as tables:
                hooks = page_hooks(SimulatedPlayers(sandbox, tables, TRIALS), bot_process)
                async with bot_process, Page(sandbox, hooks=hooks, port=port) as page:
                    typer.echo(f"Open {page.address} in a browser; Ctrl+C ends it.")
                    await bot_process.ended()


@asynccontextmanager
async def open_tables(database: Path, *, wake: Callable[[int], None]) -> AsyncIterator[Tables]:
    """Return the bot's tables from outside of it; `wake` tells it who is owed something. Raises DatabaseUnusable."""
    store = await open_store(database)
    try:
        yield Tables(
            store=store,
            games=PROGRAM.games,
            chance=SystemChance(),
            clock=present,
            wake=wake,
            think=wake,
            reschedule=lambda _due: None,  # the bot looks at its alarms, too, when it is woken
        )
    finally:
        await store.close()


def page_hooks(host: SimulatedPlayers, bot_process: BotProcess) -> ProgramHooks:
    """Return the page what it cannot know itself."""
    return ProgramHooks(
        deal=host.deal,
        offers=host.offers,
        begin_from=host.begin_from,
        position=host.position,
        move_other=host.move_other,
        start=bot_process.start,
        kill=bot_process.kill,
        is_running=lambda: bot_process.is_running,
        locales=[(LANGUAGES[name].discord[0], LANGUAGES[name].name) for name in offered()],
    )


@contextmanager
def _place(folder: Path | None) -> Iterator[Path]:
    if folder is None:
        with tempfile.TemporaryDirectory(prefix="furunkulus-") as temporary:
            yield Path(temporary)
    else:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DatabaseUnusable(f"The folder {folder} cannot be made: {error.strerror}.") from error
        yield folder


@contextmanager
def _remembering(world: World, file: Path) -> Iterator[None]:
    try:
        with hold_instance_lock(file), persisted(world, file):
            yield
    except UnreadableError as error:
        raise DatabaseUnusable(str(error)) from error
