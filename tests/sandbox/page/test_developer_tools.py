"""What a tab can ask of the page beside what Discord offers: others to play with, faults, and what passes."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator

import pytest
from structlog.testing import capture_logs

from bot.sandbox import GENEROUS, Channel, ImpossibleError, Person, Sandbox, World
from bot.sandbox.page import Backstage, Page
from tests.sandbox.clients import rest_of
from tests.sandbox.page.tab_client import Event, Visitor, visiting


class Program:
    """A program that knows one game, of which it writes down what it is asked."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.is_running = True
        self.moves: asyncio.Queue[tuple[str, frozenset[int]]] = asyncio.Queue()
        self.troubles: Iterator[Exception | None] = itertools.cycle([ImpossibleError("The bot is not running."), None])

    def backstage(self) -> Backstage:
        return Backstage(
            deal=self.deal,
            begin_from=self.begin_from,
            position=self.position,
            move_other=self.move_other,
            start=self.start,
            kill=self.kill,
            is_running=lambda: self.is_running,
        )

    async def deal(self, person: Person, channel: Channel) -> Channel:
        return self.world.open_thread(name=f"{person.name}'s table", parent=channel, owner=person)

    async def begin_from(self, _person: Person, channel: Channel, text: str) -> Channel:
        if text != "good":
            raise ImpossibleError("This is no position.")
        return channel

    async def position(self, channel: Channel) -> str | None:
        return "the position" if channel.name == "games" else None

    async def move_other(self, channel: Channel, looking: frozenset[int]) -> None:
        await self.moves.put((channel.name, looking))
        if (trouble := next(self.troubles)) is not None:
            raise trouble

    async def start(self) -> None:
        self.is_running = True

    async def kill(self) -> None:
        self.is_running = False


@pytest.fixture
def program(world: World) -> Program:
    return Program(world)


@pytest.fixture
async def known(sandbox: Sandbox, program: Program) -> AsyncIterator[Page]:
    async with Page(sandbox, backstage=program.backstage()) as page:
        yield page


async def _workshop(visitor: Visitor) -> Event:
    """Return how the workshop stands, the next time that it is told."""
    while (event := await visitor.event())["type"] != "workshop":
        pass
    return event


async def test_who_is_dealt_in_is_led_to_the_table_and_the_others_move(
    known: Page, channel: Channel, world: World
) -> None:
    async with visiting(known, "Ada", channel) as ada, visiting(known, "Ben", channel) as ben:
        place = (await ada.ask("deal"))["result"]["place"]
        assert [str(thread.id) for thread in world.threads(channel)] == [place]
        assert (await _workshop(ben))["paces"] == {place: 1.5}


async def test_others_are_moved_for_at_the_pace_until_it_is_off_whatever_goes_wrong_meanwhile(
    known: Page, channel: Channel, world: World, program: Program
) -> None:
    looking = frozenset({world.people["Ada"].id, world.people["Ben"].id})
    async with visiting(known, "Ada", channel) as ada:
        async with visiting(known, "Ben", channel):
            await ada.ask("playothers", pace=0)
            for _ in range(3):
                assert await program.moves.get() == ("games", looking)
        while (await program.moves.get())[1] != {world.people["Ada"].id}:
            pass
        await ada.ask("playothers", pace=None)
        while (await _workshop(ada))["paces"]:
            pass
        while not program.moves.empty():
            program.moves.get_nowait()
        await ada.ask("say", content="over")
        assert program.moves.empty()


async def test_where_a_move_fails_for_no_fault_of_the_bot_it_is_told_and_nobody_moves_any_more(
    known: Page, channel: Channel, program: Program
) -> None:
    program.troubles = iter([RuntimeError("a bug")])
    async with visiting(known, "Ada", channel) as ada:
        with capture_logs() as logged:
            await ada.ask("playothers", pace=0)
            while (await _workshop(ada))["paces"]:
                pass
        (line,) = logged
        assert (line["event"], line["channel"]) == ("nobody moves for the others any more", "games")
        assert str(line["exc_info"]) == "a bug"
        program.troubles = itertools.repeat(None)
        await program.moves.get()
        await ada.ask("playothers", pace=0)
        await program.moves.get()


async def test_nobody_is_asked_to_move_while_the_bot_is_off(known: Page, channel: Channel, program: Program) -> None:
    async with visiting(known, "Ada", channel) as ada:
        await ada.ask("run", running=False)
        await ada.ask("playothers", pace=0)
        for _ in range(3):
            await ada.ask("say", content="nobody moves")
        assert program.moves.empty()
        await ada.ask("run", running=True)
        await program.moves.get()


