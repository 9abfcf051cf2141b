"""Hits on humans: naming at once and deferred, mortal blows, Bodyguards, Parry, death (rules, section 4)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.events.rounds import AdvantagePlayed, GameEnded, RoundBegan
from engine.claustrophobia.events.tunnels import HitGuarded, HitNamed, HitParried, NamingDone, NamingOwed, WarriorDied
from engine.claustrophobia.fights.hits import take_hit
from engine.claustrophobia.moves import Aim, AnyMove, End, Fight, Go, Name, PlaceDice
from engine.claustrophobia.notation.position import read_position, write_position
from engine.claustrophobia.rounds.phases import DemonAction, Naming, Over, Threat
from engine.claustrophobia.state import Hit, State
from engine.claustrophobia.warriors.kinds import Stats
from engine.claustrophobia.warriors.strength import stats_of
from engine.core import Seat
from tests.engine.claustrophobia.positions import (
    after,
    begun,
    choices,
    demons_act,
    events,
    position,
    refused,
    seat_to_act,
    why_not,
)

ROOM = "plain-a@0,0"


def hit_by_demon(figures: str, *, naming: str = "at-once", **changes: Any) -> State:
    """What follows when the Demon of Combat hits B1 with two dice of four."""
    state = demons_act(position(ROOM, f"{figures} combat@0", naming=naming, **changes))
    return after(state, Fight("demon", "B1"), luck="6611")


def answers(state: State) -> list[Name]:
    return [move for move in choices(state) if isinstance(move, Name)]


def test_at_once_the_human_names_before_anything_else() -> None:
    state = hit_by_demon("B1@0:1")
    assert state.is_naming
    assert seat_to_act(state) == Seat(0)
    assert refused(state, Fight("demon", "B1")) == "not-now"
    named = after(state, Name("B1", 0, (1,)), Name("B1", 0, (2,)))
    assert named.humans["B1"].cancelled == (1, 2)
    assert seat_to_act(named) == Seat(1)


def test_deferred_hits_wait_for_the_end_of_the_round_and_the_next_begins_after_them() -> None:
    state = hit_by_demon("B1@0:1", naming="deferred")
    assert not state.is_naming
    asked = after(state, End())
    assert asked.is_naming
    happened = events(asked, Name("B1", 0, (1,)), Name("B1", 0, (2,)))
    assert happened == [HitNamed("B1", 0, (1,)), HitNamed("B1", 0, (2,)), NamingDone(), RoundBegan(2)]


def test_pending_hits_change_nobodys_line() -> None:
    state = hit_by_demon("B1@0:1+s", naming="deferred")
    assert (len(state.humans["B1"].pending), stats_of(state, "B1")) == (2, Stats(1, 3, 4))


def test_hits_taken_in_human_action_are_named_before_the_activation_goes_on_ruling() -> None:
    state = position("plain-a@0,0 trapped-c@1,0", "K1@0:4", naming="deferred")
    hit = after(state, Go("K1", "e"), luck="2")
    assert hit.is_naming
    assert refused(hit, Go("K1", "e")) == "not-now"


def test_a_hit_cancels_so_many_lines_that_are_not_cancelled_yet() -> None:
    state = hit_by_demon("B1@0:1x2")
    assert refused(state, Name("B1", 0, (2,))) == "line-cancelled"
    assert refused(state, Name("B1", 0, (1, 3))) == "lines-wanted"
    assert refused(state, Name("B1", 0, (7,))) == "line-cancelled"
    assert refused(state, Name("B1", 0)) == "one-answer"
    assert refused(state, Name("B1", 0, (1,), parry=True)) == "one-answer"
    assert refused(state, Name("B1", 2, (1,))) == "no-such-hit"
    assert answers(state) == [Name("B1", 0, (line,)) for line in (1, 3, 4, 5, 6)]
    assert after(state, Name("B1", 0, (6,)), Name("B1", 0, (4,))).humans["B1"].cancelled == (2, 4, 6)


@pytest.mark.parametrize("naming", ["at-once", "deferred"])
def test_a_mortal_blow_is_named_at_once_ruling(naming: str) -> None:
    state = hit_by_demon("B1@0:1x2345 B2@0:1", naming=naming)
    assert state.is_naming
    dead = events(state, Name("B1", 0, (1,)), Name("B1", 0, (6,)))
    assert dead[-2:] == [WarriorDied("B1", 0), NamingDone()]
    saved = after(state, Name("B1", 0, guard="B2"))
    assert saved.humans["B1"].losses == 5
    rest = after(saved, Name("B2", 0, (1,)))
    assert rest.is_naming
    assert rest.humans["B1"].pending == (Hit("attack", 1, ("B2",)),)
    assert events(rest, Name("B1", 0, (6,))) == [HitNamed("B1", 0, (6,)), NamingDone()]


def test_all_hits_of_a_mortal_blow_are_named_in_whatever_order_one_of_them_is_parried() -> None:
    state = hit_by_demon("B1@0:1x2345 R@0:1", naming="deferred", advantage_hand=("parry",))
    parried = after(state, Name("B1", 0, parry=True))
    assert parried.humans["B1"].losses == 5
    named_after = after(parried, Name("B1", 0, (6,)))
    named_before = after(state, Name("B1", 0, (6,)), Name("B1", 0, parry=True))
    assert named_after == named_before
    assert not named_after.is_naming


def test_a_guard_who_was_brought_to_six_names_all_its_hits_also_where_one_of_them_is_parried() -> None:
    state = demons_act(position(ROOM, "R@0:1x12345 B1@0:1x345 combat@0", naming="deferred", advantage_hand=("parry",)))
    waiting = replace(state.humans["B1"], pending=(Hit("attack"), Hit("attack")))
    state = after(replace(state, humans={**state.humans, "B1": waiting}), Fight("demon", "R"), luck="6111")
    guarded = after(state, Name("R", 0, guard="B1"))
    assert guarded.owed == Naming(("R", "B1"))
    assert " owed=naming:R/B1 " in write_position(guarded)
    assert read_position(write_position(guarded)) == guarded
    parried = after(guarded, Name("B1", 0, parry=True))
    assert {(move.human, move.hit) for move in answers(parried)} == {("B1", 0), ("B1", 1)}


def test_what_is_pending_on_others_stays_pending_at_a_mortal_blow_ruling() -> None:
    waiting = demons_act(position(ROOM, "R@0:1 B1@0:1x2345 combat@0", naming="deferred"))
    waiting = replace(waiting, humans={**waiting.humans, "R": replace(waiting.humans["R"], pending=(Hit("slot"),))})
    state = after(waiting, Fight("demon", "B1"), luck="6611")
    assert {move.human for move in answers(state)} == {"B1"}
    dead = after(state, Name("B1", 0, (1,)), Name("B1", 0, (6,)))
    assert dead.humans["R"].pending == (Hit("slot"),)
    assert isinstance(dead.phase, DemonAction)


@pytest.mark.parametrize("naming", ["at-once", "deferred"])
def test_where_no_hit_is_of_an_attack_there_is_nothing_to_choose_ruling(naming: str) -> None:
    state = position("plain-a@0,0 trapped-c@1,0", "K1@0:4x1235 B1@0:3", naming=naming)
    assert events(state, Go("K1", "e"), luck="6")[-1] == WarriorDied("K1", 1)


def test_where_an_attack_is_among_the_hits_the_window_opens_whatever_there_is_to_choose() -> None:
    state = hit_by_demon("B1@0:1x23456 R@0:1")
    assert state.is_naming
    assert answers(state) == [Name("B1", 0, (1,))]
    waiting = demons_act(position(ROOM, "B1@0:1x2345 R@0:1 combat@0", naming="deferred"))
    waiting = replace(waiting, humans={**waiting.humans, "B1": replace(waiting.humans["B1"], pending=(Hit("slot"),))})
    mixed = after(waiting, Fight("demon", "B1"), luck="6111")
    assert mixed.is_naming
    assert mixed.humans["B1"].place == 0


@pytest.mark.parametrize("naming", ["at-once", "deferred"])
def test_hits_beyond_six_lines_are_lost_ruling(naming: str) -> None:
    state = hit_by_demon("B1@0:1x23456 R@0:1", naming=naming)
    assert events(state, Name("B1", 0, (1,)))[-2:] == [WarriorDied("B1", 0), NamingDone()]
    assert after(state, Name("B1", 0, (1,))).humans["B1"].pending == ()
    double = demons_act(position("hungry-a@0,0", "B1@0:1x23456 R@0:1 combat@0", naming=naming))
    hit = after(double, Fight("demon", "B1"), luck="6111")
    assert [move for move in choices(hit) if isinstance(move, Name)] == [Name("B1", 0, (1,))]
    five = after(hit_by_demon("B1@0:1x234 R@0:1"), Name("B1", 0, (1,)), Name("B1", 0, (5,))).humans["B1"]
    assert (five.place, five.cancelled) == (0, (1, 2, 3, 4, 5))


def test_the_dead_lose_their_objects_and_the_last_one_the_game() -> None:
    state = hit_by_demon("B1@0:1x23456+s")
    over = after(state, Name("B1", 0, (1,)))
    assert over.humans["B1"].objects == ()
    assert over.phase == Over("all-dead", "demons")
    assert GameEnded("all-dead", "demons") in events(state, Name("B1", 0, (1,)))


def test_brutes_guard_each_other_hit_by_hit_and_an_exhausted_one_does_not_ruling() -> None:
    state = hit_by_demon("B1@0:1 B2@0:1")
    assert state.humans["B1"].pending == (Hit("attack", 1, ("B2",)),) * 2
    guarded = after(state, Name("B1", 0, guard="B2"))
    assert guarded.humans["B2"].pending == (Hit("guarded"),)
    assert refused(guarded, Name("B2", 0, guard="B1")) == "no-guard"
    assert refused(guarded, Name("B2", 0, parry=True)) == "no-parry"
    assert hit_by_demon("B1@0:1 B2@0:1x1").humans["B1"].pending == (Hit("attack"),) * 2
    assert hit_by_demon("B1@0:1 K1@0:1").humans["B1"].pending == (Hit("attack"),) * 2


def test_who_stood_there_when_the_hit_was_taken_may_guard_it_ruling() -> None:
    state = demons_act(position("plain-a@0,0 plain-b@1,0", "B1@0:1 B2@1:1 combat@0"))
    assert after(state, Fight("demon", "B1"), luck="6111").humans["B1"].pending == (Hit("attack"),)


def test_a_guard_takes_hits_only_while_its_lines_and_its_hits_are_below_six_ruling() -> None:
    state = hit_by_demon("B1@0:1 B2@0:1x23456")
    guarded = after(state, Name("B1", 0, guard="B2"))
    assert refused(guarded, Name("B1", 0, guard="B2")) == "no-guard"
    dead = events(state, Name("B1", 0, guard="B2"), Name("B1", 0, (1,)))
    assert dead == [HitGuarded("B1", 0, "B2"), WarriorDied("B2", 0), HitNamed("B1", 0, (1,)), NamingDone()]
    humans = position(ROOM, "B1@0:1 B2@0:1x23456").humans
    hit = {"B1": Hit("attack", guards=("B2",)), "B2": Hit("attack", guards=("B1",))}
    waiting = {name: replace(human, pending=(hit[name],)) for name, human in humans.items()}
    both = replace(demons_act(position(ROOM)), humans=waiting, owed=Naming())
    assert refused(both, Name("B1", 0, guard="B2")) == "no-guard", "alive, and at six with the hit on it"
    assert why_not(after(both, Name("B2", 0, guard="B1")), Name("B1", 0, guard="B2")) is None


def test_a_guard_whom_guarding_brings_to_six_names_its_own_hits_too_ruling() -> None:
    state = demons_act(position(ROOM, "R@0:1x12345 B1@0:1x345 combat@0", naming="deferred"))
    waiting = replace(state.humans["B1"], pending=(Hit("attack"), Hit("attack")))
    state = after(replace(state, humans={**state.humans, "B1": waiting}), Fight("demon", "R"), luck="6111")
    assert {(move.human, move.hit) for move in answers(state)} == {("R", 0)}
    both = after(state, Name("R", 0, guard="B1"))
    assert {(move.human, move.hit) for move in answers(both)} == {("B1", 0), ("B1", 2)}
    assert both.humans["R"].losses == 5


def test_a_dead_guard_guards_no_more_ruling() -> None:
    state = hit_by_demon("B1@0:1 B2@0:1x23456")
    dead = after(state, Name("B1", 0, guard="B2"))
    assert dead.humans["B2"].place == "dead"
    assert refused(dead, Name("B1", 0, guard="B2")) == "no-guard"
    out = replace(state.humans["B2"], place="out", cancelled=())
    assert refused(replace(state, humans={**state.humans, "B2": out}), Name("B1", 0, guard="B2")) == "no-guard"


def test_parry_lets_one_hit_of_an_attack_do_nothing() -> None:
    state = hit_by_demon("B1@0:1", advantage_hand=("parry",))
    assert Name("B1", 0, parry=True) in answers(state)
    happened = events(state, Name("B1", 0, parry=True), Name("B1", 0, (5,)))
    assert happened == [
        AdvantagePlayed("parry", Aim(human="B1")),
        HitParried("B1", 0),
        HitNamed("B1", 0, (5,)),
        NamingDone(),
    ]
    assert refused(after(state, Name("B1", 0, parry=True)), Name("B1", 0, parry=True)) == "no-parry"


def test_a_hit_that_counts_double_is_parried_whole_ruling() -> None:
    state = position("hungry-a@0,0", "B1@0:1 combat@0", advantage_hand=("parry", "parry"))
    asked = after(demons_act(state), Fight("demon", "B1"), luck="6111")
    assert asked.humans["B1"].pending == (Hit("attack", 2),)
    parried = after(asked, Name("B1", 0, parry=True))
    assert (parried.humans["B1"].losses, parried.advantage_hand) == (0, ("parry",))


@pytest.mark.parametrize("naming", ["at-once", "deferred"])
def test_hits_of_slots_are_no_attacks_ruling(naming: str) -> None:
    state = position(ROOM, "R@0 B1@0", phase=Threat(is_rolled=True, dice=(6, 6)), advantage_hand=("parry",))
    state = replace(state, naming=naming)
    hit = after(state, PlaceDice("trap", (6, 6), "R"))
    assert hit.humans["R"].pending == (Hit("slot"),)
    assert hit.is_naming == (naming == "at-once")
    asked = hit if hit.is_naming else after(hit, End(), End())
    assert answers(asked) == [Name("R", 0, (line,)) for line in range(1, 7)]
    assert refused(asked, Name("R", 0, parry=True)) == "no-parry"
    assert refused(asked, Name("R", 0, guard="B1")) == "no-guard"


def test_no_bodyguard_after_a_critical_hit_and_none_who_was_made_to_attack() -> None:
    state = hit_by_demon("B1@0:1 B2@0:1", effects=(Effect("no-bodyguard", "B2"),))
    assert state.humans["B1"].pending == (Hit("attack"),) * 2


def test_a_hit_is_taken_with_those_as_guards_who_did_not_make_it() -> None:
    play = begun(position(ROOM, "R@0 B1@0 B2@0", phase=Threat(is_rolled=True)))
    take_hit(play, "R", "attack", attacker="B1")
    assert play.state.humans["R"].pending == (Hit("attack", 1, ("B2",)),)


def test_the_same_hits_are_offered_once() -> None:
    moves: list[AnyMove] = choices(hit_by_demon("B1@0:1 B2@0:1"))
    assert len(moves) == 7
    assert NamingOwed() in events(demons_act(position(ROOM, "B1@0:1 combat@0")), Fight("demon", "B1"), luck="6111")


def test_hits_are_named_in_any_order_and_nobody_acts_meanwhile_ruling() -> None:
    state = hit_by_demon("R@0:1 B1@0:1")
    second = after(state, Name("B1", 1, (5,)))
    assert second.is_naming
    assert seat_to_act(second) == Seat(0)
    assert all(isinstance(move, Name) for move in choices(second))
    assert after(second, Name("B1", 0, (2,))).humans["B1"].cancelled == (2, 5)
