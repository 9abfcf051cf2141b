"""What everybody sees: the newest board of each channel, and a word to those who wait for the next one."""

import asyncio
from collections import defaultdict
from collections.abc import Callable

import msgspec

from bot.sandbox import Change, Channel, Message, MessageDeleted, MessageEdited, MessagePosted, World
from tests.endurance.attached import faults, lightened
from tests.endurance.people import verbs_of


class Watch:
    """Looks at a world. Pictures are decoded when they come and then thrown away, or a long run would not fit.

    What is wrong with them is written down: raised here, it would be a fault of the sandbox, at which the bot would
    knock again and again.
    """

    def __init__(self, world: World, *, heard: Callable[[Change], None] = lambda _change: None) -> None:
        self._newest: dict[int, Message] = {}
        self._changed: dict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self._heard = heard
        self.problems: list[str] = []
        world.subscribe(self._see)

    def newest(self, channel: Channel) -> Message | None:
        """Return the newest board or lobby that everybody sees, as it stands now: no line, and no short call."""
        return self._newest.get(channel.id)

    async def next(self, channel: Channel, *, after: Message | None, within: float) -> None:
        """Wait for another one than this, or for more on its board, but no longer than this."""
        try:
            async with asyncio.timeout(within):
                while _same(self.newest(channel), after):
                    await self._changed[channel.id].wait()
        except TimeoutError:
            pass

    def _see(self, change: Change) -> None:
        match change:
            case MessagePosted(channel=channel, message=message) if not message.is_ephemeral:
                seen = self._looked_at(channel, message)
                if seen.attachments:
                    self._newest[channel.id] = seen
            case MessageEdited(channel=channel, before=before, message=message) if not message.is_ephemeral:
                seen = self._looked_at(channel, message, before)
                newest = self._newest.get(channel.id)
                self._newest[channel.id] = seen if newest is None or newest.id == seen.id else newest
            case MessageDeleted(channel=channel, message=message):
                if _same_message(self._newest.get(channel.id), message):
                    del self._newest[channel.id]
            case _:
                pass
        if isinstance(change, MessagePosted | MessageEdited) and not change.message.is_ephemeral:
            self._changed.pop(change.channel.id, asyncio.Event()).set()
        self._heard(change)

    def _looked_at(self, channel: Channel, message: Message, before: Message | None = None) -> Message:
        """See that everything attached is what it should be, and keep the message without the bytes of pictures."""
        known = {attachment.id for attachment in (before.attachments if before is not None else ())}
        for attachment in message.attachments if message.author.is_bot else ():
            if attachment.id not in known:
                self.problems += [f"message {message.id} in {channel.name}: {fault}" for fault in faults(attachment)]
        seen = msgspec.structs.replace(message, attachments=tuple(map(lightened, message.attachments)))
        if message.author.is_bot:
            channel.put(seen)
        return seen


def _same(one: Message | None, other: Message | None) -> bool:
    """Whether two are one message that tells the same, or are both none: a lobby tells no more when it is edited."""
    if one is None or other is None or one is other:
        return one is other
    return _same_message(one, other) and (one.content == other.content or "join" in verbs_of(one))


def _same_message(one: Message | None, other: Message) -> bool:
    return one is not None and one.id == other.id
