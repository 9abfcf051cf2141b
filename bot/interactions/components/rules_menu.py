"""The rules to read: a topic with its picture, and below it menus of all topics, or a button for each game.

*How to play* pages through cards that teach a game in a minute, in one private message.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.interactions.components.component import Menu, rows_view
from bot.interactions.context import Context, Verb
from bot.table import AnyTableGame
from bot.table.posts.custom_id import CustomId, number_in, unknown_component
from bot.table.posts.post import Button, ButtonStyle, Picture, picture_of
from render.core import Words

PRIMER: Final = "primer"
"""The verb of all its buttons; their ids end in the game and the number of the card."""

RULES: Final = "rules"
"""The verb of buttons that open a game's rules; their ids end in the game."""

TOPIC: Final = "topic"
"""The verb of the menus of topics; their ids end in the game and the number of the menu."""


async def ask_for_game(context: Context) -> None:
    """Offer the rules of each game, where it can be any of several."""
    buttons = [Button(id=str(CustomId(RULES, 0, 0, key)), label=context.words(key)) for key in context.app.games]
    await context.answer(context.words("rules-games"), view=rows_view([buttons]))


async def explain(context: Context, game: AnyTableGame, topic: str) -> None:
    """Tell a topic in a message of its own, with the menus of all topics below it."""
    text, pictures = _page(context.words, game, topic)
    await context.show(text, view=_menus(context.words, game), pictures=pictures)


async def open_rules(context: Context, custom_id: CustomId) -> None:
    """Show the first topic of the game that a button names, in the private message that it stands in."""
    game = _game(context, custom_id.rest)
    await _turn_to(context, game, game.teaching.topics(context.words)[0][0])


async def choose_topic(context: Context, custom_id: CustomId) -> None:
    """Show the topic that was chosen in a menu."""
    game, chosen = _game(context, custom_id.rest.partition(".")[0]), context.chosen
    if chosen not in dict(game.teaching.topics(context.words)):
        raise unknown_component()
    await _turn_to(context, game, chosen)


async def _turn_to(context: Context, game: AnyTableGame, topic: str) -> None:
    text, pictures = _page(context.words, game, topic)
    await context.update(text, view=_menus(context.words, game), pictures=pictures)


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
    """Return the ways back and on, of which one leads nowhere at the ends of the row, and to the rules."""
    key, words = game.rules.key, context.words

    def turn_to(label: str, target: int, style: ButtonStyle) -> Button:
        target_id = CustomId(PRIMER, *custom_id.board, f"{key}.{max(target, 0)}")
        is_end = not 0 <= target < len(game.teaching.primer)
        return Button(id=str(target_id), label=words(label), style=style, disabled=is_end)

    rules = Button(id=str(CustomId(RULES, *custom_id.board, key)), label=words("primer-rules"))
    buttons = [turn_to("primer-back", number - 1, "secondary"), turn_to("primer-next", number + 1, "primary"), rules]
    return rows_view([buttons])


VERBS: Final[Mapping[str, Verb]] = {RULES: open_rules, TOPIC: choose_topic, PRIMER: show_card}
