"""Whole games, played through again: everything happens as it happened when they were recorded."""

from pathlib import Path

import pytest

from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.records import read_record, write_record
from engine.fearsome_floors.state import Over
from tests.engine.fearsome_floors.playthroughs import RECORDS, events_of, played_through, told

every_record = pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])


@every_record
def test_everything_happens_again(record: Path) -> None:
    assert told(played_through(record)) == events_of(record).read_text(encoding="utf-8")


@every_record
def test_a_record_is_written_as_it_stands(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text


def test_the_games_come_to_their_ends_and_nearly_every_event_happens_in_one() -> None:
    matches = [played_through(record) for record in RECORDS]
    assert all(isinstance(match.state.phase, Over) for match in matches)
    happened = {type(event) for match in matches for turn in match.journal.turns for event in turn.events}
    missing = {kind.__name__ for kind in AnyEvent.__args__} - {kind.__name__ for kind in happened}
    assert missing <= {"MonsterBoxedIn", "MonsterStopped"}
