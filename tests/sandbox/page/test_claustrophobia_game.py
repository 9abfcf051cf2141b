"""Claustrophobia as a newcomer meets it on the page: dealt in against a program, and playing on the pad."""

import asyncio
import re
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.async_api import Browser, Locator, ViewportSize, expect
from playwright.async_api import TimeoutError as TooLate

from tests.length import length
from tests.patience import patience
from tests.sandbox.page.browser import DESKTOP, PHONE, in_browser, keep, window_of
from tests.sandbox.page.test_game import trying

pytestmark = [in_browser, pytest.mark.usefixtures("loaded_bot")]

TURNS: Final = length(2, long=1000)
"""How many turns are played at most."""

PLAYED: Final = [
    pytest.param("👹 Demons", PHONE, id="the demons on a phone"),
    pytest.param("🕯️ Humans", DESKTOP, id="the humans at a desk"),
][: length(1, long=2)]
"""The sides, and where: their pads differ in what is on them, and a desk has more room than a phone."""

A_MOMENT = 5000
"""Milliseconds after which a click looks again where it is to be."""


@pytest.mark.parametrize(("side", "size"), PLAYED)
async def test_one_person_plays_against_a_program(
    browser: Browser, tmp_path: Path, side: Literal["🕯️ Humans", "👹 Demons"], size: ViewportSize
) -> None:
    async with trying(tmp_path) as tried:
        ada, adas = await window_of(browser, tried.address, "Ada", size)
        await ada.get_by_label("Game", exact=True).select_option(f"Claustrophobia: {side}")
        await expect(ada.get_by_label("Against whom").locator("option:checked")).to_have_text("🐈 Cat")
        await ada.get_by_role("button", name="Deal me in").click()
        for turn in range(TURNS):
            board = ada.locator(".message:not(.private)").last
            await expect(board).to_contain_text(re.compile(r"(Next|Your call): @Ada|That was the game"))
            pad, shown = ada.locator(".private").last, await board.inner_text()
            earlier = await pad.get_attribute("id") if await pad.count() else None
            acted_on = await act_unless_it_is_over(board)
            if acted_on is None:
                over = ada.locator(".message").filter(has_text=re.compile("The (humans|demons) win|draw"))
                await expect(over.last).to_be_visible()
                await keep(ada, f"claustrophobia-over-{size['width']}")
                break
            if not await is_opened(pad, earlier, board, acted_on):
                continue
            await acts_until_it_is_the_others_turn(pad)
            await expect(board).not_to_have_text(shown)
            if turn == 0:
                await keep(ada, f"claustrophobia-{size['width']}")
        assert adas.errors == []


async def act_unless_it_is_over(board: Locator) -> str | None:
    """Press *Act*, and return the id of the board below which that was; None where the game is over.

    The newest board may become another one meanwhile, the last of all.
    """
    act, again = (board.get_by_role("button", name=name, exact=True) for name in ("Act", "Play again"))
    async with patience("a board to act on"):
        while True:
            await expect(act.or_(again)).to_be_visible()
            if await again.is_visible():
                return None
            with suppress(TooLate):
                shown = await board.get_attribute("id", timeout=A_MOMENT)
                await act.and_(board.page.locator(f"#{shown} button")).click(timeout=A_MOMENT)
                return shown


async def is_opened(pad: Locator, earlier: str | None, board: Locator, acted_on: str) -> bool:
    """Wait for the pad that a press on a board opens, and return whether it has come.

    None comes where the press was too late: an answer that was given on the pad before had taken the board's buttons.
    """
    opens = board.page.locator(f"#{acted_on}").get_by_role("button", name="Act", exact=True)
    async with patience("a pad, or another board"):
        while True:
            if await pad.count() and await pad.get_attribute("id") != earlier:
                return True
            if not await opens.count():
                return False
            await asyncio.sleep(0.02)


async def acts_until_it_is_the_others_turn(pad: Locator) -> None:
    """Give the dice as proposed, end what can be ended (also when asked again), and take the first answer that is owed.

    The board may have been the last but one, whose move was made on the pad before.
    """
    ends = pad.locator(".button.success").or_(pad.get_by_role("button", name=re.compile("^End (the|phase)")))
    answers = pad.locator(".button.primary")
    waits = pad.get_by_text(re.compile("It is for the|from an earlier turn|is over"))
    await expect(ends.or_(answers).or_(waits).first).to_be_visible()
    while await (chosen := ends if await ends.count() else answers).count():
        with suppress(TooLate):  # it may go on by itself meanwhile
            pressed = await chosen.first.get_attribute("data-part", timeout=A_MOMENT)
            await chosen.first.click(timeout=A_MOMENT)
            await expect(pad.locator(f"[data-part='{pressed}']")).to_have_count(0)
