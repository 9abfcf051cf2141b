"""Spectators: a channel shows the games of another one, and those who sit there can look, but not play."""

import pytest

from bot.sandbox import Channel, Overwrite, Permission, Sandbox, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import asks, begins, begun, public, texts


@pytest.fixture
def lounge(world: World) -> Channel:
    """Give another channel of the server."""
    return next(channel for channel in world.channels.values() if channel.name != "games")


async def test_a_channel_shows_the_boards_of_another_without_controls_and_calls_nobody(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, lounge: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        mo = sandbox.as_person(world.people["Mo"], lounge, patient=True)
        assert await asks(mo, "watch", channel=games) == "Done."
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("move", token="4", path="p9")
        await client.poster.idle()
        begins_here, board, move = public(lounge)
        assert begins_here.content == f"Mo lets this channel follow the games of <#{games.id}>."
        assert [message.content for message in (board, move)] == texts(public(games))[-2:]
        assert [len(message.attachments) for message in (board, move)] == [1, 1]
        assert board.components == move.components == ()
        assert board.pinged == move.pinged == frozenset()
        assert public(games)[-1].components
        assert await asks(mo, "watch") == "Done."
        await at("Ben").slash("stay", token="1")
        await client.poster.idle()
        assert len(public(lounge)) == 4
        assert public(lounge)[-1].content == "Mo lets this channel follow no other one any more."


async def test_who_watches_can_look_but_not_play(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, lounge: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await sandbox.as_person(world.people["Mo"], lounge, patient=True).slash("watch", channel=games)
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        ada = sandbox.as_person(world.people["Ada"], lounge, patient=True)
        board = await (await ada.slash("board")).finished()
        assert len(board.attachments) == 1
        assert board.components == ()
        assert "k7" in await asks(ada, "look", square="k7")
        forecast = await (await ada.slash("forecast")).finished()
        assert len(forecast.attachments) == 1
        replay = await (await ada.slash("replay")).finished()
        assert replay.content.startswith("**Before the first turn**")
        assert await asks(ada, "stay", token="1") == "There is no game in this channel; `/new` opens a table."
        await client.poster.idle()
        assert "Next: " in public(games)[-1].content


async def test_what_was_taken_back_before_it_was_posted_is_not_shown_elsewhere_either(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, lounge: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")]), cut_short=True) as client:
        await sandbox.as_person(world.people["Mo"], lounge, patient=True).slash("watch", channel=games)
        await begun(at, "Ada", "Ben")
        await client.poster.close()
        await at("Ada").slash("stay", token="1")
        await at("Ada").slash("undo")
    async with start() as client:
        await client.poster.idle()
        assert texts(public(lounge))[1:] == texts(public(games))[-2:]


@pytest.mark.parametrize(
    ("name", "target", "sentence"),
    [
        ("Ada", "games", "Only somebody who may manage this channel can let it follow another one."),
        ("Mo", "lounge", "A channel shows its own games anyway: name another one."),
        ("Mo", None, "This channel follows no other one."),
    ],
)
async def test_watching_is_refused(
    start: Start,
    sandbox: Sandbox,
    world: World,
    lounge: Channel,
    games: Channel,
    name: str,
    target: str | None,
    sentence: str,
) -> None:
    async with start():
        options = {} if target is None else {"channel": {"games": games, "lounge": lounge}[target]}
        assert await asks(sandbox.as_person(world.people[name], lounge, patient=True), "watch", **options) == sentence


async def test_nobody_shows_a_channel_that_they_do_not_see(
    start: Start, sandbox: Sandbox, world: World, lounge: Channel, games: Channel
) -> None:
    mo = world.people["Mo"]
    games.overwrites = (Overwrite(target_id=mo.id, deny=Permission.VIEW_CHANNEL),)
    async with start():
        told = await asks(sandbox.as_person(mo, lounge, patient=True), "watch", channel=games)
        assert told == "You do not see that channel, so you cannot show its games here."
