"""Advantage cards (rules, section 9)."""

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.cards.decks import AdvantageCard
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.counts import PrayersCounts
from engine.claustrophobia.events.rounds import (
    ActionRolled,
    ActivationBegan,
    ActivationEnded,
    AdvantagePlayed,
    EffectBegan,
)
from engine.claustrophobia.events.tunnels import (
    DemonWounded,
    GrenadeThrown,
    HumanHit,
    LineHealed,
    NamingOwed,
    TilesOrdered,
    TilesSeen,
    TrapRolled,
    TroglodyteAppeared,
    TroglodytesDied,
    WarriorDied,
)
from engine.claustrophobia.moves import Aim, Assign, DoDeed, End, Fight, Go, OrderTiles, PlayAdvantage, PlayEvent, Roll
from engine.claustrophobia.rounds.phases import Initiative, MapOrder, Threat
from engine.claustrophobia.state import Hit, State
from engine.claustrophobia.tunnels.exploration import TILE_LUCK
from engine.claustrophobia.warriors.kinds import Stats
from engine.claustrophobia.warriors.strength import stats_of
from engine.core import Match, ScriptedChance, Seat, SeededChance
from tests.engine.claustrophobia.positions import after, choices, demons_act, events, position, refused, why_not
from tests.every_game.matches import NOON

ROOM = "plain-a@0,0"
ROOMS = "plain-a@0,0 plain-b@1,0 plain-c@2,0/90"


def aims(state: State) -> list[Aim]:
    return [move.aim for move in choices(state) if isinstance(move, PlayAdvantage)]


def test_a_card_is_used_once_and_a_wrong_aim_is_refused() -> None:
    state = position(ROOM, "R@0:1x3", advantage_hand=("healing",))
    used = after(state, PlayAdvantage("healing", Aim(human="R", line=3)))
    assert (used.advantage_hand, used.advantage_discards) == ((), ("healing",))
    next_round = after(used, End(), Roll(), End(), End(), Roll(), Assign.of(R=1), luck="1111")
    assert (next_round.round, next_round.advantage_hand, next_round.advantage_deck) == (2, (), used.advantage_deck)
    assert refused(used, PlayAdvantage("healing", Aim(human="R", line=3))) == "no-such-card"
    assert refused(state, PlayAdvantage("healing", Aim(human="R", line=4))) == "wrong-aim"
    assert (
        refused(position(ROOM, "R@0", advantage_hand=("healing",)), PlayAdvantage("healing")) == "card-without-target"
    )
    early = replace(state, phase=Initiative((1,)))
    assert refused(early, PlayAdvantage("healing", Aim(human="R", line=3))) == "card-not-now"


@pytest.mark.parametrize("card", ["parry", "war-cry"])
def test_cards_that_are_part_of_another_move_are_not_played_alone(card: AdvantageCard) -> None:
    assert refused(position(ROOM, "R@0", advantage_hand=(card,)), PlayAdvantage(card)) == "card-not-now"


@pytest.mark.parametrize("naming", ["at-once", "deferred"])
def test_a_grenade_rolls_for_every_warrior_of_both_sides_and_its_hits_are_no_attack(naming: str) -> None:
    state = position(ROOMS, "R@0:1 B1@1:1 K1@1:1 t@1 tough-1@1 hunter@1", advantage_hand=("grenade",), naming=naming)
    move = PlayAdvantage("grenade", Aim(human="R", tile=1))
    assert events(state, move, luck="43456") == [
        AdvantagePlayed("grenade", Aim(human="R", tile=1)),
        ActivationBegan("R"),
        GrenadeThrown("R", 1, (4, 3, 4, 5, 6)),
        TroglodytesDied(1, 1),
        HumanHit("B1", Hit("grenade")),
        WarriorDied("tough-1", 1),
        DemonWounded(1),
        NamingOwed(),
    ]


def test_the_dice_of_a_grenade_are_rolled_in_the_order_of_the_rules_ruling() -> None:
    state = position(ROOM, "R@0:1 B1@0:1 K1@0:1 t@0 tough-1@0 hunter@0", advantage_hand=("grenade",))
    harm = (
        *(HumanHit(human, Hit("grenade")) for human in state.humans),
        TroglodytesDied(0, 1),
        WarriorDied("tough-1", 0),
        DemonWounded(1),
    )
    for place, happens in enumerate(harm):
        luck = "".join("4" if place == other else "3" for other in range(len(harm)))
        assert events(state, PlayAdvantage("grenade", Aim(human="R", tile=0)), luck=luck)[3] == happens


