"""What a table of Fearsome Floors can be set to beyond every other one: who may see the forecast, and when."""

from typing import Annotated, Literal, assert_never

import msgspec

from bot.table import TableView
from bot.table.table_settings import OpponentSettings
from engine.core import Reason, Refused
from engine.fearsome_floors.rounds import unmoved

Forecast = Annotated[
    Literal["always", "after", "never"], msgspec.Meta(description="When the monster's next walk is foretold")
]
"""`after`: players only when their last move of the round is done for good; spectators, who decide nothing, always."""


class FearsomeFloorsSettings(OpponentSettings, frozen=True, kw_only=True):
    """The settings of a table."""

    forecast: Forecast = "always"
    """When the monster's next walk is foretold."""


def may_try(table: TableView) -> bool:
    """Whether a player may see the forecast for a move that is not played yet."""
    return _policy(table) == "always"


def must_foresee(table: TableView, person_id: int) -> None:
    """See that a person may look at the forecast now. Raises Refused."""
    match _policy(table):
        case "always":
            pass
        case "after":
            if not _done(table, person_id):
                raise Refused(Reason.of("ff-forecast-after"))
        case "never":
            raise Refused(Reason.of("ff-forecast-never"))
        case policy:
            assert_never(policy)


def _policy(table: TableView) -> Forecast:
    return msgspec.json.decode(table.row.settings, type=FearsomeFloorsSettings).forecast


def _done(table: TableView, person_id: int) -> bool:
    """Whether a person has nothing to decide in this round: a move that can still be taken back is not done."""
    seat = table.seat_of(person_id)
    if seat is None:
        return True
    state, turns = table.started_match.state, table.started_match.journal.turns
    mine_last = bool(turns) and turns[-1].seat == seat
    return not mine_last and not unmoved(state, state.colours[seat])
