"""REST by an interaction's token: the first answer, follow-ups, and edits of the answer and of follow-ups."""

from collections.abc import Callable

import msgspec

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.interactions import ALLOWED_ANSWERS, AnswerType, Interaction
from bot.sandbox.limits.command_limits import refuse_choices
from bot.sandbox.limits.message_limits import refuse_answer_type, refuse_modal
from bot.sandbox.rest.message_form import edited_message, new_message
from bot.sandbox.rest.request import RestRequest, Routes
from bot.sandbox.world.messages import Json, Message, MessageFlag

_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
_FOLLOWUP = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"

ROUTES = Routes()


@ROUTES.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", by_token=True)
def _answer(request: RestRequest) -> Json | None:
    token = request.parameters["interaction_token"]
    interaction = request.backend.interactions.for_first_answer(request.snowflake("interaction_id"), token)
    allowed = ALLOWED_ANSWERS[interaction.type]
    if interaction.message_id is None:
        allowed -= {AnswerType.UPDATE, AnswerType.DEFERRED_UPDATE}
    refuse_answer_type(request.form, allowed=allowed)
    answer_type = AnswerType(request.form["type"])
    form = request.form.get("data") or {}
    message = _ANSWERS[answer_type](request, interaction, form)
    interaction.answer_type = answer_type
    interaction.answer = form
    interaction.answered.set_result(answer_type)
    return _receipt(request, interaction, message) if request.query.get("with_response") in ("1", "true") else None


def _message(request: RestRequest, interaction: Interaction, form: Json) -> Message:
    message = new_message(request, interaction.channel, form, interaction)
    interaction.original_id = message.id
    request.world.post(message)
    interaction.note_message(message)
    return message


def _deferred(request: RestRequest, interaction: Interaction, form: Json) -> Message:
    flags = MessageFlag.LOADING | (MessageFlag(form.get("flags") or 0) & MessageFlag.EPHEMERAL)
    message = Message(
        id=request.world.snowflakes.next(),
        channel_id=interaction.channel.id,
        author=request.world.bot,
        created_at=request.world.clock(),
        flags=flags,
        ephemeral_to=interaction.person.id if MessageFlag.EPHEMERAL in flags else None,
        cause=interaction.cause,
    )
    interaction.original_id = message.id
    request.world.post(message)
    return message


def _deferred_update(_request: RestRequest, interaction: Interaction, _form: Json) -> None:
    interaction.original_id = interaction.message_id


def _update(request: RestRequest, interaction: Interaction, form: Json) -> Message | None:
    interaction.original_id = interaction.message_id
    before = interaction.channel.find(interaction.message_id or 0)
    return None if before is None else _edited(request, interaction, before, form)


def _choices(_request: RestRequest, _interaction: Interaction, form: Json) -> None:
    refuse_choices(form)


def _modal(_request: RestRequest, _interaction: Interaction, form: Json) -> None:
    refuse_modal(form)


_ANSWERS: dict[AnswerType, Callable[[RestRequest, Interaction, Json], Message | None]] = {
    AnswerType.MESSAGE: _message,
    AnswerType.DEFERRED: _deferred,
    AnswerType.DEFERRED_UPDATE: _deferred_update,
    AnswerType.UPDATE: _update,
    AnswerType.AUTOCOMPLETE: _choices,
    AnswerType.MODAL: _modal,
}


def _receipt(request: RestRequest, interaction: Interaction, message: Message | None) -> Json:
    shown: Json = {"id": str(interaction.id), "type": int(interaction.type)}
    if message is None:
        return {"interaction": shown}
    shown |= {
        "response_message_id": str(message.id),
        "response_message_loading": message.is_loading,
        "response_message_ephemeral": message.is_ephemeral,
    }
    return {"interaction": shown, "resource": {"type": interaction.answer_type, "message": request.shown(message)}}


@ROUTES.add("POST", _WEBHOOK, by_token=True)
def _follow_up(request: RestRequest) -> Json:
    """Post a follow-up; the first one after a deferred answer takes its place."""
    interaction = _interaction(request)
    message = interaction.channel.find(interaction.original_id or 0)
    if message is not None and message.is_loading:
        return request.shown(_edited(request, interaction, message, request.form))
    message = new_message(request, interaction.channel, request.form, interaction)
    interaction.followup_ids.append(message.id)
    request.world.post(message)
    interaction.note_message(message)
    return request.shown(message)


@ROUTES.add("GET", _FOLLOWUP, by_token=True)
@ROUTES.add("GET", _ORIGINAL, by_token=True)
def _get(request: RestRequest) -> Json:
    return request.shown(_named(request, _interaction(request)))


@ROUTES.add("PATCH", _FOLLOWUP, by_token=True)
@ROUTES.add("PATCH", _ORIGINAL, by_token=True)
def _edit(request: RestRequest) -> Json:
    interaction = _interaction(request)
    return request.shown(_edited(request, interaction, _named(request, interaction), request.form))


@ROUTES.add("DELETE", _FOLLOWUP, by_token=True)
@ROUTES.add("DELETE", _ORIGINAL, by_token=True)
def _delete(request: RestRequest) -> None:
    """Delete an answer; a promise whose message goes is kept by it: nothing more is said."""
    interaction = _interaction(request)
    message = _named(request, interaction)
    request.world.delete(message)
    interaction.note_message(msgspec.structs.replace(message, content="", components=()))


def _edited(request: RestRequest, interaction: Interaction, message: Message, form: Json) -> Message:
    edited = edited_message(request, message, form)
    request.world.edit(edited)
    interaction.note_message(edited)
    return edited


def _interaction(request: RestRequest) -> Interaction:
    if request.snowflake("webhook_id") != request.world.bot.id:
        raise ApiError(ErrorCode.UNKNOWN_WEBHOOK)
    return request.backend.interactions.for_followup(request.parameters["webhook_token"])


def _named(request: RestRequest, interaction: Interaction) -> Message:
    """Return the message of the path: `@original`, or one that the interaction's token made."""
    is_original = "message_id" not in request.parameters
    message_id = interaction.original_id if is_original else request.snowflake("message_id")
    known = {interaction.original_id, interaction.message_id, *interaction.followup_ids} - {None}
    message = interaction.channel.find(message_id or 0)
    if message is None or message.id not in known:
        raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
    return message
