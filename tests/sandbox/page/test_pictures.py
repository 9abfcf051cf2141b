"""How many pictures of one message stand together."""

import io

import pytest
from PIL import Image
from playwright.async_api import ViewportSize, expect

from bot.sandbox import Attachment, Channel, Sandbox, World
from bot.sandbox.page import Page
from tests.sandbox.page.browsing import DESKTOP, PHONE, browsing, in_browser, keep, window_of
from tests.sandbox.page.posting import posts

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

ON_A_DESK = [[2], [1, 2], [2, 2], [2, 3], [3, 3], [1, 3, 3], [2, 3, 3], [3, 3, 3], [1, 3, 3, 3]]
ON_A_PHONE = [[2], [2, 1], [2, 2], [2, 2, 1], [2] * 3, [2, 2, 2, 1], [2] * 4, [2, 2, 2, 2, 1], [2] * 5]


def pictures(world: World, channel: Channel, count: int) -> tuple[Attachment, ...]:
    content = io.BytesIO()
    Image.new("RGB", (72, 48), "seagreen").save(content, "PNG")
    return tuple(
        Attachment(
            id=world.snowflakes.next(),
            channel_id=channel.id,
            filename="a.png",
            content_type="image/png",
            content=content.getvalue(),
            width=720,
            height=480,
        )
        for _ in range(count)
    )


@pytest.mark.parametrize(("size", "rows"), [(DESKTOP, ON_A_DESK), (PHONE, ON_A_PHONE)], ids=["at a desk", "on a phone"])
async def test_pictures_stand_in_full_rows_however_many_there_are(
    sandbox: Sandbox, world: World, channel: Channel, size: ViewportSize, rows: list[list[int]]
) -> None:
    for count in range(2, MOST + 1):
        posts(world, channel, f"{count} pictures", attachments=pictures(world, channel, count))
    async with browsing() as browser, Page(sandbox) as page:
        ada, witness = await window_of(browser, page.address, "Ada", size)
        galleries = ada.locator(".gallery")
        await expect(galleries).to_have_count(MOST - 1)
        assert [await gallery.evaluate(ROWS) for gallery in await galleries.all()] == rows
        await keep(ada, f"pictures-{size['width']}")
        assert witness.errors == []
