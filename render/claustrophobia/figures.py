"""The looks of all warriors: nobody needs colours to tell them apart."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from engine.claustrophobia.demons import DemonKind
from engine.claustrophobia.warriors import HumanName
from engine.core.kinds import by_kind
from render.claustrophobia import figures_demons as demons
from render.claustrophobia import figures_humans as humans
from render.claustrophobia.anatomy import Figure

Look = Literal[HumanName, "troglodyte", "tough", DemonKind]
"""Whom a figure shows."""

FIGURES: Final[Mapping[Look, Figure]] = by_kind(
    (*get_args(HumanName), "troglodyte", "tough", *get_args(DemonKind)),
    {
        "R": humans.redeemer(),
        "B1": humans.brute("B1"),
        "B2": humans.brute("B2"),
        "K1": humans.blade("K1"),
        "K2": humans.blade("K2"),
        "troglodyte": demons.troglodyte(),
        "tough": demons.tough(),
        "combat": demons.combat(),
        "cruelty": demons.cruelty(),
        "destruction": demons.destruction(),
        "souls": demons.souls(),
        "possessed": demons.possessed(),
        "hunter": demons.hunter(),
    },
)
"""From everybody to how they look."""
