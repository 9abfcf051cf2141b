"""Game records: whole matches as text to keep and to read (`NOTATION.md`). Reading and writing are inverses.

A record has who played when and where, the position before the first move, the moves and the result. The moves are a
line each with its luck, and the number of each round stands before its first: `3.`.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from typing import Final

from engine.claustrophobia.commands import seat_of
from engine.claustrophobia.events import AnyEvent, GameTurn
from engine.claustrophobia.events.rounds import AdvantageDrawn, EventDrawn
from engine.claustrophobia.events.tunnels import TilesSeen
from engine.claustrophobia.game import CLAUSTROPHOBIA
from engine.claustrophobia.moves import AnyMove, Resign, SetGuard
from engine.claustrophobia.notation.actions import Action, GivenChance, read_action, write_action
from engine.claustrophobia.notation.position import read_position, write_position
from engine.claustrophobia.reasons import plainly
from engine.claustrophobia.rounds.phases import Over
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.core import Match, NotAllowed, Order, Seat
from engine.core.notation import BadNotation, quoted, read_date, read_record_text, read_value, write_header

KEYS: Final = ("Event", "Site", "Date", "Humans", "Demons", "Setup", "Result")
DRAW: Final = "draw"
UNFINISHED: Final = "*"
_NUMBER: Final = re.compile(r"[0-9]+\.", re.ASCII)

ClaustrophobiaMatch = Match[State, AnyMove, AnyEvent]


@dataclass(frozen=True, kw_only=True)
class GameRecord:
    """A match and what people want to know of it. Turns that were undone are not recorded."""

    event: str
    """What it was part of."""
    site: str
    """Where it was played."""
    date: date
    """In UTC; all turns have its time."""
    humans: str
    """Who played the humans."""
    demons: str
    """Who played the demons."""
    match: ClaustrophobiaMatch
    """What was played; of an unfinished game it may be what a viewer sees, which can be written but not read."""


def write_record(record: GameRecord) -> str:
    """Write a game record; it ends with a line break."""
    fields = {
        "Event": record.event,
        "Site": record.site,
        "Date": record.date.isoformat(),
        "Humans": record.humans,
        "Demons": record.demons,
        "Setup": write_position(record.match.journal.start),
        "Result": _result(record.match.state),
    }
    return f"{write_header(fields)}\n\n{write_moves(record.match)}\n"


def read_record(text: str) -> GameRecord:
    """Read a game record and play it through. Raises BadNotation, for moves too that the rules do not allow."""
    fields, moves = read_record_text(text, KEYS)
    day = read_date(fields)
    record = GameRecord(
        event=read_value(fields, "Event"),
        site=read_value(fields, "Site"),
        date=day,
        humans=read_value(fields, "Humans"),
        demons=read_value(fields, "Demons"),
        match=read_moves(read_position(read_value(fields, "Setup")), moves, at=datetime.combine(day, time(), UTC)),
    )
    result = _result(record.match.state)
    if read_value(fields, "Result") != result:
        raise BadNotation(f"Result: the moves lead to {result!r}.")
    return record


def _result(state: State) -> str:
    """Return the side that has won, or what else a game has come to."""
    if not isinstance(state.phase, Over):
        return UNFINISHED
    return state.phase.winner or DRAW


def write_moves(match: ClaustrophobiaMatch) -> str:
    """Write the turns of a match, and the orders given between them; what a viewer does not know is `?`."""
    lines: list[str] = []
    number = 0
    for state, turn in match.played_since(0):
        if state.round != number:
            number = state.round
            lines.append(f"{number}.")
        lines += _orders(state, turn.orders)
        lines.append(write_action(Action(turn.move, _luck(turn), _side(state, turn.seat, turn.move))))
    lines += _orders(match.state, match.journal.orders)
    return "\n".join(lines)


def _orders(state: State, orders: Iterable[Order[AnyMove, AnyEvent]]) -> Iterator[str]:
    for order in orders:
        yield write_action(Action(order.move, (), _side(state, order.seat, order.move)))


def _side(state: State, seat: Seat | None, move: AnyMove) -> Side | None:
    side = None if seat is None else state.side_at(seat)
    is_said = isinstance(move, Resign) or (isinstance(move, SetGuard) and side == "humans")
    return side if is_said else None


def _luck(turn: GameTurn) -> tuple[str | None, ...]:
    """Return what chance gave; what only one side sees is all that it gave in its turn."""
    return (*(drawn.item for drawn in turn.luck), *_hidden(turn))


def _hidden(turn: GameTurn) -> Iterator[None]:
    for event in turn.events:
        if isinstance(event, EventDrawn | AdvantageDrawn) and event.card is None:
            yield None
        if isinstance(event, TilesSeen):
            yield from (None for tile in event.tiles if tile is None)


def read_moves(start: State, text: str, *, at: datetime) -> ClaustrophobiaMatch:
    """Play moves from a position. Raises BadNotation, which names the first that cannot be read or played.

    Numbers of rounds may be left out, but not be wrong; `at` becomes the time of every turn.
    """
    match = Match.begin(CLAUSTROPHOBIA, start)
    for line in filter(None, map(str.strip, text.split("\n"))):
        if not _NUMBER.fullmatch(line):
            match = _after(match, line, at)
        elif line != f"{match.state.round}.":
            raise BadNotation(f"moves: {quoted(line)} stands where round {match.state.round} is played.")
    return match


def _after(match: ClaustrophobiaMatch, line: str, at: datetime) -> ClaustrophobiaMatch:
    try:
        action = read_action(line)
        luck = GivenChance(action.luck)
        match = match.play(seat_of(match.state, action), action.move, chance=luck, at=at)
        luck.refuse_rest()
    except (BadNotation, NotAllowed) as error:
        why = plainly(error.reason) if isinstance(error, NotAllowed) else str(error)
        raise BadNotation(f"moves: {quoted(line)} in round {match.state.round} is refused. {why}") from error
    return match
