"""Rules, section 8: the draft of the advanced game."""

from collections import Counter
from itertools import product
from typing import cast

import pytest

from engine.core import Play, Reason, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.board import OPPOSITE, SQUARES
from engine.fearsome_floors.cards import ALL_CARDS
from engine.fearsome_floors.draft import KEPT_FREE, places, why_not_place
from engine.fearsome_floors.events import (
    AnyEvent,
    DraftEnded,
    GameEnded,
    PlayerResigned,
    TilePlaced,
    TurnPassed,
)
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import MoveToken, PlaceRest, PlaceTile, Resign, RevealCard
from engine.fearsome_floors.setup import begin
from engine.fearsome_floors.state import DraftPhase, Monster, State, TokenPhase
from engine.fearsome_floors.supply import DRAFT_TILES, ORIENTATIONS, SUPPLY, DraftTile, Orientation
from engine.fearsome_floors.tiles import Patch, Teleporter
from tests.engine.fearsome_floors.positions import played, position

WHOLE = "stone*3,crystal*2,turner*4,reverser*2,pool2x2,pool4x1,teleporter1*2,teleporter2*2"


def drafting(draft: str = WHOLE, placed: str = "", *, turn: str = "r") -> State:
    """A draft of red, green and blue with these tiles left."""
    return position(f"monster=a1e {placed} draft={draft} turn={turn}", colours="rgb")


def placing(state: State, tile: DraftTile, square: str, way: Orientation | None = None) -> list[AnyEvent]:
    assert isinstance(state.phase, DraftPhase)
    return played(state, PlaceTile(tile, square, way), seat=state.colours.index(state.phase.colour)).events


def after_placing(state: State, tile: DraftTile, square: str, way: Orientation | None = None) -> State:
    assert isinstance(state.phase, DraftPhase)
    return played(state, PlaceTile(tile, square, way), seat=state.colours.index(state.phase.colour)).state


def why_not(state: State, tile: DraftTile, square: str, way: Orientation | None = None) -> Reason | None:
    assert isinstance(state.phase, DraftPhase)
    seat = Seat(state.colours.index(state.phase.colour))
    return FEARSOME_FLOORS.why_not(state, seat, PlaceTile(tile, square, way))


def test_eleven_stones_with_their_fronts_up_two_pools_and_four_teleporters_are_drafted() -> None:
    assert len(SUPPLY) == 17
    assert Counter(SUPPLY) == {
        "stone": 3,
        "crystal": 2,
        "turner": 4,
        "reverser": 2,
        "pool2x2": 1,
        "pool4x1": 1,
        "teleporter1": 2,
        "teleporter2": 2,
    }


def test_the_draft_begins_with_an_empty_dungeon_and_a_random_player() -> None:
    setup = Setup(("red", "green", "blue"), dungeon="advanced")
    starts = [begin(setup, SeededChance(seed)) for seed in range(30)]
    for state in starts:
        assert (state.tiles, state.patches, state.teleporters) == ({}, (), ())
        assert state.draft == SUPPLY
        assert state.phase == DraftPhase(state.start)
        assert state.monster == Monster("a1", "e")
    assert {state.start for state in starts} == {"red", "green", "blue"}


def test_players_place_one_tile_each_clockwise() -> None:
    state = drafting(turn="g")
    assert placing(state, "turner", "k5") == [TilePlaced("turner", "k5", None), TurnPassed("blue")]
    state = after_placing(state, "turner", "k5")
    assert state.tiles == {"k5": "turner"}
    assert Counter(SUPPLY) - Counter(state.draft) == {"turner": 1}
    assert state.phase == DraftPhase("blue")
    assert after_placing(state, "stone", "c3").phase == DraftPhase("red")


def test_whose_turn_it_is_owes_the_placement_and_nothing_else_is_due() -> None:
    state = drafting(turn="g")
    assert FEARSOME_FLOORS.to_act(state) == {1}
    assert FEARSOME_FLOORS.due(state) is None


