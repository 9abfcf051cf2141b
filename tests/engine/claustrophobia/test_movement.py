"""Movement: openings, room, Blocking, talents, holes, and leaving the game (rules, sections 2, 3 and 6)."""

import pytest
from msgspec.structs import replace

from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.counts import AirCounts
from engine.claustrophobia.events.rounds import ActivationBegan, MovementEnded
from engine.claustrophobia.events.tunnels import HumanLeft, WarriorMoved
from engine.claustrophobia.moves import Assign, End, Fight, Go, Leave, PlaceDice, Roll, UseHole
from engine.claustrophobia.rounds.phases import Activation, HumanAction, Threat
from engine.claustrophobia.warriors.kinds import Stats, WarriorName
from engine.claustrophobia.warriors.strength import stats_of
from engine.core import Reason
from tests.engine.claustrophobia.positions import after, choices, demons_act, events, position, refused, why_not

ROOMS = "plain-a@0,0 plain-b@1,0 trapped-c@2,0"
ROW = "plain-a@0,0 plain-b@1,0 plain-c@2,0/90"


def test_a_step_costs_one_point_and_each_point_is_spent_once() -> None:
    state = after(position(ROW, "K1@0:4"), Go("K1", "e"), Go("K1", "e"))
    assert state.humans["K1"].place == 2
    assert why_not(state, Go("K1", "w")) is not None
    assert refused(state, Go("K1", "w")) == "no-movement-left"


def test_an_opening_against_a_wall_is_closed() -> None:
    # a T turned so that it is closed towards the west lies east of T0
    state = position("plain-a@0,0 plain-c@1,0/270", "K1@0:4")
    assert refused(state, Go("K1", "e")) == "closed"
    assert refused(position("plain-g@0,0", "K1@0:4"), Go("K1", "e")) == "wall"


def test_a_cave_in_closes_an_opening_to_everything() -> None:
    state = position(ROW, "K1@0:1+b t@1", cave_in=(0, 1))
    assert refused(state, Go("K1", "e")) == "closed"
    assert refused(state, Fight("K1", "troglodyte", 1)) == "too-far"
    assert refused(demons_act(state), Go("troglodyte", "w", 1)) == "closed"


def test_a_seal_stops_the_demons_but_neither_humans_nor_their_shots() -> None:
    state = position(ROW, "K1@0:1+b t@1")
    state = replace(state, tiles=(state.tiles[0], replace(state.tiles[1], seal="w"), state.tiles[2]))
    assert why_not(state, Go("K1", "e")) is None
    assert why_not(state, Fight("K1", "troglodyte", 1)) is None
    assert refused(demons_act(state), Go("troglodyte", "w", 1)) == "sealed"
    inside = demons_act(position(ROW, "R@2 t@0"))
    inside = replace(inside, tiles=state.tiles)
    assert refused(inside, Go("troglodyte", "e", 0)) == "sealed"


@pytest.mark.parametrize(("tile", "room"), [("plain-b", 3), ("narrow-a", 1), ("exit-a", 5), ("pentacle-a", 5)])
def test_a_tile_has_room_for_so_many_of_each_side(tile: str, room: int) -> None:
    turn = {"narrow-a": 90, "exit-a": 270}.get(tile, 0)
    state = demons_act(position(f"plain-a@0,0 {tile}@1,0/{turn}", "R@0 t@0*2"))
    for number in range(room + 1):
        there = replace(state, troglodytes=position("plain-a@0,0", f"t@0*2 t@1*{number}").troglodytes if number else {})
        there = replace(there, troglodytes={**state.troglodytes, **there.troglodytes})
        assert (why_not(there, Go("troglodyte", "e", 0)) is None) == (number < room)


def test_room_is_needed_also_by_whoever_only_passes_through_ruling() -> None:
    state = position(ROW, "K1@0:4 R@1 B1@1 B2@1")
    assert refused(state, Go("K1", "e")) == "no-room"
    beside = position(ROW, "K1@0:4 t@1*3")
    assert why_not(beside, Go("K1", "e")) is None
    crowded = demons_act(position(ROW, "R@2 tough-1@0 t@1*3"))
    assert refused(crowded, Go("tough-1", "e")) == "no-room"


@pytest.mark.parametrize(
    ("figures", "warrior", "may"),
    [
        ("R@0:1", "R", True),
        ("R@0:1 t@0", "R", True),
        ("R@0:1 t@0*2", "R", False),
        ("R@0:1 B1@0 t@0*2", "R", True),
        ("R@0:1 K1@0 K2@0 combat@0", "R", False),
        ("K1@0:2 t@0*3", "K1", True),
        ("K1@0:2 combat@0", "K1", True),
        ("K1@0:2 combat@0 t@0", "K1", False),
        ("K1@0:2x2 combat@0", "K1", False),
    ],
)
def test_who_may_leave_a_tile_with_enemies(figures: str, warrior: WarriorName, *, may: bool) -> None:
    bonus = (Effect("blessed-speed", "K1"),)
    state = position(ROW, figures, effects=bonus)
    assert (why_not(state, Go(warrior, "e")) is None) == may
    away = why_not(state, Go(warrior, "n"))
    assert (away is None) == may


