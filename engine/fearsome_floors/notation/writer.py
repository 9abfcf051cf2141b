"""Writing a position as FFN: fields in the fixed order, squares by row and column, nothing that is empty."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import assert_never

from engine.fearsome_floors.board import ORDER, Square
from engine.fearsome_floors.notation.signs import (
    BETWEEN,
    FIELDS,
    FIVE_IN_LONGER_GAME,
    GAME_OVER,
    MARK,
    MONSTERS_TURN,
    MOVED,
    PATCH_FIELDS,
    TILE_FIELDS,
    TIMES,
)
from engine.fearsome_floors.state import DraftPhase, MonsterPhase, Over, State, TokenPhase
from engine.fearsome_floors.supply import DraftTile
from engine.fearsome_floors.tiles import Patch, Teleporter
from engine.fearsome_floors.tokens import LETTERS


def write_position(state: State) -> str:
    """Return the FFN of a position; reading it back gives an equal one.

    It must be one for which `problems` finds nothing, or at most that its turn has nothing left to do.
    """
    written = _dungeon(state) | {
        "tokens": ",".join(_tokens(state)),
        "round": str(state.round),
        "cards": ",".join(state.cards),
        "start": LETTERS[state.start] if state.colours else "",
        "turn": _turn(state),
        "escaped": ",".join(state.escaped),
        "resigned": ",".join(LETTERS[colour] for colour in state.resigned),
        "five": FIVE_IN_LONGER_GAME if state.longer else "",
        "draft": ",".join(_counted(state.draft)),
    }
    return _line(written)


def write_dungeon(state: State) -> str:
    """Return the FFN of a position's dungeon alone: the monster, tiles, pools and teleporters."""
    return _line(_dungeon(state))


def _line(written: Mapping[str, str]) -> str:
    return " ".join((MARK, *(f"{field}={written[field]}" for field in FIELDS if written.get(field))))


def _dungeon(state: State) -> dict[str, str]:
    tiles = {
        field: ",".join(_sorted(square for square, there in state.tiles.items() if there == tile))
        for field, tile in TILE_FIELDS.items()
    }
    patches = {
        field: ",".join(_patches(patch for patch in state.patches if patch.floor == floor))
        for field, floor in PATCH_FIELDS.items()
    }
    return (
        tiles
        | patches
        | {
            "monster": f"{state.monster.square}{state.monster.facing}",
            "teleporters": ",".join(_pairs(state.teleporters)),
        }
    )


def _turn(state: State) -> str:
    match state.phase:
        case DraftPhase() | TokenPhase():
            return LETTERS[state.phase.colour]
        case MonsterPhase():
            return MONSTERS_TURN
        case Over():
            return GAME_OVER
        case _:
            assert_never(state.phase)


def _patches(patches: Iterable[Patch]) -> Iterator[str]:
    for patch in sorted(patches, key=lambda patch: ORDER[patch.corner]):
        yield f"{patch.corner}:{patch.width}x{patch.height}"


def _tokens(state: State) -> Iterator[str]:
    for token, place in state.tokens.items():
        yield f"{token}:{place}{MOVED if token in state.moved else ''}"


def _pairs(teleporters: Iterable[Teleporter]) -> Iterator[str]:
    for pair, both in groupby(teleporters, key=lambda teleporter: teleporter.pair):
        yield f"{pair}:" + BETWEEN.join(f"{one.square}{one.arrow}" for one in both)


def _counted(tiles: Iterable[DraftTile]) -> Iterator[str]:
    for tile, all_of_it in groupby(tiles):
        times = len(tuple(all_of_it))
        yield f"{tile}{TIMES}{times}" if times > 1 else tile


def _sorted(squares: Iterable[Square]) -> list[Square]:
    return sorted(squares, key=ORDER.__getitem__)
