"""Calls: whoever is to act is called once, as this person wishes, and reminded three times at most; nobody else is."""

from datetime import timedelta
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.delivery import outbox_worker
from bot.sandbox import Channel, LostResponse, Sandbox, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of, next_on
from tests.end_to_end.scenes import (
    POST,
    answer,
    asks,
    begun,
    forgive,
    green_begins,
    link_to,
    pings,
    private,
    public,
    resigns,
    rows,
    said,
    seated,
    texts,
)
from tests.patience import until

NOBODY = frozenset[int]()


async def test_the_next_player_is_mentioned_once_and_nobody_else_ever(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        await at("Ben").slash("stay", token="4")
        await client.outbox_worker.idle()
    ada, ben = world.people["Ada"].id, world.people["Ben"].id
    assert [next_on(message) for message in public(games)] == [None, ada, ben, ada]
    assert pings(public(games)) == [NOBODY, NOBODY, {ben}, {ada}]  # Ada has pressed Start, and sees it


async def test_who_wants_no_pings_is_named_and_not_pinged(start: Start, at: At, world: World, games: Channel) -> None:
    async with start(green_begins()) as client:
        assert "- pings: not at all" in await asks(at("Ben"), "settings", pings="silent")
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
    board = public(games)[-1]
    assert f"Next: <@{world.people['Ben'].id}> (red)" in board.content
    assert board.pinged == NOBODY
    assert private(world, "Ben") == []


async def test_who_wants_direct_messages_gets_one_with_a_link_to_the_board(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(green_begins()) as client:
        await at("Ben").slash("settings", pings="direct")
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
    board = public(games)[-1]
    assert board.pinged == NOBODY
    assert texts(private(world, "Ben")) == [f"It is your turn in Fearsome Floors (red): {link_to(games, board)}"]


async def test_a_bot_killed_between_sending_and_marking_a_direct_message_does_not_send_it_twice(
    start: Start,
    at: At,
    sandbox: Sandbox,
    world: World,
    bot_clock: Clock,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 3600.0)
    async with start(green_begins(), cut_short=True) as client:
        await at("Ada").slash("settings", pings="direct", quiet="12:00-13:00")
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        sandbox.faults.add(LostResponse(status=None), route=POST)
        bot_clock.now += timedelta(hours=1)
        client.scheduler.wake()
        await until(lambda: bool(forgive(quiet, "post delayed")))
    assert len(private(world, "Ada")) == 1
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
    assert len(private(world, "Ada")) == 1


async def test_who_takes_no_direct_messages_is_mentioned_in_the_channel_instead(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict]
) -> None:
    ben = world.people["Ben"].id
    world.refuses_dms.add(ben)
    async with start(green_begins()) as client:
        await at("Ben").slash("settings", pings="direct")
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        forgive(quiet, "refused")  # the sandbox's own word of it
        assert len(forgive(quiet, "direct message refused")) == 1
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
    board, instead = public(games)[-2:]
    assert pings([board, instead]) == [NOBODY, {ben}]
    assert instead.content == (
        f"<@{ben}> (red): it is your turn. My direct messages do not reach you, so I call you here; "
        f"`/settings` changes how. {link_to(games, board)}"
    )
    assert private(world, "Ben") == []


@pytest.mark.parametrize(
    ("hours", "zone", "clock"),
    [
        pytest.param("14:00-16:30", "Europe/Berlin", "14:00", id="in the afternoon"),
        pytest.param("22:00-02:30", "Pacific/Auckland", "00:00", id="over midnight"),
    ],
)
async def test_in_quiet_hours_nothing_pings_and_the_call_comes_when_they_end(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, hours: str, zone: str, clock: str
) -> None:
    async with start(green_begins()) as client:
        told = await asks(at("Ben"), "settings", quiet=hours, zone=zone.lower())
        assert f"- quiet: nothing pings you {hours}" in told
        assert f"- zone: {zone}, where it is {clock} now" in told
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await bot_clock.passes(client, hours=2, minutes=29)
        assert public(games)[-1].content.startswith("Ada: green 3")
        assert public(games)[-1].pinged == NOBODY
    board = public(games)[-1]
    async with start(ScriptedChance([])) as client:
        await bot_clock.passes(client, minutes=1)
    async with start(ScriptedChance([])) as client:
        await bot_clock.passes(client, minutes=1)
    ben = world.people["Ben"].id
    assert public(games)[-2:] == [board, public(games)[-1]]
    assert public(games)[-1].content == f"<@{ben}> (red): it is your turn. {link_to(games, board)}"
    assert public(games)[-1].pinged == {ben}


async def test_who_has_moved_in_quiet_hours_is_not_called_when_they_end(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(green_begins()) as client:
        await at("Ben").slash("settings", quiet="12:00-13:00")
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await at("Ben").slash("stay", token="4")
        await bot_clock.passes(client, hours=2)
        assert public(games)[-1].content.startswith("Ben: red 3")


async def test_reminders_come_after_twice_as_long_each_time_and_three_times_whatever_is_restarted(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", reminder="hour")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        board = public(games)[-1]
    ben, before = world.people["Ben"].id, len(public(games))
    for minutes, reminders in ((59, 0), (1, 1), (119, 1), (1, 2), (239, 2), (1, 3), (6000, 3)):
        async with start(ScriptedChance([])) as client:
            await bot_clock.passes(client, minutes=minutes)
            await bot_clock.passes(client)
        reminded = public(games)[before:]
        assert texts(reminded) == [f"<@{ben}> (red): it is still your turn. {link_to(games, board)}"] * reminders
        assert pings(reminded) == [{ben}] * reminders


async def test_a_bot_that_slept_through_reminders_sends_one(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
    before = len(public(games))
    async with start(ScriptedChance([])) as client:
        await bot_clock.passes(client, days=30)
        assert len(public(games)) == before + 1


async def test_reminders_come_in_the_persons_own_way_and_not_in_quiet_hours(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock
) -> None:
    async with start(green_begins()) as client:
        await at("Ada").slash("settings", pings="direct", quiet="12:30-13:30")
        await seated(at, "Ada", "Ben")
        await at("Ben").slash("table start")
        await at("Ada").slash("table settings", reminder="hour")
        await client.outbox_worker.idle()
        before = len(public(games))
        await bot_clock.passes(client, hours=1)
        assert len(private(world, "Ada")) == 1
        await bot_clock.passes(client, minutes=30)
        assert len(private(world, "Ada")) == 2
        assert "It is your turn in Fearsome Floors (green):" in private(world, "Ada")[-1].content
        await bot_clock.passes(client, minutes=119)
        assert len(private(world, "Ada")) == 2
        await at("Ada").slash("settings", pings="silent")
        await bot_clock.passes(client, minutes=1)
        (reminded,) = public(games)[before:]
        assert "it is still your turn" in reminded.content
        assert reminded.pinged == NOBODY
        assert len(private(world, "Ada")) == 2


@pytest.mark.parametrize("ending", ["move", "undo", "resign", "never"])
async def test_a_move_undo_resigning_and_the_tables_choice_end_reminders(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, ending: str, database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await bot_clock.passes(client, hours=23)
        match ending:
            case "move":
                await at("Ben").slash("stay", token="4")
            case "undo":
                await at("Ada").slash("undo")
            case "resign":
                await resigns(at("Ben"))
            case _:
                await at("Ada").slash("table settings", reminder="never")
        await client.outbox_worker.idle()
        before = len(public(games))
        await bot_clock.passes(client, hours=23)
        assert len(public(games)) == before
        await bot_clock.passes(client, hours=2)
        assert pings(public(games)[before:]) == [{world.people["Ada"].id}] * (ending in ("move", "undo"))
        assert bool(rows(database, "SELECT * FROM alarms")) == (ending in ("move", "undo"))


async def test_what_somebody_wishes_is_shown_and_kept(start: Start, at: At) -> None:
    ada = at("Ada")
    async with start():
        shown = await asks(ada, "settings")
        assert shown == (
            "This is how you are called in every game:\n"
            "- pings: by a mention in the channel\n"
            "- quiet: none\n"
            "- zone: UTC, where it is 12:00 now\n"
            "- puzzle: nothing reminds you of that of the day\n"
            "- standing: who plays in a server with you sees what you have come to there\n"
            "- tables: nothing tells you of tables that look for players\n"
            "- hours: nobody sees your quiet hours"
        )
        offers = await ada.complete("settings", focus="zone", zone="new y")
        assert offers == [{"name": "America/New_York", "value": "America/New_York"}]
        assert "22:00-07:00" in await asks(ada, "settings", quiet=" 22 - 7 ", zone="Europe/London")
    async with start():
        assert "nothing pings you 22:00-07:00" in await asks(ada, "settings")
        assert await asks(ada, "settings", quiet="off") == shown.replace(
            "UTC, where it is 12:00", "Europe/London, where it is 13:00"
        )


async def test_what_somebody_wishes_is_chosen_from_a_menu_and_typed_into_a_form(start: Start, at: At) -> None:
    ada = at("Ada")
    async with start():
        shown = answer(await ada.slash("settings"))
        shown = answer(await ada.select(shown, id_of(shown, "pings"), ["silent"]))
        assert "- pings: not at all" in shown.content
        form = (await ada.click(shown, id_of(shown, "hours"))).modal
    async with start():  # a form that is open outlasts a restart
        shown = answer(await ada.submit(form, {"quiet:": "22-7", "zone:UTC": "new york"}))
        assert "nothing pings you 22:00-07:00" in shown.content
        assert "- zone: America/New_York, where it is 08:00 now" in shown.content
        form = (await ada.click(shown, id_of(shown, "hours"))).modal
        refused = await ada.submit(form, {"quiet:22:00-07:00": "", "zone:America/New_York": "Mars"})
        assert "There is no time zone “Mars”" in said(refused)
        shown = answer(await ada.submit(form, {"quiet:22:00-07:00": ""}))
        assert "- pings: not at all: posts name you and ping nobody\n- quiet: none" in shown.content


async def test_what_is_no_time_of_day_or_no_zone_is_refused(start: Start, at: At, database: Path) -> None:
    async with start():
        for hours in ("", "soon", "25:00-07:00", "22:60-7", "7:00-7:00", "@everyone"):
            assert "cannot be read as quiet hours: write them like" in await asks(at("Ada"), "settings", quiet=hours)
            assert "There is no time zone “Mars/" in await asks(at("Ada"), "settings", zone=f"Mars/{hours}")
    assert rows(database, "SELECT * FROM people") == []
