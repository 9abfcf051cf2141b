"""What has happened since a player's last turn: at most three lines."""

from engine.core import Seat
from engine.fearsome_floors.events import (
    AnyEvent,
    CardRevealed,
    MonsterStepped,
    TokenEaten,
    TokenEntered,
    TokenPushed,
    TokenTurned,
)
from engine.fearsome_floors.moves import MoveToken, RevealCard
from render.fearsome_floors.catch_up import catch_up
from tests.render.fearsome_floors.tables import NAMES, WORDS, position, turn

BEFORE = position(g1="n4", g5="o4", r1="m5")
WALK: tuple[AnyEvent, ...] = (
    CardRevealed("5"),
    MonsterStepped("m4", "n4"),
    TokenEaten("g1", "n4", "bite", "in"),
    TokenPushed("g5", "o4", "o5"),
    MonsterStepped("n4", "n5"),
)


def enters(token: str) -> tuple[AnyEvent, ...]:
    return (TokenEntered(token, "p11"), TokenTurned(token))


def test_a_few_turns_are_told_one_by_one() -> None:
    turns = [turn(1, MoveToken("r3", "i"), *enters("r3"))]
    assert catch_up(WORDS, NAMES, BEFORE, turns, Seat(0)) == ("Ben: red 3 comes in, to p11.",)


def test_many_turns_are_counted() -> None:
    turns = [turn(seat, MoveToken(token, "i"), *enters(token)) for seat, token in ((1, "r3"), (2, "b1"), (1, "r4"))]
    assert catch_up(WORDS, NAMES, BEFORE, turns, Seat(0)) == (
        "Since your last turn: Ben moved 2 times and Cay moved once.",
    )


def test_the_monsters_walk_and_what_became_of_ones_own_tokens_have_a_line_each() -> None:
    assert catch_up(WORDS, NAMES, BEFORE, [turn(None, RevealCard(), *WALK)], Seat(0)) == (
        "The monster played 5, ate green 1 (Ada) and is on n5 now.",
        "Yours: green 1 was eaten (now at the entrance), green 5 was pushed (now on o5).",
    )


def test_a_hunt_is_told_by_its_hits_and_others_are_not_told_what_they_did_not_lose() -> None:
    walk = (CardRevealed("2h"), *WALK[1:2])
    assert catch_up(WORDS, NAMES, BEFORE, [turn(None, RevealCard(), *walk)], Seat(1)) == (
        "The monster hunted for 2 hits, ate nobody and is on n4 now.",
    )


def test_where_nothing_has_happened_nothing_is_told() -> None:
    assert catch_up(WORDS, NAMES, BEFORE, [], Seat(0)) == ()
