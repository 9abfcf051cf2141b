"""`/help`: what the asker can do now, in this channel."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, get_args

import discord
from discord import app_commands

from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.table import Table, TableView
from bot.table.posts.board_posts import guessable
from bot.table.rows import Status
from bot.table.texts import plain
from engine.core import by_kind
from render.core import Words


@app_commands.command(name="help")
@app_commands.guild_only()
async def help_now(interaction: discord.Interaction) -> None:
    """List what the caller can do now: in the channel as it stands, at their seat, and as a moderator."""
    async with error_boundary(interaction) as context:
        async with context.app.tables.store.reading() as reader:
            place = await context.channel_id(reader)
            table = await context.app.tables.table(place, context.person.id, reader=reader)
            moderates = await context.moderator.may_moderate(reader)
        await context.answer("\n".join(_lines(context, table, moderates=moderates)))


def _lines(context: Context, table: TableView | None, *, moderates: bool) -> Iterator[str]:
    """Give the lines of the help, the headings among them."""
    words = context.words
    if table is None:
        yield words("help-no-game")
        keys: Iterator[str] = iter(NEW)
    else:
        heading, lines = SITUATIONS[table.row.status]
        called = "" if table.called is None else plain(table.called.name)
        place = "here" if table.row.channel_id == context.own_channel_id else f"<#{table.row.channel_id}>"
        yield words(heading, game=words(table.row.game), turn=_whose(table, context), who=called, place=place)
        keys = lines(table, context)
    yield from _listed(words, (*keys, "help-rules", "help-settings"))
    besides = MODERATION[None if table is None else table.row.status]
    if moderates:
        yield words("help-moderators")
        yield from _listed(words, besides)
    elif table is not None and table.row.host_id == context.person.id:
        yield words("help-host")
        yield from _listed(words, tuple(key for key in besides if key in HOSTS))


def _listed(words: Words, keys: tuple[str, ...]) -> Iterator[str]:
    return (f"- {words(key)}" for key in keys)


def _whose(table: Table, context: Context) -> str:
    """Say whose turn it is: `mine`, `theirs` or `none`."""
    if any(seat.person_id == context.person.id for seat in table.to_act):
        return "mine"
    return "theirs" if table.to_act else "none"


def _lobby(table: TableView, context: Context) -> Iterator[str]:
    """Give what can be done in a lobby."""
    if table.seat_of(context.person.id) is None:
        yield "help-join"
    else:
        yield "help-start" if len(table.seats) >= table.game.rules.seats.start else "help-more-people"
        yield "help-leave"
    if table.game.rules.opponents is not None:
        yield "help-opponent"
    if table.game.teaching.primer:
        yield "help-primer"


def _running(table: TableView, context: Context) -> Iterator[str]:
    """Give what can be done while a game is on: to act, or to look, to plan and to guess meanwhile."""
    person, game = context.person.id, table.game
    seat = table.seat_of(person)
    state = table.started_match.state
    acts = any(each.person_id == person for each in table.to_act)
    if acts:
        yield from game.acting.help(state)
    elif seat is not None and game.waiting.planning is not None and game.waiting.planning.is_ahead(state, seat):
        yield "help-plan"
    yield "help-look"
    if game.waiting.guessing is not None and guessable(table, context.words):
        yield game.waiting.guessing.help
    if seat is None:
        yield "help-watch"
    else:
        yield from ("help-undo", "help-resign")


def _over(table: TableView, _context: Context) -> Iterator[str]:
    """Give what can be done after a game."""
    yield "help-replay"
    if table.game.show.review is not None:
        yield "help-review"
    if table.row.status == "over":
        yield "help-again"
    yield from NEW


NEW: Final = ("help-new", "help-learn", "help-puzzle")
"""What can be done where no game is on."""

SITUATIONS: Final[Mapping[Status, tuple[str, Callable[[TableView, Context], Iterator[str]]]]] = by_kind(
    get_args(Status),
    {
        "lobby": ("help-in-lobby", _lobby),
        "running": ("help-in-game", _running),
        "over": ("help-after-game", _over),
        "stopped": ("help-after-game", _over),
    },
)
"""What is told of a table by how far it is: its heading, and its lines."""

MODERATION: Final[Mapping[Status | None, tuple[str, ...]]] = {
    None: ("help-files", "help-log"),
    "lobby": ("help-table-settings", "help-stop", "help-log"),
    "running": (
        *("help-table-undo", "help-skip", "help-replace", "help-stop", "help-reset"),
        *("help-table-settings", "help-log"),
    ),
    "over": ("help-table-undo", "help-files", "help-table-settings", "help-log"),
    "stopped": ("help-restore", "help-files", "help-log"),
}
"""What moderators can do besides, by how far the table is; without a table, under None."""

HOSTS: Final = frozenset({"help-table-settings", "help-stop", "help-replace", "help-log"})
"""What of that the host of a table can do, too."""
