"""`/table export` and `/table import`: a match goes on from its files; every other file has no effect."""

import json
from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from structlog.typing import EventDict

from bot.sandbox import Channel, World
from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.moves import Bid, Pass, SetGuard
from engine.claustrophobia.rounds.phases import Threat
from engine.claustrophobia.state import Human, Tile
from engine.core import Match, ScriptedChance, Seat, SeededChance, read_journal, write_journal
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import Resign
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.file_scenes import comes_in, exported, imports
from tests.end_to_end.player import At
from tests.end_to_end.scenes import (
    NOTHING,
    answer,
    answers_offer,
    asks,
    begins,
    begun,
    forgive,
    public,
    resigns,
    rows,
    stops,
    stored,
)
from tests.end_to_end.test_best_of_month import a_meal_and_the_end
from tests.end_to_end.test_stats import NO_GAME as NOTHING_COUNTS
from tests.engine.claustrophobia.test_auction import auction
from tests.every_game.matches import NOON

Change = Callable[[dict[str, Any]], object]
NO_GAME = "The file holds no game: `/table export` and `/see record` write such files."
RECORD_OF_NOBODY = b"""\
[Event "x"]
[Site "x"]
[Date "2026-01-01"]
[Variant "basic"]
[Setup "ff1 monster=a1e"]
[Result "*"]

"""


async def test_a_save_goes_on_with_its_people_its_undo_and_its_luck(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        save, _ = await exported(at)
        assert await imports(at("Mo"), world.upload("x.json", save)) == NOTHING
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert board.content.startswith("Mo has brought a game from a file; it goes on here.\nRound 1")
        assert board.pinged == frozenset()  # Mo has called him today already, by the undo before the export
        one, two = rows(database, "SELECT start, undone, fate FROM matches ORDER BY id")
        assert two == one
        sql = "SELECT number, body FROM turns WHERE match_id = ?"
        assert rows(database, sql, 2) == rows(database, sql, 1)
        before = len(public(games))
        await at("Ben").slash("stay", token="4")  # and the card comes again, although the luck's script is at its end
        await client.outbox_worker.idle()
        assert any(message.content.startswith("The monster plays 7.") for message in public(games)[before:])
        sql = "SELECT position, name, side, missed, stand_in, acted FROM seats WHERE match_id = ? ORDER BY position"
        assert rows(database, sql, 2) == rows(database, sql, 1)


async def test_ruling_a_game_from_a_file_counts_once_all_its_people_have_played_in_it_and_is_one_with_the_first(
    start: Start, at: At, world: World
) -> None:
    async with start(ScriptedChance([*begins("green"), "7", "8"])):
        save, _ = await exported(at)
        await imports(at("Mo"), world.upload("x.json", save))
        await resigns(at("Ben"))
        assert NOTHING_COUNTS in await asks(at("Ada"), "stats"), "who never came to it"
        await at("Mo").slash("table undo")
        for name, token in (("Ben", "4"), ("Ben", "3"), ("Ada", "4")):
            await at(name).slash("stay", token=token)
        await resigns(at("Ben"))
        assert "one game, place 1 once. A typical game had 2 rounds" in await asks(at("Ada"), "stats")
        await at("Mo").slash("table restore")
        await resigns(at("Ben"))
        assert "one game, place 1 once. A typical game had one round" in await asks(at("Ada"), "stats")


async def test_an_end_that_a_file_tells_counts_nowhere_not_even_once_it_is_taken_back_and_played_by_one(
    start: Start, at: At, world: World
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])):
        save, _ = await exported(at)
        match = Match.fold(FEARSOME_FLOORS, read_journal(FEARSOME_FLOORS, save))
        ended = match.play(Seat(1), Resign(), chance=ScriptedChance([]), at=NOON)
        file = json.dumps({**json.loads(save), **json.loads(write_journal(ended.journal))}).encode()
        await comes_in(at, world.upload("x.json", file))
        assert NOTHING_COUNTS in await asks(at("Ada"), "stats")
        await at("Mo").slash("table undo")
        await resigns(at("Ben"))
        assert NOTHING_COUNTS in await asks(at("Ada"), "stats")
        assert NOTHING_COUNTS in await asks(at("Ben"), "stats")


