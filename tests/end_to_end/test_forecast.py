"""`/see forecast` and the pad's "What if?": private pictures of what the next card could do."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.sandbox import Channel, Message, Reply, Sandbox, World
from engine.core import ScriptedChance
from engine.fearsome_floors.state import Monster
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import answer, asks, begins, begun, labelled, public, set_up, start_tokens, stored

DANGER = "green 4 on m6 is eaten with every card (100 %)."


async def shown(reply: Reply, to: int) -> Message:
    """Return the private answer with its picture, which is of the usual size and has a text."""
    assert reply.ephemeral
    message = await reply.finished()
    assert message.ephemeral_to == to
    (picture,) = message.attachments
    assert 0 < len(picture.description or "") <= 1024
    assert "Monster on h6" in (picture.description or "")
    with Image.open(BytesIO(picture.content)) as image:
        assert image.size == (1280, 816)
    return message


def hunt(database: Path) -> None:
    """Let the monster look at green 3, five squares before it."""
    tokens = start_tokens(database) | {"g3": "m6"}
    set_up(database, tokens=tokens, monster=Monster("h6", "e"), tiles={}, patches=(), round=2)


async def test_players_and_spectators_see_what_the_next_card_could_do_and_nothing_happens(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        hunt(database)
        before = stored(database), public(games)
        for name in ("Ada", "Ben", "Cleo"):
            message = await shown(await at(name).slash("see forecast"), to=at(name).person.id)
            assert message.content.startswith(f"What the next card does if all tokens stay where they are:\n{DANGER}")
            assert "The monster ends on m6 (5 and 1 hit), " in message.content
        assert (stored(database), public(games)) == before


async def test_the_pad_shows_what_if_without_playing_it_and_after_a_restart_too(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        hunt(database)
        before = stored(database), public(games)
        pad = answer(await at("Ada").click(public(games)[-1], id_of(public(games)[-1], "ff-pad")))
        (token,) = [part for part in ids(pad) if part.endswith(":g3.")]
        pad = answer(await at("Ada").click(pad, token))
        (up,) = [part for part in ids(pad) if part.endswith(":g3.u") and ":ff-path:" in part]
        pad = answer(await at("Ada").click(pad, up))
    async with start():
        reply = await at("Ada").click(pad, id_of(pad, "ff-whatif"))
        message = await shown(reply, to=at("Ada").person.id)
        heading, lead, danger, *_ = message.content.splitlines()
        assert f"{heading}\n" == pad.content.partition("-#")[0].replace("\n", " Then it shows 3.\n")
        assert lead == "What the next card does after that, if all other tokens stay where they are:"
        assert danger == "green 3 on m5 is eaten with 7 of 8 cards (88 %): 7, 8, 10, 1 hit and 2 hits."
        assert (stored(database), public(games)) == before


async def test_a_card_that_was_taken_back_is_certain_until_it_has_come_again_for_players_and_spectators(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    seen = "The card will be 7: everybody has seen it already, and what is taken back comes again."
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"g3": "m6"}, monster=Monster("h6", "e"), tiles={}, patches=())
        for name, token in (("Ada", "4"), ("Ben", "4"), ("Ada", "5"), ("Ben", "5")):
            await at(name).slash("stay", token=token)
        await at("Mo").slash("table undo")
        await client.outbox_worker.idle()
    async with start(ScriptedChance(())) as client:  # after a restart, too; what is drawn is no fresh luck
        for name in ("Ada", "Ben", "Cleo"):
            message = await shown(await at(name).slash("see forecast"), to=at(name).person.id)
            assert message.content.splitlines()[1:3] == [seen, "green 3 on m6 is eaten for certain (100 %)."]
            assert (message.attachments[0].description or "").startswith(seen)
        board = public(games)[-1]
        pad = answer(await at("Ben").click(board, id_of(board, "ff-pad")))
        foreseen = await shown(await at("Ben").click(pad, labelled(pad, "Forecast")), to=at("Ben").person.id)
        assert seen in foreseen.content
        pad = answer(await at("Ben").click(pad, ids(pad)[0]))
        supposed = await shown(await at("Ben").click(pad, id_of(pad, "ff-whatif")), to=at("Ben").person.id)
        assert seen in supposed.content
        await at("Ben").slash("stay", token="5")
        await client.outbox_worker.idle()
        assert public(games)[-2].content.splitlines()[-1].startswith("The monster played 7, ")
        after = await (await at("Cleo").slash("see forecast")).finished()
        assert "The card will be" not in after.content
        assert "The 7 cards that can come: " in after.content


async def test_only_a_game_that_goes_on_has_a_forecast(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        assert await asks(at("Ada"), "see forecast") == "There is no game in this channel; `/new` opens a table."
        await at("Ada").slash("new fearsome-floors")
        assert "The game has not begun yet" in await asks(at("Ada"), "see forecast")


async def test_a_dungeon_that_is_not_finished_has_no_forecast(start: Start, at: At) -> None:
    async with start():
        await at("Ada").slash("new fearsome-floors", dungeon="advanced")
        for name in ("Ada", "Ben"):
            await at(name).slash("join")
        await at("Ada").slash("table start")
        assert (await asks(at("Ada"), "see forecast")).startswith("The dungeon is not finished: it is the turn of ")


async def test_after_the_move_that_ends_the_game_there_is_no_what_if(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        tokens = start_tokens(database) | {"g1": "out", "g3": "out", "g4": "a1", "g5": "in", "r4": "p11"}
        set_up(database, tokens=tokens, monster=Monster("h6", "e"), round=2, escaped=("g1", "g3"))
        board = public(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
        (token,) = [part for part in ids(pad) if part.endswith(":g4.") and ":ff-token:" in part]
        pad = answer(await at("Ada").click(pad, token))
        out = next(part for part in ids(pad) if part.endswith(":g4.x"))  # a button has it, and the menu
        pad = answer(await at("Ada").click(pad, out))
        told = answer(await at("Ada").click(pad, id_of(pad, "ff-whatif"))).content
        assert told == "The game ends with this move: no card comes after it."


NEVER = "This table plays without the forecast (its setting `forecast` is “never”)."
AFTER = (
    "At this table players see the forecast only after their last move of the round, once somebody else has moved "
    "(its setting `forecast` is “after”)."
)


async def test_a_table_can_play_without_the_forecast(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"r4": "p11"})
        board = public(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
        old = answer(await at("Ada").click(pad, ids(pad)[0]))
        await at("Ada").slash("table settings", forecast="never")
        await client.outbox_worker.idle()
        before = stored(database)
        for name in ("Ada", "Ben", "Cleo"):
            assert await asks(at(name), "see forecast") == NEVER
        assert answer(await at("Ada").click(old, id_of(old, "ff-whatif"))).content == NEVER
        pad = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
        pad = answer(await at("Ada").click(pad, ids(pad)[0]))
        assert "ff-whatif" not in {part.split(":")[1] for part in ids(pad)}
        assert stored(database) == before


async def test_an_old_what_if_button_tells_that_the_table_has_come_to_keep_the_forecast_and_its_pad_goes_on(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"r4": "p11"})
        board = public(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
        pad = answer(await at("Ada").click(pad, ids(pad)[0]))
        await (await at("Ada").click(pad, id_of(pad, "ff-whatif"))).finished()
        await at("Ada").slash("table settings", forecast="after")
        kept = answer(await at("Ada").click(pad, id_of(pad, "ff-whatif")))
        assert (kept.content, kept.attachments) == (AFTER, ())
        assert kept.id != pad.id
        done = answer(await at("Ada").click(pad, id_of(pad, "ff-go")))  # the move can still be made
        assert (done.id, done.content) == (pad.id, "green 1 stays outside. It shows 6 now.")


async def test_who_watches_from_another_channel_sees_the_forecast_as_the_table_allows_spectators(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel
) -> None:
    lounge = next(channel for channel in world.channels.values() if channel.name == "lounge")
    async with start(ScriptedChance([*begins("green")])):
        await sandbox.as_person(world.people["Mo"], lounge, patient=True).slash("table watch start", channel=games)
        await begun(at, "Ada", "Ben")
        cleo = sandbox.as_person(world.people["Cleo"], lounge, patient=True)
        ada = sandbox.as_person(world.people["Ada"], lounge, patient=True)
        await at("Ada").slash("table settings", forecast="after")
        assert (await (await cleo.slash("see forecast")).finished()).content.startswith("What the next card does")
        assert await asks(ada, "see forecast") == AFTER  # who plays is a player there, too
        await at("Ada").slash("table settings", forecast="never")
        assert [await asks(person, "see forecast") for person in (cleo, ada)] == [NEVER, NEVER]


async def test_a_table_can_keep_the_forecast_until_ones_last_move_cannot_be_taken_back(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben", "Cleo")
        await at("Ada").slash("table settings", forecast="after")
        lead = "What the next card does"
        watched = await (await at("Dan").slash("see forecast")).finished()
        assert watched.content.startswith(lead)
        for name, token in (("Ada", "4"), ("Ben", "4"), ("Cleo", "4"), ("Ada", "5")):
            assert await asks(at(name), "see forecast") == AFTER
            await at(name).slash("stay", token=token)
        assert await asks(at("Ada"), "see forecast") == AFTER  # she could still take her last move back
        await at("Ben").slash("stay", token="5")
        shown = await (await at("Ada").slash("see forecast")).finished()
        assert shown.content.startswith(lead)
        assert await asks(at("Ben"), "see forecast") == AFTER
