"""What a token's move can lead to, in the fast form: every different place of the token and of all tiles.

And where a piece comes to that is pushed, by a token or by the monster (rules, sections 5 and 6).
"""

from engine.fearsome_floors.opponents.grid import (
    BLOOD,
    CORNER_CELLS,
    EMPTY,
    ENTRANCE_CELL,
    EXIT_CELL,
    FIRST,
    GATE,
    MONSTER,
    NEXT,
    SAFE,
    STEP,
    TOKEN,
    WALL,
    Floor,
)
from engine.fearsome_floors.opponents.position import Position

Change = tuple[tuple[int, int], ...]
"""The cells that a token's pushes have changed, each with what it holds then, in order."""

Result = tuple[int, Change]
"""Where a token comes to, and what it has pushed."""


class _Layer:
    """The board as the token's pushes have left it, and where the token has been on it."""

    __slots__ = ("been", "cells", "edge")

    def __init__(self, cells: bytearray) -> None:
        self.cells = cells
        self.been: set[int] = set()
        self.edge: list[int] = []


def results(position: Position, token: int) -> list[Result]:
    """Return all different results of a token that can move, staying included."""
    start = position.cells[:]
    if position.places[token] >= FIRST:
        start[position.places[token]] = EMPTY
    start[position.monster] = MONSTER
    first = _Layer(start)
    first.been.add(position.places[token])
    first.edge.append(position.places[token])
    layers = {bytes(start): first}
    floor = position.table.floor
    for _ in range(position.number(token)):
        edges = [(layer, layer.edge) for layer in layers.values() if layer.edge]
        for layer, _ in edges:
            layer.edge = []
        for layer, edge in edges:
            _onwards(layer, edge, floor, layers)
    found: list[Result] = []
    for layer in layers.values():
        change = () if layer is first else changed(start, layer.cells)
        cells = layer.cells
        found += [(place, change) for place in layer.been if place < FIRST or not cells[place]]
    return found


def changed(before: bytearray, after: bytearray) -> Change:
    """Return the cells in which two boards differ, each with what it holds after.

    Few do: so both are compared as one number each, not cell by cell.
    """
    differ = int.from_bytes(before, "little") ^ int.from_bytes(after, "little")
    found: list[tuple[int, int]] = []
    while differ:
        cell = ((differ & -differ).bit_length() - 1) >> 3
        found.append((cell, after[cell]))
        differ &= -1 << 8 * (cell + 1)
    return tuple(found)


def _onwards(layer: _Layer, edge: list[int], floor: Floor, layers: dict[bytes, _Layer]) -> None:
    """Go one point on from each place of an edge."""
    cells, been, newest, kinds = layer.cells, layer.been, layer.edge, floor.kinds
    for place in edge:
        if place < FIRST:
            neighbours: tuple[int, ...] = _in(cells, floor) if place != SAFE else ()
        else:
            neighbours = NEXT[place]
            if place == EXIT_CELL and SAFE not in been:
                been.add(SAFE)
        for ahead in neighbours:
            there = cells[ahead]
            if (there == EMPTY or there >= TOKEN) and kinds[ahead] == 0:
                if ahead not in been:
                    been.add(ahead)
                    newest.append(ahead)
            elif place < FIRST:
                been.add(ahead)
                newest.append(ahead)
            elif there != MONSTER and kinds[ahead] != GATE:
                _roughly(layer, place, ahead - place, floor, layers)


def _in(cells: bytearray, floor: Floor) -> tuple[int, ...]:
    there = cells[ENTRANCE_CELL]
    is_open = (there == EMPTY or there >= TOKEN) and floor.kinds[ENTRANCE_CELL] != GATE
    return (ENTRANCE_CELL,) if is_open else ()


def _roughly(  # noqa: C901 - the rules of blood and pushing, in one loop
    layer: _Layer, place: int, step: int, floor: Floor, layers: dict[bytes, _Layer]
) -> None:
    """Take one point where a tile stands or blood lies: push, and slide on."""
    cells, kinds, start = layer.cells, floor.kinds, place
    while place == start or kinds[place] == BLOOD:
        ahead = place + step
        there = cells[ahead]
        if there in (WALL, MONSTER) or kinds[ahead] == GATE:
            break
        if EMPTY < there < TOKEN:
            if cells[ahead + step] != EMPTY:
                break
            if cells is layer.cells:
                cells = cells[:]
            cells[ahead] = EMPTY
            end = slide(cells, floor, ahead, STEP.index(step), monster=ahead, touched=[])
            if end not in CORNER_CELLS and kinds[end] != GATE:
                cells[end] = there
        place = ahead
    if place == start:
        return
    if cells is not layer.cells:
        key = bytes(cells)
        found = layers.get(key)
        if found is None:
            found = layers[key] = _Layer(cells)
        layer = found
    if place not in layer.been:
        layer.been.add(place)
        layer.edge.append(place)


def slide(
    cells: bytearray,
    floor: Floor,
    origin: int,
    facing: int,
    *,
    monster: int,
    touched: list[int],
    stops_on_corners: bool = True,
) -> int:
    """Return where a piece that is pushed comes to; where it was if that is over the edge.

    What comes onto a teleporter, or as a tile onto a corner, ends there, and its pusher takes it away.
    """
    ahead, kinds = STEP[facing], floor.kinds
    cell = origin
    following = origin + ahead
    while cells[following] != WALL:
        cell = following
        touched.append(cell)
        if kinds[cell] != BLOOD or (stops_on_corners and cell in CORNER_CELLS):
            return cell
        following = cell + ahead
        touched.append(following)
        if cells[following] or following == monster:
            return cell
    return cell
