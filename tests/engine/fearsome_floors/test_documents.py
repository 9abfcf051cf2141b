"""The rules and the notation as documents: examples are run, tables are the engine's, rulings are marked."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import engine
from engine.core import ScriptedChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.board import CUT_CORNERS, DIRECTIONS, SQUARES, WALLS, coordinates
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.commands import COMMAND_LINE, COMMANDS
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.notation import BadNotation, read_action, read_position, write_action, write_position
from engine.fearsome_floors.notation.position import FIELDS
from engine.fearsome_floors.records import KEYS, read_record
from engine.fearsome_floors.setup import begin
from engine.fearsome_floors.supply import DRAFT_TILES
from engine.fearsome_floors.tokens import LETTERS

GAME = Path(engine.__file__).parent / "fearsome_floors"
RULES, NOTATION = ((GAME / name).read_text() for name in ("RULES.md", "NOTATION.md"))
MARK = "**[ruling]**"


def blocks(language: str) -> list[str]:
    """The fenced blocks of both documents in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", RULES + NOTATION, re.DOTALL | re.MULTILINE)


def commands() -> Iterator[tuple[str, str]]:
    """Each command of the examples with the answer that is told; a line that begins with a blank goes on."""
    for block in blocks("engine"):
        for example in block.removeprefix("> ").split("\n> "):
            command, told = re.split(r"\n(?=\{)", example.strip(), maxsplit=1)
            yield command.replace("\n", ""), told.replace("\n", "")


def table(text: str, head: str) -> list[list[str]]:
    """The rows of the table with that first line, cell by cell."""
    (found,) = re.findall(rf"^{re.escape(head)}\n\|[-|]+\n((?:\|.*\n)+)", text, re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in found.splitlines()]


@pytest.mark.parametrize(("command", "told"), [*commands()])
def test_every_example_of_a_command_answers_what_is_told(command: str, told: str) -> None:
    assert COMMAND_LINE.answer(command) == json.loads(told)


def test_there_are_examples_of_every_command() -> None:
    assert {command.split()[0] for command, _ in commands()} == COMMANDS.keys()
    assert [row[0].strip("`") for row in table(NOTATION, "| command | answers |")] == [
        *map(COMMAND_LINE.usage, COMMANDS)
    ]


@pytest.mark.parametrize("line", blocks("ffn"))
def test_every_example_of_a_position_is_one_and_is_written_as_it_is_read(line: str) -> None:
    state = read_position(line)
    assert FEARSOME_FLOORS.problems(state) == []
    assert read_position(write_position(state)) == state


def test_the_basic_setup_is_the_one_that_the_notation_shows() -> None:
    state = begin(Setup(("red", "green"), kit=Kit()), ScriptedChance(["red"]))
    assert write_position(state) == blocks("ffn")[0].replace("\n", "")
    stones = re.findall(r"^- Plain stones lie on ([^.]*)\.$", RULES, re.MULTILINE)[0].replace(" and ", ", ").split(", ")
    assert sorted(stones) == sorted(state.tiles)


def test_every_record_is_read() -> None:
    (record,) = blocks("record")
    assert len(read_record(record).match.journal.turns) == 6


def test_the_fields_stand_in_their_order_with_examples_that_are_read() -> None:
    rows = table(NOTATION, "| field | value | example |")
    assert [row[0].strip("`") for row in rows] == [*FIELDS]
    whole = {
        "tokens": "tokens=r1:in,r3:in,r4:out,r5:in,g1:in,g3:in,g4:in,g5:in",
        "resigned": "tokens=r1:in,r3:in,r4:in,r5:in,g1:eaten,g3:eaten,g4:eaten,g5:eaten",
        "draft": "teleporters=1:j5e tokens=r1:in,r3:in,r4:in,r5:in",
    }
    needs = {**dict.fromkeys(("escaped", "start", "turn"), whole["tokens"]), **whole, "tokens": ""}
    for field, _, example in rows:
        shown = example.strip("`")
        assert shown.startswith(f"{field.strip('`')}=")
        place = "" if shown.startswith("monster=") else "monster=a1e"
        read_position(f"ff1 {place} {needs.get(field.strip('`'), '')} {shown}")


def test_the_words_are_those_of_the_engine() -> None:
    words = {row[0]: row[1] for row in table(NOTATION, "| word | how it is written |")}
    assert dict(re.findall(r"`(\w)` (\w+)", words["colour"])) == {letter: name for name, letter in LETTERS.items()}
    assert re.findall(r"`(\w+)`", words["card"]) == [*CARDS]
    assert re.findall(r"`(\w)`", words["direction"]) == [*DIRECTIONS]
    (tiles,) = re.findall(r"^The tiles of the draft are ([^;]*);", NOTATION, re.MULTILINE)
    assert re.findall(r"`(\w+)`", tiles)[: len(DRAFT_TILES)] == [*DRAFT_TILES]


