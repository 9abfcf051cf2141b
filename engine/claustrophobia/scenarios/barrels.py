"""Three Barrels: the humans are to blow up the Pit, a den that lies deep, with three barrels (rules, section 11)."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.claustrophobia.counts import BarrelsCounts
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import CountsChanged
from engine.claustrophobia.scenarios.rule import (
    DeedRule,
    Ending,
    Recruit,
    ScenarioRule,
    StackRule,
    once_a_round,
    steps_to,
    tiles_left,
    tiles_where,
)
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.tiles import TileName
from engine.claustrophobia.warriors.kinds import HumanName
from engine.core import Reason

PIT: Final[TileName] = "den-a"
BARRELS: Final = 3
LIMIT: Final = 15


def _why_not(state: State, human: HumanName) -> Reason | None:
    tile = state.humans[human].tile
    if tile is None or state.tiles[tile].name != PIT:
        return Reason.of("deed-elsewhere", deed="barrel")
    return Reason.of("deed-done", deed="barrel") if state.counted(BarrelsCounts).last == state.round else None


def _lay(play: GamePlay, _human: HumanName) -> None:
    laid = play.state.counted(BarrelsCounts).laid
    play.emit(CountsChanged(BarrelsCounts(laid + 1, last=play.state.round)))


def _problems(state: State) -> Iterator[str]:
    counts = state.counted(BarrelsCounts)
    if not once_a_round(state, counts.laid, counts.last, BARRELS):
        yield "scenario: so many barrels cannot lie there, and the last one since then."
    if counts.laid and not tiles_where(state, lambda tile: tile.name == PIT):
        yield "scenario: there are no barrels before the Pit is found."


def _prospects(state: State) -> Mapping[str, float]:
    laid, pit = state.counted(BarrelsCounts).laid, tiles_where(state, lambda tile: tile.name == PIT)
    there = sum(human.place in pit for human in state.in_play.values())
    slack = LIMIT - state.round + 1 - (BARRELS - laid)
    return {
        "one-laid": float(laid == 1),
        "two-laid": float(laid > 1),
        "is-found": float(bool(pit)),
        "there": float(there),
        "steps": steps_to(state, pit, best=2) if pit else 0.0,
        "tiles-before": 0.0 if pit else max(7 - len(state.tiles), 0) + tiles_left(state) / 4,
        "slack": float(min(slack, 3)),
    }


BARRELS_RULE: Final = ScenarioRule(
    counts=BarrelsCounts(),
    demon="combat",
    demons_to_buy=2,
    humans=(Recruit("R"), Recruit("B1", ("shield",)), Recruit("B2"), Recruit("K1")),
    gifts=("courage", "rally"),
    advantages=2,
    threat_points=3,
    limit=LIMIT,
    stack=StackRule(12, named=(PIT,), deep=6, never=("den",)),
    deeds={"barrel": DeedRule(_why_not, _lay)},
    wanted=lambda state, _human: tiles_where(state, lambda tile: tile.name == PIT),
    prospects=_prospects,
    goal=lambda state: Ending("goal", "humans") if state.counted(BarrelsCounts).laid >= BARRELS else None,
    problems=_problems,
)
