"""A review adds up for every seat, luck is nothing on the mean, and its turning points are what they say."""

from functools import cache

import msgspec
import pytest

from engine.core import (
    UNHURRIED,
    AnyMatch,
    Deadline,
    Match,
    Notes,
    PutAside,
    Review,
    ReviewBegun,
    ScriptedChance,
    Seat,
    SeededChance,
)
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.moves import MoveToken, RevealCard
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.opponents.review import MISTAKE, TRIED_BRIEFLY, TURNING_POINTS, review
from engine.fearsome_floors.rounds import bag
from engine.fearsome_floors.state import ROUNDS_IN_HALF
from tests.engine.fearsome_floors.positions import position
from tests.every_game.matches import NOON, Table, fearsome_floors, new_match
from tests.length import length

PASSED = Deadline(0, lambda: 0.0)
LEVELS = ("player", "runner", "novice", "player")


REVIEWED_FROM = {2: ROUNDS_IN_HALF + length(2, long=1), 4: ROUNDS_IN_HALF + length(3, long=1)}
"""The rounds from which games of so many seats are reviewed; one with a draft is from its first on."""


def with_a_turn(match: AnyMatch, luck: SeededChance) -> AnyMatch:
    """Let programs go on with a game by a turn."""
    seat, move = None, FEARSOME_FLOORS.due(match.state)
    if move is None:
        seat = min(FEARSOME_FLOORS.to_act(match.state))
        move = OPPONENTS.choose(match.state, seat, LEVELS[seat], luck, UNHURRIED).move
    return match.play(seat, move, chance=luck, at=NOON)


@cache
def played(seats: int) -> tuple[AnyMatch, Review]:
    """A game of programs, and its review."""
    match, luck = new_match(FEARSOME_FLOORS, seats, 4), SeededChance(seats)
    while match.state.round < REVIEWED_FROM[seats]:
        match = with_a_turn(match, luck)
    match = Match.begin(FEARSOME_FLOORS, match.state)
    while FEARSOME_FLOORS.standings(match.state) is None:
        match = with_a_turn(match, luck)
    return match, review(match.journal.start, match.journal.turns, Notes())


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_luck_and_skill_add_up_to_the_result_of_every_seat(seats: int) -> None:
    match, told = played(seats)
    first = {line.seat for line in FEARSOME_FLOORS.standings(match.state) or () if line.place == 1}
    for seat in range(seats):
        begin, luck, skill, result = told.account(seat)
        assert begin + luck + skill == pytest.approx(result, abs=1e-9)
        assert result == float(Seat(seat) in first)
    for number in range(len(told.steps)):
        assert sum(told.steps[number].chances) == pytest.approx(1, abs=0.001)
        assert sum(told.steps[number].luck) == pytest.approx(0, abs=0.001)


def test_every_turn_is_in_it_and_only_cards_are_luck() -> None:
    match, told = played(2)
    assert told.first == 0
    assert [step.seat for step in told.steps] == [turn.seat for turn in match.journal.turns]
    assert all(bool(step.luck) == (step.seat is None) for step in told.steps)


@pytest.mark.parametrize(("rest", "most"), [("in", 0.001), ("eaten", 0.01)])
def test_the_luck_of_all_cards_that_could_have_come_is_none_on_the_mean(rest: str, most: float) -> None:
    start = position("monster=e5w round=9 cards=5,8,8,1h start=r turn=g", "r1:c5 r3:k9 g4:d1 g5:h8", rest=rest)
    match = Match.begin(FEARSOME_FLOORS, start)
    while FEARSOME_FLOORS.due(match.state) is None:
        seat = min(FEARSOME_FLOORS.to_act(match.state))
        (move, *_) = FEARSOME_FLOORS.choices(match.state, seat)
        match = match.play(seat, move, chance=ScriptedChance(()), at=NOON)
    lucks = dict[Card, float]()
    for card in set(bag(match.state)):
        drawn = match.play(None, RevealCard(), chance=ScriptedChance([card]), at=NOON)
        lucks[card] = review(match.state, drawn.journal.turns[-1:], Notes()).steps[-1].luck[0]
    assert sum(lucks[card] for card in bag(match.state)) == pytest.approx(0, abs=0.001)
    assert max(lucks.values()) > most


@pytest.mark.parametrize("seats", [2, 4])
def test_turning_points_are_told_in_their_order_one_at_least_is_a_move_and_a_better_move_is_legal(seats: int) -> None:
    match, told = played(seats)
    turns = [point.turn for point in told.turning_points]
    assert len(turns) == TURNING_POINTS
    assert turns == sorted(turns)
    assert any(match.journal.turns[turn].seat is not None for turn in turns)
    for point in told.turning_points:
        before = match.after(point.turn)
        if point.better is not None:
            move = msgspec.convert(point.better, MoveToken)
            assert FEARSOME_FLOORS.why_not(before, point.seat, move) is None
            assert move != match.journal.turns[point.turn].move
            assert point.worth <= -MISTAKE


def test_a_game_that_began_with_a_draft_is_reviewed_from_its_first_round_on() -> None:
    match, luck = Table(FEARSOME_FLOORS, 2, fearsome_floors("advanced")).new_match(8), SeededChance(1)
    while match.state.round < 2:
        match = with_a_turn(match, luck)
    told = review(match.journal.start, match.journal.turns, Notes())
    assert told.first > 5
    assert len(told.steps) == len(match.journal.turns) - told.first
    assert sum(told.begin) == pytest.approx(1, abs=0.001)


def test_a_review_that_is_put_aside_after_each_piece_and_gone_on_with_is_the_same() -> None:
    match, told = played(2)
    begun, percents = ReviewBegun(), list[int]()
    while True:
        notes = Notes(begun, deadline=PASSED)
        try:
            assert review(match.journal.start, match.journal.turns, notes) == told
            break
        except PutAside:
            kept = msgspec.json.encode(notes.put_aside(seconds=1))
            begun = msgspec.json.decode(kept, type=ReviewBegun)
            percents.append(begun.percent)
            assert len(begun.pieces) == begun.seconds == len(percents)
    assert percents == sorted(percents)
    assert percents[0] < 10
    assert 80 < percents[-1] <= 100


def test_a_review_that_takes_long_looks_at_fewer_moves_and_says_so() -> None:
    match, told = played(2)
    notes = Notes(thorough=PASSED)
    brief = review(match.journal.start, match.journal.turns, notes)
    assert brief.is_brief
    assert not told.is_brief
    assert len(brief.steps) == len(told.steps)
    assert [brief.account(seat).luck for seat in range(2)] == pytest.approx(
        [told.account(seat).luck for seat in range(2)], abs=0.1
    )
    outlooks = [piece for name, piece in notes.put_aside(seconds=0).pieces.items() if name.startswith("outlook")]
    assert max(len(tried) for _, tried in outlooks) == TRIED_BRIEFLY
