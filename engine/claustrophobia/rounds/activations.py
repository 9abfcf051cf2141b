"""Activations: who may act, when one begins and ends, and how much movement is left (rules, section 2)."""

from collections.abc import Callable

from engine.claustrophobia.cards.effects import EFFECTS, Boundary, Effect, EffectKind
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import ActivationBegan, ActivationEnded, EffectBegan, EffectEnded
from engine.claustrophobia.moves import Aim, PlaceDice
from engine.claustrophobia.rounds.phases import Activation, DemonAction, HumanAction
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import tile_of
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, TOUGH_NAMED, WarriorName, side_of
from engine.claustrophobia.warriors.strength import stats_of
from engine.core import Reason


def why_not_act(state: State, warrior: WarriorName, at: int | None) -> Reason | None:
    """Return what keeps a warrior from doing anything now, whatever it is."""
    acting = "humans" if isinstance(state.phase, HumanAction) else "demons"
    if side_of(warrior) != acting:
        return Reason.of("not-your-warrior", warrior=warrior)
    if isinstance(state.phase, DemonAction) and state.phase.has_prepared:
        return Reason.of("prepared-already")
    if at is not None and (warrior != "troglodyte" or at not in state.troglodytes):
        return Reason.of("not-there", warrior=warrior, tile=at)
    if tile_of(state, warrior, at) is None:
        return Reason.of("nobody-acts") if warrior == "troglodyte" else Reason.of("no-such-warrior", warrior=warrior)
    if is_acting(state, warrior, at):
        return None
    return Reason.of("has-acted", warrior=warrior) if has_begun(state, warrior, at) else None


def is_acting(state: State, warrior: WarriorName, at: int | None) -> bool:
    """Whether an activation of that warrior is under way."""
    active = state.active
    return active is not None and not active.is_over and active.warrior == warrior and at is None


def has_begun(state: State, warrior: WarriorName, at: int | None) -> bool:
    """Whether a warrior has begun its activation in this phase; of plain troglodytes, all those on a tile."""
    if warrior in HUMAN_NAMED:
        return state.humans[HUMAN_NAMED[warrior]].is_done
    if warrior in TOUGH_NAMED:
        return state.toughs[TOUGH_NAMED[warrior]].is_done
    if warrior == "demon":
        return state.demon is not None and state.demon.is_done
    return at is None or state.troglodytes[at].fresh == 0


def activation_of(state: State, warrior: WarriorName, at: int | None) -> Activation:
    """Return how far a warrior is that may act; at the beginning, if it has not begun."""
    if state.active is not None and is_acting(state, warrior, at):
        return state.active
    return Activation(warrior, 0, at)


def movement_left(state: State, warrior: WarriorName, at: int | None) -> int:
    """Return the movement that a warrior has not used yet."""
    return stats_of(state, warrior).movement - activation_of(state, warrior, at).spent


def begin_activation(play: GamePlay, warrior: WarriorName, at: int | None = None) -> None:
    """Begin the activation of a warrior, if it is not under way."""
    if not is_acting(play.state, warrior, at):
        end_effects(play, "activation")
        play.emit(ActivationBegan(warrior, at))


def end_activation(play: GamePlay) -> None:
    """End the activation under way, if there is one, and what lasted for one that ended in another way."""
    end_effects(play, "activation")
    if play.state.active is not None and not play.state.active.is_over:
        play.emit(ActivationEnded())


def lasting(kind: EffectKind) -> Callable[[GamePlay, Aim | PlaceDice], None]:
    """Return what makes an effect begin, on the human who is aimed at, if somebody is."""
    return lambda play, aim: play.emit(EffectBegan(Effect(kind, aim.human)))


def end_effects(play: GamePlay, boundary: Boundary) -> None:
    """End what lasts until then."""
    for effect in play.state.effects:
        if EFFECTS[effect.kind].until == boundary:
            play.emit(EffectEnded(effect))
