"""Spectators guess whom the monster eats, change their minds, and see the score after the walk."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message, World
from engine.core import ScriptedChance
from engine.fearsome_floors.state import Monster
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import (
    answer,
    asks,
    begins,
    begun,
    clicks_late,
    labels,
    public,
    replaces,
    resigns,
    rows,
    said,
    set_up,
    start_tokens,
    stored,
)

SEEN = "Everybody has already seen what comes next, so it cannot be guessed. Earlier guesses still count."
TOO_LATE = "It is too late for this guess: press the button of the current board."


def options(menu: Message) -> dict[str, str]:
    """Return what a menu offers: labels by their values."""
    (select,) = [part for row in menu.components for part in row["components"] if part.get("options")]
    return {option["value"]: option["label"] for option in select["options"]}


async def asked(at: At, name: str, board: Message) -> Message:
    """Press the button; return the private menu."""
    return answer(await clicks_late(at(name), board, id_of(board, "guess")))


async def guesses(at: At, name: str, board: Message, choice: str) -> str:
    menu = await asked(at, name, board)
    return said(await at(name).select(menu, id_of(menu, "guessed"), [choice]))


async def all_stay(at: At, *names: str) -> None:
    for name in names:
        (token, *_) = await at(name).complete("stay", focus="token", token="")
        await at(name).slash("stay", token=token["value"])


async def in_sight(at: At, client: Furunkulus, database: Path, games: Channel) -> Message:
    """Begin with Ada's 4 in the monster's sight, and one turn played; return the board, on which three are to come."""
    await begun(at, "Ada", "Ben")
    await client.outbox_worker.idle()
    set_up(database, tokens=start_tokens(database) | {"g4": "k6"}, monster=Monster("h6", "e"), tiles={}, patches=())
    await all_stay(at, "Ada")
    await client.outbox_worker.idle()
    return public(games)[-1]


async def enters(at: At, name: str) -> None:
    """Let somebody's first token come in."""
    (token, *_) = await at(name).complete("move", focus="token", token="")
    await at(name).slash("move", token=token["value"], path="uu")


REST = ("Ben", "Ada", "Ben")
"""Who plays from there to the card."""