def test_impressive_holds_any_number_and_works_against_leaving_the_game_too_ruling() -> None:
    state = demons_act(position(ROW, "B1@0 t@0*3"))
    assert refused(state, Go("troglodyte", "e", 0)) == "held"
    at_the_exit = position("exit-a@0,0", "R@0:1 combat@0", counts=AirCounts())  # which no scenario has
    assert why_not(at_the_exit, Leave("R")) == Reason.of("held", warrior="R", tile=0)
    assert why_not(position("exit-a@0,0", "R@0:1 t@0"), Leave("R")) is None


def test_an_exhausted_warrior_moves_and_fights_with_what_is_added() -> None:
    state = position(ROW, "K1@0:4x4 t@0")
    assert refused(state, Go("K1", "e")) == "no-movement-left"
    assert refused(state, Fight("K1", "troglodyte")) == "no-combat"
    fast = replace(state, effects=(Effect("haste", "K1"), Effect("blessed-strength", "K1")))
    assert stats_of(fast, "K1") == Stats(1, 2, 3)
    assert why_not(fast, Go("K1", "e")) is None
    assert why_not(fast, Fight("K1", "troglodyte")) is None


def test_defense_is_at_most_six_and_nothing_is_below_zero() -> None:
    bonus = tuple(Effect(kind, "B1") for kind in ("courage", "hold-the-line"))
    assert stats_of(position(ROW, "B1@0:5+s", effects=bonus), "B1").defense == 6
    assert Stats(-1, -1, -1).within_bounds() == Stats(0, 0, 0)


def test_movement_is_never_split_by_fighting() -> None:
    state = position(ROW, "K1@0:4 t@1*2")
    moved = after(state, Go("K1", "e"), Fight("K1", "troglodyte"), luck="16")
    assert refused(moved, Go("K1", "e")) == "movement-ended"
    fought = after(position(ROW, "K1@0:4 t@0"), Fight("K1", "troglodyte"), luck="11")
    assert refused(fought, Fight("K1", "troglodyte")) == "has-fought"
    assert after(fought, Go("K1", "e"), Go("K1", "e")).humans["K1"].place == 2


def test_each_warrior_is_through_before_the_next_begins_and_acts_once() -> None:
    state = position(ROW, "R@0:1 K1@0:4")
    other = after(state, Go("K1", "e"), Go("R", "e"))
    assert refused(other, Go("K1", "e")) == "has-acted"
    assert why_not(other, Go("R", "e")) is None


def test_a_tough_troglodyte_and_the_demon_act_once_too() -> None:
    state = demons_act(position(ROW, "R@2:1 tough-1@0 tough-2@0 hunter@0"))
    acted = after(state, Go("tough-1", "e"), Go("demon", "e"), Go("tough-2", "e"))
    assert refused(acted, Go("tough-1", "w")) == refused(acted, Go("demon", "w")) == "has-acted"
    assert why_not(acted, Go("tough-2", "w")) is None
    later = after(acted, End(), Roll(), Assign.of(R=1), End(), Roll(), End(), luck="1111")
    assert {why_not(later, Go(name, "w")) for name in ("tough-1", "tough-2", "demon")} == {None}


def test_a_troglodyte_that_acts_is_told_from_those_that_have_not() -> None:
    state = demons_act(position(ROW, "R@2 t@0 t@1", effects=(Effect("speed"),)))
    moved = after(state, Go("troglodyte", "e", 0))
    assert why_not(moved, Go("troglodyte", "e")) is None
    assert why_not(moved, Go("troglodyte", "e", 1)) is None
    both = after(moved, Go("troglodyte", "w", 1))
    assert refused(both, Go("troglodyte", "w", 1)) == "has-acted"
    assert refused(both, Go("troglodyte", "e", 0)) == "has-acted"
    assert both.active is not None
    assert (both.active.at, both.active.number) == (0, 2)


def test_who_appeared_in_the_threat_phase_acts_and_all_are_fresh_in_each_demon_action() -> None:
    state = demons_act(position(ROW, "R@2:1 t@0*2"))
    done = after(state, Go("troglodyte", "e", 0), End())
    assert [(here.fresh, here.done) for here in done.troglodytes.values()] == [(1, 0), (1, 0)]


def test_demons_never_explore() -> None:
    assert refused(demons_act(position("plain-a@0,0", "R@0 t@0")), Go("troglodyte", "n", 0)) == "demons-do-not-explore"


