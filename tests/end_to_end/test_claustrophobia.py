"""Claustrophobia at a table: opened, played by pads and by words alone to its end, with hands that nobody else sees."""

import random
import re
from pathlib import Path

import pytest

from bot.games.claustrophobia import CLAUSTROPHOBIA_AT_TABLE
from bot.sandbox import Channel, Message
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.core import SeededChance
from render.core import words_in
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import SIDES, acts, chosen, crypt_begun, newest_board, pad_of
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import answer, asks, begin_late, labelled, labels, options_of, public
from tests.length import length

WORDS = words_in("en")

MOST_PRESSES = 3000

FROM_ROUND = length(12, long=1)
"""Of 13: that screens and words of all rounds let play on is seen of positions (`tests/bot/games/claustrophobia`)."""


async def test_a_table_is_opened_with_a_side_and_its_lobby_tells_what_is_played(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        told = await asks(at("Ada"), "new claustrophobia", scenario="choir", side="demons", more_points=True)
        assert told == "The table is open, and you have joined it."
        await client.outbox_worker.idle()
        lobby = public(games)[-1]
        title, aim, length, seat, *_ = lobby.content.splitlines()
        assert [title, seat] == ["**Claustrophobia**: a table for 2 players", "1. Ada: 👹 Demons"]
        assert [aim, length] == [WORDS(key) for key in CLAUSTROPHOBIA_AT_TABLE.teaching.about]
        for words in (
            "**The Choir Master**",
            "At most 15 rounds",
            "Blessed Hammer",
            "7 Threat Points (TP)",
            "3 TP more",
        ):
            assert words in lobby.content
        assert lobby.attachments[0].description
        refused = await asks(at("Ben"), "new claustrophobia", more_gift="courage")
        assert refused.startswith("The Redeemer of this scenario has Aura of Courage already")


async def test_the_commonest_acts_take_three_taps(start: Start, at: At, games: Channel) -> None:
    async with start() as client:
        await crypt_begun(at)
        await client.outbox_worker.idle()
        assert labels(newest_board(games)) == ["Act", "My hand", "How to play"]
        pad = await pad_of(at("Ada"), games)  # the first tap
        given = [label for label in labels(pad) if label.startswith("Strongest")]
        acting = (await at("Ada").click(pad, labelled(pad, given[0]))).message  # the second
        assert acting is not None
        assert "The dice go to" in acting.content
        brute = next(label for label in labels(acting) if label.startswith("Brute B1"))
        where = (await at("Ada").click(acting, labelled(acting, brute))).message
        assert where is not None
        assert "Explore north" in labels(where)


async def test_a_hand_is_its_owners_alone_whoever_is_to_act(start: Start, at: At, games: Channel) -> None:
    async with start() as client:
        await crypt_begun(at, scenario="barrels")
        await client.outbox_worker.idle()
        board = newest_board(games)
        ada = answer(await at("Ada").click(board, id_of(board, "cl-hand"))).content
        assert ada.startswith("**Your Advantage cards**, which nobody else sees:\n**")
        ben = answer(await at("Ben").click(board, id_of(board, "cl-hand")))
        assert ben.content.startswith("**Your Event cards**, which nobody else sees:\nYou hold no cards.")
        assert labels(ben) == ["Bodyguards: always"]
        before = len(public(games))
        ordered = (await at("Ben").click(ben, labelled(ben, "Bodyguards: always"))).message
        assert ordered is not None
        assert ordered.content == "Your Bodyguards take hits for others from now on."
        await client.outbox_worker.idle()
        assert len(public(games)) == before
        assert await asks(at("Mo"), "see hand") == "You do not sit at this table."
        cards = re.findall(r"^\*\*(.+?)\*\*", ada, re.MULTILINE)[1:]
        others = (
            await asks(at("Ben"), "see text"),
            await asks(at("Mo"), "see text"),
            *(m.content for m in public(games)),
        )
        assert not [card for card in cards for text in others if card in text]
        assert await at("Mo").complete("act", focus="move", move="") == []


async def test_who_is_not_to_act_is_told_so_and_a_typed_move_is_refused_with_its_rule(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await crypt_begun(at)
        await client.outbox_worker.idle()
        board = newest_board(games)
        waits = "It is for the humans to choose now."
        assert answer(await at("Ben").click(board, id_of(board, "cl-pad"))).content == waits
        assert await asks(at("Ben"), "act", move="end") == waits
        assert await asks(at("Ben"), "act", move="tile north") == "It is not your turn."
        perhaps = await asks(at("Ben"), "act", move="guard perhaps")
        assert perhaps == (
            "Nothing that you can do now has “perhaps” in it. The nearest moves:\n- `guard always`: Bodyguards: always"
        )
        assert (
            await asks(at("Ada"), "act", move="end")
            == "Not now: first the humans give their action dice to the warriors."
        )
        nearest = (await asks(at("Ada"), "act", move="asign R=4 up")).splitlines()
        assert nearest[0] == "Nothing that you can do now has “asign up” in it. The nearest moves:"
        assert len(nearest) == 4
        assert all(line.startswith("- `assign R=4,") for line in nearest[1:])
        assert await asks(at("Ada"), "act", move="assign R1") == "Every human in play gets one die, and nobody else."


async def test_dice_that_nobody_chooses_are_told_on_the_board_that_they_lead_to(
    start: Start, at: At, games: Channel
) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        await client.outbox_worker.idle()
        before = len(public(games))
        await acts(at("Ada"), "assign")
        await at("Ada").slash("act", move="end")
        await client.outbox_worker.idle()
        (told,) = public(games)[before:]
        given, ended, rolled, headline, call = told.content.splitlines()
        assert given.startswith("The dice go to the Redeemer")
        assert ended == "The Human Action is over."
        assert rolled.startswith("Destiny dice: ")
        assert headline.startswith("Round 1 of 18, Threat phase.")
        assert call.startswith("Next: <@")
        assert labels(told) == ["Act", "My hand", "How to play"]
        assert told.pinged == {at("Ben").person.id}
        assert len(told.attachments) == 1


async def test_a_game_is_played_by_pads_to_its_end(start: Start, at: At, games: Channel, database: Path) -> None:
    luck = random.Random(3)
    async with start(SeededChance(7)) as client:
        await crypt_begun(at, scenario="prayers")
        begin_late(database, FROM_ROUND)
        people = {at(name).person.id: name for name in ("Ada", "Ben")}
        pads: dict[str, Message] = {}
        for _ in range(MOST_PRESSES):
            table = await client.app.tables.table(games.id, None)
            assert table is not None
            if table.standings is not None or table.called is None:
                break
            name = people[table.called.person_id]
            pad = pads.get(name)
            if pad is None or not pad.components:
                await client.outbox_worker.idle()
                pad = await pad_of(at(name), games)
            assert "Something went wrong" not in pad.content, pad.content
            pads = {name: await chosen(at(name), pad, luck)}
        await client.outbox_worker.idle()
        table = await client.app.tables.table(games.id, None)
        assert table is not None
        assert table.standings is not None
        assert CLAUSTROPHOBIA.standings(table.started_match.state) is not None
        posts = [message for message in public(games) if message.attachments]
        assert all(file.description for message in posts for file in message.attachments)
        assert len(re.findall("win|draw", public(games)[-2].content)) == 1


async def test_the_rules_can_be_read_topic_by_topic(start: Start, at: At) -> None:
    async with start():
        read = answer(await at("Mo").slash("rules", game="claustrophobia"))
        topics = await at("Mo").complete("rules", focus="topic", topic="", game="claustrophobia")
        assert [title for menu in options_of(read) for title in menu] == [topic["name"] for topic in topics]
        assert read.content.startswith("**Aim and sides**")
        for topic in topics:
            told = await asks(at("Mo"), "rules", topic=topic["value"], game="claustrophobia")
            assert told.startswith(f"**{topic['name']}**\n")
            assert "?{" not in told
            assert "…" not in told


async def test_where_the_humans_are_auctioned_nobody_is_told_a_side_before_the_bids_have_decided(
    start: Start, at: At, games: Channel
) -> None:
    undecided = "humans or demons, as the bids decide"
    async with start(SeededChance(2)) as client:
        await at("Ada").slash("new claustrophobia", auction=True)
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        joined = answer(await at("Ben").click(lobby, id_of(lobby, "join")))
        assert (joined.content, joined.components) == (f"You have joined: {undecided}.", ())
        assert await asks(at("Ada"), "join") == f"You have joined: {undecided}."
        await client.outbox_worker.idle()
        assert {f"1. Ada: {undecided}", f"2. Ben: {undecided}"} <= set(public(games)[0].content.split("\n"))
        await at("Ada").slash("table start")
        await client.outbox_worker.idle()
        assert re.fullmatch(r"Next: <@\d+> \(bidder\)", public(games)[-1].content.split("\n")[-1])
        assert undecided in public(games)[0].content


@pytest.mark.parametrize("buyer", SIDES)
async def test_the_humans_are_auctioned_and_bought_by_buttons(start: Start, at: At, games: Channel, buyer: str) -> None:
    async with start(SeededChance(2)) as client:
        await crypt_begun(at, auction=True)
        await client.outbox_worker.idle()
        table = await client.app.tables.table(games.id, None)
        assert table is not None
        assert table.called is not None
        first, second = ("Ada", "Ben") if table.called.name == "Ada" else ("Ben", "Ada")
        bid = await pad_of(at(first), games)
        assert {"Bid 21", "Bid 17"} <= offered_on(bid)
        await at(first).slash("act", move="bid 18")
        await client.outbox_worker.idle()
        if buyer == second:
            first, second = second, first
            await at(first).slash("act", move="bid 17")
            await client.outbox_worker.idle()
        passing = await pad_of(at(second), games)
        await at(second).click(passing, labelled(passing, "Pass"))
        await client.outbox_worker.idle()
        assert public(games)[-1].content.endswith("(🕯️ Humans)"), "whichever side the buyer had sat down at"
        buying = await pad_of(at(first), games)
        assert "The humans buy their force" in buying.content
        refused = await asks(at(first), "act", move="buy shield bearer=R")
        assert refused.startswith("The Redeemer cannot bear that: a Shield of Steel.")
        assert "Brute B1 joins for 3." in await asks(at(first), "act", move="buy brute")
        assert "The humans are complete." in await asks(at(first), "act", move="end")
        await client.outbox_worker.idle()
        told = public(games)[-1].content
        assert told.startswith("The dice go to the Redeemer 1, Brute B1 1."), "two dice alike leave nothing to choose"


def offered_on(pad: Message) -> set[str]:
    """Return what stands on a pad's buttons and in its menus."""
    parts = [part for row in pad.components for part in row["components"]]
    return {part.get("label", "") for part in parts} | {
        option["label"] for part in parts for option in part.get("options", ())
    }
