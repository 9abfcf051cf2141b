"""The draft of the advanced game: where each of the 17 tiles may be placed, and why not (rules, section 8).

**[ruling]** The rules need no word for a tile without a legal place: however the other 16 lie, there is one for each.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.core import Chance, Reason
from engine.fearsome_floors import supply
from engine.fearsome_floors.board import AHEAD, DIRECTIONS, OPPOSITE, ORDER, SQUARES, WALLS, Square
from engine.fearsome_floors.events import TilePlaced
from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.state import State

KEPT_FREE: Final = frozenset({"a1", "b1", "a2", "p11", "o11", "p10"})
"""The corners and their neighbours, where nothing may be placed."""

OF_PAIRS: Final = frozenset(supply.TELEPORTERS.values())
"""The tiles that are teleporters."""

Lying = Mapping[Square, supply.DraftTile]
"""What has been placed, by each square that it covers."""


def why_not_place(state: State, move: PlaceTile) -> Reason | None:
    """Return what keeps a tile from being placed, or None; it does not matter whose turn it is."""
    if move.tile not in supply.ORIENTATIONS:
        return Reason.of("no-such-tile", text=move.tile)
    if move.tile not in state.draft:
        return Reason.of("tile-not-left", tile=move.tile)
    if move.direction not in supply.ORIENTATIONS[move.tile]:
        return wrong_orientation(move.tile)
    if move.square not in ORDER:
        return Reason.of("no-such-square", text=move.square)
    return _why_not_there(_lying(state), move.square, supply.piece_of(move.tile, move.square, move.direction))


def wrong_orientation(tile: supply.DraftTile) -> Reason:
    """Return the reason for which any direction is refused that is none of a tile's own."""
    if tile in OF_PAIRS:
        return Reason.of("arrow-wanted", tile=tile)
    if len(supply.ORIENTATIONS[tile]) > 1:
        return Reason.of("direction-wanted", tile=tile)
    return Reason.of("no-direction-wanted", tile=tile)


def places(state: State, tile: supply.DraftTile, orientation: supply.Orientation | None) -> tuple[Square, ...]:
    """Return the squares on which a tile can be placed so, by row and column; for a pool its top left square."""
    return tuple(_places(_lying(state), tile, orientation))


def _places(lying: Lying, tile: supply.DraftTile, orientation: supply.Orientation | None) -> Iterator[Square]:
    free = (square for square in SQUARES if square not in lying and square not in KEPT_FREE)  # or its first one is not
    yield from (
        square for square in free if _why_not_there(lying, square, supply.piece_of(tile, square, orientation)) is None
    )


def placements(state: State) -> Iterator[PlaceTile]:
    """Return every legal placement of every kind of tile that is left."""
    lying = _lying(state)
    for tile in dict.fromkeys(state.draft):
        for orientation in supply.ORIENTATIONS[tile]:
            yield from (PlaceTile(tile, square, orientation) for square in _places(lying, tile, orientation))


def placed_by_chance(state: State, tile: supply.DraftTile, chance: Chance) -> TilePlaced:
    """Return how chance places a tile: each way in which it can lie is as likely, then each square."""
    open_to = {orientation: places(state, tile, orientation) for orientation in supply.ORIENTATIONS[tile]}
    names = {str(orientation): orientation for orientation, squares in open_to.items() if squares}
    orientation = names[chance.pick("direction", tuple(names))] if len(names) > 1 else next(iter(names.values()))
    return TilePlaced(tile, chance.pick("square", open_to[orientation]), orientation)


def why_not_placed(state: State) -> Iterator[Reason]:
    """Return what keeps tiles from lying where they do, each held against those before it; no squares off the board.

    The limits hold in whatever order the tiles have been placed.
    """
    lying: dict[Square, supply.DraftTile] = {}
    for square, piece in _placed(state):
        if square in ORDER:
            reason = _why_not_there(lying, square, piece)
            if reason is not None:
                yield reason
            lying.update({at: supply.tile_of(piece) for at in supply.squares_of(piece, square) if at is not None})


def _placed(state: State) -> Iterator[tuple[Square, supply.Piece]]:
    yield from ((patch.corner, patch) for patch in state.patches)
    yield from state.tiles.items()
    yield from ((teleporter.square, teleporter) for teleporter in state.teleporters)


def _lying(state: State) -> Lying:
    return {
        at: supply.tile_of(piece)
        for square, piece in _placed(state)
        for at in supply.squares_of(piece, square)
        if at is not None
    }


def _why_not_there(lying: Lying, square: Square, piece: supply.Piece) -> Reason | None:
    """Hold a tile against the limits, in the order of the rules."""
    tile, covered = supply.tile_of(piece), supply.squares_of(piece, square)
    for at in covered:
        if at in KEPT_FREE:
            return Reason.of("corner-kept-free", tile=tile, square=at)
    for at in covered:
        if at is None:
            return Reason.of("over-the-edge", tile=tile, square=square)
        if at in lying:
            return Reason.of("place-taken", tile=tile, square=at, there=lying[at])
    return _too_near(lying, square) if tile in OF_PAIRS else None


def _too_near(lying: Lying, square: Square) -> Reason | None:
    """Return what keeps a teleporter away from another one, of either pair."""
    for direction in DIRECTIONS:
        beside = AHEAD[direction].get(square)
        if beside is not None and lying.get(beside) in OF_PAIRS:
            return Reason.of("teleporters-adjacent", square=square, beside=beside)
        letter = WALLS.get((square, direction))
        if letter is not None and lying.get(OPPOSITE[square]) in OF_PAIRS:
            return Reason.of("teleporters-share-wall", square=square, beside=OPPOSITE[square], letter=letter)
    return None
