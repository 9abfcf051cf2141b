"""`/hint`: a player's best moves, for their eyes only, where the table allows it."""

from typing import Final

import discord
import msgspec
from discord import app_commands

from bot.interactions.errors import error_boundary
from bot.table import TableView
from bot.table.game import Hints
from bot.table.posts.post import TEXT_LIMIT, picture_of
from bot.table.table_settings import OpponentSettings
from bot.table.texts import clipped
from engine.core import AnyOpponents, Choice, Reason, Refused, Seat
from engine.thoughts import AdviceOrder

TIME_TO_THINK: Final = 1.0
"""Seconds that the best moves are looked for."""


@app_commands.command(description="See your best moves and what each of them risks, for your eyes only.")
@app_commands.guild_only()
async def hint(interaction: discord.Interaction) -> None:
    """Show the caller's best moves on a picture."""
    async with error_boundary(interaction) as context:
        table = await context.app.tables.running(context.channel_id, context.person.id)
        seat = table.must_seat(context.person.id)
        hints, opponents = _must_give(table, seat)
        state = hints.known(table.started_match.state, table.started_match.journal.fate)
        order = AdviceOrder(table.row.game, msgspec.to_builtins(state), seat, hints.level, TIME_TO_THINK)
        thought = await context.app.thinker.advise(order)
        if thought is None:
            raise Refused(Reason.of("hint-impossible"))
        advised = msgspec.json.decode(thought, type=tuple[Choice[table.game.rules.move], ...])  # type: ignore[name-defined]  # the type is the game's, known only here
        frame = hints.frame(context.words, table.names, state, seat, advised, opponents.level(hints.level))
        picture = picture_of(table.row.game, frame)
        await context.show(clipped(frame.sentence, TEXT_LIMIT), view=None, pictures=[picture])


def _must_give(table: TableView, seat: Seat) -> tuple[Hints, AnyOpponents]:
    """Return who gives hints at a table. Raises Refused where a seat gets none now."""
    hints, opponents, settings = table.game.hints, table.game.rules.opponents, table.settings
    if hints is None or opponents is None or not isinstance(settings, OpponentSettings):
        raise Refused(Reason.of("hint-no-such-game", game=table.words(table.row.game)))
    people = sum(not each.is_program for each in table.seats)
    if settings.hint == "never" or (settings.hint == "solo" and people > 1):
        raise Refused(Reason.of("hint-forbidden", choice=settings.hint))
    state = table.started_match.state
    if seat not in table.game.rules.to_act(state):
        raise Refused(Reason.of("hint-not-your-turn"))
    if (reason := hints.why_not(settings, state)) is not None:
        raise Refused(reason)
    return hints, opponents
