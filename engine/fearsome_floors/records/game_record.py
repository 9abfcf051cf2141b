"""A game record as a whole: who played when and where, the setup, the moves and the result."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from typing import Final

from msgspec.structs import replace

from engine.core import NotAllowed
from engine.core.record_header import read_date, read_record_text, read_value, write_header
from engine.fearsome_floors.kit import Kit, read_kit, write_kit
from engine.fearsome_floors.notation import BadNotation, read_position, write_position
from engine.fearsome_floors.reasons import plainly
from engine.fearsome_floors.records.movetext import FearsomeMatch, read_moves, write_moves
from engine.fearsome_floors.state import Over, State
from engine.fearsome_floors.tokens import COLOURS, Colour

SEATS: Final[Mapping[Colour, str]] = {colour: colour.capitalize() for colour in COLOURS}
"""The key of each seat's line, which has its player's name."""

KEYS: Final = ("Event", "Site", "Date", *SEATS.values(), "Variant", "Kit", "Setup", "Result")
"""`Kit`, what the monster is made of, is an addition to the notation (**[ruling]**): positions do not have it."""

MONSTER_WON: Final = "monster"
UNFINISHED: Final = "*"


@dataclass(frozen=True, kw_only=True)
class GameRecord:
    """A match and what people want to know of it. Turns that were undone are not recorded."""

    event: str
    """The occasion, such as a tournament."""
    site: str
    """Where it was played."""
    date: date
    """In UTC; all turns have its time."""

    players: tuple[str, ...]
    """The names in the order of the seats."""

    variant: str
    """A word or two for readers; what was really set up is the match's start."""

    match: FearsomeMatch
    """The match itself."""


def write_record(record: GameRecord) -> str:
    """Write a game record; it ends with a line break. Raises ValueError if there is not a name for each seat."""
    start = record.match.journal.start
    seats = zip(start.colours, record.players, strict=True)
    fields = {
        "Event": record.event,
        "Site": record.site,
        "Date": record.date.isoformat(),
        **{SEATS[colour]: name for colour, name in seats},
        "Variant": record.variant,
        "Kit": write_kit(start.kit),
        "Setup": write_position(start),
        "Result": _result(record.match.state),
    }
    return f"{write_header(fields)}\n\n{write_moves(record.match)}\n"


def read_record(text: str) -> GameRecord:
    """Read a game record and play it through. Raises BadNotation, for moves too that the rules do not allow."""
    fields, moves = read_record_text(text, KEYS)
    day, start = read_date(fields), _start(fields)
    record = GameRecord(
        event=read_value(fields, "Event"),
        site=read_value(fields, "Site"),
        date=day,
        players=_players(fields, start),
        variant=read_value(fields, "Variant"),
        match=read_moves(start, moves, at=datetime.combine(day, time(), UTC)),
    )
    result = _result(record.match.state)
    if read_value(fields, "Result") != result:
        raise BadNotation(f"Result: the moves lead to {result!r}.")
    return record


def _start(fields: Mapping[str, str]) -> State:
    return replace(read_position(read_value(fields, "Setup")), kit=_kit(fields))


def _kit(fields: Mapping[str, str]) -> Kit:
    """Read what the monster is made of; a record of another program does not say it."""
    try:
        return read_kit(fields["Kit"]) if "Kit" in fields else Kit()
    except NotAllowed as error:
        raise BadNotation(f"Kit: {plainly(error.reason)}") from error


def _players(fields: Mapping[str, str], start: State) -> tuple[str, ...]:
    for colour, key in SEATS.items():
        if key in fields and colour not in start.colours:
            raise BadNotation(f"{key}: {colour} does not play in the setup.")
    return tuple(read_value(fields, SEATS[colour]) for colour in start.colours)


def _result(state: State) -> str:
    """Return the winner's colour, or who or what else a game has come to."""
    if not isinstance(state.phase, Over):
        return UNFINISHED
    return state.phase.winner or MONSTER_WON
