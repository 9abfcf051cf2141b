"""The gateway: the websocket that sends a bot the events, with heartbeats and logins."""

import asyncio
import json
from enum import IntEnum

import structlog
from aiohttp import WSMsgType, web

from bot.sandbox.backend import Backend
from bot.sandbox.gateway.dispatch_events import (
    NO_INTENT,
    PRIVILEGED,
    Event,
    Intent,
    gateway_events,
    interaction_created,
)
from bot.sandbox.gateway.session import Connection, Opcode, Session
from bot.sandbox.interactions import Interaction
from bot.sandbox.world.changes import Change
from bot.sandbox.world.guild import Reach
from bot.sandbox.world.messages import Json

_log = structlog.get_logger(__name__)

HEARTBEAT_MILLISECONDS = 41_250

ACK_SECONDS = 0.25
"""How long a heartbeat's answer takes: discord.py notes when it sent one only after it has, from another thread, and
takes an answer that is there before for one to the heartbeat before."""


class CloseCode(IntEnum):
    """Discord's codes for a socket that it closes."""

    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


class Gateway:
    """Serves the bot's websockets and sends its sessions the events of the world."""

    def __init__(self, backend: Backend, *, privileged: Intent = NO_INTENT) -> None:
        self._backend = backend
        self._world = backend.world
        self._traffic = backend.traffic
        self._privileged = privileged
        self.heartbeat_milliseconds = HEARTBEAT_MILLISECONDS
        """How often a client that connects from now on is to give a sign of life."""
        self._held: list[Event] | None = None
        self._requests: dict[Connection, web.Request] = {}
        self.sessions: dict[str, Session] = {}
        self.is_away = False
        """Whether it refuses all who would connect."""
        self.deliveries = 1
        """How often an interaction is delivered: Discord promises that it comes, and not that it comes only once."""
        self._unsubscribe = self._world.subscribe(self._on_change)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket until it closes. Raises HTTPServiceUnavailable while the gateway is away."""
        if self.is_away:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=4096, autoping=True)
        try:
            await socket.prepare(request)
        except ConnectionResetError:  # the client has gone by now: it was killed, say
            return socket
        is_compressed = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, is_compressed=is_compressed, traffic=self._traffic)
        self._requests[connection] = request
        self._traffic.record("from the bot", "socket opened")
        pump = asyncio.create_task(connection.pump())
        connection.put(Opcode.HELLO, {"heartbeat_interval": self.heartbeat_milliseconds})
        try:
            await self._listen(connection)
        finally:
            pump.cancel()
            self._traffic.record("from the bot", "socket closed")
            del self._requests[connection]
            for session in self.sessions.values():
                if session.connection is connection:
                    session.connection = None
        return socket

    def send_interaction(self, interaction: Interaction) -> None:
        """Send the bot an interaction."""
        event = interaction_created(self._world, self._backend.serializer, interaction)
        for _ in range(self.deliveries):
            self._send("INTERACTION_CREATE", event, NO_INTENT)

    def drop(self) -> None:
        """Cut every socket without a word; sessions stay and can be resumed."""
        for request in self._requests.values():
            if request.transport is not None:
                request.transport.abort()

    def ask_to_reconnect(self) -> None:
        """Ask every client to come back, as Discord does when it moves a shard."""
        for connection in self._requests:
            connection.put(Opcode.RECONNECT)

    def fall_silent(self) -> None:
        """Send nothing more over the sockets there are, and let them stay open, as when the way to a client is lost."""
        for connection in self._requests:
            connection.is_silent = True

    def hold(self) -> None:
        """Keep what happens from now on back."""
        self._held = []

    def let_go(self) -> None:
        """Send what was kept back, the last event first: Discord promises no order among its events."""
        held, self._held = self._held or [], None
        for event, payload, needed in reversed(held):
            self._send(event, payload, needed)

    @property
    def sockets(self) -> int:
        """How many sockets are open, with a session or without."""
        return len(self._requests)

    @property
    def held(self) -> tuple[str, ...]:
        """The names of the events that are kept back, the first one first."""
        return tuple(event for event, *_ in self._held or ())

    async def close(self) -> None:
        """Close every socket and stop watching the world."""
        self._unsubscribe()
        for connection in tuple(self._requests):
            await connection.socket.close(code=1001)

    async def _listen(self, connection: Connection) -> None:
        async for frame in connection.socket:
            if frame.type is not WSMsgType.TEXT:
                await connection.socket.close(code=CloseCode.DECODE_ERROR)
                return
            sent = json.loads(frame.data)
            name = Opcode(sent["op"]).name if sent["op"] in set(Opcode) else str(sent["op"])
            self._traffic.record("from the bot", name, sent.get("d"))
            close_code = self._receive(connection, sent["op"], sent.get("d"))
            if close_code is not None:
                _log.info("gateway refuses", code=int(close_code), why=close_code.name)
                await connection.socket.close(code=close_code)
                return

    def _receive(self, connection: Connection, op: int, payload: Json) -> CloseCode | None:
        match op:
            case Opcode.HEARTBEAT:
                asyncio.get_running_loop().call_later(ACK_SECONDS, connection.put, Opcode.HEARTBEAT_ACK)
            case Opcode.IDENTIFY:
                return self._identify(connection, payload)
            case Opcode.RESUME:
                return self._resume(connection, payload)
            case _ if not any(session.connection is connection for session in self.sessions.values()):
                return CloseCode.NOT_AUTHENTICATED
            case _:
                pass  # presence, voice and member requests change nothing that anybody here sees
        return None

    def _identify(self, connection: Connection, payload: Json) -> CloseCode | None:
        number, count = payload.get("shard") or (0, 1)
        intents = Intent(payload["intents"])
        if payload["token"] != self._backend.token or not self._backend.session_starts.take():
            return CloseCode.AUTHENTICATION_FAILED
        if not 0 <= number < count:
            return CloseCode.INVALID_SHARD
        if intents & PRIVILEGED & ~self._privileged:
            return CloseCode.DISALLOWED_INTENTS
        session = Session(shard=(number, count), intents=intents)
        session.connection = connection
        lost = [key for key, old in self.sessions.items() if old.shard == session.shard and old.connection is None]
        for key in lost:  # nobody will resume it: its shard has logged in anew
            del self.sessions[key]
        self.sessions[session.id] = session
        guilds = [each for each in self._world.guilds.values() if session.receives(each.id, Intent.GUILDS)]
        session.send("READY", self._ready(session, [each.id for each in guilds if each.reach is not Reach.OUTSIDE]))
        for guild in guilds:
            if guild.reach is Reach.MEMBER:
                session.send("GUILD_CREATE", self._backend.serializer.guild(guild))
        return None

    def _resume(self, connection: Connection, payload: Json) -> CloseCode | None:
        if payload["token"] != self._backend.token:
            return CloseCode.AUTHENTICATION_FAILED
        session, sequence = self.sessions.get(payload["session_id"]), payload["seq"] or 0
        if session is None or not session.is_resumable(sequence=sequence):
            connection.put(Opcode.INVALID_SESSION, payload=False)
        else:
            session.resume(connection, sequence=sequence)
        return None

    def _ready(self, session: Session, guilds: list[int]) -> Json:
        bot = self._backend.serializer.user(self._world.bot)
        shown: Json = {"v": 10, "user": bot, "application": {"id": bot["id"], "flags": 0}, "shard": list(session.shard)}
        shown |= {"session_id": session.id, "session_type": "normal", "resume_gateway_url": self._backend.gateway_url}
        return shown | {"guilds": [{"id": str(guild), "unavailable": True} for guild in guilds]}

    def _on_change(self, change: Change) -> None:
        for name, payload, needed in gateway_events(self._world, self._backend.serializer, change):
            self._send(name, payload, needed)

    def _send(self, event: str, payload: Json, needed: Intent) -> None:
        if self._held is not None:
            self._held.append((event, payload, needed))
            return
        guild = payload.get("id" if event in ("GUILD_CREATE", "GUILD_DELETE") else "guild_id")
        for session in self.sessions.values():
            if session.receives(None if guild is None else int(guild), needed):
                session.send(event, payload)
