"""`furunkulus try` as a newcomer meets it: a whole short game in a real browser, at a desk and on a phone."""

import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple

import pytest
from playwright.async_api import Browser, expect
from playwright.async_api import Page as Window

from tests.end_to_end.forked import Forked
from tests.end_to_end.processes import ended, led
from tests.length import length
from tests.patience import patience
from tests.sandbox.page.browser import DESKTOP, LATEST, PHONE, in_browser, keep, tell, window_of

pytestmark = [in_browser, pytest.mark.usefixtures("loaded_bot")]

ENDGAME = (
    "ff1 monster=m9e stones=h5,i6 pools=e9:4x1 tokens=g1:a1,g3:d1,g4:out,g5:eaten,r1:k3,r3:eaten,r4:out,r5:eaten "
    "round=14 cards=5,7 start=g turn=g escaped=g4,r4"
)
"""The last round: once the token on d1 has left, green wins, whatever the monster does with the last card."""


UNHURRIED = """
import functools, signal, sys
from bot.__main__ import main
from bot.host.trial import serve
from tests.patience import PATIENCE, patient
time_limits = patient()
serve.Sandbox = functools.partial(serve.Sandbox, time_limits=time_limits)
signal.signal(signal.SIGUSR1, lambda *_: setattr(time_limits, "patience", 0.01))
signal.signal(signal.SIGUSR2, lambda *_: setattr(time_limits, "patience", PATIENCE))
sys.argv = ["furunkulus", "try", *sys.argv[1:]]
main()
"""
"""`furunkulus try`, where people wait for an answer longer than at Discord, until they are told to give up at once."""

TURNS: Final = length(3, long=sys.maxsize)
"""How many turns somebody plays against programs; the end of a game and its review are seen where two people play."""

DARK: Final = ["dark"] if length(0, long=1) else []
"""The schemes in which the game of two is played once more, with the windows the other way round."""

GIVE_UP, WAIT = signal.SIGUSR1, signal.SIGUSR2


class Tried(NamedTuple):
    """A `furunkulus try` that runs, and the address of its page."""

    process: Forked
    address: str


@asynccontextmanager
async def trying(folder: Path, *, port: int = 0) -> AsyncIterator[Tried]:
    """Run `furunkulus try`; at the end it is killed, and says goodbye to nobody."""
    arguments = ("--port", str(port), "--data", str(folder))
    async with led(*arguments, program=UNHURRIED, folder=folder) as running:
        async with patience("the address of the page"):
            _starting, line = [(await running.stdout.readline()).decode() for _ in range(2)]
        try:
            yield Tried(running, line.split()[1])
        finally:
            running.kill()
            _, output, errors = await ended(running)
            tell((output + errors).splitlines()[-LATEST:])


@pytest.mark.parametrize("scheme", ["light", *DARK])
async def test_two_people_play_a_short_game_to_its_end_one_at_a_desk_and_one_on_a_phone(
    browser: Browser, tmp_path: Path, scheme: Literal["light", "dark"]
) -> None:
    sizes = (DESKTOP, PHONE) if scheme == "light" else (PHONE, DESKTOP)
    async with trying(tmp_path) as tried:
        ada, adas = await window_of(browser, tried.address, "Ada", sizes[0], scheme=scheme)
        ben, bens = await window_of(browser, tried.address, "Ben", sizes[1], scheme=scheme)
        await a_game_begins_from_a_position(ada, scheme)
        await a_bot_that_is_killed_answers_nobody_until_it_is_started(ada, tried)
        await ada_moves_by_keyboard_alone(ada, ben)
        await ben_moves_on_the_pad_which_only_he_sees(ada, ben, scheme)
        assert adas.errors + bens.errors == []
    await expect(ada.get_by_role("status").first).to_have_text(re.compile("Connection lost"))
    async with trying(tmp_path, port=int(tried.address.split(":")[2].strip("/"))):
        await everything_is_there_again(ada, ben)
        adas.errors.clear()  # the browser has complained that nobody answered
        bens.errors.clear()
        await ada_stays_and_wins_when_the_monster_has_walked(ada, ben, scheme)
        await the_review_is_shown(ben, scheme)
        await ben.close()  # nobody moves for those who have a tab open
        await ada_is_dealt_in_and_the_others_move(ada, scheme)
        assert adas.errors + bens.errors == []
    assert adas.hosts | bens.hosts == {"127.0.0.1"}


