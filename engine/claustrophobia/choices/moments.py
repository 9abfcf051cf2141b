"""What is to be chosen now, and by whom (rules, section 2)."""

from collections.abc import Mapping
from typing import Final, assert_never

from engine.claustrophobia.rounds.phases import (
    Auction,
    DemonAction,
    Force,
    HoleToken,
    HumanAction,
    Initiative,
    MapOrder,
    Moment,
    Naming,
    Over,
    Owed,
    Placing,
    RoundEnd,
    Threat,
)
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.claustrophobia.warriors.strength import has_effect


def moment_of(state: State) -> Moment:  # noqa: PLR0911 - one case for each phase
    """Return what is to be chosen now."""
    if state.owed is not None:
        return _owed_moment(state.owed)
    match state.phase:
        case Auction():
            return "auction"
        case Force():
            return "force"
        case Initiative(dice):
            return "initiative" if dice else "roll"
        case HumanAction():
            return "human-action"
        case Threat(is_rolled):
            return "threat" if is_rolled else "roll"
        case DemonAction():
            return "demon-action"
        case RoundEnd() | Over():
            return "over"
        case _:
            assert_never(state.phase)


def _owed_moment(owed: Owed) -> Moment:
    match owed:
        case Placing():
            return "placing"
        case HoleToken():
            return "hole"
        case Naming():
            return "naming"
        case MapOrder():
            return "map-order"
        case _:
            assert_never(owed)


CHOOSES: Final[Mapping[Moment, Side | None]] = {
    "auction": "demons",
    "force": "humans",
    "roll": None,
    "initiative": "humans",
    "human-action": "humans",
    "threat": "demons",
    "demon-action": "demons",
    "placing": "demons",
    "hole": "demons",
    "naming": "humans",
    "map-order": "humans",
    "over": None,
}
"""Who chooses; None where nobody does. Precognition lets the humans place tiles.

In an auction it is whoever would play the demons, if nobody went lower.
"""


def side_to_act(state: State, moment: Moment | None = None) -> Side | None:
    """Return the side that is to choose now; `moment` is what is to be chosen, where that is known."""
    moment = moment or moment_of(state)
    if moment == "placing" and has_effect(state, "precognition"):
        return "humans"
    return CHOOSES[moment]
