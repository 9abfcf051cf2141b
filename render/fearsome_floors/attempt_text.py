"""A move that is being put together, in words: how far the token has been led, what is left to it, what is closed."""

from collections.abc import Iterator
from typing import Final

from engine.core import NotAllowed, Reason
from engine.fearsome_floors.board import ENTRANCE, EXIT
from engine.fearsome_floors.legal import lead_path
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.path import DIRECTION_OF, ENTER, LEAVE, Reached, rests_on
from engine.fearsome_floors.reasons import KEY, located
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import OUT, WAITING
from render.core import Words
from render.fearsome_floors.labels import pushing_text, slides_text, steps_text, token_shown
from render.fearsome_floors.refusals import refusal, seen

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
    return " ".join((led, *_rest(words, state, reached)))


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
    other = rests_on(reached.place, reached.ground)
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
    return refusal(words, seen(state, located(reason, token=move.token, point=UNNUMBERED))).strip(" .")
