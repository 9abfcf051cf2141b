"""What is legal and why not, all that a side can do, the least of it, and what moves do (rules, sections 2 to 11)."""

from collections.abc import Iterator

from engine.claustrophobia import moves
from engine.claustrophobia.beginning.auction import HIGHEST_BID, item_of, why_not_buy, why_not_pass
from engine.claustrophobia.choices.moments import moment_of, side_to_act
from engine.claustrophobia.choices.move_rules import MOVE_RULES, TRIED
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import GuardSet
from engine.claustrophobia.fights.foes import why_not_order
from engine.claustrophobia.rounds.ending import end, is_over
from engine.claustrophobia.rounds.initiative import assignments, exhausted_by
from engine.claustrophobia.rounds.order import conclude
from engine.claustrophobia.scenarios import Ending, scenario_of
from engine.claustrophobia.state import SEATS, State
from engine.claustrophobia.tunnels.map import enemy_of
from engine.claustrophobia.warriors.kinds import RULE_OF
from engine.core import Chance, Reason, Seat


def why_not(state: State, seat: Seat | None, move: moves.AnyMove) -> Reason | None:
    """Return what forbids a move, or None if it is legal. `seat` is None for the move that nobody chooses."""
    if is_over(state):
        return Reason.of("game-over")
    if seat is None:
        is_due = isinstance(move, moves.Roll) and moment_of(state) == "roll"
        return None if is_due else Reason.of("player-wanted")
    if seat not in range(SEATS):
        return Reason.of("no-such-seat", seat=seat)
    if isinstance(move, moves.Resign):
        return None
    if isinstance(move, moves.SetGuard):
        return why_not_order(state, seat, move)
    return _why_not_now(state, seat, move) or MOVE_RULES[type(move)].why_not(state, move)


def _why_not_now(state: State, seat: Seat, move: moves.AnyMove) -> Reason | None:
    """Return what forbids any such move of a seat now."""
    moment = moment_of(state)
    side = side_to_act(state, moment)
    if moment == "roll":
        return Reason.of("roll-first")
    if moment == "auction" and state.seat_of("demons") != seat:
        return Reason.of("other-bids")
    if side is None or state.seat_of(side) != seat:
        return Reason.of("not-your-turn", side=side or "")
    if moment not in MOVE_RULES[type(move)].when:
        return Reason.of("not-now", moment=moment)
    # who places a tile by Precognition may not learn from a refusal what the demons hold
    return Reason.of("demons-card") if isinstance(move, moves.PlayEvent) and side != "demons" else None


def choices(state: State, seat: Seat) -> Iterator[moves.AnyMove]:
    """Return a seat's legal moves if it is to act, one for each different result, without resigning and orders."""
    moment = moment_of(state)
    side = side_to_act(state, moment)
    if side is not None and state.seat_of(side) == seat:
        for candidates in TRIED[moment]:
            yield from (move for move in candidates(state) if MOVE_RULES[type(move)].why_not(state, move) is None)


def resolve(play: GamePlay, seat: Seat | None, move: moves.AnyMove) -> None:
    """Emit the events of a move for which `why_not` gave None."""
    if isinstance(move, moves.Resign) and seat is not None:
        end(play, Ending("resigned", enemy_of(play.state.side_at(seat))))
    if isinstance(move, moves.SetGuard) and seat is not None:
        play.emit(GuardSet(seat, move.order))
    MOVE_RULES[type(move)].do(play, move)
    conclude(play)


IDLE_LUCK = "idle"
"""The kind of luck by which a tile or a Hole token is placed for somebody."""


def least_move(state: State, seat: Seat, chance: Chance) -> moves.AnyMove:  # noqa: PLR0911 - one case for each moment
    """Return what is played for a seat that is to act: as little as can be, and at random where that means nothing.

    **[ruling]** Of lines that are equally strong, those with the lower numbers are named.
    """
    match moment_of(state):
        case "auction":
            return moves.Bid(HIGHEST_BID) if why_not_pass(state) else moves.Pass()
        case "force":
            return next((move for move in _own_warriors(state) if why_not_buy(state, move) is None), moves.End())
        case "initiative":
            return min(assignments(state), key=lambda move: exhausted_by(state, move))
        case "human-action" | "threat" | "demon-action":
            return moves.End()
        case "naming":
            own = (move for move in choices(state, seat) if isinstance(move, moves.Name) and move.lines)
            return min(own, key=lambda move: (_strength(move), move.lines))
        case "map-order":
            return moves.OrderTiles(state.known)
        case "placing" | "hole" | "roll" | "over":
            found = [move for move in choices(state, seat) if isinstance(move, moves.LayTile | moves.PutHole)]
            return found[int(chance.pick(IDLE_LUCK, tuple(str(number) for number in range(len(found)))))]


def _own_warriors(state: State) -> Iterator[moves.Buy]:
    """Return what brings the scenario's own warriors into the force."""
    for recruit in scenario_of(state).humans:
        item = item_of(recruit.name)
        if recruit.name not in state.humans and item is not None:
            yield moves.Buy(item)


def _strength(move: moves.Name) -> int:
    """Add up the statistics of the lines that are named."""
    stats = (RULE_OF[move.human].board[line] for line in move.lines)
    return sum(line.movement + line.combat + line.defense for line in stats)
