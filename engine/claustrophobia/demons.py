"""The six demons (rules, section 5). A kind is a row here; each scenario has one of them."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from engine.claustrophobia.lines import Stats
from engine.claustrophobia.warriors import Talent
from engine.core import Value
from engine.core.kinds import by_kind

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
