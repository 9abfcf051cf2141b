"""Warriors: who there is on both sides, what each kind can do and what humans bear (rules, sections 5 and 9).

A kind of human, with the six lines of its board, of troglodyte, a demon and an object are each a row here. What one of
them can do at a moment, with all bonuses, is in `strength`.
"""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from engine.core import Value, by_kind

LINES: Final = 6
"""The lines of a board; who has none left is dead."""

MOST_DEFENSE: Final = 6
"""No defense is above what a die can roll."""


class Stats(Value, frozen=True):
    """Movement, combat and defense, or what something adds to them."""

    movement: int = 0
    """The tiles that a warrior can go in an activation."""
    combat: int = 0
    """The dice of an attack."""
    defense: int = 0
    """What a die must show at least to hit."""

    def plus(self, more: "Stats") -> "Stats":
        """Return the sum."""
        return Stats(self.movement + more.movement, self.combat + more.combat, self.defense + more.defense)

    def within_bounds(self) -> "Stats":
        """Return them with nothing below 0 and the defense at 6 at most."""
        return Stats(max(self.movement, 0), max(self.combat, 0), min(max(self.defense, 0), MOST_DEFENSE))


NOTHING: Final = Stats()

EXHAUSTED: Final = Stats(0, 0, 3)
"""The line of whoever got a die whose line is cancelled."""

Board = Mapping[int, Stats]
"""The line of each die."""


def board_of(*lines: tuple[int, int, int]) -> Board:
    """Return a board from the lines of the dice 1 to 6."""
    return {die: Stats(*line) for die, line in enumerate(lines, start=1)}


REDEEMER: Final = board_of((2, 1, 3), (1, 2, 4), (2, 1, 4), (1, 3, 3), (1, 1, 5), (1, 2, 5))

BRUTE: Final = board_of((1, 3, 3), (1, 2, 4), (2, 2, 3), (1, 3, 4), (1, 1, 5), (1, 4, 3))

BLADE: Final = board_of((1, 3, 3), (2, 1, 4), (1, 2, 4), (2, 2, 3), (1, 1, 5), (2, 3, 3))

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


DemonKind = Literal["combat", "cruelty", "destruction", "souls", "possessed", "hunter"]
GuardOrder = Literal["always", "never"]
"""Whether the demons' Bodyguards take hits for others."""


class DemonRule(Value, frozen=True):
    """What a kind of demon is. Each field after the talents is what one or another of them has for itself."""

    health: int
    """The wounds that kill it."""
    stats: Stats
    """What it can do without bonuses."""
    talents: tuple[Talent, ...] = ()
    """What it always can do."""
    hammer: int | None = None
    """The wounds of a hit by the Blessed Hammer; None: it is dead at once."""
    against_many: int = 0
    """The combat that it gains with two humans or more on its tile."""
    per_cancelled_line: int = 0
    """The combat that it gains for each line that its target has lost."""
    destiny_dice: int = 0
    """The dice that it adds to the destiny roll while it is in play."""
    rouses: tuple[Talent, ...] = ()
    """What it gives to all troglodytes while it is in play."""
    fears_shots: bool = True
    """Whether a shot from another tile can harm it."""
    has_guards: bool = False
    """Whether the troglodytes on its tile are Bodyguards for it."""
    is_freed: bool = False
    """Whether wounds free it, a human that was possessed, instead of killing it."""
    guard: GuardOrder | None = None
    """What the demons' Bodyguards do at first; None where there are none."""


DEMONS: Final[Mapping[DemonKind, DemonRule]] = by_kind(
    get_args(DemonKind),
    {
        "combat": DemonRule(3, Stats(1, 4, 4), ("impressive", "bodyguard"), guard="never"),
        "cruelty": DemonRule(3, Stats(1, 0, 4), rouses=("frantic",), destiny_dice=1),
        "destruction": DemonRule(4, Stats(2, 1, 4), against_many=3),
        "souls": DemonRule(10, Stats(0, 2, 4), hammer=2, fears_shots=False),
        "possessed": DemonRule(4, Stats(2, 2, 4), hammer=2, has_guards=True, is_freed=True, guard="always"),
        "hunter": DemonRule(4, Stats(2, 1, 4), per_cancelled_line=1),
    },
)

ObjectName = Literal["blunderbuss", "shield", "scepter", "hammer"]
OBJECT_NAMES: Final[tuple[ObjectName, ...]] = get_args(ObjectName)


class ObjectRule(Value, frozen=True):
    """What an object does for its bearer, who must not be Exhausted if not said otherwise."""

    copies: int
    """How many there are."""
    bearers: tuple[HumanKind, ...]
    """Who can bear it."""
    bonus: Stats = NOTHING
    """What it adds to the bearer's statistics."""
    shoots: bool = False
    """Whether the bearer can attack a connected tile."""
    smites: bool = False
    """Whether a hit harms a demon as its row says."""
    action_dice: int = 0
    """The dice that it adds to the action roll, also while its bearer is Exhausted."""


OBJECTS: Final[Mapping[ObjectName, ObjectRule]] = by_kind(
    OBJECT_NAMES,
    {
        "blunderbuss": ObjectRule(2, ("redeemer", "blade"), Stats(combat=1), shoots=True),
        "shield": ObjectRule(2, ("brute",), Stats(defense=1)),
        "scepter": ObjectRule(1, ("redeemer",), action_dice=1),
        "hammer": ObjectRule(1, ("redeemer",), smites=True),
    },
)
