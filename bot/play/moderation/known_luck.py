"""Luck that a file tells is believed where the server has played that game.

Of a game with hidden things that is not over nothing is borne out: a file could guess a hand, and learn whether it is
the right one.

Else a file could choose the next cards: with turns that nobody took back, or with turns that nobody played and that are
taken back here.
"""

import asyncio
from functools import reduce
from typing import NamedTuple

import msgspec

from bot.play.moderation.match_files import Imported
from bot.play.tables import Tables
from engine.core import (
    AnyGame,
    AnyJournal,
    AnyTurn,
    CorruptSave,
    Fate,
    Match,
    given_again,
    owed_again,
    read_journal,
    taken_back,
)


class _Known(NamedTuple):
    """What a game of this server bears out of a file."""

    turns: tuple[AnyTurn, ...]
    """The first turns of both, those that were taken back too, as this server has them."""
    fate: Fate | None
    """What is to come after all turns of the file; None where the game has other ones."""


async def as_known(tables: Tables, guild_id: int | None, imported: Imported) -> Imported:
    """Let a match from a file owe no luck, neither now nor after an undo, that no game of this server bears out."""
    journal = imported.match.journal
    if not any(turn.luck for turn in journal.turns) and not journal.undone and not journal.fate:
        return imported
    known = await _known(tables, guild_id, imported)
    borne_out = {number: turn for one in known for number, turn in enumerate(one.turns) if turn.owes}
    turns = [_as_borne_out(turn, borne_out.get(number)) for number, turn in enumerate(journal.turns)]
    undone = [
        msgspec.structs.replace(turn, skipped=_as_borne_out(turn, borne_out.get(number)).skipped)
        for number, turn in enumerate(journal.undone, start=len(turns))
    ]
    claimed = msgspec.structs.replace(journal, turns=tuple(turns), undone=tuple(undone))
    to_come, is_whole = _to_come(claimed, [one.fate for one in known if one.fate is not None])
    match = Match.fold(imported.game.rules, to_come)
    return msgspec.structs.replace(imported, match=match, is_luck_dropped=not is_whole)


def _as_borne_out(turn: AnyTurn, known: AnyTurn | None) -> AnyTurn:
    """Return a turn of a file as the same one of this server is; one without it owes nothing after an undo.

    Neither does a file say behind what its luck would come again: that depends on what was taken back before.
    """
    return msgspec.structs.replace(turn, owes=known is not None, skipped=() if known is None else known.skipped)


def _to_come(journal: AnyJournal, known: list[Fate]) -> tuple[AnyJournal, bool]:
    """Leave out what is to come and no game bears out; whether that is nothing."""
    taken = taken_back([(turn.luck, turn.skipped) for turn in journal.undone])
    if _begins_with(journal.fate, taken) and any(_begins_with(fate, journal.fate) for fate in (*known, {})):
        return journal, True
    is_known = any(_begins_with(fate, taken) for fate in known)
    believed = {"undone": journal.undone, "fate": taken} if is_known else {"undone": (), "fate": {}}
    return msgspec.structs.replace(journal, **believed), False


async def _known(tables: Tables, guild_id: int | None, imported: Imported) -> list[_Known]:
    """Return what each game of this server that began like a file's bears out of it."""
    rules, journal = imported.game.rules, imported.match.journal
    async with tables.store.reading() as reader:
        start = msgspec.json.encode(journal.start)
        begun_alike = await reader.matches_begun_from(start, guild_id=guild_id, only_over=not rules.is_open)
    known = []
    for match_id in begun_alike:
        async with tables.store.reading() as reader:
            stored = await reader.journal(match_id)
        if stored is not None:  # and no connection of the database waits while it is read
            known.append(await asyncio.to_thread(_borne_out, rules, stored.save(), journal))
    return known


def _borne_out(rules: AnyGame, save: bytes, claimed: AnyJournal) -> _Known:
    try:
        stored = read_journal(rules, save)
    except CorruptSave:  # which bears nothing out
        return _Known((), None)
    whole, there = (*stored.turns, *stored.undone), (*claimed.turns, *claimed.undone)
    alike, played = 0, len(claimed.turns)
    while alike < min(len(whole), len(there)) and _mark(whole[alike]) == _mark(there[alike]):
        alike += 1
    return _Known(whole[:alike], _after(stored, played) if alike >= played else None)


def _after(stored: AnyJournal, turns: int) -> Fate:
    """Return what is to come after the first turns of a match, those included that it took back."""
    whole = (*stored.turns, *stored.undone)
    at_the_end = reduce(lambda fate, turn: given_again(fate, turn.owed, turn.skipped), stored.undone, stored.fate)
    return reduce(lambda fate, turn: owed_again(fate, turn.owed, turn.skipped), reversed(whole[turns:]), at_the_end)


def _mark(turn: AnyTurn) -> tuple[object, ...]:
    """Return what tells a turn from all others, of other games too: above all its time."""
    return turn.seat, turn.move, turn.luck, turn.at


def _begins_with(whole: Fate, part: Fate) -> bool:
    return all(whole.get(kind, ())[: len(items)] == items for kind, items in part.items())
