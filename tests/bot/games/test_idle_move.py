"""What somebody does who is away: legal in every position of every way to begin, and the least that can be done."""

import random

import pytest

from bot.host.program import PROGRAM
from engine.core import SeededChance
from engine.fearsome_floors.moves import MoveToken
from tests.every_game.matches import NOON, SHOWN_TABLES, Table, random_turn


@pytest.mark.parametrize("table", SHOWN_TABLES, ids=lambda table: table.name)
def test_it_is_legal_whenever_a_seat_is_to_act(table: Table) -> None:
    luck, match, played = random.Random(7), table.new_match(7), PROGRAM.games[table.game.key]
    for _ in range(40):
        for seat in sorted(table.game.to_act(match.state)):
            move = played.acting.idle_move(match.state, seat, SeededChance(1))
            assert table.game.why_not(match.state, seat, move) is None
        if table.game.standings(match.state) is not None:
            break
        match = random_turn(match, luck)


def test_a_game_of_people_who_are_all_away_comes_to_its_end_without_a_step() -> None:
    table = next(table for table in SHOWN_TABLES if table.name.endswith("-2"))
    match, played = table.new_match(3), PROGRAM.games[table.game.key]
    while table.game.standings(match.state) is None:
        seat, move = None, table.game.due(match.state)
        if move is None:
            (seat,) = table.game.to_act(match.state)
            move = played.acting.idle_move(match.state, seat, SeededChance(1))
            assert isinstance(move, MoveToken)
            assert not move.path
        match = match.play(seat, move, chance=SeededChance(5), at=NOON)
