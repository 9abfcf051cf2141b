"""Sentences for how a game goes on: rounds, dice, what begins to last, what is counted, the end."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.claustrophobia.effects import EffectKind
from engine.claustrophobia.events import (
    ActionRolled,
    ActivationBegan,
    AnyEvent,
    CounterSet,
    DemonActionBegan,
    DestinyDieOwed,
    DestinyRolled,
    DiceAssigned,
    DiceSetAside,
    DieRolledAgain,
    EffectBegan,
    GameEnded,
    MovementEnded,
    RoundBegan,
    RoundEnded,
    SlotTaken,
    ThreatBegan,
    ThreatPointsChanged,
)
from engine.claustrophobia.scenarios import barrels, brother, chest, choir, prayers
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors import HUMANS
from render.claustrophobia.text.labels import dice_text
from render.claustrophobia.text.telling import Telling
from render.core import Names, Words


def _round_began(telling: Telling, event: RoundBegan) -> str:
    return telling.words("cl-round-began", round=event.round)


def _round_ended(telling: Telling, _event: RoundEnded) -> str:
    return telling.words("cl-round-ended", round=telling.state.round)


def _action_rolled(telling: Telling, event: ActionRolled) -> str:
    return telling.words("cl-action-rolled", dice=dice_text(telling.words, event.dice))


def _dice_assigned(telling: Telling, event: DiceAssigned) -> str:
    words = telling.words
    given = [words("cl-die-of", human=telling.human(human), die=die) for human, die in event.dice.items()]
    told = [words("cl-dice-assigned", dice=words.series(given))]
    if event.exhausted:
        told.append(words("cl-exhausted", humans=words.listing([telling.human(human) for human in event.exhausted])))
    return " ".join(told)


def _die_rolled_again(telling: Telling, event: DieRolledAgain) -> str:
    human = telling.human(event.human)
    return telling.words("cl-die-rolled-again", human=human, before=event.before, after=event.after)


def _threat_began(telling: Telling, _event: ThreatBegan) -> str:
    return telling.words("cl-threat-began", round=telling.state.round)


def _demon_action_began(telling: Telling, _event: DemonActionBegan) -> str:
    return telling.words("cl-demon-action-began")


def _activation_began(telling: Telling, event: ActivationBegan) -> str:
    """Tell a second activation; of a first one tells what is done in it."""
    return telling.words("cl-acts-again", who=telling.warrior(event.warrior)) if event.is_again else ""


def _movement_ended(telling: Telling, _event: MovementEnded) -> str:
    active = telling.state.active
    who = telling.words("cl-nobody") if active is None else telling.warrior(active.warrior)
    return telling.words("cl-movement-ended", who=who)


def _destiny_rolled(telling: Telling, event: DestinyRolled) -> str:
    return telling.words("cl-destiny-rolled", dice=dice_text(telling.words, event.dice))


def _slot_taken(telling: Telling, event: SlotTaken) -> str:
    words = telling.words
    return words("cl-slot-taken", dice=words.listing([str(die) for die in event.dice]), slot=event.slot)


def _dice_set_aside(telling: Telling, event: DiceSetAside) -> str:
    words = telling.words
    dice = words.listing([str(die) for die in event.dice])
    return words("cl-dice-set-aside", count=len(event.dice), dice=dice)


def _destiny_die_owed(telling: Telling, _event: DestinyDieOwed) -> str:
    return telling.words("cl-destiny-die-owed")


def _points_changed(telling: Telling, event: ThreatPointsChanged) -> str:
    key = "cl-points-gained" if event.change > 0 else "cl-points-lost"
    return telling.words(key, change=abs(event.change), points=telling.state.threat_points + event.change)


EFFECT_KEYS: Final[Mapping[EffectKind, str]] = {
    "courage": "cl-effect-courage",
    "rally": "cl-effect-rally",
    "precognition": "cl-effect-precognition",
    "blessed-speed": "cl-effect-blessed-speed",
    "blessed-strength": "cl-effect-blessed-strength",
    "haste": "cl-effect-haste",
    "hold-the-line": "cl-effect-hold-the-line",
    "oil": "cl-effect-oil",
    "speed": "cl-effect-speed",
    "legion": "cl-effect-legion",
    "claws": "cl-effect-claws",
    "taste": "cl-effect-taste",
    "burrowing": "cl-effect-burrowing",
    "resistance": "cl-effect-resistance",
    "crisis": "cl-effect-crisis",
    "rage": "cl-effect-rage",
    "satan": "cl-effect-satan",
    "no-bodyguard": "cl-effect-no-bodyguard",
    "weak-spot": "cl-effect-weak-spot",
}
"""What begins to last, by its kind."""


def _effect_began(telling: Telling, event: EffectBegan) -> str:
    effect = event.effect
    facts: dict[str, str] = {}
    if effect.human is not None:
        facts["human"] = telling.human(effect.human)
    if effect.tile is not None:
        facts["tile"] = telling.tile(effect.tile)
    return telling.words(EFFECT_KEYS[effect.kind], **facts)


COUNTERS: Final[Mapping[str, str | None]] = {
    barrels.LAID: "cl-counter-barrels",
    barrels.LAST: None,  # the round in which it was done last
    prayers.SAID: "cl-counter-prayers",
    prayers.LAST: None,
    choir.FOUND: None,  # the Master appears
    brother.FREED: None,  # the human comes free
    chest.OPENED: "cl-counter-chests-opened",
    chest.FOUND: "cl-counter-relic-found",
    chest.CARRIER: "cl-counter-relic-carrier",
}
"""What a scenario counts; None for what others tell."""


def _counter_set(telling: Telling, event: CounterSet) -> str:
    key = COUNTERS[event.counter]
    if key is None:
        return ""
    if event.counter != chest.CARRIER:
        return telling.words(key, value=event.value)
    return telling.words(key, human=telling.human(HUMANS[event.value - 1])) if event.value else ""


def end_text(words: Words, names: Names, state: State, event: GameEnded) -> str:
    """Say who has won, and why."""
    cause = words("cl-end-cause", cause=event.cause)
    who = "" if event.winner is None else names[state.seat_of(event.winner)]
    return words("cl-end", winner=event.winner or "nobody", who=who, cause=cause)


def _game_ended(telling: Telling, event: GameEnded) -> str:
    return end_text(telling.words, telling.names, telling.state, event)


TOLD: Final[Mapping[type[AnyEvent], Callable[[Telling, Any], str]]] = {
    RoundBegan: _round_began,
    RoundEnded: _round_ended,
    ActionRolled: _action_rolled,
    DiceAssigned: _dice_assigned,
    DieRolledAgain: _die_rolled_again,
    ThreatBegan: _threat_began,
    DemonActionBegan: _demon_action_began,
    ActivationBegan: _activation_began,
    MovementEnded: _movement_ended,
    DestinyRolled: _destiny_rolled,
    SlotTaken: _slot_taken,
    DiceSetAside: _dice_set_aside,
    DestinyDieOwed: _destiny_die_owed,
    ThreatPointsChanged: _points_changed,
    EffectBegan: _effect_began,
    CounterSet: _counter_set,
    GameEnded: _game_ended,
}
"""How each kind of event is told."""
