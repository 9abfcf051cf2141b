"""What cannot be done in a game is told to the asker alone, in a sentence that names the rule, and changes nothing."""

from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.sandbox import Channel, ImpossibleError, InteractionType, Sandbox, World
from engine.core import ScriptedChance
from engine.fearsome_floors.state import Monster
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    asks,
    begins,
    begun,
    clicks_late,
    forged_command,
    forgive,
    public,
    resigns,
    rows,
    said,
    seated,
    set_up,
    start_tokens,
    stored,
)

FIRST_MOVES: tuple[tuple[str, str, dict[str, str], str], ...] = (
    # who, command, options, and what is told, for the first turn of a game of Ada (green) and Ben (red)
    ("Ada", "move", {"token": "7", "path": "u"}, "There is no token “7” in this game."),
    ("Ada", "move", {"token": "g9", "path": "u"}, "There is no token “g9” in this game."),
    ("Ada", "move", {"token": "@everyone", "path": "u"}, r"There is no token “\@everyone” in this game."),
    (
        "Ada",
        "move",
        {"token": "r4", "path": "u"},
        "Somebody else plays red 4 outside: everybody moves",
    ),
    (
        "Ada",
        "move",
        {"token": "1", "path": "uu"},
        "The path is too long: green 1 has 1 point, and point 2 would be",
    ),
    (
        "Ada",
        "move",
        {"token": "4", "path": "r"},
        "Point 2 of the path fails (coming in costs the first one): behind p11 is wall ",
    ),
    (
        "Ada",
        "move",
        {"token": "1", "path": "u"},
        "The path is too long: green 1 has 1 point, and point 2 would be one",
    ),
    ("Ada", "move", {"token": "4", "path": "x"}, "The way out is out of reach: green 4 has 4 points"),
    ("Ada", "move", {"token": "4", "path": "b2"}, "b2 is out of reach: green 4 has 4 points, and no legal path"),
    ("Ada", "move", {"token": "4", "path": "**q"}, r"“\*\*q” is no path: type letters"),
    ("Ada", "move", {"token": "4", "path": "q" * 3000}, f"“{'q' * 32}” is no path: type letters"),
    ("Ada", "stay", {"token": "9"}, "There is no token “9” in this game."),
    ("Ada", "undo", {}, "There are not that many turns to take back."),
    ("Ada", "rules", {"topic": "chess"}, "The rules have no such topic; `/rules` without one lists them all."),
    ("Ben", "move", {"token": "4", "path": "u"}, "It is the turn of Ada (green)"),
    ("Ben", "move", {"token": "nonsense", "path": "nonsense"}, "It is the turn of Ada (green)"),
    ("Ben", "stay", {"token": "4"}, "It is the turn of Ada (green)"),
    ("Cleo", "move", {"token": "4", "path": "u"}, "You do not sit at this table."),
    ("Cleo", "stay", {"token": "4"}, "You do not sit at this table."),
    ("Cleo", "undo", {}, "You do not sit at this table."),
    ("Cleo", "table leave", {}, "You do not sit at this table."),
    ("Ada", "table leave", {}, "The game has begun: use `/resign` to leave it."),
    ("Cleo", "resign", {}, "You do not sit at this table."),
)


def is_one_sentence(text: str) -> bool:
    """Whether it is a line that ends where its only sentence does."""
    return "\n" not in text and text.endswith(".")


