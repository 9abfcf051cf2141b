"""The documents: what they name is there, what they tell to type is a command, and their examples run."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path

import pytest
import yaml
from typer.main import get_command

from bot.host.cli import app
from bot.host.program import PROGRAM
from engine.core import Game

ROOT = Path(__file__).parent.parent
DOCUMENTS: Mapping[str, str] = {
    str(path.relative_to(ROOT)): path.read_text()
    for path in (
        *(ROOT / room / "README.md" for room in (".", "bot", "engine", "render", "tests")),
        *(ROOT / "bot" / name for name in ("PLAYING.md", "HOSTING.md", "DECISIONS.md")),
        ROOT / "CHANGELOG.md",
        *(ROOT / "engine" / "fearsome_floors" / name for name in ("RULES.md", "NOTATION.md")),
        *(ROOT / "engine" / "claustrophobia" / name for name in ("RULES.md", "NOTATION.md")),
        *(ROOT / ".github" / name for name in ("CONTRIBUTING.md", "SECURITY.md")),
    )
}
CODE = [path for room in ("bot", "engine", "render", "tests") for path in (ROOT / room).rglob("*.py")]

every_document = pytest.mark.parametrize("name", DOCUMENTS)


def section(name: str, title: str) -> str:
    return DOCUMENTS[name].split(f"\n## {title}\n")[1].split("\n## ")[0]


def outside_of_blocks(text: str) -> str:
    return re.sub(r"^ *```.*?^ *```$", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(text: str) -> Counter[str]:
    """The names under which a page's headings are found, as the site that shows it makes them."""
    titles = re.findall(r"^#+ (.*)$", outside_of_blocks(text), re.MULTILINE)
    return Counter(re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles)


@every_document
def test_every_link_leads_somewhere(name: str) -> None:
    folder, dead = (ROOT / name).parent, []
    for target in re.findall(r"\]\(([^)\s]+)\)", outside_of_blocks(DOCUMENTS[name])):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        page = (folder / path).resolve() if path else ROOT / name
        if not page.exists() or (anchor and anchor not in anchors(page.read_text())):
            dead.append(target)
    assert dead == []


@every_document
def test_every_path_that_is_named_is_there(name: str) -> None:
    rooms = {path.name for path in ROOT.iterdir() if path.is_dir()}
    words = re.findall(r"`([\w./*-]+)`", outside_of_blocks(DOCUMENTS[name]))
    named = [word for word in words if "/" in word and word.split("/")[0] in rooms and ".artefacts" not in word]
    assert [path for path in named if not any(ROOT.glob(path.rstrip("/")))] == []


@every_document
def test_every_command_for_the_terminal_is_one(name: str) -> None:
    text = DOCUMENTS[name]
    typed = re.findall(r"(?:uv run |/bin/|exec furunkulus |`)furunkulus ([\w-]+)", text)
    assert [command for command in typed if command not in get_command(app).commands] == []  # type: ignore[attr-defined]  # a group
    modules = [module.replace(".", "/") for module in re.findall(r"python -m ([\w.]+)", text)]
    assert [m for m in modules if not (ROOT / f"{m}.py").exists() and not (ROOT / m / "__main__.py").exists()] == []
    scripts = re.findall(r"(?:^|`)(\.ci/\w+)", text, re.MULTILINE)
    assert [script for script in scripts if not (ROOT / script).exists()] == []


def test_the_documents_tell_how_to_start_the_bot_and_to_look_after_it() -> None:
    text = "\n".join(DOCUMENTS.values())
    assert {"run", "try", "health", "backup", "doctor"} <= set(re.findall(r"\bfurunkulus ([\w-]+)", text))


@every_document
def test_every_slash_command_is_one(name: str) -> None:
    there = {
        f"/{command.qualified_name}"
        for top in PROGRAM.commands
        for command in (top, *getattr(top, "walk_commands", tuple)())
    }
    used = re.findall(r"`(/[a-z]+(?: [a-z]+)?)", outside_of_blocks(DOCUMENTS[name]))
    assert [word for word in used if word not in there and word.split()[0] not in there] == []


@every_document
def test_every_type_that_is_named_is_there(name: str) -> None:
    """In the text; what discord.py or another library calls so has a dot in it."""
    types = set(re.findall(r"`([A-Z][a-z]+[A-Z]\w+|Game|Show)`", outside_of_blocks(DOCUMENTS[name]))) - {
        "AutoShardedBot"
    }
    code = "\n".join(path.read_text() for path in CODE)
    assert [kind for kind in types if not re.search(rf"^(class {kind}\b|{kind} = )", code, re.MULTILINE)] == []


