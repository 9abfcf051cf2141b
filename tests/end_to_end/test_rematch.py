"""Play again: the same people, with the start moved on, from the last post of a game."""

from bot.sandbox import Channel, Sandbox, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import asks, begins, begun, green_begins, labels, public, resigns, said, stops

OPENED = "A table is open for the same people: if you do not want to play, leave it; anybody who stays can start."


async def test_the_same_people_play_again_and_the_start_moves_on(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        await at("Ada").slash("table settings", pictures="steps")
        for name in ("Cleo", "Ada"):
            await resigns(at(name))
        await client.outbox_worker.idle()
        closing = public(games)[-1]
        assert closing.content.startswith("Congratulations, Ben!")
        assert labels(closing) == ["Play again", "Replay", "Review"]
        stranger = said(await at("Dan").click(closing, id_of(closing, "again")))
        assert stranger.startswith("Only those who have played in this game")
        assert said(await at("Cleo").click(closing, id_of(closing, "again"))) == OPENED
        await client.outbox_worker.idle()
        assert "1. Ben: red\n2. Cleo: blue\n3. Ada: green" in public(games)[-1].content
        taken = said(await at("Ada").click(closing, id_of(closing, "again")))
        assert taken.startswith("A table is already open in this channel")
        await at("Ada").slash("table start")  # by no lot: it is red who begins now
        await client.outbox_worker.idle()
        assert "Ben has the start marker" in public(games)[-1].content
        assert "- pictures: a picture of every step of the monsters" in await asks(at("Ada"), "table settings")


async def test_after_a_game_in_a_thread_the_next_table_is_open_in_the_channel(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel
) -> None:
    async with start(green_begins()) as client:
        await at("Ada").slash("new fearsome-floors", thread=True)
        await at("Ada").slash("join")
        await at("Ben").slash("join")
        await at("Ada").slash("table start")
        await resigns(at("Ada"))
        await client.outbox_worker.idle()
        (thread,) = world.threads(games)
        ben = sandbox.as_person(world.people["Ben"], thread, patient=True)
        closing = public(thread)[-1]
        assert said(await ben.click(closing, id_of(closing, "again"))) == OPENED
        await client.outbox_worker.idle()
        assert "1. Ben: red\n2. Ada: green" in public(games)[-1].content


async def test_games_that_are_begun_again_and_ended_at_once_ping_nobody_each_time(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async def again() -> str:
        closing = next(each for each in reversed(public(games)) if "Play again" in labels(each))
        return said(await at("Ada").click(closing, id_of(closing, "again")))

    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await resigns(at("Ada"))
        await client.outbox_worker.idle()
        assert await again() == OPENED
        await at("Ada").slash("table start")
        await client.outbox_worker.idle()
        assert public(games)[-1].pinged == {world.people["Ben"].id}
        await resigns(at("Ada"))
        await client.outbox_worker.idle()
        assert await again() == (
            f"{OPENED} Ben has been asked to play in this server within the last day, and not played since: "
            "they take a seat themselves if they want to."
        )
        await client.outbox_worker.idle()
        assert "1. Ada: green" in public(games)[-1].content
        assert "Ben" not in public(games)[-1].content
        await at("Ben").slash("join")  # and is there, so the next table is for both again
        await stops(at("Mo"))
        assert await again() == OPENED


async def test_who_has_played_since_is_seated_again(start: Start, at: At, games: Channel) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        for _ in range(3):
            await resigns(at("Ada"))
            await client.outbox_worker.idle()
            closing = public(games)[-1]
            assert said(await at("Ada").click(closing, id_of(closing, "again"))) == OPENED
            await at("Ada").slash("table start")
            for name in ("Ada", "Ben"):  # whoever begins
                await at(name).slash("stay", token="4")
            await client.outbox_worker.idle()
