"""The 36 tiles: their kinds and shapes (rules, section 6). A kind is a row here; what it does is in `tile_effects`."""

from collections.abc import Mapping
from string import ascii_lowercase
from typing import Final, Literal, get_args

from engine.core import Value, by_kind

Direction = Literal["n", "e", "s", "w"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
DIRECTION_NAMED: Final[Mapping[str, Direction]] = {direction: direction for direction in DIRECTIONS}
Cell = tuple[int, int]
"""How far east and how far south of the first tile."""

STEPS: Final[Mapping[Direction, Cell]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}

Turn = Literal[0, 90, 180, 270]
"""By how much a tile is turned, clockwise."""
TURNS: Final[tuple[Turn, ...]] = get_args(Turn)

Shape = Literal["X", "T", "I", "L", "D"]
OPENINGS: Final[Mapping[Shape, frozenset[Direction]]] = by_kind(
    get_args(Shape),
    {
        "X": frozenset(DIRECTIONS),
        "T": frozenset({"e", "s", "w"}),
        "I": frozenset({"n", "s"}),
        "L": frozenset({"n", "e"}),
        "D": frozenset({"n"}),
    },
)
"""The openings of each shape before it is turned."""

TileKind = Literal[
    "start",
    "exit",
    "pentacle",
    "hideout",
    "hungry",
    "narrow",
    "flooded",
    "trapped",
    "mechanism",
    "den",
    "hole",
    "plain",
]
TileName = str
"""A tile of the box: its kind and a letter, such as `trapped-b`."""

CAPACITY: Final = 3
"""The warriors of each side that a tile has room for, if its kind does not say otherwise."""


class TileRule(Value, frozen=True):
    """What a kind of tile is."""

    shapes: tuple[Shape, ...]
    """The shape of each tile of the kind, a, b and so on."""
    capacity: int = CAPACITY
    """The warriors of each side that there is room for."""
    in_stack: bool = True
    """Whether it is among the tiles that are usually drawn."""
    doubles_hits: bool = False
    """Whether each hit of an attack on a warrior there counts double."""
    is_flooded: bool = False
    """Whether entering ends the movement, and leaving costs all of it."""
    is_den: bool = False
    """Whether troglodytes can be summoned there whatever is around."""
    has_hole: bool = False
    """Whether troglodytes can go from there to any other hole."""


TILE_KINDS: Final[Mapping[TileKind, TileRule]] = by_kind(
    get_args(TileKind),
    {
        "start": TileRule(("X",), capacity=5, in_stack=False),
        "exit": TileRule(("D",), capacity=5, in_stack=False),
        "pentacle": TileRule(("X",), capacity=5, in_stack=False),
        "hideout": TileRule(("T", "T", "L", "L")),
        "hungry": TileRule(("T", "I"), doubles_hits=True),
        "narrow": TileRule(("I", "I", "L"), capacity=1),
        "flooded": TileRule(("T", "X", "L"), is_flooded=True),
        "trapped": TileRule(("T", "I", "X")),
        "mechanism": TileRule(("T", "L")),
        "den": TileRule(("X", "T"), is_den=True),
        "hole": TileRule(("T", "L", "I"), has_hole=True),
        "plain": TileRule(("X", "X", "T", "T", "T", "T", "I", "I", "L", "L", "D")),
    },
)


class TileInBox(Value, frozen=True):
    """A tile as it comes out of the box."""

    kind: TileKind
    """What it is."""
    shape: Shape
    """How its openings lie before it is turned."""


BOX: Final[Mapping[TileName, TileInBox]] = {
    f"{kind}-{letter}": TileInBox(kind, shape)
    for kind, rule in TILE_KINDS.items()
    for letter, shape in zip(ascii_lowercase, rule.shapes, strict=False)
}
"""Every tile by its name."""

USUAL_STACK: Final[tuple[TileName, ...]] = tuple(
    sorted(name for name, tile in BOX.items() if TILE_KINDS[tile.kind].in_stack)
)
"""The tiles that are drawn from if a scenario says nothing else."""


def turned(direction: Direction, turn: int) -> Direction:
    """Return where a side faces once it is turned clockwise."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + turn // 90) % len(DIRECTIONS)]


def opposite(direction: Direction) -> Direction:
    """Return the side across."""
    return turned(direction, 180)


def openings(name: TileName, turn: Turn) -> frozenset[Direction]:
    """Return the open sides of a tile that is laid so."""
    return _OPENINGS[name, turn]


_OPENINGS: Final[Mapping[tuple[TileName, Turn], frozenset[Direction]]] = {
    (name, turn): frozenset(turned(side, turn) for side in OPENINGS[tile.shape])
    for name, tile in BOX.items()
    for turn in TURNS
}
