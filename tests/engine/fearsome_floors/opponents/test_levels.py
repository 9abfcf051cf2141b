"""How the levels play: what they choose, and that the master, even in a hurry, beats the runner."""

from collections import Counter
from functools import partial
from itertools import count

from msgspec.structs import replace

from engine.core import UNHURRIED, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.board import DIRECTIONS, coordinates
from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.opponents.search import LEVELS, SKILLS
from tests.benchmarks.opponents import Game, Pairing, played
from tests.engine.fearsome_floors.positions import position
from tests.length import length

CROWDED = position(
    "monster=f5e stones=c3,m4,h5,i6,g7,e8 pools=i3:2x2 round=4 cards=5,7,8,1h",
    "r1:d9 r3:k6 r4:g4 r5:j9 g1:c5 g3:l7 g4:f9",
)
GAMES = length(4, long=10)
LOOKS = 20
"""How often a decision looks at the clock until it is over, which ends a master's thought early.

With so few, 39 of 40 games of other seeds and these are won, and the last pass of a search is still come to.
"""


def test_values_never_rise_from_one_move_to_the_next() -> None:
    for level in LEVELS:
        values = [choice.value for choice in OPPONENTS.judge(CROWDED, Seat(0), level.key, UNHURRIED)]
        assert values == sorted(values, reverse=True)


def test_a_level_that_plays_moves_out_chooses_among_these() -> None:
    judged = OPPONENTS.judge(CROWDED, Seat(0), "skilled", UNHURRIED)
    thought_through = [choice.move for choice in judged[: SKILLS["skilled"].played_out]]
    for seed in range(20):
        assert OPPONENTS.choose(CROWDED, Seat(0), "skilled", SeededChance(seed), UNHURRIED).move in thought_through


def test_teleporters_of_a_draft_point_everywhere_and_lie_on_many_squares_with_arrows_back_to_the_way() -> None:
    drafting = FEARSOME_FLOORS.begin(Setup(("green", "red"), dungeon="advanced"), SeededChance(1))
    state, luck = replace(drafting, draft=("teleporter1",)), SeededChance(1)
    placed = [OPPONENTS.choose(state, Seat(0), "master", luck, UNHURRIED).move for _ in range(80)]
    moves = [move for move in placed if isinstance(move, PlaceTile)]
    arrows, squares = Counter(move.direction for move in moves), Counter(move.square for move in moves)
    assert len(moves) == 80
    assert set(arrows) == set(DIRECTIONS)
    assert max(arrows.values()) < 80 / 2
    assert max(squares.values()) < 80 / 5
    for move in moves:
        column, row = coordinates(move.square)
        assert (move.direction in ("n", "e")) == (row / 10 > column / 15)


def test_the_master_beats_the_runner_three_times_of_four() -> None:
    games = [Game(Pairing("master", "runner"), seed, seat) for seed in range(GAMES // 2) for seat in range(2)]
    looks = partial(next, count())  # in place of time: a busy machine must not make it weaker
    assert sum(played(game, seconds=LOOKS, clock=looks).won for game in games) >= 3 / 4 * GAMES
