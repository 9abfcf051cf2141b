"""What all tabs share beside the world: faults, whether the bot runs, and moves made for others."""

from collections.abc import Callable, Mapping
from typing import assert_never

from bot.sandbox.faults import Fault, LostResponse, RateLimited, ServerError, SlowResponse
from bot.sandbox.interaction_data import ImpossibleError
from bot.sandbox.observers import Observers
from bot.sandbox.page import actions
from bot.sandbox.page.auto_play import AutoPlay
from bot.sandbox.page.program_hooks import ProgramHooks
from bot.sandbox.server import Sandbox
from bot.sandbox.user_client import UserClient
from bot.sandbox.world.messages import Json

FAULTS: Mapping[actions.FaultName, Fault | None] = {
    "none": None,
    "slow": SlowResponse(seconds=2.0),
    "busy": RateLimited(retry_after=1.0),
    "error": ServerError(),
    "lost": LostResponse(),
}
USUAL_PACE = 1.5
"""Seconds from move to move for the others at a table that was dealt."""

UNKNOWN = "This page does not know the bot's games."


class DeveloperTools:
    """Performs developer actions; `hooks` is None where the page knows nothing of the bot that it serves."""

    def __init__(self, sandbox: Sandbox, hooks: ProgramHooks | None, connected: Callable[[], frozenset[int]]) -> None:
        self._sandbox = sandbox
        self._auto_play = None if hooks is None else AutoPlay(hooks, connected, self._notify)
        self._fault: actions.FaultName = "none"
        self._observers: Observers[Json] = Observers()
        self.subscribe = self._observers.subscribe

    def state(self) -> Json:
        """Return the event for every tab: sent when a tab opens and after each change."""
        shown: Json = {"type": "developer_tools", "fault": self._fault, "running": None, "paces": {}, "offers": []}
        if self._auto_play is None:
            return shown
        paces = {str(channel): pace for channel, pace in self._auto_play.paces.items()}
        hooks = self._auto_play.hooks
        offers = [offer._asdict() for offer in hooks.offers]
        return shown | {"running": hooks.is_running(), "paces": paces, "offers": offers}

    async def do(self, action: actions.DeveloperAction, client: UserClient) -> Json:
        """Perform the action and return its result for the tab; raises `ImpossibleError`."""
        try:
            match action:
                case actions.SetFault(fault=fault):
                    self._set_fault(fault)
                    return {}
                case actions.DropSockets():
                    self._sandbox.gateway.drop()
                    return {}
                case _ if self._auto_play is None:
                    raise ImpossibleError(UNKNOWN)
                case _:
                    return await _with_program(self._auto_play, action, client)
        finally:
            self._notify()

    async def close(self) -> None:
        """Stop moving for others."""
        if self._auto_play is not None:
            await self._auto_play.close()

    def _notify(self) -> None:
        self._observers.notify(self.state())

    def _set_fault(self, name: actions.FaultName) -> None:
        self._fault = name
        self._sandbox.faults.clear()
        fault = FAULTS[name]
        if fault is not None:
            self._sandbox.faults.add(fault, times=None)


async def _with_program(auto_play: AutoPlay, action: actions.ProgramAction, client: UserClient) -> Json:
    hooks = auto_play.hooks
    match action:
        case actions.RunBot(running=running):
            await (hooks.start() if running else hooks.kill())
        case actions.Position():
            return {"position": await hooks.position(client.channel)}
        case actions.PlayOthers(pace=pace):
            auto_play.play(client.channel, pace)
        case actions.StartFrom(position=position):
            return {"channel_id": str((await hooks.begin_from(client.person, client.channel, position)).id)}
        case actions.Deal(offer=offer, level=level):
            place = await hooks.deal(client.person, client.channel, offer, level)
            if level is None and place.id not in auto_play.paces:  # the others move until it is the person's own turn
                auto_play.play(place, USUAL_PACE)
            return {"channel_id": str(place.id)}
        case _:
            assert_never(action)
    return {}