@pytest.mark.parametrize(("line", "sentence"), table(NOTATION, "| line | is refused with |"))
def test_what_is_refused_is_refused_in_these_words(line: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_position(line.strip("`"))
    assert str(refused.value) == sentence.strip("`")


def test_every_example_of_a_move_is_read_and_written() -> None:
    for *_, example in table(NOTATION, "| move | written | example |"):
        shown = example.strip("`")
        assert write_action(read_action(shown)) == shown


def test_the_keys_of_a_record_are_those_of_the_engine() -> None:
    named = [name for row in table(NOTATION, "| key | value |") for name in re.findall(r"`(\w+)`", row[0])]
    assert sorted(named) == sorted(KEYS)


def test_the_board_is_the_engines() -> None:
    missing = {int(row): "".join(columns.split()) for row, columns in table(RULES, "| row | missing |")}
    assert missing == CUT_CORNERS
    assert f"{len(SQUARES)} squares are left" in RULES
    for direction, row in zip("nswe", table(RULES, "| the wall | its letters |"), strict=True):
        axis = 0 if direction in "ns" else 1
        walls = [(coordinates(square)[axis], letter) for (square, where), letter in WALLS.items() if where == direction]
        assert [letter for _, letter in sorted(walls)] == row[1].split()


RULINGS: Mapping[str, str] = {
    "The last player at the table wins whatever they have saved": "this player wins, whatever they have saved",
    "the monster has won, it has the first place": "the monster wins",
    "`Kit`, what the monster is made of, is an addition": "what the monster is made of, from head to feet",
    "got out after those that are, seat by seat": "got out after those that are, seat by seat and by number",
    "`resigned` is an addition to the notation": "the colours of those who have resigned, in that order",
    "start marker comes to has resigned, it is skipped": "If that seat has resigned, it is skipped",
    "start marker still comes to their seat": "The start marker still comes to the empty seat, which is skipped",
    "On blood it stops only where it is boxed in": "The monster stops on blood** only in two cases",
    "Facing a direction for the second time while it turns": "face a direction for the second time",
    "The monster does not begin on the entrance": "The monster does not begin on p11",
    "Luck that was seen is not drawn anew": "the luck that it revealed comes again",
    "resigned after the first of two tiles": "resigns after the first of two, the next player places the second",
    "Chance places what is left as if in turn": "chance places the tiles that are left",
    "The rules need no word for a tile without a legal place": "There is no rule for a tile that fits nowhere",
}
"""From words of each ruling in the engine's docstrings to words of the paragraph that tells and marks it."""

BESIDES = (
    "a tile or a teleporter on p11 keeps everybody out as well",
    "while the monster stands on it, no token pushes a tile there",
    "A teleporter on which the monster stands stops the tile instead",
    "even if a stone turned it there before it left",
    "If a teleporter is there, that piece is gone on it",
    "One player, drawn at random, takes the start marker",
    "one that stays outside is one of the two",
    "It may push a tile onto a teleporter",
    "does so once more on every square",
    "Its next point takes it in any open direction",
    "so does a tile, which is not pushed on",
    "What slides onto a teleporter is gone as if it had been pushed there",
    "As long as one waits outside, the game goes on",
    "never the first card of the game",
    "A player drawn at random begins",
    "Only the online edition has this limit",
    "a player may leave the game at any time",
    "those who left later come first",
    "| a player resigns",
    "tiles that were left to chance in a draft are written",
)
"""Rulings that `/rules` marks, and that no docstring has."""


def marked() -> list[str]:
    """The paragraphs, list items and table rows with the mark of a ruling, each in one line."""
    parts = re.split(r"\n\n|\n(?=\s*- |\|)", RULES + NOTATION)
    return [" ".join(part.split()) for part in parts if MARK in part]


def test_every_ruling_of_the_engine_is_told_and_marked() -> None:
    texts = [" ".join(file.read_text().split()) for file in GAME.rglob("*.py")]
    around = [
        text[max(at.start() - 75, 0) : at.end() + 160] for text in texts for at in re.finditer(r"\*\*\[ruling", text)
    ]
    assert [passage for passage in around if not any(words in passage for words in RULINGS)] == []
    assert [told for told in RULINGS.values() if not any(told in part for part in marked())] == []


@pytest.mark.parametrize("told", BESIDES)
def test_rulings_that_no_docstring_has_are_told_and_marked_too(told: str) -> None:
    assert any(re.search(rf"{re.escape(told)}.*\*\*\[ruling\]", part) for part in marked())
