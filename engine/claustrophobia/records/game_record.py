"""A game record as a whole: who played when and where, the position before the first move, the moves, the result."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from typing import Final

from engine.claustrophobia.notation.position import read_position, write_position
from engine.claustrophobia.records.movetext import ClaustrophobiaMatch, read_moves, write_moves
from engine.claustrophobia.rounds.phases import Over
from engine.claustrophobia.state import State
from engine.core.notation import BadNotation
from engine.core.record_header import read_date, read_record_text, read_value, write_header

KEYS: Final = ("Event", "Site", "Date", "Humans", "Demons", "Setup", "Result")
DRAW: Final = "draw"
UNFINISHED: Final = "*"


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
