"""`/rules`: the rules of the channel's game, topic by topic, with pictures."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.components.rules_menu import ask_for_game, explain
from bot.interactions.errors import error_boundary
from bot.table import AnyTableGame
from engine.core import Reason, Refused
from render.core import Words, words_in

FITS: Final[tuple[Callable[[str, str], bool], ...]] = (str.__eq__, str.startswith, str.__contains__)
"""How a title can fit what was typed, the surest way first."""

TOPIC: Final = "What you want to know; the aim of the game, and menus of all topics, if you name none"


def rules_command(games: Mapping[str, AnyTableGame]) -> app_commands.Command[Any, ..., Any]:
    """Make `/rules`, which takes a game where there are several."""
    command = _of_several(games) if len(games) > 1 else _of_one()
    command.autocomplete("topic")(_complete_topic)
    return command


def _of_one() -> app_commands.Command[Any, ..., Any]:
    @app_commands.command(description="Read the rules of the game.")
    @app_commands.describe(topic=TOPIC)
    async def rules(interaction: discord.Interaction, topic: str | None = None) -> None:
        await _tell(interaction, topic, None)

    return rules


def _of_several(games: Mapping[str, AnyTableGame]) -> app_commands.Command[Any, ..., Any]:
    @app_commands.command(description="Read the rules of a game.")
    @app_commands.describe(topic=TOPIC, game="Which game; the one of this channel if you name none")
    @app_commands.choices(game=[app_commands.Choice(name=words_in("en")(key), value=key) for key in games])
    async def rules(interaction: discord.Interaction, topic: str | None = None, game: str | None = None) -> None:
        await _tell(interaction, topic, game)

    return rules


async def _tell(interaction: discord.Interaction, topic: str | None, named: str | None) -> None:
    """Tell a topic of a game's rules, its aim if none is named; or ask for the game where it can be any of several."""
    async with error_boundary(interaction) as context:
        game = await _game(context, named)
        if game is None:
            await ask_for_game(context)
            return
        topics = dict(game.teaching.topics(context.words))
        await explain(context, game, next(iter(topics)) if topic is None else topic_meant(context.words, topics, topic))


@completion
async def _complete_topic(asker: Asker, typed: str) -> Offers:
    game = await _game(asker, asker.interaction.namespace.game)
    topics = [] if game is None else game.teaching.topics(asker.words)
    return [(title, key) for key, title in topics if typed.lower() in title.lower()]


async def _game(asker: Asker, named: str | None) -> AnyTableGame | None:
    """Return the game that is named, else that of the channel's table, else the only one; None for one of several."""
    games = asker.app.games
    if named is not None:
        return games.get(named)
    channel_id = asker.interaction.channel_id  # the rules can be read anywhere, also in a conversation with the bot
    table = None if channel_id is None else await asker.app.tables.table(channel_id, asker.person.id)
    if table is not None:
        return table.game
    return next(iter(games.values())) if len(games) == 1 else None


def topic_meant(words: Words, topics: Mapping[str, str], text: str) -> str:
    """Return the key of the topic that is meant, from keys to titles. Raises Refused for none, and for several."""
    if text in topics:
        return text
    typed = " ".join(text.casefold().split())
    for fits in FITS:
        found = [key for key, title in topics.items() if typed and fits(title.casefold(), typed)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Refused(Reason.of("table-several-topics", titles=words.series([topics[key] for key in found])))
    raise Refused(Reason.of("table-unknown-topic"))
