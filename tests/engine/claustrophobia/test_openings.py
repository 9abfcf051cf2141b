"""What closes an opening, a cave-in or a seal, and attacks on it (rules, sections 8 and 11)."""

from typing import Any

from msgspec.structs import replace

from engine.claustrophobia.counts import PrayersCounts
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
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.tiles import Direction
from tests.engine.claustrophobia.positions import after, choices, demons_act, events, played, position, refused, why_not

ROOMS = "plain-a@0,0 plain-b@1,0 plain-c@2,0/90"


def sealed(figures: str, *, tile: int = 0, side: Direction = "n", **changes: Any) -> State:
    """A position of Nine Prayers, which has seals, with one of them on a side of a tile."""
    state = position(ROOMS, figures, counts=PrayersCounts(), **changes)
    tiles = (replace(laid, seal=side) if number == tile else laid for number, laid in enumerate(state.tiles))
    return replace(state, tiles=tuple(tiles))


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
    struck = events(
        demons_act(sealed("R@0:1 tough-1@0", event_hand=("suicide",))),
        Break("tough-1", suicide=True),
        luck="145" + "11",
    )
    assert struck[-2:] == [SealBroken(0), WarriorDied("tough-1", 0)]


def test_a_demons_warrior_breaks_the_seal_of_its_tile_with_a_five() -> None:
    state = demons_act(sealed("R@0:1 tough-1@0 t@0"))
    assert SealBroken(0) in events(state, Break("tough-1"), luck="25")
    assert refused(after(state, Break("tough-1"), luck="25"), Fight("tough-1", "R")) == "has-fought"
    within = demons_act(sealed("R@0:1 t@0", tile=1, side="w"))
    assert refused(within, Break("troglodyte", 0)) == "nothing-to-break"
    assert events(state, Break("troglodyte", 0), luck="4")[-1] == OpeningAttacked("troglodyte", 0, (4,), ())
    assert refused(replace(state, phase=HumanAction()), Break("R")) == "nothing-to-break"


def test_a_frantic_warrior_repeats_what_missed_a_seal_once_after_all_dice() -> None:
    state, strike = demons_act(sealed("R@0:1 tough-1@0", event_hand=("suicide",))), Break("tough-1", suicide=True)
    for dice, repeats in (((1, 4, 2), (3, 4, 5)), ((1, 5, 4), (2, 3))):
        luck = "".join(map(str, (*dice, *repeats)))
        struck = [OpeningAttacked("tough-1", 0, dice, repeats), SealBroken(0), WarriorDied("tough-1", 0)]
        assert events(state, strike, luck=luck)[2:] == struck
    assert OpeningAttacked("tough-1", 0, (1, 2, 3), (4, 3, 2)) == events(state, strike, luck="123432")[2]


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
    state = sealed("R@2:1 tough-1@1", tile=1, side="e", cave_in=(0, 1), event_hand=("suicide",))
    cleared = played(demons_act(state), Break("tough-1", suicide=True))
    assert cleared.events[-2:] == [OpeningCleared(), WarriorDied("tough-1", 1)]
    assert cleared.state.tiles[1].seal == "e"


def test_a_cave_in_makes_the_seal_behind_it_too_strong_for_combat_one_ruling() -> None:
    state = sealed("R@2:1 t@1", tile=1, side="w", phase=Threat(is_rolled=True), event_hand=("cave-in",))
    assert why_not(demons_act(state), Break("troglodyte", 1)) is None
    closed = after(state, PlayEvent("cave-in", Aim(tile=0, direction="e")))
    assert refused(demons_act(closed), Break("troglodyte", 1)) == "too-weak"
    assert would_bury_seal(state, 0, "e")
    assert not would_bury_seal(position(ROOMS), 0, "e")
