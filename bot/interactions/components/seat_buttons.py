"""Answers of those who are to sit somewhere by somebody else's choice: in another one's seat, in a game from a file."""

from collections.abc import Mapping
from typing import Final

from bot.interactions.context import Context, Verb
from bot.play.moderation import file_import, seat_changes
from bot.play.moderation.seat_question import Answer
from bot.table.posts.custom_id import CustomId, snowflake_in


async def sit(context: Context, custom_id: CustomId) -> None:
    """Take the seat that is offered."""
    await seat_changes.take_seat(context.app.tables, await _answer_at_table(context, custom_id))
    await context.done()


async def do_not_sit(context: Context, custom_id: CustomId) -> None:
    """Leave the seat to who has it."""
    await seat_changes.refuse_seat(context.app.tables, await _answer_at_table(context, custom_id))
    await context.done()


async def come_in(context: Context, custom_id: CustomId) -> None:
    """Agree to play in the game from a file."""
    goes_on = await file_import.agree(context.app.tables, _answer(context, custom_id, context.own_channel_id))
    await (context.done() if goes_on else context.answer(context.words("import-agreed")))


async def stay_out(context: Context, custom_id: CustomId) -> None:
    """Do not play in the game from a file."""
    await file_import.disagree(context.app.tables, _answer(context, custom_id, context.own_channel_id))
    await context.done()


async def _answer_at_table(context: Context, custom_id: CustomId) -> Answer:
    """Return an answer where the table is by now: its game may have begun in a thread since somebody was asked."""
    return _answer(context, custom_id, await context.channel_id())


def _answer(context: Context, custom_id: CustomId, channel_id: int) -> Answer:
    return Answer(channel_id, context.person, custom_id.match, snowflake_in(custom_id.rest))


VERBS: Final[Mapping[str, Verb]] = {"sit": sit, "nosit": do_not_sit, "comein": come_in, "stayout": stay_out}
