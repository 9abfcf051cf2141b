"""Rules, sections 5 and 6: every kind of tile against all that can meet it. Each cell of the table is a test.

The cells are: the monster steps on it, slides on it, comes through a wall onto it; a token walks or slides onto it; a
token pushes it; it is pushed in a line by the monster; the monster's sight.
"""

from typing import Any

import pytest

from engine.core import Reason
from engine.fearsome_floors.events import (
    AnyEvent,
    MonsterSlid,
    MonsterStepped,
    MonsterTeleported,
    MonsterTurned,
    Sighting,
    TilePushed,
    TileRemoved,
    TileSlid,
    TokenEaten,
    TokenPushed,
    TokenSlid,
    TokenStepped,
)
from engine.fearsome_floors.path import results
from engine.fearsome_floors.tiles import TILES, Tile
from tests.engine.fearsome_floors.positions import after, looks, moved, position, refused, steps, walked

every_tile = pytest.mark.parametrize("tile", TILES)
pushed_tile = pytest.mark.parametrize("tile", ["stone", "crystal"])
turning_stone = pytest.mark.parametrize(
    ("tile", "facing", "beside"), [("turner", "s", "h7"), ("reverser", "w", "g6")], ids=["turner", "reverser"]
)


def fields(tile: Tile, squares: str) -> str:
    """The FFN field of some tiles of one kind."""
    return f"{TILES[tile].field}={squares}"


def first_step(state_fields: str, tokens: str = "") -> list[AnyEvent]:
    return steps(position(state_fields, tokens))[0]


# The monster steps on it


@pushed_tile
def test_the_monster_pushes_a_stone_or_a_crystal(tile: Tile) -> None:
    assert first_step(f"monster=h6e {fields(tile, 'i6')}") == [TilePushed(tile, "i6", "j6"), MonsterStepped("h6", "i6")]


@turning_stone
def test_a_turning_stone_is_not_pushed_and_turns_the_monster_which_makes_the_same_step(
    tile: Tile, facing: str, beside: str
) -> None:
    state = position(f"monster=h6e {fields(tile, 'i6')}")
    assert steps(state)[0] == [
        MonsterTurned("h6", facing, tile, "i6"),  # type: ignore[arg-type]  # the parameters are directions
        MonsterStepped("h6", beside),
    ]
    assert len(steps(state, "7")) == 7
    assert walked(state, "5").state.tiles == {"i6": tile}


def test_on_a_teleporter_the_monster_appears_on_the_other_one_facing_its_arrow_with_the_same_step() -> None:
    state = position("monster=h6e teleporters=1:i6n+d3s")
    assert steps(state)[:2] == [
        [MonsterStepped("h6", "i6"), MonsterTeleported("i6", "d3", "s", 1)],
        [MonsterStepped("d3", "d4")],
    ]
    assert steps(position("monster=d2s teleporters=1:i6n+d3s"))[0][1] == MonsterTeleported("d3", "i6", "n", 1)


def test_each_teleporter_leads_to_its_own_pair() -> None:
    fields_of_two = "teleporters=1:i6n+d3s,2:h5e+n9w"
    assert first_step(f"monster=h6e {fields_of_two}")[1] == MonsterTeleported("i6", "d3", "s", 1)
    assert first_step(f"monster=h6n {fields_of_two}")[1] == MonsterTeleported("h5", "n9", "w", 2)


def test_out_of_a_teleporter_the_monster_looks_as_usual_before_its_next_step() -> None:
    state = position("monster=h6e teleporters=1:i6n+d3s", "r1:f3")
    look = looks(state)[1]
    assert [sighting.direction for sighting in look.sightings] == ["s", "e", "w"]
    assert (look.sightings[1], look.facing) == (Sighting("e", "f3", 2, "r1"), "e")
    assert steps(state)[1] == [MonsterStepped("d3", "e3")]


def test_from_a_teleporter_on_which_it_stands_the_monster_steps_off_like_from_any_square() -> None:
    assert first_step("monster=i6n teleporters=1:i6n+d3s") == [MonsterStepped("i6", "i5")]
    assert first_step("monster=i6n teleporters=1:i6n+i5e") == [
        MonsterStepped("i6", "i5"),
        MonsterTeleported("i5", "i6", "n", 1),
    ]


# The monster slides on it


@pushed_tile
def test_a_sliding_monster_pushes_a_stone_or_a_crystal_square_by_square(tile: Tile) -> None:
    assert first_step(f"monster=h6e pools=i6:2x2 {fields(tile, 'k6')}") == [
        MonsterStepped("h6", "i6"),
        MonsterSlid("i6", "j6"),
        TilePushed(tile, "k6", "l6"),
        MonsterSlid("j6", "k6"),
    ]


