"""REST: what comes after the first answer: follow-ups, and edits of the answer and of follow-ups."""

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.interactions import Interaction
from bot.sandbox.rest.callback_routes import addressee, cause_of
from bot.sandbox.rest.message_form import edited_message, new_message
from bot.sandbox.rest.request import RestContext, RestRequest
from bot.sandbox.world.messages import Json, Message


def create_followup(context: RestContext, request: RestRequest) -> Json:
    """POST /webhooks/{webhook_id}/{webhook_token}; the first one after a deferred answer takes its place."""
    interaction = _interaction(context, request)
    waiting = interaction.channel.find(interaction.original_id or 0)
    if waiting is not None and waiting.is_loading:
        return _edit(context, interaction, waiting, request)
    message = new_message(
        context,
        interaction.channel,
        request.form,
        request.uploads,
        cause=cause_of(interaction),
        ephemeral_to=addressee(interaction, request.form),
    )
    interaction.followup_ids.append(message.id)
    context.world.post(message)
    interaction.note_message(message)
    return context.serializer.message(message)


def get_response(context: RestContext, request: RestRequest) -> Json:
    """GET /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}."""
    return context.serializer.message(_message(_interaction(context, request), request))


def edit_response(context: RestContext, request: RestRequest) -> Json:
    """PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}."""
    interaction = _interaction(context, request)
    return _edit(context, interaction, _message(interaction, request), request)


def delete_response(context: RestContext, request: RestRequest) -> None:
    """DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}."""
    context.world.delete(_message(_interaction(context, request), request))


def _edit(context: RestContext, interaction: Interaction, message: Message, request: RestRequest) -> Json:
    edited = edited_message(context, message, request.form, request.uploads)
    context.world.edit(edited)
    interaction.note_message(edited)
    return context.serializer.message(edited)


def _interaction(context: RestContext, request: RestRequest) -> Interaction:
    if request.snowflake("webhook_id") != context.world.bot.id:
        raise ApiError(ErrorCode.UNKNOWN_WEBHOOK)
    return context.interactions.for_followup(request.parameters["webhook_token"])


def _message(interaction: Interaction, request: RestRequest) -> Message:
    """Return the message of the path: `@original`, or one that the interaction's token made."""
    name = request.parameters.get("message_id", "@original")
    message_id = interaction.original_id if name == "@original" else request.snowflake("message_id")
    known = {interaction.original_id, interaction.message_id, *interaction.followup_ids} - {None}
    message = interaction.channel.find(message_id or 0)
    if message is None or message.id not in known:
        raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
    return message
