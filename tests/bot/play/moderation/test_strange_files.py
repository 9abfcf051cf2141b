"""Whatever a file holds, it is a match that the rules allow, or refused; nothing else is raised."""

import json
import random
from codecs import BOM_UTF8
from dataclasses import replace
from typing import Any, Final

import msgspec
import pytest

from bot.host.program import PROGRAM
from bot.play.moderation.match_files import read_file
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.core import Refused, write_journal
from render.core import words_in
from tests.every_game.matches import SHOWN_TABLES, Table, random_match, random_turn

JUNK: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    7,
    10**30,
    1e308,
    "",
    "x" * 300,
    "k5",
    [],
    {},
    [[]],
    "\u0000",
    "red",
    {"a": 1},
)
TRIED: Final = 60
WORDS: Final = words_in("en")


def saved(table: Table, luck: random.Random) -> dict[str, Any]:
    match = table.new_match(4)
    for _ in range(20):
        match = random_turn(match, luck)
    save: dict[str, Any] = json.loads(write_journal(match.undo(3).journal))
    return save


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return every place of a value, at any depth: what holds it, and its key there."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, inner in inside for place in ((value, key), *places(inner))]


@pytest.mark.parametrize("table", SHOWN_TABLES[::4], ids=lambda table: table.name)
def test_a_save_with_anything_anywhere_is_a_sound_match_or_refused(table: Table) -> None:
    luck, refused = random.Random(table.seats), 0
    whole = json.dumps(saved(table, luck))
    for _ in range(TRIED):
        save = json.loads(whole)
        holder, key = luck.choice(places(save["journal"]["start"] if luck.random() < 0.5 else save))
        holder[key] = luck.choice(JUNK)
        try:
            imported = read_file(json.dumps(save).encode(), PROGRAM.games)
        except Refused:
            refused += 1
            continue
        names = tuple("abcdefg"[: len(imported.game.sides.of(imported.match.state))])
        assert imported.game.show.board(imported.match.state, names, WORDS).sentence
    assert refused > TRIED / 2


@pytest.mark.parametrize("mark", [b"", BOM_UTF8], ids=["as it is", "with a byte order mark"])
@pytest.mark.parametrize("table", SHOWN_TABLES[::4], ids=lambda table: table.name)
def test_what_was_exported_is_read_as_it_was(table: Table, mark: bytes) -> None:
    save = saved(table, random.Random(1))
    imported = read_file(mark + json.dumps(save).encode(), PROGRAM.games)
    assert json.loads(write_journal(imported.match.journal)) == save


@pytest.mark.parametrize("count", [2_000, 7_000])
def test_thousands_of_orders_take_no_longer_to_refuse_than_the_first_that_does_not_fit(count: int) -> None:
    table = PROGRAM.games[CLAUSTROPHOBIA.key]
    match = random_match(CLAUSTROPHOBIA, 2, 1).undo(3)
    save = json.loads(write_journal(msgspec.structs.replace(match.journal, undone=(), fate={}, orders=())))
    seat = match.state.seat_of("demons")
    orders = []
    for order in ("always", "never"):  # each is legal after the other, and together they make no difference
        given = {"event": "GuardSet", "seat": seat, "order": order}
        orders.append({"seat": seat, "move": {"move": "SetGuard", "order": order}, "events": [given]})
    save["journal"]["orders"] = orders * (count // 2)
    applied = 0

    def evolve(state: Any, event: Any) -> Any:
        nonlocal applied
        applied += 1
        return CLAUSTROPHOBIA.evolve(state, event)

    games = {table.rules.key: replace(table, rules=replace(CLAUSTROPHOBIA, evolve=evolve))}
    with pytest.raises(Refused):
        read_file(json.dumps(save).encode(), games)
    assert applied < 3 * sum(len(turn.events) for turn in match.journal.turns)