def test_the_front_page_is_short_and_leads_on_at_its_beginning() -> None:
    lines = DOCUMENTS["README.md"].splitlines()
    assert len(lines) <= 110
    first_screen = "\n".join(lines[:30])
    for page in (
        "bot/PLAYING.md",
        "bot/HOSTING.md",
        "bot/README.md#where-things-are",
        "engine/README.md",
        "tests/README.md",
    ):
        assert f"]({page})" in first_screen


def test_the_pictures_of_the_front_page_are_small() -> None:
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", DOCUMENTS["README.md"])
    assert {Path(name).suffix for name in pictures} == {".png", ".gif"}
    assert [name for name in pictures if (ROOT / name).stat().st_size > 200_000] == []


def rows() -> Iterator[list[str]]:
    """Return the table's rows: what one wants to change, where to look, its tests."""
    for line in section("bot/README.md", "Where things are").splitlines():
        cells = line.strip("|").split(" | ")
        if line.startswith("| ") and len(cells) == 3 and "`" in cells[1]:
            yield [cell.strip() for cell in cells]


def paths(column: int) -> Iterator[str]:
    """Return a column's files and folders; a name without a folder stands in that of the path before it."""
    folder = ""
    for row in rows():
        for named in re.findall("`([^`]+)`", row[column]):
            if ("/" in named and not named.startswith("/")) or named.startswith("."):
                folder = named.rstrip("/").rpartition("/")[0]
                yield named
            elif named.endswith(".py"):
                yield f"{folder}/{named}"


def test_each_file_that_the_table_names_is_there() -> None:
    named = [*paths(1), *paths(2)]
    assert len(named) > 120
    assert [path for path in named if not any(ROOT.glob(path))] == []


def test_each_thing_to_change_has_one_row() -> None:
    assert [thing for thing, count in Counter(row[0] for row in rows()).items() if count > 1] == []


def test_each_room_has_a_row_and_a_line_in_the_drawing_and_the_list() -> None:
    named, told = [*paths(1)], section("bot/README.md", "The rooms")
    rooms = [
        path.parent.relative_to(ROOT)
        for room in ("bot", "engine", "render")
        for path in (ROOT / room).glob("*/__init__.py")
    ]
    assert [str(room) for room in rooms if not any(path.startswith(f"{room}/") for path in named)] == []
    for room in rooms:
        if room.parts[0] == "bot":
            assert f"| `{room}/` |" in told
            assert f'{room.name}["{room.name}: ' in told


def test_each_room_of_the_tests_is_told() -> None:
    told = section("tests/README.md", "What is in which room")
    assert [
        room.name
        for room in (ROOT / "tests").glob("*/")
        if any(room.glob("*.py")) and f"`tests/{room.name}/`" not in told
    ] == []


def test_the_glossary_has_a_line_for_each_word() -> None:
    words = [
        line.split(" | ")[0].strip("| ")
        for line in section("bot/README.md", "Glossary").splitlines()
        if line.startswith("| ")
    ]
    assert len(words) > 30
    assert len(set(words)) == len(words)


def test_each_function_of_a_game_is_told() -> None:
    told = re.findall(r"^\| (`.*?`) \|", section("engine/README.md", "What a game is"), re.MULTILINE)
    assert {field.name for field in fields(Game)} == {name for cell in told for name in re.findall(r"`(\w+)`", cell)}


@pytest.mark.parametrize(
    "example", re.findall(r"^```python\n(.*?)^```$", DOCUMENTS["engine/README.md"], re.DOTALL | re.MULTILINE)
)
def test_the_examples_in_python_run(example: str) -> None:
    exec(compile(example, "engine/README.md", "exec"), {})  # noqa: S102 - our own document


def test_the_workflow_runs_what_everybody_runs() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text())
    (job,) = workflow["jobs"].values()
    oldest = re.search(r'requires-python = ">=(.*)"', (ROOT / "pyproject.toml").read_text())
    assert oldest is not None
    assert job["container"].startswith(f"python:{oldest[1]}-")
    steps = [step.get("uses", step.get("run")) for step in job["steps"]]
    assert steps[0].startswith("actions/checkout@")
    assert steps[1:] == [".ci/run"]
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111
    assert workflow["permissions"] == {"contents": "read"}
