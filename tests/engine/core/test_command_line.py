"""Which game a command line is about: the one that is named, else the one whose notation the text is in."""

import pytest

from engine.core import CommandLine, UnknownGame, game_in

FIRST, SECOND = (CommandLine(mark, "", {}, str) for mark in ("ff1", "toy1"))
GAMES = {"fearsome-floors": FIRST, "toy-game": SECOND}


@pytest.mark.parametrize("named", ["fearsome-floors", "fearsome_floors"])
def test_a_game_is_named_as_its_key_or_as_its_folder(named: str) -> None:
    assert game_in("walk 8 toy1", GAMES, named) == "fearsome-floors"


@pytest.mark.parametrize("named", ["", "chess", "ff1"])
def test_an_unknown_game_is_refused_with_the_known_ones(named: str) -> None:
    with pytest.raises(UnknownGame, match=f"^game: '{named}' is none of fearsome-floors, toy-game.$"):
        game_in("walk 8 toy1", GAMES, named)


def test_a_text_is_about_the_game_of_its_notation() -> None:
    assert game_in("walk 8 ff1 monster=d5e", GAMES) == "fearsome-floors"
    assert game_in("toy1 hands=3", GAMES) == "toy-game"


@pytest.mark.parametrize("text", ["", "walk 8", "ff10 x", "ff1 toy1"])
def test_a_text_that_does_not_say_which_is_about_the_only_game_or_about_none(text: str) -> None:
    assert game_in(text, {"fearsome-floors": FIRST}) == "fearsome-floors"
    with pytest.raises(UnknownGame, match=r"which \(one of ff1, toy1\); name it by --game, or ask for help\.$"):
        game_in(text, GAMES)
