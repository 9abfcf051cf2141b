"""A person who wants to be forgotten: all that is known of them goes, and their seats with it; the games stay."""

from bot.play.lobby import leave_in
from bot.play.moderation.seat_changes import give_to_program
from bot.play.tables import Tables
from bot.store import Writer
from bot.table import Person, Table
from bot.table.rows import MatchRow
from bot.table.seat_rules import usual_level
from engine.core import CorruptSave, Refused
from render.core import words_in
from render.core.languages import ENGLISH, offered


async def erase(tables: Tables, person_id: int, *known_as: str, language: str | None = None) -> int:
    """Erase a person; return in how many games that were open or on their seat was given up.

    All of it is one transaction: who has erased themselves is nowhere half known. `known_as` are names of theirs, and
    `language` is in what they are called a former player where no game says it, else the one that they have used.
    """
    former = {each: words_in(each)("former-player") for each in offered()}
    async with tables.writing() as writer:
        spoken = language or (await writer.person(person_id)).language
        spoken = spoken if spoken in former else ENGLISH
        former_id = await writer.erase_person(person_id, known_as, former=former, language=spoken)
        rows = await writer.alive_with(former_id)
        for row in rows:
            await _give_up(tables, writer, row, Person(former_id, former.get(row.language, former[ENGLISH])))
        return len(rows)


async def _give_up(tables: Tables, writer: Writer, row: MatchRow, person: Person) -> None:
    """Let a former player leave a lobby, or a game: as by `/resign`, or to a program where the table is set so."""
    try:
        table = await tables.load(writer, row)
        if table.match is None:
            await leave_in(tables, writer, table, person)
        elif not _is_gone(table, person):
            await _leave_game(tables, writer, table, person)
    except (CorruptSave, Refused):  # no game that anybody could go on with, or no move by which it can be left now
        pass


def _is_gone(table: Table, person: Person) -> bool:
    return table.seat_of(person.id) in table.game.acting.gone(table.started_match.state)


async def _leave_game(tables: Tables, writer: Writer, table: Table, person: Person) -> None:
    if table.settings.absence == "stand-in" and table.game.rules.opponents is not None:
        seat = table.must_seat(person.id)
        level = table.seats[seat].stand_in_level or usual_level(table.game)
        await give_to_program(tables, writer, table, seat, level, giver=person)
    else:
        await tables.resign_in(writer, table, person)
