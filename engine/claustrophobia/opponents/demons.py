"""The simple player of the demons: what moves are worth to it (`choices.move_rules`).

Ending the phase is worth nothing, and what is worse is not done.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, get_args

from engine.claustrophobia.cards.decks import EventCard
from engine.claustrophobia.cards.event_cards import EVENT_RULES
from engine.claustrophobia.moves import Aim, Fight, Go, PlaceDice, Summon, UseHole
from engine.claustrophobia.opponents.estimates import FAR_AWAY, expected_hits
from engine.claustrophobia.rounds.phases import SlotName
from engine.claustrophobia.rounds.threat import DEMON_PRICE, why_not_summon
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import (
    connected,
    distances,
    has_room,
    is_held,
    tile_of,
    unexplored_sides,
    warriors_on,
)
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED
from engine.claustrophobia.warriors.strength import has_talent
from engine.core import by_kind

PACK: Final = 2
"""The troglodytes on humans' tiles from which it pays to make them better."""


def _human_tiles(state: State) -> Iterable[int]:
    return {human.tile for human in state.in_play.values() if human.tile is not None}


def _distances_to_humans(state: State) -> Mapping[int, int]:
    return distances(state, _human_tiles(state), "demons")


def steps_to_humans(state: State, tile: int) -> int:
    """Return how many steps it is from a tile to the nearest human, `FAR_AWAY` where no way leads."""
    return _distances_to_humans(state).get(tile, FAR_AWAY)


def _prey(state: State, name: str | None) -> float:
    """Return how much a human is worth hitting: most where there is least left."""
    human = None if name is None else HUMAN_NAMED.get(name)
    return 0.0 if human is None or human not in state.humans else 1 + state.humans[human].losses / 6


def fighting(state: State, move: Fight) -> float:
    """Hits, most of all on who has least left."""
    return 1 + expected_hits(state, move) * _prey(state, move.target) + 0.1 * move.is_all - 0.6 * move.suicide


def going(state: State, move: Go) -> float:
    """Nearer to the humans."""
    tile = tile_of(state, move.warrior, move.at)
    if tile is None:
        return 0.0
    target, steps = connected(state, tile, move.direction), _distances_to_humans(state)
    nearer = steps.get(tile, FAR_AWAY) - (FAR_AWAY if target is None else steps.get(target, FAR_AWAY))
    return 0.8 if nearer > 0 else -1.0


def using_hole(state: State, move: UseHole) -> float:
    """Nearer to the humans by more than a step."""
    tile, steps = tile_of(state, move.warrior, move.at), _distances_to_humans(state)
    if tile is None:
        return 0.0
    return 0.7 if steps.get(move.tile, FAR_AWAY) < steps.get(tile, FAR_AWAY) - 1 else -1.0


def summoning(state: State, move: Summon) -> float:
    """Prefer a demon to troglodytes, near the humans."""
    far = steps_to_humans(state, move.tile)
    if not move.is_demon and state.demon is None and _saves_for_demon(state):
        return -1.0
    return (9.0 if move.is_demon else 5.0) - min(far, 4)


def _saves_for_demon(state: State) -> bool:
    """Whether so few points are missing for a demon that the next Threat phase can bring it."""
    return state.threat_points == DEMON_PRICE - 1 and not state.demons_bought and bool(state.troglodytes)


def placing_dice(state: State, move: PlaceDice) -> float:
    """Weigh the slot against the dice that it takes."""
    worth = SLOT_WORTH[move.slot](state) * (len(move.dice) if move.slot in ("sounds", "dark") else 1)
    return 6 + worth + (_prey(state, move.human) if move.human else 0.0) - len(move.dice)


def _pack(state: State) -> float:
    """Return how many troglodytes are, or can be, with the humans."""
    near = sum(len(warriors_on(state, tile, "demons")) for tile in _human_tiles(state))
    return float(near + min(state.threat_points, PACK))


def _coming(state: State) -> int:
    """Count the plain troglodytes that are on their way to the humans."""
    there = _human_tiles(state)
    return sum(here.fresh for tile, here in state.troglodytes.items() if tile not in there)


def _held(state: State) -> int:
    """Count the troglodytes that cannot leave their tile, and the Blades that could run away from them."""
    troglodytes = sum(
        here.fresh for tile, here in state.troglodytes.items() if is_held(state, "troglodyte", tile, "demons")
    )
    humans = state.in_play.items()
    blades = (tile for name, human in humans if (tile := human.tile) is not None and has_talent(state, name, "elusive"))
    return troglodytes + sum(tile in state.troglodytes for tile in blades)


def _could_appear_beside(state: State) -> bool:
    """Whether troglodytes could be summoned beside humans, if these were no bar."""
    return any(unexplored_sides(state, tile) and has_room(state, tile, "demons") for tile in _human_tiles(state))


def _nearest_summons(state: State) -> bool:
    """Whether troglodytes can be summoned one step away from humans."""
    steps = _distances_to_humans(state)
    near = (Summon(is_demon=False, tile=tile) for tile, far in steps.items() if far <= 1)
    return any(why_not_summon(state, move) is None for move in near)


def _near(state: State, aim: Aim) -> float:
    return 2.0 - (0 if aim.tile is None else steps_to_humans(state, aim.tile))


def _fumes(state: State, aim: Aim) -> float:
    return float(0 if aim.tile is None else len(warriors_on(state, aim.tile, "humans")))


def _cave_in(state: State, aim: Aim) -> float:
    """Cut humans off who are alone, for their own side cannot reach them then."""
    alone = aim.tile is not None and warriors_on(state, aim.tile, "humans") and not _coming(state)
    return 0.2 if alone else -6.0


def _flat(worth: float) -> Callable[[State, Aim], float]:
    return lambda _state, _aim: worth


SLOT_WORTH: Final[Mapping[SlotName, Callable[[State], float]]] = by_kind(
    get_args(SlotName),
    {
        "calm": lambda _state: 0.6,
        "sounds": lambda _state: 1.7,
        "speed": lambda state: 1.5 + 0.8 * min(_coming(state), 4),
        "legion": lambda state: 1.5 + 0.5 * _pack(state),
        "claws": lambda state: 1.5 + 0.7 * _pack(state),
        "dark": lambda _state: 1.6,
        "taste": lambda state: 1.0 + 0.9 * min(state.threat_points, 4) * _could_appear_beside(state),
        "burrowing": lambda state: 1.0 + 0.9 * min(state.threat_points, 4) * (not _nearest_summons(state)),
        "resistance": lambda state: 1.5 + 0.9 * _held(state),
        "trap": lambda _state: 2.6,
    },
)
EVENT_WORTH: Final[Mapping[EventCard, Callable[[State, Aim], float]]] = by_kind(
    tuple(EVENT_RULES),
    {
        "cave-in": _cave_in,
        "defect": _flat(1.0),
        "rage": _flat(1.0),
        "possession": lambda state, aim: _prey(state, aim.other),
        "terror": _flat(0.5),
        "tough": _near,
        "fumes": _fumes,
        "satan": _flat(1.0),
        "critical": lambda state, aim: _prey(state, aim.human),
        "lost": _flat(-4.9),
    },
)