def test_a_turning_stone_on_the_way_of_a_slide_turns_the_monster_which_slides_on_in_the_new_direction() -> None:
    assert first_step("monster=h6e pools=i6:2x2 turners=k6") == [
        MonsterStepped("h6", "i6"),
        MonsterSlid("i6", "j6"),
        MonsterTurned("j6", "s", "turner", "k6"),
        MonsterSlid("j6", "j7"),
        MonsterSlid("j7", "j8"),
    ]
    assert first_step("monster=h6e pools=i6:2x2 reversers=k6") == [
        MonsterStepped("h6", "i6"),
        MonsterSlid("i6", "j6"),
        MonsterTurned("j6", "w", "reverser", "k6"),
        MonsterSlid("j6", "i6"),
        MonsterSlid("i6", "h6"),
    ]


@pytest.mark.parametrize("tile", ["turner", "reverser"])
def test_a_turning_stone_that_lies_on_blood_turns_too(tile: Tile) -> None:
    step = first_step(f"monster=h6e pools=i6:4x1 {fields(tile, 'k6')}")
    square, facing = ("j7", "s") if tile == "turner" else ("h6", "w")
    assert isinstance(turned := step[2], MonsterTurned)
    assert (turned.square, turned.facing, turned.stone) == ("j6", facing, "k6")
    assert isinstance(last := step[-1], MonsterSlid)
    assert last.target == square


def test_a_teleporter_beyond_the_blood_takes_a_sliding_monster_away_and_ends_the_slide() -> None:
    assert first_step("monster=h6e pools=i6:2x2 teleporters=1:k6n+d3s") == [
        MonsterStepped("h6", "i6"),
        MonsterSlid("i6", "j6"),
        MonsterSlid("j6", "k6"),
        MonsterTeleported("k6", "d3", "s", 1),
    ]


# The monster comes through a wall onto it


@pushed_tile
def test_a_stone_or_a_crystal_behind_a_wall_is_pushed(tile: Tile) -> None:
    assert first_step(f"monster=p6e {fields(tile, 'a6')}") == [
        TilePushed(tile, "a6", "b6"),
        MonsterStepped("p6", "a6", "V"),
    ]


@pytest.mark.parametrize(("tile", "facing", "beside"), [("turner", "s", "p7"), ("reverser", "w", "o6")])
def test_a_turning_stone_behind_a_wall_acts_before_the_wall(tile: Tile, facing: str, beside: str) -> None:
    assert first_step(f"monster=p6e {fields(tile, 'a6')}") == [
        MonsterTurned("p6", facing, tile, "a6", "V"),  # type: ignore[arg-type]  # the parameters are directions
        MonsterStepped("p6", beside),
    ]


def test_a_turning_stone_behind_a_wall_acts_before_the_wall_in_a_slide_too() -> None:
    assert first_step("monster=n6e pools=o6:2x2 turners=a6") == [
        MonsterStepped("n6", "o6"),
        MonsterSlid("o6", "p6"),
        MonsterTurned("p6", "s", "turner", "a6", "V"),
        MonsterSlid("p6", "p7"),
        MonsterSlid("p7", "p8"),
    ]


def test_a_teleporter_behind_a_wall_takes_the_monster_with_the_same_step() -> None:
    assert first_step("monster=p6e teleporters=2:a6n+h8w") == [
        MonsterStepped("p6", "a6", "V"),
        MonsterTeleported("a6", "h8", "w", 2),
    ]


def test_it_slides_through_a_wall_onto_a_teleporter() -> None:
    assert first_step("monster=n6e pools=o6:2x2 teleporters=2:a6n+h8w")[-2:] == [
        MonsterSlid("p6", "a6", "V"),
        MonsterTeleported("a6", "h8", "w", 2),
    ]


def test_blood_behind_a_wall_is_slid_across_with_the_same_step() -> None:
    assert first_step("monster=p6e pools=a6:2x2") == [
        MonsterStepped("p6", "a6", "V"),
        MonsterSlid("a6", "b6"),
        MonsterSlid("b6", "c6"),
    ]


# A token walks onto it


@every_tile
def test_a_token_that_walks_onto_a_tile_pushes_it(tile: Tile) -> None:
    assert moved(position(f"{fields(tile, 'j6')} turn=r", "r1:k6"), "r1", "l") == [
        TilePushed(tile, "j6", "i6"),
        TokenStepped("r1", "k6", "j6"),
    ]


def test_a_token_never_walks_onto_a_teleporter() -> None:
    state = position("teleporters=1:i6n+d3s turn=r", "r3:k6")
    assert refused(state, "r3", "ll") == Reason.of("floor-closed", token="r3", point=2, square="i6", floor="teleporter")
    assert "i6" not in {result.place for result in results(state, "r3")}


