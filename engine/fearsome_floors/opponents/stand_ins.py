"""How well somebody has played: what their moves gave away of the chances to win, as an expert sees it.

A stand-in plays like them: at the level whose moves give away about as much.
"""

from dataclasses import replace
from typing import Final

from engine.core import Deadline, RatedMove, Reason, Seat, StandIns
from engine.fearsome_floors.ground import ground_of
from engine.fearsome_floors.moves import AnyMove, MoveToken
from engine.fearsome_floors.opponents.levels import SKILLS, skill_of
from engine.fearsome_floors.opponents.motives import of_level
from engine.fearsome_floors.opponents.position import after, cell_of_place, change_of, position_of
from engine.fearsome_floors.opponents.search import Foreseen, OutOfTime, played_out, searched
from engine.fearsome_floors.opponents.thought import judge
from engine.fearsome_floors.path import follow
from engine.fearsome_floors.state import State

FIRST_TELLING_ROUND: Final = 3
"""Before it the best and the worst move of a token are worth about the same, so they tell nothing of who plays."""


def best(state: State, seat: Seat, level: str, deadline: Deadline) -> RatedMove[AnyMove]:
    """Return the best move that a level sees, and why."""
    rated = judge(state, seat, level, deadline)[0]
    return replace(rated, motives=of_level(state, seat, rated.move, skill_of(level).sight, None))


def loss(state: State, seat: Seat, move: AnyMove, deadline: Deadline) -> float | None:
    """Return what a move gives away, as if two played; None where time is too short, or the move tells nothing.

    Of more players each has so much less to give away. A tile in the draft favours nobody, and who resigns gives up
    more than one move.
    """
    if not isinstance(move, MoveToken) or state.round < FIRST_TELLING_ROUND:
        return None
    ground = ground_of(state, besides=move.token)
    number = state.number_of(move.token)
    reached = follow(move.token, state.tokens[move.token], ground, move.path, number=number)
    if isinstance(reached, Reason):
        return None
    position, is_late = position_of(state), deadline.has_passed
    token = tuple(state.tokens).index(move.token)
    change = change_of(state.tiles, reached.ground.tiles)
    then = after(position, token, cell_of_place(reached.place), change)
    try:
        chances = played_out(then, (), is_late, Foreseen())[seat]
    except OutOfTime:
        return None
    best = searched(position, SKILLS["expert"].stages, is_late)[0][0]
    return max(0.0, best - chances) * len(state.colours) / 2


STAND_INS: Final[StandIns[State, AnyMove]] = StandIns(
    losses={"runner": 0.06, "player": 0.045, "skilled": 0.024, "expert": 0.0}, usual="player", best=best, loss=loss
)
"""The losses are printed by `python -m tests.benchmarks.stand_ins`."""
