"""Spectators guess what nobody chooses: whom the monster eats, say."""

from collections.abc import Sequence

from bot.service import Tables
from bot.tables import Person, Table
from bot.tables.guessable import decided, guessable
from engine.core import Reason, Refused
from render.core import Words


def choices(table: Table, person_id: int, words: Words) -> Sequence[tuple[str, str]]:
    """Give what a spectator can guess now: values and labels. Raises Refused."""
    if table.seat_of(person_id) is not None:
        raise Refused(Reason.of("guess-spectators-only"))
    if table.begun.journal.fate:
        raise Refused(Reason.of("guess-seen"))
    offered = guessable(table, words)
    if not offered:
        raise Refused(Reason.of("guess-nothing"))
    return offered


async def guess(tables: Tables, channel_id: int, person: Person, choice: str, *, match_id: int, number: int) -> Table:
    """Note what a spectator thinks will happen, in place of what they thought so far.

    `number` is what came next when they were asked: a guess is good until that has happened. Raises Refused.
    """
    async with tables.writing() as work:
        table = await tables.running_in(work, channel_id)
        is_current = (table.row.id, decided(table) + 1) == (match_id, number)
        if not is_current or choice not in dict(choices(table, person.id, table.words)):
            raise Refused(Reason.of("guess-too-late"))
        await work.guesses.make(match_id, number, person_id=person.id, name=person.name, choice=choice)
        return table
