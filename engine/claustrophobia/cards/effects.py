"""Effects that last for a while: their bonuses, talents and ends (rules, sections 7 to 9). A kind is a row here.

Gifts, cards and slots begin them. What no field says is read where it matters: `has_effect` in `strength`.
"""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from engine.claustrophobia.rounds.phases import DemonAction, Threat
from engine.claustrophobia.warriors.kinds import NOTHING, HumanName, Stats, Talent
from engine.core import Value, by_kind

EffectKind = Literal[
    # gifts
    "courage",
    "rally",
    "precognition",
    "blessed-speed",
    "blessed-strength",
    # advantage cards
    "haste",
    "hold-the-line",
    "oil",
    # destiny slots
    "speed",
    "legion",
    "claws",
    "taste",
    "burrowing",
    "resistance",
    # event cards
    "crisis",
    "rage",
    "satan",
    "no-bodyguard",
    "weak-spot",
]

Boundary = Literal["round", "roll", "activation", "human-action", "threat", "threat-end", "demon-action"]
"""When effects end: as a round begins, after its action roll, as an activation ends, or a Human Action, as a Threat
phase begins or ends, or as a Demon Action ends."""

Scope = Literal["human", "troglodytes", "demon"]
"""Whom a bonus is for: the human that the effect is on, all troglodytes, Tough ones included, or the demon."""


class EffectRule(Value, frozen=True):
    """What an effect does while it lasts."""

    until: Boundary
    """When it ends."""
    scope: Scope = "human"
    """Whom its bonus and talents are for."""
    bonus: Stats = NOTHING
    """What it adds."""
    gives: tuple[Talent, ...] = ()
    """The talents that it gives."""
    takes: tuple[Talent, ...] = ()
    """The talents that the human loses whom it is on."""
    all_humans_lose: tuple[Talent, ...] = ()
    """The talents that no human has."""
    only_in: type[DemonAction | Threat] | None = None
    """The phase in which alone it works, where it begins before."""
    is_on: Literal["human", "tile"] | None = None
    """What it is on: somebody, a tile, or nothing."""


EFFECTS: Final[Mapping[EffectKind, EffectRule]] = by_kind(
    get_args(EffectKind),
    {
        "courage": EffectRule("round", bonus=Stats(combat=1, defense=1), is_on="human"),
        "rally": EffectRule("roll"),
        "precognition": EffectRule("round"),
        "blessed-speed": EffectRule("human-action", bonus=Stats(movement=1), is_on="human"),
        "blessed-strength": EffectRule("human-action", bonus=Stats(combat=2), is_on="human"),
        "haste": EffectRule("activation", bonus=Stats(movement=1), is_on="human"),
        "hold-the-line": EffectRule("round", bonus=Stats(defense=1), is_on="human"),
        "oil": EffectRule("threat-end", only_in=Threat, is_on="tile"),
        "speed": EffectRule("demon-action", "troglodytes", Stats(movement=1)),
        "legion": EffectRule("threat", "troglodytes", Stats(defense=1)),
        "claws": EffectRule("demon-action", "troglodytes", gives=("frantic",)),
        "taste": EffectRule("threat-end"),
        "burrowing": EffectRule("threat-end"),
        "resistance": EffectRule("threat", "troglodytes", gives=("elusive",), all_humans_lose=("elusive",)),
        "crisis": EffectRule("round"),
        "rage": EffectRule("demon-action", "demon", gives=("frantic",)),
        "satan": EffectRule("threat", "demon", Stats(1, 1, 1)),
        "no-bodyguard": EffectRule("demon-action", takes=("bodyguard",), only_in=DemonAction, is_on="human"),
        "weak-spot": EffectRule("demon-action", only_in=DemonAction, is_on="human"),
    },
)


class Effect(Value, frozen=True, omit_defaults=True):
    """An effect that lasts."""

    kind: EffectKind
    """What it does."""
    human: HumanName | None = None
    """The human whom it is on, if it is on one."""
    tile: int | None = None
    """The tile that it is on, if it is on one."""
