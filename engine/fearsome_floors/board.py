"""The board: 156 squares, what lies beyond each in every direction, and the lettered walls (rules, section 1)."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

Square = str
"""A column letter and a row number, `a1` (exit) to `p11` (entrance).

Not a closed set, as `TokenName` is: mypy compares such sets member by member, and with 156 it took four times as long.
Nor a NewType: each of the 1,200 squares that tests write down would have to be wrapped, and be harder to read.
"""

Direction = Literal["n", "e", "s", "w"]
"""`n` is towards row 1, `e` towards column p."""

COLUMNS: Final = "abcdefghijklmnop"
ROWS: Final = range(1, 12)
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)

EXIT: Final = "a1"
ENTRANCE: Final = "p11"
CORNERS: Final = frozenset({EXIT, ENTRANCE})
"""A tile that comes onto one of these is removed."""

STEPS: Final[Mapping[Direction, tuple[int, int]]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
RIGHT_OF: Final[Mapping[Direction, Direction]] = {"n": "e", "e": "s", "s": "w", "w": "n"}
LEFT_OF: Final[Mapping[Direction, Direction]] = {"n": "w", "e": "n", "s": "e", "w": "s"}
BEHIND: Final[Mapping[Direction, Direction]] = {"n": "s", "e": "w", "s": "n", "w": "e"}

CUT_CORNERS: Final[Mapping[int, str]] = {1: "mnop", 2: "nop", 3: "op", 4: "p", 8: "a", 9: "ab", 10: "abc", 11: "abcd"}
"""The columns that a row does not have."""

SQUARES: Final[tuple[Square, ...]] = tuple(
    f"{column}{row}" for row in ROWS for column in COLUMNS if column not in CUT_CORNERS.get(row, "")
)
ORDER: Final[Mapping[Square, int]] = {square: index for index, square in enumerate(SQUARES)}
"""The order in which squares are listed: by row, then by column."""


def coordinates(square: Square) -> tuple[int, int]:
    """Return column and row, both counted from 0."""
    return COLUMNS.index(square[0]), int(square[1:]) - 1


def square_at(column: int, row: int) -> Square | None:
    """Return the square at a column and a row counted from 0, or None where the board has none."""
    if not (0 <= column < len(COLUMNS) and 0 <= row < len(ROWS)):
        return None
    square = f"{COLUMNS[column]}{row + 1}"
    return square if square in ORDER else None


def _neighbour(square: Square, direction: Direction) -> Square | None:
    column, row = coordinates(square)
    across, down = STEPS[direction]
    return square_at(column + across, row + down)


AHEAD: Final[Mapping[Direction, Mapping[Square, Square]]] = {
    direction: {square: ahead for square in SQUARES if (ahead := _neighbour(square, direction)) is not None}
    for direction in DIRECTIONS
}
"""For each direction: the square ahead of each square; a square at the wall is not a key."""


def _line(square: Square, direction: Direction) -> tuple[Square, ...]:
    line: list[Square] = []
    while (square := AHEAD[direction].get(square, "")) != "":
        line.append(square)
    return tuple(line)


LINES: Final[Mapping[Direction, Mapping[Square, tuple[Square, ...]]]] = {
    direction: {square: _line(square, direction) for square in SQUARES} for direction in DIRECTIONS
}
"""For each direction: the squares from each square (itself not among them) to the wall."""

OPPOSITE: Final[Mapping[Square, Square]] = {
    square: f"{COLUMNS[-1 - column]}{len(ROWS) - row}" for square in SQUARES for column, row in [coordinates(square)]
}
"""The square under the half turn: who leaves through the wall at a square comes back in at its opposite."""

_LETTERS: Final[Mapping[Direction, str]] = {
    "n": "ABCDEFGHIJKLNPRT",  # columns a..p
    "e": "MOQSUVWXYZ&",  # rows 1..11
    "s": "TRPNLKJIHGFEDCBA",
    "w": "&ZYXWVUSQOM",
}

WALLS: Final[Mapping[tuple[Square, Direction], str]] = {
    (square, direction): _LETTERS[direction][coordinates(square)[0 if direction in ("n", "s") else 1]]
    for square in SQUARES
    for direction in DIRECTIONS
    if square not in AHEAD[direction]
}
"""The letter of each wall segment, by the square that it belongs to and the direction in which it lies."""
