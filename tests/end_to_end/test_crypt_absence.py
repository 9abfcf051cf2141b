"""Claustrophobia whose people are away, change, or are taken back: the least is played, hands go with their seats."""

import re

from bot.sandbox import Channel, World
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.notation.position import read_position
from engine.core import Match, SeededChance
from render.claustrophobia.text.rules import EXAMPLES
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.crypt_player import acts, crypt_begun, newest_board
from tests.end_to_end.file_scenes import brings, imports
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import NOTHING, answer, asks, public, replaces, said, stops, texts
from tests.end_to_end.test_crypt_reactions import explored
from tests.end_to_end.test_end_and_restore import resets


async def give_dice(at: At) -> str:
    """Let Ada give the dice as is offered first."""
    return await acts(at("Ada"), "assign")


async def timed(at: At, absence: str) -> None:
    """Begin a game in which a turn has an hour."""
    await crypt_begun(at)
    await at("Ada").slash("table settings", time="hour", absence=absence, reminder="never")


async def test_the_least_is_played_for_humans_who_are_away(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(SeededChance(4)) as client:
        await timed(at, "stay")
        for _ in range(2):
            await bot_clock.passes(client, hours=1)
        told = "\n".join(texts(public(games)))
        assert "Ada has run out of time for this turn" in told
        assert "The dice go to the Redeemer" in told
        assert "The Human Action is over." in told
        assert public(games)[-1].pinged == {at("Ben").person.id}


async def test_a_stand_in_answers_and_acts_for_who_is_away_until_they_are_back(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(SeededChance(4)) as client:
        await timed(at, "stand-in")
        await give_dice(at)
        await asks(at("Ada"), "act", move="end")
        await bot_clock.passes(client, hours=1)
        told = "\n".join(texts(public(games)))
        assert "A stand-in" in told
        assert "Round 1 is over.\n" in told
        assert public(games)[-1].pinged == {at("Ada").person.id}
        table = await client.app.tables.table(games.id, None)
        assert table is not None
        assert [seat.stand_in for seat in table.seats] == [False, True]
        await asks(at("Ben"), "table back")
        table = await client.app.tables.table(games.id, None)
        assert table is not None
        assert [seat.stand_in for seat in table.seats] == [False, False]


async def test_a_short_clock_waits_for_the_end_of_quiet_hours(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(SeededChance(4)) as client:
        await at("Ben").slash("settings", quiet="12:00-20:00", zone="utc")
        await crypt_begun(at)
        await explored(at)
        await client.outbox_worker.idle()
        asked = public(games)[-1]
        assert asked.content.splitlines()[-1].startswith("Your call: ")
        assert asked.pinged == set()
        await bot_clock.passes(client, hours=8)
        assert public(games)[-1].pinged == {at("Ben").person.id}
        await bot_clock.passes(client, hours=5)
        assert "has not answered in time" not in public(games)[-1].content
        await bot_clock.passes(client, hours=1)
        assert public(games)[-1].content.startswith(
            "Ben has not answered in time, so the bot does as little as possible for them.\n"
        )


async def test_a_short_clock_stands_still_in_quiet_hours_that_begin_meanwhile(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(SeededChance(4)) as client:
        await at("Ben").slash("settings", quiet="14:00-23:00", zone="utc")
        await crypt_begun(at)
        await explored(at)  # at noon: two hours are left of the day, and six are to be had
        for hours in (2, 9, 3):
            await bot_clock.passes(client, hours=hours)
            assert "has not answered in time" not in public(games)[-1].content
        await bot_clock.passes(client, hours=1)
        assert public(games)[-1].content.startswith(
            "Ben has not answered in time, so the bot does as little as possible for them.\n"
        )


async def test_hits_that_nobody_names_in_time_are_named_as_they_cost_least_and_the_game_goes_on(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock
) -> None:
    async with start(SeededChance(4)) as client:
        await at("Ada").slash("settings", quiet="12:00-20:00", zone="utc")
        match = Match.begin(CLAUSTROPHOBIA, read_position(EXAMPLES["hits"].position))
        await brings(client, at, world, games, match)
        asked = public(games)[-1]
        assert asked.content.splitlines()[-1].startswith("Your call: ")
        assert asked.pinged == set()
        await bot_clock.passes(client, hours=8)
        assert public(games)[-1].pinged == {at("Ada").person.id}
        await bot_clock.passes(client, hours=5)
        assert "has not answered in time" not in public(games)[-1].content
        await bot_clock.passes(client, hours=1)
        told = public(games)[-1]
        assert told.content.startswith(
            "Ada has not answered in time, so the bot does as little as possible for them.\n"
        )
        assert "Initiative" in told.content, "the demons had nothing left to do"
        assert told.content.splitlines()[-1].startswith(f"Next: <@{at('Ada').person.id}>")
        table = await client.app.tables.table(games.id, None)
        assert table is not None
        assert not any(seat.missed for seat in table.seats)


async def test_a_hand_goes_with_its_seat(start: Start, at: At, world: World, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        hand = await asks(at("Ada"), "see hand")
        assert hand.startswith("**Your Advantage cards**")
        await replaces(at, world, "Ada", "Dan")
        assert await asks(at("Dan"), "see hand") == hand
        assert await asks(at("Ada"), "see hand") == "You do not sit at this table."
        await client.outbox_worker.idle()
        board = newest_board(games)
        assert answer(await at("Dan").click(board, id_of(board, "cl-pad"))).components
        assert said(await at("Ada").click(board, id_of(board, "cl-hand"))) == "You do not sit at this table."


async def test_a_game_that_was_reset_comes_back_with_its_hands(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at, scenario="choir")
        await give_dice(at)
        hand, board = await asks(at("Ada"), "see hand"), await asks(at("Mo"), "see text")
        await asks(at("Mo"), "table reset")
        assert await resets(at) == NOTHING
        await client.outbox_worker.idle()
        lobby = public(games)[-1].content
        assert "**The Choir Master**" in lobby
        assert "1. Ada: 🕯️ Humans\n2. Ben: 👹 Demons" in lobby
        assert await asks(at("Mo"), "table restore") == NOTHING
        assert await asks(at("Ada"), "see hand") == hand
        assert await asks(at("Mo"), "see text") == board


async def test_dice_that_are_taken_back_with_consent_come_again(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        await give_dice(at)
        first = await asks(at("Ada"), "act", move="end")
        await client.outbox_worker.idle()
        rolled = re.findall("Destiny dice: .*", public(games)[-1].content)
        assert rolled
        told = await asks(at("Ada"), "undo")
        assert "Ben" in told
        await client.outbox_worker.idle()
        request = public(games)[-1]
        assert said(await at("Ben").click(request, id_of(request, "agree"))) == NOTHING
        assert await asks(at("Ada"), "act", move="end") == first
        await client.outbox_worker.idle()
        assert re.findall("Destiny dice: .*", public(games)[-1].content) == rolled


async def test_an_unfinished_game_is_exported_as_it_is_seen_and_nobody_goes_on_from_that(
    start: Start, at: At, world: World
) -> None:
    async with start(SeededChance(4)):
        await crypt_begun(at)
        await give_dice(at)
        exported = answer(await at("Mo").slash("table export"))
        save, record = exported.attachments
        assert re.fullmatch(r"claustrophobia_[0-9-]{10}_Ada-Ben_no1\.json", save.filename)
        await stops(at("Mo"))
        people = {"seat1": world.people["Ada"], "seat2": world.people["Ben"]}
        unmarked = save.content.replace(b'"is_view":true', b'"is_view":false')
        assert unmarked != save.content
        for name, content in (("x.json", save.content), ("x.json", unmarked), ("x.txt", record.content)):
            told = await imports(at("Mo"), world.upload(name, content), **people)
            assert told.startswith("The file holds a game as one person saw it"), told