def test_a_pool_is_placed_lengthwise_or_crosswise_from_its_top_left_square() -> None:
    assert after_placing(drafting(), "pool4x1", "e9", "lengthwise").patches == (Patch("e9", 4, 1),)
    assert after_placing(drafting(), "pool4x1", "e3", "crosswise").patches == (Patch("e3", 1, 4),)
    assert after_placing(drafting(), "pool2x2", "i3").patches == (Patch("i3", 2, 2),)


def test_a_teleporter_is_placed_with_its_arrow_in_any_direction() -> None:
    state = after_placing(drafting(), "teleporter1", "o7", "s")
    state = after_placing(state, "teleporter2", "c3", "n")
    state = after_placing(state, "teleporter1", "j5", "e")
    assert state.teleporters == (Teleporter(1, "j5", "e"), Teleporter(1, "o7", "s"), Teleporter(2, "c3", "n"))


def test_the_player_after_the_one_who_placed_the_last_tile_gets_the_start_marker() -> None:
    state = drafting("crystal", turn="g")
    assert placing(state, "crystal", "k5") == [
        TilePlaced("crystal", "k5", None),
        DraftEnded("blue"),
        TurnPassed("blue"),
    ]
    state = after_placing(state, "crystal", "k5")
    assert (state.start, state.phase, state.draft) == ("blue", TokenPhase("blue"), ())
    assert (state.round, state.cards, set(state.tokens.values())) == (1, ALL_CARDS, {"in"})


def test_ruling_the_start_marker_of_a_player_who_resigned_stays_at_their_seat_which_is_skipped() -> None:
    state = played(drafting("crystal", turn="r"), Resign(), seat=1).state
    assert placing(state, "crystal", "k5") == [
        TilePlaced("crystal", "k5", None),
        DraftEnded("green"),
        TurnPassed("blue"),
    ]


def test_who_resigns_in_the_draft_places_no_more_tiles() -> None:
    state = drafting(turn="r")
    assert played(state, Resign(), seat=0).events == [
        PlayerResigned("red", ("r1", "r3", "r4", "r5")),
        TurnPassed("green"),
    ]
    assert played(state, Resign(), seat=1).events == [PlayerResigned("green", ("g1", "g3", "g4", "g5"))]
    without_green = played(state, Resign(), seat=1).state
    assert after_placing(without_green, "stone", "k5").phase == DraftPhase("blue")
    assert FEARSOME_FLOORS.why_not(without_green, Seat(1), PlaceTile("stone", "k5")) == Reason.of(
        "already-resigned", colour="green"
    )


def test_the_last_player_left_in_the_draft_wins() -> None:
    state = played(drafting(turn="r"), Resign(), seat=1).state
    assert played(state, Resign(), seat=0).events == [
        PlayerResigned("red", ("r1", "r3", "r4", "r5")),
        GameEnded("resigned", "blue"),
    ]


@pytest.mark.parametrize("square", sorted(KEPT_FREE))
def test_nothing_is_placed_on_the_exit_the_entrance_and_their_neighbours(square: str) -> None:
    assert {"a1", "b1", "a2", "p11", "o11", "p10"} == KEPT_FREE
    for tile, way in (("crystal", None), ("teleporter2", "w")):
        reason = Reason.of("corner-kept-free", tile=tile, square=square)
        assert why_not(drafting(), tile, square, way) == reason  # type: ignore[arg-type]  # two kinds of the table


