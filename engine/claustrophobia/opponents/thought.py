"""Where the simple players' moves come from: all legal moves, each with what it is worth."""

from math import exp, log
from typing import Final

from engine.claustrophobia.choices.legal import choices
from engine.claustrophobia.choices.move_rules import MOVE_RULES
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.opponents.evaluation import chances
from engine.claustrophobia.opponents.search import worth_of
from engine.claustrophobia.state import State
from engine.core import Chance, Deadline, Level, Motive, Opponents, RatedMove, Seat

THOUGHT_LUCK: Final = "thought"
"""The kind of luck by which one of several moves is taken that are worth the same."""

LEVELS: Final = (Level("steady", "🗿"),)
CALM: Final = 10
"""How much a move has to be worth to look as if it decided the game."""


def choose(view: State, seat: Seat, level: str, chance: Chance, _deadline: Deadline) -> RatedMove[AnyMove]:
    """Choose a move; that takes so little that no deadline matters."""
    OPPONENTS.level(level)
    move = best(view, seat, chance)
    return RatedMove(move, _value(view, seat, move), explain(view, seat, move))


def judge(view: State, seat: Seat, level: str, _deadline: Deadline) -> tuple[RatedMove[AnyMove], ...]:
    """Give every move its value, best first."""
    OPPONENTS.level(level)
    return tuple(RatedMove(move, _value(view, seat, move)) for _, move in _ranked(view, seat))


def explain(view: State, seat: Seat, move: AnyMove) -> tuple[Motive, ...]:
    """Say what speaks for a move: something has to be done, however little the best is worth."""
    motive, worth = MOVE_RULES[type(move)].motive, worth_of(view, seat, move)
    return () if motive is None or (worth <= 0 and worth != _ranked(view, seat)[0][0]) else (motive(view, move),)


def best(view: State, seat: Seat, chance: Chance) -> AnyMove:
    """Return a move than which none is worth more, by lot where there are several."""
    ranked = _ranked(view, seat)
    equal = [move for worth, move in ranked if worth == ranked[0][0]]
    return equal[int(chance.pick(THOUGHT_LUCK, tuple(map(str, range(len(equal))))))]


def _ranked(view: State, seat: Seat) -> list[tuple[float, AnyMove]]:
    found = [(worth_of(view, seat, move), move) for move in choices(view, seat)]
    return sorted(found, key=lambda worth_and_move: -worth_and_move[0])


def _value(view: State, seat: Seat, move: AnyMove) -> float:
    """Return the seat's chances, moved by what a move is worth."""
    now = min(max(chances(view)[seat], 0.001), 0.999)
    return 1 / (1 + exp(-log(now / (1 - now)) - worth_of(view, seat, move) / CALM))


OPPONENTS: Final[Opponents[State, AnyMove]] = Opponents(
    levels=LEVELS,
    choose=choose,
    judge=judge,
    explain=explain,
    chances=chances,
)
