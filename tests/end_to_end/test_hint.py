"""`/hint` and *Hint* on the pad: the best moves and what each risks, for who is to move, where the table allows it."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from structlog.typing import EventDict

from bot.delivery.studio_process import Studio
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message
from engine.core import ScriptedChance
from engine.fearsome_floors.state import Monster
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import (
    answer,
    asks,
    begins,
    begun,
    forgive,
    labelled,
    labels,
    public,
    rows,
    said,
    set_up,
    start_tokens,
    stored,
)
from tests.end_to_end.test_opponents import programs_for_all_but_ada

LINE = re.compile(
    r"\*\*[123]\.\*\* green \d .*\. \d+ % to win\. (.+\. )?(At risk: .+ cards.*\)\.|No token of yours is at risk\.)"
    r"( (Less risk than|\d+ more wins in 100 than with) .+)?"
)


async def alone(at: At, client: Furunkulus, database: Path, level: str = "runner") -> None:
    """Begin a game of Ada, who is to move, and a program."""
    await programs_for_all_but_ada(at, database, level, "Ben")
    await client.outbox_worker.idle()


async def hinted(at: At) -> Message:
    message = await (await at("Ada").slash("hint")).finished()
    assert message.ephemeral_to == at("Ada").person.id
    return message


async def test_who_plays_alone_sees_three_moves_with_numbers_and_nothing_happens(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await alone(at, client, database)
        tokens = start_tokens(database) | {"g3": "m6"}
        set_up(database, tokens=tokens, monster=Monster("h6", "e"), tiles={}, patches=(), round=2)
        before = stored(database), public(games)
        message = await hinted(at)
        heading, *lines = message.content.split("\n")
        assert heading == "Your best moves, as 🐉 Dragon sees them:"
        assert 1 <= len(lines) <= 3, "moves of which the same is said are one line"
        assert all(LINE.fullmatch(line) for line in lines)
        (picture,) = message.attachments
        assert 0 < len(picture.description or "") <= 1024
        with Image.open(BytesIO(picture.content)) as image:
            assert image.size == (1280, 816)
        assert (stored(database), public(games)) == before
        assert labels(message) == ["Play 1", "Play 2", "Play 3"]
        told = answer(await at("Ada").click(message, labelled(message, "Play 2")))
        assert told.content.startswith("green ")
        assert rows(database, "SELECT json_extract(body, '$.seat') FROM turns LIMIT 1") == [(0,)]


async def test_the_pad_of_who_plays_alone_has_a_button_for_it_until_a_move_is_begun(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await alone(at, client, database)
        board, ada = public(games)[-1], at("Ada")
        pad = answer(await ada.click(board, id_of(board, "ff-pad")))
        told = await (await ada.click(pad, id_of(pad, "hint"))).finished()
        assert told.id == pad.id  # in its place, with the way back to it
        back = await (await ada.click(told, id_of(told, "ff-pad"))).finished()
        assert (back.id, ids(back)) == (pad.id, ids(pad))
        assert (told.content, len(told.attachments)) == ((await hinted(at)).content, 1)
        other = answer(await ada.click(board, id_of(board, "ff-pad")))
        assert "hint" not in _verbs(answer(await ada.click(other, labelled(other, "1 → p11"))))
        await ada.slash("stay", token="4")
        assert "This board is from an earlier turn." in said(await ada.click(pad, id_of(pad, "hint")))


async def test_where_a_hint_is_refused_the_pad_has_no_button_for_it(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert "hint" not in _verbs(answer(await at("Ada").click(board, id_of(board, "ff-pad"))))
        await at("Ada").slash("table settings", hint="allowed")
        assert "hint" in _verbs(answer(await at("Ada").click(board, id_of(board, "ff-pad"))))
        await at("Ada").slash("table settings", forecast="never")
        assert "hint" not in _verbs(answer(await at("Ada").click(board, id_of(board, "ff-pad"))))


def _verbs(message: Message) -> set[str]:
    return {each.split(":")[1] for each in ids(message)}


async def test_what_a_hint_says_is_at_risk_the_forecast_says_too(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await alone(at, client, database)
        set_up(database, tokens=start_tokens(database) | {"g3": "m6"}, monster=Monster("h6", "e"), tiles={}, patches=())
        best = (await hinted(at)).content.split("\n")[1]
        risks = dict(re.findall(r"(green \d) \((\d of \d)", best.partition("At risk")[2]))
        _, token, square = re.findall(r"green (\d) (?:from \w+ )?(to|escapes|stays on) ?(\w*)", best)[0]
        moving = re.findall(r"green (\d)", best)[0]
        turned = {f"green {moving}": f"green {7 - int(moving)}"}  # the numbers of its two sides add up to seven
        await at("Ada").slash("move", token=moving, path=square)
        foreseen = (await (await at("Ada").slash("see forecast")).finished()).content
        told = dict(re.findall(r"(green \d) .*? with (\d of \d) cards", foreseen))
        certain = set(re.findall(r"(green \d) .*? with every card", foreseen))
        assert token
        risks = {turned.get(name, name): risk for name, risk in risks.items()}
        assert risks.keys() == told.keys() | certain
        assert {name: risks[name] for name in told} == told


@pytest.mark.parametrize(
    ("choice", "together", "alone_too"), [("allowed", True, True), ("solo", False, True), ("never", False, False)]
)
async def test_the_table_says_who_may_have_hints(
    start: Start, at: At, database: Path, choice: str, *, together: bool, alone_too: bool
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", hint=choice)
        assert ((await hinted(at)).content.startswith("Your best moves")) == together
        await client.outbox_worker.idle()
        rows(database, "UPDATE seats SET person_id = -1, level = 'runner' WHERE position = 1")
        assert ((await hinted(at)).content.startswith("Your best moves")) == alone_too


async def test_at_a_table_of_several_people_there_are_no_hints_unless_it_is_set_so(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        assert await asks(at("Ada"), "hint") == (
            "This table gives hints only when one person plays against programs (its setting `hint` is “solo”)."
        )
        assert "spectator" not in await asks(at("Eve"), "hint")
        await at("Ada").slash("table settings", hint="allowed")
        assert await asks(at("Ben"), "hint") == "It is not your turn: a hint is for your next move."
        await at("Ada").slash("table settings", forecast="after")
        assert "forecast" in await asks(at("Ada"), "hint")


async def test_in_the_draft_there_is_no_hint(start: Start, at: At) -> None:
    async with start() as client:
        await at("Ada").slash("new fearsome-floors", dungeon="advanced")
        for name in ("Ada", "Ben"):
            await at(name).slash("join")
        await at("Ada").slash("table settings", hint="allowed")
        await at("Ada").slash("table start")
        await client.outbox_worker.idle()
        told = {await asks(at(name), "hint") for name in ("Ada", "Ben")}
        assert "There are no hints for the draft: no tile helps one player more than another." in told


async def test_where_nobody_can_think_there_is_no_hint_and_the_log_says_why(
    start: Start, at: At, database: Path, quiet: list[EventDict], monkeypatch: pytest.MonkeyPatch, broken_studio: Studio
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await alone(at, client, database)
        monkeypatch.setattr(client.app.thinker, "thoughts", broken_studio)
        assert await asks(at("Ada"), "hint") == "No hint right now. Try again in a moment."
        (line,) = forgive(quiet, "opponent failed")
        assert line["job"] == "AdviceJob"
        forgive(quiet, "studio failed")


async def test_the_pad_of_who_plays_alone_has_a_hint(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await programs_for_all_but_ada(at, database, "runner", "Ben", "Cleo")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        board = public(games)[-1]
        pad = await (await at("Ada").click(board, next(one for one in ids(board) if ":ff-pad:" in one))).finished()
        assert "Hint" in labels(pad)
