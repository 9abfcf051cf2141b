"""The review of a match: what each turn was worth, luck and skill apart.

A position is worth what comes of it when the best of some moves is played that look good, and then by everybody what
looks best until the monster comes. A card is luck as far as it is better or worse than the mean over all that could
have come, each with the next round played out; whatever else changes the chances is skill.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Final, NamedTuple

import msgspec

from engine.core import Play, Review, ScriptedChance, Seat, Step, Turn, TurningPoint
from engine.core.review import Chances
from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import AnyMove, RevealCard
from engine.fearsome_floors.opponents.node import Candidate, candidates
from engine.fearsome_floors.opponents.position import after, position_of
from engine.fearsome_floors.opponents.search import best_first, played_out
from engine.fearsome_floors.opponents.thought import chances, move_of
from engine.fearsome_floors.resolve import resolve
from engine.fearsome_floors.rounds import bag
from engine.fearsome_floors.state import DraftPhase, State, TokenPhase

TRIED: Final = 6
"""So many moves are played out at each decision."""

TURNING_POINTS: Final = 3
MOST_CARDS: Final = 2
"""Of the turning points so many may be cards: one at least is somebody's move, for that could have been another."""

MISTAKE: Final = 0.03
"""From such a loss on, a move is told with the better one; else with what it was worth."""

DECIMALS: Final = 4
"""So many decimals of a chance are kept."""

AnyPlayed = Turn[AnyMove, AnyEvent]


class Outlook(NamedTuple):
    """What a position is worth."""

    chances: Chances
    tried: tuple[tuple[Candidate, Chances], ...] = ()
    """The moves that were played out, if somebody is to move, with what came of them; the best one first."""


def review(start: State, turns: Sequence[AnyPlayed]) -> Review:
    """Say how a match went, from its start and all its turns."""
    states = [start]
    for turn in turns:
        states.append(reduce(evolve, turn.events, states[-1]))
    first = next((number for number, state in enumerate(states) if not isinstance(state.phase, DraftPhase)), len(turns))
    outlooks = [_outlook(state) for state in states[first:]]
    steps, points = list[Step](), list[TurningPoint]()
    for number, turn in enumerate(turns[first:], start=first):
        before, then = states[number], states[number + 1]
        luck = _luck(before, then) if isinstance(turn.move, RevealCard) else ()
        steps.append(Step(turn.seat, _rounded(outlooks[number - first + 1].chances), luck))
        if luck:
            seat = max(range(len(luck)), key=lambda one: abs(luck[one]))
            points.append(TurningPoint(number, luck[seat], Seat(seat)))
        elif turn.seat is not None:
            points.append(_decided(before, then, outlooks[number - first], number, turn.seat))
    return Review(first, _rounded(outlooks[0].chances), tuple(steps), tuple(_strongest(points, turns)))


def _outlook(state: State) -> Outlook:
    if not isinstance(state.phase, TokenPhase):
        return Outlook(chances(state))
    position = position_of(state)
    moves = best_first(candidates(position, position.mover))[:TRIED]
    tried = [(move, tuple(played_out(after(position, *move[1:]), (), lambda: False))) for move in moves]
    tried.sort(key=lambda one: -one[1][position.mover])
    return Outlook(tried[0][1], tuple(tried))


def _luck(before: State, then: State) -> Chances:
    """Return how much better or worse a card was than the mean over all that could have come."""
    cards = Counter(bag(before))
    total, mean = sum(cards.values()), [0.0] * len(before.colours)
    for card, copies in cards.items():
        play = Play(before, evolve, ScriptedChance((card,)))
        resolve(play, None, RevealCard())
        for seat, chance in enumerate(chances(play.state)):
            mean[seat] += chance * copies / total
    return _rounded(now - usual for now, usual in zip(chances(then), mean, strict=True))


def _decided(before: State, then: State, outlook: Outlook, number: int, seat: Seat) -> TurningPoint:
    """Return what a move was worth: less than the best one if it was a mistake, else more than the others."""
    played = chances(then)[seat]
    if not outlook.tried:
        return TurningPoint(number, 0.0, seat)
    best, expected = outlook.tried[0]
    if expected[seat] - played >= MISTAKE:
        better = msgspec.to_builtins(move_of(before, best))
        return TurningPoint(number, round(played - expected[seat], DECIMALS), seat, better)
    others = [value[seat] for _, value in outlook.tried if value[seat] < played] or [played]
    return TurningPoint(number, round(played - sum(others) / len(others), DECIMALS), seat)


def _strongest(points: Iterable[TurningPoint], turns: Sequence[AnyPlayed]) -> Iterator[TurningPoint]:
    """Return the turning points that were worth most, for better or worse, in the order of their turns.

    The last turn is none: that it wins everybody sees.
    """
    by_worth = sorted((point for point in points if point.turn < len(turns) - 1), key=lambda point: -abs(point.worth))
    cards = [point for point in by_worth if turns[point.turn].seat is None][:MOST_CARDS]
    moves = [point for point in by_worth if turns[point.turn].seat is not None]
    chosen = sorted([*cards, *moves], key=lambda point: -abs(point.worth))[:TURNING_POINTS]
    yield from sorted(chosen, key=lambda point: point.turn)


def _rounded(chances: Iterable[float]) -> Chances:
    return tuple(round(chance, DECIMALS) for chance in chances)
