"""How dice, and what they and cards bring, change a position: TP, and what lasts for a while."""

from typing import assert_never

from msgspec.structs import replace

from engine.claustrophobia.events import rounds as happened
from engine.claustrophobia.evolve.changes import without
from engine.claustrophobia.rounds.phases import Initiative, SlotFilled, Threat
from engine.claustrophobia.state import State


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
