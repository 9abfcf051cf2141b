"""A game in a thread of its own: one message in the channel, commands in both, and what comes of lost threads."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.delivery.studio_process import Thinker
from bot.sandbox import Channel, Message, Overwrite, Permission, Sandbox, UserClient, World
from bot.sandbox.world.moderation import archive, lock
from engine.core import ScriptedChance, SeededChance
from engine.thoughts import Job
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    answer,
    asks,
    begins,
    begun,
    forgive,
    green_begins,
    heads,
    labelled,
    labels,
    public,
    resigns,
    rows,
    said,
    seated,
    stops,
    texts,
)
from tests.patience import PATIENCE


@pytest.fixture
def there(sandbox: Sandbox, world: World) -> Callable[[Channel], At]:
    """Return what people can do in a channel."""

    def in_channel(channel: Channel) -> At:
        def at(name: str) -> UserClient:
            return sandbox.as_person(world.people[name], channel, patient=True)

        return at

    return in_channel


def start_styles(lobby: Message) -> list[int]:
    """Return the colours of the two buttons that start a game."""
    return [part["style"] for part in lobby.components[0]["components"]][-2:]


async def in_thread(at: At, world: World, games: Channel, *names: str) -> Channel:
    """Open a table, and start its game in a thread by the button of the lobby; return the thread."""
    await seated(at, *names)
    lobby = await games.wait_for(lambda message: f"{len(names)}. {names[-1]}" in message.content, within=PATIENCE)
    told = said(await at(names[0]).click(lobby, id_of(lobby, "thread")))
    (thread,) = [each for each in world.threads(games) if f"<#{each.id}>" in told]
    assert told == f"The game has begun in its thread: <#{thread.id}>"
    return thread


async def test_the_lobby_starts_a_game_in_a_thread_that_carries_the_names_and_the_channel_keeps_one_message(
    start: Start, at: At, there: Callable[[Channel], At], world: World, games: Channel
) -> None:
    async with start(green_begins()) as client:
        thread = await in_thread(at, world, games, "Ada", "Ben")
        await client.outbox_worker.idle()
        assert thread.name == "Fearsome Floors: Ada, Ben"
        (summary,) = public(games)
        assert summary.content == (
            "**Fearsome Floors**: Ada and Ben\n"
            "Round 1 begins: light sides up, two tokens each. Ada has the start marker.\n"
            f"Next: Ada (green)\nPlayed in <#{thread.id}>"
        )
        assert summary.components == ()
        assert len(summary.attachments) == 1
        (board,) = public(thread)
        assert board.pinged == frozenset()  # Ada has started the game herself
        assert labels(board) == ["Move", "How to play", "Plan ahead"]
        await there(thread)("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        (edited,) = public(games)
        assert edited.id == summary.id
        assert "\nNext: Ben (red)\n" in edited.content
        assert heads(public(thread)) == ["Round 1 begins:", "Ada: green 3"]
        assert public(thread)[-1].pinged == {world.people["Ben"].id}


async def test_commands_and_private_controls_work_in_the_channel_and_in_the_thread(
    start: Start, at: At, there: Callable[[Channel], At], world: World, games: Channel
) -> None:
    async with start(green_begins()) as client:
        thread = await in_thread(at, world, games, "Ada", "Ben")
        assert "stays outside" in await asks(at("Ada"), "stay", token="4")
        assert "stays outside" in await asks(there(thread)("Ben"), "stay", token="4")
        shown = answer(await at("Ada").slash("see board"))
        pad = answer(await at("Ada").click(shown, id_of(shown, "ff-pad")))
        assert "stays outside" in said(await at("Ada").click(pad, id_of(pad, "ff-go")))
        offers = await at("Ben").complete("move", focus="token", token="")
        assert [offer["value"] for offer in offers] == ["r1", "r3", "r5"]
        await client.outbox_worker.idle()
        assert len(public(games)) == 1
        assert len(public(thread)) == 4


async def test_several_tables_run_from_one_channel_and_commands_there_mean_ones_own(
    start: Start, at: At, there: Callable[[Channel], At], world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green") * 3])) as client:
        first = await in_thread(at, world, games, "Ada", "Ben")
        await client.outbox_worker.idle()
        second = await in_thread(at, world, games, "Cleo", "Dan")
        await client.outbox_worker.idle()
        await at("Cleo").slash("stay", token="4")
        await at("Ada").slash("stay", token="5")
        assert await asks(at("Eve"), "see board") == "There is no game in this channel; `/new` opens a table."
        assert "Round 1" in await asks(there(second)("Eve"), "see board")
        await client.outbox_worker.idle()
        assert heads(public(first))[1:] == ["Ada: green 2"]
        assert heads(public(second))[1:] == ["Cleo: green 3"]
        assert await asks(at("Ada"), "new fearsome-floors") == "The table is open, and you have joined it."
        assert await asks(at("Ada"), "join") == "You have joined: green."


async def test_where_games_are_played_is_the_habit_of_a_channel(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        await at("Ada").slash("new fearsome-floors", thread=True)
        await at("Ada").slash("join")
        await at("Ben").slash("join")
        await at("Ada").slash("table start")
        await client.outbox_worker.idle()
        assert len(world.threads(games)) == 1
        await at("Ada").slash("new fearsome-floors")
        assert "- place: in a thread of its own" in await asks(at("Cleo"), "table settings")
        await client.outbox_worker.idle()
        assert labels(public(games)[-1])[-5:-2] == ["Start", "Start in a thread", "Find players"]
        assert start_styles(public(games)[-1]) == [2, 3]
        await at("Mo").slash("table settings", place="channel")  # Ada means the game at which she sits
        await client.outbox_worker.idle()
        assert start_styles(public(games)[-2]) == [3, 2]


async def test_where_somebody_elses_last_game_was_played_says_nothing_of_the_next_one(
    start: Start, at: At, games: Channel
) -> None:
    async with start(SeededChance(1)) as client:
        await at("Ada").slash("new fearsome-floors", thread=True)
        await stops(at("Mo"))
        await at("Ben").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        assert start_styles(public(games)[-1]) == [3, 2]


async def test_where_a_game_is_on_the_next_group_opens_its_table_in_a_thread_by_a_button(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        offered = answer(await at("Cleo").slash("new fearsome-floors"))
        assert labels(offered) == ["Open it in a thread"]
        told = answer(await at("Cleo").click(offered, labelled(offered, "Open it in a thread")))
        (thread,) = world.threads(games)
        assert thread.name == "Fearsome Floors: Cleo"
        place = f"The game will be played in <#{thread.id}>."
        assert told.content == f"The table is open, and you have joined it. {place}"
        assert told.components == ()
        await client.outbox_worker.idle()
        lobby = public(games)[-1]
        assert place in lobby.content
        assert labels(lobby) == [
            *("Join", "Leave", "Add opponent", "Start", "Find players"),
            "How to play",
            "Learn by playing",
        ]
        assert public(thread) == []
        assert said(await at("Dan").click(lobby, id_of(lobby, "join"))) == "You have joined: red."
        assert said(await at("Cleo").slash("table start")) == f"The game has begun in its thread: <#{thread.id}>"
        await client.outbox_worker.idle()
        assert labels(public(thread)[-1]) == ["Move", "How to play", "Plan ahead"]
        (summary,) = [message for message in public(games) if message.id == lobby.id]
        assert summary.content.endswith(f"Next: Cleo (green)\nPlayed in <#{thread.id}>")
        helped = await asks(at("Cleo"), "help")
        assert helped.startswith(f"**Fearsome Floors** is on in <#{thread.id}>. **It is your turn.**")
        assert "stays outside" in await asks(at("Cleo"), "stay", token="4")
        assert "stays outside" in await asks(at("Ada"), "stay", token="4")
        await client.outbox_worker.idle()
        assert heads(public(thread))[-1] == heads(public(games))[-1].replace("Ada", "Cleo")


async def test_where_a_game_is_on_one_that_is_wanted_in_a_thread_is_opened_there_at_once(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        told = await asks(at("Cleo"), "new claustrophobia", thread=True)
        (thread,) = world.threads(games)
        assert await asks(at("Cleo"), "rules") != await asks(at("Ada"), "rules")
        assert told.endswith(f"The game will be played in <#{thread.id}>.")
        await client.outbox_worker.idle()
        lobby = public(games)[-1]
        await at("Cleo").click(lobby, id_of(lobby, "leave"))
        await client.outbox_worker.idle()
        assert "This table has been closed: everybody left." in public(games)[-1].content
        assert thread.is_archived


async def test_where_a_game_is_on_those_who_have_played_play_again_in_a_thread(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await resigns(at("Ada"))
        await client.outbox_worker.idle()
        closing = public(games)[-1]
        await at("Cleo").slash("new fearsome-floors")
        offered = answer(await at("Ada").click(closing, id_of(closing, "again")))
        await at("Ada").click(offered, labelled(offered, "Open it in a thread"))
        (thread,) = world.threads(games)
        await client.outbox_worker.idle()
        assert "1. Ben: red\n2. Ada: green\n" in public(games)[-1].content
        assert f"<#{thread.id}>" in public(games)[-1].content


async def test_an_offered_thread_is_gone_with_the_process_and_where_none_may_be_made_none_is_offered(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(SeededChance(1)):
        await at("Ada").slash("new fearsome-floors")
        offered = answer(await at("Cleo").slash("new fearsome-floors"))
    async with start(SeededChance(1)):
        told = said(await at("Cleo").click(offered, labelled(offered, "Open it in a thread")))
        assert told == "This offer has expired: `/new` with `thread` opens the table."
        world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=Permission.CREATE_PUBLIC_THREADS))
        refused = answer(await at("Cleo").slash("new fearsome-floors"))
        assert refused.content.startswith("A table is already open in this channel")
        assert refused.components == ()
        told = await asks(at("Cleo"), "new fearsome-floors", thread=True)
        assert told == "The bot may not make threads here."


async def test_a_lobby_whose_thread_is_lost_moves_into_the_channel_or_is_closed_where_a_game_is_on(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(SeededChance(1)) as client:
        await at("Ada").slash("new fearsome-floors")
        for name in ("Cleo", "Dan"):
            await at(name).slash("new fearsome-floors", thread=True)
        await client.outbox_worker.idle()
        first, second = world.threads(games)
        world.remove(second)
        await games.wait_for(lambda message: "This table has been closed." in message.content, within=PATIENCE)
        await stops(at("Ada"))
        world.remove(first)
        await games.wait_for(
            lambda message: "1. Cleo" in message.content and "played in" not in message.content, within=PATIENCE
        )


async def test_at_the_end_the_channel_hears_the_result_and_the_thread_is_closed(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(green_begins()) as client:
        thread = await in_thread(at, world, games, "Ada", "Ben")
        await resigns(at("Ada"))
        await client.outbox_worker.idle()
        summary, result = public(games)
        assert "The game is over." in summary.content
        assert result.content.startswith(f"The game in <#{thread.id}> is over. The others have resigned. Ben")
        assert len(result.attachments) == 1
        assert thread.is_archived
        assert public(thread)[-1].content.startswith("Congratulations, Ben!\nThat was the game.")
        assert (await asks(at("Cleo"), "see replay")).startswith("**Before turn 1")


async def test_a_game_that_is_stopped_in_its_thread_says_so_in_the_channel(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(green_begins()) as client:
        thread = await in_thread(at, world, games, "Ada", "Ben")
        await stops(at("Mo"))
        await client.outbox_worker.idle()
        assert "\nThe game was stopped.\n" in public(games)[0].content
        assert thread.is_archived


async def test_in_the_thread_of_a_game_that_is_over_nothing_is_set_and_in_the_channel_the_next_one_is(
    start: Start, at: At, there: Callable[[Channel], At], world: World, games: Channel
) -> None:
    async with start(SeededChance(1)) as client:
        thread = await in_thread(at, world, games, "Ada", "Ben")
        await stops(there(thread)("Mo"))
        await client.outbox_worker.idle()
        told = (
            "The game of this thread is over. "
            f"`/table settings` in <#{games.id}> shows and changes how the next one is set."
        )
        assert await asks(there(thread)("Mo"), "table settings") == told
        assert await asks(there(thread)("Mo"), "table settings", pictures="film") == told
        changed = await asks(at("Mo"), "table settings", pictures="film")
        assert changed.startswith("This is how the table is set")
        await seated(at, "Cleo")
        assert changed == await asks(at("Mo"), "table settings")


async def test_where_the_bot_may_make_no_threads_there_is_no_button_and_the_game_is_played_in_the_channel(
    start: Start, at: At, world: World, games: Channel
) -> None:
    deny = Overwrite(target_id=world.bot.id, deny=Permission.CREATE_PUBLIC_THREADS)
    world.set_overwrites(games, deny)
    async with start(green_begins()) as client:
        await at("Ada").slash("new fearsome-floors", thread=True)
        await at("Ada").slash("join")
        await at("Ben").slash("join")
        await client.outbox_worker.idle()
        assert labels(public(games)[0])[-2:] == ["How to play", "Learn by playing"]
        assert "Start in a thread" not in labels(public(games)[0])
        told = "The bot may not make threads here, so the game is played in this channel."
        assert await asks(at("Ada"), "table start") == told
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith(told)
        assert world.threads(games) == []


@pytest.mark.parametrize("how", ["deleted", "deleted and unheard", "locked"])
async def test_a_game_whose_thread_is_lost_goes_on_in_the_channel_with_all_that_was_owed(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict], how: str
) -> None:
    async with start(green_begins()) as client:
        thread = await in_thread(at, world, games, "Ada", "Ben")
        await client.outbox_worker.idle()
        if how == "deleted":
            world.remove(thread)
        elif how == "locked":
            lock(world, thread)
        else:
            await client.close()
            world.remove(thread)
    async with start(ScriptedChance([])) as client:
        await client.end_search() if how != "deleted and unheard" else None
        await games.wait_for(lambda message: "so the game goes on here" in message.content, within=PATIENCE)
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert heads(public(games))[-1] == "Ada: green 3"
    forgive(quiet, "refused")


async def test_a_thread_that_somebody_has_closed_is_opened_by_the_next_move(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict]
) -> None:
    async with start(green_begins()) as client:
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table settings", posts="round")  # whose board is edited with each move
        lobby = await games.wait_for(lambda message: "2. Ben" in message.content, within=PATIENCE)
        await at("Ada").click(lobby, id_of(lobby, "thread"))
        await client.outbox_worker.idle()
        (thread,) = world.threads(games)
        archive(world, thread)
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert not thread.is_archived
        assert "Ada: green 3 stays outside." in public(thread)[-1].content
        assert public(thread)[-1].pinged == {world.people["Ben"].id}
        assert not any("goes on here" in text for text in texts(public(games)))
    forgive(quiet, "refused")


class Losing(Thinker):
    """Thinks, and says what it has thought of once the thread in which it plays is lost."""

    lose: Callable[[], Awaitable[object]]

    async def think(self, job: Job) -> bytes | None:
        thought = await super().think(job)
        await self.lose()
        return thought


async def test_a_program_whose_thread_is_lost_while_it_thinks_plays_on_in_the_channel(
    start: Start, at: At, world: World, games: Channel, database: Path, quiet: list[EventDict]
) -> None:
    thinker = Losing()

    async def lose() -> None:
        games.overwrites = (Overwrite(target_id=world.bot.id, deny=Permission.SEND_MESSAGES_IN_THREADS),)
        await at("Ada").slash("table settings", pictures="steps")  # of which the thread cannot be told
        await games.wait_for(lambda message: "so the game goes on here" in message.content, within=PATIENCE)

    thinker.lose = lose
    async with start(green_begins(), thinker=thinker) as client:
        await seated(at, "Ada", "Ben")
        await client.outbox_worker.idle()  # or it may be writing when the test does
        rows(database, "UPDATE seats SET person_id = -1, level = 'runner' WHERE position > 0")
        lobby = await games.wait_for(lambda message: "2. Ben" in message.content, within=PATIENCE)
        await at("Ada").click(lobby, id_of(lobby, "thread"))
        await client.outbox_worker.idle()
        await at("Ada").slash("stay", token="4")
        await games.wait_for(lambda message: message.content.startswith("Ben: red"), within=PATIENCE)
    thinker.close()
    forgive(quiet, "refused")


async def test_a_game_whose_thread_is_lost_while_another_one_is_on_is_stopped_and_can_be_brought_back(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict]
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        thread = await in_thread(at, world, games, "Ada", "Ben")
        await client.outbox_worker.idle()
        await at("Cleo").slash("new fearsome-floors")
        world.remove(thread)
        lost = await games.wait_for(lambda message: "cannot be used any more" in message.content, within=PATIENCE)
        assert lost.content.startswith("The thread of game No. 1 cannot be used any more, and another game is on here")
        await client.outbox_worker.idle()
    forgive(quiet, "refused")  # of a thread that is gone


async def test_a_summary_that_a_moderator_deleted_is_posted_anew(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict]
) -> None:
    async with start(green_begins()) as client:
        await in_thread(at, world, games, "Ada", "Ben")
        await client.outbox_worker.idle()
        world.delete(public(games)[0])
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        (anew,) = texts(public(games))
        assert "\nNext: Ben (red)\n" in anew
    forgive(quiet, "refused")


async def test_a_bot_that_was_killed_after_it_made_the_thread_uses_it_at_the_next_press(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict]
) -> None:
    async with start(green_begins()) as client:
        await seated(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        lobby = public(games)[0]
        made = world.open_thread(name="left", parent=games, owner=world.bot, thread_id=lobby.id)
        assert said(await at("Ada").click(lobby, id_of(lobby, "thread"))).endswith(f"<#{made.id}>")
        await client.outbox_worker.idle()
        assert len(public(made)) == 1
    forgive(quiet, "refused")


async def test_a_game_of_a_channel_is_not_touched(start: Start, at: At, games: Channel) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        assert public(games)[0].content.endswith("The game has begun: 2 players.")
