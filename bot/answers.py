"""Answers to people: every interaction is answered through here, and whatever goes wrong ends in one sentence."""

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.house import House, house_of
from bot.tables import Person
from bot.tables.service import StaleBoard
from bot.tables.texts import clipped
from engine.core import CorruptSave, NotAllowed, Reason, Refused
from render.core import Words, words_in

log = structlog.get_logger()

NOBODY = discord.AllowedMentions.none()
UNKNOWN_INTERACTION = 10062
MOST_OFFERS = 25
LONGEST_OFFER = 100


@dataclass(frozen=True)
class Asking:
    """An interaction: who asks, where, and the ways to answer; all answers are for the asker's eyes only."""

    interaction: discord.Interaction
    house: House

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
        """What was chosen in a menu."""
        data: Any = self.interaction.data
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


@asynccontextmanager
async def reporting(interaction: discord.Interaction) -> AsyncIterator[Asking]:
    """Answer an interaction; whatever is raised ends in one private sentence, and in the log if the fault is ours."""
    asking = Asking(interaction, house_of(interaction.client))
    try:
        yield asking
    except Exception as error:  # noqa: BLE001 - the last place that can tell the asker; `sentence_for` logs what it does not know
        await report(asking, error)


async def report(asking: Asking, error: Exception) -> None:
    """Tell the asker what went wrong, if there is still a way to."""
    sentence = await sentence_for(asking, error)
    if not sentence:
        return
    try:
        await asking.answer(sentence)
    except discord.HTTPException as refusal:
        log.warning("could not answer", interaction=asking.interaction.id, error=str(refusal))


async def sentence_for(asking: Asking, error: Exception) -> str:
    """Put what went wrong into one sentence for the asker."""
    match error:
        case NotAllowed(game=game, reason=reason):
            return asking.house.games[game].show.refusal(asking.words, reason)
        case Refused(reason=reason):
            return asking.words(reason.key, **reason.facts)
        case StaleBoard(table=table):
            return asking.words("table-stale-board", link=await asking.house.tables.link(table) or "none")
        case CorruptSave():
            log.error("corrupt save", channel=asking.interaction.channel_id, error=str(error))
            return asking.words("table-corrupt-save")
        case discord.NotFound(code=code) if code == UNKNOWN_INTERACTION:
            log.warning("interaction expired before it was answered", interaction=asking.interaction.id)
            return ""
        case _:
            reference = secrets.token_hex(4)
            log.error("interaction failed", reference=reference, exc_info=error)
            return asking.words("table-our-fault", reference=reference)


Offers = Sequence[tuple[str, str]]
"""What is offered while somebody types: labels and the values behind them, the best first."""


async def complete(
    interaction: discord.Interaction, offer: Callable[[Asking], Awaitable[Offers]]
) -> list[app_commands.Choice[str]]:
    """Answer a completion; where there is nothing to complete (no game, no seat), with no offers."""
    try:
        offers = await offer(Asking(interaction, house_of(interaction.client)))
    except (Refused, CorruptSave):
        return []  # the command itself says why, when it is sent
    return [
        app_commands.Choice(name=clipped(label, LONGEST_OFFER), value=value) for label, value in offers[:MOST_OFFERS]
    ]