async def test_nobody_moves_while_nobody_looks(known: Page, channel: Channel, program: Program) -> None:
    async with visiting(known, "Ada", channel) as ada:
        await ada.ask("playothers", pace=0)
        await program.moves.get()
    async with visiting(known, "Ben", channel) as ben:
        await ben.ask("playothers", pace=None)
    while not program.moves.empty():
        assert program.moves.get_nowait()[1]


async def test_positions_are_told_and_begun_from_and_what_is_wrong_is_a_sentence(known: Page, channel: Channel) -> None:
    async with visiting(known, "Ada", channel) as ada:
        assert (await ada.ask("position"))["result"] == {"position": "the position"}
        assert (await ada.ask("beginfrom", position="good"))["result"] == {"place": str(channel.id)}
        assert (await ada.ask("beginfrom", position="bad"))["problem"] == "This is no position."


async def test_the_bot_is_killed_and_started_and_every_tab_knows(known: Page, channel: Channel) -> None:
    async with visiting(known, "Ada", channel) as ada, visiting(known, "Ben", channel) as ben:
        assert ben.workshop["running"] is True
        for running in (False, True):
            await ada.ask("run", running=running)
            assert (await _workshop(ben))["running"] is running


async def test_a_page_that_knows_no_game_says_so(page: Page, channel: Channel) -> None:
    async with visiting(page, "Ada", channel) as ada:
        assert ada.workshop == {"type": "workshop", "fault": "none", "running": None, "paces": {}}
        for order, details in (("deal", {}), ("position", {}), ("playothers", {"pace": 1})):
            assert (await ada.ask(order, **details))["problem"] == "This page does not know the bot's games."


@pytest.mark.usefixtures("bot")
async def test_every_request_meets_a_fault_until_it_is_off(page: Page, channel: Channel, sandbox: Sandbox) -> None:
    async with visiting(page, "Ada", channel) as ada:
        await ada.ask("break", fault="lost")
        assert (await _workshop(ada))["fault"] == "lost"
        for _ in range(2):
            await ada.ask("slash", command="panel", options={})
        assert [record.status for record in sandbox.requests][-2:] == [502, 502]
        await ada.ask("break", fault="none")
        await ada.ask("slash", command="panel", options={})
        assert sandbox.requests[-1].status == 200


@pytest.mark.usefixtures("bot")
async def test_what_passes_is_told_to_those_who_listen(page: Page, channel: Channel) -> None:
    async with visiting(page, "Ada", channel) as ada, visiting(page, "Ben", channel) as ben:
        await ada.ask("listen", listening=True)
        before = (await ada.event())["passed"]
        assert {"IDENTIFY", "READY", "GET /users/@me"} <= {passed["name"] for passed in before}
        await ben.ask("slash", command="panel", options={})
        told = [event["passed"] for event in [await ada.event() for _ in range(3)] if event["type"] == "passed"]
        assert [(passed["way"], passed["status"]) for passed in told] == [("to the bot", None), ("request", 200)]
        assert told[0]["name"] == "INTERACTION_CREATE"
        assert told[1]["details"]["payload"]["data"]["content"].startswith("# Rules")
        await ada.ask("listen", listening=False)
        await ben.ask("slash", command="panel", options={})
        assert (await ada.event())["type"] == "message"


async def test_requests_are_told_and_not_kept_where_nobody_records_them(world: World) -> None:
    async with Sandbox(world, rates=GENEROUS, records=False) as sandbox, rest_of(sandbox) as rest:
        assert (await rest("GET", "/users/@me"))[0] == 200
        assert sandbox.requests == []
        assert [passed.name for passed in sandbox.traffic.latest] == ["GET /users/@me"]


@pytest.mark.usefixtures("bot")
async def test_a_dropped_socket_is_resumed(page: Page, channel: Channel) -> None:
    async with visiting(page, "Ada", channel) as ada:
        await ada.ask("listen", listening=True)
        await ada.ask("drop")
        names = []
        while "RESUMED" not in names:
            event = await ada.event()
            names += [event["passed"]["name"]] if event["type"] == "passed" else []
        assert names[0] == "socket closed"


@pytest.mark.parametrize("deed", [{"deed": "break", "fault": "rain"}, {"deed": "playothers", "pace": -1}])
async def test_an_order_that_is_none_closes_the_tab(page: Page, channel: Channel, deed: dict[str, str]) -> None:
    async with visiting(page, "Ada", channel) as ada:
        with pytest.raises(ConnectionError, match="1008"):
            await ada.ask(**deed)
