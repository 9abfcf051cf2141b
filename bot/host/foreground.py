"""What `furunkulus run` and `furunkulus try` do until a signal ends them."""

import asyncio
import errno
import gc
import logging
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import discord

from bot.host import logs
from bot.host.connection import play_on_discord
from bot.host.settings import Settings
from bot.host.signals import stoppable
from bot.host.trial import BotEndedError, run_trial
from bot.store import DatabaseUnusable, Share


def play(settings: Settings, share: Share) -> str | None:
    """Play on Discord until stopped; return in one sentence what the host of the bot has to mend, None for nothing."""
    logs.set_up(style=settings.log_format, level=settings.log_level, secrets=settings.secrets)
    proxy = None if settings.api is None else str(settings.api)
    return _until_stopped(play_on_discord(settings.database, settings.token.get_secret_value(), share, proxy))


def try_out(port: int, folder: Path | None) -> str | None:
    """Play on this machine until stopped; return in one sentence what has to be mended, None for nothing."""
    logs.set_up(style="console", level="warning")
    return _until_stopped(run_trial(port=port, folder=folder))


def _until_stopped(work: Coroutine[Any, Any, None]) -> str | None:
    """Run until Ctrl+C, SIGTERM or the terminal's end; turn errors that the host can mend into a sentence to return."""
    gc.freeze()  # all that is loaded stays: to search it for garbage would halt the games for a third of a second
    try:
        asyncio.run(stoppable(work))
    except asyncio.CancelledError:
        logging.getLogger(__name__).info("stopped")
    except (DatabaseUnusable, BotEndedError) as error:
        return str(error)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        return "The port of the page is taken by another program; --port chooses another one."
    except discord.LoginFailure:
        return "Discord refuses the token in DISCORD_TOKEN; the developer portal gives a new one (Bot, Reset Token)."
    return None
