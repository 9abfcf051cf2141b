"""Who has drawn something hidden does not take that back alone: else they would look, and choose otherwise."""

from pathlib import Path

import pytest

from bot.play.consent import undo
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.moves import AnyMove, PlaceDice, PlayAdvantage
from engine.claustrophobia.rounds.phases import Threat
from engine.claustrophobia.state import State
from engine.core import Drawn, Match, Seat
from tests.engine.claustrophobia.positions import position
from tests.every_game.at_tables import HERE, at_table, person_at

ROOM = "plain-a@0,0 plain-i@1,0"
TO_PLACE = position(ROOM, "R@0:1", phase=Threat(is_rolled=True, dice=(3, 4, 5)))
WITH_MAP = position(ROOM, "R@0:1", advantage_hand=("map",))


@pytest.mark.parametrize(
    ("state", "seat", "move", "luck"),
    [
        (TO_PLACE, 1, PlaceDice("dark", (3,)), [Drawn("event-card", "rage")]),
        (WITH_MAP, 0, PlayAdvantage("map"), [Drawn("tile", tile) for tile in ("plain-b", "plain-c", "plain-d")]),
    ],
    ids=["event-cards", "sewer-map"],
)
async def test_the_other_side_is_asked(
    tmp_path: Path, state: State, seat: int, move: AnyMove, luck: list[Drawn]
) -> None:
    async with at_table(tmp_path / "games.db", Match.begin(CLAUSTROPHOBIA, state)) as table:
        await table.play(Seat(seat), move, luck)
        other = person_at(Seat(1 - seat))
        assert await undo(table.tables, HERE, person_at(Seat(seat))) == (other.name,)


async def test_without_luck_nobody_is_asked(tmp_path: Path) -> None:
    async with at_table(tmp_path / "games.db", Match.begin(CLAUSTROPHOBIA, TO_PLACE)) as table:
        await table.play(Seat(1), PlaceDice("resistance", (4, 5)), [])
        assert await undo(table.tables, HERE, person_at(Seat(1))) == ()
