"""How many ways a game can go on: counts that are kept, and the moves that are counted held against all others."""

import random

import pytest

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.moves import AnyMove, Resign, Roll, SetGuard
from engine.claustrophobia.notation.position import read_position, write_position
from engine.claustrophobia.perft import TooManyOutcomes, outcomes, perft
from engine.claustrophobia.rounds.phases import DemonAction, RoundEnd
from engine.claustrophobia.scenarios import SCENARIOS
from engine.core import Seat
from tests.engine.claustrophobia.perft_counts import Counted, read_counts
from tests.engine.claustrophobia.random_games import SETUPS, TRIED, random_game
from tests.length import length

COUNTS = read_counts()
every_count = pytest.mark.parametrize("counted", COUNTS, ids=[counted.origin.split(":")[0] for counted in COUNTS])


def test_the_file_has_positions_of_every_scenario_as_they_are_written() -> None:
    assert len({counted.line for counted in COUNTS}) == len(COUNTS) >= 2 * len(SCENARIOS)
    assert {counted.state.scenario for counted in COUNTS} == set(SCENARIOS)
    assert all(write_position(counted.state) == counted.line for counted in COUNTS)
    assert all(len(counted.nodes) >= 2 for counted in COUNTS)


def test_the_file_has_an_auction_a_force_and_deferred_names_at_a_mortal_blow_and_at_the_end_of_a_round() -> None:
    owed = {(counted.state.naming, moment_of(counted.state)) for counted in COUNTS}
    assert {("at-once", "auction"), ("at-once", "force"), ("at-once", "naming")} <= owed
    deferred = [counted.state for counted in COUNTS if counted.state.naming == "deferred" and counted.state.is_naming]
    assert {type(state.phase) for state in deferred} == {DemonAction, RoundEnd}


MANY = length(8_000, long=10**9)
"""Up to so many ways are counted, and those of one turn in each position."""


@every_count
def test_the_counts_are_those_of_the_file(counted: Counted) -> None:
    for depth, nodes in enumerate(counted.nodes, start=1):
        if depth == 1 or nodes <= MANY:
            assert perft(counted.state, depth) == nodes


def all_moves() -> list[AnyMove]:
    """Every move that could be made in some games, each once."""
    found: dict[AnyMove, None] = {}
    for seed, setup in enumerate(TRIED.values()):
        match = random_game(setup, seed)
        state = match.journal.start
        for turn in match.journal.turns:
            for seat in CLAUSTROPHOBIA.to_act(state):
                found |= dict.fromkeys(CLAUSTROPHOBIA.choices(state, seat))
            for event in turn.events:
                state = CLAUSTROPHOBIA.evolve(state, event)
    return [move for move in found if not isinstance(move, Resign | SetGuard | Roll)]


def test_no_legal_move_is_missing_among_those_that_are_counted() -> None:
    moves = random.Random(2).sample(all_moves(), 2000)
    for counted in COUNTS:
        for seat in CLAUSTROPHOBIA.to_act(counted.state):
            choices = list(CLAUSTROPHOBIA.choices(counted.state, seat))
            results = [outcome(counted, seat, move) for move in choices]
            for move in moves:
                if CLAUSTROPHOBIA.why_not(counted.state, seat, move) is None and move not in choices:
                    assert outcome(counted, seat, move) in results, move


def outcome(counted: Counted, seat: Seat, move: AnyMove) -> object:
    """What a move comes to with the first luck that there is: moves that differ in name alone come to the same."""
    return write_position(next(outcomes(counted.state, seat, move)).state)


def test_a_roll_counts_once_for_each_way_in_which_the_dice_can_fall() -> None:
    assert perft(read_position("cl1 scenario=air"), 1) == 6**4


def test_a_game_that_is_over_goes_on_in_no_way() -> None:
    over = read_position("cl1 scenario=air phase=over:resigned:humans")
    assert [perft(over, depth) for depth in (0, 1, 2)] == [1, 0, 0]


def test_a_count_looks_at_no_more_outcomes_than_it_may_those_on_the_way_included() -> None:
    counted = min(COUNTS, key=lambda each: each.nodes[:2])
    first, second = counted.nodes[:2]
    assert perft(counted.state, 2, most=first + second) == second
    with pytest.raises(TooManyOutcomes):
        perft(counted.state, 2, most=first + second - 1)


def test_the_luck_that_is_counted_is_what_the_rules_ask_for() -> None:
    luck = random.Random(1)
    match = random_game(SETUPS["air-at-once"], 4)
    for _ in range(10):
        before = luck.randrange(len(match.journal.turns))
        state, turn = match.after(before), match.journal.turns[before]
        plays = list(outcomes(state, turn.seat, turn.move))
        assert tuple(turn.events) in [tuple(play.events) for play in plays]
