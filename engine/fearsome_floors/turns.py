"""Turns of the journal, for whoever knows of which game they are."""

from engine.core import Turn
from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.moves import AnyMove
from engine.fearsome_floors.state import State

GameTurn = Turn[AnyMove, AnyEvent]
"""A move with what happened by it."""

PlayedTurn = tuple[State, GameTurn]
"""The position before a turn, and the turn."""
