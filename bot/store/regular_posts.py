"""Posts that come again and again in channels that want them, and reminders of people: the puzzle of each day, say."""

from datetime import datetime

import msgspec
from sqlalchemy import ColumnElement, delete, func, select, update

from bot.store.posts import WITHDRAWING
from bot.store.schema import OWED, posts, regular_posts
from bot.store.table_access import TableAccess, columns
from bot.table.rows import RegularKind, RegularPostRow


class RegularPostReader(TableAccess):
    """Reads where they are posted."""

    async def regular_posts(
        self,
        *,
        due: datetime | None = None,
        guild_id: int | None = None,
        place_id: int | None = None,
        kind: RegularKind | None = None,
    ) -> tuple[RegularPostRow, ...]:
        """Return where something is posted regularly: what is due at a moment, in a server, in a channel, of a kind."""
        found = select(*columns(regular_posts, RegularPostRow)).order_by(regular_posts.c.due_at)
        if due is not None:
            found = found.where(regular_posts.c.due_at <= due)
        if guild_id is not None:
            found = found.where(regular_posts.c.guild_id == guild_id)
        if place_id is not None:
            found = found.where(regular_posts.c.place_id == place_id)
        if kind is not None:
            found = found.where(regular_posts.c.kind == kind)
        return await self._all(found, RegularPostRow)

    async def next_regular_post(self, after: datetime) -> datetime | None:
        """Return when the first one is due after a moment; None where none is."""
        due = regular_posts.c.due_at
        first: datetime | None = await self._connection.scalar(select(func.min(due)).where(due > after))
        return first

    async def message_of_post(self, post_id: int) -> int | None:
        """Return the message by which a post stands; None where it does not."""
        message_id: int | None = await self._connection.scalar(select(posts.c.message_id).where(posts.c.id == post_id))
        return message_id


class RegularPostWriter(RegularPostReader):
    """Writes it."""

    async def keep_regular_post(self, row: RegularPostRow) -> None:
        """Post something of a kind regularly in a channel, in place of how it was posted there."""
        await self._upsert(regular_posts, msgspec.structs.asdict(row), key=("place_id", "kind"))

    async def take_regular_post(self, row: RegularPostRow, *, due_at: datetime) -> bool:
        """Take what is due, so that nobody else does it; false where somebody has. It is due again at a moment."""
        same = _is(row.place_id, row.kind) & (regular_posts.c.due_at == row.due_at)
        return (await self._connection.execute(update(regular_posts).where(same).values(due_at=due_at))).rowcount == 1

    async def note_regular_post(self, row: RegularPostRow, *, day: int, before: int, post_id: int) -> None:
        """Note of which day that is which was posted last, and the one before it."""
        noted = {"day": day, "before": before, "post_id": post_id, "warned": False}
        await self._connection.execute(update(regular_posts).where(_is(row.place_id, row.kind)).values(noted))

    async def withdraw_regular_post(self, post_id: int) -> bool:
        """Give up a post, as a newer one comes; false where it stands, or was given up."""
        waiting = update(posts).where(posts.c.id == post_id, OWED).values(WITHDRAWING)
        return (await self._connection.execute(waiting)).rowcount == 1

    async def warn_of_regular_post(self, row: RegularPostRow) -> bool:
        """Note that it is told that the bot may not write in a channel; false where it was, since the last post."""
        unwarned = _is(row.place_id, row.kind) & ~regular_posts.c.warned
        return (await self._connection.execute(update(regular_posts).where(unwarned).values(warned=True))).rowcount == 1

    async def drop_regular_post(self, place_id: int, kind: RegularKind) -> bool:
        """Post nothing of a kind in a channel any more; false where nothing was."""
        return (await self._connection.execute(delete(regular_posts).where(_is(place_id, kind)))).rowcount == 1


def _is(place_id: int, kind: RegularKind) -> ColumnElement[bool]:
    return (regular_posts.c.place_id == place_id) & (regular_posts.c.kind == kind)
