"""Who may take which side of a game, and whether it can begin with those who sit there."""

from collections.abc import Sequence

from bot.table.game import PlayedGame
from bot.table.rows import SeatRow
from bot.table.texts import plain
from engine.core import Reason, Refused
from render.core import Words


def free_sides(played: PlayedGame, seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """Give the sides that nobody at the table has."""
    taken = {seat.side for seat in seats}
    return tuple(side for side in played.sides if side not in taken)


def side_note(played: PlayedGame, words: Words, side: str) -> str:
    """Say how many players a side needs, if it is not open to every table."""
    fewest = next(players for players in played.game.seats if side in played.sides_for(players))
    return words("lobby-side-needs", fewest=fewest) if fewest > played.game.seats.start else ""


def side_told(played: PlayedGame, words: Words, side: str) -> str:
    """Name a side, with how many players it needs if it is not open to every table."""
    name, note = played.side_name(side, words), side_note(played, words, side)
    return words("lobby-side-noted", side=name, note=note) if note else name


def choose_side(played: PlayedGame, words: Words, seats: Sequence[SeatRow], person_id: int, wanted: str | None) -> str:
    """Give the side that a person gets who wants this one, or names none. Raises Refused."""
    mine = next((seat.side for seat in seats if seat.person_id == person_id), None)
    others = [seat for seat in seats if seat.person_id != person_id]
    most = played.game.seats.stop - 1
    if len(others) == most:
        raise Refused(Reason.of("table-full", most=most))
    free = free_sides(played, others)
    if wanted is None:
        return mine or free[0]
    if wanted not in played.sides:
        raise Refused(Reason.of("table-unknown-side", side=plain(wanted), free=played.names_of(free, words)))
    if wanted not in free:
        side = played.side_name(wanted, words)
        raise Refused(Reason.of("table-side-taken", side=side, free=played.names_of(free, words)))
    return wanted


def check_seats(played: PlayedGame, words: Words, seats: Sequence[SeatRow]) -> None:
    """See that a match can begin with these seats. Raises Refused."""
    players = len(seats)
    if players < played.game.seats.start:
        raise Refused(Reason.of("table-too-few-players", fewest=played.game.seats.start, players=players))
    fitting = played.sides_for(players)
    for seat in seats:
        if seat.side not in fitting:
            raise Refused(
                Reason.of(
                    "table-side-needs-others",
                    players=players,
                    sides=played.names_of(fitting, words),
                    name=plain(seat.name),
                    side=played.side_name(seat.side, words),
                )
            )
