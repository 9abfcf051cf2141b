"""*Play on from here*, in the menu *Apps* of a board: a private game against programs, from what its viewer may see."""

from pathlib import Path

import msgspec

from bot.play.moderation.match_files import FileJob, check
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message, Overwrite, Permission, Sandbox, UserClient, World
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.state import State
from engine.core import AnyMatch, ScriptedChance, SeededChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import acts, crypt_begun
from tests.end_to_end.player import At
from tests.end_to_end.scenes import answer, asks, begins, begun, labelled, labels, public, resigns, rows, said

PLAY_ON = "Play on from here"
OWN = "You play in this game: while it is on, you cannot play on from its boards."


async def played_on(person: UserClient, board: Message, side: str) -> str:
    """Play on from a board at a side; return what is said to that."""
    asked = answer(await person.use_on(board, PLAY_ON))
    return answer(await person.click(asked, labelled(asked, side))).content


def thread_of(world: World, games: Channel, told: str) -> Channel:
    """Return the thread that is named in what was said."""
    (thread,) = [each for each in world.threads(games) if f"<#{each.id}>" in told]
    return thread


async def test_a_spectator_plays_on_by_themselves_and_a_player_does_not_while_the_game_is_on(
    start: Start, at: At, world: World, sandbox: Sandbox, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert said(await at("Ada").use_on(board, PLAY_ON)) == OWN
        asked = answer(await at("Cleo").use_on(board, PLAY_ON))
        assert labels(asked)[:2] == ["red", "green"], "the one to move is the first"
        before = public(games)
        thread = thread_of(world, games, await played_on(at("Cleo"), board, "red"))
        await client.outbox_worker.idle()
        assert thread.is_private
        assert thread.member_ids == {world.bot.id, at("Cleo").person.id}
        first = public(thread)[0]
        link = f"https://discord.com/channels/{games.guild_id}/{games.id}/{board.id}"
        told = f"The game goes on from [this board]({link}) of game No. 1 (Ada and Ben); that game "
        assert first.content.startswith(told)
        assert "Hidden cards" not in first.content
        cleo = sandbox.as_person(world.people["Cleo"], thread, patient=True)
        assert "p9: green 3 (🐈 Cat" in await asks(cleo, "see square", square="p9")
        assert (await asks(cleo, "stay", token="4")).startswith("red 4 stays outside.")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        mo = sandbox.as_person(world.people["Mo"], thread, patient=True)
        files = {file.filename[-4:]: file.content for file in answer(await mo.slash("table export")).attachments}
        checked = [check(FileJob(files[end]), client.app.games) for end in ("json", ".txt")]
        assert [file.refusal for file in checked] == [None, None], "it can go on from its files as any other game"
        assert (await asks(at("Mo"), "see square", square="p9")).startswith("p9: green 3 (Ada, moved)")
        assert public(games) == before, "nobody is told of it in the channel"
        assert [name for _, name in await games_listed(at("Mo"))] == ["1"]


async def games_listed(person: UserClient) -> list[tuple[str, str]]:
    """Return the games whose replays are offered, as labels and numbers."""
    return [(one["name"], one["value"]) for one in await person.complete("see replay", focus="game", game="")]


async def test_the_level_of_the_programs_is_chosen_before_the_side(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        await client.outbox_worker.idle()
        asked = answer(await at("Dan").use_on(public(games)[-1], PLAY_ON))
        menu = next(part for row in asked.components for part in row["components"] if part["type"] == 3)
        assert [option["label"] for option in menu["options"] if option.get("default")] == ["🐈 Cat"]
        again = answer(await at("Dan").select(asked, menu["custom_id"], [menu["options"][-1]["value"]]))
        assert again.id == asked.id
        await at("Dan").click(again, labelled(again, "green"))
        await client.outbox_worker.idle()
        levels = rows(database, "SELECT level FROM seats WHERE match_id = 2 ORDER BY position")
        assert levels == [(None,), (menu["options"][-1]["value"],), (menu["options"][-1]["value"],)]
        assert len(world.threads(games)) == 1


async def test_without_a_private_thread_it_is_a_public_one_and_without_any_the_channel_must_be_free(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        private, every = Permission.CREATE_PRIVATE_THREADS, Permission.CREATE_PUBLIC_THREADS
        world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=private))
        thread = thread_of(world, games, await played_on(at("Cleo"), board, "red"))
        assert not thread.is_private
        world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=private | every))
        taken = await played_on(at("Dan"), board, "red")
        assert taken.startswith("A table is already open in this channel")
        await client.outbox_worker.idle()


