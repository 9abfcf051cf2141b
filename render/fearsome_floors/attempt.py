"""What is being chosen, as a picture and in words.

A token's move: the board as if it were played so far, with every place where the token may end; whole, or the part
that matters: those places, and the monster with the tokens that it sees, if it is near.
A tile of the draft: the board with the squares where it may be placed.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import reduce
from typing import Final

from msgspec.structs import replace

from engine.core import NotAllowed, Reason
from engine.fearsome_floors.board import COLUMNS, ENTRANCE, EXIT, ROWS, Square, coordinates, square_at
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.ground import ground_of
from engine.fearsome_floors.legal import lead_path
from engine.fearsome_floors.moves import MoveToken, PlaceTile
from engine.fearsome_floors.path import DIRECTION_OF, ENTER, LEAVE, Reached
from engine.fearsome_floors.reasons import KEY, located
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import OFF_BOARD, OUT, WAITING, Place
from engine.fearsome_floors.walk import look
from render.core import Frame, Names, Words
from render.fearsome_floors.action import action_of
from render.fearsome_floors.alt_text import alt_text
from render.fearsome_floors.labels import pushing_text, slides_text, steps_text, token_shown
from render.fearsome_floors.refusals import refusal, seen
from render.fearsome_floors.scene import (
    Action,
    Choice,
    board_scene,
    draft_choice,
    goals_of,
    named,
    piece_of,
    scene_of,
)

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
    near = _near((place, *(goal.place for goal in goals)), after)
    shown = named(scene, names) if whole else replace(scene, view=near)
    return Frame(shown, sentence, alt_text(words, names, after, sentence))


def draft_frame(
    words: Words, names: Names, state: State, chosen: PlaceTile | None, *, sentence: str, column: str = ""
) -> Frame:
    """Show a position with the squares that are open to what has been chosen so far; nothing is placed.

    What is chosen may lack its square (empty) and its direction (None); `column` narrows the squares to its own.
    """
    scene = replace(named(board_scene(state), names), choice=draft_choice(state, chosen, column=column))
    return Frame(scene, sentence, alt_text(words, names, state, sentence))


def _near(places: Sequence[Place], state: State) -> tuple[Square, ...]:
    """Return the part of the board with some places; with the monster and the tokens that it sees, if it is near.

    It is near if its row or its column runs through the part, or if a card that is a number can bring it there.
    """
    part = _around(places)
    column, row = (_beyond(line, at) for line, at in zip(_lines(part), coordinates(state.monster.square), strict=True))
    if column and row and column + row > _FARTHEST:
        return part
    looked = look(ground_of(state), state.monster.facing, step=1, last=False)
    seen = (sighting.until for sighting in looked.sightings if sighting.token is not None)
    return _around((*places, state.monster.square, *seen))


_FARTHEST: Final = max(rule.steps for rule in CARDS.values() if rule.hits is None)


def _beyond(line: range, at: int) -> int:
    """Return how far a column or row lies outside of those of a part; 0 for one of them."""
    return max(line.start - at, at - line.stop + 1, 0)


def _lines(squares: Iterable[Square]) -> Iterator[range]:
    """Return the columns and the rows of a part of the board."""
    return (range(min(line), max(line) + 1) for line in zip(*map(coordinates, squares), strict=True))


def _around(places: Iterable[Place]) -> tuple[Square, ...]:
    """Return the part of the board with some places, and not smaller than there is room for on a phone."""
    columns, rows = _lines(map(_square, places))
    left, right = _stretched(columns.start, columns.stop - 1, ACROSS, len(COLUMNS))
    top, bottom = _stretched(rows.start, rows.stop - 1, DOWN, len(ROWS))
    near = (square_at(column, row) for row in range(top, bottom) for column in range(left, right))
    return tuple(square for square in near if square is not None)


def _square(place: Place) -> Square:
    return ENTRANCE if place == WAITING else EXIT if place == OUT else place


def _stretched(first: int, last: int, least: int, room: int) -> tuple[int, int]:
    """Return where a stretch begins and ends that reaches from the first to the last, and at least so far."""
    length = max(last + 1 - first, least)
    begin = min(max(first - (length - (last + 1 - first)) // 2, 0), room - length)
    return begin, begin + length


UNNUMBERED: Final = 0
"""The point of a reason that is told without saying which point of a path it forbids."""


def attempt_text(words: Words, state: State, move: MoveToken, *, token: str) -> str:
    """Say how far a token, called `token`, has been led, as in "4 on g5 goes 2 up to g3. 2 points left".

    Raises NotAllowed for a path that cannot be taken so far, or from whose end no move can go on.
    """
    reached = _led(state, move)
    if not move.path:
        return words("ff-pad-start", token=token, place=reached.place, exit=_at_exit(reached), count=reached.left)
    slides = slides_text(words, state, reached.events)
    clauses = [*_path_text(words, state, move, reached), slides, pushing_text(words, state, reached.events)]
    led = words("ff-pad-led", token=token, clauses=words.series([clause for clause in clauses if clause]))
    return words.sentences((led, *_rest(words, state, reached)))


def closed_text(words: Words, state: State, move: MoveToken) -> str:
    """Say which next points are closed to a token that has points left, and by what; nothing where all are open."""
    reached = _led(state, move)
    if reached.place == OUT or not reached.left:
        return ""
    closed = closed_points(words, state, move)
    return words("ff-pad-closed", closed=closed) if closed else ""


def closed_points(words: Words, state: State, move: MoveToken) -> str:
    """Name the next points that are closed to a token with points left, each with what closes it."""
    reached = _led(state, move)
    closed: dict[str, list[str]] = {}
    for letter in (ENTER,) if reached.place == WAITING else DIRECTION_OF:
        reason = lead_path(state, move.token, move.path + letter)
        if isinstance(reason, Reason):
            closed.setdefault(_why(words, state, move, reason), []).append(words("ff-towards", letter=letter))
    return words.series(
        [words("ff-pad-closed-by", ways=words.listing(directions), why=why) for why, directions in closed.items()]
    )


def _led(state: State, move: MoveToken) -> Reached:
    reached = lead_path(state, move.token, move.path)
    if isinstance(reached, Reason):
        raise NotAllowed(KEY, seen(state, reached))
    return reached


def _path_text(words: Words, state: State, move: MoveToken, reached: Reached) -> Iterator[str]:
    """Tell a path as what the token does: it comes in, goes so many steps, leaves."""
    walked = move.path.removeprefix(ENTER).removesuffix(LEAVE)
    origin, end = state.tokens[move.token], reached.place
    if origin == WAITING:
        yield words("ff-pad-enters", square=ENTRANCE)
        origin = ENTRANCE
    if walked:
        square = EXIT if end == OUT else end
        returns = "yes" if square == origin else "no"
        yield words("ff-pad-goes", steps=steps_text(words, walked), square=square, returns=returns)
    if end == OUT:
        yield words("ff-pad-leaves")


def _rest(words: Words, state: State, reached: Reached) -> Iterator[str]:
    """Say what is left to a token that is still in the fortress; on another one's square it has to go on."""
    other = reached.ground.tokens.get(reached.place)
    if other is not None:
        yield words("ff-pad-passes", other=token_shown(words, state, other), count=reached.left)
    elif reached.place != OUT:
        yield words("ff-pad-left", count=reached.left, exit=_at_exit(reached))


def _at_exit(reached: Reached) -> str:
    return "yes" if reached.place == EXIT else "no"


def _why(words: Words, state: State, move: MoveToken, reason: Reason) -> str:
    """Return what closes a way as part of a sentence, and of walls, which the picture shows, nothing else."""
    if reason.key == "wall":
        return words("ff-pad-wall")
    text = refusal(words, seen(state, located(reason, token=move.token, point=UNNUMBERED)))
    return text.strip().removesuffix(words("full-stop"))
