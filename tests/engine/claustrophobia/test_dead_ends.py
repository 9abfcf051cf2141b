"""Which tile is drawn where others would close the tunnels or went back (rules, sections 3, 9 and 11)."""

from typing import Any

from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.counts import BarrelsCounts, ChestCounts
from engine.claustrophobia.events.tunnels import TileDiscarded, TileDrawn, TileLaid, TileReturned
from engine.claustrophobia.moves import Go, LayTile, OrderTiles, PlayAdvantage, PlayEvent
from engine.claustrophobia.perft import outcomes
from engine.claustrophobia.rounds.phases import MapOrder, Placing
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import drawable
from engine.core import Seat, SeededChance
from tests.engine.claustrophobia.positions import after, choices, events, played, position

ONE_SIDE = "plain-g@0,0/90 exit-a@-1,0/90"
"""A tile that is open to the east only, with the other side closed off."""
NEARLY_CLOSED = (
    "mechanism-b@0,0/90 plain-k@0,-1/90 exit-a@1,-1/270 plain-i@0,1/90 plain-j@1,1/180 narrow-c@0,2 hole-b@1,2/270"
)
"""Only the cell at 1,0 is dark: an L there leaves no unexplored side, a T can be laid in two ways."""
CHESTS = ChestCounts()


def test_if_all_others_would_close_the_tunnels_the_tile_that_was_sent_back_comes_again_ruling() -> None:
    state = position(ONE_SIDE, "K1@0:4", event_hand=("lost",), stack=("plain-c", "plain-k"))
    asked = after(state, Go("K1", "e"), luck=("plain-c",))
    happened = events(asked, PlayEvent("lost"), luck=("plain-k", "plain-c"))
    assert happened[1:5] == [
        TileReturned("plain-c"),
        TileDrawn("plain-k", "K1", 0, "e"),
        TileDiscarded("plain-k"),
        TileDrawn("plain-c", "K1", 0, "e"),
    ]


def test_a_named_tile_that_would_close_the_tunnels_goes_back_and_can_come_again_after_lost_only_ruling() -> None:
    state = position(NEARLY_CLOSED, "K1@0:4", event_hand=("lost",), counts=CHESTS)
    state = replace(state, stack=("hideout-c", "plain-c", "plain-e"))
    back = (TileDrawn("hideout-c", "K1", 0, "e"), TileReturned("hideout-c"))
    asked = played(state, Go("K1", "e"), luck=("hideout-c", "plain-c"))
    assert tuple(asked.events[1:3]) == back
    drawn = {play.events[3] for play in outcomes(state, Seat(0), Go("K1", "e")) if tuple(play.events[1:3]) == back}
    assert drawn == {TileDrawn(tile, "K1", 0, "e") for tile in ("plain-c", "plain-e")}
    assert tuple(events(asked.state, PlayEvent("lost"), luck=("hideout-c", "plain-e"))[2:4]) == back


def test_a_named_tile_that_goes_back_after_lost_does_not_come_again_before_the_one_that_was_sent_back_ruling() -> None:
    state = position(NEARLY_CLOSED, "K1@0:4", event_hand=("lost",), counts=CHESTS)
    asked = after(replace(state, stack=("hideout-c", "plain-c")), Go("K1", "e"), luck=("plain-c",))
    assert [play.events[1:] for play in outcomes(asked, Seat(1), PlayEvent("lost"))] == [
        [
            TileReturned("plain-c"),
            TileDrawn("hideout-c", "K1", 0, "e"),
            TileReturned("hideout-c"),
            TileDrawn("plain-c", "K1", 0, "e"),
        ]
    ]


def test_where_lost_leaves_only_named_tiles_the_next_is_laid_whatever_it_closes_ruling() -> None:
    state = position(NEARLY_CLOSED, "K1@0:4", event_hand=("lost",), counts=CHESTS)
    asked = after(replace(state, stack=("hideout-a", "hideout-c")), Go("K1", "e"), luck=("hideout-a",))
    drawn = played(asked, PlayEvent("lost"), luck=("hideout-c",))
    assert drawn.events[1:] == [TileReturned("hideout-a"), TileDrawn("hideout-c", "K1", 0, "e")]
    assert events(drawn.state, LayTile(180))[0] == TileLaid("hideout-c", 1, 0, 180)


