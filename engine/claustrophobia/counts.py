"""What each scenario counts (rules, section 11). The file of a scenario's rule in `scenarios` says when it does."""

from typing import Final, Literal, TypeVar, cast

from engine.claustrophobia.warriors.kinds import HumanName
from engine.core import Value

ScenarioName = Literal["air", "barrels", "choir", "prayers", "brother", "chest"]
"""The scenarios; what each of them is, is its row in `scenarios`."""
FIRST_SCENARIO: Final[ScenarioName] = "air"
"""What is played where nobody says what."""


class Counts(Value, frozen=True, tag_field="scenario", omit_defaults=True):
    """What is counted. The tag is the scenario's name."""


class AirCounts(Counts, frozen=True, tag="air"):
    """Nothing."""


class BarrelsCounts(Counts, frozen=True, tag="barrels"):
    """Barrels."""

    laid: int = 0
    """Those on the Pit."""
    last: int = 0
    """The round in which the last of them was laid."""


class ChoirCounts(Counts, frozen=True, tag="choir"):
    """The Master of Souls."""

    is_found: bool = False
    """Whether it has appeared."""


class PrayersCounts(Counts, frozen=True, tag="prayers"):
    """Prayers."""

    said: int = 0
    """How many were said."""
    last: int = 0
    """The round of the last one."""


class BrotherCounts(Counts, frozen=True, tag="brother"):
    """The lost brother."""

    freed_in: int = 0
    """The round in which he was freed; 0 before."""


class ChestCounts(Counts, frozen=True, tag="chest"):
    """Chests, and the relic."""

    opened: int = 0
    """The chests that were opened."""
    is_found: bool = False
    """Whether the relic was in one of them."""
    carrier: HumanName | None = None
    """Who carries it, or has carried it out."""


AnyCounts = AirCounts | BarrelsCounts | ChoirCounts | PrayersCounts | BrotherCounts | ChestCounts
SomeCounts = TypeVar("SomeCounts", bound=Counts)


def scenario_counted(counts: AnyCounts) -> ScenarioName:
    """Return the scenario that counts this."""
    return cast(ScenarioName, counts.__struct_config__.tag)
