"""*Hint* on the pads, and `/hint`: a player's best moves, for their eyes only, where the table allows it."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from bot.interactions.asker import at_seat
from bot.interactions.context import Context, Verb
from bot.table import TableView
from bot.table.game import Hints
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import TEXT_LIMIT, Button, picture_of
from bot.table.table_settings import OpponentSettings
from bot.table.texts import clipped
from engine.core import AnyOpponents, RatedMove, Reason, Refused
from engine.thoughts import AdviceJob
from render.core import Words

TIME_TO_THINK: Final = 1.0
"""Seconds that the best moves are looked for."""


def hint_button(words: Words, table: TableView) -> tuple[Button, ...]:
    """Return the button that gives a hint to who is to move; nothing at a table that gives none now."""
    if isinstance(_given(table), Reason):
        return ()
    return (Button(id=str(CustomId("hint", *table.board)), label=words("hint-button")),)


async def show_hint(context: Context, table: TableView) -> None:
    """Show the asker's best moves at their table on a picture. Raises Refused where they get none now."""
    seat, given = table.must_seat(context.person.id), _given(table)
    if isinstance(given, Reason):
        raise Refused(given)
    if seat not in table.game.rules.to_act(table.started_match.state):
        raise Refused(Reason.of("hint-not-your-turn"))
    hints, opponents = given
    state = hints.known(table.started_match.state, table.started_match.journal.fate)
    job = AdviceJob(table.row.game, msgspec.to_builtins(state), seat, hints.level, TIME_TO_THINK)
    thought = await context.app.thinker.advise(job)
    if thought is None:
        raise Refused(Reason.of("hint-impossible"))
    advised = msgspec.json.decode(thought, type=tuple[RatedMove[table.game.rules.move], ...])  # type: ignore[name-defined]  # the type is the game's, known only here
    frame = hints.frame(context.words, table.names, state, seat, advised, opponents.level(hints.level))
    await context.show(clipped(frame.sentence, TEXT_LIMIT), view=None, pictures=[picture_of(table.row.game, frame)])


async def press_hint(context: Context, custom_id: CustomId) -> None:
    """Show a hint below the pad, which stays as it is. Raises StaleBoard or Refused."""
    table, _ = await at_seat(context, board=custom_id.board)
    await show_hint(context, table)


def _given(table: TableView) -> tuple[Hints[Any, Any], AnyOpponents] | Reason:
    """Return how a table gives hints to who is to act, or why it gives none now."""
    hints, opponents, settings = table.game.programs.hints, table.game.rules.opponents, table.settings
    if hints is None or opponents is None or not isinstance(settings, OpponentSettings):
        return Reason.of("hint-no-such-game", game=table.words(table.row.game))
    people = sum(not each.is_program for each in table.seats)
    if settings.hint == "never" or (settings.hint == "solo" and people > 1):
        return Reason.of("hint-forbidden", choice=settings.hint)
    reason = hints.why_not(settings, table.started_match.state)
    return (hints, opponents) if reason is None else reason


VERBS: Final[Mapping[str, Verb]] = {"hint": press_hint}
