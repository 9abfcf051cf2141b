"""A match out of a file goes on in a channel that is free, once those have agreed who are to play in it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from bot.play.lobby import open_match
from bot.play.moderation.known_luck import as_known
from bot.play.moderation.match_files import Imported, read_checked
from bot.play.moderation.moderator import Act, Moderator, show
from bot.play.moderation.seat_question import Answer, Asked, Question, ask
from bot.play.outbox import owe_line
from bot.play.ping_limit import note_agreed, note_asked
from bot.play.tables import Tables
from bot.play.turns import write_turns
from bot.store import Reader, Writer
from bot.table import Person, Table
from bot.table.rows import ImportRow, NewMatch
from bot.table.texts import plain
from engine.core import SCHEMA, AnyTurn, Reason, Refused, Seat, read_journal
from render.core import Words, words_in

IMPORT_VERBS: Final = ("comein", "stayout")
"""What the buttons do by which people agree to play in a game from a file, or do not."""


class ImportSeat(msgspec.Struct, frozen=True):
    """Who is to sit at a seat of a game from a file."""

    person: int
    """The id of their account; a program has one below zero."""
    name: str
    """What they are called."""
    agrees: bool = False
    """Whether they have agreed, or need not be asked."""
    level: str | None = None
    """The level at which a program plays there, None for a person."""


async def must_be_free(tables: Tables, channel_id: int, moderator: Moderator) -> None:
    """See that this person may import a match here now, before anything is read. Raises Refused."""
    async with tables.store.reading() as reader:
        await moderator.must_moderate(reader)
        if await reader.match_in(channel_id) is not None:
            raise Refused(Reason.of("table-channel-taken"))


async def start_import(
    tables: Tables, moderator: Moderator, new: ImportRow, imported: Imported, seats: Sequence[ImportSeat]
) -> Asked:
    """Let a match go on in a channel, with these by seat; return those who are asked first.

    Asked is every person who neither brings it nor had that seat in that very game. Raises Refused.
    """
    known = await as_known(tables, new.guild_id, imported)
    async with tables.writing() as writer:
        await moderator.must_moderate(writer)
        if await writer.match_in(new.channel_id) is not None:
            raise Refused(Reason.of("table-channel-taken"))
        seats = [
            msgspec.structs.replace(
                seat,
                agrees=seat.level is not None
                or seat.person == new.giver_id
                or await _had(writer, new, imported, place, seat.person),
            )
            for place, seat in enumerate(seats)
        ]
        if all(seat.agrees for seat in seats):
            await _open(tables, writer, new, known, seats)
            return Asked()
        return await _ask_all(tables, writer, new, imported, seats)


async def agree(tables: Tables, answer: Answer) -> bool:
    """Agree to play in a game from a file; true if nobody else is asked, so that it goes on. Raises Refused."""
    async with tables.store.reading() as reader:
        waiting, _ = await _waiting(reader, answer)
    imported = read_checked(waiting.file.encode(), tables.games)
    known = await as_known(tables, waiting.guild_id, imported)
    async with tables.writing() as writer:
        waiting, seats = await _waiting(writer, answer)
        seats = [msgspec.structs.replace(seat, agrees=seat.agrees or seat.person == answer.person.id) for seat in seats]
        await note_agreed(writer, waiting.guild_id, waiting.channel_id, answer.person.id)
        if not all(seat.agrees for seat in seats):
            await writer.set_import_seats(answer.about, msgspec.json.encode(seats))
            return False
        if await writer.match_in(answer.channel_id) is not None:
            raise Refused(Reason.of("table-channel-taken"))
        await writer.drop_import(answer.about)
        await _open(tables, writer, waiting, known, seats)
        return True


async def disagree(tables: Tables, answer: Answer) -> None:
    """Do not play in a game from a file, which therefore does not go on. Raises Refused."""
    async with tables.writing() as writer:
        waiting, _ = await _waiting(writer, answer)
        await writer.drop_import(answer.about)
        sentence = words_in(waiting.language)("import-refused", new=plain(answer.person.name))
        await owe_line(writer, answer.channel_id, sentence)


async def _waiting(reader: Reader, answer: Answer) -> tuple[ImportRow, list[ImportSeat]]:
    """Find the game from a file that waits for an answer. Raises Refused where it does not wait for this one."""
    waiting = await reader.waiting_import(answer.about)
    if waiting is None or waiting.channel_id != answer.channel_id:
        raise Refused(Reason.of("seat-offer-over"))
    seats = msgspec.json.decode(waiting.seats, type=list[ImportSeat])
    asked = next((seat for seat in seats if seat.person == answer.asked_id and not seat.agrees), None)
    if asked is None:
        raise Refused(Reason.of("seat-offer-over"))
    answer.must_be_theirs(plain(asked.name))
    return waiting, seats


async def _ask_all(
    tables: Tables, writer: Writer, new: ImportRow, imported: Imported, seats: Sequence[ImportSeat]
) -> Asked:
    """Let the game wait, and ask those who are to play in it."""
    words, match, now = words_in(new.language), imported.match, tables.clock()
    options = imported.game.options.imported(match.journal.start)
    import_id = await writer.keep_import(msgspec.structs.replace(new, seats=msgspec.json.encode(seats)))
    asked = [(number, seat) for number, seat in enumerate(seats) if not seat.agrees]
    in_order = sorted(seat.person for _, seat in asked)  # so that two files never wait for each other
    is_first = {person_id: await note_asked(writer, new.guild_id, person_id, now) for person_id in in_order}
    for number, seat in asked:
        side = imported.game.sides.name_in(match.state, number, options, words)
        named = {"who": plain(new.giver_name), "side": side}
        person, text = Person(seat.person, seat.name), partial(_offer_text, words, named)
        question = Question(import_id, person, text, IMPORT_VERBS, is_first[seat.person])
        await ask(writer, new.channel_id, question, words, now)
    unpinged = tuple(plain(seat.name) for _, seat in asked if not is_first[seat.person])
    return Asked(tuple(plain(seat.name) for _, seat in asked), unpinged)


def _offer_text(words: Words, named: Mapping[str, str], name: str) -> str:
    return words("import-offer", **named, new=name)


async def _had(reader: Reader, new: ImportRow, imported: Imported, place: int, person_id: int) -> bool:
    """Whether a person has had a seat in that very game: one of this server in which all turns of the file were played.

    Many games begin alike, so that without a turn there is nothing to know a game by. Of games that hide something only
    those that are over are looked at: who guesses what is hidden learns nothing from who is asked.
    """
    journal, rules = imported.match.journal, imported.game.rules
    start, turns = msgspec.json.encode(journal.start), _played(journal.turns)
    for match_id in await reader.matches_begun_from(
        start, guild_id=new.guild_id, only_over=not rules.is_open, seated=(person_id, place)
    ):
        stored = await reader.journal(match_id)
        known = None if stored is None else read_journal(rules, stored.save())
        if known is not None and turns and turns == _played((*known.turns, *known.undone))[: len(turns)]:
            return True
    return False


def _played(turns: Iterable[AnyTurn]) -> list[tuple[object, ...]]:
    """Return what was played, and what came of it; records tell no times."""
    return [(turn.seat, turn.move, turn.luck) for turn in turns]


async def _open(
    tables: Tables, writer: Writer, new: ImportRow, imported: Imported, seats: Sequence[ImportSeat]
) -> None:
    """Let the match go on, and tell the channel who has brought it."""
    opened = NewMatch(
        guild_id=new.guild_id,
        channel_id=new.channel_id,
        game=imported.game.rules.key,
        host_id=new.giver_id,
        setup=imported.game.options.imported(imported.match.journal.start),
        language=new.language,
    )
    _, table = await let_go_on(tables, writer, opened, imported, seats)
    wording = "moderation-import-other-luck" if imported.is_luck_dropped else "moderation-import"
    hides = "yes" if table.standings is None and not table.game.rules.is_open else "no"
    sentence = table.words(wording, who=plain(new.giver_name), hides=hides)
    await show(tables, writer, table, Act(Person(new.giver_id, new.giver_name), "import", sentence))


async def let_go_on(
    tables: Tables, writer: Writer, new: NewMatch, imported: Imported, seats: Sequence[ImportSeat]
) -> tuple[Table, Table]:
    """Open a table at which a match goes on with these by seat, which nobody is told of yet. Raises ChannelTaken.

    It is returned as it goes on, and after whatever nobody chooses. **[ruling]** It counts once all its people have
    played in it here themselves, two at least, whatever came before.
    """
    row = await open_match(tables, writer, new, chosen=imported.game.options.frozen(imported.match.state))
    sides = imported.game.sides.of(imported.match.journal.start)
    brought = len(imported.match.journal.turns)
    taken = [
        await writer.add_seat(
            row.id, person_id=seat.person, name=seat.name, side=side, level=seat.level, brought=brought
        )
        for seat, side in zip(seats, sides, strict=True)
    ]
    start = msgspec.json.encode(imported.match.journal.start)
    row, _ = await writer.begin(row.id, taken, start=start, schema=SCHEMA)
    begun = await tables.load(writer, row)
    as_it_was = replace(begun, match=imported.match)
    whole = tables.settled(as_it_was)
    await write_turns(writer, begun, whole)
    last = whole.last_turns
    for place, seat in enumerate(seats):  # which turns a person played themselves, no file tells
        if seat.level is None:
            await writer.note_acted(row.id, seat.person, last.get(Seat(place)))
    await writer.drop_turns(
        row.id, keep=whole.turn, **whole.rest_of_journal
    )  # drops none: a match without turns has fate too
    return as_it_was, await tables.load(writer, await writer.match(row.id) or row)
