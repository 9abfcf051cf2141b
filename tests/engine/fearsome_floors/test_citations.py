"""What the code cites is there: sections of a game's rules ("rules, section 6"), and every document."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
GAME = ROOT / "engine" / "fearsome_floors"
CODE = sorted(path for room in ("bot", "engine", "render", "tests") for path in (ROOT / room).rglob("*.py"))

CITED = re.compile(r"\brules, sections? (\d+(?:(?:, | and | to )\d+)*)", re.IGNORECASE)
ANY_SECTION = re.compile(r"\bsections? \d", re.IGNORECASE)


def rules_of(file: Path) -> Path:
    """The rules that a file means: those of the game in whose folder it is."""
    games = [path.parent.name for path in (ROOT / "engine").glob("*/RULES.md")]
    return ROOT / "engine" / next((game for game in games if game in file.parts), GAME.name) / "RULES.md"


def citations() -> Iterator[tuple[Path, int]]:
    """Every section that a file cites."""
    for file in CODE:
        for cited in CITED.finditer(" ".join(file.read_text().split())):
            for part in re.split(", | and ", cited[1]):
                first, _, last = part.partition(" to ")
                yield from ((file, number) for number in range(int(first), int(last or first) + 1))


def sections(rules: Path) -> list[int]:
    return [int(number) for number in re.findall(r"^## (\d+)\. ", rules.read_text(), re.MULTILINE)]


def test_the_sections_are_numbered_one_after_the_other_and_listed_at_the_top() -> None:
    text = (GAME / "RULES.md").read_text()
    assert sections(GAME / "RULES.md") == [*range(1, 11)]
    titles = re.findall(r"^## (\d+\. .*)$", text, re.MULTILINE)
    assert [
        f"{number}. {title}" for number, title in re.findall(r"^(\d+)\. \[(.*?)\]\(#", text, re.MULTILINE)
    ] == titles


def test_every_section_that_is_cited_is_there() -> None:
    found = list(citations())
    assert len(found) > 40
    assert [(file.name, number) for file, number in found if number not in sections(rules_of(file))] == []


def test_a_section_is_cited_in_one_way_only() -> None:
    texts = {file: " ".join(file.read_text().split()) for file in CODE if file != Path(__file__)}
    odd = [file.name for file, text in texts.items() if len(ANY_SECTION.findall(text)) != len(CITED.findall(text))]
    assert odd == []


@pytest.mark.parametrize("room", ["bot", "engine", "render", "tests"])
def test_every_document_that_is_cited_is_there(room: str) -> None:
    missing = [
        (str(file.relative_to(ROOT)), name)
        for file in CODE
        if file.is_relative_to(ROOT / room)
        for name in re.findall(r"`([\w./-]+\.md)`", file.read_text())
        if not any((folder / name).exists() for folder in file.parents if folder.is_relative_to(ROOT))
    ]
    assert missing == []