@pytest.mark.parametrize(
    ("tile", "square", "way", "reason"),
    [
        ("pool2x2", "a2", None, Reason.of("corner-kept-free", tile="pool2x2", square="a2")),
        ("pool2x2", "n9", None, None),
        ("pool2x2", "o9", None, Reason.of("corner-kept-free", tile="pool2x2", square="p10")),
        ("pool4x1", "l11", "lengthwise", Reason.of("corner-kept-free", tile="pool4x1", square="o11")),
        ("pool4x1", "k11", "lengthwise", None),
        ("pool4x1", "p7", "crosswise", Reason.of("corner-kept-free", tile="pool4x1", square="p10")),
        ("pool4x1", "p6", "crosswise", None),
        ("pool2x2", "l1", None, Reason.of("over-the-edge", tile="pool2x2", square="l1")),
        ("pool2x2", "k1", None, None),
        ("pool4x1", "n6", "lengthwise", Reason.of("over-the-edge", tile="pool4x1", square="n6")),
        ("pool4x1", "m6", "lengthwise", None),
        ("pool4x1", "a5", "crosswise", Reason.of("over-the-edge", tile="pool4x1", square="a5")),
        ("pool4x1", "a4", "crosswise", None),
        ("crystal", "m1", None, Reason.of("no-such-square", text="m1")),
        ("crystal", "", None, Reason.of("no-such-square", text="")),
        ("pool2x2", "q9", None, Reason.of("no-such-square", text="q9")),
    ],
)
def test_a_tile_lies_wholly_on_the_board_and_off_the_corners(
    tile: DraftTile, square: str, way: Orientation | None, reason: Reason | None
) -> None:
    assert why_not(drafting(), tile, square, way) == reason


LAID = "stones=c3 turners=h7 pools=i3:2x2,e9:4x1 teleporters=1:n7s"


@pytest.mark.parametrize(
    ("tile", "square", "way", "taken", "there"),
    [
        ("stone", "c3", None, "c3", "stone"),
        ("crystal", "j4", None, "j4", "pool2x2"),
        ("crystal", "h9", None, "h9", "pool4x1"),
        ("teleporter2", "i3", "n", "i3", "pool2x2"),
        ("teleporter2", "n7", "n", "n7", "teleporter1"),
        ("stone", "n7", None, "n7", "teleporter1"),
    ],
)
def test_no_two_tiles_overlap(tile: DraftTile, square: str, way: Orientation | None, taken: str, there: str) -> None:
    state = drafting("stone,crystal,teleporter1,teleporter2*2", LAID)
    assert why_not(state, tile, square, way) == Reason.of("place-taken", tile=tile, square=taken, there=there)


@pytest.mark.parametrize(
    ("tile", "square", "way", "taken", "there"),
    [
        ("pool2x2", "g6", None, "h7", "turner"),
        ("pool2x2", "m6", None, "n7", "teleporter1"),
        ("pool4x1", "c1", "crosswise", "c3", "stone"),
    ],
)
def test_no_square_of_a_pool_lies_over_another_tile(
    tile: DraftTile, square: str, way: Orientation | None, taken: str, there: str
) -> None:
    state = drafting("pool2x2,pool4x1,teleporter1", "stones=c3 turners=h7 teleporters=1:n7s")
    assert why_not(state, tile, square, way) == Reason.of("place-taken", tile=tile, square=taken, there=there)


@pytest.mark.parametrize("tile", ["teleporter1", "teleporter2"])
@pytest.mark.parametrize("square", ["j4", "k5", "j6", "i5"])
def test_no_two_teleporters_of_either_pair_lie_side_by_side(tile: DraftTile, square: str) -> None:
    state = drafting("stone,teleporter1,teleporter2*2", "teleporters=1:j5e")
    assert why_not(state, tile, square, "w") == Reason.of("teleporters-adjacent", square=square, beside="j5")
    assert why_not(state, "stone", square) is None


@pytest.mark.parametrize("square", ["i4", "k4", "i6", "k6", "j3", "l5"])
def test_teleporters_may_lie_corner_to_corner_or_with_a_square_between(square: str) -> None:
    assert why_not(drafting("teleporter1,stone", "teleporters=1:j5e"), "teleporter1", square, "w") is None


