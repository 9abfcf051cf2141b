"""What is posted regularly in a channel where a moderator wants it: the puzzle of each day, the best of each month."""

from typing import Final, get_args

import msgspec

from bot.delivery.permissions import may_write
from bot.interactions.context import Context
from bot.table.quiet_hours import OFF, next_due, next_month_due, read_hour
from bot.table.rows import RegularKind, RegularPostRow
from engine.core import Reason, Refused, by_kind

TOLD: Final = by_kind(
    get_args(RegularKind),
    {"puzzle": ("puzzle-post-on", "puzzle-post-off"), "month": ("month-post-on", "month-post-off")},
)
"""How a moderator is told that something will be posted, or no longer."""


async def post_here(context: Context, typed: str, kind: RegularKind) -> None:
    """Post something in the channel at an hour by the asker's clock, or stop it. Raises Refused."""
    channel_id, tables, words = context.own_channel_id, context.app.tables, context.words
    told_on, told_off = TOLD[kind]
    is_off = typed.strip().lower() == OFF
    hour = "" if is_off else read_hour(typed)
    if not is_off and not may_write(context.interaction.app_permissions, context.interaction.channel):
        raise Refused(Reason.of("puzzle-cannot-write"))
    language = await context.posts_language(channel_id)
    if is_off:
        async with tables.writing() as writer:
            await context.moderator.must_moderate(writer)
            was_on = await writer.drop_regular_post(channel_id, kind)
        await context.answer(words(told_off, was="yes" if was_on else "no"))
        return
    async with tables.writing() as writer:
        await context.moderator.must_moderate(writer)
        zone, now = (await writer.person(context.person.id)).zone, tables.clock()
        before = next(iter(await writer.regular_posts(place_id=channel_id, kind=kind)), None)
        is_daily = kind == "puzzle"
        row = RegularPostRow(
            place_id=channel_id,
            kind=kind,
            guild_id=context.guild_id,
            hour=hour,
            zone=zone,
            language=language,
            due_at=next_due(hour, zone, now, after_day=False) if is_daily else next_month_due(hour, zone, now),
            asked_by=context.person.id,
        )
        if before is not None:
            kept = {"day": before.day, "before": before.before, "post_id": before.post_id}
            row = msgspec.structs.replace(row, **kept)
        await writer.keep_regular_post(row)
    context.app.regular_posts_due()
    await context.answer(words(told_on, hour=hour, zone=zone))
