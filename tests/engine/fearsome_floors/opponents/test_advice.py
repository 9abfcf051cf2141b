"""What is advised: the best moves, to different places, with reasons whose numbers are those of the forecast."""

import time
from collections.abc import Iterator, Sequence
from functools import cache

from engine.core import UNHURRIED, Deadline, RatedMove, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.forecast import forecast, what_if, why_no_forecast
from engine.fearsome_floors.moves import AnyMove, MoveToken
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.opponents.thought import ADVISED, advise
from engine.fearsome_floors.state import State
from tests.every_game.matches import NOON, new_match
from tests.length import length


@cache
def decisions(seats: int) -> Sequence[tuple[State, Seat, RatedMove[AnyMove]]]:
    """Each decision of a whole game that programs play, with what was chosen."""
    return tuple(_decisions(seats))


def _decisions(seats: int) -> Iterator[tuple[State, Seat, RatedMove[AnyMove]]]:
    match, luck = new_match(FEARSOME_FLOORS, seats, 4), SeededChance(seats)
    while FEARSOME_FLOORS.standings(match.state) is None:
        seat, move = None, FEARSOME_FLOORS.due(match.state)
        if move is None:
            seat = min(FEARSOME_FLOORS.to_act(match.state))
            choice = OPPONENTS.choose(match.state, seat, "player", luck, UNHURRIED)
            yield match.state, seat, choice
            move = choice.move
        match = match.play(seat, move, chance=luck, at=NOON)


def eaters(state: State) -> dict[str, int]:
    """Return for each token how many cards eat it, as `/forecast` says it, and under "" how many cards there are."""
    if why_no_forecast(state) is not None:
        return {}
    seen = forecast(state)
    return {"": seen.drawn_from, **{danger.token: round(danger.chance * seen.drawn_from) for danger in seen.dangers}}


def checked(state: State, seat: Seat, choice: RatedMove[AnyMove]) -> int:
    """Hold the numbers of a choice's motives against the forecast before and after it; return how many there were."""
    assert isinstance(choice.move, MoveToken)
    after = eaters(what_if(state, seat, choice.move))
    stayed = eaters(what_if(state, seat, MoveToken(choice.move.token)))
    numbers = 0
    for motive in choice.motives:
        if "cards" in motive.facts:
            token = str(motive.facts.get("other", motive.facts.get("token")))
            assert motive.facts["cards"] == after[""]
            assert motive.facts.get("after", 0) == after.get(token, 0)
            assert motive.facts.get("before", stayed.get(token, 0)) == stayed.get(token, 0)
            numbers += 1
    return numbers


def test_the_numbers_of_reasons_are_those_of_the_forecast_in_every_position_of_two_games() -> None:
    compared = [checked(*decision) for seats in (2, 4) for decision in decisions(seats)]
    assert sum(1 for numbers in compared if numbers) > 40


def test_advised_are_three_moves_to_different_places_the_best_first_and_what_they_say_is_the_forecasts() -> None:
    compared = 0
    for state, seat, _ in decisions(2)[:: length(8, long=4)]:
        advised = advise(state, seat, "expert", UNHURRIED)
        ends = [
            (each.move.token, what_if(state, seat, each.move).tokens[each.move.token])
            for each in advised
            if isinstance(each.move, MoveToken)
        ]
        assert 1 <= len(ends) == len(set(ends)) <= ADVISED
        values = [each.value for each in advised]
        assert values == sorted(values, reverse=True)
        best = OPPONENTS.choose(state, seat, "expert", SeededChance(1), UNHURRIED)
        assert advised[0].value == best.value
        compared += sum(checked(state, seat, each) for each in advised)
    assert compared > 10


def test_advice_is_given_in_time() -> None:
    state, seat, _ = decisions(4)[40]
    assert advise(state, seat, "master", Deadline(0.2, time.monotonic))
