"""A program that has loaded the bot once, and becomes one for every line it is sent.

Loading takes two seconds of a core, and dying and starting again is what the kill test is about; so a bot is forked
from here: `bot.host.cli` from its beginning in a process of its own, led to another address than Discord's and nothing
else.
"""

import contextlib
import gc
import os
import signal
import sys

import discord
import yarl

from bot.host import foreground  # noqa: F401 - which the bot would load
from bot.host.cli import main as run_bot
from bot.store import postgresql_claims


def be_bot() -> None:
    """Be `furunkulus run` until the end."""
    sys.argv = ["furunkulus", "run"]
    run_bot()


def serve_forks() -> None:
    """Fork a bot for each line of the input and say its process id; the last one ends with the input."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are gone at once
    gc.freeze()  # or else the first search for garbage would copy all that is shared with those that are forked
    newest = 0
    for _ in sys.stdin:
        newest = os.fork()
        if not newest:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            be_bot()
        print(newest, flush=True)
    if newest:
        with contextlib.suppress(ProcessLookupError):
            os.kill(newest, signal.SIGKILL)


if __name__ == "__main__":
    api, gateway, way = sys.argv[1:]
    discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = api, yarl.URL(gateway)
    postgresql_claims.IDENTIFY_PAUSE = 0.0  # type: ignore[misc]  # the sandbox wants none
    {"fork": serve_forks, "once": be_bot}[way]()
