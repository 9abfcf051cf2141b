"""Walks to film, as turns of a match."""

from datetime import UTC, datetime

from engine.core import Play, ScriptedChance, Turn
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.events import AnyEvent, CardRevealed
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import AnyMove, RevealCard
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.state import State
from engine.fearsome_floors.walk import walk

EVENTFUL = (
    "ff1 monster=j8e stones=n6,c7 crystals=b3 turners=d4 reversers=p5 pools=k6:2x2 teleporters=1:p8e+l2s"
    " tokens=g1:j2,g3:i8,g4:m6,g5:m3,r1:m9,r3:o6,r4:p7,r5:k5,b1:c4,b3:e9,b4:f3,b5:g11"
    " round=5 cards=8,2h start=g turn=monster"
)
"""A walk over blood, with a bite, a pushed token, a lost stone and a teleporter."""


def walked(position: str, card: Card) -> tuple[State, Turn[AnyMove, AnyEvent]]:
    """A position and the turn in which the monster walks in it."""
    before = read_position(position)
    play: Play[State, AnyEvent] = Play(before, evolve, ScriptedChance(()))
    play.emit(CardRevealed(card))
    walk(play, card)
    return before, Turn(None, RevealCard(), tuple(play.events), (), datetime(2026, 1, 1, tzinfo=UTC))
