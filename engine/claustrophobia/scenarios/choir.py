"""The Choir Master: the Master of Souls stands in the Pentacle Room and is to die there (rules, section 11)."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.claustrophobia.counts import ChoirCounts
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import CountsChanged, ThreatPointsChanged
from engine.claustrophobia.events.tunnels import DemonAppeared
from engine.claustrophobia.scenarios.rule import (
    Ending,
    Recruit,
    ScenarioRule,
    StackRule,
    steps_to,
    tiles_left,
    tiles_where,
)
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.tiles import TileName
from engine.claustrophobia.warriors.kinds import DEMONS

ROOM: Final[TileName] = "pentacle-a"


def _laid(play: GamePlay, tile: int) -> None:
    if play.state.tiles[tile].name == ROOM:
        play.emit(DemonAppeared("souls", tile, is_bought=False))
        play.emit(CountsChanged(ChoirCounts(is_found=True)))


def _threat_began(play: GamePlay) -> None:
    if play.state.demon is not None:
        play.emit(ThreatPointsChanged(1))


def _goal(state: State) -> Ending | None:
    is_dead = state.counted(ChoirCounts).is_found and state.demon is None
    return Ending("goal", "humans") if is_dead else None


def _problems(state: State) -> Iterator[str]:
    is_found = state.counted(ChoirCounts).is_found
    if is_found != bool(tiles_where(state, lambda tile: tile.name == ROOM)):
        yield "scenario: the Master is found as soon as the Pentacle Room lies, and not before."
    if state.demon is not None and not is_found:
        yield "demon: it is not found yet."


def _prospects(state: State) -> Mapping[str, float]:
    room, master = tiles_where(state, lambda tile: tile.name == ROOM), state.demon
    return {
        "wounds-left": float(DEMONS["souls"].health - (0 if master is None else master.wounds)),
        "is-found": float(bool(room)),
        "there": float(sum(human.place in room for human in state.in_play.values())),
        "steps": steps_to(state, room, best=2) if room else 0.0,
        "tiles-before": 0.0 if room else max(5 - len(state.tiles), 0) + tiles_left(state) / 4,
        "hammer": float(any("hammer" in human.objects for human in state.in_play.values())),
    }


CHOIR: Final = ScenarioRule(
    counts=ChoirCounts(),
    demon="souls",
    demons_to_buy=0,
    humans=(Recruit("R", ("hammer",)), Recruit("B1"), Recruit("B2"), Recruit("K1", ("blunderbuss",)), Recruit("K2")),
    gifts=("healing", "blessing"),
    advantages=1,
    threat_points=4,
    limit=15,
    stack=StackRule(10, named=(ROOM,), deep=4),
    wanted=lambda state, _human: tiles_where(state, lambda tile: tile.kind == "pentacle"),
    prospects=_prospects,
    goal=_goal,
    laid=_laid,
    threat_began=_threat_began,
    problems=_problems,
)
