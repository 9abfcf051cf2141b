"""A file chooses no card: luck that it tells is owed only where a game of the server shows the same."""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.sandbox import Channel, World
from engine import GAMES
from engine.core import AnyGame, Match, ScriptedChance, read_journal, write_journal
from tests.end_to_end.conftest import Start
from tests.end_to_end.file_scenes import comes_in, exported, imports
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import NOTHING, answer, asks, begins, public, rows, stops

RULES: AnyGame = GAMES["fearsome-floors"]
LEFT_OUT = "No game of this server confirms that, so it was left out."
AFRESH = "Those turns come from a file, so their luck does not come again: it is drawn anew."


def with_card(save: dict[str, Any], card: str, *, is_taken_back: bool) -> bytes:
    """Let the turns that were taken back in a save have revealed another card, as the rules would have it.

    They are taken back again, or played.
    """
    journal = read_journal(RULES, json.dumps(save).encode())
    after = Match.fold(RULES, msgspec.structs.replace(journal, undone=(), fate={}))
    for turn in journal.undone:
        after = after.play(turn.seat, turn.move, chance=ScriptedChance([card] if turn.luck else ()), at=turn.at)
    forged = write_journal((after.undo(len(journal.undone)) if is_taken_back else after).journal)
    return json.dumps({**save, **json.loads(forged)}).encode()


OWED = '{"card":["7"]}'
CHANGED: Final[tuple[tuple[dict[str, Any], str], ...]] = (
    ({"fate": {}}, OWED),
    ({"fate": {"card": ["10", "7"]}}, OWED),
    ({"fate": {"card": ["7", "10"]}}, OWED),
    ({"fate": {"card": ["7"], "die": ["6"]}}, OWED),
    ({"undone": [], "fate": {"card": ["10", "10"]}}, "{}"),  # without turns to play again
)
"""What somebody has changed in a save, and the luck that is owed when it is brought."""


