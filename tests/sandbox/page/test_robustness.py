"""What could break the page, or take from its reader what they are at: strange messages, changes, and busy channels."""

import asyncio
import re

import msgspec
from playwright.async_api import Browser, expect
from playwright.async_api import Page as Window

from bot.sandbox import Channel, Sandbox, World
from bot.sandbox.page import Page
from bot.sandbox.traffic import MAX_ENTRIES
from tests.sandbox.page.bot_messages import post_as_bot
from tests.sandbox.page.browser import DESKTOP, PHONE, in_browser, keep, window_of, write
from tests.sandbox.page.test_developer_tools import Program

pytestmark = in_browser

STRANGE = {
    "<t:9999999999999> never": "<t:9999999999999> never",
    "# one\u2028line": "one\u2028line",
    "> " * 999 + "deep": "deep",
    "**" * 900 + "stars": "stars",
    "- a\n" + " " * 900 + "- b": "a",
}
"""Texts that a page could stumble over, each with what is to be read of it."""


async def test_a_message_that_cannot_be_drawn_is_plain_text_and_the_others_stand_around_it(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel
) -> None:
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        for content in STRANGE:
            post_as_bot(world, channel, content)
        await every_strange_text_is_shown(ada)
        await ada.reload()
        await every_strange_text_is_shown(ada)
        assert log.errors == []
        post_as_bot(world, channel, "# an *impossible* row", components=({"type": 1},))
        post_as_bot(world, channel, "after it")
        await expect(ada.locator(".message").last).to_contain_text("after it")
        await expect(ada.locator(".message .text").nth(len(STRANGE))).to_have_text("# an *impossible* row")
        assert [error.partition("cannot")[1] for error in log.errors] == ["cannot"]


async def every_strange_text_is_shown(ada: Window) -> None:
    await expect(ada.locator(".message")).to_have_count(len(STRANGE))
    for place, words in enumerate(STRANGE.values()):
        await expect(ada.locator(".message .text").nth(place)).to_contain_text(words)


async def test_only_addresses_of_the_web_and_of_files_can_be_followed(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel
) -> None:
    script = "javascript:alert(1)"
    file = {"type": 13, "file": {"url": script}}
    button = {"type": 1, "components": [{"type": 2, "style": 5, "label": "press", "url": script}]}
    embed = {"title": "titled", "url": script}
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        post_as_bot(world, channel, f"[text]({script})", components=(file, button), embeds=(embed,))
        message = ada.locator(".message")
        for words in ("press", "titled", "[text]", "alert(1)"):
            await expect(message).to_contain_text(words)
        await expect(message.locator("a")).to_have_count(0)
        assert log.errors == []


async def test_links_to_channels_and_messages_have_their_names_and_lead_there_on_this_page(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel
) -> None:
    lounge = world.channels["lounge"]
    first = post_as_bot(world, channel, "the very first")
    for number in range(120):
        post_as_bot(world, channel, f"line {number}")
    place = f"https://discord.com/channels/{world.guild.id}/{channel.id}"
    elsewhere = "https://discord.com/channels/1/2"
    post_as_bot(world, lounge, f"your turn: {place}/{first}. Or look at {place}, [there]({place}) or {elsewhere}")
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", PHONE)
        for _ in range(2):
            await ada.get_by_label("Channels").get_by_role("link", name="lounge").click()
            await expect(ada.locator(".message a")).to_have_text(["message in #games", "#games", "there", elsewhere])
            await expect(ada.get_by_role("link", name=elsewhere)).to_have_attribute("target", "_blank")
            await ada.get_by_role("link", name="message in #games").click()
            await expect(ada.get_by_text("the very first")).to_be_in_viewport()
            await expect(ada.locator(f"#message-{first}")).to_be_focused()
            await expect(ada).to_have_url(re.compile(f"#{channel.id}$"))
        await ada.get_by_label("Channels").get_by_role("link", name="lounge").click()
        await ada.get_by_role("link", name="there").click()
        await expect(ada.get_by_text("line 119")).to_be_in_viewport()
        assert log.errors == []


