"""Turns of the journal, for whoever knows of which game they are."""

from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.state import State
from engine.core import Turn

GameTurn = Turn[AnyMove, AnyEvent]
"""A move with what happened by it."""

PlayedTurn = tuple[State, GameTurn]
"""The position before a turn, and the turn."""
