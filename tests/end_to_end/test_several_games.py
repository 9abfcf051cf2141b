"""A bot that plays several games: people say which one they open, and whose rules they read."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.games import GAMES
from bot.games.discord_game import DiscordGame
from bot.host.program import put_together
from bot.runtime.client import Program
from bot.sandbox import World
from bot.table.game import Teaching
from engine.core import ScriptedChance
from render.core import Words
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import answer, asks, begins, labelled, labels, options_of, seated

(FIRST, *_) = GAMES
GOOSE: str = "ff-board-move"
"""The key of the other game, under which there are words: it is called Move."""

CALLED = {FIRST.key: "Fearsome Floors", GOOSE: "Move"}
ASKED = "The rules of which game?"


@app_commands.command(name="goose", description="Open a table for another game in this channel.")
async def goose(_interaction: discord.Interaction) -> None:
    pass


def _topics(_words: Words) -> list[tuple[str, str]]:
    return [("goal", "Goal"), ("geese", "Geese")]


OTHER = DiscordGame(
    table=replace(
        FIRST.table,
        rules=replace(FIRST.table.rules, key=GOOSE),
        teaching=Teaching(topics=_topics, topic=lambda _words, key: f"All about {key}."),
    ),
    prefix="go",
    new=goose,
    commands=(),
    verbs={},
    trial=FIRST.trial,
)
ONE = put_together((FIRST,))
TWO = put_together((FIRST, OTHER))


def declared(world: World, name: str) -> list[Any]:
    """Return what a command takes, as it was registered."""
    (command,) = [each for each in world.commands[None] if each["name"] == name]
    return list(command["options"])


async def test_a_table_is_opened_for_the_game_that_people_name(start: Start, world: World) -> None:
    async with start():
        assert [option["name"] for option in declared(world, "new")] == [game.key for game in GAMES]
    async with start(program=TWO):
        assert [option["name"] for option in declared(world, "new")] == ["fearsome-floors", "goose"]


async def test_the_rules_of_any_game_can_be_read_and_without_a_table_it_is_asked_which(
    start: Start, at: At, world: World
) -> None:
    async with start(program=TWO):
        assert [option["name"] for option in declared(world, "rules")] == ["topic", "game"]
        choices = declared(world, "rules")[1]["choices"]
        assert {choice["value"]: choice["name"] for choice in choices} == CALLED
        asked = answer(await at("Mo").slash("rules"))
        assert asked.content == await asks(at("Mo"), "rules", topic="geese") == ASKED
        assert labels(asked) == list(CALLED.values())
        opened = answer(await at("Mo").click(asked, labelled(asked, CALLED[GOOSE])))
        assert opened.id == asked.id
        assert options_of(opened) == [["Goal", "Geese"]]
        assert opened.content == await asks(at("Mo"), "rules", game=GOOSE)
        assert await asks(at("Mo"), "rules", game=GOOSE, topic="geese") == "**Geese**\nAll about geese."
        assert "Pushing tiles" in options_of(answer(await at("Mo").slash("rules", game=FIRST.key)))[0]


async def test_the_rules_at_a_table_are_those_of_its_game_unless_another_one_is_named(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")]), program=TWO):
        await seated(at, "Ada", "Ben")
        assert "Pushing tiles" in options_of(answer(await at("Mo").slash("rules")))[0]
        assert options_of(answer(await at("Mo").slash("rules", game=GOOSE))) == [["Goal", "Geese"]]


async def test_topics_are_offered_of_the_game_that_is_meant(start: Start, at: At) -> None:
    async with start(program=TWO):
        assert await at("Mo").complete("rules", focus="topic", topic="g") == []
        offered = await at("Mo").complete("rules", focus="topic", topic="ge", game=GOOSE)
        assert [choice["value"] for choice in offered] == ["geese"]
        await seated(at, "Ada", "Ben")
        assert await at("Mo").complete("rules", focus="topic", topic="push") != []


async def test_with_one_game_the_rules_ask_for_no_game(start: Start, world: World) -> None:
    async with start(program=ONE):
        assert [option["name"] for option in declared(world, "rules")] == ["topic"]


LARGER = replace(OTHER, table=replace(OTHER.table, rules=replace(OTHER.table.rules, seats=range(2, 10))))


@pytest.mark.parametrize(
    ("program", "most"), [(ONE, 7), (put_together((FIRST, LARGER)), 9)], ids=["one game", "a larger"]
)
async def test_an_import_offers_a_seat_for_everybody_whom_the_largest_game_has(
    start: Start, world: World, program: Program, most: int
) -> None:
    async with start(program=program):
        (command,) = [option for option in declared(world, "table") if option["name"] == "import"]
        seats = [f"seat{number}" for number in range(1, most + 1)]
        assert [option["name"] for option in command["options"]] == ["file", *seats]
