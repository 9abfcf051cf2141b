"""The README's table of where things are names what is there."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent


def rows() -> Iterator[list[str]]:
    """Give the table's rows: what one wants to change, where to look, its tests."""
    section = (ROOT / "README.md").read_text().split("\n## Where things are\n")[1].split("\n## ")[0]
    for line in section.splitlines():
        cells = line.strip("|").split(" | ")
        if line.startswith("| ") and len(cells) == 3 and "`" in cells[1]:
            yield [cell.strip() for cell in cells]


def paths(column: int) -> Iterator[str]:
    """Give a column's files and folders; a name without a folder stands in that of the path before it."""
    folder = ""
    for row in rows():
        for named in re.findall("`([^`]+)`", row[column]):
            if "/" in named or named.startswith("."):
                folder = named.rstrip("/").rpartition("/")[0]
                yield named
            elif named.endswith(".py"):
                yield f"{folder}/{named}"


def test_each_file_that_the_table_names_is_there() -> None:
    named = [*paths(1), *paths(2)]
    assert len(named) > 100
    assert [path for path in named if not any(ROOT.glob(path))] == []


def test_each_thing_to_change_has_one_row() -> None:
    assert [thing for thing, count in Counter(row[0] for row in rows()).items() if count > 1] == []
