"""Exploration: what is drawn, how it is laid, dead ends and holes (rules, sections 3 and 6)."""

from msgspec.structs import replace

from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.events.rounds import MovementEnded
from engine.claustrophobia.events.tunnels import (
    HoleTokenPut,
    TileDiscarded,
    TileDrawn,
    TileLaid,
    TileSprung,
    TrapRolled,
    WarriorMoved,
)
from engine.claustrophobia.moves import End, Go, LayTile, PutHole
from engine.claustrophobia.rounds.phases import HoleToken, Placing
from engine.claustrophobia.tunnels.exploration import drawable
from engine.claustrophobia.tunnels.map import connected, unexplored_sides
from engine.claustrophobia.tunnels.tiles import Turn
from engine.core import Seat
from tests.engine.claustrophobia.positions import (
    after,
    choices,
    events,
    played,
    position,
    refused,
    seat_to_act,
    why_not,
)

OPEN = "plain-a@0,0"
ONE_SIDE = "plain-g@0,0/90 exit-a@-1,0/90"
"""A tile that is open to the east only, with the other side closed off."""


def test_the_demon_player_turns_the_tile_and_the_explorer_goes_on() -> None:
    asked = after(position(OPEN, "K1@0:4"), Go("K1", "n"), luck=("plain-c",))
    assert asked.owed == Placing("plain-c", "K1", 0, "n")
    assert (seat_to_act(asked), asked.human_seat) == (Seat(1), Seat(0))
    laid = after(asked, LayTile(0))
    assert events(asked, LayTile(0)) == [TileLaid("plain-c", 0, -1, 0), WarriorMoved("K1", 0, 1, 1)]
    assert laid.humans["K1"].place == 1
    assert seat_to_act(laid) == Seat(0)
    assert refused(after(laid, Go("K1", "s")), Go("K1", "n")) == "no-movement-left"


def test_a_tile_that_opens_the_same_sides_however_it_lies_is_laid_without_asking_ruling() -> None:
    turns: tuple[tuple[str, Turn], ...] = (("plain-b", 0), ("plain-g", 90), ("plain-k", 270))
    for name, turn in turns:
        happened = events(position(OPEN, "K1@0:4"), Go("K1", "e"), luck=(name,))
        assert TileLaid(name, 1, 0, turn) in happened
    assert len(choices(after(position(OPEN, "K1@0:4"), Go("K1", "e"), luck=("plain-c",)))) == 3


def test_exploring_is_blocked_like_any_step_and_needs_movement() -> None:
    assert refused(position(OPEN, "R@0:1 t@0*2"), Go("R", "e")) == "held"
    assert refused(position(OPEN, "R@0:1x1"), Go("R", "e")) == "no-movement-left"


def test_neighbours_need_not_fit_ruling() -> None:
    # T1 is closed towards (1,0); an X can be laid there all the same
    state = position("plain-a@0,0 plain-g@1,-1/90 plain-h@0,-1", "K1@0:4")
    assert after(state, Go("K1", "e"), luck=("plain-b",)).humans["K1"].place == 3


def test_an_opening_against_a_wall_is_no_unexplored_side_ruling() -> None:
    # T0 is open to the east, where T1 has a wall, and T1 to the north and the south
    state = position("plain-k@0,0/90 plain-g@1,0", "R@0:1")
    assert connected(state, 0, "e") is None
    assert (unexplored_sides(state, 0), unexplored_sides(state, 1)) == ((), ("n", "s"))
    assert refused(state, Go("R", "e")) == "closed"


def test_without_a_stack_nobody_can_explore_ruling() -> None:
    state = position(OPEN, "K1@0:4", stack=(), aside=())
    assert refused(state, Go("K1", "e")) == "stack-empty"
    assert events(replace(state, known=("plain-b",)), Go("K1", "e"))[1] == TileDrawn("plain-b", "K1", 0, "e")


def test_if_the_stack_runs_out_meanwhile_the_explorer_keeps_the_point_ruling() -> None:
    state = position(ONE_SIDE, "K1@0:4", stack=("plain-k",))
    tried = played(state, Go("K1", "e"), luck=("plain-k",))
    assert tried.events[1:] == [TileDrawn("plain-k", "K1", 0, "e"), TileDiscarded("plain-k")]
    assert tried.state.active is not None
    assert (tried.state.active.spent, tried.state.humans["K1"].place) == (0, 0)
    assert refused(tried.state, Go("K1", "e")) == "stack-empty"
    assert why_not(tried.state, Go("K1", "w")) is None


