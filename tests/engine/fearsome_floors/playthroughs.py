"""Whole games and all that happened in them: `games/NAME.record` with `games/NAME.events` beside it.

`uv run python -m tests.engine.fearsome_floors.playthroughs` plays every record through and rewrites its events. A new
record, whoever played it, needs only to be put into the folder first.
"""

from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from typing import Final

import msgspec

from engine.core import Value
from engine.fearsome_floors.cards import CARD
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.notation import Action, write_action, write_position
from engine.fearsome_floors.records import FearsomeMatch, read_record

GAMES: Final = Path(__file__).with_name("games")
RECORDS: Final = tuple(sorted(GAMES.glob("*.record")))


def told(match: FearsomeMatch) -> str:
    """Each move with its events below it, and the position that the game has come to at the end of every round."""
    return "\n".join(_lines(match)) + "\n"


def played_through(record: Path) -> FearsomeMatch:
    return read_record(record.read_text(encoding="utf-8")).match


def events_of(record: Path) -> Path:
    return record.with_suffix(".events")


def _lines(match: FearsomeMatch) -> Iterator[str]:
    state = match.journal.start
    for turn in match.journal.turns:
        yield write_action(Action(None if turn.seat is None else state.colours[turn.seat], turn.move, turn.drawn(CARD)))
        yield from (f"  {type(event).__name__} {' '.join(_words(event))}".rstrip() for event in turn.events)
        state = reduce(evolve, turn.events, state)
        if turn.seat is None:
            yield write_position(state)
    if match.journal.turns[-1].seat is not None:
        yield write_position(state)


def _words(value: Value) -> Iterator[str]:
    """Return the values of an event's fields in their order; those of a sighting are one word, `e:m6:3:r4`."""
    for field in msgspec.structs.astuple(value):
        match field:
            case None | False:
                continue
            case True:
                yield "last"  # the only truth that an event tells: a look after the last step
            case tuple():
                yield from (":".join(_words(item)) if isinstance(item, Value) else str(item) for item in field)
            case _:
                yield str(field)


if __name__ == "__main__":
    for game in RECORDS:
        events_of(game).write_text(told(played_through(game)), encoding="utf-8")