def test_all_that_are_left_can_be_several_named_tiles_and_the_map_may_show_one_that_is_not_ruling() -> None:
    start = position(NEARLY_CLOSED, "K1@0:4", counts=CHESTS)
    named = replace(start, stack=("hideout-c", "hideout-d"))
    assert after(named, Go("K1", "e"), luck=("hideout-c",)).owed == Placing("hideout-c", "K1", 0, "e")
    shown = after(replace(start, stack=("hideout-d",), known=("hideout-c", "plain-c")), Go("K1", "e"))
    assert shown.owed == Placing("plain-c", "K1", 0, "e")


def test_lost_has_no_moment_where_a_tile_is_laid_without_asking_ruling() -> None:
    state = position("plain-a@0,0", "K1@0:4", event_hand=("lost",))
    laid = after(state, Go("K1", "e"), luck=("plain-b",))
    assert (laid.owed, laid.event_hand) == (None, ("lost",))
    assert not any(isinstance(move, PlayEvent) for move in choices(laid))


def test_what_the_map_showed_counts_for_the_depth_of_a_named_tile_and_what_went_back_does_not_ruling() -> None:
    start = CLAUSTROPHOBIA.begin(Setup("barrels"), SeededChance(1))
    others = [tile for tile in start.stack if tile != "den-a"]
    seen = replace(start, stack=tuple(sorted(["den-a", *others[6:]])), known=tuple(others[3:6]))
    assert "den-a" in drawable(seen)
    back = replace(start, stack=tuple(sorted(["den-a", *others[5:]])))
    assert "den-a" not in drawable(back), "five are gone, however often one of them was drawn"


OTHERS = ("plain-a", "plain-b", "plain-c", "plain-d", "plain-e", "plain-f", "plain-g")


def three_barrels(left: int, tiles: str = "start@0,0", **changes: Any) -> State:
    """Three Barrels with so many tiles in the stack: the Pit, which is deep 6 in a stack of 12, and others."""
    counts = BarrelsCounts()
    state = position(tiles, "K1@0:4", counts=counts, **changes)
    return replace(state, stack=("den-a", *OTHERS[: left - 1]), aside=())


def drawn_first(state: State) -> set[str]:
    """All tiles that can be the next one that K1 draws in the east."""
    happened = (event for play in outcomes(state, Seat(0), Go("K1", "e")) for event in play.events[1:2])
    return {event.tile for event in happened if isinstance(event, TileDrawn)}


def test_the_map_shows_a_deep_tile_only_where_it_could_be_drawn_and_what_it_shows_counts() -> None:
    state = three_barrels(8, advantage_hand=("map",))
    seen = {play.state.known for play in outcomes(state, Seat(0), PlayAdvantage("map"))}
    assert {tiles.index("den-a") for tiles in seen if "den-a" in tiles} == {2}, "four are gone, so it is the seventh"
    assert {tile for tiles in seen for tile in tiles} == set(state.stack)


def test_after_a_map_of_the_first_rounds_the_deep_tile_comes_behind_as_many_others_as_without_it() -> None:
    early = three_barrels(8, stack=(), known=("plain-h", "trapped-c", "hungry-a"))
    orders = OrderTiles(("trapped-c", "plain-h", "hungry-a"))
    shown = replace(early, stack=("den-a", *OTHERS[:6]), owed=MapOrder())
    assert "den-a" not in drawable(after(shown, orders)), "two were drawn and three shown"
    one_more = replace(shown, stack=("den-a", *OTHERS[:5]))
    assert "den-a" in drawable(after(one_more, orders))


def test_a_deep_tile_comes_after_discarded_ones_but_not_after_one_that_went_back() -> None:
    state = three_barrels(7, ONE_SIDE, event_hand=("lost",))
    state = replace(state, stack=("den-a", *OTHERS[:5], "plain-k"))
    assert drawn_first(state) == {*OTHERS[:5], "plain-k"}
    closed = events(state, Go("K1", "e"), luck=("plain-k", "den-a"))
    assert closed[1:4] == [
        TileDrawn("plain-k", "K1", 0, "e"),
        TileDiscarded("plain-k"),
        TileDrawn("den-a", "K1", 0, "e"),
    ]
    asked = after(state, Go("K1", "e"), luck=("plain-c",))
    others = {play.events[2] for play in outcomes(asked, Seat(1), PlayEvent("lost"))}
    assert TileDrawn("den-a", "K1", 0, "e") not in others
    assert TileDrawn("plain-b", "K1", 0, "e") in others
