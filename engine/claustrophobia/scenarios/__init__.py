"""The six scenarios (rules, section 11). Each is a row here, with a file of its own."""

from collections.abc import Mapping
from typing import Final, get_args

from engine.claustrophobia.counts import AnyCounts, ScenarioName
from engine.claustrophobia.scenarios.air import AIR
from engine.claustrophobia.scenarios.barrels import BARRELS_RULE
from engine.claustrophobia.scenarios.brother import BROTHER_RULE
from engine.claustrophobia.scenarios.chest import CHEST
from engine.claustrophobia.scenarios.choir import CHOIR
from engine.claustrophobia.scenarios.prayers import NINE_PRAYERS
from engine.claustrophobia.scenarios.rule import DeedRule, Ending, Recruit, ScenarioRule, StackRule
from engine.claustrophobia.state import State
from engine.core import by_kind

__all__ = ["SCENARIOS", "DeedRule", "Ending", "Recruit", "ScenarioRule", "StackRule", "scenario_of"]

SCENARIOS: Final[Mapping[ScenarioName, ScenarioRule]] = by_kind(
    get_args(ScenarioName),
    {
        "air": AIR,
        "barrels": BARRELS_RULE,
        "choir": CHOIR,
        "prayers": NINE_PRAYERS,
        "brother": BROTHER_RULE,
        "chest": CHEST,
    },
)

_BY_COUNTS: Final[Mapping[type[AnyCounts], ScenarioRule]] = by_kind(
    get_args(AnyCounts), {type(rule.counts): rule for rule in SCENARIOS.values()}
)


def scenario_of(state: State) -> ScenarioRule:
    """Return the scenario of a game."""
    return _BY_COUNTS[type(state.counts)]
