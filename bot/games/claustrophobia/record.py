"""The record of a game: text that the engine can play through again; of a game that is on, what the viewer knows."""

from typing import Final

from bot.table import TableView
from engine.claustrophobia.records import GameRecord, read_record, write_record
from engine.core import AnyMatch, Reason, Refused
from engine.core.notation import BadNotation

EVENT: Final = "Claustrophobia on Discord"


def record_text(table: TableView) -> str:
    """Write the record of a table's match."""
    match = table.started_match
    return write_record(
        GameRecord(
            event=EVENT,
            site=f"channel {table.row.channel_id}",
            date=table.row.created_at.date(),
            humans=table.seats[match.state.seat_of("humans")].name,
            demons=table.seats[match.state.seat_of("demons")].name,
            match=match,
        )
    )


def read_text(text: str) -> AnyMatch:
    """Play a record through. Raises Refused for a text that is none."""
    try:
        return read_record(text).match
    except BadNotation as error:
        raise Refused(Reason.of("import-no-game")) from error
