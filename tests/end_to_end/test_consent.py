"""`/undo` where others have a say: they are asked, all must agree in time, and anybody at the table can refuse."""

from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from bot.sandbox import Channel, Message, UserClient, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import NOTHING, asks, begins, begun, public, replaces, rows, said, stored, texts

SENT = "That takes back more than your own turn, so {} must agree; I have asked in the channel."
OVER = "This can no longer be answered: it has been already, or its time has run out."


async def presses(person: UserClient, message: Message, verb: str) -> str:
    """Press Agree or Refuse, and return the private answer."""
    return said(await person.click(message, id_of(message, verb)))


async def three(at: At, *, time: str = "none") -> None:
    """Let Ada, Ben and Cleo move, each once, at a table whose turns have so much time."""
    await begun(at, "Ada", "Ben", "Cleo")
    if time != "none":
        await at("Ada").slash("table settings", time=time, absence="wait")
    for name in ("Ada", "Ben", "Cleo"):
        await at(name).slash("stay", token="4")


async def test_all_who_have_acted_since_must_agree_also_over_a_restart(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await three(at)
        assert await asks(at("Ada"), "undo") == SENT.format("Ben and Cleo")
        await client.outbox_worker.idle()
        request, ids = public(games)[-1], {name: at(name).person.id for name in ("Ada", "Ben", "Cleo")}
        assert request.content == (
            "Ada asks to take back the last 3 turns:\n"
            "Ada: green 3 stays outside. Ben: red 3 stays outside. Cleo: blue 3 stays outside.\n"
            f"<@{ids['Ben']}> and <@{ids['Cleo']}> must agree before somebody plays on; anybody who plays can refuse."
        )
        assert request.pinged == {ids["Ben"], ids["Cleo"]}
        for verb in ("agree", "refuse"):
            watching = "Only those who play in this game agree or refuse, and you do not."
            assert await presses(at("Mo"), request, verb) == watching
        asked = "You asked for this yourself: the others have to agree."
        assert await presses(at("Ada"), request, "agree") == asked
        for _ in range(2):
            assert await presses(at("Ben"), request, "agree") == "You have agreed; others still have to."
    async with start(ScriptedChance([])) as client:
        assert await presses(at("Cleo"), request, "agree") == NOTHING
        await client.outbox_worker.idle()
        back = public(games)[-1]
        assert back.content.startswith(
            "With the consent of the others, Ada takes back the last 3 turns: Ada: green 3 stays outside. Ben"
        )
        assert back.pinged == {at("Ada").person.id}
        assert rows(database, "SELECT * FROM turns") == []
        assert (await presses(at("Ben"), request, "agree")).startswith("This board is from an earlier turn.")
    assert [act for (act,) in rows(database, "SELECT act FROM acts")] == ["undo request", "undo request granted"]


async def test_only_those_who_have_acted_since_are_asked(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await three(at)
        assert await asks(at("Ben"), "undo") == SENT.format("Cleo")
        await client.outbox_worker.idle()
        not_needed = "Your consent is not needed for this."
        assert await presses(at("Ada"), public(games)[-1], "agree") == not_needed


async def test_who_has_acted_since_is_asked_also_when_a_turn_was_played_for_them_later(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", time="hour", absence="stay", reminder="never")
        for name, token in (("Ada", "4"), ("Ben", "4"), ("Ada", "5")):
            await at(name).slash("stay", token=token)
        await at("Ben").slash("move", token="5", path="uuu")
        await bot_clock.passes(client, hours=1)  # in which Ben's next turn is played for him
        assert "Ben" in public(games)[-1].content
        assert await asks(at("Ada"), "undo") == SENT.format("Ben")


async def test_who_was_away_since_is_not_asked_also_when_others_have_acted(
    start: Start, at: At, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        await at("Ada").slash("table settings", time="hour", absence="stay", reminder="never")
        await at("Ada").slash("stay", token="4")
        await bot_clock.passes(client, hours=1)
        await at("Cleo").slash("stay", token="4")
        assert await asks(at("Ada"), "undo") == SENT.format("Cleo")


@pytest.mark.parametrize("is_redone", [False, True])
async def test_a_turn_that_was_taken_back_counts_only_if_it_is_played_again(
    start: Start, at: At, bot_clock: Clock, *, is_redone: bool
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", time="hour", absence="stay", reminder="never")
        await at("Ada").slash("stay", token="4")
        await at("Ben").slash("stay", token="4")
        await at("Mo").slash("table undo")
        if is_redone:
            await at("Mo").slash("table redo")
            await at("Ada").slash("stay", token="5")
            await at("Mo").slash("table undo")
        else:
            await bot_clock.passes(client, hours=1)  # in which Ben's turn is played for him
        assert await asks(at("Ada"), "undo") == (SENT.format("Ben") if is_redone else NOTHING)


async def test_who_has_asked_can_think_better_of_it(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await three(at)
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        assert await presses(at("Ada"), public(games)[-1], "refuse") == NOTHING
        await client.outbox_worker.idle()
        assert public(games)[-1].content == "Ada takes nothing back after all."
    assert rows(database, "SELECT status FROM consent_requests") == [("refused",)]


async def test_over_a_revealed_card_all_others_are_asked_and_it_comes_again(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await three(at)
        for name in ("Ada", "Ben", "Cleo"):
            await at(name).slash("stay", token="5")
        assert await asks(at("Cleo"), "undo") == SENT.format("Ada and Ben")
        await client.outbox_worker.idle()
        request = public(games)[-1]
        what = (
            "Cleo: blue 2 stays outside. In the first round each player moves only two tokens; "
            "the others are turned over now. The monster plays 7."
        )
        assert request.content == (
            f"Cleo asks to take back the last turn, with all that came of it; the same luck comes again:\n{what}\n"
            f"<@{at('Ada').person.id}> and <@{at('Ben').person.id}> must agree before somebody plays on; "
            "anybody who plays can refuse."
        )
        await presses(at("Ada"), request, "agree")
        assert await presses(at("Ben"), request, "agree") == NOTHING
        await client.outbox_worker.idle()
        granted = f"With the consent of the others, Cleo takes back the last turn: {what}\nRound 1 of 14"
        assert public(games)[-1].content.startswith(granted)
        await at("Cleo").slash("move", token="5", path="uuu")
        await client.outbox_worker.idle()
        walks = [text for text in texts(public(games)) if text.startswith("The monster plays 7.")]
        assert len(walks) == 2


async def test_one_refusal_ends_it_and_it_is_not_asked_again_on_this_board(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await three(at)
        await at("Ada").slash("undo")
        assert (
            await asks(at("Ben"), "undo")
            == "Somebody has already asked the others to agree to something; that must be answered first."
        )
        await client.outbox_worker.idle()
        request = public(games)[-1]
        assert await presses(at("Ben"), request, "agree") == "You have agreed; others still have to."
        turns = rows(database, "SELECT * FROM turns")
        assert await presses(at("Cleo"), request, "refuse") == NOTHING
        assert await presses(at("Ben"), request, "refuse") == OVER
        assert await presses(at("Cleo"), request, "agree") == OVER
        made = "You have already asked that on this board, and the others did not agree."
        assert await asks(at("Ada"), "undo") == made
        await client.outbox_worker.idle()
        assert public(games)[-1].content == "Cleo does not agree, so Ada takes nothing back."
        assert rows(database, "SELECT * FROM turns") == turns
    assert rows(database, "SELECT person_id, act FROM acts ORDER BY id")[1:] == [
        (at("Cleo").person.id, "undo request refused")
    ]


async def test_who_agrees_or_refuses_is_called_at_the_table_as_they_are_called_now(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await three(at)
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        for who, name, verb in (("Ben", "Benno", "agree"), ("Cleo", "Clea", "refuse")):
            world.people[who] = msgspec.structs.replace(world.people[who], name=name)
            await presses(at(who), public(games)[-1], verb)
        await client.outbox_worker.idle()
        assert public(games)[-1].content == "Clea does not agree, so Ada takes nothing back."
    assert [name for (name,) in rows(database, "SELECT name FROM seats ORDER BY position")] == ["Ada", "Benno", "Clea"]


@pytest.mark.parametrize("while_stopped", [False, True])
async def test_it_lapses_in_time_and_says_so_also_where_the_bot_was_away(
    start: Start, at: At, games: Channel, bot_clock: Clock, database: Path, *, while_stopped: bool
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await three(at, time="minute")
        await at("Ada").slash("undo")
        await bot_clock.passes(client, seconds=119)
        (request,) = [one for one in public(games) if one.content.startswith("Ada asks to take back the last 3 turns:")]
        assert "within 2 minutes" in request.content
        if not while_stopped:
            await bot_clock.passes(client, seconds=1)
            assert await presses(at("Ben"), request, "agree") == OVER
            assert public(games)[-1].id != request.id
    bot_clock.now += timedelta(hours=5)  # in which nobody could agree
    async with start(ScriptedChance([])) as client:
        await bot_clock.passes(client)
        assert rows(database, "SELECT status FROM consent_requests") == [("open" if while_stopped else "lapsed",)]
        await bot_clock.passes(client, seconds=1)
        assert texts(public(games))[-1] == "Not everybody has agreed in time, so Ada takes nothing back."
    assert rows(database, "SELECT status FROM consent_requests") == [("lapsed",)]
    assert len(rows(database, "SELECT * FROM turns")) == 3


async def test_a_request_on_a_board_that_is_gone_is_over_without_a_word(
    start: Start, at: At, games: Channel, bot_clock: Clock, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await three(at, time="minute")
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        request = public(games)[-1]
        await at("Ada").slash("stay", token="5")
        await client.outbox_worker.idle()
        assert (await presses(at("Ben"), request, "agree")).startswith("This board is from an earlier turn.")
        await bot_clock.passes(client, minutes=2)
        assert rows(database, "SELECT status FROM consent_requests") == [("lapsed",)]
        assert not any("takes nothing back" in text for text in texts(public(games)))


async def test_a_new_request_ends_one_on_a_board_that_is_gone_and_lapses_in_its_own_time(
    start: Start, at: At, games: Channel, bot_clock: Clock, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await three(at, time="minute")
        await at("Ada").slash("undo")
        await at("Ada").slash("stay", token="5")
        await bot_clock.passes(client, minutes=1)
        assert await asks(at("Ben"), "undo") == SENT.format("Ada and Cleo")
        assert rows(database, "SELECT status FROM consent_requests ORDER BY revision") == [("lapsed",), ("open",)]
        await bot_clock.passes(client, minutes=1)
        assert any(text.startswith("Ben asks to take back the last 3 turns:") for text in texts(public(games)))
        assert not any("takes nothing back" in text for text in texts(public(games)))
        await bot_clock.passes(client, minutes=1)
        assert public(games)[-1].content == "Not everybody has agreed in time, so Ben takes nothing back."


async def test_a_request_keeps_its_time_when_the_table_is_set_otherwise(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await three(at, time="minute")
        await at("Ada").slash("undo")
        await at("Ada").slash("table settings", time="hour")
        await bot_clock.passes(client, minutes=2)
        assert public(games)[-1].content == "Not everybody has agreed in time, so Ada takes nothing back."


async def test_in_a_slow_game_a_request_lasts_as_long_as_a_turn(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await three(at, time="day")
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        request = public(games)[-1]
        assert request.content.endswith("before somebody plays on, within a day; anybody who plays can refuse.")
        await bot_clock.passes(client, hours=23)
        assert await presses(at("Ben"), request, "agree") == "You have agreed; others still have to."
        assert await presses(at("Cleo"), request, "agree") == NOTHING


async def test_who_wants_no_pings_is_asked_without_one(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await at("Ben").slash("settings", pings="silent")
        await at("Cleo").slash("settings", quiet="11:00-13:00")
        await three(at)
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        assert f"<@{at('Ben').person.id}> and <@{at('Cleo').person.id}> must agree" in public(games)[-1].content
        assert public(games)[-1].pinged == frozenset()


async def test_a_request_of_whose_seat_was_given_away_is_over(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await three(at)
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        request = public(games)[-1]
        await replaces(at, world, "Ada", "Dan")
        assert await presses(at("Ben"), request, "agree") == OVER


async def test_nobody_takes_back_what_they_have_not_done(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        before = stored(database)
        assert await asks(at("Ben"), "undo") == "You have made no move in this game that could be taken back."
        assert stored(database) == before
