"""REST: the first answer to an interaction."""

from collections.abc import Callable

import msgspec

from bot.sandbox.interactions import ANSWERS, AnswerType, Interaction
from bot.sandbox.limits import refuse_answer_type, refuse_choices, refuse_modal
from bot.sandbox.rest.message_form import compose, recompose
from bot.sandbox.rest.request import Call, Stage
from bot.sandbox.world.messages import Cause, Json, Message, MessageFlag


def answered(stage: Stage, call: Call) -> Json | None:
    """POST /interactions/{interaction_id}/{interaction_token}/callback."""
    interaction = stage.interactions.unanswered(call.snowflake("interaction_id"), call.parameters["interaction_token"])
    allowed = ANSWERS[interaction.type]
    if interaction.message_id is None:
        allowed -= {AnswerType.UPDATE, AnswerType.DEFERRED_UPDATE}
    refuse_answer_type(call.form, allowed=allowed)
    answer_type = AnswerType(call.form["type"])
    form = call.form.get("data") or {}
    message = _ANSWERS[answer_type](stage, interaction, form, call)
    interaction.answer_type = answer_type
    interaction.answer = form
    interaction.answered.set_result(answer_type)
    return _receipt(stage, interaction, message) if call.query.get("with_response") in ("1", "true") else None


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


def _message(stage: Stage, interaction: Interaction, form: Json, call: Call) -> Message:
    message = compose(
        stage,
        interaction.channel,
        form,
        call.uploads,
        cause=cause_of(interaction),
        ephemeral_to=addressee(interaction, form),
    )
    interaction.original_id = message.id
    stage.world.post(message)
    interaction.settle(message)
    return message


def _deferred(stage: Stage, interaction: Interaction, form: Json, _call: Call) -> Message:
    ephemeral_to = addressee(interaction, form)
    message = Message(
        id=stage.world.snowflakes.next(),
        channel_id=interaction.channel.id,
        author=stage.world.bot,
        created_at=stage.world.clock(),
        flags=MessageFlag.LOADING | (MessageFlag(0) if ephemeral_to is None else MessageFlag.EPHEMERAL),
        ephemeral_to=ephemeral_to,
        cause=cause_of(interaction),
    )
    interaction.original_id = message.id
    stage.world.post(message)
    return message


def _deferred_update(_stage: Stage, interaction: Interaction, _form: Json, _call: Call) -> None:
    interaction.original_id = interaction.message_id


def _update(stage: Stage, interaction: Interaction, form: Json, call: Call) -> Message | None:
    interaction.original_id = interaction.message_id
    before = interaction.channel.find(interaction.message_id or 0)
    if before is None:
        return None
    message = recompose(stage, before, form, call.uploads)
    stage.world.edit(message)
    interaction.settle(message)
    return message


def _autocomplete(_stage: Stage, _interaction: Interaction, form: Json, _call: Call) -> None:
    refuse_choices(form)


def _modal(_stage: Stage, _interaction: Interaction, form: Json, _call: Call) -> None:
    refuse_modal(form)


_ANSWERS: dict[AnswerType, Callable[[Stage, Interaction, Json, Call], Message | None]] = {
    AnswerType.MESSAGE: _message,
    AnswerType.DEFERRED: _deferred,
    AnswerType.DEFERRED_UPDATE: _deferred_update,
    AnswerType.UPDATE: _update,
    AnswerType.AUTOCOMPLETE: _autocomplete,
    AnswerType.MODAL: _modal,
}


def _receipt(stage: Stage, interaction: Interaction, message: Message | None) -> Json:
    shown: Json = {"id": str(interaction.id), "type": int(interaction.type)}
    if message is None:
        return {"interaction": shown}
    shown |= {
        "response_message_id": str(message.id),
        "response_message_loading": message.is_loading,
        "response_message_ephemeral": message.is_ephemeral,
    }
    resource = {"type": interaction.answer_type, "message": stage.wire.message(message)}
    return {"interaction": shown, "resource": msgspec.to_builtins(resource)}