async def test_ruling_a_game_against_programs_alone_that_comes_from_a_file_never_counts(
    start: Start, at: At, world: World
) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await at("Ada").slash("new fearsome-floors", opponents=1)
        await at("Ada").slash("stay", token="4")
        save, _ = answer(await at("Mo").slash("table export")).attachments
        await stops(at("Mo"))
        assert await imports(at("Mo"), world.upload("x.json", save.content)) == NOTHING
        await resigns(at("Ada"))
        assert NOTHING_COUNTS in await asks(at("Ada"), "stats")
        await at("Mo").slash("table restore")
        await resigns(at("Ada"))
        assert "one game" in await asks(at("Ada"), "stats")


@pytest.mark.parametrize("kind", ["save", "record"])
async def test_a_game_that_is_over_and_brought_again_from_its_file_counts_once(
    start: Start, at: At, world: World, database: Path, kind: str
) -> None:
    async with start(ScriptedChance([*begins("green"), "10"])) as client:
        await a_meal_and_the_end(at, client, database)
        await client.outbox_worker.idle()
        files = answer(await at("Mo").slash("table export")).attachments
        (file,) = [each for each in files if each.filename.endswith(".json") is (kind == "save")]
        once = await asks(at("Ada"), "stats")
        assert "one game, place 1 once" in once
        people = {"seat1": world.people["Ada"], "seat2": world.people["Ben"]}
        await imports(at("Mo"), world.upload(file.filename, file.content), **people)
        await client.outbox_worker.idle()
        assert rows(database, "SELECT status FROM matches") == [("over",), ("over",)]
        assert await asks(at("Ada"), "stats") == once


