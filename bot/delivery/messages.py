"""How a post becomes messages on Discord: text, the one mention, painted pictures or the text board, controls."""

import re
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

import discord
import msgspec
import structlog

from bot.delivery.edited_messages import NOBODY, EditedMessages, Standing, take_old
from bot.delivery.game_threads import close_thread
from bot.delivery.message_parts import MessagePart, Upload, files_of, remaining
from bot.delivery.permissions import may_attach, may_make_threads, may_write_there, upload_limit
from bot.delivery.refusals import is_gone, is_too_large
from bot.delivery.studio_process import NotMadeError, Painter
from bot.store import Store
from bot.table.post_rows import PostRow
from bot.table.posts.post import Button, Post
from render.core import words_in

MISSING_PERMISSIONS: Final = 50013
"""How Discord refuses files, if they are not too large."""

FARTHEST: Final = 500
"""How many messages are looked through: after that many others nobody is helped by knowing."""

log = structlog.get_logger()

ViewOf = Callable[[Sequence[Button]], discord.ui.View | None]
"""How the buttons of a post become components; None where it has none."""


class Painted(NamedTuple):
    """What is ready to be sent of a post."""

    uploads: Sequence[Upload] | None
    """Its files; None where they cannot be made."""
    standing: Standing | None = None
    """The message that it edits, if it is a lobby's."""


class Messenger:
    """Sends posts through a Discord client."""

    def __init__(self, *, client: discord.Client, store: Store, painter: Painter, view_of: ViewOf) -> None:
        self._client = client
        self._store = store
        self._painter = painter
        self._view_of = view_of
        self._without_pictures: set[int] = set()
        self._edited = EditedMessages(
            client=client, store=store, controls=self._controls, view_of=view_of, must_mean_files=self._must_mean_files
        )
        self.take = self._edited.take
        self._unnoted: dict[tuple[int, int], int] = {}
        """The messages of long posts that stand and are not noted yet, by the post and how many stand before."""

    async def paint(self, row: PostRow, post: Post) -> Painted:
        """Make the post's files, none for a lobby whose message shows them."""
        standing = await self._edited.standing_lobby(row, post) if post.traits.is_only_one else None
        if standing is not None and standing.is_painted:
            return Painted((), standing)
        return Painted(await self._painted(row, post), standing)

    def takes_files(self, channel_id: int) -> bool:
        """Whether pictures can be sent there, as far as we know."""
        return channel_id not in self._without_pictures and may_attach(self._client, channel_id)

    async def is_gone(self, channel_id: int) -> bool:
        """Whether Discord says that there is no such channel, asked now."""
        return await is_gone(self._client, channel_id)

    async def _painted(self, row: PostRow, post: Post) -> tuple[Upload, ...] | None:
        """Make a film, or the pictures where there is none or none that can be posted; and the texts."""
        largest = upload_limit(self._client, row.channel_id)
        wanted = None if row.sent else post.film  # what has begun with pictures goes on with them
        film = None if wanted is None else await self._painter.shoot(wanted, largest=largest)
        texts = (Upload(each.game, each.text.encode(), "txt", each.alt, each.name) for each in post.attached)
        try:
            shown = [await self._painter.paint(each) for each in post.pictures] if film is None else [film]
        except NotMadeError as failure:
            log.error("pictures cannot be made", **row.where, error=str(failure))  # noqa: TRY400 - the process tells what went wrong there
            return tuple(texts) or None
        return (*shown, *texts)

    async def send(self, row: PostRow, post: Post, painted: Painted, *, may_stand: bool = False) -> int:
        """Send the post, or edit the lobby's message if that is what it changes. Returns the message's id.

        What `may_stand` already is looked for before it is sent. Where files cannot be made or sent, the text board
        takes their place.
        """
        if post.traits.closes_thread:
            return await self._archive(row.channel_id)
        uploads, standing = painted
        if standing is not None:
            if (edited := await self._edited.edit_lobby(row, post, standing, uploads)) is not None:
                return edited
            if standing.is_painted:  # and gone by now
                uploads = await self._painted(row, post)
        are_taken = not uploads or may_attach(self._client, row.channel_id)
        can_edit = bool(post.traits.edits) and bool(uploads) and are_taken and not row.sent
        if can_edit and (edited := await self._edited.edit_board(row, post, uploads or ())) is not None:
            return edited
        shown = uploads if are_taken else None
        message_id = await self._send(row, post, shown, are_taken=are_taken, may_stand=may_stand)
        if uploads is None:
            await self._tell_why_text(row, "pictures-unmade")
            if post.traits.is_only_one:
                self._edited.unpainted.add(message_id)
        return message_id

    async def _send(
        self, row: PostRow, post: Post, uploads: Sequence[Upload] | None, *, are_taken: bool, may_stand: bool
    ) -> int:
        """Send the messages of a post that do not stand yet, the last one with its controls; return its id.

        `uploads` is None where none could be made, or where none `are_taken`, which is told.
        """
        message_id = row.message_id or 0
        while parts := remaining(post, uploads, sent=row.sent):
            is_barred = may_write_there(self._client, row.channel_id) is False  # asked before: it may end meanwhile
            try:
                found = await self._found(row, post, parts[0], may_stand=may_stand)
                message_id = found or await self._send_part(row, post, parts[0], is_last=len(parts) == 1)
            except discord.HTTPException as refusal:
                if is_barred or not parts[0].uploads:
                    raise
                self._must_mean_files(refusal, row)
                uploads, are_taken = None, False
                continue
            if len(parts) == 1:
                break
            row = await self._noted(row, post, message_id)
            may_stand = may_stand and found is not None
        if not are_taken:
            await self._tell_why_text(row, "pictures-impossible")
        return message_id

    async def _noted(self, row: PostRow, post: Post, message_id: int) -> PostRow:
        """Note that a message stands, so that it is not repeated, and return what the post is now."""
        self._unnoted[row.id, row.sent] = message_id
        async with self._store.transaction() as writer:
            await writer.mark_sent(row.id, message_id=message_id, called=post.mention)
        del self._unnoted[row.id, row.sent]
        return msgspec.structs.replace(row, message_id=message_id, sent=row.sent + 1)

    async def _send_part(self, row: PostRow, post: Post, part: MessagePart, *, is_last: bool) -> int:
        view = self._controls(row, post) if is_last else None
        message = await (await self._place(row, post)).send(
            part.text,
            files=files_of(row.id, part.uploads),
            view=view or discord.utils.MISSING,
            allowed_mentions=mentions(post),
            nonce=f"{row.nonce}-{row.sent}" if row.sent else row.nonce,
        )
        return message.id

    async def _found(self, row: PostRow, post: Post, part: MessagePart, *, may_stand: bool) -> int | None:
        """Return the message of a part, or of what stands for it without files, that Discord has taken already."""
        unnoted = self._unnoted.get((row.id, row.sent))
        return await self.find(row, post, part.text) if unnoted is None and may_stand else unnoted

    async def find(self, row: PostRow, post: Post, *texts: str) -> int | None:
        """Return the message that stands of a post, or of its next part with one of these texts, as Discord has it."""
        known = {text.strip() for text in (*texts, *(part.text for part in remaining(post, None, sent=row.sent)[:1]))}
        author = 0 if self._client.user is None else self._client.user.id
        return await find_sent(await self._place(row, post), row, known, author=author, store=self._store)

    async def _place(self, row: PostRow, post: Post) -> discord.abc.Messageable:
        if post.traits.is_direct:
            return await self._client.create_dm(discord.Object(row.channel_id))
        return self._client.get_partial_messageable(row.channel_id)

    def _controls(self, row: PostRow, post: Post) -> discord.ui.View | None:
        in_threads = may_make_threads(self._client, row.channel_id)
        return self._view_of([button for button in post.buttons if in_threads or not button.in_thread])

    async def _archive(self, thread_id: int) -> int:
        """Close a game's thread, in which nothing can be edited after that."""
        await take_old(self._store, self.take, thread_id)
        await close_thread(self._client, thread_id)
        return thread_id

    async def _tell_why_text(self, row: PostRow, why: str) -> None:
        """Say once in a match, in each channel that shows it, why a board comes as text; else with the next one."""
        try:
            await self._tell_once(row, why)
        except Exception as error:  # noqa: BLE001 - the board stands, and would be sent again without end
            log.warning("could not tell why boards come as text", post=row.id, error=str(error))

    async def _tell_once(self, row: PostRow, why: str) -> None:
        remembered = f"told of {why} in match {row.match_id}, channel {row.channel_id}"
        async with self._store.reading() as reader:
            match = None if row.match_id is None else await reader.match(row.match_id)
            if match is None or await reader.recall(remembered) is not None:
                return
        await self._client.get_partial_messageable(row.channel_id).send(
            words_in(match.language)(why), nonce=f"{row.nonce}-why", allowed_mentions=NOBODY
        )
        async with self._store.transaction() as writer:
            await writer.remember(remembered, str(row.id))

    def _must_mean_files(self, refusal: discord.HTTPException, row: PostRow) -> None:
        """See that Discord refused a message for its files, and log it once for each channel; raise it again if not."""
        if not (is_too_large(refusal) or refusal.code == MISSING_PERMISSIONS):
            raise refusal
        if row.channel_id not in self._without_pictures:
            self._without_pictures.add(row.channel_id)
            log.warning("pictures refused by Discord", **row.where, error=str(refusal))