def holes(figures: str) -> tuple[str, str]:
    return "hole-a@0,0 plain-b@1,0 plain-c@2,0/90 narrow-a@3,0/90", figures


def test_a_hole_leads_to_any_other_and_nobody_holds_back_but_room_does() -> None:
    state = demons_act(position(*holes("B1@0 B2@0 R@1:1 t@0 t@3")))
    state = replace(state, tiles=tuple(replace(tile, has_token=number == 3) for number, tile in enumerate(state.tiles)))
    assert refused(state, UseHole("troglodyte", 3, 0)) == "no-room"
    assert refused(state, UseHole("troglodyte", 1, 0)) == "no-hole"
    free = replace(state, troglodytes={0: state.troglodytes[0]})
    assert refused(free, Go("troglodyte", "e", 0)) == "held"
    assert events(free, UseHole("troglodyte", 3, 0)) == [
        ActivationBegan("troglodyte", 0),
        WarriorMoved("troglodyte", 0, 3, 1),
    ]
    assert UseHole("troglodyte", 3, 0) in choices(free)


def test_tough_troglodytes_use_holes_and_the_demon_and_humans_do_not() -> None:
    state = position(*holes("R@0:1 tough-1@0 hunter@0"))
    state = replace(state, tiles=(state.tiles[0], replace(state.tiles[1], has_token=True), *state.tiles[2:]))
    assert why_not(demons_act(state), UseHole("tough-1", 1)) is None
    assert refused(demons_act(state), UseHole("demon", 1)) == "not-a-troglodyte"
    assert refused(state, UseHole("R", 1)) == "not-a-troglodyte"


def test_a_hole_in_the_water_costs_all_movement_too_ruling() -> None:
    state = demons_act(position("flooded-b@0,0 hole-a@1,0", "R@1 tough-1@0"))
    state = replace(state, tiles=(replace(state.tiles[0], has_token=True), state.tiles[1]))
    assert WarriorMoved("tough-1", 0, 1, 2) in events(state, UseHole("tough-1", 1))
    spent = replace(state, active=Activation("tough-1", 1, spent=1))
    assert refused(spent, UseHole("tough-1", 1)) == "leaving-costs-all"
    into = demons_act(replace(state, toughs=position("plain-a@0,0", "tough-1@1").toughs))
    assert events(into, UseHole("tough-1", 0))[-1] == MovementEnded()


def test_whoever_leaves_water_has_spent_nothing_and_pays_one_point_at_least_ruling() -> None:
    state = position("flooded-b@0,0 plain-a@1,0", "K1@0:4x1")
    assert refused(replace(state, active=Activation("K1", 1, spent=1)), Go("K1", "e")) == "leaving-costs-all"
    tired = replace(state, humans={"K1": replace(state.humans["K1"], die=1, is_exhausted=True)})
    assert refused(tired, Go("K1", "e")) == "no-movement-left"


def test_leaving_the_game_costs_a_point_and_removes_objects() -> None:
    state = position("exit-a@0,0 plain-a@0,-1", "R@0:1+h K1@0:6 K2@1:4")
    gone = after(state, Leave("R"))
    assert (gone.humans["R"].place, gone.humans["R"].objects) == ("out", ())
    assert isinstance(gone.phase, HumanAction)
    assert HumanLeft("K1") in events(gone, Leave("K1"))
    assert refused(gone, Leave("K2")) == "no-way-out"


def test_nobody_strikes_at_one_who_leaves_and_nothing_but_blocking_holds_ruling() -> None:
    assert events(position(ROW, "R@0:1 t@0"), Go("R", "e")) == [
        ActivationBegan("R"),
        WarriorMoved("R", 0, 1, 1),
    ]
    for enemy in ("t", "tough-1", "hunter"):
        state = position(ROW, f"R@0:1 {enemy}@1")
        assert events(state, Go("R", "e"), Go("R", "e")) == [
            ActivationBegan("R"),
            WarriorMoved("R", 0, 1, 1),
            WarriorMoved("R", 1, 2, 1),
        ]


def test_impressive_keeps_from_exploring_too_ruling() -> None:
    state = position("plain-a@0,0", "R@0:1 B1@0 combat@0")
    assert refused(state, Go("R", "n")) == "held"
    assert after(position("plain-a@0,0", "R@0:1 B1@0 hunter@0"), Go("R", "n"), luck=("plain-b",)).humans["R"].place == 1


def test_points_of_threat_have_no_upper_limit_ruling() -> None:
    state = position(ROW, "R@0:1", phase=Threat(is_rolled=True, dice=(1, 3, 5)), threat_points=1000)
    assert after(state, PlaceDice("sounds", (1, 3, 5))).threat_points == 1006