@pytest.mark.parametrize(
    ("lying", "square", "letter"),
    [("a6", "p6", "V"), ("p6", "a6", "V"), ("e1", "l11", "E"), ("m2", "d10", "N"), ("o4", "b8", "R")],
)
@pytest.mark.parametrize("tile", ["teleporter1", "teleporter2"])
def test_no_two_teleporters_lie_at_walls_of_the_same_letter(
    tile: DraftTile, lying: str, square: str, letter: str
) -> None:
    state = drafting("stone,teleporter1,teleporter2*2", f"teleporters=1:{lying}e")
    assert why_not(state, tile, square, "n") == Reason.of(
        "teleporters-share-wall", square=square, beside=lying, letter=letter
    )
    assert why_not(state, "stone", square) is None


def test_opposite_squares_without_a_wall_may_both_have_teleporters() -> None:
    assert OPPOSITE["g4"] == "j8"
    assert why_not(drafting("teleporter1", "teleporters=1:g4e"), "teleporter1", "j8", "n") is None


def test_a_stone_at_the_other_wall_of_a_letter_is_no_hindrance() -> None:
    assert why_not(drafting("teleporter1*2", "stones=p6"), "teleporter1", "a6", "n") is None


@pytest.mark.parametrize(
    ("tile", "way", "reason"),
    [
        ("stone", "e", Reason.of("no-direction-wanted", tile="stone")),
        ("pool2x2", "lengthwise", Reason.of("no-direction-wanted", tile="pool2x2")),
        ("pool4x1", None, Reason.of("direction-wanted", tile="pool4x1")),
        ("pool4x1", "n", Reason.of("direction-wanted", tile="pool4x1")),
        ("teleporter1", None, Reason.of("arrow-wanted", tile="teleporter1")),
        ("teleporter2", "crosswise", Reason.of("arrow-wanted", tile="teleporter2")),
    ],
)
def test_a_long_pool_needs_its_direction_and_a_teleporter_its_arrow(
    tile: DraftTile, way: Orientation | None, reason: Reason
) -> None:
    assert why_not(drafting(), tile, "g5", way) == reason


def test_only_what_is_left_can_be_placed() -> None:
    assert why_not(drafting("stone"), "crystal", "k5") == Reason.of("tile-not-left", tile="crystal")


def test_what_is_none_of_the_tiles_cannot_be_placed() -> None:
    tile = cast("DraftTile", "chessboard")  # as another program may ask
    assert why_not_place(drafting(), PlaceTile(tile, "k5")) == Reason.of("no-such-tile", text="chessboard")


def test_nobody_places_a_tile_out_of_turn() -> None:
    reason = FEARSOME_FLOORS.why_not(drafting(turn="g"), Seat(0), PlaceTile("stone", "k5"))
    assert reason == Reason.of("not-your-draft-turn", colour="red", turn="green")


def test_no_token_moves_and_no_card_is_played_until_the_dungeon_is_finished() -> None:
    first = Reason.of("draft-first", colour="red")
    assert FEARSOME_FLOORS.why_not(drafting(), Seat(0), MoveToken("r1", "i")) == first
    assert FEARSOME_FLOORS.why_not(drafting(), None, RevealCard()) == first


def test_no_tile_is_placed_when_the_dungeon_is_finished() -> None:
    for fields in ("turn=r", "turn=monster"):
        assert FEARSOME_FLOORS.why_not(position(fields), Seat(0), PlaceTile("stone", "k5")) == Reason.of("no-draft")


def test_the_choices_are_all_legal_placements_and_no_others() -> None:
    state = drafting("stone,pool4x1,teleporter1,teleporter2*2", "turners=h7 pools=i3:2x2 teleporters=1:a6s")
    legal = {
        PlaceTile(tile, square, way)
        for tile, square, way in product(DRAFT_TILES, SQUARES, {way for ways in ORIENTATIONS.values() for way in ways})
        if why_not(state, tile, square, way) is None
    }
    choices = list(FEARSOME_FLOORS.choices(state, Seat(0)))
    assert set(choices) == legal
    assert len(choices) == len(legal)


