"""The messages that are edited: lobbies, summaries, boards that go on; and old controls, which go beside the posts."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from datetime import timedelta
from typing import Final, NamedTuple

import aiohttp
import discord
import msgspec
import structlog

from bot.delivery.message_parts import Upload, files_of
from bot.delivery.permissions import may_attach
from bot.store import DatabaseAway, Store
from bot.table.post_rows import ROLES, PostRow, StalePostRow
from bot.table.posts.post import Button, Picture, Post

EDITABLE_FOR = timedelta(minutes=55)
"""Discord limits edits of messages that are older than an hour; the lobby is posted anew before that."""

CLOSED_THREAD: Final = 50083
"""How Discord refuses to edit a message of a closed thread."""

MENTION: Final = re.compile(r"<@!?[0-9]+>")
"""A person in a text of ours: the one whom it calls."""

NOBODY = discord.AllowedMentions.none()

log = structlog.get_logger()


class Standing(NamedTuple):
    """The message that a post of the lobby edits."""

    message_id: int
    """The message's id."""
    is_painted: bool
    """Whether it shows the pictures of the post already."""


class EditedMessages:
    """Edits messages through a Discord client."""

    def __init__(
        self,
        *,
        client: discord.Client,
        store: Store,
        controls: Callable[[PostRow, Post], discord.ui.View | None],
        view_of: Callable[[Sequence[Button]], discord.ui.View | None],
        must_mean_files: Callable[[discord.HTTPException, PostRow], None],
    ) -> None:
        self._client = client
        self._store = store
        self._controls = controls
        self._view_of = view_of
        self._must_mean_files = must_mean_files
        """Raises a refusal again that is not for the files."""
        self.unpainted: set[int] = set()
        """The lobbies' messages that lack a picture because it could not be made."""

    async def edit_lobby(
        self, row: PostRow, post: Post, standing: Standing, uploads: Sequence[Upload] | None
    ) -> int | None:
        """Edit the lobby's message, with its picture only where that has changed; None where it cannot be edited."""
        message_id = standing.message_id
        message = self._client.get_partial_messageable(row.channel_id).get_partial_message(message_id)
        changed = not standing.is_painted and may_attach(self._client, row.channel_id)
        for attachments in (files_of(row.id, uploads or ()), None) if changed else (None,):
            try:
                await message.edit(
                    content=post.text,
                    attachments=discord.utils.MISSING if attachments is None else attachments,
                    view=self._controls(row, post),
                    allowed_mentions=NOBODY,
                )
            except discord.NotFound:  # somebody deleted it: it is posted anew
                return None
            except discord.HTTPException as refusal:
                if refusal.code == CLOSED_THREAD:  # which a new post opens again
                    return None
                if attachments is None:
                    raise
                self._must_mean_files(refusal, row)
            else:
                break
        if uploads is None:
            self.unpainted.add(message_id)
        elif changed and attachments is not None:
            self.unpainted.discard(message_id)
        return message_id

    async def take(self, channel_id: int, row: StalePostRow) -> None:
        """Delete a message, or take its controls if it can still be edited; its text and its files stay as they are.

        What was edited as its match went on, such as the board of a round, loses the line that called somebody, too.
        """
        message = self._client.get_partial_messageable(channel_id).get_partial_message(row.message_id)
        if row.fleeting == "message":
            await message.delete()
        elif is_editable(row.message_id) or row.fleeting == "invitation":  # of which there are few
            lasting = () if row.lasting is None else msgspec.json.decode(row.lasting, type=tuple[Button, ...])
            edited = await message.edit(view=self._view_of(lasting))
            told, _, last = edited.content.rpartition("\n")
            if ROLES[row.role].edits and told and MENTION.search(last):
                await edited.edit(content=told, allowed_mentions=NOBODY)

    async def edit_board(self, row: PostRow, post: Post, uploads: Sequence[Upload]) -> int | None:
        """Edit the newest board if the post goes on with it; one that is too old is deleted, for it is posted anew."""
        if row.match_id is None:
            return None
        async with self._store.lookup() as reader:
            message_id = await reader.to_edit(row.match_id, row.channel_id, post.role)
        if message_id is None:
            return None
        if not is_editable(message_id):
            await self._delete(row.channel_id, message_id)
            return None
        message = self._client.get_partial_messageable(row.channel_id).get_partial_message(message_id)
        try:
            await message.edit(
                content=post.text,
                attachments=files_of(row.id, uploads),
                view=self._controls(row, post),
                allowed_mentions=NOBODY,
            )
        except discord.NotFound:  # somebody deleted it
            return None
        except discord.HTTPException as refusal:
            if refusal.code != CLOSED_THREAD:  # which a new post opens again
                raise
            return None
        return message_id

    async def standing_lobby(self, row: PostRow, post: Post) -> Standing | None:
        """Find the lobby's message if it can still be edited."""
        if row.match_id is None:
            return None
        async with self._store.lookup() as reader:
            message = await reader.lobby_message(row.match_id)
        if message is None:
            return None
        if not is_editable(message.message_id):
            if post.traits.is_moved:
                await self._delete(row.channel_id, message.message_id)
            return None
        try:
            shown = msgspec.json.decode(message.pictures, type=tuple[Picture, ...])
        except (msgspec.DecodeError, RecursionError) as error:
            log.error("what a lobby shows cannot be read", match=row.match_id, error=str(error))  # noqa: TRY400 - the sentence says it all
            async with self._store.transaction() as writer:
                await writer.forget_lobby_message(row.match_id)
            return None
        is_painted = shown == post.pictures and message.message_id not in self.unpainted
        return Standing(message.message_id, is_painted)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours; one that cannot be deleted stays."""
        try:
            await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
        except discord.HTTPException as refusal:
            log.info("old message stays", channel=channel_id, message=message_id, error=str(refusal))


def is_editable(message_id: int) -> bool:
    """Whether a message is young enough to be edited."""
    return discord.utils.utcnow() - discord.utils.snowflake_time(message_id) <= EDITABLE_FOR


Take = Callable[[int, StalePostRow], Awaitable[None]]
"""Takes from a channel what is stale since its match has a newer board: the controls of a message, or all of it."""

CAN_WAIT: Final = ContextVar("can_wait", default=False)
"""Whether what a task asks of Discord goes after all that others ask."""


class OldControls:
    """Takes old controls away, in a task for each channel, which no post waits for.

    Each message is tried once: a control that stays is no harm, for it leads to the present board. Where Discord
    makes an edit wait, the task waits, and what comes meanwhile is left alone.
    """

    def __init__(self, *, store: Store, take: Take, is_busy: Callable[[int], bool]) -> None:
        self._store = store
        self._take = take
        self._is_busy = is_busy
        """Whether a channel has posts that wait."""
        self._woken: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self, channel_id: int) -> None:
        """Say that all that a channel is owed stands."""
        self._woken.add(channel_id)
        if channel_id not in self._tasks:
            self._tasks[channel_id] = asyncio.create_task(self._serve(channel_id), name=f"controls-{channel_id}")

    @property
    def serving(self) -> frozenset[int]:
        """The channels in which controls are being taken away."""
        return frozenset(self._tasks)

    async def idle(self) -> None:
        """Wait until nothing is being taken away."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def close(self) -> None:
        """Leave the rest as it is."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, channel_id: int) -> None:
        CAN_WAIT.set(True)  # of this task alone
        try:
            while channel_id in self._woken:
                self._woken.discard(channel_id)
                await take_old(self._store, self._take, channel_id, is_busy=self._is_busy)
        except DatabaseAway:  # they are taken away with the next board
            pass
        except Exception:  # the database's, say; nobody waits for this task, who could tell of it
            log.exception("old controls stay")
        finally:
            del self._tasks[channel_id]


async def take_old(
    store: Store, take: Take, channel_id: int, *, is_busy: Callable[[int], bool] = lambda _channel_id: False
) -> None:
    """Take the controls from the messages that still have old ones, the newest first, as long as nobody is busy."""
    if is_busy(channel_id):
        return
    async with store.lookup() as reader:
        row = await reader.next_stale_post(channel_id)
    while row is not None and not is_busy(channel_id):
        try:
            await take(channel_id, row)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as refusal:  # deleted, too old, say
            log.info("old controls stay", channel=channel_id, message=row.message_id, error=str(refusal))
        async with store.transaction() as writer:
            await writer.forget_fleeting(channel_id, row.message_id)
            row = await writer.next_stale_post(channel_id)
