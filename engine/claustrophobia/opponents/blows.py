"""What an attack is worth, as the simple players reckon: the hits to be expected."""

from engine.claustrophobia.fights.combat import combat_dice, extra_dice
from engine.claustrophobia.moves import Fight
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import tile_of, warriors_on
from engine.claustrophobia.warriors.kinds import side_of
from engine.claustrophobia.warriors.strength import has_talent, stats_of

SIDES = 6


def expected_hits(state: State, move: Fight) -> float:
    """Return how many hits an attack brings on average, without what guards take."""
    at = tile_of(state, move.warrior, move.at)
    if at is None:
        return 0.0
    dice, chance = _dice(state, move, at)
    tile = at if move.tile is None else move.tile
    hits = dice * chance * (2 if state.tiles[tile].rule.doubles_hits else 1)
    there = warriors_on(state, tile, side_of(move.target)).count(move.target)
    return min(hits, there) if move.target == "troglodyte" else hits


def chance_to_hit(state: State, move: Fight) -> float:
    """Return how likely it is that an attack hits at all, before what guards take."""
    at = tile_of(state, move.warrior, move.at)
    if at is None:
        return 0.0
    dice, chance = _dice(state, move, at)
    return 1 - (1 - chance) ** dice


def _dice(state: State, move: Fight, at: int) -> tuple[int, float]:
    """Return how many dice an attack from a tile has, and how likely each one hits."""
    dice = combat_dice(state, move.warrior, at, move.target) + extra_dice(move)
    chance = (SIDES + 1 - stats_of(state, move.target).defense) / SIDES
    if has_talent(state, move.warrior, "frantic"):
        chance += (1 - chance) * chance
    return dice, chance
