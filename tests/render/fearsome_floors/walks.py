"""Walks to film, as turns of a match, and positions with every kind of tile."""

from datetime import UTC, datetime

from engine.core import Play, ScriptedChance, Turn
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.events import AnyEvent, CardRevealed
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import PlayedTurn, RevealCard
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.state import State
from engine.fearsome_floors.walk import walk

EVENTFUL = (
    "ff1 monster=j8e stones=n6,c7 crystals=b3 turners=d4 reversers=p5 pools=k6:2x2 teleporters=1:p8e+l2s"
    " tokens=g1:j2,g3:i8,g4:m6,g5:m3,r1:m9,r3:o6,r4:p7,r5:k5,b1:c4,b3:e9,b4:f3,b5:g11"
    " round=5 cards=8,2h start=g turn=monster"
)
"""A walk over blood, with a bite, a pushed token, a lost stone and a teleporter."""

CROWDED = (
    "ff1 monster=i8e stones=c3,h5,m4,m5,p5,i6,l6,g7,e10,f10,i10 pools=i3:2x2,e9:4x1"
    " tokens=g1:l7*,g3:m7*,g4:l10*,g5:o7*,r1:n8*,r3:m8*,r4:p9*,r5:k11*,b1:l11*,"
    "b3:p10*,b4:p8*,b5:in*,y1:o4*,y3:k10*,y4:o8*,y5:j8*"
    " round=4 cards=5,7,8,10,1h start=b turn=monster"
)
"""Four players in the way of the monster, which eats one at its first step."""

ADVANCED = (
    "ff1 monster=g5s stones=c3,m4,g7 crystals=i6,d5,k9 turners=e8,f3,m8,o9 reversers=l2,i10"
    " pools=i3:2x2,e9:4x1 teleporters=1:j7e+d2s,2:n7n+b6w"
    " tokens=g1:k5,g3:c5,g4:in,g5:out,r1:d3*,r3:l9,r4:p11,r5:in,b1:h8,b3:in,b4:m6,b5:n9,y1:f4,y3:g2,y4:b4,y5:o7*"
    " round=4 cards=5,7,8,10,1h start=r turn=r"
)
"""Every kind of tile."""

DRAFT = (
    "ff1 monster=a1e stones=c3,m4 crystals=i6 turners=e8,f3 pools=i3:2x2 teleporters=1:j7e"
    " tokens=g1:in,g3:in,g4:in,g5:in,r1:in,r3:in,r4:in,r5:in,b1:in,b3:in,b4:in,b5:in round=1 start=r"
    " turn=b draft=stone,crystal,turner*2,reverser*2,pool4x1,teleporter1,teleporter2*2"
)
"""A dungeon that grows."""


def walked(position: str, card: Card) -> PlayedTurn:
    """A position and the turn in which the monster walks in it."""
    before = read_position(position)
    play: Play[State, AnyEvent] = Play(before, evolve, ScriptedChance(()))
    play.emit(CardRevealed(card))
    walk(play, card)
    return before, Turn(None, RevealCard(), tuple(play.events), (), datetime(2026, 1, 1, tzinfo=UTC))
