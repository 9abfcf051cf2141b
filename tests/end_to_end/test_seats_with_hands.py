"""In a game with hidden hands nobody gets a seat, or another side's view, behind somebody's back."""

from bot.sandbox import Channel, World
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import NOTHING, asks, erases, public

KEEPS = "Ben plays here and keeps the seat."
HAS_SEEN = "Ada has sat at the other side of this game and seen what it hides, and so cannot take this seat."


async def begun(at: At) -> None:
    """Let Ada, who is no moderator, open a table and play the demons, and Ben the humans."""
    await at("Ada").slash("new claustrophobia", side="demons")
    await at("Ben").slash("join", colour="humans")
    await at("Ben").slash("table start")


async def test_a_host_takes_no_seat_of_who_plays_and_gets_no_other_side(
    start: Start, at: At, world: World, games: Channel
) -> None:
    ada, ben, cleo = (world.people[name] for name in ("Ada", "Ben", "Cleo"))
    async with start() as client:
        await begun(at)
        for options in ({"new": ada}, {"new": cleo}, {"level": "steady"}):
            assert (await asks(at("Ada"), "table replace", old=ben, **options)).startswith(KEEPS)
        assert await asks(at("Ada"), "table replace", old=ada, level="steady") == NOTHING
        assert (await asks(at("Ada"), "table replace", old=ben, new=ada)).startswith(KEEPS)
        assert await asks(at("Mo"), "table replace", old=ben, level="steady") == NOTHING
        assert await asks(at("Ada"), "table replace", program="cat 2", new=ada) == HAS_SEEN
        await client.outbox_worker.idle()
        assert all("sees from now on" not in message.content for message in public(games))


async def test_a_moderator_who_does_not_play_gives_a_seat_and_the_channel_learns_that_a_hand_was_seen(
    start: Start, at: At, world: World, games: Channel
) -> None:
    ada, ben, mo = (world.people[name] for name in ("Ada", "Ben", "Mo"))
    async with start() as client:
        await begun(at)
        assert await asks(at("Mo"), "table replace", old=ben, new=mo) == NOTHING
        await client.outbox_worker.idle()
        told = "Mo has given the seat of Ben to Mo, who sees from now on what this side hides."
        assert any(told in message.content for message in public(games))
        assert (await asks(at("Mo"), "table replace", old=ada, level="steady")).startswith("Ada plays here")
        await asks(at("Mo"), "table replace", old=mo, level="steady")
        assert await asks(at("Mo"), "table replace", old=ada, new=mo) == HAS_SEEN.replace("Ada", "Mo")


async def test_the_host_gives_their_own_seat_away_and_back(start: Start, at: At, world: World) -> None:
    ada = world.people["Ada"]
    async with start():
        await begun(at)
        assert await asks(at("Ada"), "table replace", old=ada, level="steady") == NOTHING
        assert await asks(at("Ada"), "table replace", program="cat", new=ada) == NOTHING


async def test_who_is_erased_does_not_come_back_as_somebody_new_at_the_other_side(
    start: Start, at: At, world: World
) -> None:
    ada, ben, cleo = (world.people[name] for name in ("Ada", "Ben", "Cleo"))
    async with start():
        await begun(at)
        await at("Ada").slash("table settings", time="hour", absence="stand-in")
        await erases(at, "Ada")  # a program takes the seat
        may_have_seen = await asks(at("Mo"), "table replace", old=ben, new=ada)
        assert may_have_seen.startswith("Somebody who sat at the other side of this game has been erased since")
        theirs = await asks(at("Mo"), "table replace", program="cat", new=cleo)  # the seat of who was erased
        assert theirs == "Asked by a button in the channel: Cleo."
        assert await asks(at("Mo"), "table replace", old=ben, level="steady") == NOTHING
        assert await asks(at("Mo"), "table replace", program="cat 2", new=ada) == may_have_seen
        back = await asks(at("Mo"), "table replace", program="cat 2", new=ben)  # who is known to have had it
        assert back == "Asked by a button in the channel: Ben."
