"""Taking turns of a match back, and playing them again as they were."""

from bot.play.guess_results import decide
from bot.play.moderation.moderator import Act, Keeper, show
from bot.play.tables import NOT_RUNNING, Tables
from bot.store import View
from bot.table import Table
from bot.table.last_turns import belonging, row_of, turns_told
from engine.core import Reason, Refused


async def undo(tables: Tables, channel_id: int, keeper: Keeper, chosen: int) -> Table:
    """Take back the last turns that people chose, over revealed cards too, which come again; even over the game's end.

    Raises Refused.
    """
    async with tables.writing() as work:
        await keeper.must_keep(work)
        before = await played(tables, work, channel_id)
        turns = belonging(before, chosen)
        after = await tables.take_back(work, before, turns)
        what = row_of(list(turns_told(before, before.words, last=turns)), before.words)
        sentence = after.words("kept-undo", who=keeper.name, turns=chosen, what=what)
        await show(tables, work, after, Act(keeper.person, "undo", sentence))
        return after


async def redo(tables: Tables, channel_id: int, keeper: Keeper) -> Table:
    """Play the turn that was taken back last again, with what came of it. Raises Refused."""
    async with tables.writing() as work:
        await keeper.must_keep(work)
        before = await played(tables, work, channel_id)
        after = before.advanced(before.begun.redo())
        while after.begun.journal.undone and after.begun.journal.undone[0].seat is None:
            after = after.advanced(after.begun.redo())
        await tables.write_turns(work, before, after)
        what = row_of(list(turns_told(after, after.words, last=after.turn - before.turn)), after.words)
        sentence = after.words("kept-redo", who=keeper.name, what=what)
        score = await decide(work, before, after)
        await show(tables, work, after, Act(keeper.person, "redo", sentence), score=score)
        return after


async def played(tables: Tables, view: View, channel_id: int) -> Table:
    """Give the channel's table if its game is on, or over but not stopped. Raises Refused.

    A lobby that was closed again does not hide the game before it.
    """
    row = await view.match_in(channel_id) or await view.latest_match_in(channel_id, begun=True)
    if row is None or row.status in ("lobby", "stopped"):
        raise Refused(Reason.of("table-no-game-here" if row is None else NOT_RUNNING[row.status]))
    return await tables.load(view, row)
