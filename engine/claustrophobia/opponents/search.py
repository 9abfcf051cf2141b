"""A move by play-outs: what is hidden is imagined, and the simple players play on to the end of the round.

All moves that look best at first meet the same imagined worlds: the same hands, stack and dice, of which each kind has
a stream of its own. What comes is valued by `evaluation`. The move that looks best at first is played unless another
one is clearly ahead in enough worlds: few samples prove nothing, however alike they are.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from engine.claustrophobia.choices.legal import choices, resolve
from engine.claustrophobia.choices.moments import moment_of, side_to_act
from engine.claustrophobia.choices.move_rules import MOVE_RULES
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.moves import AnyMove, Roll
from engine.claustrophobia.opponents.evaluation import humans_win
from engine.claustrophobia.positions.views import imagined
from engine.claustrophobia.rounds.ending import is_over
from engine.claustrophobia.rounds.phases import Initiative
from engine.claustrophobia.state import State
from engine.core import Deadline, Play, Seat

ENOUGH: Final = 6
"""The worlds that are the least of which anything is believed."""
FLOOR: Final = 0.01
"""The least error of a mean: worlds that are all alike may be so by chance."""
TIME_TO_THINK: Final = 0.7
"""The share of its time that a search takes; the rest is for the way to it and back."""
LONGEST: Final = 400
"""More turns than a round can have."""


class Line(NamedTuple):
    """A move that was tried."""

    move: AnyMove
    """Which one."""
    worth: float
    """What it is worth at first sight."""
    values: list[float]
    """The seat's chances after each of the worlds in which it was tried, the same worlds for all."""


class World:
    """The luck of one imagined world: of each kind the same stream, whatever else is drawn."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[str, Random] = {}

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        """Return the next item of this kind: of a bag that is a little shorter one that is near it."""
        stream = self._streams.get(kind)
        if stream is None:
            stream = self._streams[kind] = Random(f"{self._seed} {kind}")  # noqa: S311 - imagined, nothing is dealt
        return bag[int(stream.random() * len(bag))]


def searched(
    view: State, seat: Seat, seed: int, deadline: Deadline, *, moves: int, worlds: int, sure: float
) -> list[Line]:
    """Try moves in imagined worlds; return the one to play first, then the others by what came of them."""
    lines = ranked(view, seat)
    reference, tried = lines[0], lines[:moves]
    if len(lines) == 1:
        return lines
    for number in range(worlds):
        if number < ENOUGH and deadline.has_passed(TIME_TO_THINK / 2):
            tried = lines[: moves // 2]  # rather fewer moves than too few worlds
        world_seed = seed * 1000 + number
        world = imagined(view, seat, World(world_seed))
        values = [
            _played_on(world, seat, line.move, World(world_seed))
            for line in tried
            if not deadline.has_passed(TIME_TO_THINK)
        ]
        if len(values) < len(tried):  # what not all have met compares nothing
            break
        for line, value in zip(tried, values, strict=True):
            line.values.append(value)
        if number + 1 >= ENOUGH:
            best = max(tried, key=lambda line: fmean(line.values))
            tried = [line for line in tried if line is reference or not _is_behind(line, best, 2.0)]
            if len(tried) == 1:
                break
    met = sorted(lines[:moves], key=lambda line: (-len(line.values), -fmean(line.values or [0.0])))
    ahead = [line for line in tried if line is not reference and _is_behind(reference, line, sure)]
    chosen = max(ahead, key=lambda line: fmean(line.values), default=reference)
    return [chosen, *(line for line in (*met, *lines[moves:]) if line is not chosen)]


def weighed(view: State, seat: Seat, moves: Sequence[AnyMove], *, worlds: int) -> list[Line]:
    """Try some moves in the same imagined worlds, and return each with what came of it, as they stand."""
    seen = [(imagined(view, seat, World(number)), number) for number in range(worlds)]
    return [
        Line(move, worth_of(view, seat, move), [_played_on(world, seat, move, World(seed)) for world, seed in seen])
        for move in moves
    ]


def ranked(view: State, seat: Seat) -> list[Line]:
    """Return all moves of a seat by what they are worth at first sight, best first; none has been tried."""
    lines = [Line(move, worth_of(view, seat, move), []) for move in choices(view, seat)]
    return sorted(lines, key=lambda line: -line.worth)


def worth_of(view: State, seat: Seat, move: AnyMove) -> float:
    """Return what a move is worth to the simple player of a seat, who looks no further."""
    worth = MOVE_RULES[type(move)].worth.get(view.side_at(seat))
    return 0.0 if worth is None else worth(view, move)


def _is_behind(line: Line, best: Line, sure: float) -> bool:
    """Whether a move is behind another one by so many standard errors, over the worlds that both met."""
    gaps = [one - other for one, other in zip(best.values, line.values, strict=False)]
    return len(gaps) >= ENOUGH and fmean(gaps) > sure * error(gaps)


def error(values: Sequence[float]) -> float:
    """Return the standard error of a mean, which is never below `FLOOR`, and large for few values."""
    if len(values) < ENOUGH:
        return 1.0
    return max(stdev(values) / sqrt(len(values)), FLOOR)


def _played_on(state: State, seat: Seat, move: AnyMove, chance: World) -> float:
    """Play a move, let the simple players play on to the end of the round, and return the seat's chances then."""
    side, begun = state.side_at(seat), state.round
    mover: Seat | None = seat
    for _ in range(LONGEST):
        play = Play(state, evolve, chance)
        resolve(play, mover, move)
        state = play.state
        if is_over(state) or (state.round != begun and isinstance(state.phase, Initiative)):
            break
        acting = side_to_act(state, moment_of(state))
        if acting is None:
            mover, move = None, Roll()
        else:
            mover = state.seat_of(acting)
            move = max(choices(state, mover), key=lambda one: worth_of(state, mover, one))
    humans = humans_win(state)
    return humans if side == "humans" else 1 - humans
