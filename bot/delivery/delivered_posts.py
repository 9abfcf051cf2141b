"""What follows where a post stands: it is marked as delivered, and whom it does not ping itself is called."""

from datetime import datetime

import msgspec

from bot.delivery.direct_messages import call_briefly, hand_over
from bot.delivery.edited_messages import EDITED
from bot.delivery.outcome import Taken
from bot.store import Writer
from bot.table.post_rows import BOARDS, EDITS, LobbyMessage
from bot.table.posts.post import callee


async def note_delivered(writer: Writer, taken: Taken, at: datetime) -> None:
    """Mark a post, and those whose pictures its message shows too; owe the call that the message does not make."""
    row, post, message_id, before = taken
    for each in before:
        await writer.mark_delivered(each.id, message_id=message_id, at=at)
    is_edit = post.role in EDITS and await writer.is_message(message_id, before=row.id)
    called = None if is_edit else post.mention if post.role != "direct" else callee(post)
    await writer.mark_delivered(row.id, message_id=message_id, at=at, called=called)
    if post.role in EDITED and row.match_id is not None:
        pictures = msgspec.json.encode(post.pictures)
        await writer.set_lobby_message(row.match_id, LobbyMessage(message_id=message_id, pictures=pictures))
    if is_edit and post.mention is not None:
        await call_briefly(writer, row, post, message_id=message_id)
    if post.role in BOARDS:
        await hand_over(writer, row, post, message_id=message_id)
