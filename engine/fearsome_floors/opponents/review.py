"""The review of a match, luck and skill apart; and who stands in for a player, at a level that gives away as much.

A position is worth what comes of it when the best of some moves is played that look good, and then by everybody what
looks best until the monster comes; before a card the mean over all that can come, each with the next round played out.
So the card that came is luck, better or worse than that mean; whatever else changes the chances is skill.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial, reduce
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
TRIED_BRIEFLY: Final = 2
"""How many moves are played out at each decision; less where the review takes long."""

TURNING_POINTS: Final = 3
MOST_CARDS: Final = 2
"""How many of the turning points may be cards: one at least is somebody's move, for that could have been another."""

LOOKED_AT_AGAIN: Final = 6
"""So many moves that seem to be turning points are looked at more closely, unless the review takes long."""

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


class Sight(NamedTuple):
    """With what a position is looked at."""

    foresight: search.Foresight
    """What was found in others of the match."""
    tried: int
    """How many moves are played out at a decision."""


def review(start: State, turns: Sequence[GameTurn], notes: core.Notes) -> core.Review:
    """Say how a match went, from its start and all its turns. Raises PutAside."""
    states = [start]
    for turn in turns:
        states.append(reduce(evolve, turn.events, states[-1]))
    first = next((number for number, state in enumerate(states) if not isinstance(state.phase, DraftPhase)), len(turns))
    is_new = [number == first or turns[number - 1].seat is None for number in range(len(states))]
    foresight = search.Foresight()
    notes.of = 2 * (len(states) - first) + LOOKED_AT_AGAIN

    def outlook(number: int) -> Outlook:
        return _outlook(states[number], _sight(foresight, notes), is_new=is_new[number])

    outlooks = [
        notes.piece(f"outlook {number}", Outlook, partial(outlook, number)) for number in range(first, len(states))
    ]
    steps = [
        core.TurnReview(turn.seat, after.chances, _less(after, before) if turn.seat is None else ())
        for turn, (before, after) in zip(turns[first:], pairwise(outlooks), strict=True)
    ]
    decisions = [
        Decision(states[number], states[number + 1], outlooks[number - first]) for number in range(first, len(turns))
    ]
    points = _turning_points(decisions, steps, first, foresight, notes)
    return core.Review(first, outlooks[0].chances, tuple(steps), tuple(points), is_brief=notes.is_brief)


def _sight(foresight: search.Foresight, notes: core.Notes) -> Sight:
    return Sight(foresight, TRIED_BRIEFLY if notes.must_be_brief() else TRIED)


def _outlook(state: State, sight: Sight, *, is_new: bool) -> Outlook:
    """Say what a position is worth; `is_new` is one in which a round begins."""
    if isinstance(state.phase, MonsterPhase):
        return Outlook(_rounded(_mean(state, sight.foresight)))
    if not isinstance(state.phase, TokenPhase):
        return Outlook(_rounded(chances(state, sight.foresight)))
    tried = _tried(position_of(state), sight)
    return Outlook(_rounded(chances(state, sight.foresight) if is_new else tried[0][1]), tuple(tried))


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


def _tried(position: Position, sight: Sight) -> list[tuple[Candidate, Chances]]:
    """Play the likeliest moves out; return each with what comes of it, the best one first."""
    seat = position.mover
    moves = search.best_first(candidates(position, seat))[: sight.tried]
    foreseen = sight.foresight.of(position)
    tried = [(move, tuple(search.round_values(after(position, *move[1:]), foreseen))) for move in moves]
    return sorted(tried, key=lambda one: -one[1][seat])


def _less(one: Outlook, other: Outlook) -> Chances:
    return _rounded(now - before for now, before in zip(one.chances, other.chances, strict=True))


def _turning_points(
    decisions: Sequence[Decision],
    steps: Sequence[core.TurnReview],
    first: int,
    foresight: search.Foresight,
    notes: core.Notes,
) -> list[core.TurningPoint]:
    """Return the turns that were worth most, for better or worse, in their order.

    Those that look so at first are looked at again, with the best answer to each move. The last turn is none: that it
    wins everybody sees.
    """

    def decided(number: int, seat: core.Seat) -> core.TurningPoint:
        return _decided(decisions[number], first + number, seat, Sight(foresight, TRIED))

    points = [
        _lucky(step, first + number)
        if step.seat is None
        else notes.piece(f"move {number}", core.TurningPoint, partial(decided, number, step.seat))
        for number, step in enumerate(steps[:-1])
    ]
    cards = [point for point in points if steps[point.turn - first].seat is None]
    moves = [point for point in points if steps[point.turn - first].seat is not None]
    doubtful = sorted(moves, key=_strength)[:LOOKED_AT_AGAIN]

    def again(point: core.TurningPoint) -> core.TurningPoint:
        decision, sight = decisions[point.turn - first], _sight(foresight, notes)
        return _decided(decision, point.turn, point.seat, sight, is_deep=True)

    sure = [notes.piece(f"again {point.turn}", core.TurningPoint, partial(again, point)) for point in doubtful]
    strongest = sorted([*sorted(cards, key=_strength)[:MOST_CARDS], *sure], key=_strength)[:TURNING_POINTS]
    return sorted(strongest, key=lambda point: point.turn)


def _strength(point: core.TurningPoint) -> float:
    return -abs(point.worth)


def _lucky(step: core.TurnReview, number: int) -> core.TurningPoint:
    seat = max(range(len(step.luck)), key=lambda one: abs(step.luck[one]))
    return core.TurningPoint(number, step.luck[seat], core.Seat(seat), is_luck=True)


def _decided(
    decision: Decision, number: int, seat: core.Seat, sight: Sight, *, is_deep: bool = False
) -> core.TurningPoint:
    """Return what a move was worth: less than the best one if it was a mistake, else more than the others."""
    tried = [(move, value[seat]) for move, value in decision.outlook.tried]
    if not tried:
        return core.TurningPoint(number, 0.0, seat)
    worth = chances(decision.then, sight.foresight)[seat]
    if is_deep:
        before = position_of(decision.before)
        tried = [(move, _answered(after(before, *move[1:]), sight)[seat]) for move, _ in tried]
        worth = (
            _answered(position_of(decision.then), sight)[seat] if isinstance(decision.then.phase, TokenPhase) else worth
        )
    best, expected = max(tried, key=lambda one: one[1])
    if expected - worth >= MISTAKE:
        better = msgspec.to_builtins(move_of(decision.before, best))
        return core.TurningPoint(number, round(worth - expected, DECIMALS), seat, better)
    others = [value for _, value in tried if value < worth] or [worth]
    return core.TurningPoint(number, round(worth - sum(others) / len(others), DECIMALS), seat)


def _answered(position: Position, sight: Sight) -> Chances:
    """Return what a position is worth after the best answer of whoever is to move."""
    seats = range(len(position.table.seats))
    if position.mover < 0 or any(position.out(seat) >= position.table.needed for seat in seats):
        return tuple(values(position))
    return _tried(position, sight)[0][1]


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
        chances = search.played_out(then, (), is_late, search.Foreseen(), thinks=seat)[seat]
    except search.OutOfTime:
        return None
    best = search.searched(position, SKILLS["expert"].stages, is_late)[0][0]
    return max(0.0, best - chances) * len(state.colours) / 2


STAND_INS: Final[core.StandIns[State, AnyMove]] = core.StandIns(
    losses={"runner": 0.06, "player": 0.045, "skilled": 0.024, "expert": 0.0}, usual="player", best=best, loss=loss
)
"""The losses are printed by `python -m tests.benchmarks.stand_ins`."""
