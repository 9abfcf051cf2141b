"""Where moves lead that can be chosen: tiles to go to, to summon on and to aim at, and cells to explore.

Where the tunnels have grown large, a pad shows the part around whoever can be moved from near.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.claustrophobia.moves import (
    AnyMove,
    Fight,
    Go,
    PlayAdvantage,
    PlayEvent,
    PutHole,
    Summon,
    UseGift,
    UseHole,
)
from engine.claustrophobia.state import State
from engine.claustrophobia.tiles import STEPS, Cell
from engine.claustrophobia.tunnels import cell_beside, tile_of
from render.claustrophobia.arrangement import NEAR, arrangement_for
from render.claustrophobia.scene import Choice

NEARER: Final = 1.25
"""A part of the tunnels is shown if its tiles are so much larger than those of the whole."""
LARGE: Final = 180
"""Tiles of so many pixels are seen well in the whole, which costs less: the board in the channel has been drawn."""


def choice_of(state: State, moves: Iterable[AnyMove]) -> Choice:
    """Return what a picture marks where some moves can be chosen."""
    moves = list(moves)
    cells = list(dict.fromkeys(cell for move in moves for cell in _cells(state, move)))
    laid = {tile.cell: number for number, tile in enumerate(state.tiles)}
    return Choice(
        tiles=tuple(laid[cell] for cell in cells if cell in laid),
        cells=tuple(cell for cell in cells if cell not in laid),
        near=_near(state, [*cells, *_around(state, moves)]),
    )


def _near(state: State, cells: list[Cell]) -> tuple[Cell, ...]:
    """Return the cells that a picture must show, if one from near has larger tiles than the whole."""
    if not cells:
        return ()
    plates = len(state.humans)
    whole = arrangement_for([*(tile.cell for tile in state.tiles), *cells], plates)
    near = arrangement_for(cells, plates, largest=NEAR)
    is_nearer = whole.tile < LARGE and near.tile >= whole.tile * NEARER
    return tuple(dict.fromkeys(cells)) if is_nearer else ()


def _around(state: State, moves: Iterable[AnyMove]) -> Iterator[Cell]:
    """Return the tile of whoever can go or fight, and the tiles beside it and beside all else that can be chosen."""
    laid = {tile.cell for tile in state.tiles}
    for move in moves:
        middles = _cells(state, move)
        if isinstance(move, Go | Fight):
            tile = tile_of(state, move.warrior, move.at)
            middles = iter(() if tile is None else (state.tiles[tile].cell,))
        for cell in middles:
            yield from (near for near in (cell, *_beside(cell)) if near in laid)


def _beside(cell: Cell) -> Iterator[Cell]:
    return ((cell[0] + across, cell[1] + down) for across, down in STEPS.values())


def _cells(state: State, move: AnyMove) -> Iterator[Cell]:
    if isinstance(move, Go):
        tile = tile_of(state, move.warrior, move.at)
        if tile is not None:
            yield cell_beside(state.tiles[tile].cell, move.direction)
    elif isinstance(move, UseHole | PutHole | Summon):
        yield state.tiles[move.tile].cell
    elif isinstance(move, PlayAdvantage | PlayEvent | UseGift) and move.aim.tile is not None:
        yield state.tiles[move.aim.tile].cell
