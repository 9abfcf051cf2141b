"""What the rows of the move pad say and hold."""

import pytest
from msgspec.structs import replace

from bot.games.fearsome_floors.attempt import Attempt, Goals, Page, goals_of_all
from bot.games.fearsome_floors.pad_rows import group_name, opening_rows, pad_rows
from bot.interactions.components.component import ROWS, Menu
from engine.core import Seat
from engine.fearsome_floors.path import results
from render.core import words_in
from tests.bot.table.tables import seats, table
from tests.engine.fearsome_floors.test_worked_examples import MONSTER
from tests.render.fearsome_floors.positions import start_of

WAYS = tuple(results(MONSTER, "r4"))[:3]


@pytest.mark.parametrize(("first", "told"), [(2, "Back: 2-3 of 3"), (3, "Back: 3 of 3")])
def test_a_page_of_one_square_has_one_number(first: int, told: str) -> None:
    assert group_name(words_in("en"), Page("back", first, WAYS[first - 1 :]), Goals(WAYS, None)) == told


@pytest.mark.parametrize("others", [(), ("g3",), ("g3", "g4"), ("g3", "g4", "g5")])
def test_tokens_share_their_row_with_nothing_else(others: tuple[str, ...]) -> None:
    """On the pad as it opens, and on that of each token, whatever else stands on it."""
    start = start_of(2)
    places = {token: "in" if token in others else "eaten" for token in ("g3", "g4", "g5")}
    places["g1"] = "a1"  # leaving takes a fifth button in the row of arrows
    state = replace(start, tokens={token: places.get(token, place) for token, place in start.tokens.items()})
    view, words, seat = table(state, seats(("Ada", "green"), ("Ben", "red"))).seen_by(None), words_in("en"), Seat(0)
    goals = goals_of_all(view, seat)
    pads = [opening_rows(words, view, seat, Attempt("g1"), goals)]
    pads += [pad_rows(words, view, seat, Attempt(token), its) for token, its in goals.items()]
    for rows in pads:
        assert len(rows) <= ROWS
        verbs = [{button.id.split(":")[1] for button in row} for row in rows if not isinstance(row, Menu)]
        assert verbs.count({"ff-token"}) == bool(others)
        assert sum("ff-token" in row for row in verbs) == bool(others)