def test_a_grenade_takes_the_place_of_an_attack_of_one_who_is_not_exhausted() -> None:
    state = position(ROOMS, "R@0:1 B1@0:1x1 t@0", advantage_hand=("grenade",))
    assert aims(state) == [Aim(human="R", tile=0)]
    thrown = after(state, PlayAdvantage("grenade", Aim(human="R", tile=0)), luck="111")
    assert refused(thrown, Fight("R", "troglodyte")) == "has-fought"
    fought = after(state, Fight("R", "troglodyte"), luck="1")
    assert aims(fought) == []


def test_a_grenade_is_not_doubled_by_a_hungry_tunnel() -> None:
    state = position("hungry-a@0,0", "R@0:1 t@0*2", advantage_hand=("grenade",))
    happened = events(state, PlayAdvantage("grenade", Aim(human="R", tile=0)), luck="461")
    assert TroglodytesDied(0, 1) in happened
    assert HumanHit("R", Hit("grenade")) in happened


def test_a_grenade_flies_no_farther_than_a_connected_tile_and_hits_its_thrower_too() -> None:
    state = position(ROOMS, "K1@0:1 R@0:1x1 t@0 hunter@2", advantage_hand=("grenade",))
    assert aims(state) == [Aim(human="K1", tile=0)]
    far = position(ROOMS, "K1@0:1 t@1 hunter@2", advantage_hand=("grenade",))
    assert aims(far) == [Aim(human="K1", tile=0), Aim(human="K1", tile=1)]
    assert aims(replace(far, cave_in=(0, 1))) == [Aim(human="K1", tile=0)]
    assert HumanHit("K1", Hit("grenade")) in events(
        state, PlayAdvantage("grenade", Aim(human="K1", tile=0)), luck="141"
    )


def test_a_grenade_wounds_a_demon_once_whatever_its_thrower_bears() -> None:
    state = position(ROOMS, "R@0:1+h hunter@1", advantage_hand=("grenade",))
    assert events(state, PlayAdvantage("grenade", Aim(human="R", tile=1)), luck="6")[-1] == DemonWounded(1)


def test_who_throws_a_grenade_after_a_step_is_through_and_may_go_on_before_one() -> None:
    state = position(ROOMS, "R@0:1 t@2", advantage_hand=("grenade",))
    gone = after(state, Go("R", "e"), PlayAdvantage("grenade", Aim(human="R", tile=2)), luck="1")
    assert refused(gone, Go("R", "w")) == "movement-ended"
    thrown = after(
        position(ROOMS, "R@0:1 t@1", advantage_hand=("grenade",)),
        PlayAdvantage("grenade", Aim(human="R", tile=1)),
        luck="1",
    )
    assert why_not(thrown, Go("R", "e")) is None


def test_a_healing_draught_comes_before_the_first_activation_and_after_the_last_and_ends_exhaustion() -> None:
    state = position(ROOMS, "R@0:2x2+c", advantage_hand=("healing", "healing"))
    move = PlayAdvantage("healing", Aim(human="R", line=2))
    assert stats_of(after(state, move), "R") == Stats(1, 2, 4)
    acted = after(position(ROOMS, "R@0:3x2 t@0", advantage_hand=("healing",)), Fight("R", "troglodyte"), luck="1")
    assert events(acted, move)[-1] == LineHealed("R", 2)


def test_a_healing_draught_ends_the_activation_under_way() -> None:
    state = after(position(ROOMS, "R@0:1 K1@1:1x2", advantage_hand=("healing",)), Go("R", "e"))
    healed = events(state, PlayAdvantage("healing", Aim(human="K1", line=2)))
    assert healed == [AdvantagePlayed("healing", Aim(human="K1", line=2)), ActivationEnded(), LineHealed("K1", 2)]
    later = after(state, PlayAdvantage("healing", Aim(human="K1", line=2)))
    assert refused(later, Go("R", "e")) == "has-acted"


@pytest.mark.parametrize(
    ("card", "aim"),
    [("healing", Aim(human="K1", line=2)), ("map", Aim()), ("oil", Aim(tile=0)), ("second-wind", Aim(human="R"))],
)
def test_each_card_between_activations_ends_the_one_under_way_ruling(card: AdvantageCard, aim: Aim) -> None:
    state = after(position(ROOMS, "R@0:1 K1@1:1x2", advantage_hand=(card,)), Go("R", "e"))
    luck = ("plain-d", "plain-e", "plain-f") if card == "map" else ()
    assert events(state, PlayAdvantage(card, aim), luck=luck)[1] == ActivationEnded()


