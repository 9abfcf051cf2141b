"""Serves the page on loopback: its own files, the messages' attachments and a WebSocket for each tab.

Only a browser on this machine that shows this page is answered. Another website can make a browser connect to loopback,
by a link, by a WebSocket or by a name that it has led to 127.0.0.1: such requests carry a foreign Host or Origin.
"""

import os
import re
from collections.abc import Iterator
from functools import partial
from importlib import resources
from types import TracebackType
from typing import Self

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler

from bot.sandbox.page.developer_tools import DeveloperTools, ProgramHooks
from bot.sandbox.page.tab import Tab
from bot.sandbox.server import ATTACHMENT, HOST, Sandbox, requested_file
from bot.sandbox.world.messages import FILE_LIMIT
from bot.sandbox.world.people import Person

_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_PICTURES = frozenset({"image/png", "image/webp", "image/gif", "image/jpeg", "image/avif"})
"""What a browser shows as a picture and never as a document; every other attachment is a download."""

_NOT_IN_FILENAMES = re.compile(r"[^A-Za-z0-9_.-]")
_MAX_FILENAME = 100
"""What Discord keeps of the name of a file."""

_ATTACHMENT_HEADERS = {
    "Cache-Control": "private, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'; sandbox",
}

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src {origins}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The page's Content-Security-Policy. Not every browser takes the WebSocket of a page's own host for 'self'."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""What every answer says unless it says so itself."""


@web.middleware
async def check_origin(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a request under another name than loopback's, or from another page.

    A WebSocket and whatever sends something must name its page.
    """
    origin = request.headers.get(hdrs.ORIGIN)
    is_socket = request.headers.get(hdrs.UPGRADE, "").lower() == "websocket"
    must_name = is_socket or request.method not in (hdrs.METH_GET, hdrs.METH_HEAD)
    if request.host not in _names(request):
        raise web.HTTPForbidden(text="This page is served to 127.0.0.1 and localhost only.")
    if origin != f"http://{request.host}" and (origin is not None or must_name):
        raise web.HTTPForbidden(text="This page answers its own requests only.")
    return await handler(request)


async def add_security_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add the security headers to a response."""
    origins = f"'self' ws://{request.host}" if request.host in _names(request) else "'none'"
    policy = {"Content-Security-Policy": POLICY.format(origins=origins)}
    for name, value in (HEADERS | policy).items():
        response.headers.setdefault(name, value)


def _names(request: web.Request) -> frozenset[str]:
    """Return the Host headers that mean this server; none when the connection is already gone."""
    if request.transport is None:
        return frozenset()
    port = request.transport.get_extra_info("sockname")[1]
    return frozenset({f"127.0.0.1:{port}", f"localhost:{port}"})


class PortUnusableError(Exception):
    """The page cannot be served at the port that was asked for; the text is a sentence without its full stop."""


class Page:
    """The page for one sandbox while entered as a context; `port` 0 takes a free one."""

    def __init__(self, sandbox: Sandbox, *, hooks: ProgramHooks | None = None, port: int = 0) -> None:
        self._sandbox = sandbox
        self._developer_tools = DeveloperTools(sandbox, hooks, self._connected)
        self._wanted_port = port
        self._tabs: set[Tab] = set()

    @property
    def address(self) -> str:
        """What to open in a browser."""
        return f"http://{HOST}:{self.port}/"

    async def __aenter__(self) -> Self:
        application = web.Application(middlewares=[check_origin], client_max_size=FILE_LIMIT)
        application.on_response_prepare.append(add_security_headers)
        application.on_shutdown.append(self._close)
        for path, answer in _own_files():
            application.router.add_get(path, answer)
        application.router.add_get("/live", self._websocket)
        application.router.add_post("/uploads", self._upload)
        application.router.add_get(ATTACHMENT, self._attachment)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, self._wanted_port).start()
        except OSError as error:
            await self._runner.cleanup()
            why = os.strerror(error.errno or 0).lower()
            raise PortUnusableError(f"The page cannot have the port {self._wanted_port}: {why}") from error
        self.port: int = self._runner.addresses[0][1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._runner.cleanup()

    async def _websocket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=20)
        await socket.prepare(request)
        person = self._sandbox.world.people.get(request.query.get("as", "")) or self._person_without_tab()
        tab = Tab(self._sandbox, self._developer_tools, person, socket)
        self._tabs.add(tab)
        try:
            await tab.serve()
        finally:
            self._tabs.discard(tab)
        return socket

    def _person_without_tab(self) -> Person:
        """Return the first person without a tab; the first of all if each has one."""
        people, connected = self._sandbox.world.people.values(), self._connected()
        return next((person for person in people if person.id not in connected), next(iter(people)))

    def _connected(self) -> frozenset[int]:
        return frozenset(tab.person.id for tab in self._tabs)

    async def _close(self, _application: web.Application) -> None:
        await self._developer_tools.close()
        for tab in tuple(self._tabs):
            await tab.close()

    async def _upload(self, request: web.Request) -> web.Response:
        """Take a file that a person puts into an option of a command."""
        name = _NOT_IN_FILENAMES.sub("_", request.query.get("name", ""))[-_MAX_FILENAME:] or "file"
        file = self._sandbox.world.upload(name, await request.read())
        return web.json_response({"id": str(file.id)})

    async def _attachment(self, request: web.Request) -> web.Response:
        attachment = requested_file(self._sandbox.world, request)
        if attachment.content_type in _PICTURES:
            headers, content_type = _ATTACHMENT_HEADERS, attachment.content_type
        else:
            headers = _ATTACHMENT_HEADERS | {"Content-Disposition": "attachment"}
            content_type = "application/octet-stream"
        body = self._sandbox.world.content(attachment)
        return web.Response(body=body, content_type=content_type, headers=headers)


def _own_files() -> Iterator[tuple[str, Handler]]:
    """Yield every file of the page by its path; nothing else is ever read."""
    for file in (resources.files("bot.sandbox.page") / "static").iterdir():
        answer = partial(_own_file, file.read_bytes(), _TYPES["." + file.name.rpartition(".")[2]])
        yield f"/{file.name}", answer
        if file.name == "index.html":
            yield "/", answer


async def _own_file(body: bytes, content_type: str, _request: web.Request) -> web.Response:
    return web.Response(body=body, content_type=content_type, charset="utf-8")
