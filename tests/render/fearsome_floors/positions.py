"""Positions to draw: a start for any table, and a game in full swing."""

from msgspec.structs import replace

from engine.core import ScriptedChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.state import Monster, State, TokenPhase
from engine.fearsome_floors.tokens import COLOURS

PLACES = {
    "g": ("k5", "c5", "in"),
    "r": ("d2", "l9", "p11"),
    "b": ("in", "h8", "out"),
    "y": ("m6", "n9", "eaten"),
    "e": ("f4", "g2", "in"),
    "v": ("b4", "o7", "k10"),
    "k": ("j7", "in", "eaten"),
}


def start_of(players: int) -> State:
    return FEARSOME_FLOORS.begin(Setup(COLOURS[:players], kit=Kit()), ScriptedChance([COLOURS[0]]))


def busy() -> State:
    state = start_of(7)
    return replace(
        state,
        tokens={
            f"{letter}{number}": place
            for letter, places in PLACES.items()
            for number, place in zip((1, 4, 5), places, strict=True)
        },
        monster=Monster("g5", "s"),
        moved=frozenset({"g1", "r1", "b4", "k4"}),
        phase=TokenPhase("blue"),
        round=9,
        cards=("5", "8", "2h"),
        escaped=("b5",),
    )
