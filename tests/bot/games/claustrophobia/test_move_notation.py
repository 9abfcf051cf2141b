"""Moves as `/act` offers them and as controls carry them: whatever is legal can be said, and is read as meant."""

import pytest

from bot.games.claustrophobia import CLAUSTROPHOBIA_ON_DISCORD
from bot.games.claustrophobia.move_notation import CLAUSTROPHOBIA_NOTATION, carried_move, carried_moves, write_moves
from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.moves import AnyMove, Go, PlaceDice, Roll, Summon
from engine.core import Refused
from tests.engine.claustrophobia.random_games import every_setup, random_game

LONGEST = 50
"""What an id has room for behind verb and board."""


@every_setup
def test_every_choice_of_a_game_is_read_as_it_was_written_and_has_room_in_an_id(setup: Setup) -> None:
    for number, (state, _) in enumerate(random_game(setup, 6).played_since(0)):
        for seat in CLAUSTROPHOBIA.to_act(state) if number % 5 == 0 else ():
            for move in (*CLAUSTROPHOBIA.choices(state, seat), *CLAUSTROPHOBIA.orders(state, seat)):
                written = CLAUSTROPHOBIA_NOTATION.write(move)
                assert carried_move(written) == move
                assert len(written) <= LONGEST
                assert CLAUSTROPHOBIA_ON_DISCORD.trial.typed(move) == ("act", {"move": written})


@pytest.mark.parametrize(
    "text",
    ["", "fly R", "go", "go R", "go R up", "go Z n", "go R n n n", "fight R", "tile 45", "assign R=9", "event none",
     "name B1 hit", "bid x", "hole T", "order plain-z", "card haste B1+B1+B1", "guard ever", "prepare map",
     "resign humans", "resign", "go R n with plain-a"],
)  # fmt: skip
def test_what_no_control_of_ours_carries_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        carried_move(text)
    assert refused.value.reason.key == "table-unknown-control"


ON_T3, ON_T5 = Summon(is_demon=False, tile=3), Summon(is_demon=False, tile=5)
OUT, ON = Go("troglodyte", "e", 4), Go("troglodyte", "s")


@pytest.mark.parametrize(
    ("moves", "written"),
    [
        ([ON_T3, ON_T3, ON_T3], "3*summon troglodyte 3"),
        ([ON_T3, ON_T3, ON_T5], "2*summon troglodyte 3;summon troglodyte 5"),
        ([PlaceDice("sounds", (1, 3)), PlaceDice("calm", (2,))], "destiny sounds 13;destiny calm 2"),
        ([OUT, ON, OUT, ON], "2*go troglodyte e at=4&go troglodyte s"),
        ([OUT, OUT], "2*go troglodyte e at=4"),
        ([Roll()], "roll"),
    ],
)
def test_several_moves_are_carried_by_one_control(moves: list[AnyMove], written: str) -> None:
    assert write_moves(moves) == written
    assert carried_moves(written) == moves


@pytest.mark.parametrize(
    "text",
    ["", ";", "2*", "0*roll", "2*roll", "21*summon troglodyte 3", "99*summon troglodyte 3;99*summon troglodyte 3",
     "summon troglodyte 3;end", "2*resign", "guard never;guard never", "100*summon troglodyte 3", "²*end"],
)  # fmt: skip
def test_several_moves_that_no_control_of_ours_carries_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        carried_moves(text)
    assert refused.value.reason.key == "table-unknown-control"


def test_nobody_can_roll_dice_whatever_a_control_carries() -> None:
    assert carried_move("roll") == Roll()
