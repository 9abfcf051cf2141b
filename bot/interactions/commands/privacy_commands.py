"""`/privacy`: what is known of the asker and why; all of it as a file, and an end to it."""

from collections.abc import Mapping
from io import BytesIO
from typing import Final

import discord
import msgspec
from discord import app_commands

from bot.interactions.components.component import rows_view
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.play.erasure import erase
from bot.table.posts.custom_id import CustomId


@app_commands.command()
async def privacy(interaction: discord.Interaction) -> None:
    """Tell what is kept, above the buttons that give it and that end it."""
    async with error_boundary(interaction) as context:
        words = context.words
        give = CustomId("mydata", 0, 0).button(words("privacy-give"))
        end = CustomId("eraseme", 0, 0).button(words("privacy-erase"), style="danger")
        text = words("privacy", bot=f"<@{interaction.application_id}>")
        await context.answer(text, view=rows_view([[give, end]]))


async def give_data(context: Context, _custom_id: CustomId) -> None:
    """Give all that is kept of the asker as a file."""
    async with context.app.tables.store.reading() as reader:
        kept = await reader.data_of(context.person.id)
    packed = msgspec.json.format(msgspec.json.encode(kept), indent=2)
    await context.answer(context.words("privacy-given"), files=[discord.File(BytesIO(packed), "furunkulus.json")])


async def ask_to_erase(context: Context, _custom_id: CustomId) -> None:
    """Ask once whether to erase everything."""
    sure = CustomId("erasesure", 0, 0).button(context.words("privacy-sure"), style="danger")
    await context.update(context.words("privacy-asked"), view=rows_view([[sure]]))


async def erase_asker(context: Context, _custom_id: CustomId) -> None:
    """Erase all that is kept of the asker."""
    user = context.interaction.user
    games = await erase(context.app.tables, user.id, user.display_name, user.name, language=context.words.language)
    await context.update(context.words("privacy-erased", games=games), view=None)


VERBS: Final[Mapping[str, Verb]] = {"mydata": give_data, "eraseme": ask_to_erase, "erasesure": erase_asker}
