"""A move of Claustrophobia being resolved: what the rules of this folder take and emit events through."""

from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.state import State
from engine.core import Play

GamePlay = Play[State, AnyEvent]
