"""Whoever is seated by somebody else is asked once, by a button, before the seat is theirs; moderators ask, too."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    NOTHING,
    answer,
    answers_offer,
    asks,
    begins,
    begun,
    green_begins,
    public,
    replaces,
    rows,
    said,
    seated,
    stops,
    texts,
)
from tests.patience import PATIENCE

NO_SEAT = "Cleo does not take the seat of Ben."
OVER = "This offer of a seat is over."
SEATS = "SELECT name FROM seats WHERE match_id = (SELECT max(id) FROM matches) ORDER BY position"


async def test_a_seat_is_somebody_elses_once_they_take_it(start: Start, at: At, world: World, games: Channel) -> None:
    people = world.people
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        asked = await asks(at("Mo"), "table replace", old=people["Ben"], new=people["Cleo"])
        assert asked == "Asked by a button in the channel: Cleo."
        await client.outbox_worker.idle()
        question = public(games)[-1]
        assert question.content == (
            f"Mo offers the seat of Ben (red) to <@{people['Cleo'].id}>; "
            f"Ben keeps it until <@{people['Cleo'].id}> takes it."
        )
        assert question.pinged == {people["Cleo"].id}
        others = said(await at("Dan").click(question, id_of(question, "sit")))
        assert others == "Cleo is asked here: nobody else can answer."
        await at("Ada").slash("stay", token="4")
        assert await asks(at("Cleo"), "stay", token="4") == "You do not sit at this table."
        assert await asks(at("Ben"), "stay", token="4") == "red 4 stays outside. It shows 3 now."
        again = await asks(at("Mo"), "table replace", old=people["Ben"], new=people["Cleo"])
        assert again == "Cleo has been asked already to take a seat in this game; nobody is asked twice."
        assert await answers_offer(at("Cleo"), "sit") == NOTHING
        assert await asks(at("Ben"), "see board") != ""
        await client.outbox_worker.idle()
        assert "Mo has given the seat of Ben to Cleo." in texts(public(games))
        assert said(await at("Cleo").click(question, id_of(question, "nosit"))) == OVER


async def test_who_does_not_want_a_seat_gets_none_and_is_not_asked_again(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    people = world.people
    async with start(green_begins()) as client:
        await seated(at, "Ada", "Ben")
        await asks(at("Ada"), "table replace", old=people["Ben"], new=people["Cleo"])
        assert await answers_offer(at("Cleo"), "nosit") == NOTHING
        await client.outbox_worker.idle()
        assert public(games)[-1].content == NO_SEAT
        before = len(public(games))
        assert "nobody is asked twice" in await asks(at("Ada"), "table replace", old=people["Ada"], new=people["Cleo"])
        assert len(public(games)) == before
        assert rows(database, SEATS) == [("Ada",), ("Ben",)]


async def test_a_seat_is_offered_to_one_at_a_time_and_no_longer_when_its_game_is_over(
    start: Start, at: At, world: World
) -> None:
    people = world.people
    async with start(green_begins()):
        await begun(at, "Ada", "Ben")
        await asks(at("Mo"), "table replace", old=people["Ben"], new=people["Cleo"])
        await asks(at("Mo"), "table replace", old=people["Ben"], new=people["Dan"])
        assert await answers_offer(at("Cleo"), "sit") == OVER
        await stops(at("Mo"))
        assert await answers_offer(at("Dan"), "sit") == OVER


@pytest.mark.parametrize(("verb", "told"), [("sit", "{by} has given the seat of Ben to Cleo."), ("nosit", NO_SEAT)])
async def test_who_was_asked_in_the_channel_answers_there_though_the_game_has_begun_in_a_thread(
    start: Start, at: At, world: World, games: Channel, database: Path, verb: str, told: str
) -> None:
    async with start(green_begins()) as client:
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table replace", old=world.people["Ben"], new=world.people["Cleo"])
        lobby = await games.wait_for(lambda message: "2. Ben" in message.content, within=PATIENCE)
        await at("Ada").click(lobby, id_of(lobby, "thread"))
        assert await answers_offer(at("Cleo"), verb) == NOTHING
        await client.outbox_worker.idle()
        (thread,) = world.threads(games)
        assert public(thread)[-1].content == told.format(by="Ada")
        assert rows(database, SEATS) == [("Ada",), ("Cleo" if verb == "sit" else "Ben",)]


async def test_who_takes_a_seat_for_themselves_is_not_asked(start: Start, at: At, world: World, database: Path) -> None:
    async with start(green_begins()):
        await begun(at, "Ada", "Ben")
        assert await asks(at("Mo"), "table replace", old=world.people["Ben"], new=world.people["Mo"]) == NOTHING
        assert rows(database, SEATS) == [("Ada",), ("Mo",)]


async def test_who_wants_no_mentions_is_asked_without_one(start: Start, at: At, world: World, games: Channel) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Cleo").slash("settings", pings="silent")
        await at("Mo").slash("table replace", old=world.people["Ben"], new=world.people["Cleo"])
        await client.outbox_worker.idle()
        assert public(games)[-1].pinged == frozenset()
        assert await answers_offer(at("Cleo"), "sit") == NOTHING


AGAIN = (
    "Asked by a button in the channel: Cleo. "
    "Cleo has been asked to play in this server within the last day, and not agreed: nobody is pinged for that again."
)


class Offer(NamedTuple):
    """What is told of an offer."""

    giver: str
    """To who makes it."""
    question: str
    """To who is asked."""
    pinged: frozenset[int]


async def offers_cleo(client: Furunkulus, at: At, world: World, games: Channel, game: str = "fearsome-floors") -> Offer:
    """Let Ada open a table, offer her seat to Cleo, and close it; tell what she is told, and what the offer says."""
    await at("Ada").slash(f"new {game}")
    told = await asks(at("Ada"), "table replace", old=world.people["Ada"], new=world.people["Cleo"])
    await stops(at("Ada"))
    await client.outbox_worker.idle()
    question = next(message for message in reversed(public(games)) if "offers the seat" in message.content)
    return Offer(told, question.content, question.pinged)


async def test_a_table_that_is_opened_and_closed_again_and_again_pings_nobody_each_time(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock
) -> None:
    cleo = world.people["Cleo"]
    async with start() as client:
        first = await offers_cleo(client, at, world, games)
        assert (first.giver, first.pinged) == ("Asked by a button in the channel: Cleo.", frozenset({cleo.id}))
        assert f"to <@{cleo.id}>;" in first.question
        for game in ("claustrophobia", "fearsome-floors"):
            again = await offers_cleo(client, at, world, games, game)
            assert (again.giver, again.pinged) == (AGAIN, frozenset())
            assert "to Cleo; Ada keeps it until Cleo takes it." in again.question
    async with start() as client:
        assert (await offers_cleo(client, at, world, games)).giver == AGAIN
        await bot_clock.passes(client, days=1)
        assert (await offers_cleo(client, at, world, games)).pinged == {cleo.id}


async def test_who_is_asked_again_without_a_ping_takes_the_seat_by_the_same_button_and_is_pinged_the_next_time(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    people = world.people
    async with start() as client:
        await offers_cleo(client, at, world, games)
        await seated(at, "Ada", "Ben")
        assert await asks(at("Mo"), "table replace", old=people["Ben"], new=people["Cleo"]) == AGAIN
        await client.outbox_worker.idle()
        assert await answers_offer(at("Cleo"), "sit") == NOTHING
        assert rows(database, SEATS) == [("Ada",), ("Cleo",)]
        await stops(at("Ada"))
        assert (await offers_cleo(client, at, world, games)).pinged == {people["Cleo"].id}


async def test_a_refused_offer_and_a_game_from_a_file_are_offers_alike(
    start: Start, at: At, world: World, games: Channel
) -> None:
    people = world.people
    async with start(ScriptedChance([*begins("green")[:-1], *begins("green")])) as client:
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table replace", old=people["Ben"], new=people["Cleo"])
        assert await answers_offer(at("Cleo"), "nosit") == NOTHING
        await stops(at("Mo"))
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        save = json.loads(answer(await at("Mo").slash("table export")).attachments[0].content)
        await stops(at("Mo"))
        save["seats"][1] = {"person": people["Cleo"].id, "name": "Cleo"}
        file = world.upload("forged.json", json.dumps(save).encode())
        assert (await (await at("Mo").slash("table import", file=file)).finished()).content == AGAIN
        await client.outbox_worker.idle()
        assert public(games)[-1].pinged == frozenset()
        assert "in which Cleo would play" in public(games)[-1].content


async def test_an_offer_in_quiet_hours_pings_nobody(start: Start, at: At, world: World, games: Channel) -> None:
    async with start() as client:
        await at("Cleo").slash("settings", quiet="12:00-13:00")
        assert (await offers_cleo(client, at, world, games)).pinged == frozenset()


async def test_a_file_seats_nobody_unasked_who_did_not_have_that_seat_in_that_very_game(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    people = world.people
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        save, _ = answer(await at("Mo").slash("table export")).attachments
        await stops(at("Mo"))
        forged = json.loads(save.content)
        forged["seats"][1] = {"person": people["Cleo"].id, "name": "Cleo"}
        file = world.upload("forged.json", json.dumps(forged).encode())
        for number in range(2):
            asked = await (await at("Mo").slash("table import", file=file)).finished()
            assert asked.content == ("Asked by a button in the channel: Cleo." if number == 0 else AGAIN)
            await client.outbox_worker.idle()
            assert public(games)[-1].pinged == ({people["Cleo"].id} if number == 0 else frozenset())
            assert rows(database, "SELECT status FROM matches") == [("stopped",)]
        assert await answers_offer(at("Cleo"), "stayout") == NOTHING
        await client.outbox_worker.idle()
        told = "Cleo does not want to play in the game from the file, so it does not go on here."
        assert public(games)[-1].content == told
        assert await answers_offer(at("Cleo"), "comein") == OVER
        done = await (await at("Mo").slash("table import", file=world.upload("x.json", save.content))).finished()
        assert done.content == NOTHING
        assert rows(database, SEATS) == [("Ada",), ("Ben",)]


async def test_two_files_in_turn_ping_nobody_again_and_again(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock
) -> None:
    people, told = world.people, list[frozenset[int]]()
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        save = json.loads(answer(await at("Mo").slash("table export")).attachments[0].content)
        await stops(at("Mo"))
        for name in ("Cleo", "Dan", "Cleo", "Dan", "Cleo"):
            save["seats"][1] = {"person": people[name].id, "name": name}
            file = world.upload("forged.json", json.dumps(save).encode())
            await (await at("Mo").slash("table import", file=file)).finished()
            await client.outbox_worker.idle()
            told.append(public(games)[-1].pinged)
            if len(told) == 4:
                await bot_clock.passes(client, days=1)
    cleo, dan = (frozenset({people[name].id}) for name in ("Cleo", "Dan"))
    assert told == [cleo, dan, frozenset(), frozenset(), cleo]


async def test_a_file_without_turns_is_no_game_that_somebody_has_had_a_seat_in(
    start: Start, at: At, world: World, database: Path
) -> None:
    async with start(green_begins()):
        await begun(at, "Ada", "Ben")
        save, _ = answer(await at("Mo").slash("table export")).attachments
        await at("Ada").slash("stay", token="4")
        await stops(at("Mo"))
        asked = await (await at("Mo").slash("table import", file=world.upload("x.json", save.content))).finished()
        assert asked.content == "Asked by a button in the channel: Ada and Ben."
        assert rows(database, "SELECT status FROM matches") == [("stopped",)]


async def test_who_has_lost_a_seat_in_that_game_is_asked_whether_they_want_it_again(
    start: Start, at: At, world: World, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])):
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        save, _ = answer(await at("Mo").slash("table export")).attachments
        await replaces(at, world, "Ben", "Cleo")
        await stops(at("Mo"))
        asked = await (await at("Mo").slash("table import", file=world.upload("x.json", save.content))).finished()
        assert asked.content == "Asked by a button in the channel: Ben."
        await at("Dan").slash("new fearsome-floors")
        taken = (
            "A table is already open in this channel; one channel has one game at a time, and any number in threads."
        )
        assert await answers_offer(at("Ben"), "comein") == taken
        await stops(at("Mo"))
    async with start():
        assert await answers_offer(at("Ben"), "comein") == NOTHING
        assert rows(database, SEATS) == [("Ada",), ("Ben",)]
