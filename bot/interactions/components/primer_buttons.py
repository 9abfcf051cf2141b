"""*How to play*: cards that teach a game in a minute, one private message that is paged through."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.interactions.components.component import rows_view
from bot.interactions.context import Context, Verb
from bot.table import TableGame
from bot.table.posts.custom_id import CustomId, number_in, unknown_component
from bot.table.posts.post import Button, picture_of

PRIMER: Final = "primer"
"""The verb of all its buttons; their ids end in the game and the number of the card."""


async def show_card(context: Context, custom_id: CustomId) -> None:
    """Show the card that a button leads to: in a message of its own, or in that which is paged through."""
    key, _, written = custom_id.rest.partition(".")
    game, number = context.app.games.get(key), number_in(written)
    if game is None or number >= len(game.primer):
        raise unknown_component()
    frame = game.primer_card(context.words, game.primer[number])
    tell = context.update if context.is_private else context.show
    await tell(frame.sentence, view=_ways(context, custom_id, game, number), pictures=[picture_of(key, frame)])


def _ways(context: Context, custom_id: CustomId, game: TableGame, number: int) -> discord.ui.View:
    """Return the ways back and on; at the ends of the row one leads nowhere."""
    targets = (("primer-back", number - 1), ("primer-next", number + 1))
    return rows_view(
        [
            [
                Button(
                    id=str(CustomId(PRIMER, *custom_id.board, f"{game.rules.key}.{max(target, 0)}")),
                    label=context.words(label),
                    style="primary" if label == "primer-next" else "secondary",
                    disabled=not 0 <= target < len(game.primer),
                )
                for label, target in targets
            ]
        ]
    )


VERBS: Final[Mapping[str, Verb]] = {PRIMER: show_card}
