"""The humans' chances to win, by weights that were learned from whole games of each scenario.

A position is a few numbers: those of `FEATURES`, which mean something in every scenario, and the scenario's own
`prospects`. Their weighted sum is the logit of the chances. All of them can be seen by everybody. The weights are in
`weights.json` here, which `python -m tests.engine.claustrophobia.opponents.train` makes.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from math import exp
from typing import Final

import msgspec

from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.rounds.ending import standings
from engine.claustrophobia.rounds.phases import DemonAction, HumanAction, Initiative, Threat
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import distances, unexplored_sides, warriors_on
from engine.claustrophobia.warriors.kinds import LINES
from engine.claustrophobia.warriors.strength import stats_of
from engine.core import Seat

FILE: Final = "weights.json"
Weights = Mapping[str, float]
"""By the name of a number; what is not named weighs nothing."""

NEAR: Final = 2
"""The steps from which troglodytes reach the humans within a round or two."""
MOST: Final = 4
"""More than so many count as so many."""


def _held_by(state: State) -> float:
    tiles = {human.tile for human in state.in_play.values() if human.tile is not None}
    return float(sum(min(len(warriors_on(state, tile, "demons")), MOST) for tile in tiles))


def _near(state: State) -> float:
    tiles = {human.tile for human in state.in_play.values() if human.tile is not None}
    steps = distances(state, tiles, "demons")
    return float(
        sum(
            there.fresh + there.done
            for tile, there in state.troglodytes.items()
            if 0 < steps.get(tile, NEAR + 1) <= NEAR
        )
    )


def _demon_there(state: State) -> float:
    return float(state.demon is not None and bool(warriors_on(state, state.demon.tile, "humans")))


def _weak(state: State) -> float:
    """Return how weakly those are defended who have enemies beside them."""
    return float(
        sum(
            5 - stats_of(state, name).defense
            for name, human in state.in_play.items()
            if human.tile is not None and warriors_on(state, human.tile, "demons")
        )
    )


FEATURES: Final[Mapping[str, Callable[[State], float]]] = {
    "always": lambda _state: 1.0,
    "lines": lambda state: sum(LINES - human.losses for human in state.in_play.values()) / LINES,
    "alive": lambda state: float(len(state.in_play)),
    "unhurt": lambda state: float(sum(not human.losses for human in state.in_play.values())),
    "weakest": lambda state: min((LINES - human.losses for human in state.in_play.values()), default=0) / LINES,
    "held-by": _held_by,
    "near": _near,
    "troglodytes": lambda state: float(sum(there.fresh + there.done for there in state.troglodytes.values())),
    "toughs": lambda state: float(len(state.toughs)),
    "demon": lambda state: float(state.demon is not None),
    "demon-there": _demon_there,
    "threat-points": lambda state: state.threat_points / 4,
    "weak": _weak,
    "exhausted": lambda state: float(sum(human.is_exhausted for human in state.in_play.values())),
    "open-sides": lambda state: float(sum(len(unexplored_sides(state, tile)) for tile in range(len(state.tiles)))),
    "cards": lambda state: float(len(state.advantage_hand)),
    "event-cards": lambda state: float(len(state.event_hand)),
    "rounds-left": lambda state: (scenario_of(state).limit - state.round) / 10,
    "round": lambda state: state.round / 10,
    "yet-to-act": lambda state: (
        float(sum(not human.is_done for human in state.in_play.values()))
        if isinstance(state.phase, HumanAction)
        else 0.0
    ),
    "initiative": lambda state: float(isinstance(state.phase, Initiative)),
    "human-action": lambda state: float(isinstance(state.phase, HumanAction)),
    "threat": lambda state: float(isinstance(state.phase, Threat)),
    "demon-action": lambda state: float(isinstance(state.phase, DemonAction)),
}
"""What is counted in every scenario."""


def numbers(state: State) -> Mapping[str, float]:
    """Return what is known of a position."""
    return {name: count(state) for name, count in FEATURES.items()} | dict(scenario_of(state).prospects(state))


def humans_win(state: State, weights: Weights | None = None) -> float:
    """Return how likely the humans win from here, a draw as half of that; of a game that is over what came."""
    final = standings(state)
    if final is not None:
        first = {line.seat for line in final if line.place == 1}
        return (state.human_seat in first) / len(first)
    weights = weights_of(state.scenario) if weights is None else weights
    found = numbers(state)
    return 1 / (1 + exp(-sum(weight * found[name] for name, weight in weights.items())))


def chances(state: State) -> tuple[float, ...]:
    """Return each seat's chances to win."""
    humans = humans_win(state)
    return tuple(humans if seat == state.human_seat else 1 - humans for seat in (Seat(0), Seat(1)))


@cache
def _sets() -> Mapping[ScenarioName, Weights]:
    text = (resources.files(__package__) / FILE).read_bytes()
    return msgspec.json.decode(text, type=dict[ScenarioName, dict[str, float]])


def weights_of(scenario: ScenarioName) -> Weights:
    """Return the weights of a scenario; none where nothing was learned of it, and both have half."""
    return _sets().get(scenario, {})
