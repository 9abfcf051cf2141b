"""What a file says is to come (turns taken back, luck that is owed) is believed where the server has played that game.

Else a file with turns that nobody took back could choose the next cards.
"""

import asyncio
from functools import reduce

import msgspec

from bot.play.moderation.match_files import Brought
from bot.play.tables import Tables
from engine.core import (
    AnyGame,
    AnyTurn,
    CorruptSave,
    Fate,
    Match,
    given_again,
    owed_again,
    read_journal,
    taken_back,
)


async def as_known(tables: Tables, guild_id: int | None, brought: Brought) -> Brought:
    """Leave out of a match from a file what is to come in it and no game of this server bears out."""
    journal = brought.match.journal
    if not journal.undone and not journal.fate:
        return brought
    known = await _to_come(tables, guild_id, brought)
    taken = taken_back([(turn.luck, turn.skipped) for turn in journal.undone])
    if _begins_with(journal.fate, taken) and any(_begins_with(fate, journal.fate) for fate in known):
        return brought
    is_known = any(_begins_with(fate, taken) for fate in known)
    believed = {"undone": journal.undone, "fate": taken} if is_known else {"undone": (), "fate": {}}
    match = Match.fold(brought.game.rules, msgspec.structs.replace(journal, **believed))
    return msgspec.structs.replace(brought, match=match, is_fated_otherwise=True)


async def _to_come(tables: Tables, guild_id: int | None, brought: Brought) -> list[Fate]:
    """Return what is to come after the turns of a file, by each game of this server in which they were played."""
    rules, journal = brought.game.rules, brought.match.journal
    known = []
    async with tables.store.reading() as reader:
        for match_id in await reader.matches_begun_from(msgspec.json.encode(journal.start), guild_id=guild_id):
            stored = await reader.journal(match_id)
            fate = None if stored is None else await asyncio.to_thread(_after, rules, stored.save(), journal.turns)
            if fate is not None:
                known.append(fate)
    return known


def _after(rules: AnyGame, save: bytes, played: tuple[AnyTurn, ...]) -> Fate | None:
    """Return what is to come after some turns in a stored match; None where it is not the one with these turns."""
    try:
        stored = read_journal(rules, save)
    except CorruptSave:  # which bears nothing out
        return None
    whole = (*stored.turns, *stored.undone)
    if [_mark(turn) for turn in whole[: len(played)]] != [_mark(turn) for turn in played]:
        return None
    at_the_end = reduce(lambda fate, turn: given_again(fate, turn.luck, turn.skipped), stored.undone, stored.fate)
    to_come = reversed(whole[len(played) :])
    return reduce(lambda fate, turn: owed_again(fate, turn.luck, turn.skipped), to_come, at_the_end)


def _mark(turn: AnyTurn) -> tuple[object, ...]:
    """Return what tells a turn from all others, of other games too: above all its time."""
    return turn.seat, turn.move, turn.luck, turn.at


def _begins_with(whole: Fate, part: Fate) -> bool:
    return all(whole.get(kind, ())[: len(items)] == items for kind, items in part.items())
