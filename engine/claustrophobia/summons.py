"""Summons: what the demons buy with their TP, and where it can appear (rules, section 7)."""

from collections.abc import Iterator
from typing import Final

from engine.claustrophobia.events import DemonAppeared, DiceSetAside, ThreatPointsChanged, TroglodyteAppeared
from engine.claustrophobia.moves import Summon
from engine.claustrophobia.phases import Threat
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.strength import has_effect
from engine.claustrophobia.tunnels import has_figure, has_room, unexplored_sides, warriors_on
from engine.core import Reason

TROGLODYTE_PRICE: Final = 1
DEMON_PRICE: Final = 5


def why_not_summon(state: State, move: Summon) -> Reason | None:
    """Return what keeps a warrior from being bought, or from appearing there."""
    price = DEMON_PRICE if move.is_demon else TROGLODYTE_PRICE
    if state.threat_points < price:
        return Reason.of("too-few-points", points=state.threat_points, needed=price)
    if move.is_demon and state.demon is not None:
        return Reason.of("demon-in-play")
    if move.is_demon and state.demons_bought >= scenario_of(state).demons_to_buy:
        return Reason.of("no-demon-left")
    if not move.is_demon and not has_figure(state):
        return Reason.of("no-figure-left")
    if move.tile not in range(len(state.tiles)):
        return Reason.of("no-such-tile", tile=move.tile)
    return why_not_appear(state, move.tile) or _why_not_there(state, move)


def why_not_appear(state: State, tile: int) -> Reason | None:
    """Return what keeps anything of the demons' from appearing on a tile now, free or bought."""
    if has_effect(state, "oil", tile=tile):
        return Reason.of("oil-there", tile=tile)
    return None if has_room(state, tile, "demons") else Reason.of("no-room", warrior="demons", tile=tile)


def _why_not_there(state: State, move: Summon) -> Reason | None:
    """Return what is missing on a tile: a side into the dark, or a place that no human sees."""
    if state.tiles[move.tile].rule.is_den and not move.is_demon:
        return None
    if warriors_on(state, move.tile, "humans") and not has_effect(state, "taste"):
        return Reason.of("human-there", tile=move.tile)
    if not unexplored_sides(state, move.tile) and not has_effect(state, "burrowing"):
        return Reason.of("no-unexplored-side", tile=move.tile)
    return None


def summon(play: GamePlay, move: Summon) -> None:
    """Buy a warrior; the dice that are left when the first one comes do nothing any more."""
    phase = play.state.phase
    if isinstance(phase, Threat) and phase.dice:
        play.emit(DiceSetAside(phase.dice))
    if move.is_demon:
        play.emit(ThreatPointsChanged(-DEMON_PRICE))
        play.emit(DemonAppeared(scenario_of(play.state).demon, move.tile, is_bought=True))
    else:
        play.emit(ThreatPointsChanged(-TROGLODYTE_PRICE))
        play.emit(TroglodyteAppeared(move.tile))


def summons(state: State) -> Iterator[Summon]:
    """Return what may be tried to buy, tile by tile."""
    return (Summon(is_demon, tile) for is_demon in (False, True) for tile in range(len(state.tiles)))
