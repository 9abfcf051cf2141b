"""Why the simple players play what they play: a motive for each kind of move, with the facts that its sentence needs.

Anybody may be told them, so they tell nothing that is hidden from anybody once the move is played.
"""

from collections.abc import Callable
from typing import Any

from engine.claustrophobia.moves import Fight, Go, LayTile, Name, Summon
from engine.claustrophobia.opponents.demons import steps_to_humans
from engine.claustrophobia.opponents.estimates import FAR_AWAY, chance_to_hit, is_exploring
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import connected, tile_of
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, side_of
from engine.claustrophobia.warriors.strength import has_effect
from engine.core import Motive


def always(key: str) -> Callable[[State, Any], Motive]:
    """Return the same motive for every move of a kind."""
    return lambda _state, _move: Motive(key)


def with_part(key: str, part: str) -> Callable[[State, Any], Motive]:
    """Return a motive that tells a part of the move."""
    return lambda _state, move: Motive(key, {part: getattr(move, part)})


def fighting(state: State, move: Fight) -> Motive:
    """How likely it hits."""
    return Motive("hits", {"target": move.target, "percent": round(100 * chance_to_hit(state, move))})


def going(state: State, move: Go) -> Motive:
    """Into the dark, or nearer: to where the humans explore together while there is no goal yet."""
    tile = tile_of(state, move.warrior, move.at)
    if tile is not None and connected(state, tile, move.direction) is None:
        return Motive("explores")
    human = HUMAN_NAMED.get(move.warrior)
    if human is not None and is_exploring(state, human):
        return Motive("gathers")
    return Motive("comes-nearer", {"side": side_of(move.warrior)})


def naming(_state: State, move: Name) -> Motive:
    """Tell a card, a guard, or the weakest lines."""
    if move.parry:
        return Motive("parries", {"human": move.human})
    return Motive("loses-least") if move.guard is None else Motive("guards", {"human": move.human})


def laying(state: State, _move: LayTile) -> Motive:
    """Who has turned it."""
    return Motive("lays", {"side": "humans" if has_effect(state, "precognition") else "demons"})


def summoning(state: State, move: Summon) -> Motive:
    """How near to the humans."""
    steps = steps_to_humans(state, move.tile)
    return Motive("appears-far") if steps >= FAR_AWAY else Motive("appears-near", {"steps": steps})
