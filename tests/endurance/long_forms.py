"""The long form of the tests that play games by lot: many times as many positions, moves and turns.

`uv run python -m tests.endurance.long_forms [arguments of pytest]`; without arguments it runs every file that has one.
"""

import os
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.length import LONG

MARKS: Final = ("from tests.length import", "every_setup", "TABLES")


def longer_files() -> list[str]:
    """Return the files of tests that have a long form."""
    return sorted(str(path) for path in Path("tests").rglob("test_*.py") if is_longer(path.read_text("utf-8")))


def is_longer(text: str) -> bool:
    """Whether a file has one."""
    return any(mark in text for mark in MARKS)


def main(arguments: list[str]) -> int:
    """Run tests in their long form."""
    os.environ[LONG] = "1"
    return pytest.main(arguments or longer_files())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
