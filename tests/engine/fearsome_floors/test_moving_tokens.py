"""Rules, section 5: moving a token."""

import pytest

from engine.core import Reason
from engine.fearsome_floors.events import (
    TilePushed,
    TileRemoved,
    TileSlid,
    TokenEntered,
    TokenEscaped,
    TokenSlid,
    TokenStepped,
)
from engine.fearsome_floors.path import results
from tests.engine.fearsome_floors.positions import after, moved, position, refused


def test_entering_costs_a_point_and_leads_to_the_entrance_corner() -> None:
    state = position("turn=r")
    assert moved(state, "r3", "iul") == [
        TokenEntered("r3", "p11"),
        TokenStepped("r3", "p11", "p10"),
        TokenStepped("r3", "p10", "o10"),
    ]
    assert refused(state, "r1", "iu") == Reason.of("too-many-points", token="r1", point=2, number=1)


def test_a_waiting_token_must_enter_before_anything_else() -> None:
    state = position("turn=r")
    for path in ("u", "x", "ui"):
        assert refused(state, "r3", path) == Reason.of("enter-first", token="r3", point=1)


def test_a_token_inside_cannot_enter_again() -> None:
    assert refused(position("turn=r", "r3:k7"), "r3", "ui") == Reason.of(
        "already-inside", token="r3", point=2, square="k6"
    )


def test_nobody_enters_while_the_monster_stands_on_the_entrance() -> None:
    assert refused(position("monster=p11n turn=r"), "r3", "i") == Reason.of(
        "monster-there", token="r3", point=1, square="p11"
    )


def test_nobody_enters_while_a_tile_stands_on_the_entrance() -> None:
    assert refused(position("stones=p11 turn=r"), "r3", "i") == Reason.of(
        "entrance-blocked", token="r3", point=1, square="p11"
    )


def test_a_token_may_enter_over_another_one_but_not_stay_on_it() -> None:
    state = position("turn=r", "g1:p11")
    assert moved(state, "r3", "iu") == [TokenEntered("r3", "p11"), TokenStepped("r3", "p11", "p10")]
    assert refused(state, "r3", "i") == Reason.of("ends-on-token", token="r3", point=1, square="p11", other="g1")


def test_a_waiting_token_may_stay_outside_and_is_just_turned_over() -> None:
    state = position("round=2 turn=r")
    assert moved(state, "r3", "") == []
    assert after(state, "r3", "").moved == {"r3"}


def test_leaving_costs_one_more_point_from_the_exit_corner() -> None:
    state = position("turn=r", "r3:c1")
    assert moved(state, "r3", "llx") == [
        TokenStepped("r3", "c1", "b1"),
        TokenStepped("r3", "b1", "a1"),
        TokenEscaped("r3", "a1"),
    ]
    assert refused(position("turn=r", "r1:b1"), "r1", "lx") == Reason.of(
        "too-many-points", token="r1", point=2, number=1
    )


def test_a_token_leaves_from_nowhere_else() -> None:
    assert refused(position("turn=r", "r3:c1"), "r3", "lx") == Reason.of(
        "exit-elsewhere", token="r3", point=2, square="b1"
    )
    assert refused(position("turn=r", "r3:p11"), "r3", "x") == Reason.of(
        "exit-elsewhere", token="r3", point=1, square="p11"
    )


def test_a_token_that_has_left_goes_nowhere() -> None:
    assert refused(position("turn=r", "r3:a1"), "r3", "xd") == Reason.of("already-out", token="r3", point=2)


def test_a_token_may_turn_go_back_and_forth_stop_early_or_stay() -> None:
    state = position("turn=r", "r4:k6")
    assert after(state, "r4", "lrud").tokens["r4"] == "k6"
    assert after(state, "r4", "l").tokens["r4"] == "j6"
    assert after(state, "r4", "").tokens["r4"] == "k6"


@pytest.mark.parametrize(("round_number", "number"), [(1, 1), (2, 6), (3, 1), (14, 6)])
def test_light_sides_show_in_odd_rounds_and_dark_ones_in_even_rounds(round_number: int, number: int) -> None:
    assert position(f"round={round_number}").number_of("r1") == number


