"""Gifts of the Redeemer (rules, section 9)."""

from msgspec.structs import replace

from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.events.rounds import ActivationBegan, Blessed, EffectBegan, GiftUsed, ThreatPointsChanged
from engine.claustrophobia.events.tunnels import LineHealed
from engine.claustrophobia.moves import Aim, End, Fight, Go, PlayAdvantage, UseGift
from engine.claustrophobia.state import Troglodytes
from engine.claustrophobia.warriors.kinds import Stats
from engine.claustrophobia.warriors.strength import stats_of
from tests.engine.claustrophobia.positions import after, choices, demons_act, events, position, refused, why_not

ROOM = "plain-a@0,0"
ROOMS = "plain-a@0,0 plain-b@1,0"


def test_gifts_are_used_with_their_die_before_the_first_activation_and_once_a_round() -> None:
    gifts = ("courage", "rally", "precognition")
    state = position("plain-a@0,0 plain-b@1,0", "R@0:2 B1@1:3", gifts=gifts)
    assert events(state, UseGift("courage", Aim(human="B1"))) == [
        GiftUsed("courage", Aim(human="B1")),
        EffectBegan(Effect("courage", "B1")),
    ]
    assert refused(state, UseGift("courage", Aim(human="R"))) == "wrong-aim-of-gift"
    assert refused(state, UseGift("rally")) == "wrong-die"
    assert refused(state, UseGift("blessing")) == "no-such-gift"
    used = after(state, UseGift("courage", Aim(human="B1")))
    assert refused(used, UseGift("courage", Aim(human="B1"))) == "gift-used"
    assert refused(after(state, Go("B1", "w")), UseGift("courage", Aim(human="B1"))) == "gift-not-now"
    for die, use in ((3, UseGift("rally")), (5, UseGift("precognition")), (6, UseGift("blessing"))):
        begun = position("plain-a@0,0 plain-b@1,0", f"R@0:{die} B1@1:3", gifts=(use.gift,))
        assert why_not(begun, use) is None
        assert refused(after(begun, Go("B1", "w")), use) == "gift-not-now"
    tired = position(ROOM, "R@0:2x2 B1@0:3", gifts=gifts)
    assert refused(tired, UseGift("courage", Aim(human="B1"))) == "redeemer-exhausted"
    assert refused(replace(state, effects=(Effect("crisis"),)), UseGift("courage", Aim(human="B1"))) == "no-gifts-now"


def test_courage_lasts_until_the_next_initiative() -> None:
    state = demons_act(
        position(ROOM, "R@0 B1@0", effects=(Effect("courage", "B1"),), gifts=("courage",), gifts_used=("courage",))
    )
    ended = after(state, End())
    assert (ended.effects, ended.gifts_used) == ((), ())


def test_healing_begins_the_redeemers_activation_for_one_of_the_condemned_on_his_tile() -> None:
    state = position(ROOMS, "R@0:4x1 B1@0:3x26 K1@1:2x2", gifts=("healing",))
    offered = [move.aim for move in choices(state) if isinstance(move, UseGift)]
    assert offered == [Aim(human="B1", line=2), Aim(human="B1", line=6)]
    move = UseGift("healing", Aim(human="B1", line=6))
    assert events(state, move) == [
        GiftUsed("healing", Aim(human="B1", line=6)),
        ActivationBegan("R"),
        LineHealed("B1", 6),
    ]
    assert after(state, move).humans["B1"].cancelled == (2,)
    assert why_not(after(state, move), Go("R", "e")) is None
    assert refused(after(state, move), UseGift("healing", Aim(human="B1", line=2))) == "gift-used"
    assert why_not(after(state, Go("B1", "e")), UseGift("healing", Aim(human="B1", line=2))) is not None


def test_healing_comes_after_others_have_acted_but_before_the_redeemers_first_step_or_blow() -> None:
    state = position(ROOMS, "R@0:4 B1@0:3x26 K1@0:4 t@0", gifts=("healing",))
    healing = UseGift("healing", Aim(human="B1", line=2))
    assert why_not(after(state, Fight("K1", "troglodyte"), luck="11"), healing) is None
    assert refused(after(state, Fight("R", "troglodyte"), luck="111"), healing) == "gift-not-now"
    assert refused(after(state, Go("R", "e")), healing) == "gift-not-now"


def test_healing_the_line_of_the_die_ends_exhaustion_at_once() -> None:
    state = position(ROOMS, "R@0:4 B1@0:3x3+s", gifts=("healing",))
    assert stats_of(state, "B1") == Stats(0, 0, 3)
    healed = after(state, UseGift("healing", Aim(human="B1", line=3)))
    assert stats_of(healed, "B1") == Stats(2, 2, 4)


