"""Spectators: a channel shows the games of another one, and those who sit there can look, but not play."""

from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.sandbox import Channel, Overwrite, Permission, Person, Sandbox, World
from bot.sandbox.world.moderation import add_member, archive, make_role, set_permissions
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    NOTHING,
    answer,
    asks,
    begins,
    begun,
    forgive,
    public,
    rows,
    said,
    seated,
    stops,
    texts,
)
from tests.patience import PATIENCE, until


@pytest.fixture
def lounge(world: World) -> Channel:
    """Return another channel of the server."""
    return next(channel for channel in world.channels.values() if channel.name != "games")


def from_there(games: Channel, told: list[str]) -> list[str]:
    """Return what is posted in a channel as it is shown elsewhere."""
    return [f"Played in <#{games.id}>:\n{text}" for text in told]


async def test_a_channel_shows_the_boards_of_another_without_controls_and_calls_nobody(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, lounge: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        mo = sandbox.as_person(world.people["Mo"], lounge, patient=True)
        assert await asks(mo, "table watch start", channel=games) == NOTHING
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("move", token="4", path="p9")
        await client.outbox_worker.idle()
        begins_here, board = public(lounge)
        assert begins_here.content == (
            f"Mo shows the games of <#{games.id}> here from now on. "
            "No game is on there now; the next one appears here when it begins."
        )
        ben = world.people["Ben"].id
        told = (
            "Round 1 of 14: light sides up, two tokens each. Ada has the start marker.\nAda: green 3 comes in, to p9."
        )
        assert board.content == from_there(games, [f"{told}\nNext: <@{ben}> (red)"])[0]
        assert board.edited_at is not None
        assert said(await mo.use_on(board, "Why did it go there")) == "Ada: green 3 comes in, to p9."
        assert (len(board.attachments), board.components, board.pinged) == (1, (), frozenset())
        assert public(games)[-1].components
        assert await asks(mo, "table watch stop") == NOTHING
        await at("Ben").slash("stay", token="1")
        await client.outbox_worker.idle()
        assert len(public(lounge)) == 3
        assert public(lounge)[-1].content == "Mo shows no other channel's games here any more."


async def test_a_game_that_is_on_is_shown_at_once_and_taken_back_with_its_turns(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, lounge: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        mo = sandbox.as_person(world.people["Mo"], lounge)
        await seated(at, "Ada", "Ben")
        await mo.slash("table watch start", channel=games)
        await at("Ada").slash("table start")
        await mo.slash("table watch stop")
        await at("Ada").slash("move", token="4", path="p9")
        await mo.slash("table watch start", channel=games)
        await client.outbox_worker.idle()
        open_there, begun_there, _, on_there, board = public(lounge)
        shown = f"Mo shows the games of <#{games.id}> here from now on."
        assert open_there.content == f"{shown} A table is open there; its game appears here when it begins."
        assert begun_there.content == from_there(games, texts(public(games)))[-2]
        assert on_there.content == f"{shown} A game is on there:"
        ben = world.people["Ben"].id
        (told,) = from_there(
            games, [f"Round 1 of 14: light sides up, two tokens each. Ada has the start marker.\nNext: <@{ben}> (red)"]
        )
        assert board.content == told
        assert (len(board.attachments), board.components, board.pinged) == (1, (), frozenset())


async def test_who_watches_can_look_but_not_play(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, lounge: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await sandbox.as_person(world.people["Mo"], lounge, patient=True).slash("table watch start", channel=games)
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        ada = sandbox.as_person(world.people["Ada"], lounge, patient=True)
        board = await (await ada.slash("see board")).finished()
        assert len(board.attachments) == 1
        assert board.components == ()
        assert "k7" in await asks(ada, "see square", square="k7")
        forecast = await (await ada.slash("see forecast")).finished()
        assert len(forecast.attachments) == 1
        replay = await (await ada.slash("see replay")).finished()
        assert replay.content.startswith("**The start**")
        assert await asks(ada, "stay", token="1") == "There is no game in this channel; `/new` opens a table."
        mo = sandbox.as_person(world.people["Mo"], lounge, patient=True)
        assert answer(await mo.slash("table settings")).components == ()  # they are changed where it is played
        await client.outbox_worker.idle()
        assert "Next: " in public(games)[-1].content


async def test_the_games_of_a_channels_threads_are_shown_too_and_never_in_themselves(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, lounge: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        mo = sandbox.as_person(world.people["Mo"], lounge, patient=True)
        await mo.slash("table watch start", channel=games)
        await seated(at, "Ada", "Ben")
        lobby = await games.wait_for(lambda message: "2. Ben" in message.content, within=PATIENCE)
        await at("Ada").click(lobby, id_of(lobby, "thread"))
        (thread,) = world.threads(games)
        await client.outbox_worker.idle()
        assert texts(public(lounge))[1:] == from_there(thread, texts(public(thread)))
        inside = sandbox.as_person(world.people["Mo"], thread, patient=True)
        await inside.slash("table watch start", channel=games)
        ada = sandbox.as_person(world.people["Ada"], lounge, patient=True)
        assert "k7" in await asks(ada, "see square", square="k7")
        await sandbox.as_person(world.people["Ada"], thread, patient=True).slash("move", token="4", path="p9")
        await client.outbox_worker.idle()
        heading, _, *lines = public(lounge)[-1].content.split("\n")
        assert from_there(thread, ["\n".join(lines)]) == from_there(thread, texts(public(thread))[-1:])
        assert heading == f"Played in <#{thread.id}>:"
        assert not any(text.startswith("Played in") for text in texts(public(thread)))
        await mo.slash("table watch start", channel=games)
        await client.outbox_worker.idle()
        assert texts(public(lounge))[-2].endswith("A game is on there:")
        assert len(public(lounge)[-1].attachments) == 1


async def test_a_thread_s_game_is_owed_no_more_where_its_channel_has_become_hidden(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, lounge: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        mo = sandbox.as_person(world.people["Mo"], lounge, patient=True)
        await mo.slash("table watch start", channel=games)
        await seated(at, "Ada", "Ben")
        lobby = await games.wait_for(lambda message: "2. Ben" in message.content, within=PATIENCE)
        await at("Ada").click(lobby, id_of(lobby, "thread"))
        await client.outbox_worker.idle()
        before = len(public(lounge))
        (thread,) = world.threads(games)
        hide(world, games)
        await until(lambda: rows(database, "SELECT * FROM watches") == [])
        await stops(sandbox.as_person(world.people["Mo"], thread, patient=True))
        await client.outbox_worker.idle()
        assert texts(public(lounge)[before:]) == [HIDDEN]


async def test_what_was_taken_back_before_it_was_posted_is_not_shown_elsewhere_either(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, lounge: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")]), cut_short=True) as client:
        await sandbox.as_person(world.people["Mo"], lounge, patient=True).slash("table watch start", channel=games)
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.close()
        await at("Ada").slash("stay", token="1")
        await at("Ada").slash("undo")
    async with start() as client:
        await client.outbox_worker.idle()
        assert texts(public(lounge))[1:] == from_there(games, texts(public(games))[-2:])


@pytest.mark.parametrize(
    ("name", "target", "sentence"),
    [
        ("Ada", "games", "That needs the permission **Manage Channels** in this channel."),
        ("Mo", "lounge", "A channel shows its own games anyway: name another one."),
        ("Mo", None, "This channel shows no other channel's games."),
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
        mo = sandbox.as_person(world.people[name], lounge, patient=True)
        if target is None:
            assert await asks(mo, "table watch stop") == sentence
        else:
            channel = {"games": games, "lounge": lounge}[target]
            assert await asks(mo, "table watch start", channel=channel) == sentence


async def test_nobody_shows_a_channel_that_they_do_not_see(
    start: Start, sandbox: Sandbox, world: World, lounge: Channel, games: Channel
) -> None:
    mo = world.people["Mo"]
    games.overwrites = (Overwrite(target_id=mo.id, deny=Permission.VIEW_CHANNEL),)
    async with start():
        told = await asks(sandbox.as_person(mo, lounge, patient=True), "table watch start", channel=games)
        assert told == "You do not see that channel, so you cannot show its games here."


async def test_a_channel_that_is_deleted_watches_nothing_and_is_watched_by_nobody(
    start: Start,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    lounge: Channel,
    database: Path,
    quiet: list[EventDict],
) -> None:
    thread = world.open_thread(name="game", parent=games, owner=world.people["Ada"])
    async with start() as client:
        for place, channel in ((lounge, games), (thread, lounge)):
            watching = sandbox.as_person(world.people["Mo"], place, patient=True)
            assert await asks(watching, "table watch start", channel=channel) == NOTHING
        await client.outbox_worker.idle()
        assert len(rows(database, "SELECT * FROM watches")) == 2
        world.remove(games)  # and its thread with it
        await until(lambda: rows(database, "SELECT * FROM watches") == [])
        watching = sandbox.as_person(world.people["Mo"], lounge, patient=True)
        assert await asks(watching, "table watch stop") == "This channel shows no other channel's games."
    forgive(quiet, "refused")  # where it asks after the thread before it is told that this has gone, too


HIDDEN = (
    "This channel shows no other channel's games any more: some people who read this one can no longer see that one."
)


def hide(world: World, channel: Channel, *, by: str = "overwrites") -> None:
    """Let nobody read a channel any more but moderators and the bot."""
    everyone, bot, moderators = world.guild.everyone, world.bot, world.guild.moderators
    seen = Permission.VIEW_CHANNEL if by == "overwrites" else Permission.READ_MESSAGE_HISTORY
    world.set_overwrites(
        channel,
        Overwrite(target_id=everyone.id, is_role=True, deny=seen),
        Overwrite(target_id=moderators.id, is_role=True, allow=seen),
        Overwrite(target_id=bot.id, allow=seen),
    )


@pytest.mark.parametrize("by", ["overwrites", "history"])
@pytest.mark.parametrize("was_away", [False, True])
async def test_a_channel_that_becomes_hidden_is_shown_no_longer(
    start: Start,
    at: At,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    lounge: Channel,
    database: Path,
    by: str,
    *,
    was_away: bool,
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        mo = sandbox.as_person(world.people["Mo"], lounge, patient=True)
        assert await asks(mo, "table watch start", channel=games) == NOTHING
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(lounge))
        if not was_away:
            hide(world, games, by=by)
            await until(lambda: rows(database, "SELECT * FROM watches") == [])
    if was_away:
        hide(world, games, by=by)
    async with start() as client:
        await until(lambda: rows(database, "SELECT * FROM watches") == [])
        await stops(at("Mo"))
        await client.outbox_worker.idle()
        assert texts(public(lounge)[before:]) == [HIDDEN]


@pytest.mark.parametrize("was_away", [False, True])
async def test_a_closed_thread_that_becomes_hidden_is_shown_no_longer(
    start: Start,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    lounge: Channel,
    database: Path,
    *,
    was_away: bool,
) -> None:
    """Discord names no closed thread of a server, and nobody tells of it again before somebody plays there."""
    thread = world.open_thread(name="game", parent=games, owner=world.people["Ada"])
    async with start() as client:
        mo = sandbox.as_person(world.people["Mo"], lounge, patient=True)
        assert await asks(mo, "table watch start", channel=thread) == NOTHING
        archive(world, thread)
        await client.wait_for("raw_thread_update", timeout=PATIENCE)
        if not was_away:
            hide(world, games)
            await until(lambda: rows(database, "SELECT * FROM watches") == [])
    if was_away:
        hide(world, games)
    async with start():
        await until(lambda: texts(public(lounge))[1:] == [HIDDEN])
        assert rows(database, "SELECT * FROM watches") == []


async def test_what_was_shown_on_purpose_stays_until_it_is_hidden_from_others_too(
    start: Start, sandbox: Sandbox, world: World, games: Channel, lounge: Channel, database: Path
) -> None:
    hide(world, games)
    everyone, ada = world.guild.everyone, world.people["Ada"]
    async with start() as client:
        mo = sandbox.as_person(world.people["Mo"], lounge, patient=True)
        assert await asks(mo, "table watch start", channel=games) == NOTHING
        set_permissions(world, everyone, everyone.permissions | Permission.MENTION_EVERYONE)
        await client.wait_for("guild_role_update", timeout=PATIENCE)
        await client.outbox_worker.idle()
        assert len(rows(database, "SELECT * FROM watches")) == 1
        world.set_overwrites(games, *games.overwrites, Overwrite(target_id=ada.id, deny=Permission.VIEW_CHANNEL))
        await until(lambda: rows(database, "SELECT * FROM watches") == [])


async def test_a_new_role_that_may_read_here_and_not_there_ends_what_is_shown(
    start: Start, sandbox: Sandbox, world: World, games: Channel, lounge: Channel, database: Path
) -> None:
    everyone, history = world.guild.everyone, Permission.READ_MESSAGE_HISTORY
    hide(world, games, by="history")
    reads = [Overwrite(target_id=world.guild.moderators.id, is_role=True, allow=history)]
    world.set_overwrites(lounge, Overwrite(target_id=world.bot.id, allow=history), *reads)
    set_permissions(world, everyone, everyone.permissions & ~history)
    async with start():
        watching = sandbox.as_person(world.people["Mo"], lounge, patient=True)
        assert await asks(watching, "table watch start", channel=games) == NOTHING
        assert rows(database, "SELECT shown_to FROM watches") == [("[]",)]
        make_role(world, "readers", history)
        await until(lambda: rows(database, "SELECT * FROM watches") == [])


async def test_a_watch_whose_row_is_torn_shows_nothing_hidden_and_keeps_no_other_one_from_ending(
    start: Start,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    lounge: Channel,
    database: Path,
    quiet: list[EventDict],
) -> None:
    thread = world.open_thread(name="game", parent=lounge, owner=world.people["Ada"])
    async with start():
        for place, channel in ((lounge, games), (thread, games)):
            watching = sandbox.as_person(world.people["Mo"], place, patient=True)
            assert await asks(watching, "table watch start", channel=channel) == NOTHING
        rows(database, "UPDATE watches SET shown_to = 'torn' WHERE channel_id = ?", lounge.id)
        hide(world, games)
        await until(lambda: rows(database, "SELECT * FROM watches") == [])
    assert forgive(quiet, "to whom a watch was meant to show games cannot be read")


async def test_a_private_thread_is_shown_by_its_members_and_those_who_manage_threads(
    start: Start, sandbox: Sandbox, world: World, games: Channel, lounge: Channel, quiet: list[EventDict]
) -> None:
    ada, ben = world.people["Ada"], world.people["Ben"]
    thread = world.open_thread(name="secret", parent=games, owner=ada, is_private=True)
    manages = [Overwrite(target_id=each.id, allow=Permission.MANAGE_CHANNELS) for each in (ada, ben)]
    world.set_overwrites(lounge, *manages)

    async def asked(person: Person) -> str:
        return await asks(sandbox.as_person(person, lounge, patient=True), "table watch start", channel=thread)

    async with start():
        bot_outside = "The bot does not see that channel, so it cannot show its games here."
        assert await asked(ada) == bot_outside
        add_member(world, thread, world.bot)
        assert await asked(ben) == "You do not see that channel, so you cannot show its games here."
        assert await asked(ada) == await asked(world.people["Mo"]) == NOTHING
    assert len(forgive(quiet, "refused")) == 2  # what the bot has asked of Discord


async def test_who_may_not_read_what_was_posted_there_shows_nothing_of_it(
    start: Start, sandbox: Sandbox, world: World, games: Channel, lounge: Channel
) -> None:
    mo = world.people["Mo"]
    world.set_overwrites(games, Overwrite(target_id=mo.id, deny=Permission.READ_MESSAGE_HISTORY))
    async with start():
        told = await asks(sandbox.as_person(mo, lounge, patient=True), "table watch start", channel=games)
        assert told == "You do not see that channel, so you cannot show its games here."
