"""Attacks on what closes an opening: a cave-in, or a seal (rules, sections 8 and 11)."""

from typing import Final

from engine.claustrophobia.events.tunnels import OpeningAttacked, OpeningCleared, SealBroken
from engine.claustrophobia.fights.combat import (
    combat_dice,
    extra_dice,
    play_with,
    remove_attacker,
    roll_many,
    why_not_attack,
)
from engine.claustrophobia.moves import Break
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.rounds.activations import begin_activation
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import tile_of
from engine.claustrophobia.warriors.kinds import WarriorName, side_of
from engine.claustrophobia.warriors.strength import has_talent
from engine.core import Reason

CAVE_IN_COMBAT: Final = 2
SEAL_DIE: Final = 5


def _has_seal(state: State, warrior: WarriorName, tile: int) -> bool:
    return side_of(warrior) == "demons" and state.tiles[tile].seal is not None


def why_not_break(state: State, move: Break) -> Reason | None:
    """Return what keeps a warrior from clearing a cave-in beside it, or from attacking the seal of its tile."""
    reason = why_not_attack(state, move)
    at = tile_of(state, move.warrior, move.at)
    if reason is not None or at is None:
        return reason
    combat = combat_dice(state, move.warrior, at, None) + extra_dice(move)
    if state.cave_in is not None and at in state.cave_in:
        needed = CAVE_IN_COMBAT
    elif _has_seal(state, move.warrior, at):
        needed = 1
    else:
        return Reason.of("nothing-to-break", tile=at)
    return None if combat >= needed else Reason.of("too-weak", warrior=move.warrior, combat=combat, needed=needed)


def break_open(play: GamePlay, move: Break) -> None:
    """Let a warrior clear the cave-in, which needs no roll, or else attack the seal."""
    at = tile_of(play.state, move.warrior, move.at)
    if at is None:
        raise LookupError(f"{move.warrior} is not in play")
    begin_activation(play, move.warrior, move.at)
    play_with(play, move)
    if play.state.cave_in is not None and at in play.state.cave_in:
        play.emit(OpeningAttacked(move.warrior, at, (), ()))
        play.emit(OpeningCleared())
    else:
        _strike_seal(play, move, at)
    remove_attacker(play, move, at)


def _strike_seal(play: GamePlay, move: Break, at: int) -> None:
    dice = roll_many(play, "combat-die", combat_dice(play.state, move.warrior, at, None) + extra_dice(move))
    missed = sum(die < SEAL_DIE for die in dice)
    is_frantic = has_talent(play.state, move.warrior, "frantic")
    repeats = roll_many(play, "repeat-die", missed) if is_frantic else ()
    play.emit(OpeningAttacked(move.warrior, at, dice, repeats))
    if any(die >= SEAL_DIE for die in (*dice, *repeats)):
        play.emit(SealBroken(at))
