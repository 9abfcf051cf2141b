"""The commands as Discord gets them, held against its written limits: one that breaks them stops the bot's start."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.host.program import PROGRAM
from bot.interactions.command_words import fitting
from bot.sandbox.limits.command_limits import refuse_commands
from bot.table.posts.custom_id import VERB
from render.core.languages import ENGLISH, LANGUAGES, LOCALES
from render.locales.checks import messages
from tests.all_commands import tree_of_all
from tests.pseudo_language import make, offered_too

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND = 1
GROUP = 2
TEXT_OPTION = 3
NUMBER_OPTION = 4
CHANNEL_OPTION = 7
YES_OR_NO = 5
PERSON_OPTION = 6
ROLE_OPTION = 8
FILE_OPTION = 11
NAMED = ("scenario", "side", "more_gift")
OPTIONS = (TEXT_OPTION, NUMBER_OPTION, YES_OR_NO, PERSON_OPTION, CHANNEL_OPTION, ROLE_OPTION, FILE_OPTION)


@pytest.fixture(scope="module")
def registered() -> dict[str, dict[str, Any]]:
    """Return each command's JSON by its name."""
    tree = tree_of_all()
    return {command.name: command.to_dict(tree) for command in PROGRAM.commands}


def parts(command: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a command, its subcommands and their options."""
    return [command, *(inner for option in command.get("options", ()) for inner in parts(option))]


def uses(registered: dict[str, dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Return what people can call, "layout save" for a subcommand, with its options."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name, command in registered.items():
        inner = {option["name"]: option for option in command["options"] if option["type"] in (SUBCOMMAND, GROUP)}
        below = {f"{name} {use}": options for use, options in uses(inner).items()}
        found |= below or {name: command["options"]}
    return found


def test_every_command_is_for_servers_that_the_bot_is_in(registered: dict[str, dict[str, Any]]) -> None:
    in_servers = {"contexts": [0], "integration_types": [0]}
    assert {name: {key: command[key] for key in in_servers} for name, command in registered.items()} == dict.fromkeys(
        registered, in_servers
    )


def test_messages_have_five_commands_at_most_whose_names_fit_and_which_are_for_servers() -> None:
    tree = tree_of_all()
    asked = [command.to_dict(tree) for command in PROGRAM.message_commands]
    assert [command["name"] for command in asked] == [
        "What happened since my turn",
        "Why did it go there",
        "Play on from here",
        "Make a puzzle of this board",
    ]
    assert len(asked) <= 5
    assert {len(command["name"]) <= 32 for command in asked} == {True}
    assert {(command["type"], *command["contexts"], *command["integration_types"]) for command in asked} == {(3, 0, 0)}


def test_the_commands_are_those_of_the_rulebook_and_the_table(registered: dict[str, dict[str, Any]]) -> None:
    assert sorted(registered) == [
        "act",
        "help",
        "hint",
        "join",
        "learn",
        "move",
        "new",
        "place",
        "privacy",
        "puzzle",
        "resign",
        "review",
        "rules",
        "see",
        "settings",
        "standing",
        "stats",
        "stay",
        "table",
        "undo",
    ]


def test_what_can_be_looked_at_and_what_belongs_to_a_table_is_in_groups(registered: dict[str, dict[str, Any]]) -> None:
    grouped = [use for use in uses(registered) if " " in use]
    assert sorted(grouped) == sorted(
        [
            "new fearsome-floors",
            "new claustrophobia",
            "see board",
            "see hand",
            "see text",
            "see catch-up",
            "see replay",
            "see why",
            "see forecast",
            "see monster",
            "see record",
            "see where",
            "see square",
            "see row",
            "table start",
            "table leave",
            "table back",
            "table settings",
            "table undo",
            "table redo",
            "table stop",
            "table reset",
            "table restore",
            "table skip",
            "table replace",
            "table log",
            "table export",
            "table import",
            "table moderators",
            "table watch start",
            "table watch stop",
            "table layout save",
            "table layout show",
            "table layout drop",
            "table duplicate",
            "table call",
            "table doctor",
        ]
    )


def test_names_and_descriptions_fit(registered: dict[str, dict[str, Any]]) -> None:
    for command in registered.values():
        for part in parts(command):
            assert NAME.fullmatch(part["name"])
            assert part["name"] == part["name"].lower()
            assert 1 <= len(part["description"]) <= 100
            assert part["description"] != "…"  # what discord.py puts where we have said nothing


def test_options_fit_and_required_ones_come_first(registered: dict[str, dict[str, Any]]) -> None:
    for options in uses(registered).values():
        assert len(options) <= 25
        assert all(option["type"] in OPTIONS for option in options)
        required = [option.get("required", False) for option in options]
        assert required == sorted(required, reverse=True)
        assert not any(len(option.get("choices") or ()) > 25 for option in options)


def test_a_command_has_at_most_8000_characters(registered: dict[str, dict[str, Any]]) -> None:
    for command in registered.values():
        assert sum(len(part["name"]) + len(part["description"]) for part in parts(command)) <= 8000


def test_only_the_rules_and_ones_own_wishes_can_be_asked_for_outside_a_server(
    registered: dict[str, dict[str, Any]],
) -> None:
    assert [name for name, command in registered.items() if command["dm_permission"]] == [
        "rules",
        "settings",
        "privacy",
    ]


def test_every_text_that_has_completions_says_so(registered: dict[str, dict[str, Any]]) -> None:
    completing = {
        f"{name} {option['name']}"
        for name, options in uses(registered).items()
        for option in options
        if option.get("autocomplete")
    }
    assert completing == {
        "act move",
        "join colour",
        "move path",
        "move token",
        "new fearsome-floors dungeon",
        "new claustrophobia level",
        "new fearsome-floors level",
        "new fearsome-floors monster",
        "place direction",
        "place square",
        "place tile",
        "puzzle level",
        "review game",
        "rules topic",
        "see monster monster",
        "see replay game",
        "see row row",
        "see square square",
        "see where who",
        "settings zone",
        "stay token",
        "table layout drop name",
        "table layout show name",
        "table replace level",
        "table replace program",
        "table restore game",
        "table undo turns",
    }


def test_verbs_are_told_apart() -> None:
    assert sorted(PROGRAM.verbs) == [
        "again",
        "agree",
        "cl-do",
        "cl-hand",
        "cl-menu",
        "cl-order",
        "cl-pad",
        "cl-show",
        "comein",
        "easy",
        "eraseme",
        "erasesure",
        "ff-cancel",
        "ff-choose",
        "ff-draft",
        "ff-go",
        "ff-goal",
        "ff-group",
        "ff-keep",
        "ff-lay",
        "ff-pad",
        "ff-path",
        "ff-place",
        "ff-plan",
        "ff-planif",
        "ff-square",
        "ff-token",
        "ff-unplan",
        "ff-view",
        "ff-whatif",
        "ff-why",
        "find",
        "guess",
        "guessed",
        "hint",
        "hours",
        "join",
        "jump",
        "language",
        "learn",
        "learnt",
        "leave",
        "level",
        "makehere",
        "moderators",
        "more",
        "mydata",
        "nocoach",
        "noopponent",
        "nosit",
        "opening",
        "opponent",
        "pings",
        "playat",
        "playfrom",
        "playhere",
        "playon",
        "practise",
        "primer",
        "propose",
        "puzzle",
        "reasons",
        "refuse",
        "replay",
        "reset",
        "resign",
        "review",
        "rewatch",
        "rules",
        "see",
        "sendpuzzle",
        "set",
        "sethours",
        "settings",
        "share",
        "showboard",
        "showreview",
        "showstats",
        "side",
        "sit",
        "solution",
        "start",
        "stats",
        "stayout",
        "stop",
        "takeback",
        "thread",
        "topic",
    ]
    assert all(VERB.fullmatch(verb) for verb in PROGRAM.verbs)


def test_a_table_of_claustrophobia_is_opened_with_names_and_not_with_keys(
    registered: dict[str, dict[str, Any]],
) -> None:
    options = {option["name"]: option for option in uses(registered)["new claustrophobia"]}
    offered = {name: {choice["value"]: choice["name"] for choice in options[name]["choices"]} for name in NAMED}
    assert offered["scenario"]["air"] == "One Breath of Air"
    assert offered["side"]["demons"] == "👹 Demons"
    assert offered["more_gift"]["healing"] == "Aura of Healing"


TEXTS = ("description_localizations", "name_localizations")


def pieces(command: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a command, all below it and the choices."""
    below = (*(command.get("options") or ()), *(command.get("choices") or ()))
    return [command, *(piece for inner in below for piece in pieces(inner))]


def test_each_message_of_commands_is_that_of_a_command_or_of_an_option(registered: dict[str, dict[str, Any]]) -> None:
    paths = {*uses(registered), *registered, *(f"table {name}" for name in ("watch", "layout"))}
    options = {f"{use} {option['name'].rstrip('1234567')}" for use, told in uses(registered).items() for option in told}
    keys = {f"command-{path.replace(' ', '-')}" for path in paths}
    keys |= {f"command-{'.'.join(option.rsplit(' ', 1)).replace(' ', '-')}" for option in options}
    other = ("command-new-plain", "command-on-message-")
    keys |= {"command-table-settings.language", "command-settings.server_language"}  # which one language does not have
    assert {key for key in messages(ENGLISH) if key.startswith("command-") and not key.startswith(other)} == keys


async def test_discord_is_told_nothing_of_languages_that_are_not_offered() -> None:
    locales = {locale for name, about in LANGUAGES.items() if about.status == "offered" for locale in about.discord}
    told = {
        locale
        for command in await tree_of_all().payload()
        for piece in pieces(command)
        for key in TEXTS
        for locale in piece.get(key) or ()
    }
    assert told == locales - set(LANGUAGES[ENGLISH].discord)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
async def test_discord_takes_all_commands_whole_in_every_language(language: str) -> None:
    with offered_too(LOCALES / language):
        commands = await tree_of_all().payload()
    assert refuse_commands(commands) == commands
    described = [piece for command in commands for piece in pieces(command) if piece.get("description")]
    choices = [piece for command in commands for piece in pieces(command) if "value" in piece]
    for locale in LANGUAGES[language].discord:
        assert [piece["name"] for piece in described if locale not in piece.get("description_localizations", ())] == []
        assert [piece["name"] for piece in choices if locale not in piece["name_localizations"]] == []


async def test_a_translation_that_discord_would_refuse_leaves_that_text_english_alone(tmp_path: Path) -> None:
    make(tmp_path, "eo", discord="sv-SE")
    with offered_too(tmp_path / "eo"):
        commands = await tree_of_all().payload()
    assert refuse_commands(commands) == commands
    all_pieces = [piece for command in commands for piece in pieces(command) if piece.get("description")]
    untold = [piece for piece in all_pieces if "sv-SE" not in piece.get("description_localizations", ())]
    english = {piece["description"] for piece in untold}
    assert 0 < len(english) < 40
    assert min(map(len, english)) > 100 / 1.5
    (resign,) = [command for command in commands if command["name"] == "resign"]
    assert resign["name_localizations"] == {}
    assert resign["description_localizations"]["sv-SE"].startswith("⟦Ĺéàṽé ţĥé ŕüññíñǧ ǧàɱé")


def test_a_command_that_translations_make_too_long_loses_the_longest_of_them() -> None:
    options: list[dict[str, Any]] = [
        {"name": f"o{n}", "description": "short", "description_localizations": {"it": "x" * (50 + n)}}
        for n in range(100, 200)
    ]
    fitting({"name": "long", "description": "", "options": options})
    kept = sum(bool(option["description_localizations"]) for option in options)
    assert all(option["description_localizations"] for option in options[:kept])
    size = len("long") + sum(len("o100") + (150 + n if n < kept else len("short")) for n in range(100))
    assert size <= 8000 < size + 150 + kept - len("short")
