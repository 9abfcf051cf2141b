"""REST: what comes after the first answer: follow-ups, and edits of the answer and of follow-ups."""

from bot.sandbox.api_errors import Refusal, Why
from bot.sandbox.interactions import Interaction
from bot.sandbox.rest.callback_routes import addressee, cause_of
from bot.sandbox.rest.message_form import compose, recompose
from bot.sandbox.rest.request import Call, Stage
from bot.sandbox.world.messages import Json, Message


def sent(stage: Stage, call: Call) -> Json:
    """POST /webhooks/{webhook_id}/{webhook_token}; the first one after a deferred answer takes its place."""
    interaction = _interaction(stage, call)
    waiting = interaction.channel.find(interaction.original_id or 0)
    if waiting is not None and waiting.is_loading:
        return _edit(stage, interaction, waiting, call)
    message = compose(
        stage,
        interaction.channel,
        call.form,
        call.uploads,
        cause=cause_of(interaction),
        ephemeral_to=addressee(interaction, call.form),
    )
    interaction.followup_ids.append(message.id)
    stage.world.post(message)
    interaction.settle(message)
    return stage.wire.message(message)


def fetched(stage: Stage, call: Call) -> Json:
    """GET /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}."""
    return stage.wire.message(_message(_interaction(stage, call), call))


def edited(stage: Stage, call: Call) -> Json:
    """PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}."""
    interaction = _interaction(stage, call)
    return _edit(stage, interaction, _message(interaction, call), call)


def deleted(stage: Stage, call: Call) -> None:
    """DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}."""
    stage.world.delete(_message(_interaction(stage, call), call))


def _edit(stage: Stage, interaction: Interaction, message: Message, call: Call) -> Json:
    edited_message = recompose(stage, message, call.form, call.uploads)
    stage.world.edit(edited_message)
    interaction.settle(edited_message)
    return stage.wire.message(edited_message)


def _interaction(stage: Stage, call: Call) -> Interaction:
    if call.snowflake("webhook_id") != stage.world.bot.id:
        raise Refusal(Why.UNKNOWN_WEBHOOK)
    return stage.interactions.answered(call.parameters["webhook_token"])


def _message(interaction: Interaction, call: Call) -> Message:
    """Return the message of the path: `@original`, or one that the interaction's token made."""
    name = call.parameters.get("message_id", "@original")
    message_id = interaction.original_id if name == "@original" else call.snowflake("message_id")
    known = {interaction.original_id, interaction.message_id, *interaction.followup_ids} - {None}
    message = interaction.channel.find(message_id or 0)
    if message is None or message.id not in known:
        raise Refusal(Why.UNKNOWN_MESSAGE)
    return message
