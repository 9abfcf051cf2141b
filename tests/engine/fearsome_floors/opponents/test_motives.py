"""What opponents say about their moves is true, and no more than their level saw."""

import pytest

from engine.core import UNHURRIED, Motive, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.opponents import OPPONENTS
from tests.engine.fearsome_floors.positions import position
from tests.engine.reasons import FEARSOME_FLOORS_MOTIVES as MOTIVES
from tests.every_game.matches import NOON, new_match

RED, GREEN = Seat(0), Seat(1)
HUNTED = position("monster=e5w round=3 cards=5,8", "r1:c5 g4:d1")
NUMBERS = {"cards", "before", "after"}


def test_a_token_in_the_line_of_the_monster_says_how_many_cards_eat_it() -> None:
    assert OPPONENTS.explain(HUNTED, RED, MoveToken("r1"))[0] == Motive(
        "risks", {"token": "r1", "after": 2, "cards": 2}
    )


def test_whoever_gets_out_of_its_way_says_what_would_have_been() -> None:
    state = position("monster=a5e round=4 cards=5,8", "r1:e5")
    motives = OPPONENTS.explain(state, RED, MoveToken("r1", "uurrr"))
    assert motives[0] == Motive("safe", {"token": "r1", "before": 2, "cards": 2})


def test_the_move_that_wins_says_nothing_else() -> None:
    state = position("monster=h6s round=9 cards=5,8", "r1:a1 r3:in r4:out r5:out")
    assert OPPONENTS.explain(state, RED, MoveToken("r1", "x")) == (Motive("wins", {"token": "r1"}),)


@pytest.mark.parametrize("level", ["runner", "novice"])
def test_a_level_that_does_not_look_at_all_cards_shows_no_numbers_of_cards(level: str) -> None:
    choice = OPPONENTS.choose(HUNTED, RED, level, SeededChance(1), UNHURRIED)
    assert choice.motives
    assert not any(NUMBERS & motive.facts.keys() - {"before"} for motive in choice.motives)
    assert choice.motives[-1].key == ("runs" if level == "runner" else "imagines")


def test_every_motive_is_in_the_table_with_just_its_facts() -> None:
    match, luck = new_match(FEARSOME_FLOORS, 3, 4), SeededChance(4)
    seen = set()
    while FEARSOME_FLOORS.standings(match.state) is None:
        seat, move = None, FEARSOME_FLOORS.due(match.state)
        if move is None:
            seat = min(FEARSOME_FLOORS.to_act(match.state))
            choice = OPPONENTS.choose(match.state, seat, "player", luck, UNHURRIED)
            move = choice.move
            assert choice.motives
            for motive in choice.motives:
                assert motive.facts.keys() == MOTIVES[motive.key]
                seen.add(motive.key)
        match = match.play(seat, move, chance=luck, at=NOON)
    assert seen > {"enters", "nearer", "risks", "safe"}


def test_a_token_that_goes_but_comes_no_nearer_does_not_say_that_it_waits() -> None:
    state = position("monster=a1e round=4 cards=5", "r1:n11 r3:p11")
    (staying,) = OPPONENTS.explain(state, RED, MoveToken("r1"))
    (going,) = OPPONENTS.explain(state, RED, MoveToken("r1", "r"))
    assert (staying.key, going.key) == ("waits", "no-nearer")


def test_a_token_that_cards_eat_where_it_stays_does_not_say_that_it_waits_for_a_better_time() -> None:
    assert [motive.key for motive in OPPONENTS.explain(HUNTED, RED, MoveToken("r1"))] == ["risks"]


def test_a_token_that_comes_in_says_more_than_that_it_does() -> None:
    state = position("monster=a1e round=4 cards=5", "r1:in r3:p11")
    assert [motive.key for motive in OPPONENTS.explain(state, RED, MoveToken("r1", "iuuuu"))] == [
        "enters",
        "nearer",
    ]


@pytest.mark.parametrize(("round_", "rounds", "left"), [(11, 5, 3), (14, 6, 0)])
def test_nobody_says_that_a_token_could_be_out_in_rounds_that_do_not_come(round_: int, rounds: int, left: int) -> None:
    state = position(f"monster=a5e round={round_} cards=5", "r1:k10 r3:in r4:out r5:out")
    told = Motive("too-late", {"token": "r1", "rounds": rounds, "left": left})
    assert OPPONENTS.explain(state, RED, MoveToken("r1", "u")) == (told,)
    in_time = position("monster=a5e round=9 cards=5", "r1:k10 r3:in r4:out r5:out")
    assert OPPONENTS.explain(in_time, RED, MoveToken("r1", "u"))[0].key == "on-its-way"


def test_a_token_that_is_too_late_does_not_say_that_it_waits_for_a_better_time() -> None:
    state = position("monster=a5e round=14 cards=5", "r1:eaten r3:in r4:out r5:out")
    assert [motive.key for motive in OPPONENTS.explain(state, RED, MoveToken("r3"))] == ["too-late"]