def test_a_token_never_enters_onto_a_teleporter() -> None:
    state = position("teleporters=1:p11n+d3s turn=r")
    assert refused(state, "r3", "i") == Reason.of("floor-closed", token="r3", point=1, square="p11", floor="teleporter")


# A token slides onto it


@every_tile
def test_a_sliding_token_pushes_a_tile_that_it_meets(tile: Tile) -> None:
    assert moved(position(f"{fields(tile, 'h6')} pools=i6:2x2 turn=r", "r1:k6"), "r1", "l") == [
        TokenStepped("r1", "k6", "j6"),
        TokenSlid("r1", "j6", "i6"),
        TilePushed(tile, "h6", "g6"),
        TokenSlid("r1", "i6", "h6"),
    ]


def test_a_teleporter_stops_a_tokens_slide() -> None:
    state = position("teleporters=1:h6n+d3s pools=i6:2x2 turn=r", "r3:k6")
    assert moved(state, "r3", "l") == [TokenStepped("r3", "k6", "j6"), TokenSlid("r3", "j6", "i6")]
    assert refused(state, "r3", "ll") == Reason.of("floor-closed", token="r3", point=2, square="h6", floor="teleporter")
    assert after(state, "r3", "ld").tokens["r3"] == "i8"


# A token pushes it


@every_tile
@pytest.mark.parametrize("other", TILES)
def test_a_token_pushes_no_tile_against_another_of_any_kind(tile: Tile, other: Tile) -> None:
    placed = f"{fields(tile, 'j6')} {fields(other, 'i6')}" if tile != other else fields(tile, "j6,i6")
    assert refused(position(f"{placed} turn=r", "r1:k6"), "r1", "l") == Reason.of(
        "tile-before-tile", token="r1", point=1, tile=tile, square="j6", behind="i6", other=other
    )


@every_tile
def test_a_tile_that_a_token_pushes_onto_blood_slides_across(tile: Tile) -> None:
    assert moved(position(f"{fields(tile, 'k6')} pools=i6:2x2 turn=r", "r1:l6"), "r1", "l")[:3] == [
        TilePushed(tile, "k6", "j6"),
        TileSlid(tile, "j6", "i6"),
        TileSlid(tile, "i6", "h6"),
    ]


@every_tile
def test_a_tile_that_a_token_pushes_onto_a_corner_is_removed(tile: Tile) -> None:
    assert moved(position(f"{fields(tile, 'b1')} turn=r", "r1:c1"), "r1", "l") == [
        TileRemoved(tile, "b1", "corner"),
        TokenStepped("r1", "c1", "b1"),
    ]


@every_tile
def test_a_tile_that_a_token_pushes_onto_a_teleporter_is_removed(tile: Tile) -> None:
    state = position(f"{fields(tile, 'j6')} teleporters=1:i6n+d3s turn=r", "r1:k6")
    assert moved(state, "r1", "l") == [TileRemoved(tile, "j6", "teleporter"), TokenStepped("r1", "k6", "j6")]
    assert after(state, "r1", "l").tiles == {}


@every_tile
def test_a_tile_that_slides_onto_a_teleporter_is_removed(tile: Tile) -> None:
    state = position(f"{fields(tile, 'k6')} pools=i6:2x2 teleporters=1:h6n+d3s turn=r", "r1:l6")
    assert moved(state, "r1", "l") == [
        TilePushed(tile, "k6", "j6"),
        TileSlid(tile, "j6", "i6"),
        TileRemoved(tile, "i6", "teleporter"),
        TokenStepped("r1", "l6", "k6"),
    ]


def test_a_tile_is_not_pushed_onto_a_teleporter_on_which_the_monster_stands() -> None:
    state = position("monster=i6n crystals=j6 teleporters=1:i6n+d3s turn=r", "r1:k6")
    assert refused(state, "r1", "l") == Reason.of(
        "tile-before-monster", token="r1", point=1, tile="crystal", square="j6", behind="i6"
    )


def test_a_tile_that_slides_towards_the_monster_on_a_teleporter_stops_on_blood() -> None:
    state = position("monster=h6n stones=k6 pools=i6:2x2 teleporters=1:h6n+d3s turn=r", "r1:l6")
    assert set(after(state, "r1", "l").tiles) == {"i6"}


def test_a_token_follows_the_tile_that_vanished_no_farther_than_the_teleporter() -> None:
    state = position("stones=j6 teleporters=1:i6n+d3s turn=r", "r3:k6")
    assert refused(state, "r3", "ll") == Reason.of("floor-closed", token="r3", point=2, square="i6", floor="teleporter")


# It is pushed in a line by the monster


