"""Every written limit of commands: at the limit they are registered, one beyond it refused at the right place."""

from typing import Any

import pytest

from bot.sandbox import World
from tests.sandbox.clients import Rest, places

Json = dict[str, Any]


def command(**changes: object) -> list[Json]:
    return [{"name": "move", "description": "x", **changes}]


def parameter(number: int = 0, **changes: object) -> Json:
    return {"type": 3, "name": f"o{number}", "description": "x", **changes}


def choices(size: int) -> list[Json]:
    return [{"name": str(n), "value": str(n)} for n in range(size)]


def long_command(size: int) -> list[Json]:
    """Return a command whose strings have `size` characters in all."""
    options = [parameter(n, description="x" * 100, choices=choices(0)) for n in range(25)]
    named = len("move") + 1 + sum(len(each["name"]) + 100 for each in options)
    many = [{"name": "x" * 100, "value": "y" * 100} for _ in range((size - named) // 200)]
    rest_of_it = size - named - 200 * len(many)
    options[0]["choices"] = many[:25]
    options[1]["choices"] = [*many[25:], {"name": "x" * (rest_of_it - 1), "value": "y"}]
    return command(options=options)


COMMANDS: dict[str, tuple[list[Json], list[Json], str]] = {
    "a hundred": (
        [command(name=f"c{n}")[0] for n in range(100)],
        [command(name=f"c{n}")[0] for n in range(101)],
        "",
    ),
    "five for messages": (
        [command(name=f"M {n}", type=3)[0] for n in range(5)],
        [command(name=f"M {n}", type=3)[0] for n in range(6)],
        "",
    ),
    "names differ": (command(), command() + command(), "1.name"),
    "name": (command(name="x" * 32), command(name="x" * 33), "0.name"),
    "lower case": (command(name="über-zug_1"), command(name="Move"), "0.name"),
    "no spaces": (command(), command(name="my move"), "0.name"),
    "description": (command(description="x" * 100), command(description="x" * 101), "0.description"),
    "description is there": (command(), command(description=""), "0.description"),
    "options": (
        command(options=[parameter(n) for n in range(25)]),
        command(options=[parameter(n) for n in range(26)]),
        "0.options",
    ),
    "translated option names differ from others": (
        command(options=[parameter(1, name_localizations={"it": "o1"}), parameter(2)]),
        command(options=[parameter(1, name_localizations={"it": "o2"}), parameter(2)]),
        "0.options.0.name_localizations.it",
    ),
    "option names differ": (
        command(options=[parameter(1), parameter(2)]),
        command(options=[parameter(1), parameter(1)]),
        "0.options.1.name",
    ),
    "required first": (
        command(options=[parameter(1, required=True), parameter(2)]),
        command(options=[parameter(1), parameter(2, required=True)]),
        "0.options.1",
    ),
    "choices": (
        command(options=[parameter(choices=choices(25))]),
        command(options=[parameter(choices=choices(26))]),
        "0.options.0.choices",
    ),
    "choices or completion": (
        command(options=[parameter(autocomplete=True)]),
        command(options=[parameter(autocomplete=True, choices=choices(1))]),
        "0.options.0",
    ),
    "whole command": (long_command(8000), long_command(8001), "0"),
    "locale": (
        command(name_localizations={"de": "zug"}),
        command(name_localizations={"la": "motus"}),
        "0.name_localizations",
    ),
    "translation": (
        command(description_localizations={"de": "x" * 100}),
        command(description_localizations={"de": "x" * 101}),
        "0.description_localizations.de",
    ),
    "subcommands": (
        command(options=[parameter(n, type=1) for n in range(25)]),
        command(options=[parameter(n, type=1) for n in range(26)]),
        "0.options",
    ),
    "subcommands alone": (
        command(options=[parameter(1, type=1)]),
        command(options=[parameter(1, type=1), parameter(2)]),
        "0.options",
    ),
    "two levels": (
        command(options=[parameter(1, type=2, options=[parameter(1, type=1)])]),
        command(options=[parameter(1, type=2, options=[parameter(1, type=1, options=[parameter(1, type=1)])])]),
        "0.options.0.options.0.options",
    ),
}


@pytest.mark.parametrize("case", COMMANDS.values(), ids=COMMANDS)
async def test_commands_within_the_limit_are_registered_and_those_beyond_are_not(
    rest: Rest, world: World, case: tuple[list[Json], list[Json], str]
) -> None:
    within, beyond, place = case
    path = f"/applications/{world.bot.id}/commands"
    status, answer = await rest("PUT", path, within)
    assert status == 200, answer
    status, answer = await rest("PUT", path, beyond)
    assert (status, answer["code"]) == (400, 50035)
    assert place in places(answer["errors"])
    assert len(world.commands[None]) == len(within)


async def test_a_translation_counts_where_it_is_the_longest(rest: Rest, world: World) -> None:
    (translated,) = long_command(8000)
    translated["description_localizations"] = {"de": "xx"}
    status, answer = await rest("PUT", f"/applications/{world.bot.id}/commands", [translated])
    assert (status, places(answer["errors"])) == (400, {"0"})
