"""Positions that cannot be are told in one sentence each."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.effects import Effect
from engine.claustrophobia.phases import (
    Activation,
    Auction,
    Force,
    HoleToken,
    Initiative,
    MapOrder,
    Naming,
    Placing,
    RoundEnd,
    SlotFilled,
    Threat,
)
from engine.claustrophobia.state import Demon, Hit, Human, Tile, Tough, Troglodytes
from engine.core import Seat
from tests.engine.claustrophobia.positions import position

RELIC = {"chests-opened": 0, "relic-found": 1, "relic-carrier": 5}
PRAYED = {"prayers": 0, "last-prayer": 0}
SOUND = position("plain-a@0,0 plain-b@1,0", "R@0 B1@1")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"tiles": (*SOUND.tiles, Tile("plain-a", 0, 1))}, "tiles: plain-a is there 2 times."),
        ({"tiles": (*SOUND.tiles, Tile("cellar-a", 0, 1))}, "tiles: there is no cellar-a."),
        ({"tiles": (*SOUND.tiles[:1], replace(SOUND.tiles[1], x=0))}, "tiles: two of them lie on one cell."),
        ({"tiles": tuple(replace(tile, y=3) for tile in SOUND.tiles)}, "tiles: T0 does not lie at 0,0."),
        ({"discarded": ("plain-c",)}, "tiles: plain-c is there 2 times."),
        ({"cave_in": (1, 9)}, "cave-in: there is no tile T9."),
        ({"humans": {}}, "humans: nobody is in play, and the game goes on."),
        ({"humans": {"B1": Human(0), "R": Human(0)}}, "humans: they are not in their order."),
        ({"phase": Auction(22)}, "auction: nobody can bid 22."),
        ({"phase": Auction()}, "humans: nobody is in play before the auction is over."),
        ({"phase": Auction(0), "humans": {}}, "auction: it is over, for nobody can go lower than 0."),
        ({"phase": Auction(cards=16)}, "auction: 16 advantage cards cannot be drawn."),
        ({"phase": Force(9, gifts=5)}, "force: so much cannot be left, or bought."),
        ({"phase": Force(-1)}, "force: so much cannot be left, or bought."),
        ({"humans": {"R": Human(7)}}, "R: there is no tile T7."),
        ({"humans": {"R": Human(0, cancelled=(2, 1))}}, "R: the cancelled lines are not lines in ascending order."),
        ({"humans": {"R": Human(0, die=7)}}, "R: 7 is no die."),
        ({"humans": {"R": Human(0), "B1": Human("dead", pending=(Hit("slot"),))}}, "B1: hits are pending on somebody"),
        ({"humans": {"R": Human(0, pending=(Hit("slot", 0),))}}, "R: a hit cancels no line."),
        ({"humans": {"R": Human("dead")}}, "humans: nobody is in play, and the game goes on."),
        ({"demon": Demon("hunter", 0, 5)}, "demon: it cannot have 5 wounds."),
        ({"demon": Demon("hunter", 5)}, "troglodytes, demon: there is no tile T5."),
        ({"toughs": {"tough-1": Tough(5)}}, "troglodytes, demon: there is no tile T5."),
        ({"troglodytes": {0: Troglodytes()}}, "troglodytes: a tile that is named has at least one."),
        ({"troglodytes": {0: Troglodytes(12)}}, "troglodytes: there are more than 11."),
        ({"troglodytes": {0: Troglodytes(4)}}, "T0: there is no room for 4 of the demons."),
        ({"event_hand": ("lost",)}, "event cards: lost is there 2 times."),
        ({"event_deck": (), "event_hand": (None,)}, "event cards: more are hidden than there are."),
        ({"advantage_hand": ("map",)}, "advantage cards: map is there 2 times."),
        ({"advantage_deck": (), "advantage_hand": (None,)}, "advantage cards: more are hidden than there are."),
        ({"prepared": (None, None)}, "prepared: at most one card lies face down."),
        ({"threat_points": -1}, "threat_points: it cannot be -1."),
        ({"owed": Naming()}, "naming: what is owed and what is pending do not fit together."),
        (
            {"owed": Naming(("B1", "R"))},
            "naming: those who stood at six lines are not humans of this game, in their order.",
        ),
        ({"phase": RoundEnd()}, "phase: a round ends only while hits are to be named."),
        ({"phase": Initiative((1,))}, "initiative: there are fewer dice than humans."),
        ({"owed": Placing("exit-a", "R", 0, "e")}, "tiles: exit-a is there 2 times."),
        ({"owed": Placing("pentacle-a", "R", 0, "e")}, "owed: pentacle-a cannot be laid there."),
        ({"owed": Placing("pentacle-a", "B1", 0, "n")}, "owed: pentacle-a cannot be laid there."),
        ({"humans": {"R": Human(0, pending=(Hit("attack", guards=("B1",)),))}}, "R: a guard of a hit does not play."),
        ({"effects": (Effect("courage", "K1"),)}, "effects: courage lasts for somebody who does not play"),
        ({"effects": (Effect("courage"),)}, "effects: courage is on human."),
        ({"effects": (Effect("rally", "R"),)}, "effects: rally is on nothing."),
        ({"effects": (Effect("oil", "R"),)}, "effects: oil is on tile."),
        ({"effects": (Effect("oil", tile=7),)}, "effects: oil lasts for somebody who does not play, or where no tile"),
        ({"active": Activation("troglodyte", 1)}, "active: a plain troglodyte is on a tile"),
        ({"active": Activation("R", 1, 0)}, "active: a plain troglodyte is on a tile"),
        ({"active": Activation("K1", 1)}, "active: there is no K1."),
        ({"counters": {"barrels": 1}}, "counters: air counts nothing."),
        ({"scenario": "chest", "counters": RELIC}, "counters: relic-carrier is nobody who plays."),
        ({"scenario": "chest", "counters": {**RELIC, "chests-opened": 5}}, "counters: there are 4 chests."),
        ({"human_seat": Seat(2)}, "seats: there is no seat 2."),
        ({"round": 10**6}, "round: it cannot be 1000000."),
        ({"extra_dice": 10**18}, "extra_dice: it cannot be 1000000000000000000."),
        ({"threat_points": 10**18}, "threat_points: it cannot be"),
        ({"demons_bought": -1}, "demons_bought: it cannot be -1."),
        ({"active": Activation("R", 1, spent=-5)}, "movement: it cannot be -5."),
        ({"active": Activation("R", 0)}, "active: it cannot be 0."),
        ({"effects": (Effect("courage", "R"),) * 3}, "effects: more than 2 are alike."),
        ({"humans": {"R": Human(0, pending=(Hit("slot", 10**9),))}}, "R: so many hits cannot be pending."),
        ({"humans": {"R": Human(0, pending=(Hit("slot"),) * 37)}}, "R: so many hits cannot be pending."),
        ({"humans": {"R": Human(0, ("hammer",) * 1000)}}, "objects of R: something is there twice."),
        ({"gifts": ("courage",) * 1000}, "gifts: something is there twice."),
        ({"gifts_used": ("courage",) * 2}, "gifts used: something is there twice."),
        ({"phase": Initiative((1, 7))}, "dice: there are at most 12 in a row"),
        ({"phase": Initiative((2, 1))}, "dice: there are at most 12 in a row"),
        ({"phase": Threat(is_rolled=True, dice=(6,) * 13)}, "dice: there are at most 12 in a row"),
        ({"phase": Threat(slots=(SlotFilled("calm", (0,)),))}, "dice: there are at most 12 in a row"),
        ({"phase": Threat(slots=(SlotFilled("calm", (1,)),) * 2)}, "slots: something is there twice."),
        ({"tiles": (SOUND.tiles[0], replace(SOUND.tiles[1], x=10**9))}, "tiles: some of them lie apart from T0."),
        ({"owed": Placing("pentacle-a", "R", 0, "n")}, "owed: nobody acts who could explore."),
        ({"scenario": "prayers", "humans": {"B1": Human(1)}, "counters": PRAYED}, "humans: there is no R, who prays."),
        ({"owed": HoleToken(7)}, "owed: there is no tile T7."),
        ({"owed": MapOrder()}, "owed: there are no tiles to put in order."),
        ({"owed": HoleToken(0), "phase": Threat()}, "owed: nobody explores or looks at the Map in this phase."),
    ],
)
def test_what_cannot_be_is_named(changes: dict[str, Any], sentence: str) -> None:
    found = CLAUSTROPHOBIA.problems(replace(SOUND, **changes))
    assert [problem for problem in found if problem.startswith(sentence)] != [], found
    assert all(problem.endswith(".") for problem in found)


def test_a_position_of_the_tests_is_sound() -> None:
    assert CLAUSTROPHOBIA.problems(SOUND) == []
    taken = tuple(replace(tile, has_token=True) for tile in SOUND.tiles)
    assert CLAUSTROPHOBIA.problems(replace(SOUND, tiles=taken, owed=HoleToken(0))) == [
        "owed: there is no tile for a Hole token."
    ]
