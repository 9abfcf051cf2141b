"""The gateway: the websocket over which Discord tells a bot what happens, with heartbeats and logins."""

import asyncio
import json
from enum import IntEnum

import structlog
from aiohttp import WSMsgType, web

from bot.sandbox.gateway.dispatch_events import ALWAYS, PRIVILEGED, Intent, interaction_created, told
from bot.sandbox.gateway.session import Connection, Op, Session
from bot.sandbox.interactions import Interaction
from bot.sandbox.serializer import Wire
from bot.sandbox.traffic import Traffic
from bot.sandbox.world.changes import Change
from bot.sandbox.world.messages import Json
from bot.sandbox.world.world import World

_log = structlog.get_logger(__name__)

HEARTBEAT_MILLISECONDS = 41_250

ACK_SECONDS = 0.25
"""How long a heartbeat's answer takes: discord.py notes when it sent one only after it has, from another thread, and
takes an answer that is there before for one to the heartbeat before."""


class Closing(IntEnum):
    """Discord's codes for a socket that it closes."""

    UNKNOWN_ERROR = 4000
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


class Gateway:
    """Takes the bot's websockets and tells its sessions what happens in the world."""

    def __init__(
        self, world: World, wire: Wire, *, token: str, url: str, traffic: Traffic, privileged: Intent = ALWAYS
    ) -> None:
        self._world = world
        self._json = wire
        self._token = token
        self._url = url
        self._granted = privileged
        self._traffic = traffic
        self._requests: dict[Connection, web.Request] = {}
        self.sessions: dict[str, Session] = {}
        self._stop_watching = world.watch(self._on_change)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket until it closes."""
        socket = web.WebSocketResponse(max_msg_size=4096, autoping=True)
        await socket.prepare(request)
        connection = Connection(
            socket, is_compressed=request.query.get("compress") == "zlib-stream", traffic=self._traffic
        )
        self._requests[connection] = request
        self._traffic.note("from the bot", "socket opened")
        pump = asyncio.create_task(connection.pump())
        connection.put(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MILLISECONDS})
        try:
            await self._listen(connection)
        finally:
            pump.cancel()
            self._traffic.note("from the bot", "socket closed")
            del self._requests[connection]
            for session in self.sessions.values():
                if session.connection is connection:
                    session.connection = None
        return socket

    def announce(self, interaction: Interaction) -> None:
        """Tell the bot what a person did."""
        event = interaction_created(self._world, self._json, interaction)
        guild_id = int(event["guild_id"]) if "guild_id" in event else None
        self._tell("INTERACTION_CREATE", event, guild_id=guild_id, needed=ALWAYS)

    def drop(self) -> None:
        """Cut every socket without a word; sessions stay and can be resumed."""
        for request in self._requests.values():
            if request.transport is not None:
                request.transport.abort()

    def ask_to_reconnect(self) -> None:
        """Ask every client to come back, as Discord does when it moves a shard."""
        for connection in self._requests:
            connection.put(Op.RECONNECT)

    async def close(self) -> None:
        """Close every socket and stop watching the world."""
        self._stop_watching()
        for connection in tuple(self._requests):
            await connection.socket.close(code=1001)

    async def _listen(self, connection: Connection) -> None:
        async for frame in connection.socket:
            if frame.type is not WSMsgType.TEXT:
                await connection.socket.close(code=Closing.DECODE_ERROR)
                return
            sent = json.loads(frame.data)
            self._traffic.note(
                "from the bot", Op(sent["op"]).name if sent["op"] in set(Op) else str(sent["op"]), sent.get("d")
            )
            closing = self._take(connection, sent["op"], sent.get("d"))
            if closing is not None:
                _log.info("gateway refuses", code=int(closing), why=closing.name)
                await connection.socket.close(code=closing)
                return

    def _take(self, connection: Connection, op: int, payload: Json) -> Closing | None:
        match op:
            case Op.HEARTBEAT:
                asyncio.get_running_loop().call_later(ACK_SECONDS, connection.put, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                return self._identify(connection, payload)
            case Op.RESUME:
                return self._resume(connection, payload)
            case _ if not any(session.connection is connection for session in self.sessions.values()):
                return Closing.NOT_AUTHENTICATED
            case _:
                pass  # presence, voice and member requests change nothing that anybody here sees
        return None

    def _identify(self, connection: Connection, payload: Json) -> Closing | None:
        number, count = payload.get("shard") or (0, 1)
        intents = Intent(payload["intents"])
        if payload["token"] != self._token:
            return Closing.AUTHENTICATION_FAILED
        if not 0 <= number < count:
            return Closing.INVALID_SHARD
        if intents & PRIVILEGED & ~self._granted:
            return Closing.DISALLOWED_INTENTS
        session = Session(shard=(number, count), intents=intents)
        session.connection = connection
        self._forget_sessions(session.shard)
        self.sessions[session.id] = session
        guild_id = self._world.guild.id
        is_guilds = session.is_told_of(guild_id, Intent.GUILDS)
        session.tell("READY", self._ready(session, guilds=[guild_id] if is_guilds else []))
        if is_guilds:
            session.tell("GUILD_CREATE", self._json.guild())
        return None

    def _forget_sessions(self, shard: tuple[int, int]) -> None:
        """Let go of what nobody will resume: this shard has begun anew."""
        for session in tuple(self.sessions.values()):
            if session.shard == shard and session.connection is None:
                del self.sessions[session.id]

    def _resume(self, connection: Connection, payload: Json) -> Closing | None:
        if payload["token"] != self._token:
            return Closing.AUTHENTICATION_FAILED
        session, sequence = self.sessions.get(payload["session_id"]), payload["seq"] or 0
        if session is None or not session.is_resumable(sequence=sequence):
            connection.put(Op.INVALID_SESSION, payload=False)
        else:
            session.resume(connection, sequence=sequence)
        return None

    def _ready(self, session: Session, *, guilds: list[int]) -> Json:
        return {
            "v": 10,
            "user": self._json.user(self._world.bot),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._url,
            "shard": list(session.shard),
            "application": {"id": str(self._world.bot.id), "flags": 0},
        }

    def _on_change(self, change: Change) -> None:
        event = told(self._json, change)
        if event is not None:
            name, payload, needed = event
            guild_id = int(payload["guild_id"]) if "guild_id" in payload else None
            self._tell(name, payload, guild_id=guild_id, needed=needed)

    def _tell(self, event: str, payload: Json, *, guild_id: int | None, needed: Intent) -> None:
        for session in self.sessions.values():
            if session.is_told_of(guild_id, needed):
                session.tell(event, payload)