def test_haste_begins_an_activation_both_copies_together_if_wanted() -> None:
    state = position(ROOMS, "R@0:2 t@1", advantage_hand=("haste", "haste"))
    move = PlayAdvantage("haste", Aim(human="R"))
    assert events(state, move)[1:] == [ActivationBegan("R"), EffectBegan(Effect("haste", "R"))]
    both = after(state, move, move)
    assert stats_of(both, "R").movement == 3
    assert after(both, End()).effects == ()
    assert aims(after(state, Go("R", "e"))) == []
    two = position(ROOMS, "R@0:2 K1@0:1", advantage_hand=("haste",))
    assert after(two, move, Go("K1", "e")).effects == ()


def test_haste_ends_with_the_phase_also_where_a_prayer_has_ended_the_activation() -> None:
    counts = PrayersCounts()
    state = position(ROOM, "R@0:2 K1@0", advantage_hand=("haste",), counts=counts)
    prayed = after(state, PlayAdvantage("haste", Aim(human="R")), DoDeed("R", "prayer"))
    assert after(prayed, End()).effects == ()


def test_haste_lets_somebody_exhausted_walk() -> None:
    state = position(ROOMS, "R@0:2x2", advantage_hand=("haste",))
    assert refused(state, Go("R", "e")) == "no-movement-left"
    assert after(state, PlayAdvantage("haste", Aim(human="R")), Go("R", "e")).humans["R"].place == 1


def test_steady_nerves_roll_any_of_the_dice_again() -> None:
    state = position(ROOM, "R@0 B1@0 K1@0", phase=Initiative((1, 1, 6)), advantage_hand=("nerves",))
    assert aims(state) == [Aim(dice=dice) for dice in ((1,), (1, 1), (1, 1, 6), (1, 6), (6,))]
    assert events(state, PlayAdvantage("nerves", Aim(dice=(1, 1))), luck="52")[1:] == [ActionRolled((2, 5, 6))]


def test_both_copies_of_steady_nerves_can_be_played_but_none_once_the_dice_are_given() -> None:
    state = position(ROOM, "R@0 K1@0", phase=Initiative((1, 1)), advantage_hand=("nerves", "nerves"))
    once = after(state, PlayAdvantage("nerves", Aim(dice=(1,))), luck="3")
    assert events(once, PlayAdvantage("nerves", Aim(dice=(1, 3))), luck="55")[1:] == [ActionRolled((5, 5))]
    given = after(once, Assign.of(R=1, K1=3))
    assert refused(given, PlayAdvantage("nerves", Aim(dice=(3,)))) == "card-not-now"
    assert refused(once, PlayAdvantage("nerves", Aim(dice=(6,)))) == "wrong-aim"


def test_a_war_cry_lets_somebody_exhausted_attack() -> None:
    state = position(ROOM, "K1@0:1x1+b t@0", advantage_hand=("war-cry",))
    assert refused(state, Fight("K1", "troglodyte")) == "no-combat"
    assert events(state, Fight("K1", "troglodyte", war_cry=True), luck="13")[-1] == TroglodytesDied(0, 1)


def test_the_map_shows_the_next_tiles_to_the_humans_alone_who_put_them_in_order() -> None:
    state = position(ROOM, "R@0:1", advantage_hand=("map",), stack=("plain-b", "plain-c", "plain-d", "plain-g"))
    looked = after(state, PlayAdvantage("map"), luck=("plain-d", "plain-b", "plain-g"))
    assert (looked.known, looked.stack, looked.owed) == (("plain-d", "plain-b", "plain-g"), ("plain-c",), MapOrder())
    assert refused(looked, Go("R", "e")) == "not-now"
    assert len(choices(looked)) == 6
    order = OrderTiles(("plain-b", "plain-g", "plain-d"))
    assert events(looked, order) == [TilesOrdered(("plain-b", "plain-g", "plain-d"))]
    assert after(looked, order, Go("R", "e")).tiles[1].name == "plain-b"
    assert refused(looked, OrderTiles(("plain-b", "plain-c", "plain-d"))) == "wrong-tiles"
    seen = CLAUSTROPHOBIA.see(looked, Seat(1))
    assert (seen.known, seen.stack) == ((None,) * 3, state.stack)