def test_a_token_that_has_moved_shows_its_other_side() -> None:
    assert position("round=3", "r3:k7*").number_of("r3") == 4


@pytest.mark.parametrize(
    ("square", "letter", "wall"),
    [("a5", "l", "W"), ("p9", "r", "Y"), ("c1", "u", "C"), ("f11", "d", "K"), ("m2", "u", "N"), ("a7", "d", "T")],
)
def test_a_token_never_goes_through_a_wall(square: str, letter: str, wall: str) -> None:
    assert refused(position("turn=r", f"r1:{square}"), "r1", letter) == Reason.of(
        "wall", token="r1", point=1, square=square, letter=wall
    )


def test_a_token_never_goes_onto_the_monsters_square() -> None:
    state = position("monster=h6n turn=r", "r3:h8")
    assert refused(state, "r3", "uu") == Reason.of("monster-there", token="r3", point=2, square="h6")


def test_a_path_has_no_other_letters() -> None:
    assert refused(position("turn=r", "r3:h8"), "r3", "uz") == Reason.of(
        "unknown-letter", token="r3", point=2, letter="z"
    )


def test_a_token_passes_over_others_for_a_point_each() -> None:
    state = position("turn=r", "r3:k6 g1:j6 g3:i6")
    assert moved(state, "r3", "lll")[-1] == TokenStepped("r3", "i6", "h6")
    assert refused(state, "r3", "ll") == Reason.of("ends-on-token", token="r3", point=2, square="i6", other="g3")


def test_a_token_pushes_one_tile_again_and_again() -> None:
    assert moved(position("stones=j6 turn=r", "r3:k6"), "r3", "ll") == [
        TilePushed("stone", "j6", "i6"),
        TokenStepped("r3", "k6", "j6"),
        TilePushed("stone", "i6", "h6"),
        TokenStepped("r3", "j6", "i6"),
    ]


def test_a_token_can_push_a_tile_onto_the_square_where_it_began() -> None:
    state = position("stones=j6 turn=r", "r5:k6")
    assert moved(state, "r5", "ulldr") == [
        TokenStepped("r5", "k6", "k5"),
        TokenStepped("r5", "k5", "j5"),
        TokenStepped("r5", "j5", "i5"),
        TokenStepped("r5", "i5", "i6"),
        TilePushed("stone", "j6", "k6"),
        TokenStepped("r5", "i6", "j6"),
    ]


@pytest.mark.parametrize(
    ("fields", "tokens", "reason"),
    [
        ("stones=j6,i6", "", Reason.of("tile-before-tile", tile="stone", square="j6", behind="i6", other="stone")),
        ("stones=j6", "g1:i6", Reason.of("tile-before-token", tile="stone", square="j6", behind="i6", other="g1")),
        ("stones=j6 monster=i6e", "", Reason.of("tile-before-monster", tile="stone", square="j6", behind="i6")),
    ],
)
def test_a_tile_cannot_be_pushed_when_something_is_behind_it(fields: str, tokens: str, reason: Reason) -> None:
    state = position(f"{fields} turn=r", f"r3:k6 {tokens}")
    assert refused(state, "r3", "l") == Reason(reason.key, {**reason.facts, "token": "r3", "point": 1})


def test_a_token_never_pushes_anything_off_the_board() -> None:
    assert refused(position("stones=a6 turn=r", "r3:b6"), "r3", "l") == Reason.of(
        "tile-at-wall", token="r3", point=1, tile="stone", square="a6"
    )


@pytest.mark.parametrize(
    ("stone", "token", "letter"), [("b1", "c1", "l"), ("a2", "a3", "u"), ("o11", "n11", "r"), ("p10", "p9", "d")]
)
def test_a_tile_pushed_onto_a_corner_is_removed(stone: str, token: str, letter: str) -> None:
    state = position(f"stones={stone} turn=r", f"r1:{token}")
    assert moved(state, "r1", letter) == [TileRemoved("stone", stone, "corner"), TokenStepped("r1", token, stone)]
    assert after(state, "r1", letter).tiles == {}


