"""How much of a scenario's goal is done, and how much is wanted. A scenario is a row here."""

from collections.abc import Callable, Mapping
from typing import Final, get_args

from engine.claustrophobia.scenarios import air, barrels, brother, chest, choir, prayers
from engine.claustrophobia.state import ScenarioName, State
from engine.claustrophobia.warriors.kinds import DEMONS
from engine.core.kinds import by_kind

Goal = tuple[int, int]
"""How much is done, and how much is wanted."""


def _out(state: State) -> Goal:
    return sum(human.place == "out" for human in state.humans.values()), air.TO_ESCAPE


def _barrels(state: State) -> Goal:
    return state.counters[barrels.LAID], barrels.BARRELS


def _master(state: State) -> Goal:
    if not state.counters[choir.FOUND]:
        return 0, DEMONS["souls"].health
    return DEMONS["souls"].health if state.demon is None else state.demon.wounds, DEMONS["souls"].health


def _prayers(state: State) -> Goal:
    return state.counters[prayers.SAID], prayers.PRAYERS


def _brother(state: State) -> Goal:
    if state.counters[brother.FREED]:
        return DEMONS["possessed"].health, DEMONS["possessed"].health
    return 0 if state.demon is None else state.demon.wounds, DEMONS["possessed"].health


def _chests(state: State) -> Goal:
    return state.counters[chest.FOUND], 1


GOALS: Final[Mapping[ScenarioName, Callable[[State], Goal]]] = by_kind(
    get_args(ScenarioName),
    {
        "air": _out,
        "barrels": _barrels,
        "choir": _master,
        "prayers": _prayers,
        "brother": _brother,
        "chest": _chests,
    },
)


def goal_of(state: State) -> Goal:
    """Return how much of the goal is done, and how much is wanted."""
    return GOALS[state.scenario](state)