class Dealer(Program):
    """A program that deals until a test stops it."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self.enough = asyncio.Event()

    async def deal(self, _person: object, channel: Channel, _offer: str | None, _level: str | None) -> Channel:
        await self.enough.wait()
        return channel


async def test_who_becomes_somebody_else_waits_for_no_answer_of_before(
    browser: Browser, sandbox: Sandbox, world: World
) -> None:
    program = Dealer(world)
    async with Page(sandbox, hooks=program.hooks()) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        deal = ada.get_by_role("button", name="Deal me in")
        await deal.click()
        await expect(deal).to_have_attribute("aria-busy", "true")
        await ada.get_by_role("radio", name="Ben").check(force=True)
        await expect(ada).to_have_url(re.compile("as=Ben"))
        await expect(deal).to_have_attribute("aria-busy", "false")
        program.enough.set()
        await write(ada, "it is Ben")
        await ada.keyboard.press("Enter")
        await expect(ada.locator(".message")).to_have_text([re.compile("it is Ben")])
        assert log.errors == []


async def test_what_is_read_of_the_traffic_stays_while_more_passes(browser: Browser, sandbox: Sandbox) -> None:
    record = sandbox.traffic.record
    record("request", "GET /first", {"a": 1}, status=200, seconds=0.1)
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        await ada.get_by_role("button", name="Developer").click()
        await ada.get_by_text("GET /first").click()
        body = ada.locator(".traffic pre").first
        await expect(body).to_contain_text('"a": 1')
        await body.focus()
        await body.evaluate("body => getSelection().selectAllChildren(body)")
        for number in range(MAX_ENTRIES - 1):
            record("request", f"GET /{number}", status=200, seconds=0.1)
        await expect(ada.locator(".traffic li")).to_have_count(MAX_ENTRIES)
        await expect(ada.locator(".traffic li").first).to_contain_text(f"GET /{MAX_ENTRIES - 2}")
        await expect(ada.locator(".traffic pre").last).to_be_focused()
        assert '"a": 1' in await ada.evaluate("String(getSelection())")
        record("request", "GET /last", status=200, seconds=0.1)
        await expect(ada.locator(".traffic li").first).to_contain_text("GET /last")
        await expect(ada.locator(".traffic li")).to_have_count(MAX_ENTRIES)
        await expect(ada.get_by_text("GET /first")).to_have_count(0)
        assert log.errors == []


async def test_the_channels_stay_where_they_are_and_keep_the_keyboard(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel
) -> None:
    ben, lounge = world.people["Ben"], world.channels["lounge"]
    for number in range(40):
        world.open_thread(name=f"thread {number}", parent=channel, owner=ben)
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        channels = ada.get_by_label("Channels")
        link = channels.get_by_role("link", name="lounge")
        await link.focus()
        top = await channels.evaluate("nav => nav.scrollTop")
        assert top > 0
        standing = await link.element_handle()
        post_as_bot(world, lounge, "news")
        await expect(link).to_have_accessible_name(re.compile("new messages"))
        assert await link.evaluate("(link, before) => link === before", standing)
        world.open_thread(name="thread 40", parent=lounge, owner=ben)
        await expect(channels.get_by_role("link", name="thread 40")).to_be_attached()
        await expect(link).to_be_focused()
        assert await channels.evaluate("nav => nav.scrollTop") == top
        assert log.errors == []


async def test_in_a_conversation_nobody_is_dealt_in(browser: Browser, sandbox: Sandbox, world: World) -> None:
    world.dm_channel(world.people["Ada"])
    async with Page(sandbox, hooks=Program(world).hooks()) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        await expect(ada.get_by_role("button", name="Deal me in")).to_be_visible()
        await ada.get_by_label("Channels").get_by_role("link", name=world.bot.name).click()
        await expect(ada.get_by_text("What the bot writes here, you alone can read.")).to_be_visible()
        await expect(ada.get_by_role("button", name="Deal me in")).to_be_hidden()
        assert log.errors == []


async def test_the_way_to_the_message_field_leads_not_out_of_the_channel(
    browser: Browser, sandbox: Sandbox, world: World
) -> None:
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        await ada.get_by_label("Channels").get_by_role("link", name="lounge").click()
        await ada.get_by_role("link", name="Skip to the message field").press("Enter")
        await expect(ada.get_by_label("Message, or / for commands")).to_be_focused()
        await ada.reload()
        await expect(ada.get_by_role("heading", name="#lounge", exact=True)).to_be_visible()
        assert log.errors == []
        assert str(world.channels["lounge"].id) in ada.url


async def test_a_number_that_discord_would_not_take_is_refused_in_a_sentence(
    browser: Browser, sandbox: Sandbox, world: World
) -> None:
    options = [
        {"type": 10, "name": "much", "description": "How much", "required": True},
        {"type": 4, "name": "many", "description": "How many", "required": True},
    ]
    world.replace_commands([{"id": "1", "type": 1, "name": "weigh", "description": "Weigh it", "options": options}])
    wrong = {
        "/weigh much:Infinity many:1": "much: a smaller number, please.",
        "/weigh much:-1e400 many:1": "much: a smaller number, please.",
        "/weigh much:1 many:9007199254740993": "many: a smaller number, please.",
        "/weigh much:1 many:1.5": "many: a whole number, please.",
    }
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        for line, reason in wrong.items():
            await write(ada, line)
            await ada.keyboard.press("Enter")
            await expect(ada.get_by_role("alert").filter(has_text=reason)).to_be_visible()
            await ada.get_by_role("button", name="Drop this command").click()
        assert log.errors == []


async def test_on_a_phone_the_name_of_a_thread_stands_beside_the_tools(
    browser: Browser, sandbox: Sandbox, world: World
) -> None:
    games, ben = world.channels["games"], world.people["Ben"]
    threads = [
        world.open_thread(name=name, parent=games, owner=ben)
        for name in ("Ada's table", "A side game with a long name " * 3)
    ]
    async with Page(sandbox, hooks=Program(world).hooks()) as page:
        for thread in threads:
            ada, log = await window_of(browser, f"{page.address}", "Ada", PHONE)
            await ada.evaluate("hash => (location.hash = hash)", str(thread.id))
            await ada.reload()
            link = ada.get_by_label("Channels").locator("[aria-current]")
            await expect(link).to_contain_text(thread.name.strip())
            await expect(ada.get_by_role("button", name="Deal me in")).to_be_visible()
            await expect(link).to_be_in_viewport(ratio=1)
            box, tools = await link.bounding_box(), await ada.get_by_role("button", name="Developer").bounding_box()
            assert box is not None
            assert tools is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= tools["x"]
            assert log.errors == []
        await keep(ada, "thread-on-a-phone")


GO = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
"""A row with one button."""

NOTE_CLICKS = "addEventListener('click', ({ target }) => (window.clicked = target.textContent))"
"""Lets a window note what was clicked last."""

FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""What is over once a window has laid itself out anew, and told those that observe sizes."""


