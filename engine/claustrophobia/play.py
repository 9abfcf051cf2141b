"""What the rules of this folder take and emit events through, and turns for whoever knows of which game they are."""

from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.state import State
from engine.core import Play, Turn

GamePlay = Play[State, AnyEvent]


GameTurn = Turn[AnyMove, AnyEvent]
"""A move with what happened by it."""

PlayedTurn = tuple[State, GameTurn]
"""The position before a turn, and the turn."""
