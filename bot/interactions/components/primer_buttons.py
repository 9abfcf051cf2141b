"""*How to play*: cards that teach a game in a minute, one private message that is paged through."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.interactions.components.component import rows_view
from bot.interactions.components.rules_menu import RULES
from bot.interactions.context import Context, Verb
from bot.table import AnyTableGame
from bot.table.posts.custom_id import CustomId, number_in, unknown_component
from bot.table.posts.post import Button, ButtonStyle, picture_of

PRIMER: Final = "primer"
"""The verb of all its buttons; their ids end in the game and the number of the card."""


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


VERBS: Final[Mapping[str, Verb]] = {PRIMER: show_card}
