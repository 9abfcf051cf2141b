"""Event cards (rules, section 8)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.claustrophobia.cards.decks import EventCard
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.events.rounds import EventPlayed
from engine.claustrophobia.events.tunnels import (
    Attacked,
    FumesSpread,
    HumanHit,
    NamingOwed,
    ObjectLost,
    OpeningClosed,
    TileDrawn,
    TileReturned,
    TileSprung,
    ToughAppeared,
    TrapRolled,
    WarriorMoved,
)
from engine.claustrophobia.evolve.changes import without
from engine.claustrophobia.moves import Aim, End, Fight, Go, LayTile, Name, PlaceDice, PlayEvent, Summon
from engine.claustrophobia.perft import outcomes
from engine.claustrophobia.rounds.initiative import number_of_dice
from engine.claustrophobia.rounds.phases import HumanAction, Placing, Threat
from engine.claustrophobia.state import Hit, State
from engine.claustrophobia.warriors.kinds import Stats
from engine.claustrophobia.warriors.strength import has_talent, stats_of
from engine.core import Reason, Seat
from tests.engine.claustrophobia.positions import GAME, after, choices, demons_act, events, position, refused

ROOM = "plain-a@0,0"
ROOMS = "plain-a@0,0 plain-b@1,0"


def holding(card: EventCard, tiles: str, figures: str, **changes: Any) -> State:
    state = position(tiles, figures, phase=Threat(is_rolled=True), event_hand=(card,))
    return replace(state, **changes)


def aims(state: State) -> list[Aim]:
    return [move.aim for move in choices(state) if isinstance(move, PlayEvent)]


def test_a_card_is_discarded_and_a_wrong_aim_is_refused() -> None:
    state = holding("critical", ROOM, "R@0")
    assert after(state, PlayEvent("critical", Aim(human="R"))).event_discards == ("critical",)
    assert refused(state, PlayEvent("critical", Aim(human="K1"))) == "wrong-aim"
    assert refused(state, PlayEvent("lost")) == "no-such-card"
    assert refused(holding("suicide", ROOM, "R@0"), PlayEvent("suicide")) == "card-not-now"


def test_a_cave_in_closes_the_opening_between_connected_tiles() -> None:
    state = holding("cave-in", ROOMS, "R@0")
    assert aims(state) == [Aim(tile=0, direction="e")]
    assert events(state, PlayEvent("cave-in", Aim(tile=0, direction="e")))[1:] == [OpeningClosed((0, 1))]
    assert refused(holding("cave-in", ROOM, "R@0"), PlayEvent("cave-in")) == "card-without-target"


def test_a_defect_takes_any_object() -> None:
    state = holding("defect", ROOM, "R@0:1+hc K1@0:1+b")
    assert aims(state) == [
        Aim(human="R", object="hammer"),
        Aim(human="R", object="scepter"),
        Aim(human="K1", object="blunderbuss"),
    ]
    move = PlayEvent("defect", Aim(human="R", object="scepter"))
    assert events(state, move)[1:] == [ObjectLost("R", "scepter")]
    assert after(state, move).humans["R"].objects == ("hammer",)


@pytest.mark.parametrize("naming", ["at-once", "deferred"])
def test_a_possessed_one_of_the_condemned_attacks_and_cannot_guard_against_it(naming: str) -> None:
    state = holding("possession", ROOM, "R@0:1 B1@0:1 K1@0:1x1", naming=naming)
    assert aims(state) == [Aim(human="B1", other="R"), Aim(human="B1", other="K1")]
    happened = events(state, PlayEvent("possession", Aim(human="B1", other="R")), luck="123")
    assert happened[1:3] == [Attacked("B1", 0, "R", 0, (1, 2, 3), (), 3, 1), HumanHit("R", Hit("attack"))]
    assert (NamingOwed() in happened) == (naming == "at-once")
    both = holding("possession", ROOM, "R@0:1 B1@0:1 B2@0:1")
    hit = after(both, PlayEvent("possession", Aim(human="B1", other="R")), luck="113")
    assert hit.humans["R"].pending == (Hit("attack", 1, ("B2",)),)


@pytest.mark.parametrize("naming", ["at-once", "deferred"])
def test_terror_drives_one_of_the_condemned_to_a_tile_with_room_whatever_holds_them(naming: str) -> None:
    state = holding("terror", "plain-a@0,0 trapped-c@1,0 narrow-a@0,-1", "R@2 B1@0 combat@0", naming=naming)
    assert aims(state) == [Aim(human="B1", tile=1)]
    happened = events(state, PlayEvent("terror", Aim(human="B1", tile=1)), luck="2")
    assert happened[1:5] == [
        WarriorMoved("B1", 0, 1, 0),
        TileSprung(1, "B1"),
        TrapRolled(1, 2),
        HumanHit("B1", Hit("trap")),
    ]
    assert (NamingOwed() in happened) == (naming == "at-once")


def test_one_who_is_driven_onto_a_mechanism_springs_it_for_the_next_threat_phase() -> None:
    state = holding("terror", "plain-a@0,0 mechanism-b@1,0/180", "B1@0:1x1")
    driven = after(state, PlayEvent("terror", Aim(human="B1", tile=1)))
    assert (driven.tiles[1].is_sprung, driven.extra_dice) == (True, 1)


def test_water_does_nothing_to_one_who_is_driven_into_it_ruling() -> None:
    state = holding("terror", "plain-a@0,0 flooded-b@1,0", "B1@0")
    assert events(state, PlayEvent("terror", Aim(human="B1", tile=1)))[1:] == [WarriorMoved("B1", 0, 1, 0)]


def test_a_tough_troglodyte_appears_on_any_tile_with_room_where_no_oil_burns_ruling() -> None:
    state = holding("tough", f"{ROOMS} narrow-a@2,0/90", "R@0 t@2", effects=(Effect("oil", tile=1),))
    assert aims(state) == [Aim(tile=0)]
    assert events(state, PlayEvent("tough", Aim(tile=0)))[1:] == [ToughAppeared("tough-1", 0)]


def test_fumes_roll_a_die_for_each_human_on_a_tile_and_nobody_guards() -> None:
    state = holding("fumes", ROOMS, "R@0 B1@0 K1@1 t@0")
    assert aims(state) == [Aim(tile=0), Aim(tile=1)]
    assert events(state, PlayEvent("fumes", Aim(tile=0)), luck="23")[1:] == [
        FumesSpread(0, (2, 3)),
        HumanHit("B1", Hit("fumes")),
        NamingOwed(),
    ]


def test_satan_makes_the_demon_stronger_until_the_next_threat_phase() -> None:
    state = holding("satan", ROOM, "R@0 cruelty@0")
    strong = after(state, PlayEvent("satan"))
    assert stats_of(strong, "demon") == Stats(2, 1, 5)
    human_action = replace(after(strong, End(), End()), phase=HumanAction())
    assert stats_of(human_action, "demon") == Stats(2, 1, 5)
    assert stats_of(after(human_action, End()), "demon") == Stats(1, 0, 4)
    assert refused(holding("satan", ROOM, "R@0"), PlayEvent("satan")) == "card-without-target"


def test_rage_makes_the_demon_frantic_in_a_demon_action() -> None:
    state = demons_act(holding("rage", ROOM, "R@0 hunter@0"))
    furious = after(state, PlayEvent("rage"))
    assert has_talent(furious, "demon", "frantic")
    assert Attacked("demon", 0, "R", 0, (1,), (3,), 3, 1) in events(furious, Fight("demon", "R"), luck="13")
    assert not has_talent(after(furious, End()), "demon", "frantic")


def test_a_critical_hit_takes_bodyguard_and_doubles_the_first_hit_in_the_demon_action() -> None:
    state = after(holding("critical", ROOM, "B1@0:1 B2@0:1 t@0*2"), PlayEvent("critical", Aim(human="B1")))
    acting = replace(demons_act(state), naming="deferred")
    assert not has_talent(acting, "B1", "bodyguard")
    assert has_talent(acting, "B2", "bodyguard")
    hit = after(acting, Fight("troglodyte", "B1", at=0, is_all=True), luck="66")
    assert hit.humans["B1"].pending == (Hit("attack", 2, ("B2",)), Hit("attack", 1, ("B2",)))
    other = after(acting, Fight("troglodyte", "B2", at=0), luck="6")
    assert other.humans["B2"].pending == (Hit("attack"),)


def test_a_critical_hit_waits_for_the_demon_action_whatever_happens_in_the_threat_phase() -> None:
    state = position(ROOM, "R@0 B1@0:1 B2@0:1", phase=Threat(is_rolled=True), event_hand=("critical", "possession"))
    on_target = after(state, PlayEvent("critical", Aim(human="R")))
    attacked = after(on_target, PlayEvent("possession", Aim(human="B1", other="R")), luck="116")
    assert attacked.humans["R"].pending == (Hit("attack", 1, ("B2",)),)
    assert Effect("weak-spot", "R") in attacked.effects
    on_guard = after(state, PlayEvent("critical", Aim(human="B2")))
    guarded = after(on_guard, PlayEvent("possession", Aim(human="B1", other="R")), luck="116")
    assert guarded.humans["R"].pending == (Hit("attack", 1, ("B2",)),)


def test_lost_sends_the_drawn_tile_back_and_a_different_one_comes() -> None:
    state = position(ROOM, "K1@0:4", event_hand=("lost",), stack=("plain-c", "plain-d"))
    asked = after(state, Go("K1", "e"), luck=("plain-c",))
    assert events(asked, PlayEvent("lost"), luck=("plain-d",)) == [
        EventPlayed("lost", Aim()),
        TileReturned("plain-c"),
        TileDrawn("plain-d", "K1", 0, "e"),
    ]
    again = after(asked, PlayEvent("lost"), luck=("plain-d",))
    assert again.owed == Placing("plain-d", "K1", 0, "e")
    assert again.stack == ("plain-c",)
    others = {play.state.owed for play in outcomes(asked, Seat(1), PlayEvent("lost"))}
    assert others == {again.owed}, "the tile that went back is not drawn at once"
    laid = after(again, choices(again)[0])
    assert laid.humans["K1"].place == 1


def test_lost_is_no_answer_to_the_last_tile_nor_to_precognition_ruling() -> None:
    state = position(ROOM, "K1@0:4", event_hand=("lost",), stack=("plain-c",))
    assert refused(after(state, Go("K1", "e"), luck=("plain-c",)), PlayEvent("lost")) == "card-without-target"
    more = replace(state, stack=("plain-c", "plain-d"), effects=(Effect("precognition"),))
    asked = after(more, Go("K1", "e"), luck=("plain-c",))
    assert GAME.why_not(asked, Seat(1), PlayEvent("lost")) == Reason.of("not-your-turn", side="humans")
    assert refused(asked, PlayEvent("lost")) == refused(asked, PlayEvent("rage")) == "demons-card"
    assert all(isinstance(move, LayTile) for move in choices(asked))


def test_a_tile_that_was_sent_back_comes_after_those_that_the_map_showed_ruling() -> None:
    state = position(ROOM, "K1@0:4", event_hand=("lost",), stack=("plain-g",), known=("plain-c", "plain-d"))
    asked = after(state, Go("K1", "e"))
    found = after(asked, PlayEvent("lost"))
    assert found.owed == Placing("plain-d", "K1", 0, "e")
    assert (found.known, found.stack) == ((), ("plain-c", "plain-g"))


def test_threat_cards_are_played_from_the_roll_to_the_end_of_the_phase_ruling() -> None:
    state = holding("satan", ROOMS, "R@0 hunter@0", threat_points=9)
    assert GAME.why_not(replace(state, phase=Threat()), Seat(1), PlayEvent("satan")) == Reason.of("roll-first")
    dice = replace(state, phase=Threat(is_rolled=True, dice=(1, 2, 3)))
    for phase in (dice, after(dice, PlaceDice("calm", (1,)))):
        assert PlayEvent("satan") in choices(phase)
    assert PlayEvent("satan") in choices(after(dice, Summon(is_demon=False, tile=1)))
    assert refused(demons_act(state), PlayEvent("satan")) == "card-not-now"


def test_a_lost_scepter_brings_no_die_and_an_exhausted_bearer_can_lose_an_object() -> None:
    state = holding("defect", ROOM, "R@0:2x2+c K1@0")
    assert number_of_dice(state) == 3
    assert number_of_dice(after(state, PlayEvent("defect", Aim(human="R", object="scepter")))) == 2
    assert refused(holding("defect", ROOM, "R@0"), PlayEvent("defect")) == "card-without-target"


def test_a_possessed_attack_has_the_combat_of_objects_and_gifts_and_can_be_parried_but_not_by_the_redeemer() -> None:
    state = holding("possession", "hungry-a@0,0", "R@0:1 K1@0:1x1+b", effects=(Effect("courage", "K1"),))
    assert aims(state) == [Aim(human="K1", other="R")]
    tired = events(state, PlayEvent("possession", Aim(human="K1", other="R")), luck="3")
    assert Attacked("K1", 0, "R", 0, (3,), (), 3, 1) in tired
    assert HumanHit("R", Hit("attack", 2)) in tired
    fit = holding("possession", ROOM, "R@0:1 K1@0:1+b", advantage_hand=("parry",))
    fit = replace(fit, advantage_deck=without(fit.advantage_deck, "parry"))
    asked = after(fit, PlayEvent("possession", Aim(human="K1", other="R")), luck="1113")
    assert Name("R", 0, parry=True) in choices(asked)
    assert refused(holding("possession", "plain-a@0,0 plain-b@1,0", "R@0 B1@1"), PlayEvent("possession")) == (
        "card-without-target"
    )


def test_fumes_are_no_attack_that_could_be_parried() -> None:
    state = holding("fumes", ROOM, "R@0 B1@0", advantage_hand=("parry",))
    state = replace(state, advantage_deck=without(state.advantage_deck, "parry"))
    asked = after(state, PlayEvent("fumes", Aim(tile=0)), luck="31")
    assert all(isinstance(move, Name) and move.lines for move in choices(asked))
    assert refused(asked, Name("R", 0, parry=True)) == "no-parry"
    assert refused(asked, Name("R", 0, guard="B1")) == "no-guard"


def test_at_most_three_tough_troglodytes_and_eleven_in_all_ruling() -> None:
    three = holding("tough", ROOMS, "R@0 tough-1@0 tough-2@0 tough-3@1")
    assert refused(three, PlayEvent("tough", Aim(tile=1))) == "card-without-target"
    rooms = "plain-a@0,0 plain-b@1,0 plain-c@2,0 plain-d@3,0 plain-e@4,0"
    eleven = holding("tough", rooms, "R@0 t@0*3 t@1*3 t@2*3 t@3*2")
    assert refused(eleven, PlayEvent("tough", Aim(tile=4))) == "card-without-target"
    ten = replace(eleven, troglodytes={tile: eleven.troglodytes[tile] for tile in (0, 1, 2)})
    assert aims(ten) == [Aim(tile=3), Aim(tile=4)]