@every_tile
@pytest.mark.parametrize("pusher", ["stone", "crystal"])
def test_every_tile_is_pushed_in_a_line_behind_a_stone_or_a_crystal(tile: Tile, pusher: Tile) -> None:
    placed = f"{fields(tile, 'j6')} {fields(pusher, 'i6')}" if tile != pusher else fields(tile, "i6,j6")
    assert first_step(f"monster=h6e {placed}", "r1:k6") == [
        TokenPushed("r1", "k6", "l6"),
        TilePushed(tile, "j6", "k6"),
        TilePushed(pusher, "i6", "j6"),
        MonsterStepped("h6", "i6"),
    ]


@every_tile
@pytest.mark.parametrize(
    ("placed", "origin", "lost"),
    [
        ("monster=n6e stones=o6", "p6", ("edge", "e")),
        ("monster=d1w stones=c1", "b1", ("corner",)),
        ("monster=h6e stones=i6 teleporters=1:k6n+d3s", "j6", ("teleporter",)),
    ],
)
def test_a_tile_in_a_line_is_lost_over_the_edge_on_a_corner_and_on_a_teleporter(
    tile: Tile, placed: str, origin: str, lost: tuple[Any, ...]
) -> None:
    squares = fields(tile, origin)
    placed = placed.replace("stones=", f"{squares},") if tile == "stone" else f"{placed} {squares}"
    assert first_step(placed)[0] == TileRemoved(tile, origin, *lost)


@every_tile
def test_a_tile_in_a_line_slides_across_blood(tile: Tile) -> None:
    placed = "stones=e6,d6" if tile == "stone" else f"stones=d6 {fields(tile, 'e6')}"
    assert first_step(f"monster=c6e {placed} pools=f6:2x2")[:3] == [
        TilePushed(tile, "e6", "f6"),
        TileSlid(tile, "f6", "g6"),
        TileSlid(tile, "g6", "h6"),
    ]


def test_a_token_that_the_monster_pushes_onto_a_teleporter_is_eaten_and_counts() -> None:
    state = position("monster=h6e stones=i6 teleporters=1:k6n+d3s", "r1:j6 r3:p6")
    assert steps(state, "1h") == [
        [TokenEaten("r1", "j6", "teleporter", "in"), TilePushed("stone", "i6", "j6"), MonsterStepped("h6", "i6")]
    ]


def test_a_token_that_slides_onto_a_teleporter_is_eaten() -> None:
    assert first_step("monster=c6e crystals=d6 pools=f6:2x2 teleporters=1:h6n+d3s", "r1:e6") == [
        TokenPushed("r1", "e6", "f6"),
        TokenSlid("r1", "f6", "g6"),
        TokenEaten("r1", "g6", "teleporter", "in"),
        TilePushed("crystal", "d6", "e6"),
        MonsterStepped("c6", "d6"),
    ]


def test_a_line_ends_before_a_teleporter_and_what_lies_beyond_it_stays() -> None:
    state = position("monster=h6e stones=i6,j6,l6 teleporters=1:k6n+d3s", "r1:m6")
    assert steps(state)[0] == [
        TileRemoved("stone", "j6", "teleporter"),
        TilePushed("stone", "i6", "j6"),
        MonsterStepped("h6", "i6"),
    ]


def test_a_turning_stone_that_was_pushed_off_the_board_turns_nobody_any_more() -> None:
    state = position("monster=n6e stones=o6 turners=p6")
    assert steps(state)[0][0] == TileRemoved("turner", "p6", "edge", "e")
    assert steps(state)[2] == [MonsterStepped("p6", "a6", "V")]


# The monster's sight


@pytest.mark.parametrize("tile", ["stone", "turner", "reverser"])
def test_stones_of_every_kind_block_sight(tile: Tile) -> None:
    look = looks(position(f"monster=h6e {fields(tile, 'j6')}", "r1:k6"))[0]
    assert look.sightings[0] == Sighting("e", "i6", 1, None)


@pytest.mark.parametrize("clear", ["crystals=j6", "teleporters=1:j6n+d3s", "pools=j6:1x4", "pools=i6:2x2 crystals=j6"])
def test_crystals_teleporters_and_pools_do_not_block_sight_and_count_as_squares(clear: str) -> None:
    look = looks(position(f"monster=h6e {clear}", "r1:l6"))[0]
    assert look.sightings[0] == Sighting("e", "l6", 4, "r1")


# What a move can lead to


def test_results_that_differ_only_in_which_kind_of_tile_stands_where_are_different() -> None:
    found = results(position("monster=a1e stones=h6 crystals=h7 round=2", "r1:g7"), "r1")
    tiles = [result.tiles for result in found if result.place == "h6"]
    assert {"h7": "stone", "i7": "crystal"} in tiles
    assert {"h7": "crystal", "i7": "stone"} in tiles
