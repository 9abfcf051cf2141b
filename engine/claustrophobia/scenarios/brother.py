"""The Lost Brother: a Brute is possessed, and is to be freed and kept alive (rules, section 11)."""

from collections.abc import Iterator
from typing import Final

from engine.claustrophobia.counts import BrotherCounts
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import CountsChanged
from engine.claustrophobia.events.tunnels import DemonAppeared, HumanFreed
from engine.claustrophobia.scenarios.rule import Ending, Recruit, ScenarioRule, StackRule, tiles_where
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import neighbours
from engine.claustrophobia.tunnels.tiles import TileName
from engine.claustrophobia.warriors.kinds import HumanName, WarriorName

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
    humans = {human.tile for human in state.in_play.values()}
    reached, edge, steps = {tile}, {tile}, 0
    while edge:
        if edge & humans:
            return steps
        edge = {other for at in edge for _, other in neighbours(state, at)} - reached
        reached |= edge
        steps += 1
    return None


def _problems(state: State) -> Iterator[str]:
    freed_in = state.counted(BrotherCounts).freed_in
    is_laid = bool(tiles_where(state, lambda tile: tile.name == LAIR))
    if freed_in > state.round or (freed_in and not is_laid):
        yield "scenario: he cannot be freed yet."
    if (BROTHER in state.humans) != (freed_in > 0):
        yield f"humans, scenario: {BROTHER} plays once he is freed, and not before."
    if (state.demon is not None) != (is_laid and not freed_in):
        yield "demon: the Possessed One is in play since the Lair was laid and until he is freed."


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
    goal=_goal,
    round_goal=lambda state: (
        Ending("goal", "humans") if 0 < state.counted(BrotherCounts).freed_in < state.round else None
    ),
    laid=_laid,
    demon_fell=_demon_fell,
    may_step=_may_step,
    problems=_problems,
)
