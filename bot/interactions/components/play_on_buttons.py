"""*Play on from here*, of a board or a page of a replay: who asks chooses a side and a level of the programs."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import discord
import msgspec

from bot.interactions.components.component import Menu, in_rows, rows_view
from bot.interactions.components.lobby_buttons import thread_name
from bot.interactions.context import Context, Verb
from bot.play.lobby import in_thread
from bot.play.play_on import Origin, new_from, origin, play_on
from bot.table.posts.custom_id import CustomId, number_in, snowflake_in, unknown_component
from bot.table.posts.post import Button, address
from bot.table.rows import NewMatch
from bot.table.seat_rules import usual_level
from engine.core import Level, Seat


class Wish(NamedTuple):
    """From which board of a match somebody wants to play on, and how."""

    turns: int
    """The turns that had been played on it."""
    message_id: int
    """The message that shows it, 0 for a page of a replay."""
    level: str
    """The level of the programs."""
    seat: int = 0
    """The seat that they want to play."""

    def __str__(self) -> str:
        """Write it for the id of a control."""
        return f"{self.turns}.{self.message_id}.{self.level}.{self.seat}"

    @classmethod
    def read(cls, text: str) -> "Wish":
        """Read it. Raises Refused for what no control of ours carries."""
        parts = text.split(".")
        if len(parts) != len(cls._fields):
            raise unknown_component()
        turns, message_id, level, seat = parts
        return cls(number_in(turns), snowflake_in(message_id), level, number_in(seat))


async def offer_to_play_on(context: Context, match_id: int, turns: int, message_id: int) -> None:
    """Ask who wants to play on from a board which side they play, and against which programs. Raises Refused."""
    board = await origin(context.app.tables, context.own_channel_id, context.person, match_id, turns)
    wish = Wish(turns, message_id, usual_level(board.table.game), board.seats[0])
    text, view = _asked(context, board, wish)
    await context.answer(text, view=view)


async def play_on_from_page(context: Context, custom_id: CustomId) -> None:
    """Ask the same of who has paged to a board in a replay, which no message of the channel shows."""
    await offer_to_play_on(context, custom_id.match, number_in(custom_id.rest), message_id=0)


async def choose_level(context: Context, custom_id: CustomId) -> None:
    """Note on the buttons at which level the programs are to play."""
    wish = Wish.read(custom_id.rest)._replace(level=context.chosen)
    board = await _board(context, custom_id, wish)
    text, view = _asked(context, board, wish)
    await context.update(text, view=view)


async def begin(context: Context, custom_id: CustomId) -> None:
    """Begin the game at the chosen side, in a thread where one can be made."""
    wish = Wish.read(custom_id.rest)
    board = await _board(context, custom_id, wish)
    row = new_from(board, guild_id=context.guild_id, channel_id=context.own_channel_id, language=context.words.language)
    new = await placed(context, row)
    link = address(context.guild_id, context.own_channel_id, wish.message_id or None)
    heading = board.heading(context.words, link)
    after = await play_on(context.app.tables, board, new, Seat(wish.seat), wish.level, heading=heading)
    told = context.words("started-in-thread", thread=f"<#{after.row.channel_id}>")
    await context.update(told, view=None)


async def _board(context: Context, custom_id: CustomId, wish: Wish) -> Origin:
    """Return the board of a wish that can be fulfilled. Raises Refused."""
    board = await origin(context.app.tables, context.own_channel_id, context.person, custom_id.match, wish.turns)
    if wish.seat not in board.seats or wish.level not in {level.key for level in _levels(board)}:
        raise unknown_component()
    return board


def _levels(board: Origin) -> Sequence[Level]:
    opponents = board.table.game.rules.opponents
    return () if opponents is None else opponents.levels


def _asked(context: Context, board: Origin, wish: Wish) -> tuple[str, discord.ui.View]:
    """Return the question for the side, with a button for each and a menu of levels where there are several."""
    words, game, table = context.words, board.table.game, board.table
    buttons = [
        CustomId("playon", *table.board, str(wish._replace(seat=seat))).button(
            board.side_name(seat), style="secondary" if place else "success"
        )
        for place, seat in enumerate(board.seats)
    ]
    levels = _levels(board)
    options = [(level.key, game.programs.level_name(words, level)) for level in levels]
    notes = {level.key: game.programs.level_about(words, level) for level in levels}
    menu = Menu(
        CustomId("playat", *table.board, str(wish)), words("opponent-placeholder"), options, notes, chosen=wish.level
    )
    rows: list[Sequence[Button] | Menu] = [*in_rows(buttons)]
    if len(levels) > 1:
        rows.append(menu)
    return words("play-on-asked"), rows_view(rows)


async def placed(context: Context, new: NewMatch) -> NewMatch:
    """Return where the asker's game will be played: in a private thread, else a public one, else the channel itself.

    A private thread belongs to no channel for the bot, so that nobody finds its game from there.
    """
    channel = context.interaction.channel
    home = channel.parent_id if isinstance(channel, discord.Thread) else context.own_channel_id
    new = msgspec.structs.replace(new, channel_id=home)
    name = thread_name(context.words, new.game, [context.person.name])
    private = await context.app.make_private_thread(home, name=name, person_id=context.person.id)
    if private is not None:
        return msgspec.structs.replace(new, channel_id=private)
    public = await context.app.make_thread(home, name=name, message_id=None)
    return new if public is None else in_thread(new, public)


VERBS: Final[Mapping[str, Verb]] = {"playhere": play_on_from_page, "playon": begin, "playat": choose_level}
