"""Three Barrels: the humans are to blow up the Pit, a den that lies deep, with three barrels (rules, section 11)."""

from typing import Final

from engine.claustrophobia.events import CounterSet
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.scenarios.rule import DeedRule, Ending, Recruit, ScenarioRule, StackRule
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.tiles import TileName
from engine.claustrophobia.warriors.kinds import HumanName
from engine.core import Reason

PIT: Final[TileName] = "den-a"
BARRELS: Final = 3

LAID: Final = "barrels"
LAST: Final = "last-barrel"
"""What is counted: the barrels on the Pit, and the round in which the last of them was laid."""


def _goal(state: State) -> Ending | None:
    return Ending("goal", "humans") if state.counters[LAID] >= BARRELS else None


def _why_not(state: State, human: HumanName) -> Reason | None:
    tile = state.humans[human].tile
    if tile is None or state.tiles[tile].name != PIT:
        return Reason.of("deed-elsewhere", deed="barrel")
    return Reason.of("deed-done", deed="barrel") if state.counters[LAST] == state.round else None


def _lay(play: GamePlay, _human: HumanName) -> None:
    play.emit(CounterSet(LAID, play.state.counters[LAID] + 1))
    play.emit(CounterSet(LAST, play.state.round))


BARRELS_RULE: Final = ScenarioRule(
    demon="combat",
    demons_to_buy=2,
    humans=(Recruit("R"), Recruit("B1", ("shield",)), Recruit("B2"), Recruit("K1")),
    gifts=("courage", "rally"),
    advantages=2,
    threat_points=3,
    limit=15,
    stack=StackRule(12, named=(PIT,), deep=6, never=("den",)),
    counters={LAID: 0, LAST: 0},
    deeds={"barrel": DeedRule(_why_not, _lay)},
    goal=_goal,
)
