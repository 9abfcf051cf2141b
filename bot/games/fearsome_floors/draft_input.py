"""What people type for a tile of the draft, its direction and its square; and what they are offered while typing."""

from collections.abc import Sequence

from bot.games.fearsome_floors.move_input import read_square
from engine.core import NotAllowed, Reason, Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import ENTRANCE, ORDER, Square
from engine.fearsome_floors.draft import places, why_not_place, wrong_orientation
from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.state import DraftPhase, State
from engine.fearsome_floors.supply import DRAFT_TILES, ORIENTATIONS, DraftTile, Orientation
from render.core import Words
from render.fearsome_floors.turn_text import kind_left, kind_name, kinds_left, orientation_name


def must_place(state: State, seat: Seat) -> None:
    """See that it is a player's turn to place a tile. Raises NotAllowed."""
    if not isinstance(state.phase, DraftPhase) or seat not in FEARSOME_FLOORS.to_act(state):
        reason = FEARSOME_FLOORS.why_not(state, seat, PlaceTile("stone", ENTRANCE))  # refused, whatever the tile
        if reason is not None:
            raise _not_allowed(reason)


def read_placements(
    words: Words, state: State, *, tile: str, square: str, direction: str | None
) -> tuple[PlaceTile, ...]:
    """Return the placement that a player means, or one for each direction to choose from. Raises NotAllowed."""
    kind = read_tile(words, state, tile)
    return placements_on(state, kind, read_square(square), read_orientations(words, kind, direction))


def placements_on(
    state: State, tile: DraftTile, square: Square, orientations: Sequence[Orientation | None]
) -> tuple[PlaceTile, ...]:
    """Return the legal placements of a tile on a square in these orientations. Raises NotAllowed without any."""
    moves = [PlaceTile(tile, square, orientation) for orientation in orientations]
    refused = {move: reason for move in moves if (reason := why_not_place(state, move)) is not None}
    if len(refused) == len(moves):
        raise _not_allowed(refused[moves[0]])
    return tuple(move for move in moves if move not in refused)


def open_squares(state: State, tile: DraftTile, orientations: Sequence[Orientation | None]) -> list[Square]:
    """Return the squares on which a tile can be placed in one of these orientations, by row and column."""
    if tile not in state.draft:
        return []
    found = {square for orientation in orientations for square in places(state, tile, orientation)}
    return sorted(found, key=lambda square: ORDER[square])


def read_tile(words: Words, state: State, text: str) -> DraftTile:
    """Return the kind of tile that is meant: by its name, the beginning of one, or the offer. Raises NotAllowed."""
    typed = _typed(text)
    names = {tile: (tile, kind_name(words, tile), kind_left(words, state, tile)) for tile in DRAFT_TILES}
    found = [tile for tile in DRAFT_TILES if typed in names[tile]]
    if typed and not found:
        found = [tile for tile in DRAFT_TILES if any(name.startswith(typed) for name in names[tile])]
    if not typed or not found:
        raise _not_allowed(Reason.of("no-such-tile", text=text))
    if len(found) > 1:
        kinds = words.series([kind_name(words, tile) for tile in found])
        raise _not_allowed(Reason.of("ff-which-tile", text=text, kinds=kinds))
    return found[0]


def read_orientations(words: Words, tile: DraftTile, text: str | None) -> tuple[Orientation | None, ...]:
    """Return the direction that is meant, or all of a tile where nothing was typed. Raises NotAllowed."""
    typed = _typed(text or "")
    if not typed:
        return ORIENTATIONS[tile]
    found = tuple(
        orientation
        for orientation in ORIENTATIONS[tile]
        if orientation is not None and _begins(words, orientation, typed)
    )
    if len(found) != 1:
        raise _not_allowed(wrong_orientation(tile))
    return found


def offered_tiles(words: Words, state: State, typed: str) -> list[tuple[str, str]]:
    """Return the kinds of which tiles are left that fit what is typed: label and value."""
    offers = [(kind_left(words, state, tile), tile) for tile in kinds_left(state)]
    return [(label, tile) for label, tile in offers if _typed(typed) in label or tile.startswith(_typed(typed))]


def offered_squares(
    state: State, tile: DraftTile, orientations: Sequence[Orientation | None], typed: str
) -> list[tuple[str, str]]:
    """Return the squares where a tile may go in these orientations, that fit what is typed: `k`, `k5`, or the row."""
    typed = _typed(typed)
    squares = open_squares(state, tile, orientations)
    return [(square, square) for square in squares if square.startswith(typed) or square[1:] == typed]


def offered_orientations(words: Words, state: State, tile: DraftTile, square: str, typed: str) -> list[tuple[str, str]]:
    """Return the directions of a tile that fit what is typed and the square, if one has been: label and value."""
    fitting = [
        orientation
        for orientation in ORIENTATIONS[tile]
        if orientation is not None and _begins(words, orientation, _typed(typed))
    ]
    if _typed(square):
        fitting = [
            orientation
            for orientation in fitting
            if why_not_place(state, PlaceTile(tile, _typed(square), orientation)) is None
        ]
    return [(orientation_name(words, orientation), orientation) for orientation in fitting]


def _begins(words: Words, orientation: Orientation, typed: str) -> bool:
    return orientation.startswith(typed) or orientation_name(words, orientation).startswith(typed)


def _typed(text: str) -> str:
    return " ".join(text.lower().split())


def _not_allowed(reason: Reason) -> NotAllowed:
    return NotAllowed(FEARSOME_FLOORS.key, reason)
