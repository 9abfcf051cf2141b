"""The sandbox as a server on 127.0.0.1: REST, gateway and attachments for one world."""

import ssl
from functools import partial
from types import TracebackType
from typing import Final, Self

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler

from bot.sandbox.backend import Backend
from bot.sandbox.gateway.dispatch_events import NO_INTENT, Intent
from bot.sandbox.gateway.websocket import Gateway
from bot.sandbox.interactions import TimeLimits
from bot.sandbox.loopback import DISCORD_HOSTS
from bot.sandbox.rest import bot_routes, interaction_routes
from bot.sandbox.rest.api import API_PATH, RecordedRequest, RestApi
from bot.sandbox.rest.rate_limits import RateLimiter, RateLimits
from bot.sandbox.rest.request import Route
from bot.sandbox.user_client import UserClient
from bot.sandbox.world.guild import Channel
from bot.sandbox.world.messages import Attachment
from bot.sandbox.world.people import Person
from bot.sandbox.world.world import World

HOST = "127.0.0.1"
NAMES = DISCORD_HOSTS | {HOST}
"""What a client may call it."""

ATTACHMENT = r"/attachments/{channel_id:\d{1,20}}/{file_id:\d{1,20}}/{filename}"
"""The path of a file, as routes have it."""

TOKEN = "sandbox-token"  # noqa: S105 - opens nothing but this sandbox


class Sandbox(Backend):
    """Serves `world` while entered as a context.

    With `tls` it answers as discord.com, gateway.discord.gg and cdn.discordapp.com (a client comes through
    `loopback.connector`), without at plain http and ws addresses.
    With `records` every request is kept with its files, to be looked at afterwards; that is for tests, which end.
    """

    def __init__(  # noqa: PLR0913 - every one is an option with a default
        self,
        world: World,
        *,
        tls: ssl.SSLContext | None = None,
        port: int = 0,
        token: str = TOKEN,
        shards: int = 1,
        time_limits: TimeLimits | None = None,
        rate_limits: RateLimits | None = None,
        privileged: Intent = NO_INTENT,
        records: bool = True,
    ) -> None:
        super().__init__(world, token=token, shards=shards, time_limits=time_limits or TimeLimits())
        self._desk = RestApi(self, RateLimiter(rate_limits or RateLimits(), world.clock), records=records)
        self.requests: list[RecordedRequest] = self._desk.requests
        """Every REST request so far, oldest first; none where they are not recorded."""
        self._tls = tls
        self._wanted_port = port
        self._privileged = privileged

    @property
    def api_url(self) -> str:
        """Where REST is, with the version, without a final slash."""
        return f"https://discord.com{API_PATH}" if self._tls else f"http://{HOST}:{self.port}{API_PATH}"

    @property
    def cdn_url(self) -> str:
        """Where attachments are, without a final slash."""
        return "https://cdn.discordapp.com" if self._tls else f"http://{HOST}:{self.port}"

    def as_person(self, person: Person, channel: Channel, *, patient: bool = False) -> UserClient:
        """Return what the person can do in the channel, who is perhaps `patient` where an answer is promised."""
        return UserClient(self, self.gateway, person=person, channel=channel, patient=patient)

    async def __aenter__(self) -> Self:
        self.gateway = Gateway(self, privileged=self._privileged)
        application = web.Application(client_max_size=1 << 26, middlewares=[_clients_only])
        application[_DESK] = self._desk
        for resource in _REST.resources():
            application.router.register_resource(resource)
        application.router.add_get("/" if self._tls else "/gateway", self.gateway.connect)
        application.router.add_get(ATTACHMENT, self._attachment)
        application.router.add_route("*", "/api/{rest:.*}", _not_found)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, self._wanted_port, ssl_context=self._tls).start()
        self.port: int = self._runner.addresses[0][1]
        self.gateway_url = "wss://gateway.discord.gg/" if self._tls else f"ws://{HOST}:{self.port}/gateway"
        self.serializer.cdn = self.cdn_url
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.gateway.close()
        await self._runner.cleanup()

    async def _attachment(self, request: web.Request) -> web.Response:
        attachment = requested_file(self.world, request)
        return web.Response(body=self.world.content(attachment), content_type=attachment.content_type)


def requested_file(world: World, request: web.Request) -> Attachment:
    """Return the file of a request to `ATTACHMENT`; raises `HTTPNotFound`."""
    names = request.match_info
    file = world.file(channel_id=int(names["channel_id"]), file_id=int(names["file_id"]))
    if file is None:
        raise web.HTTPNotFound
    return file


_DESK: Final = web.AppKey("desk", RestApi)
"""Who answers REST, as an application knows it."""


def _rest() -> web.UrlDispatcher:
    async def answer(route: Route, request: web.Request) -> web.Response:
        return await request.app[_DESK].answer(route, request)

    router = web.UrlDispatcher()
    for route in (*bot_routes.ROUTES, *interaction_routes.ROUTES):
        router.add_route(route.method, API_PATH + route.path, partial(answer, route))
    return router


_REST: Final = _rest()
"""The paths of REST, read once: they are the same for each sandbox."""


@web.middleware
async def _clients_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what a browser sends for a page of somewhere else, which could otherwise play the bot or listen to it."""
    if hdrs.ORIGIN in request.headers or request.url.host not in NAMES:
        raise web.HTTPForbidden(text="This is for clients of Discord on this machine.")
    return await handler(request)


async def _not_found(_request: web.Request) -> web.Response:
    """Answer 404 for a route that this sandbox does not have."""
    body = b'{"message": "404: Not Found", "code": 0}'
    return web.Response(status=404, body=body, headers={"Content-Type": "application/json"})
