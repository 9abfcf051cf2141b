"""The counts of `perft.txt`, read and rewritten: `uv run python -m tests.engine.claustrophobia.perft_counts`.

Each of its paragraphs is a position: a line on its origin, its CLN, and the number of sequences of each depth.
"""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from engine.claustrophobia.notation.position import read_position, write_position
from engine.claustrophobia.perft import perft
from engine.claustrophobia.state import State

FILE: Final = Path(__file__).with_name("perft.txt")


@dataclass(frozen=True)
class Counted:
    """A position with its counts by depth, from 1."""

    origin: str
    line: str
    nodes: tuple[int, ...]

    @cached_property
    def state(self) -> State:
        return read_position(self.line)


def read_counts() -> tuple[Counted, ...]:
    return tuple(_counted(paragraph) for paragraph in FILE.read_text(encoding="utf-8").strip().split("\n\n"))


def rewrite() -> None:
    """Count all positions of the file anew, each to as many depths as it has."""
    paragraphs: list[str] = []
    for old in read_counts():
        nodes = (f"{depth}: {perft(old.state, depth)}" for depth in range(1, len(old.nodes) + 1))
        paragraphs.append("\n".join((old.origin, write_position(old.state), *nodes)))
    FILE.write_text("\n\n".join(paragraphs) + "\n", encoding="utf-8")


def _counted(paragraph: str) -> Counted:
    origin, line, *counts = paragraph.split("\n")
    return Counted(origin, line, tuple(int(count.partition(": ")[2]) for count in counts))


if __name__ == "__main__":
    rewrite()
