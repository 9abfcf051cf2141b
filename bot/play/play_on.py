"""A game played on from a board of another one, against programs: what its viewer may not see is dealt anew there."""

from dataclasses import dataclass
from typing import Any

from bot.play.archive import archived
from bot.play.moderation.file_import import ImportSeat, let_go_on
from bot.play.moderation.match_files import Imported
from bot.play.tables import Tables
from bot.store import ChannelTaken
from bot.table import Person, Table, TableView
from bot.table.posts.board_posts import board_post
from bot.table.posts.story import story_of
from bot.table.posts.turn_posts import turn_posts
from bot.table.rows import NewMatch
from bot.table.seat_rules import program_name
from engine.core import Match, Reason, Refused, Seat
from render.core import Words


@dataclass(frozen=True)
class Origin:
    """A board of a match, as somebody may see it who plays on from there."""

    table: TableView
    """The table as they see it."""
    viewer: Person
    """Who they are."""
    turns: int
    """How many turns had been played on that board."""

    @property
    def state(self) -> Any:
        """The position of the board as they see it."""
        return self.table.started_match.after(self.turns)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that can be played, the one first that is to act."""
        game, state = self.table.game, self.state
        first = game.calling_order(state)
        playing = (Seat(seat) for seat in range(len(self.table.seats)) if seat not in game.acting.gone(state))
        return tuple(sorted(playing, key=lambda seat: (seat not in first[:1], seat)))

    def heading(self, words: Words, link: str) -> str:
        """Say from where the game comes, with a link to that."""
        table = self.table
        hides = "yes" if table.standings is None and not table.game.rules.is_open else "no"
        return words("play-on-from", number=table.row.id, link=link, names=words.listing(table.names), hides=hides)

    def side_name(self, seat: Seat) -> str:
        """Name the side of a seat."""
        table = self.table
        return table.game.sides.name_in(self.state, seat, table.row.setup, table.words)

    def dealt(self, tables: Tables) -> Any:
        """Return a whole position that looks like the board to its viewer; nothing is dealt where they see all."""
        rules = self.table.game.rules
        if self.table.standings is not None or rules.is_open:
            return self.state
        return rules.imagine(self.state, self.table.seat_of(self.viewer.id), tables.chance)


async def origin(tables: Tables, channel_id: int, viewer: Person, match_id: int, turns: int) -> Origin:
    """Return the board of a match that can be seen in a channel, after so many turns. Raises Refused."""
    table = await archived(tables, channel_id, viewer.id, match_id)
    reason = why_not(table, viewer.id, turns)
    if reason is not None:
        raise Refused(reason)
    return Origin(table, viewer, turns)


def why_not(table: TableView, viewer: int, turns: int) -> Reason | None:
    """Return why somebody cannot play on from the board after so many turns of a table as they see it, or None.

    They cannot in a running game in which they play: programs would advise them.
    """
    if table.row.status == "running" and table.seat_of(viewer) is not None:
        return Reason.of("play-on-own")
    if table.game.rules.opponents is None:
        return Reason.of("play-on-no-programs", game=table.words(table.row.game))
    if turns > table.turn:
        return Reason.of("turn-taken-back")
    is_over = table.game.rules.standings(table.started_match.after(turns)) is not None
    return Reason.of("play-on-over") if is_over else None


async def play_on(tables: Tables, board: Origin, new: NewMatch, seat: Seat, level: str, *, heading: str) -> Table:
    """Begin a game from a board, its viewer at a seat and programs of a level at the others. Raises Refused.

    Its first post begins with the heading, which says from where it comes. Its journal begins with the board: nothing
    of what was before is in it.
    """
    table = board.table
    match = Match.begin(table.game.rules, board.dealt(tables))
    imported = Imported(table.game, match)
    async with tables.writing() as writer:
        try:
            begun, after = await let_go_on(tables, writer, new, imported, _seats(board, seat, level))
        except ChannelTaken:
            raise Refused(Reason.of("table-channel-taken")) from None
        story = story_of(begun.public, after.public, heading=heading)
        posts = turn_posts(story) if after.turn else ()
        await tables.owe(writer, after, posts or [board_post(after.public, heading=heading)], by=board.viewer.id)
        return after


def _seats(board: Origin, own: Seat, level: str) -> list[ImportSeat]:
    """Seat the viewer, and programs of a level everywhere else. Raises Refused for a level that there is not."""
    table, seats, names = board.table, list[ImportSeat](), {board.viewer.name}
    for seat in range(len(table.seats)):
        if seat == own:
            seats.append(ImportSeat(board.viewer.id, board.viewer.name))
            continue
        name = program_name(table.game, table.words, level, names)
        names.add(name)
        seats.append(ImportSeat(-1 - seat, name, level=level))
    return seats


def new_from(board: Origin, *, guild_id: int, channel_id: int, language: str) -> NewMatch:
    """Return what opens a table for a game that goes on from a board in a channel."""
    row = board.table.row
    return NewMatch(
        guild_id=guild_id,
        channel_id=channel_id,
        game=row.game,
        host_id=board.viewer.id,
        setup=row.setup,
        language=language,
    )
