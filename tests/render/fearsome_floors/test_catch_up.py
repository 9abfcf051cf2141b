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
from engine.fearsome_floors.tokens import TokenName
from render.fearsome_floors.alt_text import catch_up
from tests.render.fearsome_floors.tables import NAMES, WORDS, position, turn

BEFORE = position(g1="n4", g5="o4", r1="m5")
WALK: tuple[AnyEvent, ...] = (
    CardRevealed("5"),
    MonsterStepped("m4", "n4"),
    TokenEaten("g1", "n4", "bite", "in"),
    TokenPushed("g5", "o4", "o5"),
    MonsterStepped("n4", "n5"),
)


def enters(token: TokenName) -> tuple[AnyEvent, ...]:
    return (TokenEntered(token, "p11"), TokenTurned(token))


def test_a_few_turns_are_told_one_by_one() -> None:
    turns = [turn(1, MoveToken("r3", "i"), *enters("r3"))]
    assert catch_up(WORDS, NAMES, BEFORE, turns, Seat(0)) == ("Ben: red 4 comes in, to p11.",)


def test_of_more_turns_it_is_told_which_token_went_where() -> None:
    entering: tuple[tuple[int, TokenName], ...] = ((1, "r3"), (2, "b1"), (1, "r4"))
    turns = [turn(seat, MoveToken(token, "i"), *enters(token)) for seat, token in entering]
    assert catch_up(WORDS, NAMES, BEFORE, turns, Seat(0)) == (
        "Since your last turn: Ben (red 4 to p11, red 3 to p11) and Cay (blue 6 to p11).",
    )


def test_the_monsters_walk_and_what_became_of_ones_own_tokens_have_a_line_each() -> None:
    assert catch_up(WORDS, NAMES, BEFORE, [turn(None, RevealCard(), *WALK)], Seat(0)) == (
        "The monster played 5, ate green 1 (Ada) and is on n5 now.",
        "Yours: green 1 was eaten (now outside), green 5 was pushed (now on o5).",
    )


def test_a_hunt_is_told_by_its_hits_and_others_are_not_told_what_they_did_not_lose() -> None:
    walk = (CardRevealed("2h"), *WALK[1:2])
    assert catch_up(WORDS, NAMES, BEFORE, [turn(None, RevealCard(), *walk)], Seat(1)) == (
        "The monster hunted for 2 hits, ate nobody and is on n4 now.",
    )


def test_where_nothing_has_happened_nothing_is_told() -> None:
    assert catch_up(WORDS, NAMES, BEFORE, [], Seat(0)) == ()


def test_several_walks_are_one_short_line_which_names_few_tokens() -> None:
    walk = turn(None, RevealCard(), *WALK)
    hunt, another = (turn(None, RevealCard(), CardRevealed(card)) for card in ("1h", "7"))
    assert catch_up(WORDS, NAMES, BEFORE, [walk, hunt], Seat(1)) == (
        "The monster walked 2 times, ate green 1 (Ada) and is on n5 now.",
    )
    (line,) = catch_up(WORDS, NAMES, BEFORE, [hunt, another], Seat(1))
    assert line.startswith("The monster walked 2 times, ate nobody and is on ")


def test_after_many_rounds_it_is_three_lines_that_a_phone_shows() -> None:
    moves = [turn(1, MoveToken("r1")), turn(2, MoveToken("b1"))]
    rounds = [
        played
        for card in ("5", "7", "7", "8", "8", "10", "1h")
        for played in (*moves, turn(None, RevealCard(), CardRevealed(card), *WALK[1:]))
    ]
    assert catch_up(WORDS, NAMES, BEFORE, rounds, Seat(0)) == (
        "Since your last turn: Ben moved 7 times and Cay moved 7 times.",
        "The monster walked 7 times, ate tokens 7 times and is on n5 now.",
        "Yours: green 1 was eaten (now outside), green 5 was pushed (now on o5).",
    )


def test_who_is_eaten_in_the_second_half_is_eaten_for_good() -> None:
    bite = turn(
        None, RevealCard(), CardRevealed("5"), MonsterStepped("m4", "n4"), TokenEaten("g1", "n4", "bite", "eaten")
    )
    assert catch_up(WORDS, NAMES, BEFORE, [bite], Seat(0))[-1] == "Yours: green 1 was eaten for good."
