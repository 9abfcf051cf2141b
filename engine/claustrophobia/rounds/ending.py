"""How a game ends, and the standings (rules, section 10)."""

from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import GameEnded
from engine.claustrophobia.rounds.phases import Over
from engine.claustrophobia.scenarios import Ending, scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.core import Seat, Standing


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return isinstance(state.phase, Over)


def check_end(play: GamePlay) -> None:
    """End the game if the goal is reached or no human is in play."""
    state = play.state
    if is_over(state):
        return
    scenario = scenario_of(state)
    ending = scenario.goal(state)
    if ending is None and not state.in_play:
        ending = scenario.all_gone(state)
    if ending is not None:
        end(play, ending)


def end(play: GamePlay, ending: Ending) -> None:
    """End the game."""
    play.emit(GameEnded(ending.cause, ending.winner))


def standings(state: State) -> tuple[Standing, ...] | None:
    """Return the final standings: the winner has a point and the first place, in a draw both have the place."""
    if not isinstance(state.phase, Over):
        return None
    winner = state.phase.winner
    sides: tuple[Side, ...] = ("demons", "humans") if winner == "demons" else ("humans", "demons")
    return tuple(
        Standing(state.seat_of(side), place=1 if winner in (None, side) else 2, score=int(winner == side))
        for side in (sides if winner is not None else tuple(state.side_at(Seat(seat)) for seat in range(2)))
    )