async def a_game_begins_from_a_position(ada: Window, scheme: str) -> None:
    await ada.get_by_role("button", name="Developer").click()
    await ada.get_by_label("Position to begin from").fill("ff1 monster=z9")
    await ada.get_by_role("button", name="Start from this").click()
    await expect(ada.get_by_role("alert").filter(has_text="z9")).to_be_visible()
    await ada.get_by_label("Position to begin from").fill(ENDGAME)
    await ada.get_by_role("button", name="Start from this").click()
    await expect(ada.get_by_label("Position of this channel's game")).to_have_value(ENDGAME)
    await keep(ada, f"{scheme}-developer")
    await ada.keyboard.press("Escape")
    await expect(ada.locator(".message").last).to_contain_text("Next: @Ada")  # not called: she has begun it herself


async def a_bot_that_is_killed_answers_nobody_until_it_is_started(ada: Window, tried: Tried) -> None:
    await ada.get_by_role("button", name="Developer").click()
    await ada.get_by_role("button", name="Kill the bot").click()
    await expect(ada.get_by_text("The bot is not running.")).to_be_visible()
    await ada.keyboard.press("Escape")
    tried.process.send_signal(GIVE_UP)
    await ada.get_by_role("button", name="Move", exact=True).last.click()
    await expect(ada.get_by_text("This interaction failed")).to_be_visible()
    tried.process.send_signal(WAIT)
    await ada.get_by_role("button", name="Developer").click()
    await ada.get_by_role("button", name="Start the bot").click()
    await expect(ada.get_by_text("The bot is running.")).to_be_visible()
    await ada.keyboard.press("Escape")


async def ada_moves_by_keyboard_alone(ada: Window, ben: Window) -> None:
    await ada.keyboard.press("/")
    await ada.keyboard.type("move")
    await expect(ada.get_by_role("option", name="/move Move one of your tokens")).to_be_visible()
    await ada.keyboard.press("Enter")
    await ada.keyboard.type("4")
    await expect(ada.locator(".listbox").get_by_role("option")).to_have_count(1)
    await ada.keyboard.press("Enter")
    await ada.keyboard.type("lllx")
    await expect(ada.locator(".listbox").get_by_role("option").first).to_contain_text("lllx")
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("Enter")
    for window in (ada, ben):
        await expect(window.locator(".message").filter(has_text="Ada: green 4").last).to_contain_text("Next: @Ben")


async def ben_moves_on_the_pad_which_only_he_sees(ada: Window, ben: Window, scheme: str) -> None:
    await ben.get_by_role("button", name="Move", exact=True).last.click()
    pad = ben.locator(".private").last
    await expect(pad).to_contain_text("Only you can see this")
    for square in ("j3", "i3"):
        await pad.get_by_role("button", name="⬅").click()
        await expect(pad).to_contain_text(f"to {square}")
    await keep(ben, f"{scheme}-pad")
    await expect(ada.locator(".private")).not_to_contain_text(["⬅"])
    await pad.get_by_role("button", name="Go", exact=True).click()
    await expect(ada.locator(".message").filter(has_text="Ben: red 1")).to_contain_text("Next: @Ada")
    await expect(ada.locator(".called").last).to_contain_text("@Ada (green): it is your turn.")


async def everything_is_there_again(ada: Window, ben: Window) -> None:
    for window in (ada, ben):
        await expect(window.get_by_role("status").first).to_be_empty()
        await expect(window.locator(".message").filter(has_text="Ada: green 4")).to_have_count(1)
        await expect(window.locator(".message").filter(has_text="Ben: red 1")).to_contain_text("Next: @Ada")
        await expect(window.locator(".message img").last).not_to_have_js_property("naturalWidth", 0)