async def test_what_cannot_be_played_is_told_and_changes_nothing(
    start: Start, at: At, database: Path, games: Channel, subtests: pytest.Subtests
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before, shown = stored(database), public(games)
        for name, command, options, told in FIRST_MOVES:
            with subtests.test(told, name=name, command=command):
                text = await asks(at(name), command, **options)
                assert text.startswith(told)
                assert is_one_sentence(text)
                await client.outbox_worker.idle()
                assert (stored(database), public(games)) == (before, shown)


async def test_a_path_that_fails_names_the_point_and_why(
    start: Start, at: At, database: Path, subtests: pytest.Subtests
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        tokens = start_tokens(database) | {"g5": "f4", "g4": "n5", "r4": "g5", "r1": "n7"}
        set_up(database, tokens=tokens, monster=Monster("f3", "e"))
        before = stored(database)
        for token, path, told in (
            ("5", "u", "Point 1 of the path fails: the monster stands on f3, and no token goes there."),
            ("5", "g5", "g5 holds red 4: green 5 cannot end its move there."),
            ("5", "rd", "g5 holds red 4: a token cannot end its move there."),
            (
                "4",
                "dd",
                "Point 1 of the path fails: the stone on n6 cannot be pushed, because red 1 stands behind it on n7.",
            ),
            ("5", "i", "Point 1 of the path fails: green 5 is on f4, and only a token that waits outside can come in."),
            ("5", "f3", "The monster stands on f3: green 5 cannot go there."),
        ):
            with subtests.test(told, token=token, path=path):
                assert (await asks(at("Ada"), "move", token=token, path=path)).startswith(told)
                assert stored(database) == before


async def test_a_number_means_the_token_that_shows_it_and_of_two_that_which_can_move(
    start: Start, at: At, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, round=2, tokens=start_tokens(database) | {"g3": "k5", "g4": "p11", "r3": "k4"})
        ada = at("Ada")
        assert (await asks(ada, "move", token="3", path="a9")).startswith("“a9” is no path")
        assert await asks(ada, "see where", who="4 on k5") == await asks(ada, "see where", who="k5")
        assert (await asks(ada, "see where", who="4")).startswith("green 4 (Ada) is on k5 and has not moved")
        for typed in ("4", "4 on k5", "K5", "green 4", "g3"):
            assert await asks(ada, "move", token=typed, path="k4") == (
                "k4 holds red 4: green 4 cannot end its move there."
            )
        assert await asks(ada, "stay", token="5") == "There is no token “5” in this game."
        assert (
            await asks(ada, "move", token="4", path="k6") == "green 4 from k5 to k6. It shows 3 now."
        )  # now it shows a 3
        await at("Ben").slash("stay", token="2 outside")
        assert [line.split(";")[0] for line in (await asks(ada, "see where", who="3")).split("\n")] == [
            "green 3 (Ada) is on k6 and has moved in this round",
            "green 3 (Ada) is on p11 and has not moved in this round",
        ]
        assert await asks(ada, "stay", token="3 on k6") == (
            "A token moves once in a round, and green 3 on k6 has had its turn."
        )
        assert await asks(ada, "stay", token="3") == "green 3 stays on p11. It shows 4 now."


async def test_a_token_that_has_moved_has_its_own_reason(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await at("Ben").slash("stay", token="4")
        told = await asks(at("Ada"), "stay", token="g4")
        assert told == "A token moves once in a round, and green 3 outside has had its turn."
        assert (
            await asks(at("Ada"), "stay", token="3") == "green 3 stays outside. It shows 4 now."
        )  # both show a 3 now: the unmoved one is meant


async def test_the_number_of_a_moved_token_means_that_token_where_no_other_shows_it(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="5")
        await at("Ben").slash("stay", token="4")
        told = await asks(at("Ada"), "move", token="2", path="u")
        assert told == "A token moves once in a round, and green 2 outside has had its turn."


async def test_where_there_is_no_game_every_command_says_so(start: Start, at: At, subtests: pytest.Subtests) -> None:
    nowhere = "There is no game in this channel; `/new` opens a table."
    async with start():
        for command, options in COMMANDS:
            with subtests.test(command=command):
                assert await asks(at("Ada"), command, **options) == nowhere


COMMANDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("move", {"token": "4", "path": "u"}),
    ("stay", {"token": "4"}),
    ("see board", {}),
    ("undo", {}),
    ("resign", {}),
)


async def test_when_the_game_is_over_nothing_moves_any_more(
    start: Start, at: At, database: Path, games: Channel, subtests: pytest.Subtests
) -> None:
    over = "The game in this channel is over; `/new` opens a new table."
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        await resigns(at("Ada"))
        await client.outbox_worker.idle()
        before = stored(database)
        for command, options in COMMANDS:
            if command != "see board":
                with subtests.test(command=command):
                    assert await asks(at("Ada"), command, **options) == over
        assert said(await clicks_late(at("Ada"), board, id_of(board, "ff-pad"))) == over
        await client.outbox_worker.idle()
        assert stored(database) == before


async def test_a_board_is_for_the_player_to_move(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        before = stored(database)
        assert said(await at("Ben").click(board, id_of(board, "ff-pad"))).startswith("It is the turn of Ada (green)")
        assert said(await at("Cleo").click(board, id_of(board, "ff-pad"))) == "You do not sit at this table."
        assert stored(database) == before


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE turns SET body = 'rubbish' WHERE number = 1",
        "UPDATE turns SET body = '{}' WHERE number = 1",
        """UPDATE turns SET body = replace(body, '"g4"', '"g9"') WHERE number = 1""",
        "UPDATE matches SET start = '{'",
        "UPDATE matches SET schema = 999",
    ],
)
async def test_a_corrupt_save_is_told_and_logged_once_and_nothing_changes(
    start: Start, at: At, database: Path, games: Channel, quiet: list[EventDict], damage: str
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        rows(database, damage)
        before, shown = stored(database), public(games)
        board = shown[-1]
        for asked in (
            at("Ben").slash("move", token="4", path="u"),
            at("Ben").click(board, id_of(board, "ff-pad")),
            at("Ada").slash("undo"),
            at("Cleo").slash("see board"),
        ):
            assert said(await asked) == (
                "The saved game of this table cannot be read; nothing has been changed. The bot's host finds "
                "the cause in the log."
            )
            (logged,) = forgive(quiet, "corrupt save")
            assert logged["channel"] == games.id
            assert logged["error"]
        assert await at("Ben").complete("move", focus="token", token="") == []
        await client.outbox_worker.idle()
        assert (stored(database), public(games)) == (before, shown)


async def test_outside_a_server_no_command_is_offered_and_a_forged_one_is_refused(
    start: Start, sandbox: Sandbox, world: World, subtests: pytest.Subtests
) -> None:
    async with start():
        ada = sandbox.as_person(world.people["Ada"], world.dm_channel(world.people["Ada"]), patient=True)
        for command, options in (*COMMANDS, ("join", {}), ("table leave", {}), ("table start", {})):
            with subtests.test(command=command):
                with pytest.raises(ImpossibleError, match="there is no"):
                    await ada.slash(command, **options)
                given = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
                told = said(await ada.send(InteractionType.COMMAND, forged_command(world, command, given)))
                assert told.startswith("Games are played in a server: in text and announcement channels, in threads")


async def test_a_lobby_has_no_board_and_no_pad(start: Start, at: At) -> None:
    async with start():
        await seated(at, "Ada", "Ben")
        assert "2. Ben: red" in await asks(at("Cleo"), "see board")
        assert await at("Ada").complete("move", focus="token", token="") == []
        assert await at("Ada").complete("move", focus="path", token="4", path="") == []
