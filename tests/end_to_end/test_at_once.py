"""What is pressed at the same instant, or long after its time, has one effect at most, and a sentence for the rest."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from bot.sandbox import Channel, Reply, Sandbox
from bot.table.rows import NewMatch
from engine.core import ScriptedChance
from engine.fearsome_floors.tokens import COLOURS
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids, next_on
from tests.end_to_end.scenes import (
    NOTHING,
    answer,
    asks,
    begins,
    begun,
    clicks_late,
    heads,
    labelled,
    public,
    rows,
    said,
    seated,
    stored,
)

OLD = "This board is from an earlier turn."


async def told(*presses: "asyncio.Future[Reply]") -> list[str]:
    """Return what is said to those who press at the same instant, in the order of the alphabet."""
    return sorted(said(reply) for reply in await asyncio.gather(*presses))


async def test_two_people_start_at_once_and_the_game_begins_once(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await seated(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        presses = [asyncio.ensure_future(at(name).click(lobby, id_of(lobby, "start"))) for name in ("Ada", "Ben")]
        assert await told(*presses) == [NOTHING, "The game has already begun."]
        await client.outbox_worker.idle()
        assert [len(message.attachments) for message in public(games)] == [1, 1]  # the portrait, the board


async def test_two_people_choose_a_colour_at_once_and_one_has_it(start: Start, at: At, database: Path) -> None:
    async with start():
        await at("Ada").slash("new fearsome-floors")
        presses = [asyncio.ensure_future(at(name).slash("join", colour="red")) for name in ("Ben", "Cleo")]
        joined, refused = sorted(await told(*presses), key=lambda text: "taken" in text)
        assert joined == "You have joined: red."
        assert refused.startswith("red is taken; still free: ")
        assert rows(database, "SELECT side FROM seats") == [("green",), ("red",)]


async def test_a_move_taken_back_while_the_next_player_moves_is_one_or_the_other(
    start: Start, at: At, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        presses = [
            asyncio.ensure_future(at("Ada").slash("undo")),
            asyncio.ensure_future(at("Ben").slash("stay", token="4")),
        ]
        answers = await told(*presses)
        assert len({NOTHING, "red 4 stays outside. It shows 3 now."} & set(answers)) == 1
        ((turns,),) = rows(database, "SELECT count(*) FROM turns")
        assert turns in (0, 2)


@pytest.mark.parametrize("first", ["Ada", "Ben"])
async def test_of_taking_back_and_the_next_players_move_the_earlier_press_counts_and_the_later_is_told(
    start: Start, at: At, games: Channel, database: Path, first: str
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        done = answer(await at("Ada").slash("stay", token="4"))
        await client.outbox_worker.idle()
        board = public(games)[-1]
        pad = answer(await at("Ben").click(board, id_of(board, "ff-pad")))
        presses = {"Ada": (done, id_of(done, "takeback")), "Ben": (pad, id_of(pad, "ff-go"))}
        replies = dict[str, asyncio.Future[Reply]]()
        async with client.store.transaction():
            for name in sorted(presses, key=lambda name: name != first):
                replies[name] = asyncio.ensure_future(at(name).click(*presses[name]))
                await at("Mo").slash("see board")  # answered after the press, which waits for this transaction
        answers = {name: (await (await reply).finished()).content for name, reply in replies.items()}
        await client.outbox_worker.idle()
        if first == "Ada":
            assert answers["Ada"] == "Taken back: the newest board of the channel is yours again."
            assert answers["Ben"].startswith(OLD)
        else:
            assert answers["Ben"].endswith(" stays outside. It shows 6 now.")
            assert answers["Ada"].startswith("The game has gone on since: `/undo` takes your last move back")
        assert rows(database, "SELECT count(*) FROM turns") == [(0 if first == "Ada" else 2,)]


async def test_the_same_command_sent_twice_at_once_is_played_once(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        presses = [asyncio.ensure_future(at("Ada").slash("move", token="4", path="uu")) for _ in range(2)]
        assert (await told(*presses)).count("green 4 to p9. It shows 3 now.") == 1
        await client.outbox_worker.idle()
        assert heads(public(games)[2:]) == ["Ada: green 3"]


async def test_boards_up_to_ten_turns_old_say_so_to_everybody(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    names = (
        "Ada",
        "Ben",
        "Cleo",
        "Dan",
        "Eve",
    )  # with five, the first round has ten moves, and no card before the last
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, *names)
        await client.outbox_worker.idle()
        first = public(games)[-1]
        pad = answer(await at("Ada").click(first, id_of(first, "ff-pad")))
        way = answer(await at("Ada").click(pad, ids(pad)[0]))
        for name, colour in list(zip(names, COLOURS, strict=False)) * 2:
            token = (await at(name).complete("stay", focus="token", token=""))[0]["value"]
            assert (
                await asks(at(name), "stay", token=token)
                == f"{colour} {token[1:]} stays outside. It shows {7 - int(token[1:])} now."
            )
        await client.outbox_worker.idle()
        boards = [message for message in public(games) if next_on(message) is not None][:-1]
        before = stored(database)
        assert len(boards) == 10
        old = [(name, board, f"v1:ff-pad:1:{revision}") for revision, board in enumerate(boards) for name in names]
        old += [
            ("Ada", way, custom_id)
            for custom_id in ids(way)
            if custom_id.split(":")[1] in ("ff-token", "ff-path", "ff-go")
        ]
        replies = await asyncio.gather(*(clicks_late(at(name), message, custom_id) for name, message, custom_id in old))
        to_move = next_on(public(games)[-1])
        for (name, message, _), reply in zip(old, replies, strict=True):
            opens = message in boards and at(name).person.id == to_move
            assert said(reply).startswith(OLD) != opens
        assert stored(database) == before


async def test_who_resigns_a_game_that_just_then_gives_way_to_another_one_keeps_the_seat_there(
    start: Start, at: At, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        asked = answer(await at("Ada").slash("resign"))
        (match_id,) = rows(database, "SELECT id FROM matches")[0]
        async with client.store.transaction() as writer:  # in which a moderator stops this game, and another one begins
            pressed = asyncio.ensure_future(at("Ada").click(asked, id_of(asked, "resign")))
            await at("Mo").slash("see board")  # answered after the press, which waits for this transaction
            await writer.set_status(int(str(match_id)), "stopped")
            old = await writer.match(int(str(match_id)))
            assert old is not None
            new = await writer.open_match(msgspec.convert(old, NewMatch, from_attributes=True), settings=old.settings)
            for seat in await writer.seats(old.id):
                await writer.add_seat(new.id, person_id=seat.person_id, name=seat.name, side=seat.side)
            ((body, schema),) = rows(database, "SELECT start, schema FROM matches")
            await writer.begin(new.id, await writer.seats(new.id), start=str(body).encode(), schema=int(str(schema)))
        assert said(await pressed).startswith(OLD)
        assert rows(database, "SELECT * FROM turns") == []


async def test_what_discord_delivers_twice_is_done_once(
    start: Start, at: At, sandbox: Sandbox, games: Channel, database: Path
) -> None:
    async def turns() -> int:
        ((count,),) = rows(database, "SELECT count(*) FROM turns")
        return int(str(count))

    sandbox.gateway.deliveries = 3
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await begun(at, "Ada", "Ben")
        for name, token, played in (("Ada", "4", 1), ("Ben", "5", 2), ("Ada", "5", 3)):
            await at(name).slash("stay", token=token)
            assert await turns() == played
        for act, played in (("undo", 2), ("undo", 1), ("redo", 2), ("skip", 3), ("undo", 2)):
            assert await asks(at("Mo"), f"table {act}") == NOTHING
            assert await turns() == played
        await client.outbox_worker.idle()
        board = public(games)[-1]
        pad = answer(await at("Ada").click(board, labelled(board, "Move")))
        for label in ("1 → p11", "Go"):
            pad = answer(await at("Ada").click(pad, labelled(pad, label)))
        assert await turns() == 3
