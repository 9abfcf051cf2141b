"""What the rows of the move pad say."""

import pytest

from bot.games.fearsome_floors.attempt import Goals, Page
from bot.games.fearsome_floors.pad_rows import group_name
from engine.fearsome_floors.path import results
from render.core import words_in
from tests.engine.fearsome_floors.test_worked_examples import MONSTER

WAYS = tuple(results(MONSTER, "r4"))[:3]


@pytest.mark.parametrize(("first", "told"), [(2, "Back: 2-3 of 3"), (3, "Back: 3 of 3")])
def test_a_page_of_one_square_has_one_number(first: int, told: str) -> None:
    assert group_name(words_in("en"), Page("back", first, WAYS[first - 1 :]), Goals(WAYS, None)) == told
