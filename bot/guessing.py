"""Spectators guess what nobody chooses: whom the monster eats, say."""

from collections.abc import Sequence

from bot.service import Tables
from bot.tables import Board, Person, Table
from engine.core import Reason, Refused
from render.core import Words


def choices(table: Table, person_id: int, words: Words) -> Sequence[tuple[str, str]]:
    """Give what a spectator can guess now: values and labels. Raises Refused."""
    if table.seat_of(person_id) is not None:
        raise Refused(Reason.of("guess-spectators-only"))
    guessing = table.played.guessing
    offered = () if guessing is None else guessing.choices(words, table.names, table.begun.state)
    if not offered:
        raise Refused(Reason.of("guess-nothing"))
    return offered


async def guess(tables: Tables, channel_id: int, person: Person, choice: str, *, board: Board) -> Table:
    """Note what a spectator thinks will happen, in place of what they thought so far.

    A guess made on an earlier board of the round is as good as any. Raises Refused.
    """
    async with tables.writing() as work:
        table = await tables.running_in(work, channel_id)
        offered = dict(choices(table, person.id, table.words))
        if table.row.id != board.match or choice not in offered or _decided_since(table, board):
            raise Refused(Reason.of("guess-too-late"))
        await work.guesses.make(table.row.id, person_id=person.id, name=person.name, choice=choice)
        return table


def _decided_since(table: Table, board: Board) -> bool:
    """Whether what is guessed has happened since a menu was opened on this board."""
    guessing, since = table.played.guessing, table.row.revision - board.revision
    turns = table.begun.journal.turns[-since:] if since else ()
    return guessing is not None and any(guessing.right(turn) is not None for turn in turns)
