"""Whole games and all that happened in them: `games/NAME.json`, a save, with `games/NAME.events` beside it.

`uv run python -m tests.engine.claustrophobia.playthroughs` plays every save through and rewrites it and its events.
With the word `anew` it lets the simple players play the games once more before, for when a rule has changed so that a
save cannot be played any more.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import reduce
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.core import AnyMatch, Match, ScriptedChance, Value, read_journal, write_journal
from tests.engine.claustrophobia.opponents.balance import whole_game

GAMES: Final = Path(__file__).with_name("games")
RECORDS: Final = tuple(sorted(GAMES.glob("*.json")))

PLAYED: Final[Mapping[str, tuple[Setup, int]]] = {
    "air-draw": (Setup("air", more_points=True, softer_deck=True), 15),
    "barrels": (Setup("barrels"), 20),
    "choir-deferred": (Setup("choir", naming="deferred"), 137),
    "prayers": (Setup("prayers", more_advantages=True, extra_gift="rally"), 3),
    "brother-deferred": (Setup("brother", naming="deferred"), 32),
    "chest": (Setup("chest"), 36),
    "barrels-auction": (Setup("barrels", auction=True), 24),
}
"""How each game began, with the seed of its luck."""


def saved(record: Path) -> AnyMatch:
    """The game of a save, as it was played then."""
    return Match.fold(CLAUSTROPHOBIA, read_journal(CLAUSTROPHOBIA, record.read_bytes()))


def played_through(record: Path) -> AnyMatch:
    """The same moves with the same luck, by the rules as they are now."""
    then = saved(record)
    again: AnyMatch = Match.begin(CLAUSTROPHOBIA, then.journal.start)
    for turn in then.journal.turns:
        chance = ScriptedChance([drawn.item for drawn in turn.luck])
        again = again.play(turn.seat, turn.move, chance=chance, at=turn.at)
    return again


def told(match: AnyMatch) -> str:
    """Each move with its events below it, and the position at the end of every round."""
    return "\n".join(_lines(match)) + "\n"


def events_of(record: Path) -> Path:
    return record.with_suffix(".events")


def _lines(match: AnyMatch) -> Iterator[str]:
    state = match.journal.start
    for turn in match.journal.turns:
        side = "-" if turn.seat is None else state.side_at(turn.seat)
        yield f"{side}: {_word(turn.move)}"
        yield from (f"  {_word(event)}" for event in turn.events)
        state = reduce(CLAUSTROPHOBIA.evolve, turn.events, state)
        if any(type(event).__name__ in ("RoundBegan", "GameEnded") for event in turn.events):
            yield msgspec.json.encode(state).decode()


def _word(value: Value) -> str:
    """The name of a move or an event, and its fields that tell something."""
    fields: dict[str, Any] = msgspec.to_builtins(value)
    told_of = (f"{name}={msgspec.json.encode(field).decode()}" for name, field in fields.items() if _tells(name, field))
    return " ".join([type(value).__name__, *told_of])


def _tells(name: str, field: object) -> bool:
    return name not in ("move", "event") and field not in (None, False, [], {}, "")


if __name__ == "__main__":
    if "anew" in sys.argv[1:]:
        for name, (setup, seed) in PLAYED.items():
            (GAMES / f"{name}.json").write_bytes(write_journal(whole_game(setup, seed).journal))
    for game in sorted(GAMES.glob("*.json")):
        match = played_through(game)
        game.write_bytes(write_journal(match.journal))
        events_of(game).write_text(told(match), encoding="utf-8")
