"""The moments of a game worth seeing again."""

from engine.fearsome_floors.events import AnyEvent, CardRevealed, TokenEaten
from engine.fearsome_floors.moves import MoveToken, RevealCard
from engine.fearsome_floors.tokens import TokenName
from render.fearsome_floors.show import highlights
from tests.render.fearsome_floors.tables import turn


def walk(*eaten: TokenName) -> tuple[AnyEvent, ...]:
    return (CardRevealed("5"), *(TokenEaten(token, "k5", "bite", "in") for token in eaten))


def test_the_three_walks_with_most_eaten_are_told_in_their_order_and_later_ones_go_first_among_equals() -> None:
    turns = [
        turn(None, RevealCard(), *walk(*eaten))
        for eaten in (("g1",), ("g1", "r1"), (), ("b1",), ("b1", "b3", "b4"), ("y1",))
    ]
    assert highlights(turns) == (1, 4, 5)


def test_where_nobody_was_eaten_there_is_nothing_to_see_again() -> None:
    assert highlights([turn(0, MoveToken("g1", "")), turn(None, RevealCard(), *walk())]) == ()
