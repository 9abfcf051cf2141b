"""What a table can be set to, whatever its game: a field for each setting, which is all that a new one needs.

Beside its field a setting has its words, `setting-NAME`, in `render/locales`; `/table settings` finds both.
"""

from collections.abc import Mapping
from datetime import timedelta
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from engine.core import Value
from render.core import Words

Pictures = Literal["film+steps", "steps", "film", "live"]

Forecast = Literal["always", "after", "never"]
"""`after`: players only when their last move of the round is done for good; spectators, who decide nothing, always."""

Reminder = Literal["never", "minutes-15", "hour", "hours-6", "day", "days-3"]

Time = Literal["none", "minute", "minutes-5", "minutes-15", "hour", "hours-6", "day", "days-2", "days-3", "week"]

Absence = Literal["wait", "stay", "stand-in"]

DURATIONS: Final[Mapping[str, timedelta]] = {
    "minute": timedelta(minutes=1),
    "minutes-5": timedelta(minutes=5),
    "minutes-15": timedelta(minutes=15),
    "hour": timedelta(hours=1),
    "hours-6": timedelta(hours=6),
    "day": timedelta(days=1),
    "days-2": timedelta(days=2),
    "days-3": timedelta(days=3),
    "week": timedelta(days=7),
}
"""How long the choices of times are; a choice that is missing here means that nothing is ever due."""


class TableSettings(Value, frozen=True, kw_only=True):
    """The settings of a table, as they are stored with its match: names to choices, with what each is for."""

    pictures: Annotated[Pictures, msgspec.Meta(description="What is posted of a walk")] = "film+steps"
    forecast: Annotated[Forecast, msgspec.Meta(description="When the monster's next walk is foretold")] = "always"
    reminder: Annotated[Reminder, msgspec.Meta(description="When a player who does not move is reminded")] = "day"
    time: Annotated[Time, msgspec.Meta(description="How much time a player has for a turn")] = "none"
    absence: Annotated[Absence, msgspec.Meta(description="What happens when the time of a turn has run out")] = "stay"

    @property
    def timing(self) -> tuple[str, ...]:
        """Those choices by which something is due at a time."""
        return (self.reminder, self.time, self.absence)

    def changed(self, chosen: Mapping[str, str]) -> "TableSettings":
        """Return the settings with other choices, by name. Raises msgspec.ValidationError for what cannot be chosen."""
        return msgspec.convert({**msgspec.structs.asdict(self), **chosen}, TableSettings)

    def phrases(self, words: Words, *, unlike: "TableSettings | None" = None) -> list[str]:
        """Put the settings into words, a phrase each; with `unlike` only those that differ from it."""
        chosen = msgspec.structs.asdict(self)
        other = {} if unlike is None else msgspec.structs.asdict(unlike)
        told = {name: words(f"setting-{name}", choice=choice) for name, choice in chosen.items()}
        if self.time not in DURATIONS:
            told["absence"] = words("setting-absence-untimed", choice=told["absence"])
        return [
            words("setting", name=name, choice=told[name])
            for name, choice in chosen.items()
            if choice != other.get(name)
        ]


def _described(kind: Any) -> tuple[str, tuple[str, ...]]:
    choices, meta = get_args(kind)
    return meta.description, get_args(choices)


SETTINGS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    field.name: _described(field.type) for field in msgspec.structs.fields(TableSettings)
}
"""From each setting to what it is for, and its choices."""
