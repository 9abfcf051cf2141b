"""The context of an interaction, for commands and components: its asker, and the ways to answer."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import aiohttp
import discord
import structlog

from bot.delivery.edited_messages import NOBODY
from bot.delivery.message_parts import files_of
from bot.delivery.permissions import is_shut_out, may_write
from bot.delivery.studio_process import NotMadeError
from bot.interactions.asker import Asker
from bot.store import DatabaseUnusable
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.posts.post import TEXT_LIMIT, Film, Picture
from bot.table.texts import clipped
from engine.core import Reason, Refused

PATIENCE: Final = 0.4
"""For how many seconds an answer may be worked on before Discord is told that it comes later; it waits 3."""

FORM_PATIENCE: Final = 2.0
"""For how many seconds a form may be worked on: once an answer is promised, Discord takes no form."""

PROMISES: Final = 2
"""How often a promise is tried: after a broken connection only Discord knows whether it took the first one."""

LONGEST_WAIT: Final = 60.0
"""Seconds after which an answer is given up: discord.py waits for as long as Discord says, a day perhaps."""

ACKNOWLEDGED: Final = 40060
"""Discord's code for a first answer that comes after one that it has taken."""

log = structlog.get_logger()


@dataclass(frozen=True)
class Context(Asker):
    """An interaction as it is answered; all answers are for the asker's eyes only."""

    _saying: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while Discord is told something: what is said next depends on whether something has been said."""
    _promised: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when Discord has taken a promise, and only its reply to that was lost."""
    _thinking: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while the asker sees that the bot is thinking: the answer takes the place of that."""
    _timers: list[asyncio.TimerHandle] = field(default_factory=list)
    """When an answer is promised, if none has come by then."""
    _promising: list[asyncio.Task[None]] = field(default_factory=list)
    """The promise that is being made."""

    @property
    def _is_answered(self) -> bool:
        """Whether Discord has taken a first answer."""
        return self.interaction.response.is_done() or self._promised.is_set()

    @property
    def _may_write(self) -> bool:
        """Whether the bot may write where it was asked."""
        return may_write(self.interaction.app_permissions, self.interaction.channel)

    @asynccontextmanager
    async def _speaking(self) -> AsyncIterator[None]:
        """Tell Discord something, when nothing else is being told; what it has wait for too long is given up."""
        limit = asyncio.timeout(LONGEST_WAIT)
        try:
            async with self._saying, limit:
                yield
        except TimeoutError:
            if not limit.expired():
                raise
            log.warning("gave up an answer", interaction=self.interaction.id)

    async def answer(
        self, text: str, *, view: discord.ui.View | None = None, files: Sequence[discord.File] = ()
    ) -> None:
        """Say something to the asker alone."""
        text, shown = await self._with_warning(text), view or discord.utils.MISSING
        async with self._speaking():
            if self._thinking.is_set():
                self._thinking.clear()
                edit = self.interaction.edit_original_response
                await edit(content=text, allowed_mentions=NOBODY, view=shown, attachments=files)
                return
            say = self.interaction.followup.send if self._is_answered else self.interaction.response.send_message
            await say(text, ephemeral=True, allowed_mentions=NOBODY, view=shown, files=files)

    async def done(self) -> None:
        """Answer with nothing what a line in the channel tells; where no line can come now, say so."""
        if not self._may_write:
            await (self.update if self.is_private else self.answer)(self.words("done"), view=None)
            return
        await self.promise()
        try:
            await self.interaction.delete_original_response()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as refusal:
            log.info("private answer stays", interaction=self.interaction.id, error=str(refusal))

    async def progress(self, text: str) -> None:
        """Say how far an answer is that has been promised, and that takes the place of this. It need not arrive."""
        await self.promise()
        self.app.in_flight.takes_long()
        async with self._speaking():
            if self._thinking.is_set():
                try:
                    await self.interaction.edit_original_response(content=text, allowed_mentions=NOBODY)
                except (discord.HTTPException, aiohttp.ClientError, OSError) as refusal:
                    log.info("could not say how far it is", interaction=self.interaction.id, error=str(refusal))

    async def show(
        self,
        text: str,
        *,
        view: discord.ui.View | None,
        pictures: Sequence[Picture] = (),
        film: Film | None = None,
        still: Picture | None = None,
    ) -> None:
        """Say something to the asker alone, with a film and pictures; `still` stands for a film where there is none."""
        text, files = await self._with_files(text, pictures, film, still)
        await self.answer(text, files=files, view=view)

    async def update(
        self,
        text: str,
        *,
        view: discord.ui.View | None,
        pictures: Sequence[Picture] | None = None,
        film: Film | None = None,
    ) -> None:
        """Change the private message whose control was used; its pictures stay unless others are given."""
        change: dict[str, Any] = {"view": view, "allowed_mentions": NOBODY}
        if pictures is not None:
            text, change["attachments"] = await self._with_files(text, pictures, film)
        change["content"] = await self._with_warning(text)
        async with self._speaking():
            if self._is_answered:
                await self.interaction.edit_original_response(**change)
            else:
                await self.interaction.response.edit_message(**change)

    async def _with_files(
        self, text: str, pictures: Sequence[Picture], film: Film | None, still: Picture | None = None
    ) -> tuple[str, list[discord.File]]:
        """Make a film and paint pictures; the text says where they cannot be made or shown."""
        made, lacks = None, ""
        if film is not None:
            made = await self.app.painter.shoot(film, largest=self.interaction.filesize_limit, is_answer=True)
            lacks = "film-impossible" if made is None else ""
        uploads = [] if made is None else [made]
        if made is None and still is not None:
            pictures = (*pictures, still)
        try:
            uploads += [await self.app.painter.paint(each, is_answer=True) for each in pictures]
        except NotMadeError as failure:
            log.error("pictures cannot be made", interaction=self.interaction.id, error=str(failure))  # noqa: TRY400 - the process tells what went wrong there
            lacks = "picture-impossible"
        if lacks:
            note = self.words(lacks)
            text = f"{clipped(text, TEXT_LIMIT - len(note) - 1)}\n{note}"
        return text, files_of(self.interaction.id, uploads)

    async def _with_warning(self, text: str) -> str:
        """Add that what this channel is owed waits, where the bot may not write there at all."""
        asked, barred = self.interaction, self.app.barred()
        if asked.guild_id is None or (self._may_write and not barred):
            return text
        try:
            async with self.app.tables.store.reading() as reader:
                place = await self.channel_id(reader)
                owed = 0 if self._may_write and place not in barred else await reader.count_owed(place)
        except DatabaseUnusable:  # told where it is needed
            return text
        where = "private" if is_shut_out(asked.app_permissions, asked.channel) else "channel"
        warned = "\n".join((text, self.words("table-cannot-write", place=where, bot=f"<@{asked.application_id}>")))
        return warned if owed and len(warned) <= TEXT_LIMIT else text

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """Let Discord know that the answer will come, if it takes longer than a moment."""
        self._promise_in(PATIENCE)
        try:
            yield
        except asyncio.CancelledError:
            for promise in self._promising:
                promise.cancel()
            raise
        finally:
            self._stop_timers()
            await asyncio.gather(*self._promising, return_exceptions=True)

    def will_show_form(self) -> None:
        """Promise no answer until much later, as a form is to come."""
        self._stop_timers()
        self._promise_in(FORM_PATIENCE)

    def _promise_in(self, seconds: float) -> None:
        self._timers.append(asyncio.get_running_loop().call_later(seconds, self._begin_promise))

    def _begin_promise(self) -> None:
        self._promising.append(asyncio.create_task(self.promise()))

    def _stop_timers(self) -> None:
        for timer in self._timers:
            timer.cancel()

    async def show_form(self, form: discord.ui.Modal) -> None:
        """Open a form. Raises Refused where an answer has been promised, which cannot be a form; and behind another."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise unknown_component()
        async with self._speaking():
            if not self._is_answered:
                await self.interaction.response.send_modal(form)
                return
        raise Refused(Reason.of("form-late"))

    async def promise(self) -> None:
        """Tell Discord that an answer will come, unless it was given or promised before.

        A private message that the answer will change stands as it is until then.
        """
        async with self._speaking():
            for _ in range(PROMISES):
                if self._is_answered:
                    return
                try:
                    await self._defer()
                except (discord.HTTPException, aiohttp.ClientError, OSError) as refusal:
                    if isinstance(refusal, discord.HTTPException) and refusal.code == ACKNOWLEDGED:
                        self._promised.set()
                        self._thinks()
                    # If Discord did not take it, the answer will find the same, and that is what is warned of.
                    log.info("could not promise an answer", interaction=self.interaction.id, error=str(refusal))

    async def _defer(self) -> None:
        if self.is_private:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)
        self._thinks()

    async def is_answered_elsewhere(self) -> bool:
        """Whether Discord has an answer of another process, as after this one was frozen, and its share was taken.

        Discord says of that what it says of a promise whose reply was lost; but then the asker is still waiting.
        """
        async with self._saying:  # what Discord says of a promise that is under way decides it
            promised = self._promised.is_set()
        if not promised or self.is_private:
            return promised
        return not (await self.interaction.original_response()).flags.loading

    def _thinks(self) -> None:
        """Note that the asker is shown that an answer will come, if that is a message of its own."""
        if not self.is_private:
            self._thinking.set()


Verb = Callable[[Context, CustomId], Awaitable[None]]
"""What a control does; what was chosen in a menu is in the context."""


def verbs_of(client: Any) -> Mapping[str, Verb]:
    """Return what controls do, by their verbs, for the people of a Discord client of ours."""
    verbs: Mapping[str, Verb] = client.verbs
    return verbs
