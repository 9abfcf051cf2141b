"""What opponents think, in a process that does nothing else: `python -m engine.thoughts`.

It does jobs at its pipes (`engine.core.job_pipe`) with JSON.
"""

import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, BinaryIO, Final, assert_never

import msgspec

from engine import GAMES, PUZZLE_SEARCHES
from engine.core import (
    AnyGame,
    AnyOpponents,
    AnyTurn,
    Deadline,
    Journal,
    Match,
    Notes,
    PutAside,
    RatedMove,
    Review,
    ReviewBegun,
    Seat,
    SeededChance,
    Turn,
    Value,
    job_pipe,
)
from engine.core.tally import summarise
from engine.played_games import PlayedGame, statistics


class PositionJob(Value, frozen=True):
    """What is asked about a position, and has its time."""

    game: str
    """The game's key."""
    view: Any
    """The position as the seat sees it, as plain JSON."""
    seat: int
    """The seat that is to act, or has acted."""
    seconds: float
    """How much time there is."""


class ThoughtJob(PositionJob, frozen=True, tag="thought"):
    """A move to be thought of: a `RatedMove` is answered."""

    level: str
    """At which level it plays."""
    seed: int
    """Its luck: the same job without hurry gives the same move, so a thought that was lost is thought again."""
    is_sure: bool = False
    """Whether it is the best move that the level sees, as a stand-in plays it, and luck has no part in it."""


class LossJob(PositionJob, frozen=True, tag="loss"):
    """A move that was played, of which is to be said what it gave away: a number is answered, or null."""

    move: Any
    """The move as plain JSON."""


class AdviceJob(PositionJob, frozen=True, tag="advice"):
    """The best moves to be found, for a person: some `RatedMove`s are answered."""

    level: str
    """The level that advises."""


class ReviewJob(Value, frozen=True, tag="review"):
    """A match to be reviewed that is over: a `Review` is answered, or a `ReviewBegun` to go on with."""

    game: str
    """The game's key."""
    start: Any
    """The position from which it began, as plain JSON."""
    turns: tuple[Any, ...]
    """All turns, as plain JSON."""
    seconds: float
    """How much time it has for now."""
    begun: ReviewBegun = ReviewBegun()
    """What there is of it already."""


class SummaryJob(Value, frozen=True, tag="summary"):
    """A match that is over, of which is to be said what it came to: a `Summary` is answered."""

    game: str
    """The game's key."""
    start: msgspec.Raw
    """The position from which it began, as JSON."""
    turns: tuple[msgspec.Raw, ...]
    """All turns, as JSON."""


class StatisticsJob(Value, frozen=True, tag="statistics"):
    """Games of which is to be said what somebody has come to in them: some `Statistics` are answered."""

    games: tuple[PlayedGame, ...]
    """Those that count."""
    player: int
    """Who."""


class BoardsJob(Value, frozen=True, tag="boards"):
    """Games by which people are to be rated: `Boards` are answered."""

    games: tuple[PlayedGame, ...]
    """Those that count, in the order in which they ended."""
    at: datetime
    """When the boards are to hold."""


class PuzzlesJob(Value, frozen=True, tag="puzzles"):
    """Answers by which puzzles are to be rated: the ratings of those that were tried are answered, by their numbers."""

    answers: tuple[tuple[int, int, bool], ...]
    """Those that count, in order (`engine.puzzle_ratings.Answer`)."""
    first: Mapping[int, tuple[float, float]]
    """The first ratings of all these puzzles."""


class BoardPuzzleJob(Value, frozen=True, tag="board-puzzle"):
    """A match in whose last positions a puzzle is to be found: a `FoundPuzzle` is answered, or null."""

    game: str
    """The game's key."""
    start: Any
    """The position from which it began, as plain JSON."""
    turns: tuple[Any, ...]
    """The turns up to the position that is looked at first, as plain JSON."""
    seconds: float
    """After how many seconds no earlier position is looked at."""


class FoundPuzzle(Value, frozen=True):
    """A puzzle in a position of a match."""

    turns: int
    """How many turns had been played."""
    number: int
    """Its number in that position."""


RecordJob = SummaryJob | StatisticsJob | BoardsJob | PuzzlesJob
"""What is asked about games that are over, and about answers, which nobody thinks about."""

THOROUGH: Final = 20.0
"""Seconds after which a review looks at fewer moves, so that it comes on a slow machine, too."""

Job = ThoughtJob | LossJob | AdviceJob
AnyJob = Job | ReviewJob | RecordJob | BoardPuzzleJob
"""What the process answers."""


