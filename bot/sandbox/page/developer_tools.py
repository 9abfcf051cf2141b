"""What all tabs share beside the world: faults, whether the bot runs, and moves made for others."""

from collections.abc import Callable, Mapping
from typing import assert_never

from bot.sandbox.faults import Fault, LostResponse, RateLimited, ServerError, SlowResponse
from bot.sandbox.interaction_data import ImpossibleError
from bot.sandbox.observers import Observers
from bot.sandbox.page.auto_play import AutoPlay
from bot.sandbox.page.developer_actions import (
    Deal,
    DropSockets,
    FaultName,
    PlayOthers,
    Position,
    RunBot,
    SetFault,
    StartFrom,
)
from bot.sandbox.page.program_hooks import ProgramHooks
from bot.sandbox.server import Sandbox
from bot.sandbox.user_client import UserClient
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.messages import Json

FAULTS: Mapping[FaultName, Fault | None] = {
    "none": None,
    "slow": SlowResponse(seconds=2.0),
    "busy": RateLimited(retry_after=1.0),
    "error": ServerError(),
    "lost": LostResponse(),
}
USUAL_PACE = 1.5
"""Seconds from move to move for the others at a table that was dealt."""

UNKNOWN = "This page does not know the bot's games."

SharedAction = Deal | PlayOthers | Position | StartFrom | SetFault | DropSockets | RunBot


class DeveloperTools:
    """Performs developer actions; `hooks` is None where the page knows nothing of the bot that it serves."""

    def __init__(self, sandbox: Sandbox, hooks: ProgramHooks | None, connected: Callable[[], frozenset[int]]) -> None:
        self._sandbox = sandbox
        self._hooks = hooks
        self._auto_play = None if hooks is None else AutoPlay(hooks, connected, self._notify)
        self._fault: FaultName = "none"
        self._observers: Observers[Json] = Observers()
        self.subscribe = self._observers.subscribe

    def state(self) -> Json:
        """Return the event for every tab: sent when a tab opens and after each change."""
        shown: Json = {"type": "developer_tools", "fault": self._fault, "running": None, "paces": {}, "offers": []}
        if self._hooks is None or self._auto_play is None:
            return shown
        paces = {str(channel): pace for channel, pace in self._auto_play.paces.items()}
        offers = [offer._asdict() for offer in self._hooks.offers]
        return shown | {"running": self._hooks.is_running(), "paces": paces, "offers": offers}

    async def do(self, order: SharedAction, client: UserClient) -> Json:
        """Perform the action and return its result for the tab; raises `ImpossibleError`."""
        try:
            return await self._do(order, client)
        finally:
            self._notify()

    async def close(self) -> None:
        """Stop moving for others."""
        if self._auto_play is not None:
            await self._auto_play.close()

    def _notify(self) -> None:
        self._observers.notify(self.state())

    async def _do(self, order: SharedAction, client: UserClient) -> Json:
        match order:
            case SetFault(fault=fault):
                self._set_fault(fault)
            case DropSockets():
                self._sandbox.gateway.drop()
            case RunBot(running=running):
                await (self._required_hooks.start() if running else self._required_hooks.kill())
            case Deal(offer=offer, level=level):
                place = await self._required_hooks.deal(client.person, client.channel, offer, level)
                return _place(place) if level is not None else self._play_for_others(place)
            case StartFrom(position=position):
                return _place(await self._required_hooks.begin_from(client.person, client.channel, position))
            case Position():
                return {"position": await self._required_hooks.position(client.channel)}
            case PlayOthers(pace=pace):
                self._required_auto_play.play(client.channel, pace)
            case _:
                assert_never(order)
        return {}

    @property
    def _required_hooks(self) -> ProgramHooks:
        if self._hooks is None:
            raise ImpossibleError(UNKNOWN)
        return self._hooks

    @property
    def _required_auto_play(self) -> AutoPlay:
        if self._auto_play is None:
            raise ImpossibleError(UNKNOWN)
        return self._auto_play

    def _set_fault(self, fault: FaultName) -> None:
        self._fault = fault
        self._sandbox.faults.clear()
        met = FAULTS[fault]
        if met is not None:
            self._sandbox.faults.add(met, times=None)

    def _play_for_others(self, place: Channel) -> Json:
        """Let the others move until it is the person's own turn."""
        if place.id not in self._required_auto_play.paces:
            self._required_auto_play.play(place, USUAL_PACE)
        return _place(place)


def _place(channel: Channel) -> Json:
    return {"channel_id": str(channel.id)}
