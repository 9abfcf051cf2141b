"""What a tab can ask of the page beside what Discord offers: others to play with, faults, and what passes."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.sandbox import UNLIMITED, Channel, ImpossibleError, Person, Sandbox, World
from bot.sandbox.page import Offer, Page, ProgramHooks
from tests.sandbox.clients import rest_of
from tests.sandbox.page.tab_client import Event, TabClient, open_tab


class Program:
    """A program that knows one game, of which it writes down what it is asked."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.is_running = True
        self.dealt: list[tuple[str | None, str | None]] = []
        self.moves: asyncio.Queue[tuple[str, frozenset[int]]] = asyncio.Queue()
        self.troubles: Iterator[Exception | None] = itertools.cycle([ImpossibleError("The bot is not running."), None])

    def hooks(self) -> ProgramHooks:
        return ProgramHooks(
            deal=self.deal,
            offers=(Offer("wheel", "Hamster wheel", (("tame", "A hamster"),), "tame"),),
            begin_from=self.begin_from,
            position=self.position,
            move_other=self.move_other,
            start=self.start,
            kill=self.kill,
            is_running=lambda: self.is_running,
        )

    async def deal(self, person: Person, channel: Channel, offer: str | None, level: str | None) -> Channel:
        self.dealt.append((offer, level))
        return self.world.open_thread(name=f"{person.name}'s table", parent=channel, owner=person)

    async def begin_from(self, _person: Person, channel: Channel, text: str) -> Channel:
        if text != "good":
            raise ImpossibleError("This is no position.")
        return channel

    async def position(self, channel: Channel) -> str | None:
        return "the position" if channel.name == "games" else None

    async def move_other(self, channel: Channel, connected: frozenset[int]) -> None:
        await self.moves.put((channel.name, connected))
        if (trouble := next(self.troubles)) is not None:
            raise trouble

    async def start(self) -> None:
        self.is_running = True

    async def kill(self) -> None:
        self.is_running = False


@pytest.fixture
def program(world: World) -> Program:
    return Program(world)


@pytest_asyncio.fixture(loop_scope="session")
async def known(sandbox: Sandbox, program: Program) -> AsyncIterator[Page]:
    async with Page(sandbox, hooks=program.hooks()) as page:
        yield page


async def _developer_tools(tab: TabClient) -> Event:
    """Return the next event about the developer tools."""
    while (event := await tab.event())["type"] != "developer_tools":
        pass
    return event


async def test_who_is_dealt_in_is_led_to_the_table_and_the_others_move(
    known: Page, channel: Channel, world: World
) -> None:
    async with open_tab(known, "Ada", channel) as ada, open_tab(known, "Ben", channel) as ben:
        thread_id = (await ada.request("deal"))["result"]["channel_id"]
        assert [str(thread.id) for thread in world.threads(channel)] == [thread_id]
        assert (await _developer_tools(ben))["paces"] == {thread_id: 1.5}


async def test_who_is_dealt_in_against_programs_has_nobody_moved_for(
    known: Page, channel: Channel, program: Program
) -> None:
    async with open_tab(known, "Ada", channel) as ada, open_tab(known, "Ben", channel) as ben:
        await ada.request("deal", offer="wheel", level="tame")
        shown = await _developer_tools(ben)
        offer = {"key": "wheel", "name": "Hamster wheel", "levels": [["tame", "A hamster"]], "usual": "tame"}
        assert (shown["paces"], shown["offers"]) == ({}, [offer])
        assert program.dealt == [("wheel", "tame")]


async def test_others_are_moved_for_at_the_pace_until_it_is_off_whatever_goes_wrong_meanwhile(
    known: Page, channel: Channel, world: World, program: Program
) -> None:
    connected = frozenset({world.people["Ada"].id, world.people["Ben"].id})
    async with open_tab(known, "Ada", channel) as ada:
        async with open_tab(known, "Ben", channel):
            await ada.request("playothers", pace=0)
            for _ in range(3):
                assert await program.moves.get() == ("games", connected)
        while (await program.moves.get())[1] != {world.people["Ada"].id}:
            pass
        await ada.request("playothers", pace=None)
        while (await _developer_tools(ada))["paces"]:
            pass
        while not program.moves.empty():
            program.moves.get_nowait()
        await ada.request("postmessage", content="over")
        assert program.moves.empty()


async def test_where_a_move_fails_for_no_fault_of_the_bot_it_is_told_and_nobody_moves_any_more(
    known: Page, channel: Channel, program: Program
) -> None:
    program.troubles = iter([RuntimeError("a bug")])
    async with open_tab(known, "Ada", channel) as ada:
        with capture_logs() as logged:
            await ada.request("playothers", pace=0)
            while (await _developer_tools(ada))["paces"]:
                pass
        (line,) = logged
        assert (line["event"], line["channel"]) == ("nobody moves for the others any more", "games")
        assert str(line["exc_info"]) == "a bug"
        program.troubles = itertools.repeat(None)
        await program.moves.get()
        await ada.request("playothers", pace=0)
        await program.moves.get()


async def test_nobody_is_asked_to_move_while_the_bot_is_off(known: Page, channel: Channel, program: Program) -> None:
    async with open_tab(known, "Ada", channel) as ada:
        await ada.request("runbot", running=False)
        await ada.request("playothers", pace=0)
        for _ in range(3):
            await ada.request("postmessage", content="nobody moves")
        assert program.moves.empty()
        await ada.request("runbot", running=True)
        await program.moves.get()


