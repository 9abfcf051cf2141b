"""Where moves lead that can be chosen: tiles to go to, to summon on and to aim at, and cells to explore."""

from collections.abc import Iterable, Iterator

from engine.claustrophobia.moves import (
    AnyMove,
    Go,
    PlayAdvantage,
    PlayEvent,
    PutHole,
    Summon,
    UseGift,
    UseHole,
)
from engine.claustrophobia.state import State
from engine.claustrophobia.tiles import Cell
from engine.claustrophobia.tunnels import cell_beside, tile_of
from render.claustrophobia.scene import Choice


def choice_of(state: State, moves: Iterable[AnyMove]) -> Choice:
    """Return what a picture marks where some moves can be chosen."""
    cells = list(dict.fromkeys(cell for move in moves for cell in _cells(state, move)))
    laid = {tile.cell: number for number, tile in enumerate(state.tiles)}
    return Choice(
        tiles=tuple(laid[cell] for cell in cells if cell in laid),
        cells=tuple(cell for cell in cells if cell not in laid),
    )


def _cells(state: State, move: AnyMove) -> Iterator[Cell]:
    if isinstance(move, Go):
        tile = tile_of(state, move.warrior, move.at)
        if tile is not None:
            yield cell_beside(state.tiles[tile].cell, move.direction)
    elif isinstance(move, UseHole | PutHole | Summon):
        yield state.tiles[move.tile].cell
    elif isinstance(move, PlayAdvantage | PlayEvent | UseGift) and move.aim.tile is not None:
        yield state.tiles[move.aim.tile].cell
