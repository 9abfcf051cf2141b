"""The review of a match, luck and skill apart; and who stands in for a player, at a level that gives away as much.

A position is worth what comes of it when the best of some moves is played that look good, and then by everybody what
looks best until the monster comes; before a card the mean over all that can come, each with the next round played out.
So the card that came is luck, better or worse than that mean; whatever else changes the chances is skill.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from engine import core
from engine.core.opponents import Chances
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.ground import ground_of
from engine.fearsome_floors.legal import resolve
from engine.fearsome_floors.moves import AnyMove, GameTurn, MoveToken, RevealCard
from engine.fearsome_floors.opponents import search
from engine.fearsome_floors.opponents.motives import of_level
from engine.fearsome_floors.opponents.node import Candidate, candidates, values
from engine.fearsome_floors.opponents.position import Position, after, cell_of_place, change_of, position_of
from engine.fearsome_floors.opponents.search import SKILLS, skill_of
from engine.fearsome_floors.opponents.thought import chances, judge, move_of
from engine.fearsome_floors.path import follow
from engine.fearsome_floors.rounds import bag
from engine.fearsome_floors.state import DraftPhase, MonsterPhase, State, TokenPhase

TRIED: Final = 5
"""So many moves are played out at each decision."""

TURNING_POINTS: Final = 3
MOST_CARDS: Final = 2
"""Of the turning points so many may be cards: one at least is somebody's move, for that could have been another."""

LOOKED_AT_AGAIN: Final = 6
"""So many moves that seem to be turning points are looked at more closely."""

MISTAKE: Final = 0.03
"""From such a loss on, a move is told with the better one; else with what it was worth."""

DECIMALS: Final = 4
"""So many decimals of a chance are kept."""


class Outlook(NamedTuple):
    """What a position is worth."""

    chances: Chances
    """The chances of each seat to win."""
    tried: tuple[tuple[Candidate, Chances], ...] = ()
    """The moves that were played out, if somebody is to move, with what came of them; the best one first."""


class Decision(NamedTuple):
    """A turn with the positions around it."""

    before: State
    """The position before it."""
    then: State
    """The position after it."""
    outlook: Outlook
    """That of the position before."""


def review(start: State, turns: Sequence[GameTurn]) -> core.Review:
    """Say how a match went, from its start and all its turns."""
    states = [start]
    for turn in turns:
        states.append(reduce(evolve, turn.events, states[-1]))
    first = next((number for number, state in enumerate(states) if not isinstance(state.phase, DraftPhase)), len(turns))
    is_new = [number == first or turns[number - 1].seat is None for number in range(len(states))]
    foresight = search.Foresight()
    outlooks = [
        _outlook(state, foresight, is_new=new) for state, new in zip(states[first:], is_new[first:], strict=True)
    ]
    steps = [
        core.TurnReview(turn.seat, after.chances, _less(after, before) if turn.seat is None else ())
        for turn, (before, after) in zip(turns[first:], pairwise(outlooks), strict=True)
    ]
    decisions = [
        Decision(states[number], states[number + 1], outlooks[number - first]) for number in range(first, len(turns))
    ]
    points = _turning_points(decisions, steps, first, foresight)
    return core.Review(first, outlooks[0].chances, tuple(steps), tuple(points))


def _outlook(state: State, foresight: search.Foresight, *, is_new: bool) -> Outlook:
    """Say what a position is worth; `is_new` is one in which a round begins."""
    if isinstance(state.phase, MonsterPhase):
        return Outlook(_rounded(_mean(state, foresight)))
    if not isinstance(state.phase, TokenPhase):
        return Outlook(_rounded(chances(state, foresight)))
    tried = _tried(position_of(state), foresight)
    return Outlook(_rounded(chances(state, foresight) if is_new else tried[0][1]), tuple(tried))


def _mean(before: State, foresight: search.Foresight) -> Chances:
    """Return the chances after the next card, as the mean over all that can come."""
    cards = Counter(bag(before))
    total, mean = sum(cards.values()), [0.0] * len(before.colours)
    for card, copies in cards.items():
        play = core.Play(before, evolve, core.ScriptedChance((card,)))
        resolve(play, None, RevealCard())
        for seat, chance in enumerate(chances(play.state, foresight)):
            mean[seat] += chance * copies / total
    return tuple(mean)


def _tried(position: Position, foresight: search.Foresight) -> list[tuple[Candidate, Chances]]:
    """Play the likeliest moves out; return each with what comes of it, the best one first."""
    seat = position.mover
    moves = search.best_first(candidates(position, seat))[:TRIED]
    foreseen = foresight.of(position)
    tried = [(move, tuple(search.round_values(after(position, *move[1:]), foreseen))) for move in moves]
    return sorted(tried, key=lambda one: -one[1][seat])


def _less(one: Outlook, other: Outlook) -> Chances:
    return _rounded(now - before for now, before in zip(one.chances, other.chances, strict=True))