def test_tiles_that_the_map_has_shown_come_when_it_is_taken_back_and_somebody_explores() -> None:
    stack = ("plain-b", "plain-c", "plain-d", "plain-e", "plain-g")
    match = Match.begin(CLAUSTROPHOBIA, position(ROOM, "R@0:1", advantage_hand=("map",), stack=stack))
    looked = match.play(Seat(0), PlayAdvantage("map"), chance=SeededChance(1), at=NOON)
    assert looked.seen(Seat(1)).journal.turns[-1].luck == ()
    assert looked.undo(1).seen(Seat(1)).journal.fate == {}
    explored = looked.undo(1).play(Seat(0), Go("R", "e"), chance=ScriptedChance(()), at=NOON)
    assert explored.journal.turns[-1].drawn(TILE_LUCK) == looked.state.known[:1]
    assert explored.seen(Seat(1)).journal.turns == explored.journal.turns


def test_the_map_shows_fewer_where_fewer_are_left_ruling() -> None:
    state = position(ROOM, "R@0:1", advantage_hand=("map",), stack=("plain-b",))
    assert events(state, PlayAdvantage("map"), luck=("plain-b",))[1:] == [
        TilesSeen(("plain-b",)),
        TilesOrdered(("plain-b",)),
    ]
    two = replace(state, stack=("plain-b", "plain-c"))
    ordered = after(two, PlayAdvantage("map"), OrderTiles(("plain-c", "plain-b")), luck=("plain-b", "plain-c"))
    assert ordered.known == ("plain-c", "plain-b")
    assert refused(replace(state, stack=()), PlayAdvantage("map")) == "card-without-target"


def test_oil_burns_through_the_next_threat_phase() -> None:
    state = position(ROOMS, "R@0:1", advantage_hand=("oil",))
    burning = after(state, PlayAdvantage("oil", Aim(tile=1)))
    assert after(burning, End()).effects == (Effect("oil", tile=1),)


def test_where_oil_burns_no_trap_brings_a_troglodyte_in_the_threat_phase() -> None:
    state = position(
        "plain-a@0,0 trapped-c@1,0", "R@0:1 B1@0", effects=(Effect("oil", tile=1),), event_hand=("terror",)
    )
    driven = events(
        replace(state, phase=Threat(is_rolled=True)), PlayEvent("terror", Aim(human="B1", tile=1)), luck="5"
    )
    assert driven[-1] == TrapRolled(1, 5)
    assert events(state, Go("R", "e"), luck="5")[-1] == TroglodyteAppeared(1)


def test_second_wind_gives_movement_and_attack_anew_to_the_warrior_activated_last() -> None:
    state = position(ROOMS, "R@0:2 K1@0:1 t@1", advantage_hand=("second-wind",))
    assert refused(state, PlayAdvantage("second-wind")) == "card-without-target"
    gone = after(state, Go("R", "e"))
    assert aims(gone) == [Aim(human="R")]
    again = after(gone, PlayAdvantage("second-wind", Aim(human="R")))
    assert why_not(again, Fight("R", "troglodyte")) is None
    assert why_not(again, Go("R", "e")) is None
    assert refused(after(again, Go("K1", "n"), luck=("plain-h",)), Go("R", "e")) == "has-acted"


def test_second_wind_comes_after_a_draught_too_but_not_for_the_dead() -> None:
    state = position(ROOMS, "R@0:1x3 K1@0:2 t@1", advantage_hand=("healing", "second-wind"))
    healed = after(state, Go("R", "e"), PlayAdvantage("healing", Aim(human="R", line=3)))
    assert aims(healed) == [Aim(human="R")]
    assert events(healed, PlayAdvantage("second-wind", Aim(human="R")))[1:] == [ActivationBegan("R", is_again=True)]
    assert refused(healed, PlayAdvantage("second-wind", Aim(human="K1"))) == "wrong-aim"
    trapped = position("plain-a@0,0 trapped-c@1,0", "R@0:1x23456 K1@0:2", advantage_hand=("second-wind",))
    assert aims(after(trapped, Go("R", "e"), luck="2")) == []


def test_hold_the_line_protects_the_humans_of_a_tile_wherever_they_go_ruling() -> None:
    state = position(ROOMS, "R@0:2 B1@0:2 K1@1:2", advantage_hand=("hold-the-line",))
    held = after(state, PlayAdvantage("hold-the-line", Aim(tile=0)))
    assert [stats_of(held, name).defense for name in held.humans] == [5, 5, 4]
    assert stats_of(after(held, Go("R", "e")), "R") == Stats(1, 2, 5)
    assert after(demons_act(replace(held, active=None)), End()).effects == ()
    assert aims(after(state, Go("R", "e"))) == []
