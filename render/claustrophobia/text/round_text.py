"""Sentences for how a game goes on: rounds, dice, what begins to last, what is counted, the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.rounds import (
    ActionRolled,
    ActivationBegan,
    CountsChanged,
    DemonActionBegan,
    DestinyDieOwed,
    DestinyRolled,
    DiceAssigned,
    DiceSetAside,
    DieRolledAgain,
    EffectBegan,
    GameEnded,
    MovementEnded,
    RoundEnded,
    SlotTaken,
    ThreatBegan,
    ThreatPointsChanged,
)
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import tile_of
from render.claustrophobia.scenarios import scenario_look
from render.claustrophobia.text.labels import TextContext, dice_text, sentence
from render.core import Names, Words


def _round_ended(context: TextContext, _event: RoundEnded) -> str:
    return context.words("cl-round-ended", round=context.state.round)


def _action_rolled(context: TextContext, event: ActionRolled) -> str:
    return context.words("cl-action-rolled", dice=dice_text(context.words, event.dice))


def _dice_assigned(context: TextContext, event: DiceAssigned) -> str:
    words = context.words
    given = [words("cl-die-of", human=context.human(human), die=die) for human, die in event.dice.items()]
    sentences = [words("cl-dice-assigned", dice=words.series(given))]
    if event.exhausted:
        sentences.append(
            words("cl-exhausted", humans=words.listing([context.human(human) for human in event.exhausted]))
        )
    return " ".join(sentences)


def _die_rolled_again(context: TextContext, event: DieRolledAgain) -> str:
    human = context.human(event.human)
    return context.words("cl-die-rolled-again", human=human, before=event.before, after=event.after)


def _threat_began(context: TextContext, _event: ThreatBegan) -> str:
    return context.words("cl-threat-began")


def _demon_action_began(context: TextContext, _event: DemonActionBegan) -> str:
    return context.words("cl-demon-action-began")


def _activation_began(context: TextContext, event: ActivationBegan) -> str:
    """Tell a second activation; of a first one tells what is done in it."""
    return context.words("cl-acts-again", who=context.warrior(event.warrior)) if event.is_again else ""


def _movement_ended(context: TextContext, _event: MovementEnded) -> str:
    """Tell it where water ends the movement; a trap says it with its die."""
    active = context.state.active
    tile = None if active is None else tile_of(context.state, active.warrior, active.at)
    if tile is not None and context.state.tiles[tile].kind == "trapped":
        return ""
    return context.words("cl-movement-ended")


def _destiny_rolled(context: TextContext, event: DestinyRolled) -> str:
    return context.words("cl-destiny-rolled", dice=dice_text(context.words, event.dice))


def _slot_taken(context: TextContext, event: SlotTaken) -> str:
    words = context.words
    dice = words.listing([str(die) for die in event.dice])
    return words("cl-slot-taken", count=len(event.dice), dice=dice, slot=event.slot)


def _dice_set_aside(context: TextContext, event: DiceSetAside) -> str:
    words = context.words
    dice = words.listing([str(die) for die in event.dice])
    return words("cl-dice-set-aside", count=len(event.dice), dice=dice)


def _destiny_die_owed(context: TextContext, _event: DestinyDieOwed) -> str:
    return context.words("cl-destiny-die-owed")


def _points_changed(context: TextContext, event: ThreatPointsChanged) -> str:
    key = "cl-points-gained" if event.change > 0 else "cl-points-lost"
    return context.words(key, change=abs(event.change), points=context.state.threat_points + event.change)


def _effect_began(context: TextContext, event: EffectBegan) -> str:
    return effects_began(context, [event])


def effects_began(context: TextContext, events: Sequence[EffectBegan]) -> str:
    """Tell of effects of one kind, each on a human of its own, in one sentence."""
    effect, *_ = (event.effect for event in events)
    humans = [context.human(event.effect.human) for event in events if event.effect.human is not None]
    facts: dict[str, str | int] = {"human": context.words.listing(humans), "count": len(humans)} if humans else {}
    if effect.tile is not None:
        facts["tile"] = context.tile(effect.tile)
    return context.words(f"cl-effect-{effect.kind}", **facts)


def _counts_changed(context: TextContext, event: CountsChanged) -> str:
    return " ".join(map(sentence, scenario_look(context.state).told(context, event.counts)))


def end_text(words: Words, names: Names, state: State, event: GameEnded) -> str:
    """Say who has won, and why."""
    cause = words("cl-end-cause", cause=event.cause)
    who = "" if event.winner is None else names[state.seat_of(event.winner)]
    return words("cl-end", winner=event.winner or "nobody", who=who, cause=cause)


def _game_ended(context: TextContext, event: GameEnded) -> str:
    return end_text(context.words, context.names, context.state, event)


SENTENCES: Final[Mapping[type[AnyEvent], Callable[[TextContext, Any], str]]] = {
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
    CountsChanged: _counts_changed,
    GameEnded: _game_ended,
}
"""How each kind of event is told."""
