"""What a move gives away, by which a stand-in finds its level."""

import pytest

from engine.core import UNHURRIED, Deadline, Match, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.moves import MoveToken, Resign
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.opponents.review import STAND_INS, loss
from engine.fearsome_floors.state import State
from tests.every_game.matches import NOON


def position(round_number: int = 3) -> tuple[State, Seat]:
    """Return the beginning of a round of a game, by default one with something to lose, and who is to move."""
    chance = SeededChance(4)
    match = Match.begin(FEARSOME_FLOORS, FEARSOME_FLOORS.begin(Setup(("green", "red")), chance))
    while match.state.round < round_number:
        move, seat = FEARSOME_FLOORS.due(match.state), None
        if move is None:
            (seat,) = FEARSOME_FLOORS.to_act(match.state)
            move = OPPONENTS.judge(match.state, seat, "player", UNHURRIED)[0].move
        match = match.play(seat, move, chance=chance, at=NOON)
    (seat,) = FEARSOME_FLOORS.to_act(match.state)
    return match.state, seat


def test_the_best_move_gives_nothing_away_and_others_do() -> None:
    state, seat = position()
    moves = [choice.move for choice in OPPONENTS.judge(state, seat, "expert", UNHURRIED)]
    lost = [loss(state, seat, move, UNHURRIED) for move in (moves[0], *moves[-3:])]
    assert lost[0] == pytest.approx(0)
    assert all(one is not None and 0 < one <= 1 for one in lost[1:])


def test_in_the_first_rounds_a_move_tells_nothing_of_who_plays() -> None:
    state, seat = position(2)
    best, *_, worst = (choice.move for choice in OPPONENTS.judge(state, seat, "expert", UNHURRIED))
    assert [loss(state, seat, move, UNHURRIED) for move in (best, worst)] == [None, None]


def test_it_is_what_a_move_leads_to_that_counts_and_not_its_path() -> None:
    state, seat = position()
    there_and_back = next(
        move
        for token in state.tokens_of(state.colours[seat])
        if FEARSOME_FLOORS.why_not(state, seat, move := MoveToken(token, "ud")) is None
    )
    stays = MoveToken(there_and_back.token, "")
    assert loss(state, seat, there_and_back, UNHURRIED) == loss(state, seat, stays, UNHURRIED) is not None


def test_of_a_tile_of_resigning_and_without_time_nothing_is_said() -> None:
    state, seat = position()
    drafting = FEARSOME_FLOORS.begin(Setup(("green", "red"), dungeon="advanced"), SeededChance(1))
    tile = OPPONENTS.judge(drafting, Seat(0), "expert", UNHURRIED)[0].move
    assert loss(drafting, Seat(0), tile, UNHURRIED) is None
    assert loss(state, seat, Resign(), UNHURRIED) is None
    late = Deadline(0.0, lambda: 1.0)
    assert loss(state, seat, OPPONENTS.judge(state, seat, "expert", late)[0].move, late) is None


@pytest.mark.parametrize(
    ("losses", "level"), [([0.3, 0.1], "runner"), ([0.045] * 6, "player"), ([0.0, 0.01], "expert"), ([0.0], "expert")]
)
def test_a_stand_in_is_as_strong_as_whoever_gives_away_about_as_much(losses: list[float], level: str) -> None:
    assert STAND_INS.nearest(losses) == level


def test_no_stand_in_is_above_an_expert() -> None:
    levels = [level.key for level in OPPONENTS.levels]
    assert list(STAND_INS.losses) == sorted(STAND_INS.losses, key=levels.index)
    assert list(STAND_INS.losses)[-1] == "expert"
    assert sorted(STAND_INS.losses.values(), reverse=True) == list(STAND_INS.losses.values())
