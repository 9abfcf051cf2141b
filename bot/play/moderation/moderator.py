"""Who may look after a table, and how each act is noted and told."""

from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from bot.play.outbox import owe_line
from bot.play.ping_limit import note_called
from bot.play.tables import Tables
from bot.store import Reader, Writer
from bot.table import Person, Table
from bot.table.posts.board_posts import board_post
from bot.table.rows import MatchRow
from bot.table.texts import plain
from engine.core import Reason, Refused


@dataclass(frozen=True, kw_only=True)
class Moderator:
    """Somebody who wants to change a table."""

    person: Person
    """Who that is."""
    guild_id: int
    """The server of the table."""
    manages: bool
    """Whether Discord lets this person manage the channel."""

    roles: frozenset[int] = frozenset()
    """This person's roles in the server."""

    @property
    def name(self) -> str:
        """The name as it may stand in a message."""
        return plain(self.person.name)

    async def must_moderate(self, reader: Reader, row: MatchRow | None = None) -> None:
        """See that this person may change the table, of which its host may, too, if named. Raises Refused."""
        if not await self.may_moderate(reader, row):
            role = await reader.moderator_role(self.guild_id)
            named = "none" if role is None else f"<@&{role}>"
            raise Refused(Reason.of("table-moderators-only" if row is None else "table-host-only", role=named))

    async def may_moderate(self, reader: Reader, row: MatchRow | None = None) -> bool:
        """Whether this person may, as above."""
        if self.manages or (row is not None and self.person.id == row.host_id):
            return True
        return await reader.moderator_role(self.guild_id) in self.roles


class Act(NamedTuple):
    """What somebody did to a table beyond playing."""

    who: Person
    """Who did it."""
    name: str
    """What it was, in a word, for `/table log`."""
    sentence: str
    """What the channel is told."""


async def tell(writer: Writer, row: MatchRow, act: Act) -> None:
    """Note an act, and owe the channel its line."""
    await note(writer, row, act)
    await owe_line(writer, row.channel_id, act.sentence)


async def show(
    tables: Tables, writer: Writer, table: Table, act: Act, *, score: str = "", by: int | None = None
) -> None:
    """Note an act, and owe the channel its line and a score above the board; `by` is who let it happen, if another.

    Without that it is a moderator's, and of these one in a day calls the same person.
    """
    await note(writer, table.row, act)
    called = table.called
    if by is None and called is not None and called.person_id != act.who.id:
        may_call = await note_called(writer, table.row.guild_id, called.person_id, tables.clock())
        by = None if may_call else called.person_id
    heading = f"{act.sentence}\n{score}" if score else act.sentence
    post = msgspec.structs.replace(board_post(table.public, heading=heading), line=act.sentence)
    await tables.owe(writer, table, [post], by=by or act.who.id)


async def note(writer: Writer, row: MatchRow, act: Act) -> None:
    """Note an act in the log of the channel's tables."""
    await writer.note(
        match_id=row.id,
        channel_id=row.channel_id,
        person_id=act.who.id,
        name=act.who.name,
        act=act.name,
        told=act.sentence,
    )
