"""The gateway: the websocket over which Discord tells a bot what happens, with heartbeats, shards and resuming."""

import asyncio
import json
import secrets
import zlib
from enum import IntEnum

import structlog
from aiohttp import WSMsgType, web

from bot.sandbox.changes import Change
from bot.sandbox.events import ALWAYS, PRIVILEGED, Intent, interaction_created, told
from bot.sandbox.interactions import Interaction
from bot.sandbox.messages import Json
from bot.sandbox.traffic import Traffic
from bot.sandbox.wire import Wire
from bot.sandbox.world import World

_log = structlog.get_logger(__name__)

HEARTBEAT_MILLISECONDS = 41_250

ACK_SECONDS = 0.25
"""How long a heartbeat's answer takes: discord.py notes when it sent one only after it has, from another thread, and
takes an answer that is there before for one to the heartbeat before."""


class Op(IntEnum):
    """Discord's numbers for what a frame is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Closing(IntEnum):
    """Discord's codes for a socket that it closes."""

    UNKNOWN_ERROR = 4000
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


class _Wire:
    """One connection: frames go out in order, compressed when the client asked for zlib-stream."""

    def __init__(self, socket: web.WebSocketResponse, *, is_compressed: bool, traffic: Traffic) -> None:
        self.socket = socket
        self._traffic = traffic
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._compressor = zlib.compressobj() if is_compressed else None

    def put(self, op: Op, payload: object = None, *, sequence: int | None = None, event: str | None = None) -> None:
        """Queue a frame."""
        self._traffic.note("to the bot", event or op.name, payload)
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
    """A shard's session: it outlives its socket, and keeps every event for a resume."""

    def __init__(self, *, shard: tuple[int, int], intents: Intent) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.wire: _Wire | None = None
        self._events: list[tuple[str, Json]] = []

    def tell(self, event: str, payload: Json) -> None:
        """Send an event now, or once the session is resumed."""
        self._events.append((event, payload))
        if self.wire is not None:
            self.wire.put(Op.DISPATCH, payload, sequence=len(self._events), event=event)

    def resume(self, wire: _Wire, *, sequence: int) -> None:
        """Go on over another socket, from the event after `sequence`."""
        self.wire = wire
        for number, (event, payload) in enumerate(self._events[sequence:], sequence + 1):
            wire.put(Op.DISPATCH, payload, sequence=number, event=event)
        self.tell("RESUMED", {})

    def is_told_of(self, guild_id: int | None, needed: Intent) -> bool:
        """Return whether an event of this guild (None: of a conversation) is this shard's business."""
        number, count = self.shard
        is_ours = number == (0 if guild_id is None else (guild_id >> 22) % count)
        return is_ours and needed in self.intents


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
        self._requests: dict[_Wire, web.Request] = {}
        self.sessions: dict[str, Session] = {}
        self._stop_watching = world.watch(self._on_change)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket until it closes."""
        socket = web.WebSocketResponse(max_msg_size=4096, autoping=True)
        await socket.prepare(request)
        wire = _Wire(socket, is_compressed=request.query.get("compress") == "zlib-stream", traffic=self._traffic)
        self._requests[wire] = request
        self._traffic.note("from the bot", "socket opened")
        pump = asyncio.create_task(wire.pump())
        wire.put(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MILLISECONDS})
        try:
            await self._listen(wire)
        finally:
            pump.cancel()
            self._traffic.note("from the bot", "socket closed")
            del self._requests[wire]
            for session in self.sessions.values():
                if session.wire is wire:
                    session.wire = None
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
        for wire in self._requests:
            wire.put(Op.RECONNECT)

    async def close(self) -> None:
        """Close every socket and stop watching the world."""
        self._stop_watching()
        for wire in tuple(self._requests):
            await wire.socket.close(code=1001)

    async def _listen(self, wire: _Wire) -> None:
        async for frame in wire.socket:
            if frame.type is not WSMsgType.TEXT:
                await wire.socket.close(code=Closing.DECODE_ERROR)
                return
            sent = json.loads(frame.data)
            self._traffic.note(
                "from the bot", Op(sent["op"]).name if sent["op"] in set(Op) else str(sent["op"]), sent.get("d")
            )
            closing = self._take(wire, sent["op"], sent.get("d"))
            if closing is not None:
                _log.info("gateway refuses", code=int(closing), why=closing.name)
                await wire.socket.close(code=closing)
                return

    def _take(self, wire: _Wire, op: int, payload: Json) -> Closing | None:
        match op:
            case Op.HEARTBEAT:
                asyncio.get_running_loop().call_later(ACK_SECONDS, wire.put, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                return self._identify(wire, payload)
            case Op.RESUME:
                return self._resume(wire, payload)
            case _ if not any(session.wire is wire for session in self.sessions.values()):
                return Closing.NOT_AUTHENTICATED
            case _:
                pass  # presence, voice and member requests change nothing that anybody here sees
        return None

    def _identify(self, wire: _Wire, payload: Json) -> Closing | None:
        number, count = payload.get("shard") or (0, 1)
        intents = Intent(payload["intents"])
        if payload["token"] != self._token:
            return Closing.AUTHENTICATION_FAILED
        if not 0 <= number < count:
            return Closing.INVALID_SHARD
        if intents & PRIVILEGED & ~self._granted:
            return Closing.DISALLOWED_INTENTS
        session = Session(shard=(number, count), intents=intents)
        session.wire = wire
        self.sessions[session.id] = session
        guild_id = self._world.guild.id
        is_guilds = session.is_told_of(guild_id, Intent.GUILDS)
        session.tell("READY", self._ready(session, guilds=[guild_id] if is_guilds else []))
        if is_guilds:
            session.tell("GUILD_CREATE", self._json.guild())
        return None

    def _resume(self, wire: _Wire, payload: Json) -> Closing | None:
        if payload["token"] != self._token:
            return Closing.AUTHENTICATION_FAILED
        session = self.sessions.get(payload["session_id"])
        if session is None:
            wire.put(Op.INVALID_SESSION, payload=False)
        else:
            session.resume(wire, sequence=payload["seq"] or 0)
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
