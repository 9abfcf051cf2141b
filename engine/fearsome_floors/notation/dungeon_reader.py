"""Reading the dungeon from the fields of FFN: the monster, tiles, pools and teleporters."""

import re
from collections.abc import Iterator
from typing import Final

from engine.core.notation import BadNotation, Fields, bad, read_list, read_word
from engine.fearsome_floors.board import DIRECTIONS, ORDER, Direction, Square
from engine.fearsome_floors.floors import FLOORS, PAIRS, Patch, Teleporter
from engine.fearsome_floors.notation.signs import BETWEEN, PATCH_FIELDS, TILE_FIELDS
from engine.fearsome_floors.state import Monster
from engine.fearsome_floors.supply import SIZES
from engine.fearsome_floors.tiles import Tile

_PATCH: Final = re.compile(r"([a-z][0-9]{1,2}):([0-9])x([0-9])")
_ARROW: Final = rf"([a-z][0-9]{{1,2}})([{''.join(DIRECTIONS)}])"
_MONSTER: Final = re.compile(_ARROW)
_TELEPORTERS: Final = re.compile(rf"([{''.join(map(str, PAIRS))}]):{_ARROW}(?:\{BETWEEN}{_ARROW})?")


def read_monster(fields: Fields) -> Monster:
    """Read where the monster stands and looks. Raises BadNotation."""
    written = fields.get("monster", "")
    match = _MONSTER.fullmatch(written)
    if match is None:
        raise bad("monster", written, "a square and a direction (n, e, s or w), which every position needs")
    return Monster(match[1], _direction(match[2]))


def _direction(letter: str) -> Direction:
    return DIRECTIONS[DIRECTIONS.index(letter)]


def read_tiles(fields: Fields) -> dict[Square, Tile]:
    """Read which tile stands where. Raises BadNotation."""
    tiles: dict[Square, Tile] = {}
    for field, tile in TILE_FIELDS.items():
        for square in read_list(fields, field, read_word):
            if square in tiles:
                raise BadNotation(f"{field}: two tiles stand on {square}.")
            tiles[square] = tile
    return tiles


def read_teleporters(fields: Fields) -> tuple[Teleporter, ...]:
    """Read the teleporters, pair by pair. Raises BadNotation."""
    found: list[Teleporter] = []
    for word in read_list(fields, "teleporters", read_word):
        match = _TELEPORTERS.fullmatch(word)
        if match is None:
            raise bad("teleporters", word, "a pair with its squares and arrows, like 1:j5e+o7s")
        pair = PAIRS[PAIRS.index(int(match[1]))]
        both = (match.group(2, 3), match.group(4, 5))
        found += [Teleporter(pair, square, _direction(arrow)) for square, arrow in both if square]
    return tuple(sorted(found, key=lambda teleporter: (teleporter.pair, ORDER.get(teleporter.square, -1))))


def read_patches(fields: Fields) -> tuple[Patch, ...]:
    """Read the floors that cover several squares, by row and column. Raises BadNotation."""
    return tuple(sorted(_patches(fields), key=lambda patch: ORDER.get(patch.corner, -1)))


def _patches(fields: Fields) -> Iterator[Patch]:
    for field, floor in PATCH_FIELDS.items():
        for written in read_list(fields, field, _patch):
            yield Patch(written[1], int(written[2]), int(written[3]), floor)


def _patch(field: str, word: str) -> re.Match[str]:
    match = _PATCH.fullmatch(word)
    if match is None:
        floor = PATCH_FIELDS[field]
        width, height = SIZES[floor][0]
        raise bad(field, word, f"a {FLOORS[floor].piece}, like i3:{width}x{height}")
    return match
