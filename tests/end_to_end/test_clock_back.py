"""The host's clock is put back: what came last is the newest all the same."""

from datetime import UTC, datetime

import pytest

from engine.core import ScriptedChance
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import answer, asks, begins, begun, stops

YEARS_AGO = datetime(2020, 1, 1, tzinfo=UTC)


async def test_the_newest_game_is_shown_also_when_the_clock_was_put_back(
    start: Start, at: At, bot_clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("move", token="4", path="uu")
        await stops(at("Mo"))
        bot_clock.now = YEARS_AGO
        monkeypatch.setattr("bot.store.table_access.now", lambda: YEARS_AGO)
        await begun(at, "Cleo", "Dan")
        await at("Cleo").slash("stay", token="5")
        await stops(at("Mo"))
        await client.outbox_worker.idle()
        assert "Cleo" in await asks(at("Mo"), "see text")
        shown = answer(await at("Mo").slash("see board"))
        assert "Cleo" in shown.content
        record, *_ = answer(await at("Mo").slash("see record")).attachments
        assert "Cleo" in record.filename
        save, *_ = answer(await at("Mo").slash("table export")).attachments
        assert "Cleo" in save.filename


async def test_a_new_table_is_set_like_the_newest_also_when_the_clock_was_put_back(
    start: Start, at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start():
        for when, pictures in ((None, "steps"), (YEARS_AGO, "film")):
            if when is not None:
                monkeypatch.setattr("bot.store.table_access.now", lambda: YEARS_AGO)
            await at("Ada").slash("new fearsome-floors")
            await at("Ada").slash("table settings", pictures=pictures)
            await at("Ada").slash("table leave")
        await at("Ben").slash("new fearsome-floors")
        assert "- pictures: a film of what the monsters do, and every step in words" in await asks(
            at("Ben"), "table settings"
        )