async def test_a_press_counts_though_its_message_is_edited_under_the_finger_and_another_one_comes(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel
) -> None:
    lounge = world.channels["lounge"]
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        shown = channel.find(int(post_as_bot(world, channel, "the first text", components=(GO,))))
        assert shown is not None
        await ada.evaluate(NOTE_CLICKS)
        message = ada.locator(".message").first
        await message.get_by_role("button", name="Go").hover()
        await ada.mouse.down()
        world.edit(msgspec.structs.replace(shown, content="the second text"))
        post_as_bot(world, channel, "news")
        post_as_bot(world, lounge, "more news")
        await expect(ada.get_by_role("link", name="lounge")).to_have_accessible_name(re.compile("new messages"))
        await expect(ada.locator(".message")).to_have_text(re.compile("the first text"))
        await ada.mouse.up()
        await expect(ada.locator(".message")).to_have_count(2)
        await expect(message).to_contain_text("the second text")
        assert await ada.evaluate("window.clicked") == "Go"
        assert log.errors == []


async def test_nothing_moves_under_the_finger_while_a_button_is_pressed(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel
) -> None:
    lounge = world.channels["lounge"]
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        above = [post_as_bot(world, channel, f"above {number}") for number in range(30)]
        post_as_bot(world, channel, "now", components=(GO,))
        post_as_bot(world, channel, "the last one")
        await expect(ada.get_by_text("the last one")).to_be_in_viewport()
        await ada.evaluate(NOTE_CLICKS)
        button = ada.get_by_role("button", name="Go")
        await button.hover()
        place = await button.bounding_box()
        await ada.mouse.down()
        deleted = channel.find(int(above[-1]))
        assert deleted is not None
        world.delete(deleted)
        post_as_bot(world, lounge, "news")
        await expect(ada.get_by_role("link", name="lounge")).to_have_accessible_name(re.compile("new messages"))
        await ada.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"] - 20})
        await ada.evaluate(FRAME)
        assert await button.bounding_box() == place
        await ada.mouse.up()
        await expect(ada.get_by_text("above 29")).to_have_count(0)
        await expect(ada.get_by_text("the last one")).to_be_in_viewport()
        assert await ada.evaluate("window.clicked") == "Go"
        assert log.errors == []
