"""What all tabs share beside the world: faults, whether the bot runs, and moves made for others.

The page cannot know the games and the bot's process: the program lends it functions for them.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Literal, NamedTuple

import structlog

from bot.sandbox.faults import Fault, LostResponse, RateLimited, ServerError, SlowResponse
from bot.sandbox.server import Sandbox
from bot.sandbox.user_client import ImpossibleError
from bot.sandbox.world.changes import Observers
from bot.sandbox.world.guild import Channel
from bot.sandbox.world.messages import Json
from bot.sandbox.world.people import Person

_log = structlog.get_logger(__name__)


class Offer(NamedTuple):
    """A game in which a person can be dealt a seat."""

    key: str
    """Names it to `ProgramHooks.deal`."""
    name: str
    """What people call it, with the side that they play if they choose one."""
    levels: Sequence[tuple[str, str]]
    """The levels of its programs, each with its name, weakest first."""
    usual: str
    """The level that is proposed, empty for people."""


@dataclass(frozen=True, kw_only=True)
class ProgramHooks:
    """Functions of the program; each raises `ImpossibleError` with the sentence to show."""

    deal: Callable[[Person, Channel, str | None, str | None], Awaitable[Channel]]
    """Seats a person at a table of a game, with programs of a level or else with others, and starts it.

    The game is the key of an offer, or else the first one; a lobby that waits in the channel is filled whatever it is.
    Returns the channel in which it is played.
    """
    offers: Sequence[Offer]
    """The games, the one to begin with first."""
    begin_from: Callable[[Person, Channel, str], Awaitable[Channel]]
    """Starts a game from a position as text, with the person to move; returns the channel in which it is played."""
    position: Callable[[Channel], Awaitable[str | None]]
    """Returns the position of the channel's game as text, None where no game is played."""
    move_other: Callable[[Channel, frozenset[int]], Awaitable[None]]
    """Makes one random legal move for somebody who is to move and not among the given people, if there is anybody."""
    start: Callable[[], Awaitable[None]]
    """Starts the bot."""
    kill: Callable[[], Awaitable[None]]
    """Ends the bot in the middle of whatever it does."""
    is_running: Callable[[], bool]
    """Whether the bot runs."""
    locales: Sequence[tuple[str, str]] = ()
    """The languages of Discord in which the bot answers, each with its name."""


FaultName = Literal["none", "slow", "busy", "error", "lost"]
FAULTS: Mapping[FaultName, Fault | None] = {
    "none": None,
    "slow": SlowResponse(seconds=2.0),
    "busy": RateLimited(retry_after=1.0),
    "error": ServerError(),
    "lost": LostResponse(),
}
USUAL_PACE = 1.5
"""Seconds from move to move for the others at a table that was dealt."""


class DeveloperTools:
    """What developers switch and look at, and moves for everybody without a tab.

    `connected` returns the ids of those with one; `hooks` is None where the page knows nothing of the bot that it
    serves. No move is made while no tab is open or the bot is off. After an unexpected error the channel's moves stop,
    and the log says why.
    """

    def __init__(self, sandbox: Sandbox, hooks: ProgramHooks | None, connected: Callable[[], frozenset[int]]) -> None:
        self._sandbox = sandbox
        self._hooks = hooks
        self._connected = connected
        self._fault: FaultName = "none"
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self.paces: dict[int, float] = {}
        """Seconds from move to move, by the channels where somebody plays for others."""
        self._observers: Observers[Json] = Observers()
        self.subscribe = self._observers.subscribe

    def state(self) -> Json:
        """Return the event for every tab: sent when a tab opens and after each change."""
        paces = {str(channel): pace for channel, pace in self.paces.items()}
        shown: Json = {"type": "developer_tools", "fault": self._fault, "running": None, "paces": paces}
        shown |= {"offers": [], "locales": []}
        if self._hooks is None:
            return shown
        offers = [offer._asdict() for offer in self._hooks.offers]
        return shown | {"running": self._hooks.is_running(), "offers": offers, "locales": self._hooks.locales}

    @contextmanager
    def program(self) -> Iterator[ProgramHooks]:
        """Lend what knows the bot, and tell every tab afterwards; raises `ImpossibleError` where nothing does."""
        if self._hooks is None:
            raise ImpossibleError("This page does not know the bot's games.")
        try:
            yield self._hooks
        finally:
            self._observers.notify(self.state())

    def set_fault(self, name: FaultName) -> None:
        """Let every request of the bot meet this fault from now on."""
        self._fault = name
        self._sandbox.faults.clear()
        fault = FAULTS[name]
        if fault is not None:
            self._sandbox.faults.add(fault, times=None)
        self._observers.notify(self.state())

    def play_others(self, program: ProgramHooks, channel: Channel, pace: float | None) -> None:
        """Let the program make moves in the channel at this pace from now on; None stops them."""
        running = self._tasks.pop(channel.id, None)
        if running is not None:
            running.cancel()
        self.paces.pop(channel.id, None)
        if pace is not None:
            self.paces[channel.id] = pace
            task = self._tasks[channel.id] = asyncio.create_task(self._play(program, channel, pace))
            task.add_done_callback(partial(self._ended, channel))

    async def close(self) -> None:
        """Stop moving for others."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, channel: Channel, task: asyncio.Task[None]) -> None:
        if task.cancelled():
            return
        _log.error("nobody moves for the others any more", channel=channel.name, exc_info=task.exception())
        if self._tasks.get(channel.id) is task:
            with self.program() as program:
                self.play_others(program, channel, None)

    async def _play(self, program: ProgramHooks, channel: Channel, pace: float) -> None:
        while True:
            await asyncio.sleep(pace)
            connected = self._connected()
            if not connected or not program.is_running():
                continue
            try:
                await program.move_other(channel, connected)
            except ImpossibleError:
                continue  # the bot could not answer: the next round tries again
