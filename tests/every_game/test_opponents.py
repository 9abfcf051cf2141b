"""What every game promises that offers opponents: they play by the rules, on what their seat sees, at any hurry."""

import random
from collections.abc import Iterator
from itertools import count, islice

import pytest

from engine.core import AnyMatch, AnyOpponents, Deadline, RatedMove, Seat, SeededChance, UnknownLevel
from tests.every_game.look_alikes import LOOK_ALIKES
from tests.every_game.matches import TABLES, Table, random_turn
from tests.length import length

OFFERING = [table for table in TABLES if table.game.opponents is not None]
HIDING = [table for table in OFFERING if table.game.key in LOOK_ALIKES]
every_offering_table = pytest.mark.parametrize("table", OFFERING, ids=[table.name for table in OFFERING])
every_hiding_table = pytest.mark.parametrize("table", HIDING, ids=[table.name for table in HIDING])

THOUGHTS = length(2, long=3)
"""So many positions of each table are thought about at each level."""


def hurried() -> Deadline:
    """A deadline that comes after some looks at the clock, the same number every time."""
    return Deadline(1.0, count(0, 0.1).__next__)


def opponents(table: Table) -> AnyOpponents:
    assert table.game.opponents is not None
    return table.game.opponents


def positions(table: Table) -> Iterator[tuple[AnyMatch, Seat]]:
    """Some positions of a random match in which a seat is to act, with the seat."""
    match, luck = table.new_match(50 + table.seats), random.Random(table.seats)
    while table.game.standings(match.state) is None:
        for seat in sorted(table.game.to_act(match.state))[:1]:
            if luck.random() < 0.1:
                yield match, seat
        match = random_turn(match, luck)


def chosen(table: Table, match: AnyMatch, seat: Seat, level: str, deadline: Deadline) -> RatedMove[object]:
    view = table.game.see(match.state, seat)
    return opponents(table).choose(view, seat, level, SeededChance(9), deadline)


@every_offering_table
def test_every_level_plays_a_legal_move_and_the_same_one_again(table: Table) -> None:
    for match, seat in islice(positions(table), THOUGHTS):
        for level in opponents(table).levels:
            choice = chosen(table, match, seat, level.key, hurried())
            assert table.game.why_not(match.state, seat, choice.move) is None
            assert 0 <= choice.value <= 1
            assert chosen(table, match, seat, level.key, hurried()) == choice


@every_offering_table
def test_past_its_deadline_every_level_still_plays_a_legal_move(table: Table) -> None:
    for match, seat in islice(positions(table), THOUGHTS):
        for level in opponents(table).levels:
            late = Deadline(0.0, lambda: 1.0)
            assert table.game.why_not(match.state, seat, chosen(table, match, seat, level.key, late).move) is None


@every_hiding_table
def test_an_opponent_plays_the_same_whatever_it_cannot_see(table: Table) -> None:
    alike = LOOK_ALIKES[table.game.key].position
    for match, seat in islice(positions(table), THOUGHTS):
        other = alike(match.state, seat, random.Random(1))
        for level in opponents(table).levels:
            views = (table.game.see(state, seat) for state in (match.state, other))
            one, two = (opponents(table).choose(view, seat, level.key, SeededChance(2), hurried()) for view in views)
            assert one == two


@every_offering_table
def test_judged_are_all_moves_best_first(table: Table) -> None:
    for match, seat in islice(positions(table), 1):
        view = table.game.see(match.state, seat)
        for level in opponents(table).levels:
            judged = opponents(table).judge(view, seat, level.key, hurried())
            assert judged
            assert all(table.game.why_not(match.state, seat, choice.move) is None for choice in judged)
            assert len({repr(choice.move) for choice in judged}) == len(judged)


@every_offering_table
def test_chances_are_those_of_all_seats_and_sure_when_the_game_is_over(table: Table) -> None:
    for match, _ in islice(positions(table), 1):
        chances = opponents(table).chances(match.state)
        assert len(chances) == table.seats
        assert sum(chances) == pytest.approx(1)
    over = table.random_match()
    first = {line.seat for line in table.game.standings(over.state) or () if line.place == 1}
    sure = opponents(table).chances(over.state)
    assert {seat for seat, chance in enumerate(sure) if chance} == first


@every_offering_table
def test_a_level_that_there_is_not_is_refused_in_a_sentence(table: Table) -> None:
    match, seat = next(positions(table))
    with pytest.raises(UnknownLevel, match=r"level: 'genius' .*\.$"):
        chosen(table, match, seat, "genius", hurried())
    with pytest.raises(UnknownLevel, match=r"level: 'genius' .*\.$"):
        opponents(table).level("genius")