def mentions(post: Post) -> discord.AllowedMentions:
    """Allow a message to ping whom its post calls or asks, and nobody else."""
    people = [discord.Object(person_id) for person_id in (post.mention, *post.asked) if person_id is not None]
    if not people:
        return NOBODY
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)


async def find_sent(
    place: discord.abc.Messageable, row: PostRow, texts: Collection[str], *, author: int, store: Store
) -> int | None:
    """Return the message in which Discord has taken a post, or its next part, already; None where it has not.

    A nonce keeps a message from appearing twice for a few minutes only, and Discord stores none: a message is known by
    its files, which are named by their post, or by its text, one of `texts`. Such a text without a file counts only if
    no other post is known to stand by the message. The search begins at the newest message of the posts before: a
    channel gets its posts in order. Where the bot may not read, nothing is found; any other refusal raises
    discord.HTTPException.
    """
    after = await _last_before(store, row)
    file = re.compile(rf".+-{row.id}-\d+\.\w+")
    try:
        async for message in place.history(limit=FARTHEST, after=after):
            if message.author.id != author:
                continue
            if any(file.fullmatch(each.filename) for each in message.attachments):
                return message.id
            says_it = not message.attachments and message.content.strip() in texts
            if says_it and not await _is_known(store, row, message.id):
                return message.id
    except discord.Forbidden:
        return None
    return None


async def _last_before(store: Store, row: PostRow) -> discord.Object | None:
    """Return behind what is looked; None for from the newest message back."""
    if row.message_id is not None:  # an earlier part of this post
        return discord.Object(row.message_id)
    async with store.lookup() as reader:
        newest = await reader.newest_message(row.channel_id, before=row.id)
    return None if newest is None else discord.Object(newest - 1)  # which may show this post, too


async def _is_known(store: Store, row: PostRow, message_id: int) -> bool:
    async with store.lookup() as reader:
        return await reader.is_message(message_id, before=row.id)
