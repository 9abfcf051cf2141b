"""How far it is through the tunnels, as the simple players reckon."""

from collections.abc import Iterable, Mapping

from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import neighbours
from engine.claustrophobia.tunnels.movement import is_sealed
from engine.claustrophobia.warriors.kinds import Side

FAR_AWAY = 99
"""The distance where there is no way."""


def distances(state: State, goals: Iterable[int], side: Side) -> Mapping[int, int]:
    """Return how many steps each tile is away from the nearest goal, for a side's warriors, where a way leads."""
    edge = list(dict.fromkeys(goals))
    found = dict.fromkeys(edge, 0)
    while edge:
        ahead: list[int] = []
        for tile in edge:
            for direction, other in neighbours(state, tile):
                if other not in found and not (side == "demons" and is_sealed(state, tile, other, direction)):
                    found[other] = found[tile] + 1
                    ahead.append(other)
        edge = ahead
    return found
