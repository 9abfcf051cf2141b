"""How rounds, phases and activations change a position, and dice with what they and cards bring."""

from typing import assert_never

from msgspec.structs import replace

from engine.claustrophobia.events import rounds as happened
from engine.claustrophobia.evolve.changes import with_troglodytes, without
from engine.claustrophobia.rounds.phases import (
    Activation,
    DemonAction,
    HumanAction,
    Initiative,
    Over,
    RoundEnd,
    SlotFilled,
    Threat,
)
from engine.claustrophobia.state import State, Troglodytes
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, TOUGH_NAMED


def after_round(state: State, event: happened.RoundEvent) -> State:  # noqa: C901, PLR0911 - one case for each event
    """Return the position after an event of the order of things, or the end."""
    match event:
        case happened.RoundBegan():
            return replace(state, round=event.round, phase=Initiative(), gifts_used=(), active=None)
        case happened.HumanActionBegan():
            humans = {name: replace(human, is_done=False) for name, human in state.humans.items()}
            return replace(state, phase=HumanAction(), humans=humans, active=None, has_felled=False)
        case happened.ThreatBegan():
            return replace(state, phase=Threat(), active=None)
        case happened.DemonActionBegan():
            return replace(state, phase=DemonAction(), active=None)
        case happened.RoundEnded():
            return _rested(replace(state, phase=RoundEnd(), active=None))
        case happened.ActivationBegan():
            return _with_activation(state, event)
        case happened.ActivationEnded():
            return replace(state, active=replace(active_of(state), is_over=True))
        case happened.MovementEnded():
            return replace(state, active=replace(active_of(state), is_halted=True))
        case happened.CountsChanged():
            state.counted(type(event.counts))  # those of another scenario cannot be
            return replace(state, counts=event.counts)
        case happened.GameEnded():
            return replace(state, phase=Over(event.cause, event.winner), owed=None)
        case _:
            assert_never(event)


def active_of(state: State) -> Activation:
    """Return the activation under way. Raises LookupError if there is none."""
    if state.active is None:
        raise LookupError("nobody acts")
    return state.active


def _with_activation(state: State, event: happened.ActivationBegan) -> State:
    warrior = event.warrior
    number = 1 if state.active is None else state.active.number + 1
    state = replace(state, active=Activation(warrior, number, event.at, is_again=event.is_again))
    if event.at is not None:
        return with_troglodytes(state, event.at, fresh=-1, done=1)
    if warrior in HUMAN_NAMED:
        human = HUMAN_NAMED[warrior]
        return replace(state, humans={**state.humans, human: replace(state.humans[human], is_done=True)})
    if warrior in TOUGH_NAMED:
        tough = TOUGH_NAMED[warrior]
        return replace(state, toughs={**state.toughs, tough: replace(state.toughs[tough], is_done=True)})
    if state.demon is None:
        raise LookupError(f"there is no {warrior}")
    return replace(state, demon=replace(state.demon, is_done=True))


def _rested(state: State) -> State:
    """Return the position with nobody of the demons' side having acted."""
    return replace(
        state,
        troglodytes={tile: Troglodytes(fresh=here.fresh + here.done) for tile, here in state.troglodytes.items()},
        toughs={name: replace(tough, is_done=False) for name, tough in state.toughs.items()},
        demon=None if state.demon is None else replace(state.demon, is_done=False),
    )


def after_dice(state: State, event: happened.DiceEvent) -> State:  # noqa: PLR0911 - one case for each event
    """Return the position after an event of dice, TP, or something that lasts."""
    match event:
        case happened.ActionRolled():
            return replace(state, phase=Initiative(event.dice))
        case happened.DiceAssigned():
            return _with_dice(state, event)
        case happened.DieRolledAgain():
            return state
        case happened.DestinyRolled():
            return replace(state, phase=Threat(is_rolled=True, dice=event.dice), extra_dice=0)
        case happened.SlotTaken() | happened.DiceSetAside():
            return _with_fewer_dice(state, event)
        case happened.DestinyDieOwed():
            return replace(state, extra_dice=state.extra_dice + 1)
        case happened.ThreatPointsChanged():
            return replace(state, threat_points=state.threat_points + event.change)
        case happened.EffectBegan():
            return replace(state, effects=(*state.effects, event.effect))
        case happened.EffectEnded():
            return replace(state, effects=without(state.effects, event.effect))
        case _:
            assert_never(event)


def _with_dice(state: State, event: happened.DiceAssigned) -> State:
    humans = dict(state.humans)
    for name, die in event.dice.items():
        humans[name] = replace(humans[name], die=die, is_exhausted=name in event.exhausted)
    return replace(state, humans=humans)


def _with_fewer_dice(state: State, event: happened.SlotTaken | happened.DiceSetAside) -> State:
    if not isinstance(state.phase, Threat):
        raise LookupError("there are no destiny dice")  # noqa: TRY004 - the position is wrong, not a type
    left = state.phase.dice
    for die in event.dice:
        left = without(left, die)
    slots = state.phase.slots
    if isinstance(event, happened.SlotTaken):
        slots = (*slots, SlotFilled(event.slot, event.dice))
    return replace(state, phase=replace(state.phase, dice=left, slots=slots))
