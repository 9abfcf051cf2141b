"""Verbs of games and of what games share are put together at the start, and no one takes another one's controls."""

from dataclasses import replace

import discord
import pytest
from discord import app_commands

from bot.games import GAMES
from bot.games.discord_game import DiscordGame, merge_verbs, with_games
from bot.host.program import put_together
from bot.interactions.context import Context
from bot.table.posts.custom_id import CustomId

(GAME, *_) = GAMES


async def act(_context: Context, _custom_id: CustomId) -> None:
    pass


@app_commands.command(description="Open a table for another game.")
async def other(_interaction: discord.Interaction) -> None:
    pass


def another() -> DiscordGame:
    """A second game, with a verb that is called the same after its prefix."""
    return replace(GAME, prefix="xx", new=other, commands=(), looks=(), at_table=(), verbs={"xx-go": act})


def test_a_verb_that_two_tables_have_is_refused() -> None:
    assert merge_verbs({"a": act}, {"b": act}) == {"a": act, "b": act}
    with pytest.raises(ValueError, match="two tables of verbs have go, join"):
        merge_verbs({"go": act, "join": act}, {"b": act}, {"join": act, "go": act})


def test_two_games_can_have_what_is_called_the_same() -> None:
    verbs = with_games({}, (GAME, another()))
    assert verbs["ff-go"] is GAME.verbs["ff-go"]
    assert verbs["xx-go"] is act


def test_the_bot_does_not_start_where_a_game_has_the_verb_of_another() -> None:
    with pytest.raises(ValueError, match="two tables of verbs have ff-go"):
        put_together((GAME, replace(another(), prefix="ff", verbs={"ff-go": act})))


def test_the_bot_does_not_start_where_a_game_has_a_verb_that_games_share() -> None:
    with pytest.raises(ValueError, match="two tables of verbs have xx-go"):
        with_games({"xx-go": act}, (another(),))


def test_the_bot_does_not_start_where_two_games_have_a_look_of_one_name() -> None:
    with pytest.raises(app_commands.CommandAlreadyRegistered, match="why"):
        put_together((GAME, replace(another(), looks=GAME.looks)))


@pytest.mark.parametrize("verb", ["go", "ff-go", "xx-", "xx-GO", "xx-elevenlette", "xx:go"])
def test_a_verb_without_the_games_prefix_is_refused(verb: str) -> None:
    with pytest.raises(ValueError, match="is not written xx-"):
        with_games({}, (replace(another(), verbs={verb: act}),))
