"""Where a token may be eaten after its move: the fast form foresees what the forecast does."""

from collections.abc import Iterator

from engine.core import NOTHING_OWED, Fate, Seat
from engine.fearsome_floors.cards import CARD
from engine.fearsome_floors.forecast import forecast, what_if
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.opponents.motives import eaten_at
from engine.fearsome_floors.path import Result, results
from engine.fearsome_floors.rounds import bag, unmoved
from engine.fearsome_floors.state import Over, State, TokenPhase
from engine.fearsome_floors.tokens import Place, TokenName
from tests.engine.fearsome_floors.opponents.same_rules import positions
from tests.length import length


def foreseen(state: State, token: TokenName, ways: tuple[Result, ...], fate: Fate) -> Iterator[Place]:
    assert isinstance(state.phase, TokenPhase)
    seat = Seat(state.colours.index(state.phase.colour))
    for way in ways:
        after = what_if(state, seat, MoveToken(token, way.path))
        if not isinstance(after.phase, Over) and token in {danger.token for danger in forecast(after, fate).dangers}:
            yield way.place


def test_a_token_is_in_danger_where_the_forecast_says_so_also_of_a_card_that_an_undo_took_back() -> None:
    compared, in_danger, step = 0, 0, length(6, long=3)
    for seed in range(3):
        for state in positions(seed):
            if isinstance(state.phase, TokenPhase):
                for token in unmoved(state, state.phase.colour):
                    ways = results(state, token)[seed % step :: step]
                    for fate in (NOTHING_OWED, {CARD: bag(state)[:1]}):
                        expected = list(foreseen(state, token, ways, fate))
                        assert list(eaten_at(state, token, ways, fate)) == expected, state
                        compared, in_danger = compared + len(ways), in_danger + len(expected)
    assert 100 < in_danger < compared / 2
