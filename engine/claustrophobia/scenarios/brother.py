"""The Lost Brother: a Brute is possessed, and is to be freed and kept alive (rules, section 11)."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.claustrophobia.counts import BrotherCounts
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import CountsChanged
from engine.claustrophobia.events.tunnels import DemonAppeared, HumanFreed
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
from engine.claustrophobia.tunnels.map import distances
from engine.claustrophobia.tunnels.tiles import TileName
from engine.claustrophobia.warriors.kinds import DEMONS, LINES, HumanName, WarriorName

LAIR: Final[TileName] = "den-a"
BROTHER: Final[HumanName] = "B2"
FREED_WITHOUT: Final = (1, 3)
FREED_ON: Final = 2
"""The lines that he has lost when he is freed, and the one that he is on."""


def _wanted(state: State, _human: HumanName) -> frozenset[int]:
    """Return the Possessed One's tile; once he is freed everybody goes to him, and he stays."""
    if state.demon is not None:
        return frozenset({state.demon.tile})
    freed = state.humans.get(BROTHER)
    return frozenset() if freed is None or freed.tile is None else frozenset({freed.tile})


def _laid(play: GamePlay, tile: int) -> None:
    if play.state.tiles[tile].name == LAIR:
        play.emit(DemonAppeared("possessed", tile, is_bought=False))


def _demon_fell(play: GamePlay, tile: int) -> None:
    play.emit(HumanFreed(BROTHER, tile, FREED_WITHOUT, FREED_ON))
    play.emit(CountsChanged(BrotherCounts(freed_in=play.state.round)))


def _goal(state: State) -> Ending | None:
    is_dead = BROTHER in state.humans and state.humans[BROTHER].place == "dead"
    return Ending("goal-lost", "demons") if is_dead else None


def _may_step(state: State, warrior: WarriorName, tile: int) -> bool:
    """Whether the Possessed One would not go away from the nearest human."""
    if warrior != "demon" or state.demon is None:
        return True
    before, after = (distance_to_humans(state, at) for at in (state.demon.tile, tile))
    return before is None or (after is not None and after <= before)


def distance_to_humans(state: State, tile: int) -> int | None:
    """Return how many tiles the nearest human is away, through openings; None if there is no way."""
    humans = {human.tile for human in state.in_play.values() if human.tile is not None}
    return distances(state, humans, "humans").get(tile)


def _problems(state: State) -> Iterator[str]:
    freed_in = state.counted(BrotherCounts).freed_in
    is_laid = bool(tiles_where(state, lambda tile: tile.name == LAIR))
    if freed_in > state.round or (freed_in and not is_laid):
        yield "scenario: he cannot be freed yet."
    if (BROTHER in state.humans) != (freed_in > 0):
        yield f"humans, scenario: {BROTHER} plays once he is freed, and not before."
    if (state.demon is not None) != (is_laid and not freed_in):
        yield "demon: the Possessed One is in play since the Lair was laid and until he is freed."


def _prospects(state: State) -> Mapping[str, float]:
    freed, possessed = state.humans.get(BROTHER), state.demon
    found = possessed is not None
    goals = {possessed.tile} if possessed is not None else set()
    return {
        "wounds-left": 0.0
        if freed is not None
        else float(DEMONS["possessed"].health - (possessed.wounds if possessed else 0)),
        "is-found": float(found),
        "is-freed": float(freed is not None),
        "his-lines": 0.0 if freed is None else float(LINES - freed.losses),
        "has-lasted": float(0 < state.counted(BrotherCounts).freed_in < state.round),
        "there": float(sum(human.place in goals for human in state.in_play.values())),
        "steps": steps_to(state, goals, best=2) if found else 0.0,
        "tiles-before": 0.0 if found or freed else max(4 - len(state.tiles), 0) + tiles_left(state) / 4,
    }


BROTHER_RULE: Final = ScenarioRule(
    counts=BrotherCounts(),
    demon="possessed",
    demons_to_buy=0,
    humans=(Recruit("R", ("hammer",)), Recruit("B1"), Recruit("K1", ("blunderbuss",)), Recruit("K2")),
    gifts=("healing", "rally"),
    advantages=2,
    threat_points=4,
    limit=15,
    absent=(BROTHER,),
    stack=StackRule(9, named=(LAIR,), deep=3, never=("den",)),
    wanted=_wanted,
    prospects=_prospects,
    goal=_goal,
    round_goal=lambda state: (
        Ending("goal", "humans") if 0 < state.counted(BrotherCounts).freed_in < state.round else None
    ),
    laid=_laid,
    demon_fell=_demon_fell,
    may_step=_may_step,
    problems=_problems,
)
