"""A review adds up for both seats, luck is nothing on the mean, and its turning points are what they say."""

from functools import cache

import msgspec
import pytest

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.counts import BarrelsCounts
from engine.claustrophobia.events import GameTurn
from engine.claustrophobia.moves import AnyMove, DoDeed, Fight, Resign
from engine.claustrophobia.opponents.evaluation import chances
from engine.claustrophobia.opponents.review import MISTAKE, TRIED, TURNING_POINTS, loss, review
from engine.claustrophobia.opponents.search import ranked
from engine.claustrophobia.positions.views import see
from engine.claustrophobia.state import State
from engine.core import UNHURRIED, Deadline, Match, Notes, PutAside, Review, ReviewBegun, Seat, SeededChance
from tests.engine.claustrophobia.opponents.balance import whole_game
from tests.engine.claustrophobia.positions import position
from tests.every_game.matches import NOON

PASSED = Deadline(0, lambda: 0.0)


@cache
def reviewed() -> tuple[tuple[State, ...], tuple[GameTurn, ...], Review]:
    """The positions before each turn of the end of a game of programs and after it, its turns, and their review."""
    match = whole_game(Setup("brother"), 5)
    last = len(match.journal.turns) - 14
    turns = match.journal.turns[last:]
    states = (*(state for state, _ in match.played_since(last)), match.state)
    return states, turns, review(states[0], turns, Notes())


def test_chances_luck_and_skill_add_up_to_the_result_of_both_seats() -> None:
    states, _, told = reviewed()
    for seat in range(2):
        begin, luck, skill, result = told.account(seat)
        assert begin == pytest.approx(chances(states[0])[seat], abs=1e-4)
        assert begin + luck + skill == pytest.approx(result, abs=1e-9)
        assert result == chances(states[-1])[seat]


def test_every_turn_is_in_it_and_luck_where_some_was_needed() -> None:
    _, turns, told = reviewed()
    assert told.first == 0
    assert [step.seat for step in told.steps] == [turn.seat for turn in turns]
    assert all(bool(step.luck) == bool(turn.luck) for step, turn in zip(told.steps, turns, strict=True))
    assert all(sum(step.luck) == 0 for step in told.steps)


def test_turning_points_stand_in_order_and_the_better_moves_were_legal() -> None:
    states, turns, told = reviewed()
    numbers = [point.turn for point in told.turning_points]
    assert numbers == sorted(set(numbers))
    assert len(numbers) == TURNING_POINTS
    assert any(point.better is not None for point in told.turning_points)
    for point in told.turning_points:
        assert point.is_luck or turns[point.turn].seat == point.seat
        if point.better is not None:
            better: AnyMove = msgspec.convert(point.better, AnyMove)
            assert CLAUSTROPHOBIA.why_not(states[point.turn], point.seat, better) is None
            assert point.worth <= -MISTAKE


def test_a_move_is_no_turning_point_where_another_one_would_have_done_as_well() -> None:
    start = position("den-a@0,0", "R@0:4 K1@0:4 t@0", counts=BarrelsCounts(laid=1))
    match = Match.begin(CLAUSTROPHOBIA, start)
    for move in (DoDeed("R", "barrel"), Fight("K1", "troglodyte")):
        match = match.play(Seat(0), move, chance=SeededChance(1), at=NOON)
    assert review(start, match.journal.turns, Notes()).turning_points == ()


def test_a_better_move_is_found_though_many_looked_better_at_first() -> None:
    match = whole_game(Setup("brother"), 0)
    start = match.after(86)
    (point, *_) = review(start, match.journal.turns[86:88], Notes()).turning_points
    better: AnyMove = msgspec.convert(point.better, AnyMove)
    others = [line.move for line in ranked(see(start, point.seat), point.seat)]
    assert others.index(better) > TRIED[0]


def test_a_review_that_was_put_aside_comes_out_the_same_and_each_time_a_piece_is_new() -> None:
    states, turns, told = reviewed()
    begun, again = ReviewBegun(), None
    while again is None:
        notes = Notes(begun, deadline=PASSED)
        try:
            again = review(states[0], turns, notes)
        except PutAside:
            more = msgspec.json.decode(msgspec.json.encode(notes.put_aside(seconds=1)), type=ReviewBegun)
            assert len(more.pieces) == len(begun.pieces) + 1
            begun = more
    assert again == told


def test_a_move_gives_away_what_a_better_one_would_have_kept() -> None:
    barrels = position("den-a@0,0", "R@0:4 t@0", counts=BarrelsCounts(laid=2))
    lays, fights = (
        loss(barrels, Seat(0), move, UNHURRIED) for move in (DoDeed("R", "barrel"), Fight("R", "troglodyte"))
    )
    assert lays is not None
    assert fights is not None
    assert lays < fights
    assert loss(barrels, Seat(0), Resign(), UNHURRIED) is None
    assert loss(barrels, Seat(0), DoDeed("R", "barrel"), PASSED) is None
