"""What follows where a channel is gone: its game ends, nothing is posted there any more, and nobody watches it."""

from bot.store import Writer


async def leave(writer: Writer, channel_id: int) -> None:
    """End what is on in a channel that is gone."""
    row = await writer.match_in(channel_id)
    if row is not None:
        await writer.set_status(row.id, "stopped")
        await writer.set_alarms(row.id, ())
    await writer.withdraw_from(channel_id)
    await writer.forget_watches(channel_id)
