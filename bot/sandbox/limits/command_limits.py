"""Discord's limits on the commands that a bot registers, and on the answers to autocompletion."""

import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from bot.sandbox.api_errors import (
    ApiError,
    ErrorCode,
    FieldError,
    FieldErrors,
    check_length,
    check_lengths,
    check_unique,
    items,
    missing_field,
    raise_errors,
)
from bot.sandbox.world.messages import Json, Path

COMMANDS = 100
ON_MESSAGES = 5
CHOICES = 25
WHOLE_COMMAND = 8000
LOCALES = frozenset(
    {"bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it", "ja"}
    | {"ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"}
)
"""The languages that Discord's client speaks."""

_SLASH, _MESSAGE = 1, 3
_SUBCOMMAND, _GROUP = 1, 2
_LEVELS = 2


def refuse_commands(commands: object) -> list[Json]:
    """Return them; raise `ApiError` (50035 or 50109) when these cannot be the commands of a scope."""
    if not isinstance(commands, list):
        raise ApiError(ErrorCode.INVALID_JSON)
    raise_errors(_found(json.dumps(commands)))
    return commands


@lru_cache(maxsize=8)
def _found(commands: str) -> tuple[FieldError, ...]:
    """Return what breaks a limit in commands as JSON; a bot sends the same ones at each of its starts."""
    return tuple(_all(json.loads(commands)))


def refuse_choices(form: Json) -> None:
    """Raise `ApiError` (50035) for an autocomplete answer that breaks a limit."""
    raise_errors(_choices(form, ("data",)))


def _all(commands: Sequence[Json]) -> FieldErrors:
    yield from check_length((), commands, 0, COMMANDS)
    on_messages = [each for each in commands if each.get("type", _SLASH) == _MESSAGE]
    yield from check_length((), on_messages, 0, ON_MESSAGES)
    keys = [(each.get("type", _SLASH), each.get("name")) for each in commands]
    names = (((position, "name"), key) for position, key in enumerate(keys))
    yield from check_unique(names, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
    for position, command in enumerate(commands):
        yield from _command(command, (position,))


def _command(command: Json, path: Path) -> FieldErrors:
    if command.get("type", _SLASH) == _SLASH:
        yield from _named(command, path)
        yield from _options(command, path, depth=0)
    else:
        yield from check_lengths(command, path, {"name": (1, 32)})
    size = sum(_sizes(command))
    if size > WHOLE_COMMAND:
        said = f"Command exceeds maximum size ({WHOLE_COMMAND})"
        yield FieldError(path, "APPLICATION_COMMAND_TOO_LARGE", said)


def _named(item: Json, path: Path) -> FieldErrors:
    """Check name and description in every language."""
    names = _in_all_languages(item, path, "name")
    for where, name in names:
        yield from check_length(where, name, 1, 32)
        if name and not _is_command_name(name):
            said = "Command name is invalid: lower case letters, digits, - and _ only"
            yield FieldError(where, "APPLICATION_COMMAND_INVALID_NAME", said)
    for where, description in _in_all_languages(item, path, "description"):
        yield from check_length(where, description, 1, 100)
    for key in ("name_localizations", "description_localizations"):
        for locale in item.get(key) or {}:
            if locale not in LOCALES:
                yield FieldError((*path, key), "DICT_TYPE_KEYS_INVALID", f"Locale {locale} is not known")


def _in_all_languages(item: Json, path: Path, key: str) -> list[tuple[Path, str]]:
    translated = (item.get(f"{key}_localizations") or {}).items()
    return [
        ((*path, key), item.get(key) or ""),
        *(((*path, f"{key}_localizations", locale), text) for locale, text in translated),
    ]


def _is_command_name(name: str) -> bool:
    is_plain = all(letter.isalpha() or letter.isnumeric() or letter in "-_'" for letter in name)
    return is_plain and name == name.lower()


def _options(command: Json, path: Path, *, depth: int) -> FieldErrors:
    options = [*items(command, "options", path)]
    path = (*path, "options")
    yield from check_length(path, options, 0, 25)
    branches = [option for option, _ in options if option.get("type") in (_SUBCOMMAND, _GROUP)]
    if branches and len(branches) < len(options):
        said = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        yield FieldError(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", said)
    if branches and depth >= _LEVELS:
        yield FieldError(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands are nested too deeply")
    names = (((*at, "name"), option.get("name")) for option, at in options)
    yield from check_unique(names, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Option names must be unique")
    for option, at in options:
        others = {each.get("name") for each, _ in options if each is not option}
        for where, name in _in_all_languages(option, at, "name")[1:]:
            if name in others:
                said = "A translated option name must differ from the other options' names"
                yield FieldError(where, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", said)
    for (before, _), (option, at) in pairwise(options):
        if option.get("required") and not before.get("required"):
            said = "Required options must be placed before non-required options"
            yield FieldError(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", said)
    for option, at in options:
        yield from _option(option, at, depth=depth)


def _option(option: Json, path: Path, *, depth: int) -> FieldErrors:
    yield from _named(option, path)
    if option.get("type") in (_SUBCOMMAND, _GROUP):
        yield from _options(option, path, depth=depth + 1)
        return
    yield from _choices(option, path)
    if option.get("choices") and option.get("autocomplete"):
        said = "Cannot have choices with autocomplete"
        yield FieldError(path, "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES", said)


def _choices(form: Json, path: Path) -> FieldErrors:
    yield from check_lengths(form, path, {"choices": (0, CHOICES)})
    for choice, at in items(form, "choices", path):
        for where, name in _in_all_languages(choice, at, "name"):
            yield from check_length(where, name, 1, 100)
        if isinstance(choice.get("value"), str):
            yield from check_lengths(choice, at, {"value": (1, 100)})
        elif choice.get("value") is None:
            yield missing_field((*at, "value"))


def _sizes(item: Json) -> Iterator[int]:
    """Yield the lengths that count towards the whole command: each string at its longest translation."""
    for key in ("name", "description"):
        yield max(len(text) for _, text in _in_all_languages(item, (), key))
    if isinstance(item.get("value"), str):
        yield len(item["value"])
    for inner in (*(item.get("options") or ()), *(item.get("choices") or ())):
        yield from _sizes(inner)
