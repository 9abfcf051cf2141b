"""The notation as a document: its examples are run, and its tables are the engine's."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, EVENT_CARDS, GIFTS
from engine.claustrophobia.choices.move_rules import MOVE_RULES
from engine.claustrophobia.commands import COMMAND_LINE, COMMANDS
from engine.claustrophobia.notation.actions import read_action, write_action
from engine.claustrophobia.notation.position import FIELDS, read_position, write_position
from engine.claustrophobia.records import KEYS, read_record, write_record
from engine.claustrophobia.rounds.threat import SLOTS
from engine.claustrophobia.warriors.kinds import HUMANS, OBJECT_NAMES
from engine.core import Seat
from engine.core.notation import BadNotation

NOTATION = (Path(engine.__file__).parent / "claustrophobia" / "NOTATION.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", NOTATION, re.DOTALL | re.MULTILINE)


def commands() -> Iterator[tuple[str, str]]:
    """Each command of the examples with the answer that is told; a line that begins with a blank goes on."""
    for block in blocks("engine"):
        for example in block.removeprefix("> ").split("\n> "):
            command, told = re.split(r"\n(?=\{)", example.strip(), maxsplit=1)
            yield command.replace("\n", ""), told.replace("\n", "")


def table(head: str) -> list[list[str]]:
    """The rows of the table with that first line, cell by cell."""
    (found,) = re.findall(rf"^{re.escape(head)}\n\|[-|]+\n((?:\|.*\n)+)", NOTATION, re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in found.splitlines()]


@pytest.mark.parametrize(("command", "told"), [*commands()])
def test_every_example_of_a_command_answers_what_is_told(command: str, told: str) -> None:
    assert json.loads(json.dumps(COMMAND_LINE.answer(command))) == json.loads(told)


def test_there_are_examples_of_every_command() -> None:
    assert {command.split()[0] for command, _ in commands()} == COMMANDS.keys()
    assert [row[0].strip("`") for row in table("| command | answers |")] == [*map(COMMAND_LINE.usage, COMMANDS)]


@pytest.mark.parametrize("line", blocks("cln"))
def test_every_example_of_a_position_is_written_as_it_is_shown(line: str) -> None:
    assert write_position(read_position(line)) == line.replace("\n", "")


def test_the_views_that_are_shown_are_those_of_the_position_before_them() -> None:
    *_, state, demons, public = map(read_position, blocks("cln"))
    assert CLAUSTROPHOBIA.see(state, Seat(1)) == demons
    assert CLAUSTROPHOBIA.see(state, None) == public


FIELD_HEAD = "| field | value | left out, it is | example |"

NEEDS = {
    "known": "tiles=start-a@0,0",
    "cave-in": "tiles=start-a@0,0,plain-a@0,1",
    "owed": "humans=R@0:4~slot phase=human-action",
    "active": "phase=human-action",
    "demon": "bought=1",
    "gifts-used": "gifts=rally",
    "blessed-used": "gifts=blessing",
    "discarded": "",
}
"""What an example needs besides its scenario."""


@pytest.mark.parametrize(("field", "example"), [(row[0], row[-1]) for row in table(FIELD_HEAD)])
def test_the_fields_stand_with_examples_that_are_read(field: str, example: str) -> None:
    name, shown = field.strip("`"), example.strip("`")
    assert shown.startswith(f"{name}=")
    needs = NEEDS.get(name, "")
    scenario = "" if "scenario=" in needs + shown else "scenario=air"
    assert f" {shown}" in f" {write_position(read_position(f'cl1 {scenario} {needs} {shown}'))}"


def test_the_fields_stand_in_their_order() -> None:
    assert [row[0].strip("`") for row in table(FIELD_HEAD)] == [rule.name for rule in FIELDS.values()]


def test_the_words_are_those_of_the_engine() -> None:
    words = {row[0]: re.findall(r"`([\w-]+)`", row[1]) for row in table("| word | how it is written |")}
    assert words["human"] == [*HUMANS]
    assert words["event card"] == [*EVENT_CARDS]
    assert words["advantage card"] == [*ADVANTAGE_CARDS]
    assert words["gift"] == [*GIFTS]
    assert words["object"] == [*OBJECT_NAMES]
    assert words["slot"] == [*SLOTS]


@pytest.mark.parametrize(("line", "sentence"), table("| line | is refused with |"))
def test_what_is_refused_is_refused_in_these_words(line: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_position(line.strip("`"))
    assert str(refused.value) == sentence.strip("`")


def test_every_kind_of_move_has_an_example_that_is_read_and_written() -> None:
    rows = table("| move | written | example |")
    assert [row[2].strip("`").split()[0] for row in rows] == [rule.verb for rule in MOVE_RULES.values()]
    for *_, example in rows:
        assert write_action(read_action(example.strip("`"))) == example.strip("`")


def test_the_record_is_read_and_written_as_it_is_shown() -> None:
    (record,) = blocks("record")
    assert write_record(read_record(record)) == record


def test_the_keys_of_a_record_are_those_of_the_engine() -> None:
    named = [name for row in table("| key | value |") for name in re.findall(r"`(\w+)`", row[0])]
    assert named == [*KEYS]