async def test_spectators_guess_change_their_minds_and_see_who_was_right(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        board = await in_sight(at, client, database, games)
        assert options(await asked(at, "Cleo", board)) == {"g4": "green 4 (Ada) on k6", "nobody": "nobody"}
        assert await guesses(at, "Cleo", board, "nobody") == "Noted: nobody."
        assert await guesses(at, "Dan", board, "nobody") == "Noted: nobody."
        assert await guesses(at, "Cleo", board, "g4") == "Noted: green 4 (Ada) on k6."
    async with start(ScriptedChance(["5", "7"])) as client:  # guesses are kept over a restart, and the button works
        assert await guesses(at, "Eve", board, "g4") == "Noted: green 4 (Ada) on k6."
        await all_stay(at, *REST)
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith(
            "It ate green 3 (Ada). Guessed by Cleo and Eve. "
            "Right so far: Cleo 1 of 1, Eve 1 of 1, Dan 0 of 1.\nRound 2 begins"
        )
        await enters(at, "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert await guesses(at, "Dan", board, "nobody") == "Noted: nobody."
        await all_stay(at, "Ada", *["Ben", "Ada"] * 3)
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith(
            "It ate red 1 (Ben). Nobody guessed that. "
            "Right so far: Cleo 1 of 1, Eve 1 of 1, Dan 0 of 2.\nRound 3 begins"
        )


async def test_while_no_token_is_on_the_board_there_is_nothing_to_guess(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        empty = public(games)[-1]
        assert [each.split(":")[1] for each in ids(empty)] == ["ff-pad", "primer", "ff-plan"]
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert options(await asked(at, "Cleo", board)) == {"g4": "green 3 (Ada) on p9", "nobody": "nobody"}
        shown = [await (await at(name).slash("see board")).finished() for name in ("Ada", "Ben", "Cleo")]
        verbs = [[each.split(":")[1] for each in ids(message)] for message in shown]
        assert verbs == [["ff-plan", "guess"], ["ff-pad", "primer", "guess"], ["guess"]]
        await at("Ada").slash("undo")
        told = said(await clicks_late(at("Cleo"), board, id_of(board, "guess")))
        assert told == "There is nothing to guess just now."


async def test_players_guess_too_and_are_told_that_they_saw_the_odds(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        board = await in_sight(at, client, database, games)
        assert "Everybody, players and spectators, may **guess**" in await asks(at("Ada"), "rules", topic="cards")
        assert await guesses(at, "Ada", board, "g4") == (
            "Noted: green 4 (Ada) on k6. You play in this game, so you could see the odds and change them."
        )
        await guesses(at, "Cleo", board, "nobody")
        await all_stay(at, "Ben")
        await client.outbox_worker.idle()
        assert labels(public(games)[-1]) == ["Move", "How to play", "Plan ahead", "Who gets eaten? (2)"]
        await all_stay(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith(
            "It ate green 3 (Ada). Guessed by Ada. Right so far: Ada 1 of 1, Cleo 0 of 1.\nRound 2 begins"
        )
        assert labels(public(games)[-1]) == ["Move", "How to play", "Plan ahead"]
        await resigns(at("Ben"))
        await client.outbox_worker.idle()
        closing = public(games)[-1].content.splitlines()
        assert closing[:2] == ["Congratulations, Ada!", "Best guesses: Ada, right 1 of 1 times."]


async def test_what_is_over_cannot_be_guessed(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        board = await in_sight(at, client, database, games)
        before = stored(database)
        menu = await asked(at, "Cleo", board)
        assert stored(database) == before
        rows(database, "UPDATE matches SET status = 'stopped'")
        await begun(at, "Dan", "Eve")
        await at("Dan").slash("move", token="4", path="uu")
        assert said(await at("Cleo").select(menu, id_of(menu, "guessed"), ["nobody"])) == TOO_LATE
        await client.outbox_worker.idle()
        assert await guesses(at, "Cleo", board, "nobody") == "Noted: nobody."  # an old button asks for the new game


async def test_what_was_taken_back_cannot_be_guessed_again_and_earlier_guesses_count(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        board = await in_sight(at, client, database, games)
        await guesses(at, "Cleo", board, "g4")
        late = await asked(at, "Dan", board)
        await all_stay(at, *REST)
        await at("Mo").slash("table undo")
        await client.outbox_worker.idle()
        back = public(games)[-1]
        assert [each.split(":")[1] for each in ids(back)] == ["ff-pad", "primer", "ff-plan"]
        ended = answer(await at("Dan").select(late, id_of(late, "guessed"), ["g4"]))
        assert (ended.content, ended.components) == (SEEN, ())
        assert said(await clicks_late(at("Dan"), board, id_of(board, "guess"))) == SEEN
        told = "It ate green 3 (Ada). Guessed by Cleo. Right so far: Cleo 1 of 1.\nRound 2 begins"
        await at("Mo").slash("table redo")
        await client.outbox_worker.idle()
        assert told in public(games)[-1].content
        await at("Mo").slash("table undo")
        await all_stay(at, "Ben")  # the same card decides again what was guessed when nobody had seen it
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith(told)


async def test_a_guess_for_the_next_card_waits_while_the_one_before_is_played_again(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        await in_sight(at, client, database, games)
        await all_stay(at, *REST)
        await enters(at, "Ben")
        await client.outbox_worker.idle()
        assert await guesses(at, "Cleo", public(games)[-1], "r1") == "Noted: red 1 (Ben) on p9."
        await at("Mo").slash("table undo", turns="2")
        await all_stay(at, "Ben")
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Round 2 begins")  # no score: nobody had guessed this walk
        await all_stay(at, *["Ben", "Ada"] * 4)
        await client.outbox_worker.idle()
        told = public(games)[-1].content
        assert told.startswith("It ate nobody. Nobody guessed that. Right so far: Cleo 0 of 1.\nRound 3 begins")


async def test_who_gets_a_seat_keeps_what_they_have_guessed(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        board = await in_sight(at, client, database, games)
        await guesses(at, "Cleo", board, "g4")
        await guesses(at, "Dan", board, "nobody")
        await replaces(at, world, "Ada", "Cleo")
        await all_stay(at, "Ben", "Cleo", "Ben")
        await client.outbox_worker.idle()
        told = "It ate green 3 (Cleo). Guessed by Cleo. Right so far: Cleo 1 of 1, Dan 0 of 1.\nRound 2 begins"
        assert public(games)[-1].content.startswith(told)


async def test_names_read_as_they_are_in_the_menu_and_a_crowd_of_guessers_leaves_room_for_the_board(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    world.people["Ada"] = msgspec.structs.replace(world.people["Ada"], name="A_d*a")
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        board = await in_sight(at, client, database, games)
        assert options(await asked(at, "Cleo", board))["g4"] == "green 4 (A_d*a) on k6"
        assert await guesses(at, "Cleo", board, "g4") == r"Noted: green 4 (A\_d\*a) on k6."
        made = "INSERT INTO guesses (match_id, number, person_id, name, choice) VALUES (1, 1, ?, ?, 'g4')"
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.executemany(made, [(number, f"{number:02}" + 28 * "_") for number in range(60)])
        await all_stay(at, *REST)
        await client.outbox_worker.idle()
        told = public(games)[-1].content
        assert told.startswith(r"It ate green 3 (A\_d\*a). Guessed by Cleo, 00\_")
        assert " and 51 others. Right so far: " in told
        assert "\nRound 2 begins" in told


async def test_where_nobody_guesses_no_score_is_told(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        await all_stay(at, "Ada", "Ben", "Ada", "Ben")
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Round 2 begins")


async def test_a_menu_opened_before_the_walk_is_too_late_after_it(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        board = await in_sight(at, client, database, games)
        menu = await asked(at, "Cleo", board)
    async with start(ScriptedChance(["5"])):  # the menu works over a restart
        await all_stay(at, "Ben", "Ada")
        noted = said(await at("Cleo").select(menu, id_of(menu, "guessed"), ["nobody"]))
        assert noted == "Noted: nobody."
        menu = await asked(at, "Dan", board)
        await all_stay(at, "Ben")
        assert said(await at("Dan").select(menu, id_of(menu, "guessed"), ["nobody"])) == TOO_LATE
