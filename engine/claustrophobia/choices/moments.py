"""What is to be chosen now, and by whom (rules, section 2)."""

from collections.abc import Mapping
from typing import Final, get_args

from engine.claustrophobia.rounds import phases
from engine.claustrophobia.rounds.phases import Moment
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.claustrophobia.warriors.strength import has_effect
from engine.core import by_kind

_MOMENTS: Final[Mapping[type[phases.Phase | phases.Owed], Moment]] = by_kind(
    (*get_args(phases.Phase), *get_args(phases.Owed)),
    {
        phases.Auction: "auction",
        phases.Force: "force",
        phases.Initiative: "initiative",
        phases.HumanAction: "human-action",
        phases.Threat: "threat",
        phases.DemonAction: "demon-action",
        phases.RoundEnd: "over",
        phases.Over: "over",
        phases.Placing: "placing",
        phases.HoleToken: "hole",
        phases.Naming: "naming",
        phases.MapOrder: "map-order",
    },
)


def moment_of(state: State) -> Moment:
    """Return what is to be chosen now: what is owed, or what the phase asks for once its dice are rolled."""
    waits_for = state.phase if state.owed is None else state.owed
    is_unrolled = (isinstance(waits_for, phases.Initiative) and not waits_for.dice) or (
        isinstance(waits_for, phases.Threat) and not waits_for.is_rolled
    )
    return "roll" if is_unrolled else _MOMENTS[type(waits_for)]


CHOOSES: Final[Mapping[Moment, Side | None]] = by_kind(
    get_args(Moment),
    {
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
    },
)
"""Who chooses; None where nobody does. Precognition lets the humans place tiles.

In an auction it is whoever would play the demons, if nobody went lower.
"""


def side_to_act(state: State, moment: Moment | None = None) -> Side | None:
    """Return the side that is to choose now; `moment` is what is to be chosen, where that is known."""
    moment = moment or moment_of(state)
    if moment == "placing" and has_effect(state, "precognition"):
        return "humans"
    return CHOOSES[moment]
