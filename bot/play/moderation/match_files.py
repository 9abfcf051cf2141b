"""A match as a file, and back: the save with who sits where, or the game's own record. A file is data, never code.

What comes from a file is held against the rules: every turn is played again, and must give what the file says.
"""

from codecs import BOM_UTF8
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Final

import msgspec

from bot.play.tables import Tables
from bot.table import AnyTableGame
from bot.table.rows import SeatRow
from bot.table.texts import file_stem
from engine.core import (
    AnyGame,
    AnyJournal,
    AnyMatch,
    AnyOrder,
    AnyTurn,
    CorruptSave,
    Match,
    NewerSave,
    NotAllowed,
    Reason,
    Refused,
    ScriptedChance,
    Seat,
    Value,
    read_journal,
    write_journal,
)
from engine.core.notation import BadNotation

LARGEST_FILE: Final = 1_000_000
"""Bytes. A whole game of seven comes to 130,000 of them."""


class SavedSeat(Value, frozen=True, omit_defaults=True):
    """Who sat there."""

    name: str
    """What they were called."""
    person: Annotated[int, msgspec.Meta(ge=1, le=2**63 - 1)] | None = None
    """The id of their account; a program has none."""
    level: str | None = None
    """The level at which a program played there, None for a person."""


class _Named(msgspec.Struct, frozen=True):
    game: str
    """The key of the game."""


class _SaveFile(msgspec.Struct, frozen=True):
    """What a save file says beside its journal, which `engine.core.read_journal` reads."""

    journal: _Named
    """Its journal, of which only the game's key is read here."""
    seats: tuple[SavedSeat, ...] = ()
    """Who sat there, in turn order; none where the file does not say it."""
    is_view: bool = False
    """Whether something is not in it that was hidden from whom it was written for."""


class Imported(msgspec.Struct, frozen=True):
    """A match out of a file."""

    game: AnyTableGame
    """What it is a match of."""
    match: AnyMatch
    """The match as the file has it; what luck it tells is not to be believed yet (`known_luck.as_known`)."""
    seats: tuple[SavedSeat, ...] = ()
    """Whom the file seats; empty where it names nobody."""
    is_luck_dropped: bool = False
    """Whether something that the file says is to come was left out, since no game of this server bears it out."""


class FileJob(Value, frozen=True):
    """A file to be read and checked, in a process of its own: it may be made to take long."""

    content: bytes
    """The file."""


class CheckedFile(Value, frozen=True):
    """What has come of it."""

    refusal: Reason | None
    """Why it is no match that could go on."""
    save: bytes = b""
    """The match as a save, which need not be checked again."""


class Exported(msgspec.Struct, frozen=True):
    """A match as files."""

    name: str
    """What the files are called, without their ends."""

    save: bytes
    """The save, as JSON."""
    record: str | None
    """None where the save cannot be read or the game has none."""

    is_view: bool = False
    """Whether something is hidden from whom they were written for, so that nobody can go on from them."""


async def export(tables: Tables, channel_id: int, viewer: int) -> Exported:
    """Write the channel's match, the last one if none is open, as the person `viewer` may see it. Raises Refused."""
    async with tables.store.reading() as reader:
        row = await reader.match_in(channel_id) or await reader.latest_match_in(channel_id, begun=True)
        stored = None if row is None else await reader.journal(row.id)
        if row is None or stored is None:
            raise Refused(Reason.of("export-nothing"))
        seats = await reader.seats(row.id)
        try:
            table = await tables.load(reader, row)
        except CorruptSave:
            if not tables.games[row.game].rules.is_open:
                raise Refused(Reason.of("export-unreadable")) from None
            return Exported(file_stem(row, seats), _save_file(stored.save(), seats), None)
    seen = table.seen_by(viewer)
    record = None if table.game.record is None else table.game.record.write(seen)
    save = write_journal(_owing_all(seen.started_match.journal))
    if seen.match == table.match:
        return Exported(file_stem(row, seats), _save_file(save, seats), record)
    return Exported(file_stem(row, seats), _save_file(save, seats, is_view=True), record, is_view=True)


def _owing_all(journal: AnyJournal) -> AnyJournal:
    """Return a journal without what this server alone knows: of which of its turns another file told the luck."""
    turns, undone = (
        [msgspec.structs.replace(turn, owes=True) for turn in part] for part in (journal.turns, journal.undone)
    )
    return msgspec.structs.replace(journal, turns=tuple(turns), undone=tuple(undone))


def _save_file(save: bytes, seats: tuple[SeatRow, ...], **marks: bool) -> bytes:
    parts = msgspec.json.decode(save, type=dict[str, msgspec.Raw])
    named = [SavedSeat(seat.name, seat.account, seat.level) for seat in seats]
    return msgspec.json.encode({**parts, "seats": named, **marks})


