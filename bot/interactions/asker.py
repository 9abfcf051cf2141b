"""The asker of an interaction, for commands, components and completions: who asks and where, and their seat."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.interactions.application import Application
from bot.play.absence import Sitting, sitting
from bot.play.archive import archived
from bot.play.languages import language_of_place
from bot.play.moderation import Moderator
from bot.play.places import place_of, place_of_match
from bot.store import Reader
from bot.table import BoardId, Person, TableView
from bot.table.posts.custom_id import PATTERN, CustomId, unknown_component
from bot.table.puzzles import (
    BoardPuzzle,
    is_of_no_day,
    is_puzzle,
    puzzle_at,
    puzzle_named,
    puzzle_table,
    puzzles_of,
    series_of,
)
from engine.core import NotAllowed, Reason, Refused, Seat
from render.core import Words, language_of, words_in
from render.core.languages import offered


@dataclass(frozen=True)
class Asker:
    """Who asks, where, and what was chosen."""

    interaction: discord.Interaction
    """What Discord sent."""
    app: Application
    """What the bot works with."""
    _found: list[int] = field(default_factory=list)
    """Where the table is that the asker means, once that has been looked for."""

    @property
    def person(self) -> Person:
        """Who asks, under the name that this server shows."""
        return Person(self.interaction.user.id, self.interaction.user.display_name, self.words.language)

    @property
    def moderator(self) -> Moderator:
        """Who asks, with what makes a moderator. Raises Refused outside a server."""
        roles = getattr(self.interaction.user, "roles", ())  # which members of a server have
        return Moderator(
            person=self.person,
            guild_id=self.guild_id,
            manages=self.interaction.permissions.manage_channels,
            roles=frozenset(role.id for role in roles),
        )

    async def channel_id(self, reader: Reader | None = None) -> int:
        """Return where the asker's table is, looked for once, in `reader`'s transaction if named. Raises Refused."""
        if isinstance(self.interaction.channel, discord.Thread):
            return self.own_channel_id
        if not self._found:
            async with self.app.tables.store.lookup() if reader is None else nullcontext(reader) as source:
                self._found.append(await self._table_channel(source))
        return self._found[0]

    async def _table_channel(self, reader: Reader) -> int:
        """Return where the table is that is meant: commands and controls work in the channel of its thread, too."""
        data: Any = self.interaction.data
        match = PATTERN.fullmatch(data.get("custom_id", "")) if data else None
        if match is None:
            return await place_of(reader, self.own_channel_id, self.interaction.user.id)
        return await place_of_match(reader, self.own_channel_id, CustomId.read(match).match)

    @property
    def own_channel_id(self) -> int:
        """Where it was asked. Raises Refused outside the channels of a server."""
        if self.interaction.guild_id is None or self.interaction.channel_id is None:
            raise Refused(Reason.of("table-only-in-server"))
        return self.interaction.channel_id

    @property
    def guild_id(self) -> int:
        """The server where it was asked. Raises Refused outside a server."""
        if self.interaction.guild_id is None:
            raise Refused(Reason.of("table-only-in-server"))
        return self.interaction.guild_id

    @property
    def words(self) -> Words:
        """The asker's language."""
        return words_in(language_of(str(self.interaction.locale)))

    async def posts_language(self, channel_id: int) -> str:
        """Return the language in which something is posted in a channel because of the asker. Raises Refused."""
        if len(offered()) == 1:
            return self.words.language
        async with self.app.tables.store.reading() as reader:
            return await language_of_place(reader, channel_id, self.guild_id, self.words.language)

    @property
    def chosen(self) -> str:
        """What was chosen in a menu; ours give one thing. Raises Refused where it was no menu, or not one thing."""
        data: Any = self.interaction.data
        values = tuple(data.get("values", ()))
        if len(values) != 1:
            raise unknown_component()
        return str(values[0])

    @property
    def is_private(self) -> bool:
        """Whether a control was used of a message that the asker alone sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral


@asynccontextmanager
async def at_seat_reading(
    asker: Asker, *, board: BoardId | None = None, shown: BoardId | None = None, game: str | None = None
) -> AsyncIterator[Sitting]:
    """Give the asker's running table, seat and transaction, for no longer than reading takes. Raises as `sitting`.

    On a board of a puzzle it is the puzzle's table.
    """
    tables, used = asker.app.tables, board or shown
    if used is None or not is_puzzle(used.match):
        async with sitting(tables, asker.channel_id, asker.person, board=board, shown=shown, game=game) as found:
            yield found
        return
    table = await puzzle_of(asker, used)
    if game not in (None, table.row.game):
        raise unknown_component()
    async with tables.store.lookup() as reader:
        yield Sitting(reader, table, table.must_seat(asker.person.id))


async def puzzle_of(asker: Asker, board: BoardId) -> TableView:
    """Return the table of the puzzle on whose board a control was used. Raises Refused where there is no such one.

    That of a day to come is for nobody's eyes, nor that of a game which is on, or cannot be seen from here.
    """
    try:
        played = await _game_of(asker, board) if series_of(board.match) == "board" else None
        table = puzzle_table(asker.app.games, board, asker.person, asker.words, played=played)
    except (LookupError, NotAllowed):
        raise unknown_component() from None
    named, _ = puzzle_at(table)
    if is_of_no_day(puzzles_of(table.game), named, asker.app.tables.clock().date()):
        raise Refused(Reason.of("puzzle-of-no-day"))
    return table


async def _game_of(asker: Asker, board: BoardId) -> TableView:
    """Return the table whose board has a puzzle. Raises Refused, LookupError."""
    of = BoardPuzzle.at(puzzle_named(asker.app.games, board.match).number)
    try:
        played = await archived(asker.app.tables, asker.own_channel_id, asker.person.id, of.match)
    except Refused:
        raise Refused(Reason.of("puzzle-game-gone", number=of.match)) from None
    if played.standings is None:
        raise Refused(Reason.of("puzzle-game-on", number=of.match))
    return played


async def at_seat(
    asker: Asker, *, board: BoardId | None = None, shown: BoardId | None = None, game: str | None = None
) -> tuple[TableView, Seat]:
    """Return the running table and the seat of the asker, who is about to act. Raises as `sitting`."""
    async with at_seat_reading(asker, board=board, shown=shown, game=game) as (_, table, seat):
        return table, seat


async def looking_on(asker: Asker, *, game: str | None = None) -> tuple[TableView, Seat]:
    """Return the running table and the seat of the asker, who may only look: a stand-in plays on. Raises Refused."""
    async with asker.app.tables.store.reading() as reader:
        place, person = await asker.channel_id(reader), asker.person.id
        table = await asker.app.tables.running(place, person, game=game, reader=reader)
        return table, table.must_seat(person)
