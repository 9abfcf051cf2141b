"""The picture of what is being chosen.

A token's move: the board as if it were played so far, near the token or whole, with every place where it may end.
A tile of the draft: the board with the squares where it may be placed.
"""

from collections.abc import Collection, Iterable
from functools import reduce
from typing import Final

from msgspec.structs import replace

from engine.core import Reason
from engine.fearsome_floors.board import COLUMNS, ENTRANCE, EXIT, ROWS, Square, coordinates, square_at
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.legal import lead_path
from engine.fearsome_floors.moves import MoveToken, PlaceTile
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import OFF_BOARD, OUT, WAITING, Place
from render.core import Frame, Names, Words
from render.fearsome_floors.action import action_of
from render.fearsome_floors.alt_text import alt_text
from render.fearsome_floors.choice import Choice, Goal, draft_choice, goals_of
from render.fearsome_floors.piece import piece_of
from render.fearsome_floors.scene import board_scene, named, scene_of
from render.fearsome_floors.traces import Action

ACROSS: Final = 9
DOWN: Final = 7
"""How many columns and rows are shown at least: on a phone, twice as large as on the whole board."""


def attempt_frame(  # whose move is seen by whom in which words; what is shown by name
    words: Words,
    names: Names,
    state: State,
    move: MoveToken,
    *,
    sentence: str,
    whole: bool,
    eaten: Collection[Place] | None = None,
) -> Frame:
    """Show what a path does to a position, as far as it can be taken; nothing of it is played.

    `eaten` are the places where the forecast would have the token eaten; None where the forecast may not be seen.
    """
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
    goals = goals_of(state, move.token, eaten)
    scene = replace(scene, choice=Choice(goals=goals))
    shown = named(scene, names) if whole else replace(scene, view=_around(place, goals))
    return Frame(shown, sentence, alt_text(words, names, after, sentence))


def draft_frame(
    words: Words, names: Names, state: State, chosen: PlaceTile | None, *, sentence: str, column: str = ""
) -> Frame:
    """Show a position with the squares that are open to what has been chosen so far; nothing is placed.

    What is chosen may lack its square (empty) and its direction (None); `column` narrows the squares to its own.
    """
    scene = replace(named(board_scene(state), names), choice=draft_choice(state, chosen, column=column))
    return Frame(scene, sentence, alt_text(words, names, state, sentence))


def _around(place: Place, goals: Iterable[Goal]) -> tuple[Square, ...]:
    """Return the part of the board with a place and all goals, and not smaller than there is room for on a phone."""
    squares = [_square(each) for each in (place, *(goal.place for goal in goals))]
    columns, rows = zip(*map(coordinates, squares), strict=True)
    left, right = _stretched(min(columns), max(columns), ACROSS, len(COLUMNS))
    top, bottom = _stretched(min(rows), max(rows), DOWN, len(ROWS))
    near = (square_at(column, row) for row in range(top, bottom) for column in range(left, right))
    return tuple(square for square in near if square is not None)


def _square(place: Place) -> Square:
    return ENTRANCE if place == WAITING else EXIT if place == OUT else place


def _stretched(first: int, last: int, least: int, room: int) -> tuple[int, int]:
    """Return where a stretch begins and ends that reaches from the first to the last, and at least so far."""
    length = max(last + 1 - first, least)
    begin = min(max(first - (length - (last + 1 - first)) // 2, 0), room - length)
    return begin, begin + length
