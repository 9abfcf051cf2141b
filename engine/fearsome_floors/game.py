"""Fearsome Floors as the record of functions that the rest of the program plays it by."""

from collections.abc import Iterator
from typing import Final

from engine.core import Game, Seat
from engine.fearsome_floors.draft import placements
from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.legal import resolve, why_not
from engine.fearsome_floors.moves import AnyMove, MoveToken, RevealCard
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.outcome import standings
from engine.fearsome_floors.path import results
from engine.fearsome_floors.problems import flaws, problems
from engine.fearsome_floors.reasons import KEY
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.setup import Setup, begin
from engine.fearsome_floors.state import DraftPhase, MonsterPhase, State, TokenPhase
from engine.fearsome_floors.tally import tally
from engine.fearsome_floors.tokens import FEWEST_PLAYERS, MOST_PLAYERS


def to_act(state: State) -> frozenset[Seat]:
    """Return the seat that is to place a tile or to move a token, if one is."""
    if isinstance(state.phase, DraftPhase | TokenPhase):
        return frozenset({Seat(state.colours.index(state.phase.colour))})
    return frozenset()


def due(state: State) -> AnyMove | None:
    """Return the card's reveal when all tokens have moved."""
    return RevealCard() if isinstance(state.phase, MonsterPhase) else None


def choices(state: State, seat: Seat) -> Iterator[AnyMove]:
    """Return a seat's legal token moves, one for each different result; in the draft every legal placement."""
    if seat not in to_act(state):
        return
    if isinstance(state.phase, DraftPhase):
        yield from placements(state)
    else:
        for token in unmoved(state, state.colours[seat]):
            for result in results(state, token):
                yield MoveToken(token, result.path)


FEARSOME_FLOORS: Final[Game[State, AnyMove, AnyEvent, Setup]] = Game(
    key=KEY,
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
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
    opponents=OPPONENTS,
)
