"""What commands, their options and choices say in each language, from `commands.ftl`, as far as Discord takes it.

A message there is `command-` with the command's path, and its attributes are the options: `command-table-undo.turns`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Place
from discord.app_commands import TranslationContextTypes, locale_str

from render.core import Words, language_of, words_in
from render.core.languages import ENGLISH

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group

UNSAID: Final = "…"
"""The description of a command until `give_words`: discord.py wants one at once."""

LONGEST: Final[Mapping[Place, int]] = {
    Place.command_description: 100,
    Place.group_description: 100,
    Place.parameter_description: 100,
    Place.choice_name: 100,
    Place.command_name: 32,
}
"""What is translated, and how many characters Discord takes of it; what is longer stays English.

Of names only those in the menu *Apps*: a mention of a command shows, and finds, nothing but its English name.
"""

LONGEST_COMMAND: Final = 8000
"""How many characters Discord takes of a command with all that is below it, of each text the longest translation."""

_SAYS: Final = "says"
"""Under which name a text's function of the words stands in its `locale_str`."""


def told(says: Callable[[Words], str]) -> locale_str:
    """Return a text of a command, told in English to Discord and in other languages beside it."""
    return locale_str(says(words_in(ENGLISH)), **{_SAYS: says})


def choices_told(values: Iterable[str], text: Callable[[Words, str], str]) -> list[app_commands.Choice[str]]:
    """Return choices of an option, each as it is put into words."""

    def says(value: str) -> Callable[[Words], str]:
        return lambda words: text(words, value)

    return [app_commands.Choice(name=told(says(value)), value=value) for value in values]


def give_words(commands: Iterable[AnyCommand]) -> None:
    """Give commands, their options and what is below them their words; a command without a message keeps its own.

    Raises LookupError for an option without words.
    """
    english = words_in(ENGLISH)
    for command in commands:
        if _key(command) in english:
            command.description = english(_key(command))
            if isinstance(command, app_commands.Command):
                app_commands.describe(**{each.name: told(_option(command, each.name)) for each in command.parameters})(
                    command
                )
        if isinstance(command, app_commands.Group):
            give_words(command.commands)


def _key(command: AnyCommand) -> str:
    return f"command-{command.qualified_name.replace(' ', '-')}"


def _option(command: AnyCommand, name: str) -> Callable[[Words], str]:
    """Return how an option is put into words; those that are numbered through have one text."""
    kind = name.rstrip("0123456789")
    return lambda words: words(f"{_key(command)}.{kind}", number=name.removeprefix(kind))


class FluentTranslator(app_commands.Translator):
    """Tells Discord what commands say in the languages that we offer."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """Return a text in one of Discord's languages; None where it stays English."""
        words = words_in(language_of(str(locale)))
        if words.language == ENGLISH or context.location not in LONGEST:
            return None
        text = _said(words, string, context)
        return text if text and len(text) <= LONGEST[context.location] else None


def _said(words: Words, string: locale_str, context: TranslationContextTypes) -> str | None:
    if _SAYS in string.extras:
        return str(string.extras[_SAYS](words))
    of = context.data
    if isinstance(of, app_commands.Command | app_commands.Group) and context.location is not Place.command_name:
        return words(_key(of)) if _key(of) in words else None
    return None


def fitting(command: dict[str, Any]) -> dict[str, Any]:
    """Return a command as Discord is told it: in English alone what makes it longer than Discord takes."""
    parts = sorted(_parts(command), key=_growth)
    while parts and sum(map(_length, _parts(command))) > LONGEST_COMMAND:
        parts.pop().update(name_localizations={}, description_localizations={})
    return command


def _parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Return a command, all that is below it, and the choices."""
    yield command
    for inner in (*(command.get("options") or ()), *(command.get("choices") or ())):
        yield from _parts(inner)


def _growth(part: dict[str, Any]) -> int:
    return _length(part) - _length({key: text for key, text in part.items() if not key.endswith("_localizations")})


def _length(part: dict[str, Any]) -> int:
    value = part.get("value")
    texts = [
        max(len(part.get(key, "")), *map(len, (part.get(f"{key}_localizations") or {"": ""}).values()))
        for key in ("name", "description")
    ]
    return sum(texts) + (len(value) if isinstance(value, str) else 0)