def test_a_tile_is_not_pushed_onto_a_corner_where_a_token_stands() -> None:
    assert refused(position("stones=b1 turn=r", "r1:c1 g1:a1"), "r1", "l").key == "tile-before-token"


def test_a_token_slides_over_blood_to_the_first_square_beyond_for_one_point() -> None:
    state = position("pools=e9:4x1 turn=r", "r1:i9 r3:f8")
    assert moved(state, "r1", "l") == [
        TokenStepped("r1", "i9", "h9"),
        TokenSlid("r1", "h9", "g9"),
        TokenSlid("r1", "g9", "f9"),
        TokenSlid("r1", "f9", "e9"),
        TokenSlid("r1", "e9", "d9"),
    ]
    assert moved(state, "r3", "d") == [TokenStepped("r3", "f8", "f9"), TokenSlid("r3", "f9", "f10")]


def test_a_slide_leads_on_from_one_pool_to_the_next() -> None:
    state = position("pools=g6:2x2,i6:2x2 turn=r", "r1:k6")
    assert moved(state, "r1", "l")[-1] == TokenSlid("r1", "g6", "f6")


def test_a_sliding_token_pushes_a_tile_on_square_by_square() -> None:
    assert moved(position("stones=g9 pools=e9:4x1 turn=r", "r1:i9"), "r1", "l") == [
        TokenStepped("r1", "i9", "h9"),
        TilePushed("stone", "g9", "f9"),
        TileSlid("stone", "f9", "e9"),
        TileSlid("stone", "e9", "d9"),
        TokenSlid("r1", "h9", "g9"),
        TokenSlid("r1", "g9", "f9"),
        TokenSlid("r1", "f9", "e9"),
        TilePushed("stone", "d9", "c9"),
        TokenSlid("r1", "e9", "d9"),
    ]


def test_a_sliding_token_pushes_the_tile_that_it_meets_beyond_the_pool_once_for_every_square() -> None:
    assert moved(position("stones=h6 pools=i6:2x2 turn=r", "r1:k6"), "r1", "l") == [
        TokenStepped("r1", "k6", "j6"),
        TokenSlid("r1", "j6", "i6"),
        TilePushed("stone", "h6", "g6"),
        TokenSlid("r1", "i6", "h6"),
    ]


@pytest.mark.parametrize(
    ("fields", "tokens", "stopped"),
    [
        ("stones=h6,g6", "", "i6"),
        ("stones=h6", "g1:g6", "i6"),
        ("monster=h6e", "", "i6"),
        ("stones=i6,h6", "", "j6"),
        ("monster=i6e", "", "j6"),
    ],
)
def test_a_slide_stops_where_it_cannot_go_on(fields: str, tokens: str, stopped: str) -> None:
    state = position(f"{fields} pools=i6:2x2 turn=r", f"r1:k6 {tokens}")
    assert after(state, "r1", "l").tokens["r1"] == stopped


def test_a_slide_stops_at_the_wall() -> None:
    state = position("pools=a5:2x2 turn=r", "r1:c5")
    assert moved(state, "r1", "l") == [TokenStepped("r1", "c5", "b5"), TokenSlid("r1", "b5", "a5")]


def test_a_token_stopped_on_blood_goes_on_in_any_open_direction() -> None:
    state = position("stones=h6,g6 pools=i6:2x2 turn=r", "r3:k6")
    assert moved(state, "r3", "ld")[2:] == [TokenStepped("r3", "i6", "i7"), TokenSlid("r3", "i7", "i8")]
    assert moved(state, "r3", "lr")[2:] == [TokenStepped("r3", "i6", "j6"), TokenSlid("r3", "j6", "k6")]
    assert refused(state, "r3", "ll").key == "tile-before-tile"


def test_a_token_pushes_the_stone_that_stopped_it_once_the_square_behind_is_free_again() -> None:
    state = position("stones=h6 pools=i6:2x2 turn=r", "r1:i6")
    assert moved(state, "r1", "l") == [TilePushed("stone", "h6", "g6"), TokenStepped("r1", "i6", "h6")]


