"""Who is let in, and to what."""

import asyncio

import aiohttp
import pytest

from bot.sandbox import Attachment, Message, World
from bot.sandbox.page import Page


async def _status(page: Page, path: str, **headers: str) -> int:
    async with aiohttp.ClientSession() as session, session.get(page.address + path, headers=headers) as response:
        return response.status


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_the_page_answers_under_the_names_of_loopback(page: Page, host: str) -> None:
    assert await _status(page, "", Host=f"{host}:{page.port}") == 200


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
