"""An interaction as commands and controls see it: who asks, where, of which house, and the ways to answer."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.acts import Acts
from bot.delivery.painter import Painter
from bot.posts.ids import ControlId
from bot.service import Tables
from bot.tables import Person, PlayedGame
from engine.core import Reason, Refused
from render.core import Words, words_in

NOBODY: Final = discord.AllowedMentions.none()


@dataclass(frozen=True)
class Asking:
    """An interaction: who asks, where, and the ways to answer; all answers are for the asker's eyes only."""

    interaction: discord.Interaction
    house: "House"

    @property
    def person(self) -> Person:
        """Who asks, under the name that this server shows."""
        return Person(self.interaction.user.id, self.interaction.user.display_name)

    @property
    def channel_id(self) -> int:
        """Where it was asked. Raises Refused outside the channels of a server."""
        if self.interaction.guild_id is None or self.interaction.channel_id is None:
            raise Refused(Reason.of("table-only-in-server"))
        return self.interaction.channel_id

    @property
    def guild_id(self) -> int:
        """The server where it was asked. Raises Refused outside a server."""
        if self.interaction.guild_id is None:
            raise Refused(Reason.of("table-only-in-server"))
        return self.interaction.guild_id

    @property
    def words(self) -> Words:
        """The asker's language."""
        return words_in(str(self.interaction.locale).split("-")[0])

    @property
    def chosen(self) -> Sequence[str]:
        """What was chosen in a menu. Raises Refused where that is nothing: where the id of a menu is another part's."""
        data: Any = self.interaction.data
        if not data.get("values"):
            raise Refused(Reason.of("table-unknown-control"))
        return tuple(data["values"])

    async def answer(self, text: str, **more: Any) -> None:
        """Say something to the asker alone; `more` is a view or a file as discord.py takes them."""
        if self.interaction.response.is_done():
            await self.interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY, **more)
        else:
            await self.interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY, **more)

    async def update(self, text: str, *, view: discord.ui.View | None) -> None:
        """Change the private message whose control was used."""
        await self.interaction.response.edit_message(content=text, view=view, allowed_mentions=NOBODY)

    async def think(self) -> None:
        """Promise a private answer that takes longer than a moment."""
        await self.interaction.response.defer(ephemeral=True, thinking=True)


Verb = Callable[[Asking, ControlId], Awaitable[None]]
"""What a control does; what was chosen in a menu is in the asking."""


@dataclass(frozen=True, kw_only=True)
class House:
    """The games that are played here, the tables they are played at, the painter, and what each control's verb does.

    `acts` counts what is being answered.
    """

    games: Mapping[str, PlayedGame]
    tables: Tables
    painter: Painter
    verbs: Mapping[str, Verb]
    acts: Acts = field(default_factory=Acts)


def house_of(client: Any) -> House:
    """Give the house that a Discord client of ours serves."""
    house: House = client.house
    return house
