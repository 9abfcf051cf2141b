"""What all tabs share beside the world: faults, whether the bot runs, a company of others; and orders to change it."""

from collections.abc import Callable, Mapping
from typing import assert_never

from bot.sandbox.faults import Fault, LostReply, ServerError, Slow, TooMany
from bot.sandbox.interaction_data import ImpossibleError
from bot.sandbox.observers import Watchers
from bot.sandbox.page.auto_play import Company
from bot.sandbox.page.developer_actions import (
    BeginFrom,
    Break,
    Deal,
    Drop,
    FaultName,
    PlayOthers,
    Position,
    Run,
)
from bot.sandbox.page.program_hooks import Backstage
from bot.sandbox.server import Sandbox
from bot.sandbox.user_client import Acting
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.messages import Json

FAULTS: Mapping[FaultName, Fault | None] = {
    "none": None,
    "slow": Slow(seconds=2.0),
    "busy": TooMany(retry_after=1.0),
    "error": ServerError(),
    "lost": LostReply(),
}
USUAL_PACE = 1.5
"""Seconds from move to move for the others at a table that was dealt."""

UNKNOWN = "This page does not know the bot's games."

SharedOrder = Deal | PlayOthers | Position | BeginFrom | Break | Drop | Run


class Workshop:
    """Does what is ordered; `backstage` is None where the page serves a bot that it knows nothing of."""

    def __init__(self, sandbox: Sandbox, backstage: Backstage | None, looking: Callable[[], frozenset[int]]) -> None:
        self._sandbox = sandbox
        self._backstage = backstage
        self._company = None if backstage is None else Company(backstage, looking, self._tell)
        self._fault: FaultName = "none"
        self._watchers: Watchers[Json] = Watchers()
        self.watch = self._watchers.watch

    def state(self) -> Json:
        """Return what every tab is told, now and whenever it changes."""
        shown: Json = {"type": "workshop", "fault": self._fault, "running": None, "paces": {}}
        if self._backstage is None or self._company is None:
            return shown
        paces = {str(channel): pace for channel, pace in self._company.paces.items()}
        return shown | {"running": self._backstage.is_running(), "paces": paces}

    async def do(self, order: SharedOrder, acting: Acting) -> Json:
        """Do what was ordered and return what the tab has to know; raises `ImpossibleError`."""
        try:
            return await self._do(order, acting)
        finally:
            self._tell()

    async def close(self) -> None:
        """Let nobody move any more."""
        if self._company is not None:
            await self._company.close()

    def _tell(self) -> None:
        self._watchers.tell(self.state())

    async def _do(self, order: SharedOrder, acting: Acting) -> Json:
        match order:
            case Break(fault=fault):
                self._break(fault)
            case Drop():
                self._sandbox.gateway.drop()
            case Run(running=running):
                await (self._known.start() if running else self._known.kill())
            case Deal():
                return self._dealt(await self._known.deal(acting.person, acting.channel))
            case BeginFrom(position=position):
                return _place(await self._known.begin_from(acting.person, acting.channel, position))
            case Position():
                return {"position": await self._known.position(acting.channel)}
            case PlayOthers(pace=pace):
                self._others.play(acting.channel, pace)
            case _:
                assert_never(order)
        return {}

    @property
    def _known(self) -> Backstage:
        if self._backstage is None:
            raise ImpossibleError(UNKNOWN)
        return self._backstage

    @property
    def _others(self) -> Company:
        if self._company is None:
            raise ImpossibleError(UNKNOWN)
        return self._company

    def _break(self, fault: FaultName) -> None:
        self._fault = fault
        self._sandbox.faults.clear()
        met = FAULTS[fault]
        if met is not None:
            self._sandbox.faults.add(met, times=None)

    def _dealt(self, place: Channel) -> Json:
        """Let the others move, so that a game goes on by itself until it is one's own turn."""
        if place.id not in self._others.paces:
            self._others.play(place, USUAL_PACE)
        return _place(place)


def _place(channel: Channel) -> Json:
    return {"place": str(channel.id)}
