"""What a player's chances are worth: a score, from how likely so many of their tokens get out."""

from engine.fearsome_floors.opponents.evaluation import ENDED, TOKENS_EACH, Evaluation
from engine.fearsome_floors.opponents.position import Position

Scale = tuple[float, float, float]
"""What it is worth to lack two tokens to the win, one, and none."""

SURE: Scale = (12.0, 24.0, 40.0)
"""The same when nothing is open any more: as good as who has more tokens out has won."""

SURE_FIRST = 6.0


def scale_of(evaluation: Evaluation, round_: int) -> Scale:
    """Return what missing tokens are worth at the start of a round."""
    weights = evaluation.weights
    return SURE if round_ == ENDED else (weights.one[round_], weights.two[round_], weights.win[round_])


def bonuses(position: Position, evaluation: Evaluation, round_: int) -> list[float]:
    """Return for each seat what its score has for the tokens that are out already."""
    weights = evaluation.weights
    out, first = (0.0, SURE_FIRST) if round_ == ENDED else (weights.out[round_], weights.first[round_])
    tied = ties(position, position.escaped)
    return [out * position.out(seat) + first * tied[seat] for seat in range(len(tied))]


def ties(position: Position, escaped: tuple[int, ...]) -> list[int]:
    """Return for each seat 1 where another one has as many tokens out and reached that number later."""
    owner, seats = position.table.owner, len(position.table.seats)
    count, reached = [0] * seats, [0] * seats
    for at, token in enumerate(escaped):
        count[owner[token]] += 1
        reached[owner[token]] = at
    return [
        int(any(count[seat] == count[other] > 0 and reached[seat] < reached[other] for other in range(seats)))
        for seat in range(seats)
    ]


def score(chances: list[float], scale: Scale) -> float:
    """Return what a player's chances are worth."""
    if len(chances) < TOKENS_EACH:
        chances = [*chances, 1.0]
    one, two, three, four = chances
    both, others = one * two, three * four
    either, another = one + two - 2 * both, three + four - 2 * others
    neither, none = 1 - both - either, 1 - others - another
    worth_one, worth_two, worth_win = scale
    return (
        worth_one * (either * none + neither * another)
        + worth_two * (both * none + either * another + neither * others)
        + worth_win * (both * others + both * another + either * others)
    )
