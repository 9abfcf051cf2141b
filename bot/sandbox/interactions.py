"""Interactions: what somebody did with the bot's commands and components, and how and when the bot has answered."""

import asyncio
import secrets
from collections.abc import Iterator
from enum import IntEnum
from typing import Final

import msgspec

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.world.guild import Channel
from bot.sandbox.world.messages import Cause, Json, Message
from bot.sandbox.world.people import Person
from bot.sandbox.world.world import World


class InteractionType(IntEnum):
    """Discord's numbers for what a person can do."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class AnswerType(IntEnum):
    """Discord's numbers for what a bot can answer first."""

    MESSAGE = 4
    DEFERRED = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


DEFERRALS = frozenset({AnswerType.DEFERRED, AnswerType.DEFERRED_UPDATE})
"""The answers that say only that another one will come."""

_ON_MESSAGE = frozenset(AnswerType) - {AnswerType.AUTOCOMPLETE}

ALLOWED_ANSWERS = {
    InteractionType.COMMAND: frozenset({AnswerType.MESSAGE, AnswerType.DEFERRED, AnswerType.MODAL}),
    InteractionType.COMPONENT: _ON_MESSAGE,
    InteractionType.AUTOCOMPLETE: frozenset({AnswerType.AUTOCOMPLETE}),
    InteractionType.MODAL: _ON_MESSAGE - {AnswerType.MODAL},
}
"""What may answer what; a modal that did not come from a message cannot update one either."""


SUBCOMMAND_TYPES = (1, 2)
"""The types of a command's options that are subcommands or groups of them."""


_REMEMBERED_TOKEN_LIVES = 2
"""How many token lifetimes an interaction is remembered: as long as Discord answers that its token is too old."""


class TimeLimits(msgspec.Struct, kw_only=True):
    """Discord's own times by default; what is changed counts from then on."""

    first_answer: float = 3.0
    """From a person's click until the bot's first answer."""
    patience: float | None = None
    """For how long, by the real clock, a person here waits for an answer; None as long as Discord waits for it."""
    token_lifetime: float = 15 * 60.0
    """How long an interaction's follow-ups and edits work."""
    editable: float = 60 * 60.0
    """After this age, edits of a channel message are refused (Discord allows a few)."""
    nonce_memory: float = 3 * 60.0
    """How long the same `nonce` does not make a second message."""


class Interaction:
    """One thing that a person did, until its token is forgotten: its `type` and what Discord sends of it."""

    def __init__(
        self,
        world: World,
        interaction_type: InteractionType,
        payload: Json,
        *,
        person: Person,
        channel: Channel,
        message: Message | None = None,
    ) -> None:
        self.id = world.snowflakes.next()
        self.type = interaction_type
        self.token = secrets.token_urlsafe(48)
        self.person = person
        self.channel = channel
        self.payload = payload
        self.created_at = world.clock()
        self.message_id = None if message is None else message.id
        name = " ".join(_names(payload)) if interaction_type is InteractionType.COMMAND else None
        self.cause = Cause(interaction_id=self.id, interaction_type=interaction_type, person=person, name=name)
        """What a message that answers says of it."""
        self.answer_type: AnswerType | None = None
        self.answer: Json = {}
        self.original_id: int | None = None
        """The message that `@original` means: the answer's own, or the one with the pressed button."""
        self.followup_ids: list[int] = []
        self.answered: asyncio.Future[AnswerType] = asyncio.get_running_loop().create_future()
        """Done with the first answer; cancelled when it came too late."""
        self.first_message: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        """Done with the first message that says something: after a deferred answer, its edit or follow-up."""

    def note_message(self, message: Message) -> None:
        """Note that the person now sees what the bot has to say."""
        if not self.first_message.done():
            self.first_message.set_result(message)


def _names(used: Json) -> Iterator[str]:
    """Yield the names of a command and of the subcommand of it that is used."""
    yield used["name"]
    for option in used.get("options", ()):
        if option["type"] in SUBCOMMAND_TYPES:
            yield from _names(option)


class Interactions:
    """All interactions that happened, by id and by token, with Discord's time limits."""

    def __init__(self, world: World, time_limits: TimeLimits) -> None:
        self._world = world
        self._time_limits = time_limits
        self._by_token: dict[str, Interaction] = {}

    def add(self, interaction: Interaction) -> None:
        """Remember what a person has just done, and forget with their answers those whose token has long expired."""
        while self._by_token:
            oldest = next(iter(self._by_token.values()))
            if self._age(oldest) <= _REMEMBERED_TOKEN_LIVES * self._time_limits.token_lifetime:
                break
            del self._by_token[oldest.token]
        self._by_token[interaction.token] = interaction

    def for_first_answer(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction for its first answer; raises `ApiError` with 10062 or 40060."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise ApiError(ErrorCode.UNKNOWN_INTERACTION)
        if interaction.answer_type is not None:
            raise ApiError(ErrorCode.ALREADY_ACKNOWLEDGED)
        if interaction.answered.cancelled() or self._age(interaction) > self._time_limits.first_answer:
            interaction.answered.cancel()
            raise ApiError(ErrorCode.UNKNOWN_INTERACTION)
        return interaction

    def for_followup(self, token: str) -> Interaction:
        """Return the interaction for a follow-up or an edit; raises `ApiError` with 10015 or 50027."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answer_type is None:
            raise ApiError(ErrorCode.UNKNOWN_WEBHOOK)
        if self._age(interaction) > self._time_limits.token_lifetime:
            raise ApiError(ErrorCode.INVALID_WEBHOOK_TOKEN)
        return interaction

    def _age(self, interaction: Interaction) -> float:
        return self._world.clock() - interaction.created_at


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
    components: list[Json]
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
        """The answer in its current form, or the updated message; None while there is none.

        After a promise it is whatever said something first, also where the promise was to update a message. One that
        was deleted since is as it said that.
        """
        first_message = self._interaction.first_message
        if not first_message.done():
            return self._interaction.channel.find(self._interaction.original_id or 0)
        return self._interaction.channel.find(first_message.result().id) or first_message.result()

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
        form, message = self._interaction.answer, self._interaction.channel.find(self._interaction.message_id or 0)
        return Modal(title=form["title"], custom_id=form["custom_id"], components=form["components"], message=message)

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
