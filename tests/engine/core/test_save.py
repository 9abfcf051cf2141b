"""Saves: what is written is read back, and every doubt is one sentence."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import SCHEMA, CorruptSave, Match, read_journal, save, write_journal
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.cards import CARD
from tests.every_game.matches import random_match
from tests.toy_game import TOY_GAME

JOURNAL = random_match(FEARSOME_FLOORS, 2, 1).undo(2).journal
SAVE = write_journal(JOURNAL)

Change = Callable[[dict[str, Any]], object]


def changed(change: Change) -> bytes:
    raw = json.loads(SAVE)
    change(raw)
    return json.dumps(raw).encode()


def test_a_save_is_json_with_a_schema_number() -> None:
    raw = json.loads(SAVE)
    assert set(raw) == {"schema", "journal"}
    assert raw["schema"] == SCHEMA


def test_a_turn_that_makes_a_post_of_its_own_says_nothing_of_posts() -> None:
    turns = json.loads(SAVE)["journal"]["turns"]
    assert {frozenset(turn) for turn in turns} == {frozenset({"seat", "move", "events", "luck", "at"})}
    toy = json.loads(write_journal(random_match(TOY_GAME, 2, 1).journal))["journal"]["turns"]
    assert {turn.get("rests", True) for turn in toy} == {turn.get("opens", False) for turn in toy} == {True, False}


def test_turns_that_can_be_redone_and_luck_still_owed_are_saved_too() -> None:
    journal = read_journal(FEARSOME_FLOORS, SAVE)
    assert len(journal.undone) == 2
    assert journal.fate == {CARD: tuple(drawn.item for turn in journal.undone for drawn in turn.luck)}
    assert write_journal(journal) == SAVE


@pytest.mark.parametrize(
    ("bad", "sentence"),
    [
        (b"", "The save is not readable: "),
        (b"\xff\xfe", "The save is not readable: "),
        (b"[" * 100_000, "The save is not readable: "),
        (b'{"schema": ' + b"[" * 100_000, "The save is not readable: "),
        (SAVE[:-1], "The save is not readable: "),
        (b"[]", "The save is not readable: "),
        (b"{}", "The save has no schema number or no journal."),
        (b'{"schema": "1", "journal": {}}', "The save has no schema number or no journal."),
        (b'{"schema": true, "journal": {}}', "The save has no schema number or no journal."),
        (b'{"schema": 1, "journal": []}', "The save has no schema number or no journal."),
        (b'{"schema": 99, "journal": {}}', "The save has schema 99; this version reads schemas up to"),
        (b'{"schema": 0, "journal": {}}', "The save has schema 0, which no version wrote."),
        (b'{"schema": 1, "journal": {}}', "The save does not fit schema 1: "),
        (b'{"schema": 1, "journal": {"turns": 7}}', "The save does not fit schema 1: "),
    ],
)
def test_what_is_no_save_is_refused_in_one_sentence(bad: bytes, sentence: str) -> None:
    with pytest.raises(CorruptSave, match=f"^{re.escape(sentence)}"):
        read_journal(FEARSOME_FLOORS, bad)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda raw: raw["journal"].update(game="chess"), "The save is of another game (chess)."),
        (lambda raw: raw["journal"].update(colour="red"), f"The save does not fit schema {SCHEMA}: "),
        (lambda raw: raw["journal"]["start"].pop("tokens"), f"The save does not fit schema {SCHEMA}: "),
        (
            lambda raw: raw["journal"]["start"]["tokens"].update(zz="in"),
            f"The save does not fit schema {SCHEMA}: Invalid enum value 'zz' - at `key` in `$.start.tokens`.",
        ),
        (lambda raw: raw["journal"]["turns"][0].update(at="soon"), f"The save does not fit schema {SCHEMA}: "),
        (
            lambda raw: raw["journal"]["turns"][0]["move"].update(move="Castle"),
            f"The save does not fit schema {SCHEMA}: ",
        ),
    ],
)
def test_a_journal_that_does_not_fit_is_refused(change: Change, sentence: str) -> None:
    with pytest.raises(CorruptSave, match=f"^{re.escape(sentence)}"):
        read_journal(FEARSOME_FLOORS, changed(change))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda raw: raw["journal"]["start"]["tokens"].update(g1="q9"),
            "The save holds a position that cannot be: tokens: q9, where g1 is, is not on the board.",
        ),
        (
            lambda raw: raw["journal"]["turns"][1]["events"].insert(
                0, {"event": "TilePushed", "tile": "stone", "origin": "a7", "target": "b7"}
            ),
            "The save holds events that do not fit together: ",
        ),
        (
            lambda raw: raw["journal"]["turns"][1]["events"].insert(
                0, {"event": "TokenStepped", "token": "b1", "origin": "a7", "target": "b7"}
            ),
            "The save holds events that do not fit together: ",
        ),
        (
            lambda raw: raw["journal"]["undone"][0]["events"].append(
                {"event": "TileRemoved", "tile": "stone", "origin": "a7", "cause": "edge"}
            ),
            "The save holds events that do not fit together: ",
        ),
    ],
)
def test_a_journal_that_does_not_fold_to_a_sound_position_is_refused(change: Change, sentence: str) -> None:
    journal = read_journal(FEARSOME_FLOORS, changed(change))
    with pytest.raises(CorruptSave, match=f"^{re.escape(sentence)}"):
        Match.fold(FEARSOME_FLOORS, journal)


@given(st.binary(max_size=60))
def test_any_bytes_are_refused_as_a_corrupt_save(noise: bytes) -> None:
    with pytest.raises(CorruptSave):
        read_journal(FEARSOME_FLOORS, noise)


def test_an_older_save_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def named(raw: dict[str, Any]) -> dict[str, Any]:
        return {**{key: value for key, value in raw.items() if key != "name"}, "game": raw["name"]}

    def titled(raw: dict[str, Any]) -> dict[str, Any]:
        return {**{key: value for key, value in raw.items() if key != "title"}, "name": raw["title"]}

    monkeypatch.setattr(save, "SCHEMA", SCHEMA + 2)
    monkeypatch.setattr(save, "UPGRADES", {**save.UPGRADES, SCHEMA: titled, SCHEMA + 1: named})
    raw = json.loads(SAVE)
    raw["journal"]["title"] = raw["journal"].pop("game")
    assert read_journal(FEARSOME_FLOORS, json.dumps(raw).encode()) == JOURNAL
