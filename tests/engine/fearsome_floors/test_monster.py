"""Rules, section 6: the monster's walk."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.fearsome_floors.board import AHEAD, BEHIND, DIRECTIONS
from engine.fearsome_floors.events import (
    MonsterLooked,
    MonsterSlid,
    MonsterStepped,
    MonsterStopped,
    Sighting,
    TilePushed,
    TileRemoved,
    TileSlid,
    TokenEaten,
    TokenPushed,
    TokenSlid,
)
from engine.fearsome_floors.problems import problems
from engine.fearsome_floors.state import Monster, MonsterPhase
from tests.engine.fearsome_floors.positions import looks, position, revealed, steps, walked


def test_the_monster_looks_ahead_left_and_right_and_never_behind() -> None:
    look = looks(position("monster=h6e", "r1:c6"))[0]
    assert look == MonsterLooked(
        1,
        last=False,
        sightings=(
            Sighting("e", "p6", 8, None),
            Sighting("n", "h1", 5, None),
            Sighting("s", "h11", 5, None),
        ),
        verdict="nobody",
        facing="e",
    )


def test_it_turns_to_the_nearest_token() -> None:
    look = looks(position("monster=h6n", "r1:h2 r3:e6 r4:m6"))[0]
    assert look.sightings == (
        Sighting("n", "h2", 4, "r1"),
        Sighting("w", "e6", 3, "r3"),
        Sighting("e", "m6", 5, "r4"),
    )
    assert (look.verdict, look.facing) == ("nearest", "w")


def test_it_sees_only_the_first_token_in_a_line() -> None:
    assert looks(position("monster=h6e", "r1:k6 r3:m6"))[0].sightings[0] == Sighting("e", "k6", 3, "r1")


@pytest.mark.parametrize("tokens", ["r1:h4 r3:h8", "r1:h4 r3:j6", "r1:h4 r3:j6 r4:h8"])
def test_it_keeps_its_direction_where_the_nearest_distance_is_shared(tokens: str) -> None:
    look = looks(position("monster=h6e", tokens))[0]
    assert (look.verdict, look.facing) == ("tie", "e")


def test_a_shared_distance_that_is_not_the_nearest_decides_nothing() -> None:
    look = looks(position("monster=h6e", "r1:h4 r3:h8 r4:i6"))[0]
    assert (look.verdict, look.facing) == ("nearest", "e")


def test_stones_block_its_sight() -> None:
    look = looks(position("monster=h6e stones=k6,h5", "r1:l6 r3:h4"))[0]
    assert look.sightings[:2] == (Sighting("e", "j6", 2, None), Sighting("n", "h6", 0, None))


def test_squares_of_blood_count_like_others() -> None:
    look = looks(position("monster=h6e pools=i6:4x1", "r1:m6 r3:h3"))[0]
    assert [sighting.distance for sighting in look.sightings[:2]] == [5, 3]
    assert look.facing == "n"


def test_sight_ends_at_the_wall_even_where_the_monster_could_walk_through() -> None:
    assert looks(position("monster=p6e", "r1:a6"))[0].sightings[0] == Sighting("e", "p6", 0, None)


def test_it_looks_before_each_step_and_once_more_after_the_last() -> None:
    seen = looks(position("monster=h6e"), "7")
    assert [(look.step, look.last) for look in seen] == [*((step, False) for step in range(1, 8)), (8, True)]


def test_it_turns_in_its_last_look_too() -> None:
    assert walked(position("monster=a6e", "r1:f3"), "5").state.monster == Monster("f6", "n")


@pytest.mark.parametrize(("card", "number"), [("5", 5), ("7", 7), ("8", 8), ("10", 10)])
def test_a_number_is_that_many_steps(card: str, number: int) -> None:
    events = walked(position("monster=a6e"), card).events  # type: ignore[arg-type]  # the parameters are cards
    assert sum(isinstance(event, MonsterStepped) for event in events) == number


def test_a_token_ahead_is_eaten() -> None:
    assert steps(position("monster=h6e", "r1:i6"))[0] == [
        TokenEaten("r1", "i6", "bite", "in"),
        MonsterStepped("h6", "i6"),
    ]


def test_in_the_first_half_an_eaten_token_goes_back_to_the_entrance() -> None:
    assert steps(position("monster=h6e round=7", "r1:i6"))[0][0] == TokenEaten("r1", "i6", "bite", "in")


def test_in_the_second_half_an_eaten_token_is_out_of_the_game() -> None:
    state = position("monster=h6e round=8", "r1:i6")
    assert steps(state)[0][0] == TokenEaten("r1", "i6", "bite", "eaten")
    assert walked(state, "5").state.tokens["r1"] == "eaten"


def test_a_stone_ahead_is_pushed_with_all_in_line_behind_it_the_farthest_first() -> None:
    assert steps(position("monster=h6e stones=i6,j6,l6", "r1:k6 r3:m6 g1:o6"))[0] == [
        TokenPushed("r3", "m6", "n6"),
        TilePushed("stone", "l6", "m6"),
        TokenPushed("r1", "k6", "l6"),
        TilePushed("stone", "j6", "k6"),
        TilePushed("stone", "i6", "j6"),
        MonsterStepped("h6", "i6"),
    ]


def test_what_is_pushed_over_the_edge_is_gone() -> None:
    assert steps(position("monster=l6e stones=m6,o6", "r1:n6 r3:p6"))[:3] == [
        [
            TokenEaten("r3", "p6", "edge", "in", "e"),
            TilePushed("stone", "o6", "p6"),
            TokenPushed("r1", "n6", "o6"),
            TilePushed("stone", "m6", "n6"),
            MonsterStepped("l6", "m6"),
        ],
        [
            TileRemoved("stone", "p6", "edge", "e"),
            TokenPushed("r1", "o6", "p6"),
            TilePushed("stone", "n6", "o6"),
            MonsterStepped("m6", "n6"),
        ],
        [TokenEaten("r1", "p6", "edge", "in", "e"), TilePushed("stone", "o6", "p6"), MonsterStepped("n6", "o6")],
    ]


ROUND = f"stones={','.join(f'{column}6' for column in 'abcdefghijk')}"
"""With tokens on l6 to o6 and the monster on p6, all of row 6 is full."""
ROW = "r1:l6 r3:m6 r4:n6 r5:o6"


def test_a_line_round_to_its_own_back_is_pushed_round_and_the_monster_is_not() -> None:
    state = position(f"monster=p6e {ROUND}", ROW)
    assert steps(state)[0] == [
        TokenPushed("r5", "o6", "p6"),
        TokenPushed("r4", "n6", "o6"),
        TokenPushed("r3", "m6", "n6"),
        TokenPushed("r1", "l6", "m6"),
        *(TilePushed("stone", f"{origin}6", f"{target}6") for target, origin in pairwise("lkjihgfedcba")),
        MonsterStepped("p6", "a6", "V"),
    ]
    play = revealed(replace(state, phase=MonsterPhase()), "5")
    assert (play.state.monster, play.state.tokens["r5"]) == (Monster("e6", "e"), "in")
    assert problems(play.state) == []


def test_so_it_is_towards_the_west() -> None:
    crystals = ",".join(f"{column}6" for column in "bcdefghijklmnop")
    first, second, *_ = steps(position(f"monster=a6w crystals={crystals}"))
    assert [first[0], first[-1]] == [TilePushed("crystal", "b6", "a6"), MonsterStepped("a6", "p6", "V")]
    assert second[0] == TileRemoved("crystal", "a6", "edge", "w")


def test_on_blood_a_full_row_comes_as_far_as_the_wall() -> None:
    step = steps(position(f"monster=p6e pools=m6:4x1 {ROUND}", ROW))[0]
    assert step[:2] == [TokenPushed("r5", "o6", "p6"), TokenPushed("r4", "n6", "o6")]
    assert step[-1] == MonsterStepped("p6", "a6", "V")


def test_ruling_the_last_piece_of_a_full_row_is_gone_on_the_teleporter_that_the_monster_leaves() -> None:
    state = position(f"monster=p6e teleporters=1:p6n+d2s pools=l6:4x1 {ROUND}", ROW)
    assert steps(state)[0][:2] == [TokenEaten("r5", "o6", "teleporter", "in"), TokenPushed("r4", "n6", "o6")]


@pytest.mark.parametrize(("monster", "stone"), [("c1w", "b1"), ("a3n", "a2"), ("n11e", "o11"), ("p9s", "p10")])
def test_a_tile_pushed_onto_a_corner_is_removed(monster: str, stone: str) -> None:
    assert steps(position(f"monster={monster} stones={stone}"))[0] == [
        TileRemoved("stone", stone, "corner"),
        MonsterStepped(monster[:-1], stone),
    ]


@pytest.mark.parametrize("square", ["l1", "m2", "e11", "a7"])
def test_on_a_square_with_two_walls_what_is_pushed_over_the_edge_says_over_which(square: str) -> None:
    walls = [direction for direction in DIRECTIONS if square not in AHEAD[direction]]
    assert len(walls) == 2
    for wall in walls:
        monster = f"monster={AHEAD[BEHIND[wall]][square]}{wall}"
        assert steps(position(f"{monster} stones={square}"))[0][0] == TileRemoved("stone", square, "edge", wall)
        beyond = AHEAD[BEHIND[wall]][AHEAD[BEHIND[wall]][square]]
        pushed = steps(position(f"monster={beyond}{wall} stones={AHEAD[wall][beyond]}", f"r1:{square}"))[0][0]
        assert pushed == TokenEaten("r1", square, "edge", "in", wall)


def test_a_token_may_be_pushed_onto_a_corner() -> None:
    state = position("monster=d1w stones=c1", "r1:b1")
    assert steps(state)[0][0] == TokenPushed("r1", "b1", "a1")
    assert steps(state)[1][:2] == [TokenEaten("r1", "a1", "edge", "in", "w"), TileRemoved("stone", "b1", "corner")]


def test_what_is_pushed_onto_blood_slides_across() -> None:
    assert steps(position("monster=c6e stones=d6 pools=f6:4x1", "r1:e6"))[0] == [
        TokenPushed("r1", "e6", "f6"),
        TokenSlid("r1", "f6", "g6"),
        TokenSlid("r1", "g6", "h6"),
        TokenSlid("r1", "h6", "i6"),
        TokenSlid("r1", "i6", "j6"),
        TilePushed("stone", "d6", "e6"),
        MonsterStepped("c6", "d6"),
    ]
    assert steps(position("monster=c6e stones=d6 pools=e6:2x2"))[0] == [
        TilePushed("stone", "d6", "e6"),
        TileSlid("stone", "e6", "f6"),
        TileSlid("stone", "f6", "g6"),
        MonsterStepped("c6", "d6"),
    ]


def test_a_line_that_slides_leaves_room_for_the_nearer_pieces() -> None:
    assert steps(position("monster=c6e stones=d6,e6,h6 pools=f6:2x2"))[0] == [
        TilePushed("stone", "e6", "f6"),
        TileSlid("stone", "f6", "g6"),
        TilePushed("stone", "d6", "e6"),
        MonsterStepped("c6", "d6"),
    ]


def test_a_pushed_piece_stops_on_the_last_free_square_of_blood() -> None:
    assert steps(position("monster=c6e stones=d6 pools=f6:4x1", "r1:e6 r3:h6"))[0][:2] == [
        TokenPushed("r1", "e6", "f6"),
        TokenSlid("r1", "f6", "g6"),
    ]


def test_the_wall_stops_a_slide() -> None:
    assert steps(position("monster=l6e stones=m6 pools=o6:2x2", "r1:n6"))[0][:2] == [
        TokenPushed("r1", "n6", "o6"),
        TokenSlid("r1", "o6", "p6"),
    ]


@pytest.mark.parametrize(
    ("monster", "entry", "wall"),
    [("p7e", "a5", "W"), ("a1n", "p11", "A"), ("d10w", "m2", "O"), ("l1e", "e11", "M"), ("h11s", "i1", "I")],
)
def test_it_goes_through_a_wall_in_at_the_same_letter(monster: str, entry: str, wall: str) -> None:
    assert steps(position(f"monster={monster}"))[0] == [MonsterStepped(monster[:-1], entry, wall)]
    assert walked(position(f"monster={monster}"), "5").state.monster.facing == monster[-1]


def test_what_stands_where_it_comes_in_is_eaten() -> None:
    assert steps(position("monster=p6e", "r1:a6"))[0] == [
        TokenEaten("r1", "a6", "bite", "in"),
        MonsterStepped("p6", "a6", "V"),
    ]


def test_what_stands_where_it_comes_in_is_pushed_in_its_direction_with_the_line_behind() -> None:
    assert steps(position("monster=p6e stones=a6,c6", "r1:b6"))[0] == [
        TilePushed("stone", "c6", "d6"),
        TokenPushed("r1", "b6", "c6"),
        TilePushed("stone", "a6", "b6"),
        MonsterStepped("p6", "a6", "V"),
    ]


def test_on_blood_it_slides_on_with_the_same_step_without_looking() -> None:
    state = position("monster=h6e pools=i6:4x1", "r1:j3 r3:j9")
    assert steps(state)[0] == [
        MonsterStepped("h6", "i6"),
        MonsterSlid("i6", "j6"),
        MonsterSlid("j6", "k6"),
        MonsterSlid("k6", "l6"),
        MonsterSlid("l6", "m6"),
    ]


def test_sliding_it_eats_and_pushes_square_by_square() -> None:
    assert steps(position("monster=h6e pools=i6:2x2 stones=j6", "r1:i6 r3:k6"))[0] == [
        TokenEaten("r1", "i6", "bite", "in"),
        MonsterStepped("h6", "i6"),
        TokenPushed("r3", "k6", "l6"),
        TilePushed("stone", "j6", "k6"),
        MonsterSlid("i6", "j6"),
        TokenPushed("r3", "l6", "m6"),
        TilePushed("stone", "k6", "l6"),
        MonsterSlid("j6", "k6"),
    ]


def test_it_slides_on_through_a_wall() -> None:
    assert steps(position("monster=m6e pools=n6:2x2,p6:1x4,a4:2x2 stones=a3"))[0] == [
        MonsterStepped("m6", "n6"),
        MonsterSlid("n6", "o6"),
        MonsterSlid("o6", "p6"),
        MonsterSlid("p6", "a6", "V"),
    ]
    assert steps(position("monster=n6e pools=o6:2x2,a6:2x2"))[0][-1] == MonsterSlid("b6", "c6")


def test_coming_round_to_the_same_square_and_facing_ends_a_slide() -> None:
    state = position("monster=a6e pools=a6:4x1,e6:4x1,i6:4x1,m6:4x1")
    first = steps(state)[0]
    assert len(first) == 17
    assert first[-2:] == [MonsterSlid("p6", "a6", "V"), MonsterStopped("a6")]


def test_a_hits_card_lasts_until_so_many_tokens_are_eaten_and_ends_with_that_step() -> None:
    state = position("monster=a6e", "r1:c6 r3:e6 r4:h6")
    assert len(steps(state, "1h")) == 2
    assert len(steps(state, "2h")) == 4
    assert [look.last for look in looks(state, "1h")] == [False, False, True]


def test_a_hits_card_lasts_twenty_steps_at_most() -> None:
    assert len(steps(position("monster=a6e"), "2h")) == 20


def test_tokens_pushed_off_the_edge_count_for_a_hits_card() -> None:
    state = position("monster=n6e stones=o6", "r1:p6 r3:c3")
    assert steps(state, "1h") == [
        [TokenEaten("r1", "p6", "edge", "in", "e"), TilePushed("stone", "o6", "p6"), MonsterStepped("n6", "o6")]
    ]


def test_two_tokens_may_be_eaten_in_one_step_of_a_slide() -> None:
    state = position("monster=h6e pools=i6:2x2", "r1:i6 r3:j6")
    assert len(steps(state, "1h")) == 1
    assert walked(state, "1h").state.tokens["r3"] == "in"


def test_the_walk_stops_as_soon_as_nobody_is_left_in_the_second_half() -> None:
    state = position("monster=h6e round=9", "r1:j6", rest="eaten")
    assert walked(state, "10").events[-1] == MonsterStepped("i6", "j6")
