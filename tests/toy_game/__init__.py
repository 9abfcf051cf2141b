"""A small game that asks of the core and of the rooms around it all that Fearsome Floors does not.

Two or three seats dig in turn. Each has a hidden hand and keeps cards face down; a die of six says how many points a
turn has, a card rolls one of four; the board grows by tiles from a bag, and the next seat turns each of them, an
interrupt; a secret standing order keeps thieves away; and the small turns of a seat make one post,
but a tile has one of its own.
"""

from typing import Final

from engine.core import Game
from tests.toy_game import opponents, rules
from tests.toy_game.evolve import CARD, evolve, see, see_order, see_turn
from tests.toy_game.rules import Setup
from tests.toy_game.values import AnyEvent, AnyMove, Roll, State

__all__ = ["TOY_GAME", "Setup", "State"]

TOY_GAME: Final[Game[State, AnyMove, AnyEvent, Setup]] = Game(
    key="toy-game",
    seats=rules.SEATS,
    state=State,
    move=AnyMove,
    event=AnyEvent,
    begin=rules.begin,
    why_not=rules.why_not,
    resolve=rules.resolve,
    evolve=evolve,
    to_act=rules.to_act,
    due=lambda state: Roll() if state.phase == "rolling" else None,
    choices=rules.choices,
    problems=rules.problems,
    flaws=rules.problems,
    standings=rules.standings,
    interrupts=rules.interrupts,
    orders=rules.orders,
    rests=rules.rests,
    opens=rules.opens,
    see=see,
    see_turn=see_turn,
    see_order=see_order,
    hidden_luck=frozenset({CARD}),
    opponents=opponents.OPPONENTS,
)
