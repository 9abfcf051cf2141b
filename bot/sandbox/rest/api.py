"""The REST API: checks token, faults and rate limits, calls the route's function and records the request."""

import asyncio
import json
import time
from collections.abc import Mapping
from functools import lru_cache
from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from aiohttp import BodyPartReader, content_disposition_filename, hdrs, parse_content_disposition, web

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.backend import Backend
from bot.sandbox.faults import Blocked, LostResponse, RateLimited, Refusal, ServerError, SlowResponse
from bot.sandbox.rest.rate_limits import RateLimiter, too_many_requests
from bot.sandbox.rest.request import RestRequest, Route, Upload
from bot.sandbox.world.messages import Json

_log = structlog.get_logger(__name__)

API_PATH = "/api/v10"
"""The prefix of every path."""

_Reply = tuple[web.Response, Any]
"""An answer, and its JSON."""


class RecordedRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request as it came, and what it was answered."""

    method: str
    """The HTTP method."""
    route: str
    """The path as the OpenAPI document writes it."""
    path: str
    """The path as it came."""
    query: Mapping[str, str]
    """The query, by name."""
    payload: Any = None
    """The JSON, also that of a form; None without any."""
    files: tuple[Upload, ...] = ()
    """The files of a form."""
    status: int
    """The HTTP status of the answer."""
    answer: Any = None
    """The answer's JSON; None without any."""

    @property
    def problem(self) -> Json | None:
        """Discord's error, if the request was refused (rate limits and made faults are none)."""
        is_refused = self.status in range(400, 500) and self.status != HTTPStatus.TOO_MANY_REQUESTS
        return self.answer if is_refused else None


class RestApi:
    """Answers REST requests one by one; `requests` holds them all, with their files, if it `records`."""

    def __init__(self, backend: Backend, rate_limiter: RateLimiter, *, records: bool) -> None:
        self._backend = backend
        self._rate_limiter = rate_limiter
        self._records = records
        self.requests: list[RecordedRequest] = []

    async def answer(self, route: Route, request: web.Request) -> web.Response:
        """Answer one request and write it down."""
        began = time.monotonic()
        try:
            rest_request = await self._read(request)
        except ConnectionError:  # the client died while it sent: nobody waits for an answer
            return web.Response(status=HTTPStatus.BAD_REQUEST)
        response, answer = await self._decide(route, request, rest_request)
        payload, uploads = rest_request.payload, rest_request.uploads
        record = RecordedRequest(
            method=route.method,
            route=route.path,
            path=request.path,
            query=rest_request.query,
            payload=payload,
            files=uploads,
            status=response.status,
            answer=answer,
        )
        if self._records:
            self.requests.append(record)
        files = [f"{file.filename}, {len(file.content)} bytes" for file in uploads]
        self._backend.traffic.record(
            "request",
            f"{route.method} {request.path.removeprefix(API_PATH)}",
            {"payload": payload, "files": files, "answer": answer},
            status=response.status,
            seconds=time.monotonic() - began,
        )
        if record.problem is not None:
            _log.warning("refused", request=route.name, status=record.status, problem=record.problem)
        return response

    async def _read(self, request: web.Request) -> RestRequest:
        text, uploads, is_readable = b"", list[Upload](), True
        if request.headers.get(hdrs.CONTENT_TYPE, "").lower().startswith("multipart/form-data;"):
            async for part in await request.multipart():
                if not isinstance(part, BodyPartReader):
                    is_readable = False
                    break
                content = bytes(await part.read())
                name, filename = _names(part.headers.get(hdrs.CONTENT_DISPOSITION))
                if name == "payload_json":
                    text = content
                else:
                    uploads.append(_upload(name, filename, content, part))
        else:
            text = await request.read()
        try:
            payload = json.loads(text) if text and is_readable else None
        except ValueError:
            payload, is_readable = None, False
        return RestRequest(
            backend=self._backend,
            parameters=dict(request.match_info),
            query=dict(request.query),
            payload=payload,
            uploads=tuple(uploads),
            is_readable=is_readable,
        )

    async def _decide(self, route: Route, request: web.Request, rest_request: RestRequest) -> _Reply:
        fault = self._backend.faults.take(route.name)
        match fault:
            case ServerError(status=status):
                return _reply(status, {"message": "Internal Server Error", "code": 0})
            case RateLimited(retry_after=seconds, is_global=is_global):
                result = too_many_requests(seconds, is_global=is_global)
                return _reply(429, result.refusal, result.headers)
            case Refusal():
                return _turned_off(fault)
            case SlowResponse(seconds=seconds):
                await asyncio.sleep(seconds)
            case Blocked():
                await fault.wait()
            case _:
                pass
        reply = self._work(route, request, rest_request)
        return _lost(fault, request) if isinstance(fault, LostResponse) else reply

    def _work(self, route: Route, request: web.Request, rest_request: RestRequest) -> _Reply:
        is_theirs = request.headers.get("Authorization") == f"Bot {self._backend.token}"
        if not route.by_token and (not is_theirs or self._backend.session_starts.is_exceeded):
            return _refused(ApiError(ErrorCode.UNAUTHORIZED), {})
        result = self._rate_limiter.count(route, rest_request.parameters)
        if result.refusal is not None:
            return _reply(429, result.refusal, result.headers)
        if not rest_request.is_readable:
            return _refused(ApiError(ErrorCode.INVALID_JSON), result.headers)
        try:
            answer = route.answer(rest_request)
        except ApiError as error:
            return _refused(error, result.headers)
        return _reply(204 if answer is None else 200, answer, result.headers)


def _turned_off(fault: Refusal) -> _Reply:
    headers = {} if fault.retry_after is None else {"Retry-After": f"{fault.retry_after:g}"}
    if fault.code is not None:
        return _reply(fault.status, {"message": "Refused", "code": fault.code}, headers)[0], None
    page = "<html><title>Access denied</title></html>"
    return web.Response(status=fault.status, text=page, content_type="text/html", headers=headers), None


def _lost(fault: LostResponse, request: web.Request) -> _Reply:
    if fault.status is not None:
        return _reply(fault.status, {"message": "Bad Gateway", "code": 0})
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=502), None


def _refused(error: ApiError, headers: Mapping[str, str]) -> _Reply:
    body = {"message": error.code.sentence, "code": error.code.code}
    return _reply(error.code.status, body if error.errors is None else body | {"errors": error.errors}, headers)


def _reply(status: int, answer: Any, headers: Mapping[str, str] | None = None) -> _Reply:
    """Return the response with exactly `application/json`: clients compare it as it stands."""
    if answer is None:
        return web.Response(status=status, headers=headers), None
    body = json.dumps(answer).encode()
    return web.Response(
        status=status, body=body, headers={"Content-Type": "application/json", **(headers or {})}
    ), answer


@lru_cache(64)
def _names(disposition: str | None) -> tuple[str, str]:
    """Return the name of a part and of its file, "" for none: to read them anew would take half of a form's time."""
    _, parameters = parse_content_disposition(disposition)
    name, filename = (content_disposition_filename(parameters, key) or "" for key in ("name", "filename"))
    return name, filename


def _upload(name: str, filename: str, content: bytes, part: BodyPartReader) -> Upload:
    slot = name.removeprefix("files[").removesuffix("]")
    content_type = part.headers.get(hdrs.CONTENT_TYPE, "application/octet-stream")
    number = int(slot) if slot.isdecimal() else -1
    return Upload(slot=number, filename=filename, content=content, content_type=content_type)
