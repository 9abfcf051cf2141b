"""The counts of `perft.txt`, read and rewritten: `uv run python -m tests.engine.fearsome_floors.perft_counts`.

Each of its paragraphs is a position: a line on its origin, its FFN, and the number of sequences of each depth.
"""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from engine.fearsome_floors.notation import read_position, write_position
from engine.fearsome_floors.perft import perft
from engine.fearsome_floors.state import State

FILE: Final = Path(__file__).with_name("perft.txt")
DEPTHS: Final = (1, 2, 3)


@dataclass(frozen=True)
class Counted:
    """A position with its counts by depth."""

    origin: str
    ffn: str
    nodes: tuple[int, ...]

    @cached_property
    def state(self) -> State:
        return read_position(self.ffn)


def read_counts() -> tuple[Counted, ...]:
    return tuple(_counted(paragraph) for paragraph in FILE.read_text(encoding="utf-8").strip().split("\n\n"))


def rewrite() -> None:
    """Count all positions of the file anew."""
    paragraphs: list[str] = []
    for old in read_counts():
        nodes = (f"{depth}: {perft(old.state, depth)}" for depth in DEPTHS)
        paragraphs.append("\n".join((old.origin, write_position(old.state), *nodes)))
    FILE.write_text("\n\n".join(paragraphs) + "\n", encoding="utf-8")


def _counted(paragraph: str) -> Counted:
    origin, ffn, *lines = paragraph.split("\n")
    return Counted(origin, ffn, tuple(int(line.partition(": ")[2]) for line in lines))


if __name__ == "__main__":
    rewrite()