async def test_a_file_that_is_brought_again_and_again_pings_nobody_each_time(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        save, _ = await exported(at)
        bot_clock.now += timedelta(days=1)  # since Mo has called him by an undo
        for pinged in ({world.people["Ben"].id}, set(), set()):
            assert await imports(at("Mo"), world.upload("x.json", save)) == NOTHING
            await client.outbox_worker.idle()
            assert public(games)[-1].pinged == pinged
            await stops(at("Mo"))


async def test_a_record_goes_on_with_the_people_who_are_named(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7", "8"])) as client:
        _, record = await exported(at)
        file, people = world.upload("game.txt", record), world.people
        for options, told in (
            ({}, "The file does not say who sits at seat 1, or they are not in this server: name somebody"),
            ({"seat1": people["Cleo"]}, "The file does not say who sits at seat 2, or they are not in this server"),
            ({"seat1": people["Cleo"], "seat2": people["Cleo"]}, "Nobody can sit at two seats"),
            ({"seat1": people["Cleo"], "seat2": world.bot}, "A bot cannot sit at a table."),
            ({"seat3": people["Cleo"]}, "The game in the file has 2 seats: name nobody for a seat beyond that."),
        ):
            assert (await imports(at("Mo"), file, **options)).startswith(told)
        assert await imports(at("Mo"), file, seat1=people["Cleo"], seat2=people["Dan"]) == (
            "Asked by a button in the channel: Cleo and Dan."
        )
        assert (await answers_offer(at("Cleo"), "comein")).startswith("Noted.")
        assert rows(database, "SELECT status FROM matches") == [("stopped",)]
        assert await answers_offer(at("Dan"), "comein") == NOTHING
        await client.outbox_worker.idle()
        assert public(games)[-1].pinged == {people["Dan"].id}
        assert (
            await asks(at("Dan"), "stay", token="4") == "red 4 stays outside. It shows 3 now.\nIt is your turn again."
        )


def turn(number: int, **change: object) -> Change:
    return lambda save: save["journal"]["turns"][number].update(change)


def begun_by(*colours: str) -> Change:
    """Let the game begin with these colours, before anybody has moved."""

    def change(save: dict[str, Any]) -> None:
        start = save["journal"]["start"]
        tokens = {name: place for name, place in start["tokens"].items() if name[0] in {each[0] for each in colours}}
        phase = {"phase": "tokens", "colour": colours[0]} if colours else {"phase": "monster"}
        save["journal"].update(turns=[], undone=[], fate={})
        start.update(colours=colours, tokens=tokens, phase=phase)

    return change


STRANGE: tuple[tuple[str, Change, str], ...] = (
    ("another start", lambda save: save["journal"]["start"]["tokens"].update(g1="zz99"), NO_GAME),
    ("two tokens on a square", lambda save: save["journal"]["start"]["tokens"].update(g1="k5", g4="k5"), NO_GAME),
    (
        "a pool without end",
        lambda save: save["journal"]["start"].update(pools=[{"corner": "k6", "width": 10**18, "height": 1}]),
        NO_GAME,
    ),
    ("no start", lambda save: save["journal"].pop("start"), NO_GAME),
    ("wrong types", lambda save: save["journal"].update(turns="many", undone=7), NO_GAME),
    (
        "a schema to come",
        lambda save: save.update(schema=99),
        "The file holds a game that a newer version of this bot has saved: this one cannot read it.",
    ),
    ("a schema of text", lambda save: save.update(schema="1"), NO_GAME),
    ("nobody", begun_by(), "The file holds a game of 0 players; it is played by 2 to 7."),
    ("one player", begun_by("green"), "The file holds a game of 1 player; it is played by 2 to 7."),
    ("odd people", lambda save: save.update(seats=[{"person": -1, "name": "x"}] * 2), NO_GAME),
    (
        "another game",
        lambda save: save["journal"].update(game="chess"),
        "The file holds a game that is not played here.",
    ),
    (
        "an event of its own",
        turn(1, events=[]),
        "The file holds a game that the rules do not allow, from its turn 2 on.",
    ),
    ("somebody else's turn", turn(0, seat=1), "The file holds a game that the rules do not allow, from its turn 1 on."),
    (
        "a time of nowhere",
        turn(0, at="2026-01-01T12:00:00"),
        "The file holds a game that the rules do not allow, from its turn 1 on.",
    ),
    (
        "another card taken back",
        lambda save: save["journal"]["undone"][1].update(luck=[["card", "10"]]),
        "The file holds a game that the rules do not allow, from its turn 5 on.",
    ),
    (
        "people of another server",
        lambda save: save.update(seats=[{"person": 77, "name": "x"}] * 2),
        "The file does not say who sits at seat 1, or they are not in this server:",
    ),
)


async def test_a_save_that_somebody_has_changed_is_refused_in_one_sentence(
    start: Start, at: At, world: World, database: Path, subtests: pytest.Subtests, quiet: list[EventDict]
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        save, _ = await exported(at)
        await client.outbox_worker.idle()
        before = stored(database)
        for name, change, told in STRANGE:
            with subtests.test(name):
                changed = json.loads(save)
                change(changed)
                file = world.upload("x.json", json.dumps(changed).encode())
                assert (await imports(at("Mo"), file)).startswith(told)
        await client.outbox_worker.idle()
        assert stored(database) == before
    assert len(forgive(quiet, "refused")) == 1  # people of another server are asked for in vain


BOUNDLESS: Final[Mapping[str, Mapping[str, object]]] = {
    "dice that are never all rolled": {"extra_dice": 10**18},
    "more sets of dice than can be counted": {"phase": Threat(is_rolled=True, dice=(6,) * 60)},
    "a tunnel wider than any picture": {"tiles": (Tile("start-a", 0, 0), Tile("plain-a", 10**9, 0)), "stack": ()},
    "a seat that is none": {"human_seat": Seat(7)},
    "objects without end": {"humans": {"R": Human(0, objects=("hammer",) * 20_000)}},
    "effects without end": {"effects": (Effect("rally"),) * 10_000},
}
"""What a file can say of tunnels, and no game comes to: the bot would not live through the next move, or picture."""


async def test_tunnels_without_measure_are_refused_in_one_sentence(
    start: Start, at: At, world: World, database: Path, subtests: pytest.Subtests
) -> None:
    async with start():
        before = stored(database)
        first = CLAUSTROPHOBIA.begin(Setup(), SeededChance(1))
        for name, changes in BOUNDLESS.items():
            with subtests.test(name):
                journal = Match.begin(CLAUSTROPHOBIA, msgspec.structs.replace(first, **changes)).journal
                file = world.upload("x.json", write_journal(journal))
                people = {"seat1": world.people["Mo"], "seat2": world.people["Ben"]}
                assert await imports(at("Mo"), file, **people) == NO_GAME
        assert stored(database) == before


async def test_standing_orders_that_nobody_could_have_given_are_refused_as_those_of_a_file(
    start: Start, at: At, world: World
) -> None:
    async with start():
        match = Match.begin(CLAUSTROPHOBIA, CLAUSTROPHOBIA.begin(Setup(), SeededChance(1)))
        ordered = match.with_order(Seat(1), SetGuard("always")).journal
        people = {"seat1": world.people["Mo"], "seat2": world.people["Ben"]}
        for times in (2, 5_000):
            twice = msgspec.structs.replace(ordered, orders=ordered.orders * times)
            file = world.upload("x.json", write_journal(twice))
            assert await imports(at("Mo"), file, **people) == NO_GAME


async def test_a_file_that_is_no_game_is_refused_in_one_sentence(
    start: Start, at: At, world: World, database: Path, subtests: pytest.Subtests
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        save, record = await exported(at)
        await client.outbox_worker.idle()
        before = stored(database)
        large = "The file is too large: a game has at most 1 MB."
        for content, told in (
            (b"", NO_GAME),
            (b"\xff\xfe\x00", NO_GAME),
            (b"{" * 500_000, NO_GAME),
            (b'{"journal":' + b"[" * 400_000, NO_GAME),
            (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, NO_GAME),
            (b"[1, 2]", NO_GAME),
            (b"{}", NO_GAME),
            (save[: len(save) // 2], NO_GAME),
            (record[: len(record) // 2], NO_GAME),
            (b"__import__('os')", NO_GAME),
            (RECORD_OF_NOBODY, "The file holds a game of 0 players; it is played by 2 to 7."),
            (b"x" * 10_000_000, large),
            (save + b" " * 1_000_000, large),
        ):
            with subtests.test(repr(content[:20])):
                assert await imports(at("Mo"), world.upload("x", content)) == told
        await client.outbox_worker.idle()
        assert stored(database) == before


async def test_a_channel_with_a_table_takes_no_file(start: Start, at: At, world: World) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])):
        save, _ = await exported(at)
        await at("Mo").slash("table restore")
        taken = (
            "A table is already open in this channel; one channel has one game at a time, and any number in threads."
        )
        assert await imports(at("Mo"), world.upload("x.json", save)) == taken


async def test_a_save_that_cannot_be_read_is_exported_as_it_is(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        nothing = "This channel has had no game that could be exported."
        assert await asks(at("Mo"), "table export") == nothing
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        rows(database, "UPDATE matches SET start = '{}'")
        (save,) = answer(await at("Mo").slash("table export")).attachments
        assert json.loads(save.content)["journal"]["start"] == {}


@pytest.mark.parametrize("first", [0, 1])
async def test_who_is_asked_into_an_auctioned_game_is_told_the_side_that_the_bids_gave_them(
    start: Start, at: At, world: World, games: Channel, first: int
) -> None:
    match = Match.begin(CLAUSTROPHOBIA, auction(first=first))
    bid = match.play(Seat(first), Bid(21), chance=SeededChance(0), at=NOON)
    bought = bid.play(Seat(1 - first), Pass(), chance=SeededChance(0), at=NOON)
    people = {"seat1": world.people["Ada"], "seat2": world.people["Ben"]}
    sides = ["👹 Demons", "👹 Demons"]
    sides[first] = "🕯️ Humans"
    async with start() as client:
        for file, told in ((bid, ["bidder", "bidder"]), (bought, sides)):
            before = len(public(games))
            await imports(at("Mo"), world.upload("match.json", write_journal(file.journal)), **people)
            await client.outbox_worker.idle()
            asked = public(games)[before:]
            assert all(f"would play {side}." in post.content for post, side in zip(asked, told, strict=True))
