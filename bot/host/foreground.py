"""What `furunkulus run` and `furunkulus try` do until a signal ends them.

The connection to Discord is tried again and again, as late as Discord asks for, but once an hour at least.
"""

import asyncio
import gc
import logging
import re
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager, nullcontext
from itertools import chain, repeat
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord
import structlog
from yarl import URL

from bot.delivery.refusals import verdict_on
from bot.host import logs
from bot.host.program import playing
from bot.host.settings import Settings
from bot.host.signals import stoppable
from bot.host.trial import BotEndedError, run_trial
from bot.runtime.client import Furunkulus, present
from bot.runtime.gateway_client import SessionsSpent, kept_by
from bot.sandbox.page import PortUnusableError
from bot.store import DatabaseAway, DatabaseBusy, DatabaseUnusable, Location, Share
from render.core.languages import LANGUAGES, LOCALES, offer

log = structlog.get_logger()

PAUSES: Final = (2, 5, 10, 20, 40, 60)
"""Seconds from one try to reach Discord to the next; the last one again and again."""

LONGEST_PAUSE: Final = 3600.0
"""Seconds: its front door turns somebody away for an hour at most, and what names a day is mistaken."""


def play(settings: Settings, share: Share) -> str | None:
    """Play on Discord until stopped; return in one sentence what the host of the bot has to mend, None for nothing."""
    logs.set_up(style=settings.log_format, level=settings.log_level, secrets=settings.secrets)
    proxy = None if settings.api is None else str(settings.api)
    port, token = metrics_port(settings.metrics, share), settings.token.get_secret_value()
    return _until_stopped(play_on_discord(settings.database, token, share, proxy, metrics_port=port))


def metrics_port(first: int | None, share: Share) -> int | None:
    """Return at which port a process can be watched: several on one machine have ports in a row."""
    return None if first is None else first + share.number - 1


def try_out(port: int, folder: Path | None, language: str | None = None) -> str | None:
    """Play on this machine until stopped; return in one sentence what has to be mended, None for nothing.

    In a language, where one is named, everybody has it there.
    """
    logs.set_up(style="console", level="warning")
    if language is not None:
        if language not in LANGUAGES or not LANGUAGES[language].discord:
            return f"There is no language {language} to try; there are {', '.join(LANGUAGES)}."
        offer(LOCALES / language)
    return _until_stopped(run_trial(port=port, folder=folder, language=language))


def _until_stopped(work: Coroutine[Any, Any, None]) -> str | None:
    """Run until Ctrl+C, SIGTERM or the terminal's end; turn errors that the host can mend into a sentence to return."""
    gc.freeze()  # all that is loaded stays: to search it for garbage would halt the games for a third of a second
    try:
        asyncio.run(stoppable(work))
    except asyncio.CancelledError:
        logging.getLogger(__name__).info("stopped")
    except (DatabaseUnusable, BotEndedError) as error:
        return str(error)
    except PortUnusableError as error:
        return f"{error}; --port chooses another one."
    except discord.LoginFailure:
        return "Discord refuses the token in DISCORD_TOKEN; the developer portal gives a new one (Bot, Reset Token)."
    return None


async def play_on_discord(
    database: Location, token: str, share: Share, proxy: str | None = None, *, metrics_port: int | None = None
) -> None:
    """Play until stopped; the first connection is tried here. A `proxy` takes all requests, and keeps all limits."""
    if proxy is not None:
        discord.http.Route.BASE = f"{proxy.rstrip('/')}{URL(discord.http.Route.BASE).path}"
    begun, trace = present(), None if proxy else kept_by(share)
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            async with playing(database, share=share, http_trace=trace) as client, _watched(client, metrics_port):
                client.heartbeat.start(since=begun)
                if await _connected(client, token, pause):
                    if client.lost_share is not None:
                        raise client.lost_share
                    return
        except SessionsSpent:  # it was connected until now; another client waits for more, and says so
            begun = present()
        except (DatabaseAway, DatabaseBusy) as error:
            log.warning("the database cannot be reached", why=str(error), seconds_until_next_try=pause)
            await asyncio.sleep(pause)


def _watched(client: Furunkulus, port: int | None) -> AbstractAsyncContextManager[None]:
    """Let the bot be watched at a port of this machine, if one is set."""
    if port is None:
        return nullcontext()
    from bot.runtime.metrics import metrics_served  # noqa: PLC0415 - its library takes 2 MB, which few hosts need

    return metrics_served(client, port)


async def _connected(client: Furunkulus, token: str, pause: float) -> bool:
    """Play until stopped; where Discord cannot be reached, wait and return false. Raises what no waiting mends."""
    try:
        await client.start(token)
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, TimeoutError) as error:
        seconds = max(pause, _wanted_pause(error))
        log.warning("Discord cannot be reached", why=_why(error), seconds_until_next_try=seconds)
        await asyncio.sleep(seconds)
        client.heartbeat.hand_on()
        return False
    return True


def _wanted_pause(error: BaseException) -> float:
    """Return for how many seconds Discord or its front door is left alone, as it wants; raise what no waiting mends."""
    if isinstance(error, discord.GatewayNotFound):
        error = error.__cause__ or error
    if not isinstance(error, discord.HTTPException):
        return 0.0
    if verdict_on(error) != "transient" and error.code:
        raise error
    wanted = re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", error.response.headers.get("Retry-After", ""))
    return 0.0 if wanted is None else min(float(wanted[0]), LONGEST_PAUSE)


def _why(error: Exception) -> str:
    """Say why Discord could not be reached: not with the page that its front door shows."""
    return f"{error.status}, code {error.code}" if isinstance(error, discord.HTTPException) else repr(error)
