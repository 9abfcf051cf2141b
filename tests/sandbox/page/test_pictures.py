"""How many pictures of one message stand together."""

import asyncio
import io
from http import HTTPStatus

import msgspec
import pytest
from PIL import Image
from playwright.async_api import Browser, Route, ViewportSize, expect

from bot.sandbox import Attachment, Channel, Sandbox, World
from bot.sandbox.page import Page
from tests.sandbox.page.bot_messages import post_as_bot
from tests.sandbox.page.browser import DESKTOP, PHONE, in_browser, keep, window_of

pytestmark = in_browser

MOST = 10
"""How many pictures a message may have."""

ROWS = """gallery => {
    const rows = {};
    for (const picture of gallery.children) {
        const { top, left, right } = picture.getBoundingClientRect();
        const row = (rows[Math.round(top)] ??= { left, right, count: 0 });
        Object.assign(row, { left: Math.min(row.left, left), right: Math.max(row.right, right), count: row.count + 1 });
    }
    const { left, right } = gallery.getBoundingClientRect();
    const isFull = row => Math.abs(row.left - left) < 1 && Math.abs(row.right - right) < 1;
    return Object.keys(rows).map(Number).sort((a, b) => a - b).map(top => isFull(rows[top]) ? rows[top].count : 0);
}"""
"""How many pictures each row has, from the top; 0 for a row with a gap at its side."""

AS_IN_DISCORD = [[2], [2, 0], [2, 2], [2, 3], [3, 3], [1, 3, 3], [2, 3, 3], [3, 3, 3], [1, 3, 3, 3]]
"""From two pictures on; of three, the first one is as high as the other two."""

CELLS = """gallery => Array.from(gallery.children, picture => {
    const { width, height } = picture.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
})"""
"""How wide and how high each picture is."""


def pictures(world: World, channel: Channel, count: int, *, height: int = 480) -> tuple[Attachment, ...]:
    content = io.BytesIO()
    Image.new("RGB", (720, height), "seagreen").save(content, "PNG")
    return tuple(
        Attachment(
            id=world.snowflakes.next(),
            channel_id=channel.id,
            filename="a.png",
            content_type="image/png",
            content=content.getvalue(),
            width=720,
            height=height,
        )
        for _ in range(count)
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["at a desk", "on a phone"])
async def test_pictures_stand_in_rows_as_in_discords_client_however_many_there_are(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel, size: ViewportSize
) -> None:
    for count in range(2, MOST + 1):
        post_as_bot(world, channel, f"{count} pictures", attachments=pictures(world, channel, count))
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", size)
        galleries = ada.locator(".gallery")
        await expect(galleries).to_have_count(MOST - 1)
        assert [await gallery.evaluate(ROWS) for gallery in await galleries.all()] == AS_IN_DISCORD
        await keep(ada, f"pictures-{size['width']}")
        assert log.errors == []


async def test_several_pictures_are_cropped_to_the_cells_of_discords_client(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel
) -> None:
    for count in (2, 3, 4, 7, 9):
        post_as_bot(world, channel, f"{count} pictures", attachments=pictures(world, channel, count))
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        galleries = ada.locator(".gallery")
        await expect(galleries).to_have_count(5)
        two, three, four, seven, nine = [await gallery.evaluate(CELLS) for gallery in await galleries.all()]
        assert two == [[273, 273]] * 2
        assert three == [[365, 350], [181, 173], [181, 173]]
        assert four == [[273, 173]] * 4
        assert seven == [[550, 350]] + [[181, 181]] * 6
        assert nine == [[181, 181]] * 9
        assert log.errors == []


@pytest.mark.parametrize(
    ("height", "size", "room"),
    [(480, DESKTOP, (525, 350)), (960, DESKTOP, (262, 349)), (480, PHONE, (328, 219)), (960, PHONE, (262, 349))],
)
async def test_a_picture_has_its_room_before_it_is_there(
    browser: Browser,
    sandbox: Sandbox,
    world: World,
    channel: Channel,
    height: int,
    size: ViewportSize,
    room: tuple[int, int],
) -> None:
    post_as_bot(world, channel, "one picture", attachments=pictures(world, channel, 1, height=height))
    asked, answered = asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        asked.set()
        await answered.wait()
        await route.continue_()

    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", size)
        await ada.route("**/attachments/**", late)
        await ada.reload()
        await asked.wait()
        image = ada.locator(".picture img")
        for width in (0, 720):
            await expect(image).to_have_js_property("naturalWidth", width)
            box = await image.bounding_box()
            assert box is not None
            assert (round(box["width"]), round(box["height"])) == room
            answered.set()
        assert log.errors == []


async def test_a_picture_that_an_edit_replaces_while_it_is_loaded_can_be_loaded_still(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel
) -> None:
    message_id = post_as_bot(world, channel, "first", attachments=pictures(world, channel, 1))
    async with Page(sandbox) as page:
        ada, _ = await window_of(browser, page.address, "Ada", DESKTOP)
        address = await ada.locator(".message img").last.evaluate("image => image.src")
        (shown,) = [message for message in channel.messages if str(message.id) == message_id]
        world.edit(msgspec.structs.replace(shown, content="second", attachments=pictures(world, channel, 1)))
        await expect(ada.locator(".message").last).to_contain_text("second")
        assert (await ada.request.get(address)).status == HTTPStatus.OK