def think(job: AnyJob, games: Mapping[str, AnyGame] = GAMES) -> bytes:
    """Return what is asked for as JSON. Raises UnknownLevel, or ValueError for a game in which nobody thinks so."""
    if isinstance(job, RecordJob):
        return msgspec.json.encode(_counted(job, games))
    game = games[job.game]
    if isinstance(job, BoardPuzzleJob):
        return msgspec.json.encode(_puzzle(job, game))
    if game.opponents is None:
        raise ValueError(f"nobody has taught {job.game} to opponents")
    if isinstance(job, ReviewJob):
        return msgspec.json.encode(_review(job, game, game.opponents))
    return msgspec.json.encode(_answer(job, game, game.opponents))


def _counted(job: RecordJob, games: Mapping[str, AnyGame]) -> Any:
    match job:
        case SummaryJob():
            game = games[job.game]
            if game.tally is None:
                raise ValueError(f"nobody counts {job.game}")
            return summarise(game.tally, game.state, bytes(job.start), [bytes(turn) for turn in job.turns])
        case StatisticsJob():
            return statistics(job.games, job.player)
        case BoardsJob():
            from engine.ratings import boards  # noqa: PLC0415 - what it works with takes a fifth of a second to load

            return boards(job.games, job.at)
        case PuzzlesJob():
            from engine.puzzle_ratings import Answer, puzzle_ratings  # noqa: PLC0415 - likewise
            from engine.ratings import Rating  # noqa: PLC0415 - likewise

            first = {puzzle: Rating(*rating) for puzzle, rating in job.first.items()}
            return puzzle_ratings((Answer(*answer) for answer in job.answers), first)
        case _:
            assert_never(job)


def _puzzle(job: BoardPuzzleJob, game: AnyGame) -> FoundPuzzle | None:
    """Return the best puzzle of the last position that has one."""
    start, turns = _played(job, game)
    match, until = Match.fold(game, Journal(game.key, start, turns)), Deadline(job.seconds, time.monotonic)
    for played in range(len(turns), -1, -1):
        state = match.after(played)
        if until.has_passed():
            return None
        number = next(iter(PUZZLE_SEARCHES[job.game](state)), None) if game.standings(state) is None else None
        if number is not None:
            return FoundPuzzle(played, number)
    return None


def _played(job: ReviewJob | BoardPuzzleJob, game: AnyGame) -> tuple[Any, tuple[AnyTurn, ...]]:
    """Return the start and the turns of a job."""
    turn = Turn[game.move, game.event]  # type: ignore[name-defined]  # the types are the game's, known only here
    start = msgspec.convert(job.start, game.state, str_keys=True)
    return start, msgspec.convert(job.turns, tuple[turn, ...], str_keys=True)


def _review(job: ReviewJob, game: AnyGame, opponents: AnyOpponents) -> Review | ReviewBegun:
    if opponents.review is None:
        raise ValueError(f"nobody reviews {job.game}")
    start, turns = _played(job, game)
    until, thorough = (Deadline(seconds, time.monotonic) for seconds in (job.seconds, THOROUGH - job.begun.seconds))
    notes = Notes(job.begun, deadline=until, thorough=thorough)
    begin = time.monotonic()
    try:
        return opponents.review(start, turns, notes)
    except PutAside:
        return notes.put_aside(seconds=time.monotonic() - begin)


def _answer(job: Job, game: AnyGame, opponents: AnyOpponents) -> Any:
    view, seat = msgspec.convert(job.view, game.state, str_keys=True), Seat(job.seat)
    deadline = Deadline(job.seconds, time.monotonic)
    match job:
        case ThoughtJob():
            rated = _rated_move(job, opponents, view, deadline)
            return replace(rated, is_cut=deadline.was_missed)
        case LossJob():
            stand_ins, move = opponents.stand_ins, msgspec.convert(job.move, game.move, str_keys=True)
            return None if stand_ins is None else stand_ins.loss(view, seat, move, deadline)
        case AdviceJob():
            if opponents.advise is None:
                raise ValueError(f"nobody gives advice in {job.game}")
            return opponents.advise(view, seat, job.level, deadline)
        case _:
            assert_never(job)


def _rated_move(job: ThoughtJob, opponents: AnyOpponents, view: Any, deadline: Deadline) -> RatedMove[Any]:
    seat = Seat(job.seat)
    if not job.is_sure:
        return opponents.choose(view, seat, job.level, SeededChance(job.seed), deadline)
    if opponents.stand_ins is None:
        raise ValueError(f"nobody stands in for players of {job.game}")
    return opponents.stand_ins.best(view, seat, job.level, deadline)


def serve(jobs: BinaryIO, answers: BinaryIO, games: Mapping[str, AnyGame] = GAMES) -> None:
    """Do jobs until there are no more."""
    job_pipe.serve(jobs, answers, lambda line: think(msgspec.json.decode(line, type=AnyJob), games))


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
