"""The picture of a move that is being put together: the board as if it were played so far, near the token or whole."""

from functools import reduce
from typing import Final

from msgspec.structs import replace

from engine.core import Reason
from engine.fearsome_floors.board import COLUMNS, ENTRANCE, EXIT, ROWS, Square, coordinates, square_at
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.legal import lead_path
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import OFF_BOARD, OUT, WAITING, Place
from render.core import Frame, Names, Words
from render.fearsome_floors.action import action_of
from render.fearsome_floors.alt_text import alt_text
from render.fearsome_floors.piece import piece_of
from render.fearsome_floors.scene import scene_of
from render.fearsome_floors.traces import Action

ACROSS: Final = 9
DOWN: Final = 7
"""How many columns and rows are shown around the token: on a phone, twice as large as on the whole board."""


def attempt_frame(words: Words, names: Names, state: State, move: MoveToken, *, sentence: str, whole: bool) -> Frame:
    """Show what a path does to a position, as far as it can be taken; nothing of it is played."""
    reached = lead_path(state, move.token, move.path)
    events = () if isinstance(reached, Reason) else reached.events
    after = reduce(evolve, events, state)
    place = after.tokens[move.token]
    action = action_of(state, events) if move.path else Action(moved=() if place in OFF_BOARD else (place,))
    if place == WAITING:
        action = replace(action, outside=piece_of(after, move.token))
    scene = scene_of(after, action)
    if place not in OFF_BOARD:  # also where it passes over another token's square
        scene = replace(scene, tokens={**scene.tokens, place: piece_of(after, move.token)})
    shown = scene if whole else replace(scene, view=_around(place))
    return Frame(shown, sentence, alt_text(words, names, after, sentence))


def _around(place: Place) -> tuple[Square, ...]:
    """Return the squares near a place: as many columns and rows as there is room for, the place in their middle."""
    square = ENTRANCE if place == WAITING else EXIT if place == OUT else place
    column, row = coordinates(square)
    left = min(max(column - ACROSS // 2, 0), len(COLUMNS) - ACROSS)
    top = min(max(row - DOWN // 2, 0), len(ROWS) - DOWN)
    near = (square_at(left + across, top + down) for down in range(DOWN) for across in range(ACROSS))
    return tuple(square for square in near if square is not None)
