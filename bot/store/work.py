"""Writing: everything inside one `Work` is kept, or nothing."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, func, insert, literal, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.calls import Calls
from bot.store.columns import Json, columns, read
from bot.store.errors import (
    CHANNEL_TAKEN,
    NAME_TAKEN,
    NO_SUCH_MATCH,
    SEAT_TAKEN,
    AlreadyBegun,
    NoSuchMatch,
    StaleTurn,
    refusing,
)
from bot.store.schema import (
    OWED,
    WITHDRAWN,
    acts,
    keeper_roles,
    layouts,
    matches,
    now,
    posts,
    seats,
    turns,
    watches,
)
from bot.table.rows import LayoutRow, LobbyMessage, MatchRow, NewMatch, NewPost, PostRow, SeatRow, Status

WITHDRAWING = {"failed": WITHDRAWN, "body": None}
"""What is changed of a post that is given up because it is true no more."""

REMEMBER = "INSERT INTO memory VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
"""How a small fact is written, within a transaction of a `Work` or by itself (`Store.remember`)."""


class Work(Calls):
    """What can be written (and read) in one transaction. A refusal leaves the transaction as it was before the call.

    Writers come one after the other: what was read in a `Work` is still true when it writes. `to_wake` are the channels
    that have been owed something in it.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__(connection)
        self.to_wake: set[int] = set()

    async def open_match(self, new: NewMatch, *, settings: bytes) -> MatchRow:
        """Open a lobby. Raises ChannelTaken."""
        fresh = {"status": "lobby", "undone": b"[]", "fate": b"{}", "settings": settings}
        opening = insert(matches).values(**msgspec.structs.asdict(new), **fresh)
        with refusing(CHANNEL_TAKEN):
            opened = await self._connection.execute(opening.returning(*columns(matches, MatchRow)))
        return read(opened.mappings().one(), MatchRow)

    async def add_seat(self, match_id: int, *, person_id: int, name: str, side: str) -> SeatRow:
        """Seat a person last in order. Raises AlreadySeated, SideTaken or NoSuchMatch."""
        last = select(func.coalesce(func.max(seats.c.position) + 1, 0)).where(seats.c.match_id == match_id)
        seating = insert(seats).values(
            match_id=match_id, person_id=person_id, name=name, side=side, position=last.scalar_subquery()
        )
        with refusing(SEAT_TAKEN | NO_SUCH_MATCH):
            seated = await self._connection.execute(seating.returning(*columns(seats, SeatRow)))
        await self._change(match_id)
        return read(seated.mappings().one(), SeatRow)

    async def change_side(self, match_id: int, *, person_id: int, side: str) -> None:
        """Give a seated person another side; the seat keeps its place. Raises SideTaken or NoSuchMatch."""
        changing = update(seats).where(seats.c.match_id == match_id, seats.c.person_id == person_id)
        with refusing(SEAT_TAKEN):
            await self._connection.execute(changing.values(side=side))
        await self._change(match_id)

    async def remove_seat(self, match_id: int, *, person_id: int) -> bool:
        """Take a person from the table; false if they had no seat. Raises NoSuchMatch."""
        leaving = delete(seats).where(seats.c.match_id == match_id, seats.c.person_id == person_id)
        left = await self._connection.execute(leaving)
        await self._change(match_id)
        return left.rowcount == 1

    async def replace_person(self, match_id: int, person_id: int, *, by: int, name: str) -> None:
        """Give a person's seat to another one, with its place and its side. Raises AlreadySeated or NoSuchMatch."""
        seat = update(seats).where(seats.c.match_id == match_id, seats.c.person_id == person_id)
        with refusing(SEAT_TAKEN):
            await self._connection.execute(
                seat.values(person_id=by, name=name, missed=False, stand_in=False, acted=None)
            )
        await self._change(match_id)

    async def begin(self, match_id: int, *, start: bytes, schema: int, order: Sequence[int]) -> None:
        """Start a match from a position; `order` is the people in turn order. Raises AlreadyBegun or NoSuchMatch."""
        match = await self.match(match_id)
        if match is None:
            raise NoSuchMatch
        if match.status != "lobby":
            raise AlreadyBegun
        if sorted(seat.person_id for seat in await self.seats(match_id)) != sorted(order):
            raise ValueError("The order names other people than those who are seated.")
        await self._change(match_id, start=start, schema=schema, status="running")
        placing = update(seats).where(seats.c.match_id == match_id, seats.c.person_id == bindparam("person"))
        await self._connection.execute(
            placing.values(position=bindparam("place")),
            [{"person": person, "place": place} for place, person in enumerate(order)],
        )

    async def append_turn(
        self, match_id: int, number: int, body: bytes, *, undone: bytes, fate: bytes, is_order: bool = False
    ) -> None:
        """Write the turn after the last one, with what is left to redo and of fate. Raises StaleTurn or NoSuchMatch.

        A standing order (`is_order`) leaves the revision as it is, and so all controls that stand.
        """
        played = select(func.count()).select_from(turns).where(turns.c.match_id == match_id).scalar_subquery()
        turn = select(literal(match_id), literal(number), literal(body, Json)).where(played == number - 1)
        writing = insert(turns).from_select(["match_id", "number", "body"], turn)
        with refusing(NO_SUCH_MATCH):
            written = await self._connection.execute(writing)
        if written.rowcount != 1:
            raise StaleTurn
        await self._change(match_id, undone=undone, fate=fate, revision=matches.c.revision + (not is_order))

    async def drop_turns(self, match_id: int, *, keep: int, undone: bytes, fate: bytes) -> None:
        """Drop every turn after the first `keep`, with what can be redone and is fated now. Raises NoSuchMatch."""
        await self._change(match_id, undone=undone, fate=fate, revision=matches.c.revision + 1)
        await self._connection.execute(delete(turns).where(turns.c.match_id == match_id, turns.c.number > keep))

    async def set_status(self, match_id: int, status: Status) -> None:
        """End a match or bring it back. Raises ChannelTaken or NoSuchMatch."""
        with refusing(CHANNEL_TAKEN):
            await self._change(match_id, status=status)

    async def set_settings(self, match_id: int, settings: bytes) -> None:
        """Set the table otherwise. Raises NoSuchMatch."""
        await self._change(match_id, settings=settings)

    async def set_lobby_message(self, match_id: int, message: LobbyMessage) -> None:
        """Note which message shows the lobby; the match counts as unchanged. Raises NoSuchMatch."""
        shown = {"lobby_message_id": message.message_id, "lobby_pictures": message.pictures}
        await self._change(match_id, **shown, changed_at=matches.c.changed_at)

    async def owe(
        self, *, match_id: int | None, channel_id: int, turn: int, new: Sequence[NewPost]
    ) -> tuple[PostRow, ...]:
        """Promise posts to a channel, in this order after all that it is owed already. Raises NoSuchMatch."""
        self.to_wake.add(channel_id)
        written = []
        for post in new:
            place = {"match_id": match_id, "channel_id": channel_id, "turn": turn}
            owing = insert(posts).values(**place, **msgspec.structs.asdict(post), nonce=secrets.token_urlsafe(12))
            with refusing(NO_SUCH_MATCH):
                owed = await self._connection.execute(owing.returning(*columns(posts, PostRow)))
            written.append(owed.mappings().one())
        return self._rows(written, PostRow)

    async def leave_lines(self, match_id: int, *, after_turn: int) -> None:
        """Leave nothing but its line of each post that has one and would be withdrawn; it belongs to no match any more.

        It keeps its place and its nonce: a post that is under way, or stands although Discord's answer was lost, has
        told the line, and that does not come again.
        """
        undone = (posts.c.match_id == match_id) & (posts.c.turn > after_turn) & OWED
        told = undone & (posts.c.line != "") & (posts.c.sent == 0)  # a long post has told it with its first message
        body = func.json_object("text", posts.c.line)
        line = {"match_id": None, "turn": 0, "role": "board", "line": "", "revision": None, "body": body}
        await self._connection.execute(update(posts).where(told).values(line))

    async def withdraw(self, match_id: int, *, after_turn: int) -> int:
        """Give up the undelivered posts of all turns after this one; says how many."""
        undone = (posts.c.match_id == match_id) & (posts.c.turn > after_turn) & OWED
        return (await self._connection.execute(update(posts).where(undone).values(WITHDRAWING))).rowcount

    async def mark_sent(self, post_id: int, *, message_id: int, called: int | None = None) -> None:
        """Note that one more message of a post stands, which is not its last one.

        `called` is the person whom the post has called, which its first message does.
        """
        values = {"message_id": message_id, "sent": posts.c.sent + 1, "called": func.coalesce(posts.c.called, called)}
        await self._connection.execute(update(posts).where(posts.c.id == post_id).values(values))

    async def withdraw_calls(self, match_id: int) -> None:
        """Give up the undelivered calls of a match that are no boards: a board is owed now that calls for itself."""
        calls = (posts.c.match_id == match_id) & posts.c.role.in_(("call", "direct")) & OWED
        await self._connection.execute(update(posts).where(calls).values(WITHDRAWING))

    async def mark_delivered(
        self, post_id: int, *, message_id: int, at: datetime | None = None, called: int | None = None
    ) -> None:
        """Note that a post stands in its channel since a time, or just now, even if it was withdrawn meanwhile.

        What it says is not kept: Discord has it. `called` is the person whom it has called.
        """
        called_by_it = func.coalesce(posts.c.called, called)
        delivered = {"message_id": message_id, "delivered_at": at or now(), "called": called_by_it, "body": None}
        await self._connection.execute(update(posts).where(posts.c.id == post_id).values(delivered))

    async def mark_failed(self, post_id: int, *, reason: str) -> None:
        """Note that a post is given up for good."""
        await self._connection.execute(update(posts).where(posts.c.id == post_id, OWED).values(failed=reason))

    async def keep_layout(self, row: LayoutRow) -> None:
        """Keep a position by name. Raises NameTaken; nothing is written over."""
        with refusing(NAME_TAKEN):
            await self._connection.execute(insert(layouts).values(**msgspec.structs.asdict(row)))

    async def drop_layout(self, guild_id: int, game: str, name: str) -> bool:
        """Forget a position; false if there was none of this name."""
        of_name = (layouts.c.guild_id == guild_id) & (layouts.c.game == game) & (layouts.c.name == name)
        return (await self._connection.execute(delete(layouts).where(of_name))).rowcount == 1

    async def watch(self, channel_id: int, source_id: int) -> None:
        """Show the games of a channel in another one, instead of what has been shown there so far."""
        writing = upsert(watches).values(channel_id=channel_id, source_id=source_id)
        await self._connection.execute(
            writing.on_conflict_do_update(index_elements=["channel_id"], set_={"source_id": source_id})
        )

    async def unwatch(self, channel_id: int) -> bool:
        """Show no other channel's games any more; false if none were."""
        dropping = delete(watches).where(watches.c.channel_id == channel_id)
        return (await self._connection.execute(dropping)).rowcount == 1

    async def forget_watches(self, channel_id: int) -> None:
        """Show no games any more in a channel that is gone, nor those of it in others."""
        gone = (watches.c.channel_id == channel_id) | (watches.c.source_id == channel_id)
        await self._connection.execute(delete(watches).where(gone))

    async def note(self, *, match_id: int | None, channel_id: int, person_id: int, act: str, told: str) -> None:
        """Note what somebody did to a table now: the act in a word, and as the channel is told it."""
        doing = insert(acts).values(match_id=match_id, channel_id=channel_id, person_id=person_id, act=act, told=told)
        await self._connection.execute(doing)

    async def set_moderator_role(self, guild_id: int, role_id: int | None) -> None:
        """Let the members of a role keep a server's tables, instead of another one; None for no role."""
        await self._connection.execute(delete(keeper_roles).where(keeper_roles.c.guild_id == guild_id))
        if role_id is not None:
            await self._connection.execute(insert(keeper_roles).values(guild_id=guild_id, role_id=role_id))

    async def remember(self, key: str, value: str) -> None:
        """Write a small fact about this installation over what was there."""
        await self._connection.exec_driver_sql(REMEMBER, {"key": key, "value": value})

    async def _change(self, match_id: int, **values: Any) -> None:
        change = update(matches).where(matches.c.id == match_id).values({"changed_at": now(), **values})
        if (await self._connection.execute(change)).rowcount != 1:
            raise NoSuchMatch
