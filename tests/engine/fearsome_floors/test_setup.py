"""Rules, sections 1 to 3: the board, the pieces, and the basic setup."""

from collections import Counter

import pytest

from engine.core import NotAllowed, Reason, ScriptedChance, SeededChance
from engine.fearsome_floors import Setup
from engine.fearsome_floors.board import AHEAD, BEHIND, OPPOSITE, SQUARES, WALLS
from engine.fearsome_floors.cards import ALL_CARDS
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.notation import write_position
from engine.fearsome_floors.setup import begin
from engine.fearsome_floors.state import Monster, TokenPhase
from engine.fearsome_floors.tokens import COLOURS, Colour, shown_number

BOARD = """
abcdefghijkl....
abcdefghijklm...
abcdefghijklmn..
abcdefghijklmno.
abcdefghijklmnop
abcdefghijklmnop
abcdefghijklmnop
.bcdefghijklmnop
..cdefghijklmnop
...defghijklmnop
....efghijklmnop
"""


def test_the_board_has_156_squares_with_two_corners_cut_off() -> None:
    drawn = [f"{column}{row}" for row, line in enumerate(BOARD.split(), 1) for column in line if column != "."]
    assert list(SQUARES) == drawn
    assert len(SQUARES) == 156


def test_every_letter_stands_on_exactly_two_wall_segments_opposite_each_other() -> None:
    assert set(Counter(WALLS.values()).values()) == {2}
    for (square, direction), letter in WALLS.items():
        assert WALLS[OPPOSITE[square], BEHIND[direction]] == letter


def test_a_wall_is_wherever_no_square_lies_ahead() -> None:
    assert len(WALLS) + sum(len(ahead) for ahead in AHEAD.values()) == 4 * len(SQUARES)


def test_both_sides_of_a_token_add_up_to_seven() -> None:
    for token in ("r1", "r3", "r4", "r5"):
        for number in range(1, 15):
            sides = [shown_number(token, round_number=number, turned=turned) for turned in (False, True)]
            assert sum(sides) == 7


@pytest.mark.parametrize("players", range(2, 8))
def test_the_basic_game_begins_with_all_tokens_outside_and_the_monster_on_the_exit(players: int) -> None:
    colours = COLOURS[:players]
    state = begin(Setup(colours, kit=Kit()), ScriptedChance([colours[-1]]))
    assert state.monster == Monster("a1", "e")
    assert state.phase == TokenPhase(colours[-1])
    assert state.start == colours[-1]
    assert state.cards == ALL_CARDS
    assert set(state.tokens.values()) == {"in"}
    assert [token[1:] for token in state.tokens_of("red")] == (
        ["1", "3", "4", "5"] if players <= 4 else ["1", "4", "5"]
    )
    assert " stones=c3,m4,h5,i6,n6,g7,e8,m8,o9,f10,i10 pools=i3:2x2,e9:4x1 " in write_position(state)


def test_anybody_may_start() -> None:
    starts = {begin(Setup(("red", "green", "blue")), SeededChance(seed)).start for seed in range(30)}
    assert starts == {"red", "green", "blue"}


@pytest.mark.parametrize(
    ("colours", "reason"),
    [
        ((), Reason.of("too-few-players", players=0, fewest=2)),
        (("red",), Reason.of("too-few-players", players=1, fewest=2)),
        ((*COLOURS, "red"), Reason.of("too-many-players", players=8, most=7)),
        (("red", "green", "red"), Reason.of("colour-taken", colour="red")),
        (("red", "black"), Reason.of("colour-not-open", colour="black", players=2)),
    ],
)
def test_a_table_that_cannot_play_is_refused(colours: tuple[Colour, ...], reason: Reason) -> None:
    with pytest.raises(NotAllowed) as refused:
        begin(Setup(colours), SeededChance(1))
    assert refused.value.reason == reason
