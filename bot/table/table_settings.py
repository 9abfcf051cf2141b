"""What a table can be set to. A field is a setting, with its default: of all games here, of one game in its folder.

Beside its field a setting has its words, `setting-NAME`, in `render/locales`; `/table settings` and its forms find
both. All values are written when a table opens, so a later default changes no table: a setting that comes later needs a
migration that gives it to the tables there are.
"""

from collections.abc import Iterable, Mapping
from datetime import timedelta
from functools import cache
from typing import Annotated, Any, Final, Literal, NamedTuple, Self, get_args

import msgspec

from engine.core import Reason, Refused, Value
from render.core import Name, Words
from render.core.languages import ENGLISH, LANGUAGES, offered

Group = Literal["posts", "time", "play"]
"""What settings are about, as they are shown: what is posted, how long things take, how it is played."""


Pictures = Annotated[Literal["film+steps", "steps", "film", "live"], "posts"]

LANGUAGE: Final = "language"

FILMED: Final[tuple[Pictures, ...]] = ("film+steps", "film")
"""The choices by which films are posted."""

Posts = Annotated[Literal["each-move", "round"], "posts"]

Place = Annotated[Literal["channel", "thread"], "posts"]

Language = Annotated[str, "posts"]
"""One of the languages that are offered; where there is only one, nothing is to be chosen."""

Reminder = Annotated[
    Literal["never", "minutes-15", "hour", "hours-6", "day", "days-3"],
    "time",
]

Time = Annotated[
    Literal["none", "minute", "minutes-5", "minutes-15", "hour", "hours-6", "day", "days-2", "days-3", "week"],
    "time",
]

Absence = Annotated[Literal["wait", "stay", "stand-in"], "time"]

Reaction = Annotated[
    Literal["none", "seconds-30", "minute", "minutes-5", "minutes-15", "hour", "hours-6", "day"],
    "time",
]
"""`none`: who interrupts has as much time as for a turn of their own."""

Pause = Annotated[
    Literal["none", "seconds-2", "seconds-5", "seconds-15", "minute", "minutes-5"],
    "play",
]
"""`none`: moves of programs in a row come together; where nobody else plays they wait all the same."""

Hint = Annotated[Literal["allowed", "solo", "never"], "play"]
"""`solo`: only where one person plays, against programs."""