async def ada_stays_and_wins_when_the_monster_has_walked(ada: Window, ben: Window, scheme: str) -> None:
    await ada.get_by_role("button", name="Move", exact=True).last.click()
    await ada.locator(".private").last.get_by_role("button", name="Stay here").click()
    await expect(ben.locator(".message").filter(has_text="Ada wins!").last).to_be_visible()
    walk = ben.locator(".message").filter(has=ben.locator(".gallery:not([data-count='1'])")).last
    await expect(walk).to_contain_text(re.compile(r"Steps? \d"))
    await expect(ben.locator("img[src$='.gif']").first).not_to_have_js_property("naturalWidth", 0)
    await expect(walk.locator("img").last).not_to_have_js_property("naturalWidth", 0)
    await walk.scroll_into_view_if_needed()
    await keep(ben, f"{scheme}-walk")
    await walk.locator(".picture").first.click()
    await expect(ben.get_by_role("dialog")).to_contain_text("1 of ")
    await ben.get_by_role("button", name="Next picture").click()
    await expect(ben.get_by_role("dialog")).to_contain_text("2 of ")
    await keep(ben, f"{scheme}-viewer")
    await ben.keyboard.press("Escape")


async def ada_is_dealt_in_and_the_others_move(ada: Window, scheme: str) -> None:
    await ada.get_by_label("Against whom").select_option("🎲 people who move at random")
    await ada.get_by_role("button", name="Deal me in").click()
    began = ada.locator(".message:not(.private)").last
    await expect(began).to_contain_text("Round 1 begins")
    board = ada.locator(f"#{await began.get_attribute('id')}")  # which goes on being edited
    if await ada.get_by_label("Play for the others").is_hidden():
        await ada.get_by_role("button", name="Developer").click()
    await ada.get_by_label("Play for the others").select_option("fast")
    await ada.get_by_label("Play for the others").press("Escape")
    await expect(board).to_contain_text("Next: @Ada")
    await keep(ada, f"{scheme}-dealt")


async def the_review_is_shown(window: Window, name: str) -> None:
    newest = window.locator(".message").last
    await window.get_by_role("button", name="Review", exact=True).click()
    await expect(newest).to_contain_text("Turning points")
    await expect(newest.locator("img").last).not_to_have_js_property("naturalWidth", 0)
    await keep(window, f"{name}-review")


async def test_one_person_plays_against_programs_on_a_phone_in_the_dark(browser: Browser, tmp_path: Path) -> None:
    async with trying(tmp_path) as tried:
        ada, adas = await window_of(browser, tried.address, "Ada", PHONE, scheme="dark")
        against = ada.get_by_label("Against whom")
        await expect(against.locator("option:checked")).to_have_text("🐈 Cat")
        await against.select_option("🐇 Hare")
        await ada.get_by_role("button", name="Deal me in").click()
        newest, over = ada.locator(".message").last, ada.get_by_role("button", name="Review", exact=True)
        move = newest.get_by_role("button", name="Move", exact=True)
        for turn in range(TURNS):  # from the second one on, on the pad, which waits for the others and goes on
            await expect(move.or_(over).first).to_be_visible()
            if await over.is_visible():
                await the_review_is_shown(ada, "solo-over")
                break
            await move.click()
            await newest.get_by_role("button", name=re.compile("Stay (here|outside)")).click()
            await expect(ada.locator(".private").last).to_contain_text("stays")
            if turn == 1:
                await keep(ada, "solo-on")
            if turn == 0:
                await keep(ada, "solo")
        within = "page => page.scrollWidth <= page.clientWidth && page.scrollHeight <= page.clientHeight"
        assert await ada.locator("html").evaluate(within)  # only the messages are scrolled
        assert adas.errors == []
