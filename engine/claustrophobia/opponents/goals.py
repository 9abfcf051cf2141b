"""Where the simple players' humans want to be, scenario by scenario. A scenario is a row here."""

from collections.abc import Callable, Mapping
from typing import Final, get_args

from engine.claustrophobia.scenarios.air import TO_ESCAPE
from engine.claustrophobia.scenarios.brother import BROTHER
from engine.claustrophobia.scenarios.chest import carrier_of
from engine.claustrophobia.state import ScenarioName, State, Tile
from engine.claustrophobia.tunnels.map import neighbours, unexplored_sides
from engine.claustrophobia.warriors.kinds import HumanName
from engine.core.kinds import by_kind

Goals = frozenset[int]

ENOUGH: Final = 3
"""The humans who explore together; where two are to escape, two are enough."""


def goals_of(state: State, human: HumanName) -> Goals:
    """Return the tiles to which a human goes: those of the scenario, or else the one from which all explore."""
    found = GOALS[state.scenario](state, human)
    if found:
        return found
    tile = front(state)
    return frozenset() if tile is None else frozenset({tile})


def front(state: State) -> int | None:
    """Return the tile from which the humans explore together: near most of them, and the latest of those."""
    open_tiles = [tile for tile in range(len(state.tiles)) if unexplored_sides(state, tile)]
    return max(open_tiles, key=lambda tile: (_gathered(state, tile), tile), default=None)


def is_together(state: State, tile: int) -> bool:
    """Whether there are enough humans on a tile or beside it to explore from it."""
    enough = TO_ESCAPE if state.scenario == "air" else ENOUGH
    return tile == front(state) or _gathered(state, tile) >= enough


def _gathered(state: State, tile: int) -> int:
    """Count the humans who are on a tile or beside it."""
    near = {tile, *(other for _, other in neighbours(state, tile))}
    return sum(human.tile in near for human in state.in_play.values())


def is_exploring(state: State, human: HumanName) -> bool:
    """Whether there is nothing yet that a human could go to."""
    return not GOALS[state.scenario](state, human)


def _tiles(state: State, wanted: Callable[[Tile], bool]) -> Goals:
    return frozenset(number for number, tile in enumerate(state.tiles) if wanted(tile))


def _exit(state: State, _human: HumanName) -> Goals:
    return _tiles(state, lambda tile: tile.kind == "exit")


def _den(state: State, _human: HumanName) -> Goals:
    return _tiles(state, lambda tile: tile.name == "den-a")


def _first_tile(_state: State, _human: HumanName) -> Goals:
    return frozenset({0})


def _master(state: State, _human: HumanName) -> Goals:
    return _tiles(state, lambda tile: tile.kind == "pentacle")


def _brother(state: State, _human: HumanName) -> Goals:
    """Return the Possessed One's tile; once he is freed everybody goes to him, and he stays."""
    if state.demon is not None:
        return frozenset({state.demon.tile})
    freed = state.humans.get(BROTHER)
    return frozenset() if freed is None or freed.tile is None else frozenset({freed.tile})


def _relic(state: State, human: HumanName) -> Goals:
    """Return the way out for whoever carries the relic, whom the others follow; or the relic, or closed chests."""
    carrier = carrier_of(state)
    if carrier == human:
        return frozenset({0})
    if carrier is not None:
        tile = state.humans[carrier].tile
        return frozenset() if tile is None else frozenset({tile})
    return _tiles(state, lambda tile: tile.chest == "relic") or _tiles(state, lambda tile: tile.chest == "closed")


GOALS: Final[Mapping[ScenarioName, Callable[[State, HumanName], Goals]]] = by_kind(
    get_args(ScenarioName),
    {
        "air": _exit,
        "barrels": _den,
        "choir": _master,
        "prayers": _first_tile,
        "brother": _brother,
        "chest": _relic,
    },
)
"""What is to be gone to; nothing: it is to be found first."""
