"""The search: moves are played out to the end of the round, every seat answering with what is best for itself."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.fearsome_floors.opponents.node import Candidate, after, candidates, values
from engine.fearsome_floors.opponents.position import Position


@dataclass(frozen=True, slots=True)
class Stage:
    """One pass over the moves that the pass before found best."""

    moves: int
    """So many of them are played out."""
    replies: tuple[int, ...] = ()
    """So many replies are tried of the next movers, one after the other; then each plays what looks best."""


class OutOfTime(Exception):  # noqa: N818 - said inside of a search, no fault
    """The time for a thought has passed."""


def best_first(moves: list[Candidate]) -> list[Candidate]:
    """Return moves in the order of their values, best first; equal ones as they were found."""
    return sorted(moves, key=lambda move: -move[0])


def played_out(position: Position, replies: tuple[int, ...], is_late: Callable[[], bool]) -> list[float]:
    """Return each seat's chances to win when the round is played out from here. Raises OutOfTime."""
    while position.mover >= 0:
        if is_late():
            raise OutOfTime
        seat = position.mover
        moves = candidates(position, seat, briefly=True)
        if replies and replies[0] > 1:
            found = [
                played_out(after(position, *move[1:]), replies[1:], is_late) for move in best_first(moves)[: replies[0]]
            ]
            return max(found, key=lambda chances: chances[seat])
        replies = replies[1:]
        _, token, place, change = max(moves, key=lambda move: move[0])
        position = after(position, token, place, change)
        if position.out(seat) >= position.table.needed:
            break
    return values(position)


def searched(position: Position, stages: tuple[Stage, ...], is_late: Callable[[], bool]) -> list[Candidate]:
    """Return the moves of whoever is to move, best first, with their values as far as the stages and the time go."""
    seat = position.mover
    moves = best_first(candidates(position, seat))
    for stage in stages:
        head, rest = moves[: stage.moves], moves[stage.moves :]
        try:
            again = [(played_out(after(position, *move[1:]), stage.replies, is_late)[seat], *move[1:]) for move in head]
        except OutOfTime:
            return moves
        moves = best_first(again) + rest
    return moves


def round_values(position: Position) -> list[float]:
    """Return each seat's chances to win when every seat plays what looks best for it until the monster comes."""
    return played_out(position, (), lambda: False)
