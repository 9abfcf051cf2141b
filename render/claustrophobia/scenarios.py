"""How a scenario looks and what is told of it. A scenario is a row here."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple, get_args

from engine.claustrophobia.counts import (
    BarrelsCounts,
    BrotherCounts,
    ChestCounts,
    ChoirCounts,
    PrayersCounts,
    ScenarioName,
)
from engine.claustrophobia.scenarios import air, barrels, prayers
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import DEMONS, DemonKind
from engine.core import by_kind
from render.claustrophobia.sprites_figures import relic
from render.claustrophobia.sprites_signs import Sign, barrel_sign, chain, door, pray, souls
from render.claustrophobia.text.labels import TextContext

Goal = tuple[int, int]
"""How much is done, and how much is wanted."""


class ScenarioLook(NamedTuple):
    """What people see of a scenario."""

    sign: Sign
    """Draws the sign of its goal."""
    goal: Callable[[State], Goal]
    """Returns how much of the goal is done, and how much is wanted."""
    progress: Callable[[State], int] = lambda _state: 0
    """Returns the number in `cl-aim`; not all have one."""
    told: Callable[[TextContext, Any], Iterable[str]] = lambda _context, _counts: ()
    """Tells what it counts now, in the position before that; nothing where others tell it."""
    barrels_on: Callable[[State, int], int] = lambda _state, _tile: 0
    """Returns how many barrels stand on a tile."""


def _laid(state: State) -> int:
    return state.counted(BarrelsCounts).laid


def _said(state: State) -> int:
    return state.counted(PrayersCounts).said


def _wounds(state: State, kind: DemonKind, *, is_fallen: bool) -> Goal:
    health = DEMONS[kind].health
    return health if is_fallen else 0 if state.demon is None else state.demon.wounds, health


def _chests_told(context: TextContext, counts: ChestCounts) -> Iterator[str]:
    words, before = context.words, context.state.counted(ChestCounts)
    if counts.opened != before.opened:
        yield words("cl-counter-chests-opened", value=counts.opened)
    if counts.is_found != before.is_found:
        yield words("cl-counter-relic-found")
    if counts.carrier is not None:
        yield words("cl-counter-relic-carrier", human=context.human(counts.carrier))


SCENARIO_LOOKS: Final[Mapping[ScenarioName, ScenarioLook]] = by_kind(
    get_args(ScenarioName),
    {
        "air": ScenarioLook(
            door,
            lambda state: (sum(human.place == "out" for human in state.humans.values()), air.TO_ESCAPE),
            lambda state: sum(tile.name not in (air.EXIT, "start-a") for tile in state.tiles),
        ),
        "barrels": ScenarioLook(
            barrel_sign,
            lambda state: (_laid(state), barrels.BARRELS),
            _laid,
            lambda context, counts: [context.words("cl-counter-barrels", value=counts.laid)],
            barrels_on=lambda state, tile: _laid(state) if state.tiles[tile].name == barrels.PIT else 0,
        ),
        "choir": ScenarioLook(
            souls,
            lambda state: _wounds(
                state, "souls", is_fallen=state.demon is None and state.counted(ChoirCounts).is_found
            ),
        ),
        "prayers": ScenarioLook(
            pray,
            lambda state: (_said(state), prayers.PRAYERS),
            _said,
            lambda context, counts: [context.words("cl-counter-prayers", value=counts.said)],
        ),
        "brother": ScenarioLook(
            chain,
            lambda state: _wounds(state, "possessed", is_fallen=state.counted(BrotherCounts).freed_in > 0),
        ),
        "chest": ScenarioLook(
            relic,
            lambda state: (int(state.counted(ChestCounts).is_found), 1),
            lambda state: state.counted(ChestCounts).opened,
            _chests_told,
        ),
    },
)


def scenario_look(state: State) -> ScenarioLook:
    """Return what people see of the scenario that is played."""
    return SCENARIO_LOOKS[state.scenario]