def read_file(content: bytes, games: Mapping[str, AnyTableGame]) -> Imported:
    """Read a save or a record, and check it. Raises Refused for whatever else the file may be."""
    if len(content) > LARGEST_FILE:
        raise Refused(Reason.of("import-too-large", most=LARGEST_FILE // 1_000_000))
    try:
        content = content.removeprefix(BOM_UTF8)  # which editors on Windows put first
        is_save = content.lstrip()[:1] == b"{"
        imported = _from_save(content, games) if is_save else _from_record(content.decode(), games)
        _check_players(imported)
    except NotAllowed as error:  # by the rules of a game, which know of no file
        raise Refused(Reason.of("import-no-game")) from error
    except Refused:
        raise
    except NewerSave as error:
        raise Refused(Reason.of("import-newer")) from error
    except Exception as error:  # whatever strange data trips over is the file's fault
        raise Refused(Reason.of("import-no-game")) from error
    return imported


def check(job: FileJob, games: Mapping[str, AnyTableGame]) -> CheckedFile:
    """Read a file and check it."""
    try:
        imported = read_file(job.content, games)
    except Refused as refused:
        return CheckedFile(refused.reason)
    parts = msgspec.json.decode(write_journal(imported.match.journal), type=dict[str, msgspec.Raw])
    return CheckedFile(None, msgspec.json.encode({**parts, "seats": imported.seats}))


def read_checked(save: bytes, games: Mapping[str, AnyTableGame]) -> Imported:
    """Read a save that has been checked. Raises Refused for what is none."""
    return _from_save(save, games, is_checked=True)


def _check_players(imported: Imported) -> None:
    """See that as many play as the game takes: its rules themselves make something of any number. Raises Refused."""
    players, taken = len(imported.game.sides.of(imported.match.journal.start)), imported.game.rules.seats
    if players not in taken:
        raise Refused(Reason.of("import-players", players=players, fewest=taken.start, most=taken.stop - 1))


def _from_save(content: bytes, games: Mapping[str, AnyTableGame], *, is_checked: bool = False) -> Imported:
    file = msgspec.json.decode(content, type=_SaveFile)
    game = games.get(file.journal.game)
    if game is None:
        raise Refused(Reason.of("import-unknown-game"))
    if file.is_view:
        raise Refused(Reason.of("import-view"))
    journal = _owing_all(read_journal(game.rules, content))
    if not is_checked:
        _check(game.rules, journal)
    seats = file.seats if len(file.seats) == len(game.sides.of(journal.start)) else ()
    return Imported(game, Match.fold(game.rules, journal), seats)


def _from_record(text: str, games: Mapping[str, AnyTableGame]) -> Imported:
    for game in games.values():
        if game.record is not None:
            with suppress(BadNotation):
                match = game.record.read(text)
                break
    else:
        raise Refused(Reason.of("import-no-game"))
    _check_whole(game.rules, match.journal)
    return Imported(game, match)


def _check_whole(game: AnyGame, journal: AnyJournal) -> None:
    """See that no viewer would see all of the start: then it is what one of them saw. Raises Refused."""
    seats = (None, *map(Seat, range(game.seats.stop - 1)))
    if not game.is_open and any(game.see(journal.start, seat) == journal.start for seat in seats):
        raise Refused(Reason.of("import-view"))


def _check(game: AnyGame, journal: AnyJournal) -> None:
    """See that the turns, those taken back too, are what the rules make of them. Raises Refused with the first one."""
    if game.problems(journal.start):
        raise Refused(Reason.of("import-no-game"))
    _check_whole(game, journal)
    match = _all_again(Match.begin(game, journal.start), journal.turns)
    _all_again(_ordered_again(match, journal.orders), journal.undone)


def _all_again(match: AnyMatch, turns: Sequence[AnyTurn]) -> AnyMatch:
    """Play turns again. Raises Refused with the first one of which something else comes than the file has."""
    for turn in turns:
        again = _played_again(match, turn)
        if again is None or turn.at.tzinfo is None:
            raise Refused(Reason.of("import-other-rules", turn=len(match.journal.turns) + 1))
        match = again
    return match


def _ordered_again(match: AnyMatch, orders: Sequence[AnyOrder]) -> AnyMatch:
    """Give standing orders again. Raises Refused, also where others come of them than the file has."""
    for number, order in enumerate(orders, start=1):
        match = match.with_order(order.seat, order.move)
        if match.journal.orders != orders[:number]:  # at once: a file can hold thousands
            raise Refused(Reason.of("import-no-game"))
    return match


def _played_again(match: AnyMatch, turn: AnyTurn) -> AnyMatch | None:
    try:
        ordered = _ordered_again(match, turn.orders)
        if turn.is_forced and turn.move != ordered.game.forced(ordered.state):
            return None
        again = ordered.play(
            turn.seat, turn.move, chance=ScriptedChance(turn.luck), at=turn.at, is_forced=turn.is_forced
        )
    except (Refused, LookupError):
        return None
    if len(turn.skipped) not in (0, len(turn.luck)):
        return None
    # The first two come from what was undone, too; the last one an undo keeps.
    follows = {"opens": turn.opens, "skipped": turn.skipped, "orders": turn.orders}
    made = msgspec.structs.replace(again.journal.turns[-1], **follows)
    return again if made == turn else None