DURATIONS: Final[Mapping[str, timedelta]] = {
    "seconds-2": timedelta(seconds=2),
    "seconds-5": timedelta(seconds=5),
    "seconds-15": timedelta(seconds=15),
    "seconds-30": timedelta(seconds=30),
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


RUNS_ON: Final = timedelta(days=1)
"""A turn's time that is shorter stands still in its player's quiet hours: it would be over before they were called."""


class Setting(NamedTuple):
    """A setting as it is offered."""

    group: Group
    """What it is about."""
    choices: tuple[str, ...]
    """What can be chosen."""


class TableSettings(Value, frozen=True, kw_only=True):
    """What every game's tables are set to, as it is stored with the match.

    A game that has more, or other choices or defaults, has a class of its own under this one.
    """

    pictures: Pictures = "film+steps"
    """How something with many pictures is shown."""
    posts: Posts = "round"
    """When what has happened is posted."""
    place: Place = "channel"
    """Where a game is played that is started here."""
    language: Language = ENGLISH
    """In which language all posts are; the match has it, too (`NewMatch.language`), and that one counts."""
    reminder: Reminder = "day"
    """After how long whoever is to act is reminded."""
    time: Time = "none"
    """How long a turn may last."""
    absence: Absence = "stay"
    """What happens when that time is over."""
    pause: Pause = "none"
    """How long programs wait before they move."""
    hint: Hint = "solo"
    """Who may see hints."""

    @property
    def timing(self) -> tuple[str, ...]:
        """Those choices by which something is due at a time."""
        return (self.reminder, self.time, self.absence, self.pause)

    @property
    def time_rests(self) -> bool:
        """Whether the time of a turn stands still in its player's quiet hours."""
        return DURATIONS.get(self.time, RUNS_ON) < RUNS_ON

    @property
    def reaction_time(self) -> timedelta | None:
        """How long a player has who answers within somebody else's turn; None for as long as for a turn."""
        return None

    @classmethod
    def offered(cls) -> dict[str, Setting]:
        """Return the settings by name."""
        known = {name: _setting(kind) for name, kind in _fields(cls)}
        return {name: setting for name, setting in known.items() if len(setting.choices) > 1}

    def changed(self, chosen: Mapping[str, str]) -> Self:
        """Return the settings with other choices, by name. Raises Refused for what this game does not have."""
        offered = self.offered()
        for name, choice in chosen.items():
            if name not in offered:
                raise Refused(Reason.of("setting-unknown", name=name, known=_named(offered)))
            if choice not in offered[name].choices:
                raise Refused(Reason.of("setting-no-choice", name=name, known=_named(offered[name].choices)))
        return msgspec.structs.replace(self, **chosen)

    def texts(self, words: Words) -> dict[str, str]:
        """Put what is chosen into words, by the settings' names."""
        texts = {name: choice_text(words, name, getattr(self, name)) for name in self.offered()}
        if self.time not in DURATIONS:
            texts["absence"] = words("setting-absence-untimed", choice=texts["absence"])
        else:
            key = "setting-time-rests" if self.time_rests else "setting-time-runs"
            texts["time"] = words(key, time=_time(words, self.time))
        return texts

    def choices_told(self, name: str, words: Words) -> list[tuple[str, str]]:
        """Return what a setting can be, each choice as it would be told; of those told alike one, the present if so."""
        choices, told = self.offered()[name].choices, dict[str, str]()
        for choice in (getattr(self, name), *choices):
            told.setdefault(self.changed({name: choice}).texts(words)[name], choice)
        return sorted(((choice, text) for text, choice in told.items()), key=lambda each: choices.index(each[0]))

    def phrases(self, words: Words, *, unlike: Self | None = None) -> list[str]:
        """Put the settings into words, a phrase each; with `unlike` only those that it has, or tells, otherwise."""
        texts, chosen = self.texts(words), msgspec.structs.asdict(self)
        if unlike is not None:  # two choices may be told alike, and who changes one for the other is answered
            before, chose = unlike.texts(words), msgspec.structs.asdict(unlike)
            texts = {name: texts[name] for name in texts if (texts[name], chosen[name]) != (before[name], chose[name])}
        return [words("setting", name=name, choice=choice) for name, choice in texts.items()]


class InterruptSettings(TableSettings, frozen=True, kw_only=True):
    """What the tables of a game are set to in which seats answer within others' turns (`Game.interrupts`)."""

    reaction: Reaction = "none"
    """How long somebody has to answer within somebody else's turn."""

    @property
    def timing(self) -> tuple[str, ...]:
        """Those choices by which something is due at a time."""
        return (*super().timing, self.reaction)

    @property
    def reaction_time(self) -> timedelta | None:
        """How long a player has who answers in another's turn, at most as for a turn; None for as long as that."""
        reaction, time = DURATIONS.get(self.reaction), DURATIONS.get(self.time)
        return reaction if reaction is None or time is None else min(reaction, time)

    def texts(self, words: Words) -> dict[str, str]:
        """Put what is chosen into words, by the settings' names."""
        texts = super().texts(words)
        if self.reaction_time != DURATIONS.get(self.reaction):
            texts["reaction"] = words("setting-reaction-as-time", time=_time(words, self.time))
        return texts


def _time(words: Words, choice: str) -> Name:
    return words.name("setting-time", choice=choice)


def choice_text(words: Words, name: str, choice: str) -> str:
    """Put a choice of a setting into words, a language into its own; Fluent's keys have no plus sign."""
    if name == LANGUAGE:
        return LANGUAGES[choice].name
    return words(f"setting-{name}", choice=choice.replace("+", "-and-"))


def offered_by(kinds: Iterable[type[TableSettings]]) -> dict[str, Setting]:
    """Return all settings of several games by name. Raises ValueError where one name means two things."""
    union: dict[str, Setting] = {}
    for kind in kinds:
        for name, setting in kind.offered().items():
            known = union.setdefault(name, setting)
            if known.group != setting.group:
                raise ValueError(f"setting {name}: {known.group}, and {setting.group}")
            union[name] = known._replace(choices=tuple(dict.fromkeys((*known.choices, *setting.choices))))
    return union


@cache
def _fields(kind: type[TableSettings]) -> tuple[tuple[str, Any], ...]:
    """Return names and types of its fields: to read them takes as long as all else that `/table settings` does."""
    return tuple((field.name, field.type) for field in msgspec.structs.fields(kind))


def _setting(kind: Any) -> Setting:
    choices, group = get_args(kind)
    return Setting(group, get_args(choices) or offered())


def _named(known: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in known)
