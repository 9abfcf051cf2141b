"""The least that a side can do, for a player who is absent (rules, section 10)."""

from collections.abc import Iterator

from engine.claustrophobia.beginning.auction import HIGHEST_BID, item_of, why_not_buy, why_not_pass
from engine.claustrophobia.choices.legal import choices
from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.moves import AnyMove, Bid, Buy, End, LayTile, Name, OrderTiles, Pass, PutHole
from engine.claustrophobia.rounds.initiative import assignments, exhausted_by
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import RULE_OF
from engine.core import Chance, Seat

IDLE_LUCK = "idle"
"""The kind of luck by which a tile or a Hole token is placed for somebody."""


def least_move(state: State, seat: Seat, chance: Chance) -> AnyMove:  # noqa: PLR0911 - one case for each moment
    """Return what is played for a seat that is to act: as little as can be, and by lot where that means nothing.

    **[ruling]** Of lines that are equally strong, those with the lower numbers are named.
    """
    match moment_of(state):
        case "auction":
            return Bid(HIGHEST_BID) if why_not_pass(state) else Pass()
        case "force":
            return next((move for move in _own_warriors(state) if why_not_buy(state, move) is None), End())
        case "initiative":
            return min(assignments(state), key=lambda move: exhausted_by(state, move))
        case "human-action" | "threat" | "demon-action":
            return End()
        case "naming":
            own = (move for move in choices(state, seat) if isinstance(move, Name) and move.lines)
            return min(own, key=lambda move: (_strength(move), move.lines))
        case "map-order":
            return OrderTiles(state.known)
        case "placing" | "hole" | "roll" | "over":
            found = [move for move in choices(state, seat) if isinstance(move, LayTile | PutHole)]
            return found[int(chance.pick(IDLE_LUCK, tuple(str(number) for number in range(len(found)))))]


def _own_warriors(state: State) -> Iterator[Buy]:
    """Return what brings the scenario's own warriors into the force."""
    for recruit in scenario_of(state).humans:
        item = item_of(recruit.name)
        if recruit.name not in state.humans and item is not None:
            yield Buy(item)


def _strength(move: Name) -> int:
    """Add up the statistics of the lines that are named."""
    stats = (RULE_OF[move.human].board[line] for line in move.lines)
    return sum(line.movement + line.combat + line.defense for line in stats)
