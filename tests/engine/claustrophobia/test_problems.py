"""Positions that cannot be are told in one sentence each."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.counts import BarrelsCounts, BrotherCounts, ChestCounts, ChoirCounts, PrayersCounts
from engine.claustrophobia.notation.position import FIELDS
from engine.claustrophobia.rounds.phases import (
    Activation,
    Auction,
    DemonAction,
    Force,
    HoleToken,
    Initiative,
    MapOrder,
    Naming,
    Over,
    Placing,
    RoundEnd,
    SlotFilled,
    Threat,
)
from engine.claustrophobia.state import Demon, Hit, HitOrigin, Human, Tile, Tough, Troglodytes
from engine.claustrophobia.warriors.kinds import HumanName
from engine.core import Seat
from tests.engine.claustrophobia.positions import position

RELIC = ChestCounts(is_found=True, carrier="K2")
PIT: dict[str, Any] = {
    "tiles": (Tile("den-a", 0, 0),),
    "stack": (),
    "humans": {"R": Human(0)},
}
"""The Pit of Three Barrels, which is the Lair of The Lost Brother, alone."""
SOUND = position("plain-a@0,0 plain-b@1,0", "R@0 B1@1")


def _hit(origin: HitOrigin, guard: HumanName) -> dict[HumanName, Human]:
    """Humans among whom somebody is said to be able to take a hit for the Redeemer."""
    hit = Hit(origin, guards=(guard,))
    return {"R": Human(0, pending=(hit,)), "B1": Human(0), "K1": Human(0)}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"tiles": (*SOUND.tiles, Tile("plain-a", 0, 1))}, "tiles: plain-a is there 2 times."),
        ({"tiles": (*SOUND.tiles, Tile("cellar-a", 0, 1))}, "tiles: there is no cellar-a."),
        ({"tiles": (*SOUND.tiles[:1], replace(SOUND.tiles[1], x=0))}, "tiles: two of them lie on one cell."),
        ({"tiles": tuple(replace(tile, y=3) for tile in SOUND.tiles)}, "tiles: T0 does not lie at 0,0."),
        ({"discarded": ("plain-c",)}, "stack, discarded: plain-c is there 2 times."),
        ({"cave_in": (1, 9)}, "cave-in: there is no tile T9."),
        ({"humans": {}}, "humans: nobody is in play, and the game goes on."),
        ({"humans": {"B1": Human(0), "R": Human(0)}}, "humans: they are not in their order."),
        ({"phase": Auction(22)}, "phase: nobody can bid 22."),
        ({"phase": Auction()}, "humans: nobody is in play before the auction is over."),
        ({"phase": Auction(0), "humans": {}}, "phase: the auction is over, for nobody can go lower than 0."),
        ({"phase": Auction(cards=16)}, "phase: 16 advantage cards cannot be drawn."),
        ({"phase": Force(9, gifts=5)}, "phase: so much cannot be left, or bought."),
        ({"phase": Force(-1)}, "phase: so much cannot be left, or bought."),
        ({"humans": {"R": Human(7)}}, "humans: there is no tile T7 for R."),
        (
            {"humans": {"R": Human(0, cancelled=(2, 1))}},
            "humans: the cancelled lines of R are not lines in ascending order.",
        ),
        ({"humans": {"R": Human(0, die=7)}}, "humans: 7 of R is no die."),
        ({"humans": {"R": Human(0), "B1": Human("dead", pending=(Hit("slot"),))}}, "humans: hits are pending on B1"),
        ({"humans": {"R": Human(0, pending=(Hit("slot", 0),))}}, "humans: a hit on R cancels no line."),
        ({"humans": {"R": Human("dead")}}, "humans: nobody is in play, and the game goes on."),
        ({"demon": Demon("hunter", 0, 5)}, "demon: it cannot have 5 wounds."),
        ({"demon": Demon("hunter", 5)}, "demon: there is no tile T5."),
        ({"toughs": {"tough-1": Tough(5)}}, "toughs: there is no tile T5."),
        ({"troglodytes": {0: Troglodytes()}}, "troglodytes: a tile that is named has at least one."),
        ({"troglodytes": {0: Troglodytes(12)}}, "troglodytes: there are more than 11."),
        ({"troglodytes": {0: Troglodytes(4)}}, "tiles: T0 has no room for 4 of the demons."),
        ({"event_hand": ("lost",)}, "event-deck, event-hand: lost is there 2 times."),
        ({"event_deck": (), "event_hand": (None,)}, "event-hand: more cards are hidden than there are."),
        ({"advantage_hand": ("map",)}, "advantage-deck, advantage-hand: map is there 2 times."),
        ({"advantage_deck": (), "advantage_hand": (None,)}, "advantage-hand: more cards are hidden than there are."),
        ({"prepared": (None, None)}, "prepared: at most one card lies face down."),
        ({"threat_points": -1}, "tp: it cannot be -1."),
        ({"owed": Naming()}, "owed: what is owed and what is pending do not fit together."),
        (
            {"owed": Naming(("B1", "R"))},
            "owed: those who stood at six lines are not humans of this game, in their order.",
        ),
        ({"phase": Over("limit", "demons"), "owed": Naming()}, "owed: nobody owes a choice once the game is over."),
        ({"phase": RoundEnd()}, "phase: a round ends only while hits are to be named."),
        ({"phase": Initiative((1,))}, "phase: there are fewer dice than humans."),
        ({"owed": Placing("exit-a", "R", 0, "e")}, "owed, aside: exit-a is there 2 times."),
        ({"owed": Placing("pentacle-a", "R", 0, "e")}, "owed: pentacle-a cannot be laid there."),
        ({"owed": Placing("pentacle-a", "B1", 0, "n")}, "owed: pentacle-a cannot be laid there."),
        (
            {"humans": {"R": Human(0, pending=(Hit("attack", guards=("B1",)),))}},
            "humans: a guard of a hit on R does not play.",
        ),
        ({"humans": _hit("attack", "R")}, "humans: a hit on R names a guard who cannot take it."),
        ({"humans": _hit("attack", "K1")}, "humans: a hit on R names a guard who cannot take it."),
        ({"humans": _hit("trap", "B1")}, "humans: a hit on R names a guard who cannot take it."),
        (
            {"humans": {"R": Human(0, cancelled=(1, 2), die=4, is_exhausted=True)}},
            "humans: R cannot be Exhausted, for the line of the die is not cancelled.",
        ),
        (
            {"tiles": (SOUND.tiles[0], Tile("hole-a", 1, 0, has_token=True))},
            "tiles: T1 is a hole itself, and bears no Hole token.",
        ),
        ({"effects": (Effect("courage", "K1"),)}, "effects: courage lasts for somebody who does not play"),
        ({"effects": (Effect("courage"),)}, "effects: courage is on a human."),
        ({"effects": (Effect("rally", "R"),)}, "effects: rally is on nothing."),
        ({"effects": (Effect("oil", "R"),)}, "effects: oil is on a tile."),
        ({"effects": (Effect("oil", tile=7),)}, "effects: oil lasts for somebody who does not play, or where no tile"),
        ({"active": Activation("troglodyte", 1)}, "active: a plain troglodyte is on a tile"),
        ({"active": Activation("R", 1, 0)}, "active: a plain troglodyte is on a tile"),
        ({"active": Activation("K1", 1)}, "active: there is no K1."),
        ({"counts": RELIC}, "scenario: the carrier is nobody who plays."),
        ({"counts": replace(RELIC, opened=5)}, "scenario: there are 4 chests."),
        ({"counts": ChestCounts(carrier="R")}, "scenario: once the relic is found somebody carries it"),
        ({"counts": ChestCounts(is_found=True)}, "scenario: once the relic is found somebody carries it"),
        ({"counts": BarrelsCounts(), "demons_bought": 9}, "bought: it cannot be 9."),
        ({"counts": BarrelsCounts(laid=1)}, "scenario: so many barrels cannot lie there"),
        ({"counts": BarrelsCounts(laid=1, last=2)}, "scenario: so many barrels cannot lie there"),
        ({"counts": BarrelsCounts(laid=1, last=1)}, "scenario: there are no barrels before the Pit"),
        (
            {"counts": BarrelsCounts(3, 3), "round": 3, **PIT},
            "phase: what the scenario asks for is decided",
        ),
        ({"counts": PrayersCounts(said=2, last=1)}, "scenario: so many prayers cannot have been said"),
        ({"counts": ChoirCounts(is_found=True)}, "scenario: the Master is found as soon as"),
        ({"counts": ChoirCounts(), "demon": Demon("souls", 0)}, "demon: it is not found yet."),
        ({"counts": BrotherCounts(freed_in=1)}, "scenario: he cannot be freed yet."),
        (
            {"counts": BrotherCounts(), "humans": {"R": Human(0), "B2": Human(0)}},
            "humans, scenario: B2 plays once he is freed, and not before.",
        ),
        (
            {"counts": BrotherCounts(), **PIT},
            "demon: the Possessed One is in play since the Lair was laid",
        ),
        (
            {"counts": BarrelsCounts(), "humans": {"R": Human(0), "B1": Human("out")}},
            "humans: B1 cannot have left the game.",
        ),
        (
            {"humans": {"R": Human(0), "B1": Human("out"), "K1": Human("out")}},
            "phase: what the scenario asks for is decided, and the game goes on.",
        ),
        ({"tiles": (SOUND.tiles[0], replace(SOUND.tiles[1], seal="n"))}, "tiles: in air no seal is on T1."),
        ({"tiles": (SOUND.tiles[0], replace(SOUND.tiles[1], chest="open"))}, "tiles: in air no chest is on T1."),
        ({"human_seat": Seat(2)}, "humans-seat: there is no seat 2."),
        ({"round": 10**6}, "round: it cannot be 1000000."),
        ({"round": 19}, "round: it cannot be 19."),
        ({"extra_dice": 10**18}, "extra-dice: it cannot be 1000000000000000000."),
        ({"threat_points": 10**18}, "tp: it cannot be"),
        ({"demons_bought": -1}, "bought: it cannot be -1."),
        ({"demons_bought": 3}, "bought: it cannot be 3."),
        ({"demon": Demon("hunter", 0)}, "demon, bought: it is in play, and none was bought."),
        ({"active": Activation("R", 1, spent=-5)}, "active: the movement spent cannot be -5."),
        ({"active": Activation("R", 0)}, "active: its number cannot be 0."),
        ({"effects": (Effect("courage", "R"),) * 3}, "effects: more than 2 are alike."),
        ({"humans": {"R": Human(0, pending=(Hit("slot", 10**9),))}}, "humans: so many hits cannot be pending on R."),
        ({"humans": {"R": Human(0, pending=(Hit("slot"),) * 37)}}, "humans: so many hits cannot be pending on R."),
        ({"humans": {"R": Human(0, ("hammer",) * 1000)}}, "humans: hammer is there twice."),
        ({"gifts": ("courage",) * 1000}, "gifts: courage is there twice."),
        ({"gifts_used": ("courage",) * 2}, "gifts-used: courage is there twice."),
        ({"phase": Initiative((1, 7))}, "phase: there are at most 12 dice in a row"),
        ({"phase": Initiative((2, 1))}, "phase: there are at most 12 dice in a row"),
        ({"phase": Threat(is_rolled=True, dice=(6,) * 13)}, "phase: there are at most 12 dice in a row"),
        ({"phase": Threat(slots=(SlotFilled("calm", (0,)),))}, "phase: there are at most 12 dice in a row"),
        ({"phase": Threat(slots=(SlotFilled("calm", (1,)),) * 2)}, "phase: calm is there twice."),
        ({"phase": Threat(slots=(SlotFilled("sounds", (2, 3)),))}, "phase: the dice on sounds do not fit it."),
        ({"phase": Threat(slots=(SlotFilled("dark", ()),))}, "phase: the dice on dark do not fit it."),
        ({"tiles": (SOUND.tiles[0], replace(SOUND.tiles[1], x=10**9))}, "tiles: some of them lie apart from T0."),
        ({"owed": Placing("pentacle-a", "R", 0, "n")}, "owed: nobody acts who could explore."),
        ({"counts": PrayersCounts(), "humans": {"B1": Human(1)}}, "humans: there is no R, who prays."),
        ({"owed": HoleToken(7)}, "owed: there is no tile T7."),
        ({"known": (None,) * 4}, "known: the Sewer Map shows 3 tiles at most."),
        ({"gifts": ("rally",), "gifts_used": ("courage",)}, "gifts-used, gifts: one was used that the Redeemer has"),
        ({"gifts": ("rally",), "blessed_used": True}, "blessed-used, gifts: nobody can be Blessed without"),
        ({"prepared": ("rage",)}, "prepared: rage is not laid face down."),
        ({"stack": (), "known": (None,)}, "known: more tiles are hidden than there are."),
        ({"cave_in": (0, 0)}, "cave-in: no opening of T0 leads to one of T0."),
        (
            {"tiles": (*SOUND.tiles, Tile("plain-k", -1, 0)), "stack": (), "cave_in": (0, 2)},
            "cave-in: no opening of T0 leads to one of T2.",
        ),
        ({"humans": {"R": Human(0, ("shield",))}}, "humans: R cannot bear a shield."),
        ({"humans": {"R": Human(0), "B1": Human("dead", ("shield",))}}, "humans: B1 is in play no more, and bears"),
        (
            {"humans": {name: Human(0, ("blunderbuss",)) for name in ("R", "K1", "K2")}},
            "humans: blunderbuss is there 3 times.",
        ),
        ({"humans": {"R": Human(0, cancelled=(1, 2, 3, 4, 5, 6))}}, "humans: R has lost all lines, and is in play."),
        ({"demon": Demon("hunter", 0, 4), "demons_bought": 1}, "demon: with 4 wounds it is in play no more."),
        ({"demon": Demon("possessed", 0)}, "demon: air is played with hunter, not with possessed."),
        ({"active": Activation("demon", 1)}, "active: demon does not act in this phase."),
        ({"phase": DemonAction(), "active": Activation("R", 1)}, "active: R does not act in this phase."),
        ({"phase": DemonAction(), "active": Activation("demon", 1)}, "active: demon is not in play."),
        ({"phase": DemonAction(), "active": Activation("tough-1", 1)}, "active: tough-1 is not in play."),
        (
            {"phase": DemonAction(), "active": Activation("troglodyte", 1, 0), "troglodytes": {0: Troglodytes(1)}},
            "active: troglodyte is not in play.",
        ),
        ({"humans": {"R": Human(0), "B1": Human("dead")}, "active": Activation("B1", 1)}, "active: B1 is not in play."),
        ({"owed": MapOrder()}, "owed: there are no tiles to put in order."),
        ({"owed": HoleToken(0), "phase": Threat()}, "owed: nobody explores or looks at the Map in this phase."),
    ],
)
def test_what_cannot_be_is_named(changes: dict[str, Any], sentence: str) -> None:
    found = CLAUSTROPHOBIA.problems(replace(SOUND, **changes))
    assert [problem for problem in found if problem.startswith(sentence)] != [], found
    fields = {rule.name for rule in FIELDS.values()}
    for problem in found:
        assert problem.endswith(".")
        assert {*problem.partition(":")[0].split(", ")} <= fields


def test_a_position_of_the_tests_is_sound() -> None:
    assert CLAUSTROPHOBIA.problems(SOUND) == []
    taken = tuple(replace(tile, has_token=True) for tile in SOUND.tiles)
    assert CLAUSTROPHOBIA.problems(replace(SOUND, tiles=taken, owed=HoleToken(0))) == [
        "owed: there is no tile for a Hole token."
    ]
