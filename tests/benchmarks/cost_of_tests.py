"""Print which tests cost how much, by room and by kind, from a JUnit file or from a run of its own.

`uv run python -m tests.benchmarks.cost_of_tests [FILE.xml | arguments of pytest]`
"""

import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

import pytest

KINDS: Final = (
    ("load, kills, hostile input", ("tests/endurance/",)),
    ("the page in a browser", ("tests/sandbox/page/",)),
    ("a bot and its client", ("tests/end_to_end/", "tests/sandbox/")),
    ("games on disk", ("tests/bot/store/", "tests/bot/cluster/", "tests/bot/host/", "tests/bot/delivery/")),
    ("the rooms of the bot", ("tests/bot/",)),
    ("pictures and words", ("tests/render/",)),
    ("every game", ("tests/every_game/", "tests/toy_game/")),
    ("rules and programs", ("tests/engine/",)),
    ("the tree itself", ("tests/",)),
)
"""What the tests of a folder are, the first that fits."""

LONGEST: Final = 40


class Cost(NamedTuple):
    """A test and the seconds that it took with its setup, those of waiting included."""

    test: str
    seconds: float

    @property
    def room(self) -> str:
        """The folder of its file, two levels below `tests` at most."""
        return "/".join(self.test.partition("::")[0].split("/")[:-1][:3])

    @property
    def kind(self) -> str:
        """What kind of test it is."""
        return next(kind for kind, folders in KINDS if self.test.startswith(folders))

    @property
    def function(self) -> str:
        """The test without its parameters."""
        return self.test.partition("[")[0]


def costs(file: Path) -> Iterator[Cost]:
    """Return what each test of a JUnit file has taken."""
    for case in ET.parse(file).iter("testcase"):  # noqa: S314 - pytest has written it
        module = case.attrib["classname"].replace(".", "/")
        yield Cost(f"{module}.py::{case.attrib['name']}", float(case.attrib["time"]))


def told(found: list[Cost]) -> Iterator[str]:
    """Return the lines of the report."""
    total = sum(cost.seconds for cost in found)
    most = sorted((cost.seconds for cost in found), reverse=True)[:LONGEST]
    yield f"{len(found)} tests, {total:.0f} s; the {len(most)} longest take {sum(most):.0f} s of them"
    for title in ("kind", "room", "function"):
        sums: defaultdict[str, list[float]] = defaultdict(list)
        for cost in found:
            sums[getattr(cost, title)].append(cost.seconds)
        yield f"\n  seconds  share  tests  {title}"
        for name, seconds in sorted(sums.items(), key=lambda item: -sum(item[1]))[:LONGEST]:
            yield f"{sum(seconds):9.1f}  {sum(seconds) / total:5.0%}  {len(seconds):5}  {name}"


def main(arguments: list[str]) -> None:
    """Print the report."""
    if len(arguments) == 1 and arguments[0].endswith(".xml"):
        print("\n".join(told(list(costs(Path(arguments[0]))))))
        return
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tests.xml")
        failed = pytest.main(["-q", f"--junitxml={file}", *arguments])
        print("\n".join(told(list(costs(file)))))
    sys.exit(failed)


if __name__ == "__main__":
    main(sys.argv[1:])