async def test_after_the_end_a_player_plays_on_from_an_earlier_board_and_not_from_the_last(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        asked = answer(await at("Cleo").use_on(board, PLAY_ON))
        await resigns(at("Ben"))
        await client.outbox_worker.idle()
        told = said(await at("Ada").use_on(public(games)[-1], PLAY_ON))
        assert told == "The game is over on this board: choose an earlier one."
        assert answer(await at("Cleo").click(asked, labelled(asked, "red"))).content.startswith("The game has begun")
        thread = thread_of(world, games, await played_on(at("Ada"), board, "green"))
        assert thread.is_private
        await resigns(sandbox.as_person(world.people["Ada"], thread, patient=True))
        assert "one game, place 1 once" in await asks(at("Ada"), "stats"), "which counts, and what came of it does not"
        page = answer(await at("Dan").slash("see replay"))
        asked = answer(await at("Dan").click(page, labelled(page, PLAY_ON)))
        assert answer(await at("Dan").click(asked, labelled(asked, "red"))).content.startswith("The game has begun")
        last = answer(await at("Dan").click(page, labelled(page, "Last")))
        assert PLAY_ON not in labels(last)


async def test_a_board_whose_turns_were_taken_back_is_none_to_play_on_from(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        asked = answer(await at("Cleo").use_on(public(games)[-1], PLAY_ON))
        await at("Mo").slash("table undo")
        told = answer(await at("Cleo").click(asked, labelled(asked, "red")))
        assert told.content.startswith("What this was about has been taken back since")
        assert told.components == ()
        assert world.threads(games) == []


async def whole(client: Furunkulus, channel: Channel) -> AnyMatch:
    """Return a channel's match as nobody may see it."""
    async with client.app.tables.store.reading() as reader:
        return (await client.app.tables.newest(reader, channel.id)).started_match


async def test_what_a_spectator_does_not_see_is_dealt_anew_and_nothing_of_the_other_game_is_in_the_new_one(
    start: Start, at: At, world: World, sandbox: Sandbox, games: Channel
) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at, scenario="barrels")
        await at("Ben").slash("act", move="guard always")
        await acts(at("Ada"), "assign")
        await acts(at("Ada"), "explore")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        source: State = (await whole(client, games)).state
        thread = thread_of(world, games, await played_on(at("Mo"), board, "🕯️ Humans"))
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        dealt: State = (await whole(client, thread)).journal.start
        seen = CLAUSTROPHOBIA.see(source, None)
        assert CLAUSTROPHOBIA.see(dealt, None) == seen, "the board is the same"
        assert dealt.advantage_hand != source.advantage_hand, "and the hand another one, which luck has dealt"
        assert None not in dealt.advantage_hand
        assert dealt.guards == ("never", "never"), "an order that was given there is not known here"
        assert "Hidden cards were dealt anew." in public(thread)[0].content
        mo = sandbox.as_person(world.people["Mo"], thread, patient=True)
        files = answer(await mo.slash("table export")).attachments
        save = next(file.content for file in files if file.filename.endswith(".json"))
        journal = msgspec.json.decode(save)["journal"]
        assert msgspec.json.encode(journal["start"]) == msgspec.json.encode(CLAUSTROPHOBIA.see(dealt, dealt.human_seat))
        assert await asks(mo, "undo") == "You have made no move in this game that could be taken back."
