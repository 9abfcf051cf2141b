"""The least that a side can do, for a player who is absent (rules, section 10)."""

from engine.claustrophobia.choices import choices
from engine.claustrophobia.initiative import assignments, exhausted_by
from engine.claustrophobia.legal import why_not
from engine.claustrophobia.moments import moment_of
from engine.claustrophobia.moves import AnyMove, End, Name, OrderTiles
from engine.claustrophobia.state import State
from engine.core import Chance, Seat

IDLE_LUCK = "idle"
"""The kind of luck by which a tile or a Hole token is placed for somebody."""


def least_move(state: State, seat: Seat, chance: Chance) -> AnyMove:
    """Return what is played for a seat that is to act: as little as can be, and by lot where that means nothing."""
    match moment_of(state):
        case "initiative":
            return min(assignments(state), key=lambda move: exhausted_by(state, move))
        case "human-action" | "threat" | "demon-action":
            return End()
        case "naming":
            own = (move for move in choices(state, seat) if isinstance(move, Name) and move.lines)
            return min(own, key=lambda move: sum(move.lines))
        case "map-order":
            return OrderTiles(state.known)
        case "placing" | "hole" | "roll" | "over":
            found = [move for move in choices(state, seat) if why_not(state, seat, move) is None]
            return found[int(chance.pick(IDLE_LUCK, tuple(str(number) for number in range(len(found)))))]