async def test_nobody_moves_while_nobody_looks(known: Page, channel: Channel, program: Program) -> None:
    async with open_tab(known, "Ada", channel) as ada:
        await ada.request("playothers", pace=0)
        await program.moves.get()
    async with open_tab(known, "Ben", channel) as ben:
        await ben.request("playothers", pace=None)
    while not program.moves.empty():
        assert program.moves.get_nowait()[1]


async def test_positions_are_told_and_begun_from_and_what_is_wrong_is_a_sentence(known: Page, channel: Channel) -> None:
    async with open_tab(known, "Ada", channel) as ada:
        assert (await ada.request("position"))["result"] == {"position": "the position"}
        assert (await ada.request("startfrom", position="good"))["result"] == {"channel_id": str(channel.id)}
        assert (await ada.request("startfrom", position="bad"))["problem"] == "This is no position."


async def test_the_bot_is_killed_and_started_and_every_tab_knows(known: Page, channel: Channel) -> None:
    async with open_tab(known, "Ada", channel) as ada, open_tab(known, "Ben", channel) as ben:
        assert ben.developer_tools["running"] is True
        for running in (False, True):
            await ada.request("runbot", running=running)
            assert (await _developer_tools(ben))["running"] is running


async def test_a_page_that_knows_no_game_says_so(page: Page, channel: Channel) -> None:
    async with open_tab(page, "Ada", channel) as ada:
        assert ada.developer_tools == {
            "type": "developer_tools",
            "fault": "none",
            "running": None,
            "paces": {},
            "offers": [],
            "locales": [],
        }
        for order, details in (("deal", {}), ("position", {}), ("playothers", {"pace": 1})):
            assert (await ada.request(order, **details))["problem"] == "This page does not know the bot's games."


@pytest.mark.usefixtures("bot")
async def test_every_request_meets_a_fault_until_it_is_off(page: Page, channel: Channel, sandbox: Sandbox) -> None:
    async with open_tab(page, "Ada", channel) as ada:
        await ada.request("setfault", fault="lost")
        assert (await _developer_tools(ada))["fault"] == "lost"
        for _ in range(2):
            await ada.request("slash", command="panel", options={})
        assert [record.status for record in sandbox.requests][-2:] == [502, 502]
        await ada.request("setfault", fault="none")
        await ada.request("slash", command="panel", options={})
        assert sandbox.requests[-1].status == 200


@pytest.mark.usefixtures("bot")
async def test_what_passes_is_told_to_those_who_listen(page: Page, channel: Channel) -> None:
    async with open_tab(page, "Ada", channel) as ada, open_tab(page, "Ben", channel) as ben:
        await ada.request("listentotraffic", listening=True)
        before = (await ada.event())["entries"]
        assert {"IDENTIFY", "READY", "GET /users/@me"} <= {entry["name"] for entry in before}
        await ben.request("slash", command="panel", options={})
        entries = [
            event["entry"] for event in [await ada.event() for _ in range(3)] if event["type"] == "traffic_entry"
        ]
        assert [(entry["direction"], entry["status"]) for entry in entries] == [("to the bot", None), ("request", 200)]
        assert entries[0]["name"] == "INTERACTION_CREATE"
        assert entries[1]["details"]["payload"]["data"]["content"].startswith("# Rules")
        await ada.request("listentotraffic", listening=False)
        await ben.request("slash", command="panel", options={})
        assert (await ada.event())["type"] == "message"


async def test_requests_are_told_and_not_kept_where_nobody_records_them(world: World) -> None:
    async with Sandbox(world, rate_limits=UNLIMITED, records=False) as sandbox, rest_of(sandbox) as rest:
        assert (await rest("GET", "/users/@me"))[0] == 200
        assert sandbox.requests == []
        assert [entry["name"] for entry in sandbox.traffic.latest] == ["GET /users/@me"]


@pytest.mark.usefixtures("bot")
async def test_a_dropped_socket_is_resumed(page: Page, channel: Channel) -> None:
    async with open_tab(page, "Ada", channel) as ada:
        await ada.request("listentotraffic", listening=True)
        await ada.request("dropsockets")
        names = []
        while "RESUMED" not in names:
            event = await ada.event()
            names += [event["entry"]["name"]] if event["type"] == "traffic_entry" else []
        assert names[0] == "socket closed"


@pytest.mark.parametrize("action", [{"action": "setfault", "fault": "rain"}, {"action": "playothers", "pace": -1}])
async def test_an_order_that_is_none_closes_the_tab(page: Page, channel: Channel, action: dict[str, str]) -> None:
    async with open_tab(page, "Ada", channel) as ada:
        with pytest.raises(ConnectionError, match="1008"):
            await ada.request(**action)


async def test_a_tab_chooses_in_which_language_its_person_uses_discord(
    known: Page, channel: Channel, world: World
) -> None:
    person = world.people["Ada"]
    async with open_tab(known, "Ada", channel) as ada:
        assert (await ada.request("uselanguage", locale="it"))["result"] == {}
        assert world.locales[person.id] == "it"
        refused = await ada.request("uselanguage", locale="tlh")
        assert refused["problem"] == "Discord has no language tlh."
        assert world.locales[person.id] == "it"
