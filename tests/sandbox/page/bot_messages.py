"""Messages of the bot without a bot."""

import msgspec

from bot.sandbox import Channel, Message, World


def post_as_bot(world: World, channel: Channel, content: str, **more: object) -> str:
    """Let the bot post; return the message's id."""
    blank = Message(id=world.snowflakes.next(), channel_id=channel.id, author=world.bot, created_at=world.clock())
    world.post(msgspec.structs.replace(blank, content=content, **more))
    return str(blank.id)
