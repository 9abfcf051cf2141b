"""Sessions of the gateway, which outlive their connections, and how many a bot may begin in a day."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from enum import IntEnum
from typing import Final

from aiohttp import web

from bot.sandbox.gateway.dispatch_events import Intent
from bot.sandbox.traffic import Traffic
from bot.sandbox.world.messages import Json
from bot.sandbox.world.snowflakes import Clock

MAX_EVENTS = 1000
"""How many of a session's latest events are kept; a client that has missed more begins anew, as at Discord."""


class Opcode(IntEnum):
    """Discord's numbers for what a frame is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Connection:
    """One connection: frames go out in order, compressed when the client asked for zlib-stream."""

    def __init__(self, socket: web.WebSocketResponse, *, is_compressed: bool, traffic: Traffic) -> None:
        self.socket = socket
        self.is_silent = False
        """Whether what is sent gets lost."""
        self._traffic = traffic
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._compressor = zlib.compressobj() if is_compressed else None

    def put(self, op: Opcode, payload: object = None, *, sequence: int | None = None, event: str | None = None) -> None:
        """Queue a frame."""
        if self.is_silent:
            return
        self._traffic.record("to the bot", event or op.name, payload)
        self._queue.put_nowait(json.dumps({"op": op, "d": payload, "s": sequence, "t": event}))

    async def pump(self) -> None:
        """Send what is queued until cancelled or the socket is gone."""
        while True:
            text = await self._queue.get()
            try:
                if self._compressor is None:
                    await self.socket.send_str(text)
                else:
                    frame = self._compressor.compress(text.encode()) + self._compressor.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(frame)
            except ConnectionError:
                return


class Session:
    """A shard's session: it outlives its socket, and keeps the latest events for a resume."""

    def __init__(self, *, shard: tuple[int, int], intents: Intent) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.connection: Connection | None = None
        self._sequence = 0
        self._events: deque[tuple[int, str, Json]] = deque(maxlen=MAX_EVENTS)

    def send(self, event: str, payload: Json) -> None:
        """Send an event now, or once the session is resumed."""
        self._sequence += 1
        self._events.append((self._sequence, event, payload))
        if self.connection is not None:
            self.connection.put(Opcode.DISPATCH, payload, sequence=self._sequence, event=event)

    def is_resumable(self, *, sequence: int) -> bool:
        """Whether every event after `sequence` is still there."""
        return self._sequence - len(self._events) <= sequence <= self._sequence

    def resume(self, connection: Connection, *, sequence: int) -> None:
        """Go on over another socket, from the event after `sequence`."""
        self.connection = connection
        for number, event, payload in self._events:
            if number > sequence:
                connection.put(Opcode.DISPATCH, payload, sequence=number, event=event)
        self.send("RESUMED", {})

    def receives(self, guild_id: int | None, needed: Intent) -> bool:
        """Whether this shard receives an event of this guild; None is a DM channel."""
        number, count = self.shard
        is_ours = number == (0 if guild_id is None else (guild_id >> 22) % count)
        return is_ours and needed in self.intents


DAY: Final = 86_400.0


class SessionStarts:
    """Counts sessions, from the first one of a day on."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.total = 1000
        self.remaining = self.total
        self.period = DAY
        """Seconds until all may be begun again."""
        self._lasts = self.period
        self._ends: float | None = None
        self.is_exceeded = False
        """Whether the token has been reset."""

    def take(self) -> bool:
        """Count one more; whether it was still allowed."""
        self._begin_anew()
        self.is_exceeded = self.is_exceeded or not self.remaining
        self.remaining = max(self.remaining - 1, 0)
        return not self.is_exceeded

    def spend(self, *, remaining: int, seconds: float) -> None:
        """Let so many be left for so many seconds, from when the bot next asks or begins one."""
        self.remaining, self._lasts, self._ends = remaining, seconds, None

    @property
    def shown(self) -> Json:
        """As Discord tells it."""
        milliseconds = int(1000 * (self._begin_anew() - self._clock()))
        limits = {"total": self.total, "remaining": self.remaining, "max_concurrency": 1}
        return limits | {"reset_after": milliseconds}

    def _begin_anew(self) -> float:
        """Let all be begun again when their time has come; return when that is next."""
        if self._ends is None:
            self._ends = self._clock() + self._lasts
        if self._clock() >= self._ends:
            self.remaining, self._ends = self.total, self._clock() + self.period
        return self._ends
