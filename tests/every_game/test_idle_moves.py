"""What every game promises to tables at which somebody is absent."""

import pytest

from engine.core import Seat, SeededChance
from tests.every_game.at_tables import AT_TABLES
from tests.every_game.matches import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


@every_table
def test_there_is_a_legal_idle_move_for_whoever_is_to_act(table: Table) -> None:
    game, played, match = table.game, AT_TABLES[table.game.key], table.random_match()
    for number, (state, _) in enumerate(match.played_since(0)):
        for seat in game.to_act(state):
            move = played.acting.idle_move(state, seat, SeededChance(number))
            assert game.why_not(state, seat, move) is None


@every_table
def test_who_is_gone_is_never_to_act_again(table: Table) -> None:
    game, played, match = table.game, AT_TABLES[table.game.key], table.random_match()
    later = frozenset[Seat]()
    for state, _ in reversed(list(match.played_since(0))):
        later |= game.to_act(state)
        assert not later & played.acting.gone(state)
    assert played.acting.gone(match.journal.start) == frozenset()