def test_blessing_takes_a_point_and_blesses_another_human_once_a_game() -> None:
    state = position(ROOMS, "R@0:6 B1@1:3x3", gifts=("blessing",), threat_points=2)
    move = UseGift("blessing", Aim(human="B1", bonus="combat"))
    assert events(state, move) == [
        GiftUsed("blessing", Aim(human="B1", bonus="combat")),
        ThreatPointsChanged(-1),
        Blessed("B1"),
        EffectBegan(Effect("blessed-strength", "B1")),
        LineHealed("B1", 3),
    ]
    blessed = after(state, move)
    assert stats_of(blessed, "B1") == Stats(2, 4, 3)
    assert after(blessed, End()).effects == ()
    speed = after(state, UseGift("blessing", Aim(human="B1", bonus="movement")))
    assert stats_of(speed, "B1") == Stats(3, 2, 3)
    later = replace(blessed, gifts_used=(), effects=())
    assert refused(later, UseGift("blessing", Aim(human="B1", bonus="combat"))) == "wrong-aim-of-gift"
    assert events(later, UseGift("blessing")) == [GiftUsed("blessing", Aim()), ThreatPointsChanged(-1)]
    assert events(replace(later, threat_points=0), UseGift("blessing")) == [GiftUsed("blessing", Aim())]


def test_a_blessing_without_a_name_blesses_nobody_and_keeps_it_for_later_ruling() -> None:
    state = position(ROOMS, "R@0:6 B1@1:3", gifts=("blessing",))
    assert not after(state, UseGift("blessing")).blessed_used
    assert refused(state, UseGift("blessing", Aim(human="R", bonus="combat"))) == "wrong-aim-of-gift"


def test_precognition_and_rally_last_as_long_as_they_say() -> None:
    state = position(ROOM, "R@0:5", gifts=("precognition", "rally"))
    used = after(state, UseGift("precognition"))
    assert used.effects == (Effect("precognition"),)
    assert after(demons_act(used), End()).effects == ()
    rallied = after(position(ROOM, "R@0:3", gifts=("rally",)), UseGift("rally"))
    assert after(demons_act(replace(rallied, active=None)), End()).effects == (Effect("rally"),)


def test_a_gift_has_no_distance_and_courage_lets_somebody_exhausted_fight() -> None:
    state = position("plain-a@0,0 plain-b@1,0 plain-c@2,0/90", "R@0:2 K1@2:1x1 t@2", gifts=("courage",))
    assert refused(state, Fight("K1", "troglodyte")) == "no-combat"
    brave = after(state, UseGift("courage", Aim(human="K1")))
    assert stats_of(brave, "K1") == Stats(0, 1, 4)
    assert why_not(brave, Fight("K1", "troglodyte")) is None


def test_a_blessing_lets_somebody_exhausted_walk_or_fight_where_its_line_stays_cancelled() -> None:
    state = position(ROOMS, "R@0:6 K1@1:3x3", effects=(Effect("blessed-speed", "K1"),))
    assert why_not(state, Go("K1", "w")) is None
    assert stats_of(replace(state, effects=(Effect("blessed-strength", "K1"),)), "K1") == Stats(0, 2, 3)


def test_healing_works_also_at_the_start_of_a_second_activation() -> None:
    state = position(ROOMS, "R@0:4 B1@0:3x2", gifts=("healing",), advantage_hand=("second-wind",))
    again = after(state, Go("R", "e"), PlayAdvantage("second-wind", Aim(human="R")), Go("R", "w"))
    assert refused(again, UseGift("healing", Aim(human="B1", line=2))) == "gift-not-now"
    fighting = replace(state, troglodytes={0: Troglodytes(1)})
    beside = after(fighting, Fight("R", "troglodyte"), PlayAdvantage("second-wind", Aim(human="R")), luck="111")
    assert why_not(beside, UseGift("healing", Aim(human="B1", line=2))) is None


def test_gifts_can_be_used_between_a_card_and_the_first_activation_but_not_by_one_who_is_dead() -> None:
    state = position(ROOMS, "R@0:2 K1@1:3x1", gifts=("courage",), advantage_hand=("healing",))
    courage = UseGift("courage", Aim(human="K1"))
    assert why_not(after(state, PlayAdvantage("healing", Aim(human="K1", line=1))), courage) is None
    dead = replace(state.humans["R"], place="dead")
    assert refused(replace(state, humans={**state.humans, "R": dead}), courage) == "no-such-gift"
