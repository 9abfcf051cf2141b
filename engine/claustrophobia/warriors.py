"""Warriors: who there is on both sides, and what each kind of them can do (rules, section 5).

What one of them can do at a moment, with all bonuses, is in `strength`.
"""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from engine.claustrophobia.lines import BLADE, BRUTE, REDEEMER, Board, Stats
from engine.core import Value
from engine.core.kinds import by_kind

Side = Literal["humans", "demons"]

HumanName = Literal["R", "B1", "B2", "K1", "K2"]
"""R is the Redeemer, B a Brute, K a Blade for Hire."""
ToughName = Literal["tough-1", "tough-2", "tough-3"]
"""Tough Troglodytes are told apart, plain ones are not."""
WarriorName = Literal[HumanName, "troglodyte", ToughName, "demon"]
"""`troglodyte` is any plain one of a tile, or all of them where they are a target."""

HUMANS: Final[tuple[HumanName, ...]] = get_args(HumanName)
"""In the order in which dice are rolled for them."""
TOUGHS: Final[tuple[ToughName, ...]] = get_args(ToughName)
HUMAN_NAMED: Final[Mapping[str, HumanName]] = {name: name for name in HUMANS}
TOUGH_NAMED: Final[Mapping[str, ToughName]] = {name: name for name in TOUGHS}
"""From each text that is a name to that name."""

MOST_TROGLODYTES: Final = 11
"""The figures of troglodytes, Tough ones included."""

Talent = Literal["bodyguard", "impressive", "elusive", "frantic"]

HumanKind = Literal["redeemer", "brute", "blade"]


class HumanRule(Value, frozen=True):
    """What a kind of human is."""

    names: tuple[HumanName, ...]
    """The figures of it."""
    board: Board
    """The six lines."""
    talents: tuple[Talent, ...] = ()
    """What it can do while it is not Exhausted."""
    is_condemned: bool = True
    """Whether it is one of the condemned."""


HUMAN_KINDS: Final[Mapping[HumanKind, HumanRule]] = by_kind(
    get_args(HumanKind),
    {
        "redeemer": HumanRule(("R",), REDEEMER, is_condemned=False),
        "brute": HumanRule(("B1", "B2"), BRUTE, ("bodyguard", "impressive")),
        "blade": HumanRule(("K1", "K2"), BLADE, ("elusive",)),
    },
)

KIND_OF: Final[Mapping[HumanName, HumanKind]] = {
    name: kind for kind, rule in HUMAN_KINDS.items() for name in rule.names
}
RULE_OF: Final[Mapping[HumanName, HumanRule]] = {name: HUMAN_KINDS[kind] for name, kind in KIND_OF.items()}

TroglodyteKind = Literal["troglodyte", "tough"]


class TroglodyteRule(Value, frozen=True):
    """What a kind of troglodyte is; one hit kills any of them."""

    stats: Stats
    """What it can do without bonuses."""
    talents: tuple[Talent, ...] = ()
    """What it always can do."""


TROGLODYTES: Final[Mapping[TroglodyteKind, TroglodyteRule]] = by_kind(
    get_args(TroglodyteKind),
    {
        "troglodyte": TroglodyteRule(Stats(1, 1, 3)),
        "tough": TroglodyteRule(Stats(2, 1, 5), ("frantic",)),
    },
)


def side_of(warrior: WarriorName) -> Side:
    """Return the side on which a warrior fights."""
    return "humans" if warrior in HUMAN_NAMED else "demons"


def is_condemned(human: HumanName) -> bool:
    """Whether a human is one of the condemned."""
    return RULE_OF[human].is_condemned
