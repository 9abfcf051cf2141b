"""The review of a match, luck and skill apart; and at which level somebody stands in for a player.

The chances after a turn are those of `evaluation`, of the whole position: the game is over, and nothing is hidden any
more. Where a turn needed luck, it was lucky by as much as it left more than the mean over other luck; whatever else
changed the chances is skill. What a move was worth is judged by what its player could see, in imagined rounds.
"""

from collections.abc import Iterable, Sequence
from functools import partial, reduce
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from engine import core
from engine.claustrophobia.choices.legal import resolve
from engine.claustrophobia.events import GameTurn
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.moves import AnyMove, Resign
from engine.claustrophobia.opponents.evaluation import chances
from engine.claustrophobia.opponents.search import Line, World, ranked, weighed
from engine.claustrophobia.positions.views import see
from engine.claustrophobia.rounds.phases import Auction, Force
from engine.claustrophobia.state import State
from engine.core import Seat
from engine.core.opponents import Chances

OTHER_LUCK: Final = 24
"""With so much other luck a turn that needed some is played again."""
TRIED: Final = (4, 2)
TRIED_AGAIN: Final = (12, 4)
"""How many other moves each that was played is compared with, and how many where the review takes long; more for the
few that seem to be turning points."""
WORLDS: Final = 6
WORLDS_AGAIN: Final = 24
"""In how many imagined rounds; in more for the few that seem to be turning points."""
LOOKED_AT_AGAIN: Final = 6
TURNING_POINTS: Final = 3
"""How many are told at most."""
LEAST: Final = 0.005
"""What is worth less is told as nothing, and is no turning point."""
MOST_LUCK: Final = 2
"""How many of the turning points may be luck: one at least is somebody's move, for that could have been another."""
MISTAKE: Final = 0.03
"""From such a loss on, a move is told with the better one; else with what it was worth."""
DECIMALS: Final = 4
"""How many decimals of a chance are kept."""


class Decision(NamedTuple):
    """A turn, and the positions around it."""

    number: int
    """How many turns were played before it."""
    before: State
    """The position in which it was played, with the orders that were given until then."""
    turn: GameTurn
    """What was played."""
    then: State
    """The position after it."""


def review(start: State, turns: Sequence[GameTurn], notes: core.Notes) -> core.Review:
    """Say how a match went, from its start and all its turns. Raises PutAside."""
    decisions = list(_decisions(start, turns))
    first = next((one.number for one in decisions if not isinstance(one.before.phase, Auction | Force)), len(turns))
    played = decisions[first:]
    notes.of = 2 * len(played) + LOOKED_AT_AGAIN
    begin = _rounded(chances(played[0].before if played else start))
    steps = []
    for one in played:
        luck = notes.piece(f"luck {one.number}", Chances, partial(_luck, one))
        steps.append(core.TurnReview(one.turn.seat, _rounded(chances(one.then)), luck))
    points = _turning_points(played, steps, notes)
    return core.Review(first, begin, tuple(steps), tuple(points), is_brief=notes.is_brief)


def _decisions(start: State, turns: Sequence[GameTurn]) -> Iterable[Decision]:
    state = start
    for number, turn in enumerate(turns):
        before = reduce(evolve, (event for order in turn.orders for event in order.events), state)
        state = reduce(evolve, turn.events, before)
        yield Decision(number, before, turn, state)


def _luck(decision: Decision) -> Chances:
    """Return by how much a turn has left more than the mean over other luck; nothing where it needed none."""
    before, turn = decision.before, decision.turn
    if not turn.luck:
        return ()
    found = []
    for seed in range(OTHER_LUCK):
        play = core.Play(before, evolve, World(seed))
        resolve(play, turn.seat, turn.move)
        found.append(chances(play.state)[0])
    lucky = round(chances(decision.then)[0] - fmean(found), DECIMALS)
    return lucky, -lucky


def _turning_points(
    played: Sequence[Decision], steps: Sequence[core.TurnReview], notes: core.Notes
) -> list[core.TurningPoint]:
    """Return the turns that were worth most, for better or worse, in their order, but for the last one."""
    lucky = [
        core.TurningPoint(one.number, abs(step.luck[0]), Seat(int(step.luck[0] < 0)), is_luck=True)
        for one, step in zip(played[:-1], steps, strict=False)
        if step.luck
    ]
    moves = [notes.piece(f"move {one.number}", core.TurningPoint, partial(_judged, one, notes)) for one in played[:-1]]
    by_number = {one.number: one for one in played}
    doubtful = sorted(moves, key=_strength)[:LOOKED_AT_AGAIN]
    sure = [
        notes.piece(
            f"again {point.turn}",
            core.TurningPoint,
            partial(_judged, by_number[point.turn], notes, tried=TRIED_AGAIN, worlds=WORLDS_AGAIN),
        )
        for point in doubtful
    ]
    strongest = sorted([*sorted(lucky, key=_strength)[:MOST_LUCK], *sure], key=_strength)
    by_turn = {point.turn: point for point in reversed(strongest)}  # of one turn what was stronger
    told = [point for point in sorted(by_turn.values(), key=_strength) if abs(point.worth) >= LEAST]
    return sorted(told[:TURNING_POINTS], key=lambda point: point.turn)


def _strength(point: core.TurningPoint) -> float:
    return -abs(point.worth)


def _judged(
    decision: Decision, notes: core.Notes, *, tried: tuple[int, int] = TRIED, worlds: int = WORLDS
) -> core.TurningPoint:
    """Return how much better or worse a move was than the best other one; nothing if it was hardly worse."""
    number, before, turn, _ = decision
    if turn.seat is None or not turn.is_chosen or isinstance(turn.move, Resign):
        return core.TurningPoint(number, 0.0, Seat(0))
    lines = _lines(see(before, turn.seat), turn.seat, turn.move, tried[notes.must_be_brief()], worlds)
    own, *others = [fmean(line.values) for line in lines]
    if not others:
        return core.TurningPoint(number, 0.0, turn.seat)
    worth = round(own - max(others), DECIMALS)
    if worth <= -MISTAKE:
        better = msgspec.to_builtins(lines[1 + others.index(max(others))].move)
        return core.TurningPoint(number, worth, turn.seat, better)
    return core.TurningPoint(number, max(worth, 0.0), turn.seat)


def _lines(view: State, seat: Seat, move: AnyMove, tried: int, worlds: int) -> list[Line]:
    """Try a move and the others that look best; the move itself is first."""
    others = [line.move for line in ranked(view, seat) if line.move != move]
    return weighed(view, seat, [move, *others[:tried]], worlds=worlds)


def _rounded(chances: Iterable[float]) -> Chances:
    return tuple(round(chance, DECIMALS) for chance in chances)


def loss(view: State, seat: Seat, move: AnyMove, deadline: core.Deadline) -> float | None:
    """Return what a move gives away of the chances to win; None where time is too short, or nothing else was legal."""
    if isinstance(move, Resign) or deadline.has_passed():
        return None
    own, *others = _lines(view, seat, move, TRIED[0], 2 * WORLDS)
    if not others:
        return None
    best = max((own, *others), key=lambda line: fmean(line.values[:WORLDS]))
    return fmean(best.values[WORLDS:]) - fmean(own.values[WORLDS:])  # in worlds by which it was not chosen
