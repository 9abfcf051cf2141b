"""Spectators guess whom the monster eats, change their minds, and see the score after the walk."""

import sqlite3
from pathlib import Path

import msgspec

from bot.sandbox import Channel, Message, World
from engine.core import ScriptedChance
from engine.fearsome_floors.state import Monster
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import answer, begins, begun, public, rows, said, set_up, start_tokens, stored


def options(menu: Message) -> dict[str, str]:
    """Give what a menu offers: labels by their values."""
    (select,) = [part for row in menu.components for part in row["components"] if part.get("options")]
    return {option["value"]: option["label"] for option in select["options"]}


async def guesses(at: At, name: str, board: Message, choice: str) -> str:
    menu = answer(await at(name).click(board, id_of(board, "guess")))
    return said(await at(name).select(menu, id_of(menu, "guessed"), [choice]))


async def all_stay(at: At, *names: str) -> None:
    for name in names:
        (token, *_) = await at(name).complete("stay", focus="token", token="")
        await at(name).slash("stay", token=token["value"])


async def test_spectators_guess_change_their_minds_and_see_the_score(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        set_up(database, tokens=start_tokens(database) | {"g4": "k6"}, monster=Monster("h6", "e"), tiles={}, pools=())
        board = public(games)[-1]
        menu = answer(await at("Cleo").click(board, id_of(board, "guess")))
        assert options(menu) == {"g4": "green 4 (Ada) on k6", "nobody": "nobody"}
        assert await guesses(at, "Cleo", board, "nobody") == "Noted: nobody."
        assert await guesses(at, "Dan", board, "nobody") == "Noted: nobody."
        assert await guesses(at, "Cleo", board, "g4") == "Noted: green 4 (Ada) on k6."
    async with start(ScriptedChance(["5", "7"])) as client:  # guesses are kept over a restart
        await all_stay(at, "Ada", "Ben", "Ada", "Ben")
        await client.poster.idle()
        board = public(games)[-1]
        assert board.content.startswith("Guessed right so far: Cleo 1 of 1, Dan 0 of 1.\nRound 2 begins")
        assert await guesses(at, "Dan", board, "nobody") == "Noted: nobody."
        await all_stay(at, *["Ben", "Ada"] * 4)
        await client.poster.idle()
        assert "Guessed right so far: " in public(games)[-1].content


async def test_players_do_not_guess_and_what_is_over_cannot_be_guessed(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        board = public(games)[-1]
        before = stored(database)
        assert said(await at("Ada").click(board, id_of(board, "guess"))) == "Guessing is for those who watch; you play."
        menu = answer(await at("Cleo").click(board, id_of(board, "guess")))
        assert stored(database) == before
        rows(database, "UPDATE matches SET status = 'stopped'")
        await begun(at, "Dan", "Eve")
        late = said(await at("Cleo").select(menu, id_of(menu, "guessed"), ["nobody"]))
        assert late == "That cannot be guessed any more: press the button of the current board."
        await client.poster.idle()
        assert await guesses(at, "Cleo", board, "nobody") == "Noted: nobody."  # an old button asks for the new game


async def test_a_card_that_is_played_again_decides_what_was_guessed_meanwhile(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        await all_stay(at, "Ada", "Ben", "Ada", "Ben")
        await at("Mo").slash("table undo")
        await client.poster.idle()
        board = public(games)[-1]
        assert await guesses(at, "Cleo", board, "nobody") == "Noted: nobody."
        await at("Mo").slash("table redo")
        await client.poster.idle()
        assert "\nGuessed right so far: Cleo 1 of 1.\nRound 2 begins" in public(games)[-1].content


async def test_names_read_as_they_are_in_the_menu_and_a_crowd_of_guessers_leaves_room_for_the_board(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    world.people["Ada"] = msgspec.structs.replace(world.people["Ada"], name="A_d*a")
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        set_up(database, tokens=start_tokens(database) | {"g4": "k6"}, monster=Monster("h6", "e"), tiles={}, pools=())
        board = public(games)[-1]
        menu = answer(await at("Cleo").click(board, id_of(board, "guess")))
        assert options(menu)["g4"] == "green 4 (A_d*a) on k6"
        assert await guesses(at, "Cleo", board, "g4") == r"Noted: green 4 (A\_d\*a) on k6."
        made = "INSERT INTO guesses (match_id, person_id, name, choice) VALUES (1, ?, ?, 'nobody')"
        with sqlite3.connect(database) as connection:
            connection.executemany(made, [(number, f"{number:02}" + 28 * "_") for number in range(60)])
        await all_stay(at, "Ada", "Ben", "Ada", "Ben")
        await client.poster.idle()
        assert "Cleo" in public(games)[-1].content
        assert "\nRound 2 begins" in public(games)[-1].content


async def test_where_nobody_guesses_no_score_is_told(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        await all_stay(at, "Ada", "Ben", "Ada", "Ben")
        await client.poster.idle()
        assert public(games)[-1].content.startswith("Round 2 begins")


async def test_a_menu_opened_before_the_walk_is_too_late_after_it(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        board = public(games)[-1]
        menu = answer(await at("Cleo").click(board, id_of(board, "guess")))
    async with start(ScriptedChance(["5"])):  # the menu works over a restart
        await all_stay(at, "Ada", "Ben", "Ada")
        assert said(await at("Cleo").select(menu, id_of(menu, "guessed"), ["nobody"])) == "Noted: nobody."
        menu = answer(await at("Dan").click(board, id_of(board, "guess")))
        await all_stay(at, "Ben")
        late = said(await at("Dan").select(menu, id_of(menu, "guessed"), ["nobody"]))
        assert late == "That cannot be guessed any more: press the button of the current board."