async def test_a_save_cannot_choose_what_is_drawn_next(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        save = json.loads((await exported(at))[0])
        assert save["journal"]["fate"] == {"card": ["7"]}
        for number, (change, fate) in enumerate(CHANGED, start=2):
            file = json.dumps({**save, "journal": {**save["journal"], **change}}).encode()
            assert await imports(at("Mo"), world.upload("x.json", file)) == NOTHING
            await client.outbox_worker.idle()
            assert LEFT_OUT in public(games)[-1].content
            assert rows(database, "SELECT fate FROM matches WHERE id = ?", number) == [(fate,)]
            await stops(at("Mo"))


async def test_turns_that_nobody_took_back_choose_no_card(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    """The rules allow each of them, card and all, but no game of this server shows them."""
    async with start(ScriptedChance([*begins("green"), "7", "8"])) as client:
        save = json.loads((await exported(at))[0])
        file = world.upload("x.json", with_card(save, "10", is_taken_back=True))
        assert await imports(at("Mo"), file) == NOTHING
        await client.outbox_worker.idle()
        assert LEFT_OUT in public(games)[-1].content
        assert rows(database, "SELECT undone, fate FROM matches WHERE id = 2") == [("[]", "{}")]
        await at("Ben").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert any("The monster plays 8." in message.content for message in public(games))


async def test_a_save_goes_on_with_luck_that_the_game_has_shown_since(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        save, _ = await exported(at)
        await asks(at("Mo"), "table restore")
        await asks(at("Mo"), "table redo")
        await stops(at("Mo"))
        assert await imports(at("Mo"), world.upload("x.json", save)) == NOTHING
        await client.outbox_worker.idle()
        assert LEFT_OUT not in public(games)[-1].content
        ((undone, fate),) = rows(database, "SELECT undone, fate FROM matches WHERE id = 2")
        journal = json.loads(save)["journal"]
        assert (json.loads(str(undone)), json.loads(str(fate))) == (journal["undone"], journal["fate"])


async def test_a_card_of_turns_that_a_file_invents_does_not_come_again_after_an_undo(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7", "8"])) as client:
        save = json.loads((await exported(at))[0])
        file = world.upload("x.json", with_card(save, "10", is_taken_back=False))
        await comes_in(at, file)
        await asks(at("Mo"), "table undo")
        await client.outbox_worker.idle()
        assert AFRESH in public(games)[-1].content
        assert rows(database, "SELECT fate FROM matches WHERE id = 2") == [("{}",)]
        await at("Ben").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert any("The monster plays 8." in message.content for message in public(games))
        await asks(at("Mo"), "table undo")  # whose luck was drawn here
        await client.outbox_worker.idle()
        assert AFRESH not in public(games)[-1].content
        assert rows(database, "SELECT fate FROM matches WHERE id = 2") == [('{"card":["8"]}',)]


async def test_who_takes_back_turns_of_a_file_by_consent_is_told_that_their_luck_is_drawn_afresh(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        save = json.loads((await exported(at))[0])
        file = world.upload("x.json", with_card(save, "10", is_taken_back=False))
        await comes_in(at, file)
        await asks(at("Ben"), "undo")
        await client.outbox_worker.idle()
        request = public(games)[-1]
        await at("Ada").click(request, id_of(request, "agree"))
        await client.outbox_worker.idle()
        assert AFRESH in public(games)[-1].content


async def test_an_imported_game_bears_out_no_other_file(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        save = json.loads((await exported(at))[0])
        played = world.upload("x.json", with_card(save, "10", is_taken_back=False))
        await comes_in(at, played)
        await asks(at("Mo"), "table undo")
        await stops(at("Mo"))
        assert await imports(at("Mo"), played) == NOTHING
        await asks(at("Mo"), "table undo")
        await stops(at("Mo"))
        again = world.upload("x.json", with_card(save, "10", is_taken_back=True))
        assert await imports(at("Mo"), again) == NOTHING
        await client.outbox_worker.idle()
        assert LEFT_OUT in public(games)[-1].content
        assert rows(database, "SELECT fate FROM matches WHERE id > 1") == [("{}",)] * 3


async def test_a_card_that_this_server_has_seen_comes_again_also_after_a_file(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    """Although the file goes on with turns that nobody has played here."""
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        save = json.loads((await exported(at))[0])
        file = world.upload("x.json", with_card(save, "7", is_taken_back=False))
        assert await imports(at("Mo"), file) == NOTHING
        await asks(at("Mo"), "table undo")
        await client.outbox_worker.idle()
        assert AFRESH not in public(games)[-1].content
        assert rows(database, "SELECT fate FROM matches WHERE id = 2") == [(OWED,)]


async def test_turns_of_a_file_are_played_again_as_they_were_and_luck_of_the_server_stays_owed(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        save = json.loads((await exported(at))[0])
        file = world.upload("x.json", with_card(save, "10", is_taken_back=False))
        await comes_in(at, file)
        sql = "SELECT number, body FROM turns WHERE match_id = 2 ORDER BY number"
        before = rows(database, sql)
        await asks(at("Mo"), "table undo")
        await asks(at("Mo"), "table redo")
        assert rows(database, sql) == before
        await asks(at("Mo"), "table undo")
        await client.outbox_worker.idle()
        assert AFRESH in public(games)[-1].content


async def test_a_file_does_not_say_whether_its_luck_is_owed(start: Start, at: At, world: World, database: Path) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])):
        save = json.loads((await exported(at))[0])
        forged = json.loads(with_card(save, "10", is_taken_back=False))
        await comes_in(at, world.upload("x.json", json.dumps(forged).encode()))
        written, _ = answer(await at("Mo").slash("table export")).attachments
        assert json.loads(written.content)["journal"] == forged["journal"]
        await stops(at("Mo"))
        for turn in forged["journal"]["turns"]:
            turn["owes"] = True
        assert await imports(at("Mo"), world.upload("x.json", json.dumps(forged).encode())) == NOTHING
        await asks(at("Mo"), "table undo")
        assert rows(database, "SELECT fate FROM matches WHERE id = 3") == [("{}",)]


async def test_a_file_does_not_say_behind_what_its_luck_comes_again(
    start: Start, at: At, world: World, database: Path
) -> None:
    """It is read all the same: a turn says so whose luck was drawn while other luck was owed."""
    async with start(ScriptedChance([*begins("green"), "7"])):
        save = json.loads((await exported(at))[0])
        forged = json.loads(with_card(save, "7", is_taken_back=False))
        forged["journal"]["turns"][-1]["skipped"] = [3]
        assert await imports(at("Mo"), world.upload("x.json", json.dumps(forged).encode())) == NOTHING
        ((body,),) = rows(database, "SELECT body FROM turns WHERE match_id = 2 ORDER BY number DESC LIMIT 1")
        assert "skipped" not in str(body)
        await asks(at("Mo"), "table undo")
        assert rows(database, "SELECT fate FROM matches WHERE id = 2") == [(OWED,)]
        await stops(at("Mo"))
        forged["journal"]["turns"][-1]["skipped"] = [3, 3]
        told = await imports(at("Mo"), world.upload("x.json", json.dumps(forged).encode()))
        assert told.startswith("The file holds a game that the rules do not allow, from its turn ")
