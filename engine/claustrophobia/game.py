"""Claustrophobia as the record of functions that the rest of the program plays it by."""

from typing import Final

from engine.claustrophobia.beginning.setup import Setup, begin
from engine.claustrophobia.choices.forced_moves import forced
from engine.claustrophobia.choices.legal import choices, resolve, why_not
from engine.claustrophobia.choices.moments import moment_of, side_to_act
from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.fights.foes import orders
from engine.claustrophobia.moves import AnyMove, Roll
from engine.claustrophobia.opponents.thought import OPPONENTS
from engine.claustrophobia.positions.problems import flaws, problems
from engine.claustrophobia.positions.views import HIDDEN_LUCK, imagined, see, see_event, see_move
from engine.claustrophobia.reasons import KEY
from engine.claustrophobia.rounds.ending import standings
from engine.claustrophobia.rounds.phases import DemonAction, HumanAction, Initiative, Threat
from engine.claustrophobia.state import SEATS, State
from engine.claustrophobia.tally import tally
from engine.core import Game, Seat


def to_act(state: State) -> frozenset[Seat]:
    """Return the seat that is to choose, if one is."""
    side = side_to_act(state)
    return frozenset() if side is None else frozenset({state.seat_of(side)})


def due(state: State) -> AnyMove | None:
    """Return the roll that comes before anything else, if one does."""
    return Roll() if moment_of(state) == "roll" else None


def interrupts(state: State) -> frozenset[Seat]:
    """Return the seat that chooses within the other side's phase, if one does."""
    phase = state.phase
    if state.owed is None or not isinstance(phase, HumanAction | Threat | DemonAction):
        return frozenset()
    of_phase = state.seat_of("humans" if isinstance(phase, HumanAction) else "demons")
    return to_act(state) - {of_phase}


def rests(before: State, after: State) -> bool:
    """Whether a phase is through; not before a roll that is due.

    The dice that the humans give are told with what is done first by them.
    """
    if due(after) is not None:
        return False
    return type(after.phase) is not type(before.phase) and not isinstance(before.phase, Initiative)


def opens(before: State, after: State) -> bool:
    """Whether a turn begins another activation, so that the one before is through.

    Plain troglodytes are told together that act on one tile one after the other, or come to it.
    """
    if before.active is None or after.active is None or after.active.number == before.active.number:
        return False
    plain = {before.active.warrior, after.active.warrior} == {"troglodyte"}
    return not plain or after.active.at != before.active.at


CLAUSTROPHOBIA: Final[Game[State, AnyMove, AnyEvent, Setup]] = Game(
    key=KEY,
    seats=range(SEATS, SEATS + 1),
    state=State,
    move=AnyMove,
    event=AnyEvent,
    begin=begin,
    why_not=why_not,
    resolve=resolve,
    evolve=evolve,
    to_act=to_act,
    due=due,
    choices=choices,
    problems=problems,
    flaws=flaws,
    standings=standings,
    tally=tally,
    interrupts=interrupts,
    forced=forced,
    orders=orders,
    rests=rests,
    opens=opens,
    see=see,
    see_move=see_move,
    see_event=see_event,
    hidden_luck=HIDDEN_LUCK,
    imagine=imagined,
    opponents=OPPONENTS,
)