def test_a_token_that_stands_on_blood_may_stay_there() -> None:
    assert after(position("pools=i6:2x2 turn=r", "r1:i6"), "r1", "").tokens["r1"] == "i6"


def test_a_token_slides_over_other_tokens() -> None:
    state = position("pools=e9:4x1 turn=r", "r1:i9 g1:g9 g3:e9")
    assert after(state, "r1", "l").tokens["r1"] == "d9"


def test_a_slide_may_end_on_another_tokens_square_only_with_points_to_go_on() -> None:
    state = position("pools=i6:2x2 turn=r", "r3:k6 g1:h6")
    assert refused(state, "r3", "l") == Reason.of("ends-on-token", token="r3", point=1, square="h6", other="g1")
    assert after(state, "r3", "ld").tokens["r3"] == "h7"


def test_a_token_that_is_stopped_on_blood_on_another_tokens_square_must_go_on_too() -> None:
    state = position("stones=h6,g6 pools=i6:2x2 turn=r", "r3:k6 g1:i6")
    assert refused(state, "r3", "l") == Reason.of("ends-on-token", token="r3", point=1, square="i6", other="g1")
    assert after(state, "r3", "lu").tokens["r3"] == "i5"


def test_a_tile_pushed_onto_blood_slides_to_the_square_beyond() -> None:
    assert moved(position("stones=k6 pools=i6:2x2 turn=r", "r1:l6"), "r1", "l") == [
        TilePushed("stone", "k6", "j6"),
        TileSlid("stone", "j6", "i6"),
        TileSlid("stone", "i6", "h6"),
        TokenStepped("r1", "l6", "k6"),
    ]


@pytest.mark.parametrize(
    ("fields", "tokens", "stopped"),
    [
        ("stones=k6,h6", "", "i6"),
        ("stones=k6", "g1:h6", "i6"),
        ("stones=k6 monster=h6e", "", "i6"),
        ("stones=k6,i6", "", "j6"),
        ("stones=k6", "g1:i6", "j6"),
    ],
)
def test_a_sliding_tile_stops_on_the_last_free_square_of_blood(fields: str, tokens: str, stopped: str) -> None:
    state = after(position(f"{fields} pools=i6:2x2 turn=r", f"r1:l6 {tokens}"), "r1", "l")
    assert stopped in state.tiles
    assert "k6" not in state.tiles


def test_a_sliding_tile_stops_at_the_wall() -> None:
    assert set(after(position("stones=c5 pools=a5:2x2 turn=r", "r1:d5"), "r1", "l").tiles) == {"a5"}


def test_a_tile_that_slides_onto_a_corner_is_removed() -> None:
    state = position("stones=d1 pools=b1:2x2 turn=r", "r1:e1")
    assert moved(state, "r1", "l") == [
        TilePushed("stone", "d1", "c1"),
        TileSlid("stone", "c1", "b1"),
        TileRemoved("stone", "b1", "corner"),
        TokenStepped("r1", "e1", "d1"),
    ]


def test_results_are_all_different_and_each_has_a_shortest_path() -> None:
    found = results(position("stones=j6", "r3:k6"), "r3")
    assert len({(result.place, frozenset(result.tiles)) for result in found}) == len(found)
    assert found[0].path == ""
    pushed = {result.path: set(result.tiles) for result in found if result.place == "j6"}
    assert pushed == {"l": {"i6"}, "uld": {"j7"}, "dlu": {"j5"}, "llr": {"h6"}}


def test_results_on_an_empty_floor_are_the_squares_within_reach() -> None:
    found = results(position("monster=h11e", "r3:h6"), "r3")
    assert len(found) == 25  # all squares at most three away
    assert all(len(result.path) <= 3 for result in found)


def test_a_token_that_has_moved_or_is_gone_has_no_results() -> None:
    state = position("", "r1:k6* r3:out r4:eaten")
    assert [results(state, token) for token in ("r1", "r3", "r4", "b1")] == [(), (), (), ()]