def disjoint(found: tuple[str, ...], size: tuple[int, int]) -> list[set[str | None]]:
    """Some of the places of a pool that do not touch each other."""
    kept: list[set[str | None]] = []
    for square in found:
        squares = set(Patch(square, *size).squares())
        if all(squares.isdisjoint(other) for other in kept):
            kept.append(squares)
    return kept


@pytest.mark.parametrize(
    ("tile", "way", "size"),
    [("pool2x2", None, (2, 2)), ("pool4x1", "lengthwise", (4, 1)), ("pool4x1", "crosswise", (1, 4))],
)
def test_ruling_however_the_other_tiles_lie_a_pool_has_a_place(
    tile: DraftTile, way: Orientation | None, size: tuple[int, int]
) -> None:
    spoiled_by_stones_and_teleporters, spoiled_by_the_other_pool = 11 + 4, 4
    family = disjoint(places(drafting(), tile, way), size)
    assert len(family) > spoiled_by_stones_and_teleporters + spoiled_by_the_other_pool


def test_ruling_however_the_other_tiles_lie_a_stone_and_a_teleporter_have_a_place() -> None:
    covered_by_others = 11 + 4 + 4
    spoiled_by_a_teleporter = 1 + 4 + 1  # its own square, those beside it, and the one across the wall
    for tile, way in (("stone", None), ("teleporter1", "n")):
        found = places(drafting(), tile, way)  # type: ignore[arg-type]  # two kinds of the table
        assert len(found) == len(SQUARES) - len(KEPT_FREE) > covered_by_others + 3 * spoiled_by_a_teleporter


def test_two_tiles_a_turn_are_placed_by_one_player_before_the_next_one() -> None:
    state = begin(Setup(("red", "green", "blue"), dungeon="advanced", tiles_a_turn=2, start="green"), SeededChance(1))
    players = list[str]()
    while isinstance(state.phase, DraftPhase):
        players.append(state.phase.colour)
        tile = state.draft[0]
        way = ORIENTATIONS[tile][0]
        state = after_placing(state, tile, places(state, tile, way)[0], way)
    assert players == ["green", "green", "blue", "blue", "red", "red"] * 2 + ["green", "green", "blue", "blue", "red"]
    assert (state.start, state.phase) == ("green", TokenPhase("green"))


def test_who_takes_over_after_one_of_two_tiles_places_the_second_alone() -> None:
    state = after_placing(drafting(WHOLE + " tiles=2", turn="g"), "stone", "k5")
    state = played(state, Resign(), seat=1).state
    assert state.phase == DraftPhase("blue")
    assert after_placing(state, "stone", "k6").phase == DraftPhase("red")


@pytest.mark.parametrize("two", ["", " tiles=2"])
def test_the_rest_at_random_is_placed_as_if_in_turn_by_whoever_asks_in_the_draft(two: str) -> None:
    state = drafting(WHOLE + two, turn="g")
    assert FEARSOME_FLOORS.why_not(state, Seat(2), PlaceRest()) is None
    played_out = Play(state, evolve, SeededChance(3))
    FEARSOME_FLOORS.resolve(played_out, Seat(2), PlaceRest())
    assert [event.tile for event in played_out.events if isinstance(event, TilePlaced)] == list(SUPPLY)
    (ended,) = [event for event in played_out.events if isinstance(event, DraftEnded)]
    assert ended.start == ("green" if two else "red")  # the 17th is red's with two a turn, else blue's
    assert isinstance(played_out.state.phase, TokenPhase)
    assert FEARSOME_FLOORS.problems(played_out.state) == []
    assert FEARSOME_FLOORS.why_not(played_out.state, Seat(2), PlaceRest()) == Reason.of("no-draft")
