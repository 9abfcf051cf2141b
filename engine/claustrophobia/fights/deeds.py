"""Deeds: what a scenario lets humans do instead of an attack (rules, section 11)."""

from collections.abc import Iterator

from engine.claustrophobia.events.tunnels import DeedDone
from engine.claustrophobia.moves import DoDeed
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.rounds.activations import activation_of, begin_activation, why_not_act
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.core import Reason


def why_not_deed(state: State, move: DoDeed) -> Reason | None:
    """Return what keeps a human from a deed."""
    reason = why_not_act(state, move.warrior, None)
    if reason is not None:
        return reason
    deed = scenario_of(state).deeds.get(move.deed)
    if deed is None:
        return Reason.of("no-such-deed", deed=move.deed)
    if state.humans[move.warrior].is_exhausted:
        return Reason.of("exhausted", warrior=move.warrior)
    if activation_of(state, move.warrior, None).has_fought:
        return Reason.of("has-fought", warrior=move.warrior)
    return deed.why_not(state, move.warrior)


def do_deed(play: GamePlay, move: DoDeed) -> None:
    """Do a deed."""
    begin_activation(play, move.warrior)
    play.emit(DeedDone(move.warrior, move.deed))
    scenario_of(play.state).deeds[move.deed].do(play, move.warrior)


def deed_moves(state: State) -> Iterator[DoDeed]:
    """Return the deeds that may be tried."""
    return (DoDeed(human, deed) for human in state.in_play for deed in scenario_of(state).deeds)
