"""Who is let in, and to what."""

import asyncio
import io
import json

import aiohttp
import pytest

from bot.sandbox import Attachment, Message, World
from bot.sandbox.page import Page
from bot.sandbox.world.messages import FILE_LIMIT, MAX_UPLOADS


async def _status(page: Page, path: str, **headers: str) -> int:
    async with aiohttp.ClientSession() as session, session.get(page.address + path, headers=headers) as response:
        return response.status


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_the_page_answers_under_the_names_of_loopback(page: Page, host: str) -> None:
    assert await _status(page, "", Host=f"{host}:{page.port}") == 200


async def test_under_another_name_nothing_may_be_connected_to(page: Page) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(page.address, headers={"Host": "evil.example"}) as response,
    ):
        assert "connect-src 'none';" in response.headers["Content-Security-Policy"]
        assert "evil" not in str(response.headers)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:{port}"])
async def test_any_other_host_is_refused(page: Page, host: str) -> None:
    assert await _status(page, "", Host=host.format(port=page.port)) == 403


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1:{port}", "http://localhost:{port}"]
)
async def test_a_request_from_another_page_is_refused(page: Page, origin: str) -> None:
    assert await _status(page, "", Origin=origin.format(port=page.port)) == 403


@pytest.mark.parametrize("headers", [{}, {"Origin": "http://evil.example"}])
async def test_a_websocket_must_come_from_the_page_itself(page: Page, headers: dict[str, str]) -> None:
    async with aiohttp.ClientSession(headers=headers) as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(page.address + "live?as=Ada")
    assert refused.value.status == 403


async def _sends(page: Page, content: bytes, *, name: str = "a.txt", **headers: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession(page.address, headers=headers) as session,
        session.post("/uploads", params={"name": name}, data=io.BytesIO(content)) as response,
    ):
        return response.status, await response.text()


async def test_a_file_is_taken_from_the_page_itself_only(page: Page, world: World) -> None:
    for headers in ({}, {"Origin": "http://evil.example"}):
        assert (await _sends(page, b"x", **headers))[0] == 403
    assert not world.files.uploads
    status, response = await _sends(page, b"x", Origin=page.address.rstrip("/"))
    assert status == 200
    assert world.files.uploads[int(json.loads(response)["id"])].content == b"x"


@pytest.mark.parametrize(
    ("name", "kept"),
    [("../../etc/pass wd", ".._.._etc_pass_wd"), ("<b>", "_b_"), ("", "file"), ("n" * 300 + ".txt", "n" * 96 + ".txt")],
)
async def test_a_file_has_a_name_that_an_address_can_hold(page: Page, world: World, name: str, kept: str) -> None:
    await _sends(page, b"x", name=name, Origin=page.address.rstrip("/"))
    assert [file.filename for file in world.files.uploads.values()] == [kept]


async def test_a_file_that_discord_would_not_take_is_refused(page: Page, world: World) -> None:
    assert (await _sends(page, b"x" * (FILE_LIMIT + 1), Origin=page.address.rstrip("/")))[0] == 413
    assert not world.files.uploads


async def test_of_the_files_the_latest_are_kept(page: Page, world: World) -> None:
    for number in range(MAX_UPLOADS + 2):
        await _sends(page, b"x", name=str(number), Origin=page.address.rstrip("/"))
    assert [file.filename for file in world.files.uploads.values()] == [str(n) for n in range(2, MAX_UPLOADS + 2)]


@pytest.mark.parametrize(
    "path", ["page.py", "../page.py", "..%2fpage.py", "%2e%2e/page.py", "front/main.js", "..%5cpage.py", "//etc/passwd"]
)
async def test_nothing_but_the_pages_own_files_is_served(page: Page, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", page.port)
    writer.write(f"GET /{path} HTTP/1.1\r\nHost: 127.0.0.1:{page.port}\r\nConnection: close\r\n\r\n".encode())
    assert (await reader.readline()).split()[1] == b"404"
    writer.close()
    await writer.wait_closed()


async def test_the_page_may_load_and_run_only_its_own_files(page: Page) -> None:
    async with aiohttp.ClientSession() as session, session.get(page.address) as response:
        policy = response.headers["Content-Security-Policy"]
        text = await response.text()
    assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
    assert "unsafe" not in policy
    assert f"connect-src 'self' ws://127.0.0.1:{page.port};" in policy
    assert "<style" not in text
    assert "http" not in text


@pytest.mark.parametrize(
    ("content_type", "served_as"),
    [
        ("image/png", "image/png"),
        ("text/html", "application/octet-stream"),
        ("image/svg+xml", "application/octet-stream"),
    ],
)
async def test_an_attachment_is_a_picture_or_a_download_and_never_a_document(
    page: Page, world: World, content_type: str, served_as: str
) -> None:
    games = world.channels["games"]
    file = Attachment(id=7, channel_id=games.id, filename="a.bin", content_type=content_type, content=b"<script>")
    world.post(Message(id=6, channel_id=games.id, author=world.bot, created_at=0.0, attachments=(file,)))
    async with aiohttp.ClientSession(page.address) as session, session.get(file.path) as response:
        assert response.content_type == served_as
        assert response.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
        assert await response.read() == b"<script>"
    assert await _status(page, f"attachments/{games.id}/8/a.bin") == 404
