"""What a person gets back from the bot after a command, a click or a modal."""

import asyncio
from typing import Final

import msgspec

from bot.sandbox.interactions import AnswerType, Interaction
from bot.sandbox.time_limits import TimeLimits
from bot.sandbox.world.messages import Json, Message

KEPT: Final = 5.0
"""For how many seconds people wait for what was promised; Discord waits as long as the token lives."""


class NoAnswerError(Exception):
    """The bot has not answered in time: "The application did not respond"."""


class Modal(msgspec.Struct, frozen=True, kw_only=True):
    """A form that the bot has opened, with components as sent."""

    title: str
    """Its title."""
    custom_id: str
    """The id that the bot gave it."""
    components: tuple[Json, ...]
    """Its fields, in Discord's JSON."""
    message: Message | None = None
    """The message whose button opened it."""


class Reply:
    """The bot's first answer to an interaction, and its later messages."""

    def __init__(self, interaction: Interaction, time_limits: TimeLimits) -> None:
        self._interaction = interaction
        self._time_limits = time_limits

    @property
    def kind(self) -> AnswerType:
        """What the first answer was."""
        return self._interaction.answered.result()

    @property
    def message(self) -> Message | None:
        """The answer in its current form, or the updated message; None when there is none (any more).

        After a promise it is whatever said something first, also where the promise was to update a message.
        """
        first_message = self._interaction.first_message
        first_id = first_message.result().id if first_message.done() else self._interaction.original_id
        return self._interaction.channel.find(first_id or 0)

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees the answer."""
        message = self.message
        return message is not None and message.is_ephemeral

    @property
    def followups(self) -> list[Message]:
        """The follow-ups so far, as they now stand."""
        found = (self._interaction.channel.find(message_id) for message_id in self._interaction.followup_ids)
        return [message for message in found if message is not None]

    @property
    def modal(self) -> Modal | None:
        """The form that the bot has opened, if that was the answer."""
        if self.kind is not AnswerType.MODAL:
            return None
        form = self._interaction.answer
        return Modal(
            title=form["title"],
            custom_id=form["custom_id"],
            components=tuple(form["components"]),
            message=self._interaction.channel.find(self._interaction.message_id or 0),
        )

    @property
    def choices(self) -> list[Json]:
        """What the bot offers for completion."""
        return list(self._interaction.answer.get("choices") or ())

    async def arrives(self) -> None:
        """Wait for the first answer; raises `NoAnswerError` when there is none in time, or when it came too late."""
        within = self._time_limits.patience or self._time_limits.first_answer
        try:
            async with asyncio.timeout(within):
                await asyncio.shield(self._interaction.answered)
        except TimeoutError:
            self._interaction.answered.cancel()
            raise NoAnswerError(f"no answer in {within:g} seconds") from None
        except asyncio.CancelledError:
            if not self._interaction.answered.cancelled():
                raise
            raise NoAnswerError("the answer came too late") from None

    async def finished(self) -> Message:
        """Return the first message that says something: after a deferred answer, its edit or the first follow-up.

        Raises `TimeoutError` when nobody waits for it any more.
        """
        async with asyncio.timeout(self._time_limits.patience or KEPT):
            return await asyncio.shield(self._interaction.first_message)
