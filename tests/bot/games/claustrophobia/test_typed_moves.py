"""Moves as they are typed and as controls carry them: whatever is legal can be said, and is read as it was meant."""

from typing import get_args

import pytest

from bot.games.claustrophobia.typed_moves import VERBS, options_of, read, read_spelled
from bot.games.claustrophobia.written_moves import WRITTEN, spelled, typed
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.moves import AnyMove, Assign, Fight, Go, Leave, Name, PlayEvent, Resign, Roll
from engine.core import Refused
from render.core import words_in
from tests.engine.claustrophobia.random_games import SETUPS, random_game

LONGEST = 50
"""What an id has room for behind verb and board."""


@pytest.mark.parametrize("name", SETUPS)
def test_every_choice_of_a_game_is_read_as_it_was_written(name: str) -> None:
    for number, (state, _) in enumerate(random_game(SETUPS[name], 6).played_since(0)):
        for seat in CLAUSTROPHOBIA.to_act(state) if number % 5 == 0 else ():
            for move in (*CLAUSTROPHOBIA.choices(state, seat), *CLAUSTROPHOBIA.orders(state, seat)):
                command, options = typed(move)
                verb = command.removeprefix("crypt ")
                assert read_spelled(spelled(move)) == move
                assert read(verb, options) == move
                assert len(spelled(move)) <= LONGEST
                assert set(options) <= set(options_of(verb))


@pytest.mark.parametrize(
    ("verb", "given", "move"),
    [
        ("go", {"warrior": "r", "direction": "N"}, Go("R", "n")),
        ("go", {"warrior": "3", "direction": "e"}, Go("troglodyte", "e", 3)),
        ("go", {"warrior": "K1", "direction": "out"}, Leave("K1")),
        ("fight", {"warrior": "T2", "target": "B1", "how": "all"}, Fight("troglodyte", "B1", None, 2, is_all=True)),
        ("assign", {"dice": "K1:3 R4, b1=5"}, Assign((("R", 4), ("B1", 5), ("K1", 3)))),
        ("name", {"human": "B1", "lines": "4 2"}, Name("B1", 0, (2, 4))),
        ("event", {"card": "cave-in", "on": "T0 n"}, PlayEvent("cave-in")),
    ],
)
def test_people_may_write_things_in_their_own_way(verb: str, given: dict[str, str], move: object) -> None:
    found = read(verb, given)
    assert type(found) is type(move)
    assert found == move or isinstance(found, PlayEvent)


@pytest.mark.parametrize(
    "text",
    ["", "fly R", "go", "go R", "go R up", "go Z n", "go R n n n", "fight R", "tile 45", "assign R=9", "event none",
     "name B1 7", "bid x", "hole T", "order plain-z", "card haste B1+B1+B1", "guard ever", "prepare map"],
)  # fmt: skip
def test_what_means_nothing_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_spelled(text)
    assert words_in("en")(refused.value.reason.key, **refused.value.reason.facts).startswith("“")


def test_every_kind_of_move_but_two_is_written() -> None:
    assert {*WRITTEN, Roll, Resign} == {*get_args(AnyMove)}


def test_nobody_types_a_roll_and_resigning_has_a_command_of_every_game() -> None:
    assert typed(Resign()).command == "resign"
    with pytest.raises(ValueError, match="typed by nobody"):
        typed(Roll())


def test_discord_takes_as_many_subcommands_as_there_are_verbs() -> None:
    assert len(VERBS) < 25
