"""What closes an opening, a cave-in or a seal, and attacks on it (rules, sections 8 and 11)."""

from msgspec.structs import replace

from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.events.rounds import ActivationBegan
from engine.claustrophobia.events.tunnels import (
    OpeningAttacked,
    OpeningCleared,
    SealBroken,
    TroglodytesDied,
    WarriorDied,
)
from engine.claustrophobia.fights.combat import would_bury_seal
from engine.claustrophobia.moves import Aim, Break, Fight, Go, PlayEvent
from engine.claustrophobia.rounds.phases import HumanAction, Threat
from tests.engine.claustrophobia.positions import after, choices, demons_act, events, position, refused, why_not

ROOM = "plain-a@0,0"
ROOMS = "plain-a@0,0 plain-b@1,0 plain-c@2,0/90"


def test_a_warrior_with_combat_two_clears_a_cave_in_without_a_roll_and_cards_count() -> None:
    state = position(ROOMS, "B1@0:1 R@1:1", cave_in=(0, 1), advantage_hand=("war-cry",))
    assert events(state, Break("B1")) == [
        ActivationBegan("B1"),
        OpeningAttacked("B1", 0, (), ()),
        OpeningCleared(),
    ]
    assert refused(state, Break("R")) == "too-weak"
    assert why_not(state, Break("R", war_cry=True)) is None
    assert refused(after(state, Break("B1")), Break("R")) == "nothing-to-break"


def test_a_suicide_attack_clears_a_cave_in_or_strikes_a_seal_and_the_troglodyte_is_removed() -> None:
    blocked = demons_act(position(ROOMS, "R@1:1 t@0", cave_in=(0, 1), event_hand=("suicide",)))
    assert refused(blocked, Break("troglodyte", 0)) == "too-weak"
    assert events(blocked, Break("troglodyte", 0, suicide=True))[-2:] == [OpeningCleared(), TroglodytesDied(0, 1)]
    sealed = demons_act(position(ROOM, "R@0:1 tough-1@0", event_hand=("suicide",)))
    sealed = replace(sealed, tiles=(replace(sealed.tiles[0], seal="n"),))
    struck = events(sealed, Break("tough-1", suicide=True), luck="145" + "11")
    assert struck[-2:] == [SealBroken(0), WarriorDied("tough-1", 0)]


def test_a_demons_warrior_breaks_the_seal_of_its_tile_with_a_five() -> None:
    state = demons_act(position(ROOM, "R@0:1 tough-1@0 t@0"))
    state = replace(state, tiles=(replace(state.tiles[0], seal="n"),))
    assert SealBroken(0) in events(state, Break("tough-1"), luck="25")
    assert refused(after(state, Break("tough-1"), luck="25"), Fight("tough-1", "R")) == "has-fought"
    within = demons_act(position(ROOMS, "R@0:1 t@0"))
    within = replace(within, tiles=(within.tiles[0], replace(within.tiles[1], seal="w"), within.tiles[2]))
    assert refused(within, Break("troglodyte", 0)) == "nothing-to-break"
    assert events(state, Break("troglodyte", 0), luck="4")[-1] == OpeningAttacked("troglodyte", 0, (4,), ())
    assert refused(replace(state, phase=position(ROOM, "R@0").phase), Break("R")) == "nothing-to-break"


def test_a_frantic_warrior_repeats_what_missed_a_seal_once_after_all_dice() -> None:
    state = demons_act(position(ROOM, "R@0:1 combat@0", effects=(Effect("rage"),)))
    state = replace(state, tiles=(replace(state.tiles[0], seal="n"),))
    for dice, repeats in (((1, 4, 2, 3), (3, 4, 5, 1)), ((1, 5, 6, 4), (2, 3))):
        luck = "".join(map(str, (*dice, *repeats)))
        struck = [OpeningAttacked("demon", 0, dice, repeats), SealBroken(0)]
        assert events(state, Break("demon"), luck=luck)[1:] == struck
    assert OpeningAttacked("demon", 0, (1, 2, 3, 4), (4, 3, 2, 1)) == events(state, Break("demon"), luck="12344321")[-1]


def test_a_cave_in_closes_the_opening_to_steps_and_shots_and_terror_of_both_sides() -> None:
    state = position(ROOMS, "K1@0:1+b t@1", phase=Threat(is_rolled=True), event_hand=("cave-in", "terror"))
    closed = after(state, PlayEvent("cave-in", Aim(tile=0, direction="e")))
    assert refused(closed, PlayEvent("terror", Aim(human="K1", tile=1))) == "card-without-target"
    acting = replace(closed, phase=HumanAction())
    assert refused(acting, Go("K1", "e")) == "closed"
    assert refused(acting, Fight("K1", "troglodyte", 1)) == "too-far"
    assert why_not(replace(state, phase=HumanAction()), Fight("K1", "troglodyte", 1)) is None
    assert refused(demons_act(closed), Go("troglodyte", "w", 1)) == "closed"


def test_a_demon_beside_a_cave_in_clears_it_with_its_bonuses_instead_of_a_target() -> None:
    state = demons_act(position(ROOMS, "R@0 B1@0 destruction@0 t@1", cave_in=(0, 1)))
    cleared = after(state, Break("demon"))
    assert cleared.cave_in is None
    assert refused(cleared, Fight("demon", "R")) == "has-fought"
    lone = demons_act(position(ROOMS, "R@0 destruction@0 t@1", cave_in=(0, 1)))
    assert refused(lone, Break("demon")) == "too-weak"
    assert Break("troglodyte", 1) not in choices(lone)


def test_beside_a_cave_in_and_a_seal_a_blow_is_for_the_cave_in_ruling() -> None:
    state = demons_act(position(ROOMS, "R@2:1 combat@1", cave_in=(0, 1)))
    state = replace(state, tiles=(state.tiles[0], replace(state.tiles[1], seal="e"), state.tiles[2]))
    assert events(state, Break("demon"))[-1] == OpeningCleared()
    assert after(state, Break("demon")).tiles[1].seal == "e"


def test_a_cave_in_makes_the_seal_behind_it_too_strong_for_combat_one_ruling() -> None:
    state = position(ROOMS, "R@2:1 t@1", phase=Threat(is_rolled=True), event_hand=("cave-in",))
    state = replace(state, tiles=(state.tiles[0], replace(state.tiles[1], seal="w"), state.tiles[2]))
    assert why_not(demons_act(state), Break("troglodyte", 1)) is None
    closed = after(state, PlayEvent("cave-in", Aim(tile=0, direction="e")))
    assert refused(demons_act(closed), Break("troglodyte", 1)) == "too-weak"
    assert would_bury_seal(state, 0, "e")
    assert not would_bury_seal(position(ROOMS), 0, "e")
