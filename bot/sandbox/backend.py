"""What REST, the gateway and people's clients share: the world, and all that is counted and awaited beside it."""

from bot.sandbox.faults import Faults
from bot.sandbox.gateway.session import SessionStarts
from bot.sandbox.interactions import Interactions, TimeLimits
from bot.sandbox.serializer import Serializer
from bot.sandbox.traffic import Traffic
from bot.sandbox.world.world import World


class Backend:
    """The state behind the sockets; `shards` is how many a bot is advised to have.

    `gateway_url` and the serializer's address of files are known once there is a port.
    """

    def __init__(self, world: World, *, token: str, shards: int, time_limits: TimeLimits) -> None:
        self.world = world
        self.token = token
        self.shards = shards
        self.time_limits = time_limits
        self.faults = Faults()
        self.traffic = Traffic(world.clock)
        self.session_starts = SessionStarts(lambda: world.clock())  # noqa: PLW0108 - tests change the clock
        self.interactions = Interactions(world, time_limits)
        self.serializer = Serializer(world)
        self.gateway_url = ""
        """Where a client connects its websocket."""