def test_water_ends_the_movement_of_an_explorer_and_holds_one_who_stands_in_it() -> None:
    came = events(position(OPEN, "K1@0:4"), Go("K1", "e"), luck=("flooded-b",))
    assert came[-2:] == [WarriorMoved("K1", 0, 1, 1), MovementEnded()]
    away = events(position("flooded-b@0,0", "K1@0:4"), Go("K1", "e"), luck=("plain-b",))
    assert away[-1] == WarriorMoved("K1", 0, 1, 2)


def test_a_trap_is_sprung_by_whoever_explores_it() -> None:
    came = events(position(OPEN, "K1@0:4"), Go("K1", "e"), luck=("trapped-b", "4"))
    assert came[-4:] == [WarriorMoved("K1", 0, 1, 1), TileSprung(1, "K1"), TrapRolled(1, 4), MovementEnded()]


def test_a_hole_gives_a_token_to_another_tile_that_has_none() -> None:
    state = position("plain-a@0,0 plain-b@0,1", "K1@0:4")
    asked = after(state, Go("K1", "e"), LayTile(180), luck=("hole-b",))
    assert asked.owed == HoleToken(2)
    assert seat_to_act(asked) == Seat(1)
    assert choices(asked) == [PutHole(0), PutHole(1)]
    assert refused(asked, PutHole(2)) == "token-there"
    assert refused(asked, PutHole(7)) == "no-such-tile"
    put = after(asked, PutHole(1))
    assert [tile.has_token for tile in put.tiles] == [False, True, False]
    assert seat_to_act(put) == Seat(0)


def test_the_only_place_for_a_token_is_taken_without_asking_and_none_is_put_without_a_place_ruling() -> None:
    one = after(position(OPEN, "K1@0:4"), Go("K1", "e"), luck=("hole-c",))
    assert HoleTokenPut(0) in events(position(OPEN, "K1@0:4"), Go("K1", "e"), luck=("hole-c",))
    assert one.owed is None
    taken = position(OPEN, "K1@0:4")
    taken = replace(taken, tiles=(replace(taken.tiles[0], has_token=True),))
    assert not any(isinstance(event, HoleTokenPut) for event in events(taken, Go("K1", "e"), luck=("hole-c",)))


def test_precognition_lets_the_human_lay_tiles_but_put_no_hole_tokens() -> None:
    state = position("plain-a@0,0 plain-b@0,1", "K1@0:4", effects=(Effect("precognition"),))
    asked = after(state, Go("K1", "e"), luck=("hole-b",))
    assert seat_to_act(asked) == Seat(0)
    put = after(asked, LayTile(180))
    assert (seat_to_act(put), put.owed) == (Seat(1), HoleToken(2))


def test_the_exit_comes_after_eight_tiles_whatever_it_closes_and_then_the_stack_again() -> None:
    row = " ".join(f"{name}@{x},0/{turn}" for x, (name, turn) in enumerate(ROW))
    state = position(row, "K1@8:4 R@0:1")
    assert len(state.tiles) == 9
    found = played(state, Go("K1", "e"), End(), luck=())
    assert found.events[1:4] == [
        TileDrawn("exit-a", "K1", 8, "e"),
        TileLaid("exit-a", 9, 0, 270),
        WarriorMoved("K1", 8, 9, 1),
    ]
    assert found.state.aside == ()
    early = position(row.rpartition(" ")[0], "K1@7:4")
    assert TileDrawn("plain-b", "K1", 7, "e") in events(early, Go("K1", "e"), luck=("plain-b",))
    empty = position(OPEN, "K1@0:4", stack=())
    assert TileLaid("exit-a", 1, 0, 270) in events(empty, Go("K1", "e"))


ROW = (
    ("start-a", 0),
    *((name, 90) for name in ("plain-g", "plain-h", "narrow-a", "narrow-b", "trapped-b", "hungry-b")),
    ("plain-c", 0),
    ("plain-d", 0),
)


def test_a_tile_that_the_map_showed_is_drawn_first() -> None:
    state = position(OPEN, "K1@0:4", stack=("plain-c",), known=("plain-b", "plain-g"))
    explored = after(state, Go("K1", "e"), Go("K1", "e"))
    assert [tile.name for tile in explored.tiles] == ["plain-a", "plain-b", "plain-g"]
    assert explored.known == ()
    assert drawable(explored) == ("plain-c",)
