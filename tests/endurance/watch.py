"""What everybody sees: the newest public message of each channel, and a word to those who wait for the next one."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from io import BytesIO

import msgspec
from PIL import Image

from bot.sandbox import Change, Channel, Message, MessageDeleted, MessageEdited, MessagePosted, World

PICTURE_SIZE = (1280, 816)


class Watch:
    """Looks at a world. Pictures are decoded when they come and then thrown away, or a long run would not fit."""

    def __init__(self, world: World, *, heard: Callable[[Change], None] = lambda _change: None) -> None:
        self._newest: dict[int, Message] = {}
        self._changed: dict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self._heard = heard
        self.pictures = 0
        world.watch(self._see)

    def newest(self, channel: Channel) -> Message | None:
        """Give the newest message that everybody sees, as it stands now."""
        return self._newest.get(channel.id)

    async def news(self, channel: Channel, *, within: float) -> None:
        """Wait until something public happens in a channel, but no longer than this."""
        try:
            async with asyncio.timeout(within):
                await self._changed[channel.id].wait()
        except TimeoutError:
            pass

    def _see(self, change: Change) -> None:
        match change:
            case MessagePosted(channel=channel, message=message) if not message.is_ephemeral:
                self._newest[channel.id] = self._looked_at(channel, message)
            case MessageEdited(channel=channel, message=message) if not message.is_ephemeral:
                newest = self._newest[channel.id]
                self._newest[channel.id] = message if newest.id == message.id else newest
            case MessageDeleted(channel=channel):
                self._newest.pop(channel.id, None)
            case _:
                pass
        if isinstance(change, MessagePosted | MessageEdited) and not change.message.is_ephemeral:
            self._changed.pop(change.channel.id, asyncio.Event()).set()
        self._heard(change)

    def _looked_at(self, channel: Channel, message: Message) -> Message:
        """See that every picture is one, and keep the message without their bytes."""
        for attachment in message.attachments:
            with Image.open(BytesIO(attachment.content)) as picture:
                assert picture.size == PICTURE_SIZE
            assert attachment.description
            self.pictures += 1
        light = [msgspec.structs.replace(attachment, content=b"") for attachment in message.attachments]
        seen = msgspec.structs.replace(message, attachments=tuple(light))
        channel.put(seen)
        return seen
