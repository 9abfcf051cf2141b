"""REST: the first answer to an interaction."""

from collections.abc import Callable

import msgspec

from bot.sandbox.interactions import ALLOWED_ANSWERS, AnswerType, Interaction
from bot.sandbox.limits import refuse_answer_type, refuse_choices, refuse_modal
from bot.sandbox.rest.message_form import edited_message, new_message
from bot.sandbox.rest.request import RestContext, RestRequest
from bot.sandbox.world.messages import Cause, Json, Message, MessageFlag


def create_interaction_response(context: RestContext, request: RestRequest) -> Json | None:
    """POST /interactions/{interaction_id}/{interaction_token}/callback."""
    interaction = context.interactions.for_first_answer(
        request.snowflake("interaction_id"), request.parameters["interaction_token"]
    )
    allowed = ALLOWED_ANSWERS[interaction.type]
    if interaction.message_id is None:
        allowed -= {AnswerType.UPDATE, AnswerType.DEFERRED_UPDATE}
    refuse_answer_type(request.form, allowed=allowed)
    answer_type = AnswerType(request.form["type"])
    form = request.form.get("data") or {}
    message = _ANSWERS[answer_type](context, interaction, form, request)
    interaction.answer_type = answer_type
    interaction.answer = form
    interaction.answered.set_result(answer_type)
    return _receipt(context, interaction, message) if request.query.get("with_response") in ("1", "true") else None


def cause_of(interaction: Interaction) -> Cause:
    """Return what a message that answers says of the interaction."""
    return Cause(
        interaction_id=interaction.id,
        interaction_type=interaction.type,
        person=interaction.person,
        name=interaction.command_name,
    )


def addressee(interaction: Interaction, form: Json) -> int | None:
    """Return who alone is to see the message, if the form says that it is ephemeral."""
    is_ephemeral = MessageFlag.EPHEMERAL in MessageFlag(form.get("flags") or 0)
    return interaction.person.id if is_ephemeral else None


def _message(context: RestContext, interaction: Interaction, form: Json, request: RestRequest) -> Message:
    message = new_message(
        context,
        interaction.channel,
        form,
        request.uploads,
        cause=cause_of(interaction),
        ephemeral_to=addressee(interaction, form),
    )
    interaction.original_id = message.id
    context.world.post(message)
    interaction.note_message(message)
    return message


def _deferred(context: RestContext, interaction: Interaction, form: Json, _call: RestRequest) -> Message:
    ephemeral_to = addressee(interaction, form)
    message = Message(
        id=context.world.snowflakes.next(),
        channel_id=interaction.channel.id,
        author=context.world.bot,
        created_at=context.world.clock(),
        flags=MessageFlag.LOADING | (MessageFlag(0) if ephemeral_to is None else MessageFlag.EPHEMERAL),
        ephemeral_to=ephemeral_to,
        cause=cause_of(interaction),
    )
    interaction.original_id = message.id
    context.world.post(message)
    return message


def _deferred_update(_context: RestContext, interaction: Interaction, _form: Json, _call: RestRequest) -> None:
    interaction.original_id = interaction.message_id


def _update(context: RestContext, interaction: Interaction, form: Json, request: RestRequest) -> Message | None:
    interaction.original_id = interaction.message_id
    before = interaction.channel.find(interaction.message_id or 0)
    if before is None:
        return None
    message = edited_message(context, before, form, request.uploads)
    context.world.edit(message)
    interaction.note_message(message)
    return message


def _autocomplete(_context: RestContext, _interaction: Interaction, form: Json, _call: RestRequest) -> None:
    refuse_choices(form)


def _modal(_context: RestContext, _interaction: Interaction, form: Json, _call: RestRequest) -> None:
    refuse_modal(form)


_ANSWERS: dict[AnswerType, Callable[[RestContext, Interaction, Json, RestRequest], Message | None]] = {
    AnswerType.MESSAGE: _message,
    AnswerType.DEFERRED: _deferred,
    AnswerType.DEFERRED_UPDATE: _deferred_update,
    AnswerType.UPDATE: _update,
    AnswerType.AUTOCOMPLETE: _autocomplete,
    AnswerType.MODAL: _modal,
}


def _receipt(context: RestContext, interaction: Interaction, message: Message | None) -> Json:
    shown: Json = {"id": str(interaction.id), "type": int(interaction.type)}
    if message is None:
        return {"interaction": shown}
    shown |= {
        "response_message_id": str(message.id),
        "response_message_loading": message.is_loading,
        "response_message_ephemeral": message.is_ephemeral,
    }
    resource = {"type": interaction.answer_type, "message": context.serializer.message(message)}
    return {"interaction": shown, "resource": msgspec.to_builtins(resource)}
