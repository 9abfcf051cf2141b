"""Host and Origin checks and security headers: only a browser on this machine that shows this page is answered.

Another website can make a browser connect to loopback, by a link, by a WebSocket or by a name that it has led
to 127.0.0.1. Such requests carry a foreign Host or Origin and are refused.
"""

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler

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