def _turning_points(
    decisions: Sequence[Decision], steps: Sequence[core.TurnReview], first: int, foresight: search.Foresight
) -> list[core.TurningPoint]:
    """Return the turns that were worth most, for better or worse, in their order.

    Those that look so at first are looked at again, with the best answer to each move. The last turn is none: that it
    wins everybody sees.
    """
    points = [
        _lucky(step, first + number)
        if step.seat is None
        else _decided(decisions[number], first + number, step.seat, foresight)
        for number, step in enumerate(steps[:-1])
    ]
    cards = [point for point in points if steps[point.turn - first].seat is None]
    moves = [point for point in points if steps[point.turn - first].seat is not None]
    doubtful = sorted(moves, key=_strength)[:LOOKED_AT_AGAIN]
    sure = [
        _decided(decisions[point.turn - first], point.turn, point.seat, foresight, is_deep=True) for point in doubtful
    ]
    strongest = sorted([*sorted(cards, key=_strength)[:MOST_CARDS], *sure], key=_strength)[:TURNING_POINTS]
    return sorted(strongest, key=lambda point: point.turn)


def _strength(point: core.TurningPoint) -> float:
    return -abs(point.worth)


def _lucky(step: core.TurnReview, number: int) -> core.TurningPoint:
    seat = max(range(len(step.luck)), key=lambda one: abs(step.luck[one]))
    return core.TurningPoint(number, step.luck[seat], core.Seat(seat))


def _decided(
    decision: Decision, number: int, seat: core.Seat, foresight: search.Foresight, *, is_deep: bool = False
) -> core.TurningPoint:
    """Return what a move was worth: less than the best one if it was a mistake, else more than the others."""
    tried = [(move, value[seat]) for move, value in decision.outlook.tried]
    if not tried:
        return core.TurningPoint(number, 0.0, seat)
    worth = chances(decision.then, foresight)[seat]
    if is_deep:
        before = position_of(decision.before)
        tried = [(move, _answered(after(before, *move[1:]), foresight)[seat]) for move, _ in tried]
        worth = (
            _answered(position_of(decision.then), foresight)[seat]
            if isinstance(decision.then.phase, TokenPhase)
            else worth
        )
    best, expected = max(tried, key=lambda one: one[1])
    if expected - worth >= MISTAKE:
        better = msgspec.to_builtins(move_of(decision.before, best))
        return core.TurningPoint(number, round(worth - expected, DECIMALS), seat, better)
    others = [value for _, value in tried if value < worth] or [worth]
    return core.TurningPoint(number, round(worth - sum(others) / len(others), DECIMALS), seat)


def _answered(position: Position, foresight: search.Foresight) -> Chances:
    """Return what a position is worth after the best answer of whoever is to move."""
    seats = range(len(position.table.seats))
    if position.mover < 0 or any(position.out(seat) >= position.table.needed for seat in seats):
        return tuple(values(position))
    return _tried(position, foresight)[0][1]


def _rounded(chances: Iterable[float]) -> Chances:
    return tuple(round(chance, DECIMALS) for chance in chances)


FIRST_TELLING_ROUND: Final = 3
"""Before it the best and the worst move of a token are worth about the same, so they tell nothing of who plays."""


def best(state: State, seat: core.Seat, level: str, deadline: core.Deadline) -> core.RatedMove[AnyMove]:
    """Return the best move that a level sees, and why."""
    rated = judge(state, seat, level, deadline)[0]
    return replace(rated, motives=of_level(state, seat, rated.move, skill_of(level).sight, None))


def loss(state: State, seat: core.Seat, move: AnyMove, deadline: core.Deadline) -> float | None:
    """Return what a move gives away, as if two played; None where time is too short, or the move tells nothing.

    Of more players each has so much less to give away. A tile in the draft favours nobody, and who resigns gives up
    more than one move.
    """
    if not isinstance(move, MoveToken) or state.round < FIRST_TELLING_ROUND:
        return None
    ground = ground_of(state, besides=move.token)
    number = state.number_of(move.token)
    reached = follow(move.token, state.tokens[move.token], ground, move.path, number=number)
    if isinstance(reached, core.Reason):
        return None
    position, is_late = position_of(state), deadline.has_passed
    token = tuple(state.tokens).index(move.token)
    change = change_of(state.tiles, reached.ground.tiles)
    then = after(position, token, cell_of_place(reached.place), change)
    try:
        chances = search.played_out(then, (), is_late, search.Foreseen())[seat]
    except search.OutOfTime:
        return None
    best = search.searched(position, SKILLS["expert"].stages, is_late)[0][0]
    return max(0.0, best - chances) * len(state.colours) / 2


STAND_INS: Final[core.StandIns[State, AnyMove]] = core.StandIns(
    losses={"runner": 0.06, "player": 0.045, "skilled": 0.024, "expert": 0.0}, usual="player", best=best, loss=loss
)
"""The losses are printed by `python -m tests.benchmarks.stand_ins`."""
