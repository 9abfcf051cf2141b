"""Who is congratulated in the last post of a game."""

import pytest

from bot.table.posts.final_post import closing_post
from engine.claustrophobia import Setup
from engine.core import ScriptedChance, Seat
from engine.fearsome_floors.moves import Resign
from tests.bot.table.posts.test_phase_films import at
from tests.bot.table.tables import AT
from tests.bot.table.test_programs import with_fox
from tests.engine.claustrophobia.opponents.balance import whole_game


@pytest.mark.parametrize(
    ("loser", "told"),
    [(Seat(0), "🦊 Fox \\(bot\\) has won."), (Seat(1), "Congratulations, Ada!")],
    ids=["a program has won", "a person has won"],
)
def test_people_are_congratulated_and_of_programs_it_is_said_that_they_have_won(loser: Seat, told: str) -> None:
    begun = with_fox("green")
    over = begun.advanced(begun.started_match.play(loser, Resign(), chance=ScriptedChance(()), at=AT))
    assert closing_post(over.public).text.startswith(told)


def test_nobody_is_congratulated_for_a_draw() -> None:
    over = at(whole_game(Setup("air"), 0))
    assert {standing.place for standing in over.standings or ()} == {1}
    assert closing_post(over.public).text.startswith("That was the game.")
    lost = at(whole_game(Setup("barrels"), 4))
    assert closing_post(lost.public).text.startswith("Congratulations, Ben!\nThat was the game.")
