"""Who may take which side of a game, and whether it can begin with those who sit there."""

from collections.abc import Collection, Iterable, Sequence

from bot.table.game import AnyTableGame
from bot.table.rows import SeatRow
from bot.table.table import Table
from bot.table.texts import plain
from engine.core import Level, Reason, Refused, Seat
from render.core import Words, words_in
from render.core.languages import ENGLISH, offered


def free_sides(game: AnyTableGame, seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """Return the sides that nobody at the table has."""
    taken = {seat.side for seat in seats}
    return tuple(side for side in game.sides.all if side not in taken)


def side_note(game: AnyTableGame, words: Words, side: str) -> str:
    """Say how many players a side needs, if it is not open to every table."""
    fewest = next(players for players in game.rules.seats if side in game.sides.fitting(players))
    return words("lobby-side-needs", fewest=fewest) if fewest > game.rules.seats.start else ""


def side_text(game: AnyTableGame, words: Words, side: str) -> str:
    """Name a side, with how many players it needs if it is not open to every table."""
    name, note = game.sides.name(side, words), side_note(game, words, side)
    return words("lobby-side-noted", side=name, note=note) if note else name


def choose_side(game: AnyTableGame, words: Words, seats: Sequence[SeatRow], person_id: int, wanted: str | None) -> str:
    """Return the side that a person gets who wants this one, or names none. Raises Refused."""
    mine = next((seat.side for seat in seats if seat.person_id == person_id), None)
    others = [seat for seat in seats if seat.person_id != person_id]
    most = game.rules.seats.stop - 1
    if len(others) == most:
        raise Refused(Reason.of("table-full", most=most))
    free = free_sides(game, others)
    if wanted is None:
        return mine or free[0]
    wanted = _side_called(game, wanted)
    if wanted not in game.sides.all:
        raise Refused(Reason.of("table-unknown-side", side=plain(wanted), free=game.sides.names(free, words)))
    if wanted not in free:
        side = game.sides.name(wanted, words)
        raise Refused(Reason.of("table-side-taken", side=side, free=game.sides.names(free, words)))
    return wanted


def _side_called(game: AnyTableGame, typed: str) -> str:
    """Return the side that has this name in any of our languages; what was typed, where none has."""
    named = {
        game.sides.name(side, words_in(language)).casefold(): side
        for language in reversed(offered())
        for side in game.sides.all
    }
    return named.get(typed.strip().casefold(), typed)


def level_offers(game: AnyTableGame, words: Words, typed: str) -> list[tuple[str, str]]:
    """Return the levels of a game's programs, labels and names, that are like what somebody has typed."""
    offers = [
        (words("level-offer", name=name, about=game.programs.level_about(words, level)), name)
        for level, name in _levels(game, words)
    ]
    return [(label, name) for label, name in offers if typed.strip().lower() in label.lower()]


def level_called(game: AnyTableGame, words: Words, typed: str) -> str:
    """Return the key of the level that somebody has named: by its name, its face, or both as they are offered.

    Names in English are known in all languages, and programs that open tables may name the key itself. Raises Refused.
    """
    wanted = typed.strip().casefold()
    for level, name in (*_levels(game, words), *_levels(game, words_in(ENGLISH))):
        if wanted in (level.key, level.face, name.casefold(), name.removeprefix(level.face).strip().casefold()):
            return level.key
    raise _unknown_level(typed, words, [name for _, name in _levels(game, words)])


def usual_level(game: AnyTableGame) -> str:
    """Return the level at which a program plays if nobody has named one: one that a first game can be won against."""
    levels = () if game.rules.opponents is None else game.rules.opponents.levels
    return levels[(len(levels) - 1) // 2].key if levels else ""


def _unknown_level(typed: str, words: Words, known: Iterable[str]) -> Refused:
    return Refused(Reason.of("opponent-unknown-level", level=plain(typed), known=words.listing(list(known))))


def _levels(game: AnyTableGame, words: Words) -> list[tuple[Level, str]]:
    levels = () if game.rules.opponents is None else game.rules.opponents.levels
    return [(level, game.programs.level_name(words, level)) for level in levels]


def new_program(table: Table, level: str, words: Words, *, instead: Seat | None = None) -> SeatRow:
    """Return a program's seat: behind the others on the first free side, or that of somebody. Raises Refused.

    `words` are those in which the level is named.
    """
    game, seats = table.game, table.seats
    level = level_called(game, words, level)
    name = program_name(game, table.words, level, {seat.name for seat in seats})
    person_id = min((0, *(seat.person_id for seat in seats))) - 1
    side = choose_side(game, words, seats, person_id, None) if instead is None else seats[instead].side
    position = len(seats) if instead is None else seats[instead].position
    return SeatRow(match_id=table.row.id, position=position, person_id=person_id, name=name, side=side, level=level)


def program_name(game: AnyTableGame, words: Words, level: str, taken: Collection[str]) -> str:
    """Name a program, with a number where its name is taken; the name says that it is one. Raises Refused."""
    named = {known.key: name for known, name in _levels(game, words)}
    if level not in named:
        raise _unknown_level(level, words, named.values())
    face, number = named[level], 1
    while (name := words("program-name", level=face, number=number)) in taken:
        number += 1
    return name


def program_called(table: Table, name: str) -> SeatRow:
    """Return the program at a table that has this name, or alone has this in its name. Raises Refused."""
    typed = name.strip().lower()
    programs = [seat for seat in table.seats if seat.is_program]
    found = [seat for seat in programs if seat.name.lower() == typed] or [
        seat for seat in programs if typed in seat.name.lower()
    ]
    if len(found) != 1:
        raise Refused(Reason.of("replace-no-program", name=plain(name)))
    return found[0]


def check_seats(game: AnyTableGame, words: Words, seats: Sequence[SeatRow]) -> None:
    """See that a match can begin with these seats. Raises Refused."""
    players = len(seats)
    if players < game.rules.seats.start:
        raise Refused(Reason.of("table-too-few-players", fewest=game.rules.seats.start, players=players))
    fitting = game.sides.fitting(players)
    for seat in seats:
        if seat.side not in fitting:
            raise Refused(
                Reason.of(
                    "table-side-needs-others",
                    players=players,
                    sides=game.sides.names(fitting, words),
                    name=plain(seat.name),
                    side=game.sides.name(seat.side, words),
                )
            )
