"""Taking turns of a match back, and playing them again as they were."""

from bot.play.guess_results import decide
from bot.play.moderation.moderator import Act, Moderator, show
from bot.play.tables import NOT_RUNNING, Tables
from bot.play.turns import UNDONE, drop_all, take_back, write_turns
from bot.store import Reader
from bot.table import Table
from bot.table.last_turns import fresh_luck_text, journal_turns, last_turns_text
from engine.core import Reason, Refused


async def undo(tables: Tables, channel_id: int, moderator: Moderator, chosen: int) -> Table:
    """Take back the last turns that people chose, over revealed cards too, which come again; even over the game's end.

    Raises Refused.
    """
    async with tables.writing() as writer:
        await moderator.must_moderate(writer)
        before = await match_to_undo(tables, writer, channel_id)
        turns = journal_turns(before, chosen)
        after = await take_back(writer, before, turns)
        what = last_turns_text(before.public, before.words, last=turns)
        sentence = after.words("moderation-undo", who=moderator.name, turns=chosen, what=what)
        is_shown = before.standings is not None and not after.game.rules.is_open
        shown = after.words("moderation-undo-shown") if is_shown else ""
        text = after.words.sentences((sentence, fresh_luck_text(before.public, last=turns), shown))
        await show(tables, writer, after, Act(moderator.person, "undo", text))
        return after


async def redo(tables: Tables, channel_id: int, moderator: Moderator) -> Table:
    """Play the turn that was taken back last again, with what came of it. Raises Refused."""
    async with tables.writing() as writer:
        await moderator.must_moderate(writer)
        before = await match_to_undo(tables, writer, channel_id)
        after = before.advanced(before.started_match.redo())
        while after.started_match.journal.undone and not after.started_match.journal.undone[0].is_chosen:
            after = after.advanced(after.started_match.redo())
        await write_turns(writer, before, after)
        await drop_all(writer, after.row.id, UNDONE)
        what = last_turns_text(after.public, after.words, last=after.turn - before.turn)
        sentence = after.words("moderation-redo", who=moderator.name, what=what)
        score = await decide(writer, before.public, after.public)
        await show(tables, writer, after, Act(moderator.person, "redo", sentence), score=score)
        return after


async def match_to_undo(tables: Tables, reader: Reader, channel_id: int) -> Table:
    """Return the channel's table if its game is on, or over but not stopped. Raises Refused.

    A lobby that was closed again does not hide the game before it.
    """
    row = await reader.match_in(channel_id) or await reader.latest_match_in(channel_id, begun=True)
    if row is None or row.status in ("lobby", "stopped"):
        raise Refused(Reason.of("table-no-game-here" if row is None else NOT_RUNNING[row.status]))
    return await tables.load(reader, row)
