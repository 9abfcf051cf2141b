"""What can go wrong with Discord's REST answers, switched on and off while the sandbox runs."""

import asyncio

import msgspec


class ServerError(msgspec.Struct, frozen=True, kw_only=True):
    """Discord fails before it has done anything."""

    status: int = 500
    """The HTTP status."""


class RateLimited(msgspec.Struct, frozen=True, kw_only=True):
    """Discord answers 429 although no limit is reached."""

    retry_after: float = 0.1
    """After how many seconds Discord says to try again."""
    is_global: bool = False
    """Whether it says that of all requests."""


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Discord refuses for a reason of its own, before it has done anything."""

    status: int
    """The HTTP status."""
    code: int | None
    """Discord's error code; None where its front door (Cloudflare) answers with a page of HTML, and no `Via`."""
    retry_after: float | None = None
    """How many seconds the front door says to wait, if it does."""


class SlowResponse(msgspec.Struct, frozen=True, kw_only=True):
    """Discord answers only after some seconds."""

    seconds: float
    """How many."""


class Blocked:
    """Discord does nothing until `release`; `reached` is set when a request waits for that."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self._go_on = asyncio.Event()

    def release(self) -> None:
        """Let Discord do its work."""
        self._go_on.set()

    async def wait(self) -> None:
        """Hold a request."""
        self.reached.set()
        await self._go_on.wait()


class LostResponse(msgspec.Struct, frozen=True, kw_only=True):
    """Discord does the work and its answer is lost: a gateway's error, or with None a closed connection."""

    status: int | None = 502
    """The gateway's HTTP status."""


Fault = ServerError | RateLimited | Refusal | SlowResponse | Blocked | LostResponse


class Faults:
    """The faults that wait for their request."""

    def __init__(self) -> None:
        self._planned: list[tuple[Fault, str | None, bool]] = []

    def add(self, fault: Fault, *, route: str | None = None, times: int | None = 1) -> None:
        """Let the next `times` requests, or with None all of them, meet the fault.

        `route` as in "POST /channels/{channel_id}/messages".
        """
        self._planned += [(fault, route, times is None)] * (1 if times is None else times)

    def clear(self) -> None:
        """Let everything work again."""
        self._planned.clear()

    def take(self, route: str) -> Fault | None:
        """Return the fault that a request on this route meets, used up once."""
        for place, (fault, meant, is_lasting) in enumerate(self._planned):
            if meant in (None, route):
                if not is_lasting:
                    del self._planned[place]
                return fault
        return None
