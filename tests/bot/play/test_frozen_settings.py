"""A table's settings are its own from the moment it opens, whatever the code says later."""

from dataclasses import replace
from datetime import timedelta

import msgspec
import pytest
from structlog.testing import capture_logs

from bot.play.lobby import open_match
from bot.play.moderation import Moderator
from bot.play.moderation.configuration import change_settings
from bot.store import Store
from bot.table.rows import NewMatch
from bot.table.table_settings import Reaction, Reminder
from engine.core import Reason, Refused
from tests.bot.play.toy_table import ADA, HERE, TOLD_BRIEFLY, Played, begun, tables_on
from tests.toy_game import TOY_GAME
from tests.toy_game.on_discord import ToySettings

HOUR = timedelta(hours=1)


class Later(ToySettings, frozen=True, kw_only=True):
    """The settings as a later version of the program has them."""

    reminder: Reminder = "hour"
    reaction: Reaction = "hour"


async def test_all_values_are_written_when_a_table_opens(store: Store) -> None:
    table = await (await begun(store)).table()
    assert msgspec.json.decode(table.row.settings) == msgspec.structs.asdict(ToySettings(posts="each-move"))


async def test_a_default_that_changes_in_the_code_does_not_change_an_open_table(store: Store) -> None:
    await begun(store)
    later = tables_on(store, game=replace(TOLD_BRIEFLY, options=replace(TOLD_BRIEFLY.options, settings=Later)))
    settings = (await Played(later).table()).settings
    assert Later().reminder == "hour"
    assert (settings.reminder, settings.time) == ("day", "day")


async def test_a_setting_of_another_game_is_refused_and_nothing_is_changed(store: Store) -> None:
    played = await begun(store)
    host = Moderator(person=ADA, guild_id=1, manages=False)
    before = await played.table()
    with pytest.raises(Refused) as refused:
        await change_settings(played.tables, HERE, host, {"time": "week", "forecast": "never"})
    known = "`pictures`, `posts`, `place`, `language`, `reminder`, `time`, `absence`, `pause`, `hint`, `reaction`"
    assert refused.value.reason == Reason.of("setting-unknown", name="forecast", known=known)
    assert await played.table() == before
    assert (await change_settings(played.tables, HERE, host, {"reaction": "hour"})).settings.reaction_time == HOUR


async def test_a_table_is_set_like_the_channels_last_one_of_its_game(store: Store) -> None:
    first = await begun(store)
    await first.set(reaction="hour")
    new = NewMatch(guild_id=1, channel_id=HERE, game=TOY_GAME.key, host_id=1, setup=b"{}", language="en")
    other = replace(TOLD_BRIEFLY, rules=replace(TOY_GAME, key="other-game"))
    tables = replace(first.tables, games={TOY_GAME.key: TOLD_BRIEFLY, "other-game": other})
    async with store.transaction() as writer:
        opened = []
        for row in (new, msgspec.structs.replace(new, game="other-game"), new):
            present = await writer.match_in(HERE)
            assert present is not None
            await writer.set_status(present.id, "stopped")
            opened.append((await open_match(tables, writer, row)).settings)
        elsewhere = (await open_match(tables, writer, msgspec.structs.replace(new, channel_id=HERE + 1))).settings
    chosen = [msgspec.json.decode(settings)["reaction"] for settings in (*opened, elsewhere)]
    assert chosen == ["hour", "minute", "hour", "minute"]


@pytest.mark.parametrize("torn", [b"torn", b"[]", b'{"reaction":5}', b"[" * 5000 + b"]" * 5000])
async def test_settings_that_cannot_be_read_are_not_taken_over(store: Store, torn: bytes) -> None:
    tables = (await begun(store)).tables
    new = NewMatch(guild_id=1, channel_id=HERE, game=TOY_GAME.key, host_id=1, setup=b"{}", language="en")
    async with store.transaction() as work:
        last = await work.match_in(HERE)
        assert last is not None
        await work.set_settings(last.id, torn)
        await work.set_status(last.id, "stopped")
        with capture_logs() as logged:
            opened = await open_match(tables, work, new)
    assert msgspec.json.decode(opened.settings, type=ToySettings) == ToySettings()
    assert [(entry["event"], entry["match"]) for entry in logged] == [("unreadable settings", last.id)]
