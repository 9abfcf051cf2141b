"""Which tile is drawn where others would close the tunnels or went back (rules, sections 3, 9 and 11)."""

from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.events import TileDiscarded, TileDrawn, TileReturned
from engine.claustrophobia.exploration import drawable
from engine.claustrophobia.moves import Go, PlayEvent
from engine.core import SeededChance
from tests.engine.claustrophobia.positions import after, choices, events, position

ONE_SIDE = "plain-g@0,0/90 exit-a@-1,0/90"
"""A tile that is open to the east only, with the other side closed off."""


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
