"""Whole games, played through again: everything happens as it happened when they were saved."""

from pathlib import Path

import pytest

from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.rounds.phases import Over
from engine.claustrophobia.scenarios import SCENARIOS
from tests.engine.claustrophobia.playthroughs import PLAYED, RECORDS, events_of, played_through, saved, told

every_record = pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])


@every_record
def test_everything_happens_again(record: Path) -> None:
    assert told(played_through(record)) == events_of(record).read_text(encoding="utf-8")


@every_record
def test_a_save_is_read_as_it_was_played(record: Path) -> None:
    assert saved(record).journal.turns == played_through(record).journal.turns


def test_every_scenario_comes_to_its_end_and_nearly_every_event_happens_in_one() -> None:
    matches = [saved(record) for record in RECORDS]
    assert {record.stem for record in RECORDS} == set(PLAYED)
    assert all(isinstance(match.state.phase, Over) for match in matches)
    assert {match.state.scenario for match in matches} == set(SCENARIOS)
    happened = {type(event) for match in matches for turn in match.journal.turns for event in turn.events}
    missing = {kind.__name__ for kind in AnyEvent.__args__} - {kind.__name__ for kind in happened}
    assert missing == {"GuardSet", "TileDiscarded"}  # an order is no turn, and dead ends are rare
