"""How people come to a table, by commands and by buttons; what is refused is told and changes nothing."""

import time
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.delivery import outbox_worker
from bot.sandbox import Channel, Message, Sandbox, ServerError, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids, join_by_button
from tests.end_to_end.scenes import (
    EDIT,
    NOTHING,
    answer,
    asks,
    begins,
    forgive,
    public,
    resigns,
    rows,
    said,
    seated,
    stored,
)
from tests.patience import until

EVERYBODY = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")


class Clock:
    """The sandbox's clock, which a test can put back."""

    def __init__(self) -> None:
        self.behind = 0.0

    def __call__(self) -> float:
        return time.time() - self.behind


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def world(clock: Clock) -> World:
    return World(clock=clock)


def is_grey(message: Message, verb: str) -> bool:
    """Whether the button with this verb cannot be pressed."""
    parts = (part for row in message.components for part in row["components"])
    return next(bool(part["disabled"]) for part in parts if part["custom_id"].split(":")[1] == verb)


async def test_one_tap_joins_with_the_first_free_colour_and_a_menu_offers_another(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        joined = answer(await at("Ben").click(lobby, id_of(lobby, "join")))
        assert joined.content == "You have joined: red."
        assert joined.components[0]["components"][0]["placeholder"] == "Another colour"
        await client.outbox_worker.idle()
        assert public(games)[0].content.split("\n")[3:5] == ["1. Ada: green", "2. Ben: red"]
        changed = await at("Ben").select(joined, id_of(joined, "side"), ["violet"])
        assert said(changed) == "You have joined: violet."


async def test_the_lobby_is_one_message_that_shows_who_has_joined(start: Start, at: At, games: Channel) -> None:
    async with start() as client:
        assert await asks(at("Ada"), "new fearsome-floors") == "The table is open, and you have joined it."
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        assert lobby.content.split("\n")[3] == "1. Ada: green"
        assert is_grey(lobby, "start")
        assert await asks(at("Ada"), "join") == "You have joined: green."
        assert await asks(at("Ben"), "join", colour="blue") == "You have joined: blue."
        chosen = await join_by_button(at("Cleo"), "red")
        assert said(chosen) == "You have joined: red."
        assert answer(chosen).components == ()
        await client.outbox_worker.idle()
        (edited,) = public(games)
        assert edited.id == lobby.id
        assert ids(edited) == ids(lobby)
        assert not is_grey(edited, "start")
        assert edited.content.split("\n")[3:6] == ["1. Ada: green", "2. Ben: blue", "3. Cleo: red"]


async def test_a_colour_can_be_changed_until_the_game_begins_and_the_seat_stays(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben", "Cleo")
        assert await asks(at("Ada"), "join", colour="yellow") == "You have joined: yellow."
        assert said(await join_by_button(at("Ben"), "green")) == "You have joined: green."
        assert await asks(at("Cleo"), "join", colour="blue") == "You have joined: blue."
        assert await asks(at("Cleo"), "join") == "You have joined: blue."
        await client.outbox_worker.idle()
        assert public(games)[-1].content.split("\n")[3:6] == ["1. Ada: yellow", "2. Ben: green", "3. Cleo: blue"]


async def test_the_menu_and_the_completion_offer_what_others_have_left(start: Start, at: At, games: Channel) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        menu = answer(await at("Ada").click(public(games)[0], id_of(public(games)[0], "join")))
        offered = [option["value"] for option in menu.components[0]["components"][0]["options"]]
        assert offered == ["green", "blue", "yellow", "beige", "violet", "black"]
        notes = [option.get("description") for option in menu.components[0]["components"][0]["options"]]
        assert notes == [None] * 3 + ["needs 5 or more players"] * 3
        choices = await at("Cleo").complete("join", focus="colour", colour="B")
        assert [choice["value"] for choice in choices] == ["blue", "beige", "black"]
        assert [choice["name"] for choice in choices][:2] == ["blue", "beige (needs 5 or more players)"]


async def test_who_leaves_is_gone_and_the_last_one_closes_the_table(start: Start, at: At, games: Channel) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        assert await asks(at("Ada"), "table leave") == "You have left the table."
        await client.outbox_worker.idle()
        assert "Ada" not in public(games)[0].content
        assert said(await at("Ben").click(lobby, id_of(lobby, "leave"))) == "You have left the table."
        await client.outbox_worker.idle()
        (closed,) = public(games)
        assert "has been closed" in closed.content
        assert closed.components == ()
        assert "no game in this channel" in await asks(at("Ben"), "table start")
        assert await asks(at("Ben"), "new fearsome-floors") == "The table is open, and you have joined it."


async def test_what_cannot_be_done_in_a_lobby_is_told_and_changes_nothing(
    start: Start, at: At, database: Path, subtests: pytest.Subtests
) -> None:
    async with start() as client:
        for command in ("join", "table leave", "table start"):
            with subtests.test("without a table", command=command):
                assert await asks(at("Ada"), command) == ("There is no game in this channel; `/new` opens a table.")
        await seated(at, "Ada")
        await client.outbox_worker.idle()
        before = stored(database)
        for name, command, options, told in (
            ("Ben", "new fearsome-floors", {}, "A table is already open in this channel"),
            ("Ben", "join", {"colour": "green"}, "green is taken; still free: red, blue, "),
            ("Ben", "join", {"colour": "Pink"}, "There is no Pink in this game; still free: red, "),
            ("Ben", "table leave", {}, "You have not joined this table yet"),
            ("Ben", "table start", {}, "You have not joined this table yet"),
            ("Ada", "table start", {}, "The game needs at least 2 players; so far one has joined."),
            ("Ada", "move", {"token": "4", "path": "u"}, "The game has not begun yet"),
            ("Ada", "stay", {"token": "4"}, "The game has not begun yet"),
            ("Ada", "undo", {}, "The game has not begun yet"),
            ("Ada", "resign", {}, "The game has not begun yet"),
        ):
            with subtests.test(told, name=name, command=command):
                assert (await asks(at(name), command, **options)).startswith(told)
                await client.outbox_worker.idle()
                assert stored(database) == before


async def test_a_colour_of_the_large_table_needs_five_players(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance([*begins("black")])) as client:
        await seated(at, "Ada", "Ben", "Cleo")
        await at("Cleo").slash("join", colour="black")
        await client.outbox_worker.idle()
        before = stored(database)
        assert await asks(at("Ada"), "table start") == (
            "At a table of 3 there are only green, red, blue, yellow; Cleo plays black and must choose another one "
            "with `/join`."
        )
        await client.outbox_worker.idle()
        assert stored(database) == before
        await at("Dan").slash("join")
        await at("Eve").slash("join")
        assert await asks(at("Ada"), "table start") == NOTHING


async def test_seven_people_fill_the_table(start: Start, at: At, database: Path) -> None:
    async with start() as client:
        await seated(at, *EVERYBODY)
        await client.outbox_worker.idle()
        before = stored(database)
        assert await asks(at("Mo"), "join") == "The table is full: this game takes at most 7 players."
        assert stored(database) == before
        assert await asks(at("Gus"), "join", colour="black") == "You have joined: black."


async def test_a_running_game_has_no_lobby_any_more(start: Start, at: At, database: Path, games: Channel) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        menu = answer(await at("Ben").click(lobby, id_of(lobby, "join")))
        await at("Ada").slash("table start")
        await client.outbox_worker.idle()
        edited, board = public(games)
        assert edited.id == lobby.id
        assert "The game has begun: 2 players." in edited.content
        assert [each["label"] for row in edited.components for each in row["components"]] == [
            *("How to play", "Learn by playing")
        ]
        assert board.attachments
        before = stored(database)
        begun = "The game has already begun."
        assert await asks(at("Cleo"), "join") == begun
        assert await asks(at("Ada"), "table start") == begun
        assert said(await at("Ben").select(menu, id_of(menu, "side"), ["blue"])) == begun
        assert await asks(at("Ada"), "table leave") == "The game has begun: use `/resign` to leave it."
        assert "already open" in await asks(at("Ada"), "new fearsome-floors")
        await client.outbox_worker.idle()
        assert stored(database) == before


async def test_a_finished_game_makes_room_for_a_new_table_and_the_old_lobbys_menu_says_so(
    start: Start, at: At, database: Path, games: Channel
) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        menu = answer(await at("Ben").click(lobby, id_of(lobby, "join")))
        await at("Ada").slash("table start")
        await resigns(at("Ada"))
        assert "the game in this channel is over" in (await asks(at("Ada"), "undo")).lower()
        assert await asks(at("Cleo"), "new fearsome-floors") == "The table is open, and you have joined it."
        await client.outbox_worker.idle()
        before = stored(database)
        assert said(await at("Ben").select(menu, id_of(menu, "side"), ["blue"])) == (
            "This lobby is closed; another table is open in this channel by now."
        )
        await client.outbox_worker.idle()
        assert stored(database) == before


@pytest.mark.parametrize("button", ["join", "leave", "start"])
async def test_buttons_of_a_lobby_that_could_not_be_edited_any_more_do_not_reach_the_next_one(
    start: Start, at: At, database: Path, games: Channel, button: str
) -> None:
    async with start() as client:
        await seated(at, "Ada", "Cleo")
        await client.outbox_worker.idle()
        (old,) = public(games)
        rows(database, "UPDATE matches SET status = 'stopped'")
        await seated(at, "Ben")
        await client.outbox_worker.idle()
        before = stored(database)
        told = said(await at("Ada").click(old, id_of(old, button)))
        assert told == "This lobby is closed; another table is open in this channel by now."
        assert stored(database) == before


async def test_a_deleted_lobby_is_posted_anew(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict]
) -> None:
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        world.delete(public(games)[0])
        await at("Ada").slash("join")
        await at("Ben").slash("join")
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        assert lobby.content.split("\n")[3:5] == ["1. Ada: green", "2. Ben: red"]
    assert [entry["problem"]["message"] for entry in forgive(quiet, "refused")] == ["Unknown Message"]


async def test_of_lobbies_that_wait_only_the_newest_follows_the_one_that_is_under_way(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 3600.0)  # it waits for the next start of the bot
    async with start(cut_short=True) as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        sandbox.faults.add(ServerError(status=503), route=EDIT, times=None)
        await at("Ben").slash("join")
        await until(lambda: bool(forgive(quiet, "post delayed")))
        for name in EVERYBODY[2:]:
            await at(name).slash("join")
    sandbox.faults.clear()
    before = len(edits(sandbox, lobby))
    async with start() as client:
        await client.outbox_worker.idle()
    assert len(edits(sandbox, lobby)) == before + 2
    (edited,) = public(games)
    assert [line.split(". ")[1].split(":")[0] for line in edited.content.split("\n")[3:10]] == list(EVERYBODY)


def edits(sandbox: Sandbox, message: Message) -> list[str]:
    """Return the requests that edited a message."""
    return [request.path for request in sandbox.requests if request.path.endswith(f"/messages/{message.id}")]


async def test_a_lobby_of_nearly_an_hour_is_posted_anew_and_both_messages_work(
    start: Start, at: At, sandbox: Sandbox, games: Channel, clock: Clock
) -> None:
    clock.behind = 56 * 60
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        clock.behind = 0
        await at("Cleo").slash("join", colour="blue")
        await client.outbox_worker.idle()
        old, new = public(games)
        assert "Cleo" not in old.content
        assert "2. Cleo: blue" in new.content
        await at("Ben").click(old, id_of(old, "join"))
        await join_by_button(at("Ben"), "red")
        await client.outbox_worker.idle()
        assert len(public(games)) == 2
        assert "3. Ben: red" in public(games)[-1].content
        edits = [record for record in sandbox.requests if f"{record.method} {record.route}" == EDIT]
        assert [record.path.rpartition("/")[2] for record in edits] == [str(new.id)]


async def test_joining_and_starting_ping_only_who_is_to_begin(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("red")])) as client:
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table start")
        await client.outbox_worker.idle()
    lobby, board = public(games)
    assert lobby.pinged == frozenset()
    assert board.pinged == {world.people["Ben"].id}
