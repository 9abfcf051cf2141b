"""The words of the draft: the kinds of tile, how many are left of each, and what is placed where."""

from typing import assert_never

from engine.fearsome_floors.floors import Patch, Teleporter
from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.state import State
from engine.fearsome_floors.supply import DraftTile, Orientation, piece_of
from render.core import Words


def kind_name(words: Words, tile: DraftTile) -> str:
    """Return the bare name of a kind of tile: "turn-right stone"."""
    return words("ff-kind", tile=tile)


def kinds_left(state: State) -> tuple[DraftTile, ...]:
    """Return the kinds of which tiles are left, in the order of the supply."""
    return tuple(dict.fromkeys(state.draft))


def kind_left(words: Words, state: State, tile: DraftTile) -> str:
    """Say how many are left of a kind of tile: "crystal (2)"."""
    return words("ff-kind-left", tile=tile, count=state.draft.count(tile))


def supply_left(words: Words, state: State) -> str:
    """List the kinds of which tiles are left, each with its number."""
    return words.series([kind_left(words, state, tile) for tile in kinds_left(state)])


def orientation_name(words: Words, orientation: Orientation) -> str:
    """Return the name of a direction: "north", "lengthwise (along the row)"."""
    return words("ff-orientation", orientation=orientation, facing=orientation)


def placement(words: Words, move: PlaceTile) -> str:
    """Say which tile lies where: "a crystal on k5", "the 4x1 pool on e9 to h9", a teleporter with its arrow."""
    piece = piece_of(move.tile, move.square, move.direction)
    match piece:
        case Teleporter():
            return words("ff-placement-arrow", tile=move.tile, squares=piece.square, facing=piece.arrow)
        case Patch():
            return words("ff-placement", tile=move.tile, squares=span(words, piece))
        case str():
            return words("ff-placement", tile=move.tile, squares=move.square)
        case _:
            assert_never(piece)


def place_done(words: Words, move: PlaceTile) -> str:
    """Say to who has placed a tile where it lies."""
    return words("ff-place-done", placement=placement(words, move))


def span(words: Words, patch: Patch) -> str:
    """Name a patch's squares by the first and the last: "e9 to h9"; a single one as it is."""
    squares = [square for square in patch.squares() if square is not None]
    return words("ff-span", first=squares[0], last=squares[-1]) if len(squares) > 1 else squares[0]
