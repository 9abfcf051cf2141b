"""`/rules`: the rules of the channel's game, topic by topic, with pictures, and menus of all topics below.

*How to play* pages through cards that teach a game in a minute, in one private message.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.command_words import choices_told
from bot.interactions.components.component import Menu, rows_view
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.table import AnyTableGame
from bot.table.posts.board_posts import lessons_button
from bot.table.posts.custom_id import CustomId, number_in, unknown_component
from bot.table.posts.post import Button, ButtonStyle, Picture, picture_of
from engine.core import Reason, Refused
from render.core import Words

FITS: Final[tuple[Callable[[str, str], bool], ...]] = (str.__eq__, str.startswith, str.__contains__)
"""How a title can fit what was typed, the surest way first."""


def rules_command(games: Mapping[str, AnyTableGame]) -> app_commands.Command[Any, ..., Any]:
    """Make `/rules`, which takes a game where there are several."""
    command = _of_several(games) if len(games) > 1 else _of_one()
    command.autocomplete("topic")(_complete_topic)
    return command


def _of_one() -> app_commands.Command[Any, ..., Any]:
    @app_commands.command()
    async def rules(interaction: discord.Interaction, topic: str | None = None) -> None:
        await _tell(interaction, topic, None)

    return rules


def _of_several(games: Mapping[str, AnyTableGame]) -> app_commands.Command[Any, ..., Any]:
    @app_commands.command()
    @app_commands.choices(game=choices_told(games, lambda words, key: words(key)))
    async def rules(interaction: discord.Interaction, topic: str | None = None, game: str | None = None) -> None:
        await _tell(interaction, topic, game)

    return rules


async def _tell(interaction: discord.Interaction, topic: str | None, named: str | None) -> None:
    """Tell a topic of a game's rules, its aim if none is named; or ask for the game where it can be any of several."""
    async with error_boundary(interaction) as context:
        game = await _game_meant(context, named)
        if game is None:
            buttons = [CustomId(RULES, 0, 0, key).button(context.words(key)) for key in context.app.games]
            await context.answer(context.words("rules-games"), view=rows_view([buttons]))
            return
        topics = dict(game.teaching.topics(context.words))
        await explain(context, game, next(iter(topics)) if topic is None else topic_meant(context.words, topics, topic))


@completion
async def _complete_topic(asker: Asker, typed: str) -> Offers:
    game = await _game_meant(asker, asker.interaction.namespace.game)
    topics = [] if game is None else game.teaching.topics(asker.words)
    return [(title, key) for key, title in topics if typed.lower() in title.lower()]


async def _game_meant(asker: Asker, named: str | None) -> AnyTableGame | None:
    """Return the game that is named, else that of the channel's table, else the only one; None for one of several."""
    games = asker.app.games
    if named is not None:
        return games.get(named)
    in_server = asker.interaction.guild_id is not None  # the rules can be read in a conversation with the bot, too
    table = await asker.app.tables.table(await asker.channel_id(), asker.person.id) if in_server else None
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


PRIMER: Final = "primer"
"""The verb of all its buttons; their ids end in the game and the number of the card."""

RULES: Final = "rules"
"""The verb of buttons that open a game's rules; their ids end in the game."""

TOPIC: Final = "topic"
"""The verb of the menus of topics; their ids end in the game and the number of the menu."""


async def explain(context: Context, game: AnyTableGame, topic: str) -> None:
    """Tell a topic, with the menus of all topics below it, in the private message whose control leads there, if any."""
    text, pictures = _page(context.words, game, topic)
    tell = context.update if context.is_private else context.show
    await tell(text, view=_menus(context.words, game), pictures=pictures)


async def open_rules(context: Context, custom_id: CustomId) -> None:
    """Show the first topic of the game that a button names, in the private message that it stands in."""
    game = _game(context, custom_id.rest)
    await explain(context, game, game.teaching.topics(context.words)[0][0])


async def choose_topic(context: Context, custom_id: CustomId) -> None:
    """Show the topic that was chosen in a menu."""
    game, chosen = _game(context, custom_id.rest.partition(".")[0]), context.chosen
    if chosen not in dict(game.teaching.topics(context.words)):
        raise unknown_component()
    await explain(context, game, chosen)


def _game(context: Context, key: str) -> AnyTableGame:
    game = context.app.games.get(key)
    if game is None:
        raise unknown_component()
    return game


def _page(words: Words, game: AnyTableGame, topic: str) -> tuple[str, Sequence[Picture]]:
    """Return what is told of a topic, with its picture and the sentence to that if it has one."""
    text = f"**{dict(game.teaching.topics(words))[topic]}**\n{game.teaching.topic(words, topic)}"
    frame = game.teaching.picture(words, topic)
    return (text, ()) if frame is None else (f"{text}\n\n{frame.sentence}", [picture_of(game.rules.key, frame)])


def _menus(words: Words, game: AnyTableGame) -> discord.ui.View:
    """Return a menu for each group of topics; a game without groups has one of all."""
    titles = dict(game.teaching.topics(words))
    groups = game.teaching.topic_groups or {"rules-all": tuple(titles)}
    return rows_view(
        [
            Menu(
                CustomId(TOPIC, 0, 0, f"{game.rules.key}.{number}"),
                words(group),
                [(topic, titles[topic]) for topic in topics],
            )
            for number, (group, topics) in enumerate(groups.items())
        ]
    )


async def show_card(context: Context, custom_id: CustomId) -> None:
    """Show the card that a button leads to: in a message of its own, or in that which is paged through."""
    key, _, written = custom_id.rest.partition(".")
    game, number = context.app.games.get(key), number_in(written)
    if game is None or number >= len(game.teaching.primer):
        raise unknown_component()
    frame = game.teaching.primer_card(context.words, game.teaching.primer[number])
    tell = context.update if context.is_private else context.show
    await tell(frame.sentence, view=_navigation(context, custom_id, game, number), pictures=[picture_of(key, frame)])


def _navigation(context: Context, custom_id: CustomId, game: AnyTableGame, number: int) -> discord.ui.View:
    """Return the ways back and on, of which one leads nowhere at the ends of the row, to the rules and the lessons."""
    key, words = game.rules.key, context.words

    def turn_to(label: str, target: int, style: ButtonStyle) -> Button:
        target_id = CustomId(PRIMER, *custom_id.board, f"{key}.{max(target, 0)}")
        is_end = not 0 <= target < len(game.teaching.primer)
        return target_id.button(words(label), style=style, disabled=is_end)

    rules = CustomId(RULES, *custom_id.board, key).button(words("primer-rules"))
    buttons = [turn_to("primer-back", number - 1, "secondary"), turn_to("primer-next", number + 1, "primary"), rules]
    buttons += lessons_button(words, game)
    return rows_view([buttons])


VERBS: Final[Mapping[str, Verb]] = {RULES: open_rules, TOPIC: choose_topic, PRIMER: show_card}
