"""The six scenarios (rules, section 11). Each is a row here, with a file of its own."""

from collections.abc import Mapping
from typing import Final

from engine.claustrophobia.scenarios.air import AIR
from engine.claustrophobia.scenarios.barrels import BARRELS_RULE
from engine.claustrophobia.scenarios.choir import CHOIR
from engine.claustrophobia.scenarios.rule import DeedRule, Ending, Recruit, ScenarioRule, StackRule
from engine.claustrophobia.state import ScenarioName, State

__all__ = ["SCENARIOS", "DeedRule", "Ending", "Recruit", "ScenarioRule", "StackRule", "scenario_of"]

SCENARIOS: Final[Mapping[ScenarioName, ScenarioRule]] = {"air": AIR, "barrels": BARRELS_RULE, "choir": CHOIR}


def scenario_of(state: State) -> ScenarioRule:
    """Return the scenario of a game."""
    return SCENARIOS[state.scenario]
