"""How many ways a game can go on: counts that are kept, and held against a count that tries everything."""

from collections.abc import Iterator
from itertools import product
from typing import get_args

import pytest

from engine.core import Play, ScriptedChance, Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import SQUARES
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceTile, RevealCard
from engine.fearsome_floors.notation import read_position, write_position
from engine.fearsome_floors.path import PATH_LETTERS
from engine.fearsome_floors.perft import MOST_ACTIONS, TooManyActions, perft
from engine.fearsome_floors.state import State
from engine.fearsome_floors.supply import DRAFT_TILES, Orientation
from engine.fearsome_floors.tokens import TokenName
from tests.engine.fearsome_floors.perft_counts import DEPTHS, Counted, read_counts
from tests.length import length

COUNTS = read_counts()
FEW = length(26, long=47)
"""Up to so many choices everything is tried to depth 2."""

MANY = length(75_000, long=2_000_000)
"""Up to so many sequences are counted."""

every_count = pytest.mark.parametrize("counted", COUNTS, ids=[counted.origin.split(":")[0] for counted in COUNTS])


def test_the_file_has_every_depth_of_at_least_six_positions() -> None:
    assert len({counted.ffn for counted in COUNTS}) == len(COUNTS) >= 6
    assert all(len(counted.nodes) == len(DEPTHS) for counted in COUNTS)
    assert all(write_position(counted.state) == counted.ffn for counted in COUNTS)


def test_no_count_of_the_file_comes_near_the_limit() -> None:
    assert 5 * max(map(sum, (counted.nodes for counted in COUNTS))) < MOST_ACTIONS


@every_count
def test_the_counts_are_those_of_the_file(counted: Counted) -> None:
    for depth, nodes in zip(DEPTHS, counted.nodes, strict=True):
        if nodes <= MANY:
            assert perft(counted.state, depth) == nodes


def _played(state: State, seat: Seat | None, move: AnyMove, *luck: str) -> State:
    play = Play(state, evolve, ScriptedChance(luck))
    FEARSOME_FLOORS.resolve(play, seat, move)
    return play.state


def _after_paths(state: State, seat: Seat, token: TokenName, path: str = "") -> Iterator[State]:
    """Try a path and all that are longer; only a token in the way can make a longer one legal where this one is not."""
    reason = FEARSOME_FLOORS.why_not(state, seat, MoveToken(token, path))
    if reason is None:
        yield _played(state, seat, MoveToken(token, path))
    if reason is None or reason.key == "ends-on-token":
        for letter in PATH_LETTERS:
            yield from _after_paths(state, seat, token, path + letter)


def _after_tiles(state: State, seat: Seat) -> Iterator[State]:
    for tile, square, way in product(DRAFT_TILES, SQUARES, (None, *get_args(Orientation))):
        if FEARSOME_FLOORS.why_not(state, seat, PlaceTile(tile, square, way)) is None:
            yield _played(state, seat, PlaceTile(tile, square, way))


def _after_cards(state: State) -> Iterator[State]:
    if FEARSOME_FLOORS.why_not(state, None, RevealCard()) is None:
        for card in CARDS:
            try:
                yield _played(state, None, RevealCard(), card)
            except LookupError:
                continue  # it cannot be drawn


def _by_trying_all(state: State, depth: int) -> int:
    """Count by trying every path, placement and card, and counting the different positions that they come to."""
    if depth == 0:
        return 1
    seats = [Seat(seat) for seat in range(len(state.colours))]
    moved = (after for seat in seats for token in state.tokens for after in _after_paths(state, seat, token))
    placed = (after for seat in seats for after in _after_tiles(state, seat))
    different = {write_position(after) for tried in (moved, placed, _after_cards(state)) for after in tried}
    return sum(_by_trying_all(read_position(after), depth - 1) for after in different)


@every_count
def test_trying_everything_comes_to_the_same_counts(counted: Counted) -> None:
    assert _by_trying_all(counted.state, 1) == counted.nodes[0]
    if counted.nodes[0] <= FEW:
        assert _by_trying_all(counted.state, 2) == counted.nodes[1]


def test_a_game_that_is_over_goes_on_in_no_way() -> None:
    over = "ff1 monster=a1e tokens=r1:out,r3:out,r4:out,r5:in,g1:in,g3:in,g4:in,g5:in round=3 turn=over"
    assert [perft(read_position(over), depth) for depth in (0, 1, 2)] == [1, 0, 0]


def test_a_count_looks_at_no_more_actions_than_it_may_those_on_the_way_included() -> None:
    first, second, _ = COUNTS[0].nodes
    assert perft(COUNTS[0].state, 2, most=first + second) == second
    with pytest.raises(TooManyActions):
        perft(COUNTS[0].state, 2, most=first + second - 1)


def test_the_first_card_of_the_game_is_one_of_four_kinds_and_a_later_one_of_six() -> None:
    tokens = "tokens=r1:in*,r3:in*,r4:in*,r5:in*,g1:in*,g3:in*,g4:in*,g5:in*"
    assert perft(read_position(f"ff1 monster=a1e {tokens} round=1"), 1) == 4
    assert perft(read_position(f"ff1 monster=a1e {tokens} round=2"), 1) == 6
