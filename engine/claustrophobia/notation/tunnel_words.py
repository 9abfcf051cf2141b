"""How the tunnels are written: tiles in play, bags of tiles, the cave-in."""

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

from engine.claustrophobia.notation.words import NOTHING, Word, matched, read_tile
from engine.claustrophobia.state import Tile
from engine.claustrophobia.tunnels.tiles import DIRECTION_NAMED, TURNS, TileName
from engine.core.notation import BadNotation, bad

CHESTS: Final = ("closed", "open", "relic")
_BETWEEN_TILES: Final = re.compile(r",(?=[a-z])", re.ASCII)
_TILE: Final = re.compile(r"([a-z-]+)@(-?[0-9]{1,3}),(-?[0-9]{1,3})(?:/(0|90|180|270))?((?:\+[a-z]+)*)", re.ASCII)
_KIND: Final = re.compile(r"([a-z]+)-([a-z]+)", re.ASCII)
_PAIR: Final = re.compile(r"([0-9]{1,3})-([0-9]{1,3})", re.ASCII)
_MARKS: Final[dict[str, dict[str, Any]]] = {
    "sprung": {"is_sprung": True},
    "hole": {"has_token": True},
    "plain": {"counts_as_plain": True},
    **{f"seal{side}": {"seal": side} for side in DIRECTION_NAMED},
    **{f"chest{chest}": {"chest": chest} for chest in CHESTS},
}
"""What can be written behind a tile, and what it says."""


def _write_tiles(tiles: Iterable[Tile]) -> str:
    """Write the tiles in play: `id@x,y/turn`, and what else there is to say of each."""
    return ",".join(map(_write_tile, tiles)) or NOTHING


def _write_tile(tile: Tile) -> str:
    marks = (f"+{mark}" for mark, says in _MARKS.items() if all(getattr(tile, key) == on for key, on in says.items()))
    turn = f"/{tile.turn}" if tile.turn else ""
    return f"{tile.name}@{tile.x},{tile.y}{turn}{''.join(marks)}"


def _read_tiles(field: str, written: str) -> tuple[Tile, ...]:
    return tuple(_read_tile(field, word) for word in _BETWEEN_TILES.split(written))


def _read_tile(field: str, word: str) -> Tile:
    parts = matched(_TILE, field, word, "a tile with its cell and turn, like plain-a@0,-1/90 or trapped-b@2,0+sprung")
    said: dict[str, Any] = {}
    for mark in parts[5].split("+")[1:]:
        if mark not in _MARKS:
            raise bad(field, mark, f"said of tiles (one of {', '.join(_MARKS)})")
        if said.keys() & _MARKS[mark].keys():
            raise BadNotation(
                f"{field}: +{mark} is said of a tile of which that, or another of its kind, is said before."
            )
        said |= _MARKS[mark]
    turns = {str(turn): turn for turn in TURNS}
    return Tile(read_tile(field, parts[1]), int(parts[2]), int(parts[3]), turns[parts[4] or "0"], **said)


def _write_bag(bag: Iterable[TileName]) -> str:
    """Write a bag of tiles: each kind once, with the letters of those that are there."""
    kinds = groupby(bag, key=lambda name: name.rpartition("-")[0])
    return ",".join(f"{kind}-{''.join(name[-1] for name in names)}" for kind, names in kinds) or NOTHING


def _read_bag(field: str, written: str) -> tuple[TileName, ...]:
    names: list[TileName] = []
    for word in () if written == NOTHING else written.split(","):
        parts = matched(_KIND, field, word, "a kind of tile and letters, like plain-acd")
        names += [read_tile(field, f"{parts[1]}-{letter}") for letter in parts[2]]
    return tuple(sorted(names))


def _write_pair(pair: tuple[int, int]) -> str:
    return f"{pair[0]}-{pair[1]}"


def _read_pair(field: str, written: str) -> tuple[int, int]:
    parts = matched(_PAIR, field, written, "two tiles in play, like 0-3")
    return int(parts[1]), int(parts[2])


TILES_WORD: Final = Word(_read_tiles, _write_tiles)
BAG_WORD: Final = Word(_read_bag, _write_bag)
PAIR_WORD: Final = Word(_read_pair, _write_pair)
