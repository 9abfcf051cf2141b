"""The search, in which every seat answers with what is best for itself, and the six levels by how far they see."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final, Literal

from engine.core import Level, UnknownLevel
from engine.fearsome_floors.opponents.node import Candidate, candidates, values
from engine.fearsome_floors.opponents.position import Position, after


@dataclass(frozen=True, slots=True)
class Stage:
    """One pass over the moves that the pass before found best."""

    moves: int
    """How many of them are played out, the best first; in the first pass, of all moves."""
    replies: tuple[int, ...] = ()
    """How many replies of the next movers are tried, a number for each of them; later ones play what looks best."""


CLOSE: Final = 0.03
"""Of two replies that are worth nearly as much to an opponent, the one counts that is worse for who thinks."""

PLAYERS: Final = 2
"""The players for whom the stages are meant. At larger tables a move takes longer to play out: of several stages each
looks at fewer then, so that there is time for the next one."""


class OutOfTime(Exception):  # noqa: N818 - said inside of a search, no fault
    """The time for a thought has passed."""


def best_first(moves: list[Candidate]) -> list[Candidate]:
    """Return moves in the order of their values, best first; equal ones as they were found."""
    return sorted(moves, key=lambda move: -move[0])


class Foreseen:
    """What was found at the nodes of one search: its later stages and other orders of moves come to the same ones."""

    def __init__(self, most: int = 1) -> None:
        """Begin a search that tries so many replies at most."""
        self._most = most
        self._replies: dict[object, list[Candidate]] = {}
        self._values: dict[object, list[float]] = {}

    def replies(self, position: Position) -> list[Candidate]:
        """Return the best replies of whoever is to move, best first, as a search foresees them."""
        key = _key(position)
        found = self._replies.get(key)
        if found is None:
            moves = candidates(position, position.mover, briefly=True)
            found = self._replies[key] = best_first(moves)[: self._most]
        return found

    def values(self, position: Position) -> list[float]:
        """Return each seat's chances to win, as things stand."""
        key = _key(position)
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = values(position)
        return found


class Foresight:
    """What was found in many searches of one match: those of a round come to the same nodes."""

    def __init__(self) -> None:
        self._rounds: dict[object, Foreseen] = {}

    def of(self, position: Position) -> Foreseen:
        """Return what was found so far in the round of a position; it begins anew where somebody resigns."""
        table = position.table
        ground = (table.floor, table.evaluation, table.playing, table.cards)
        key = (*ground, position.monster, position.facing, position.round, position.start)
        return self._rounds.setdefault(key, Foreseen())


def _key(position: Position) -> object:
    """Return all by which two positions of one round differ."""
    return bytes(position.cells), tuple(position.places), tuple(position.free), position.mover, position.escaped


def played_out(
    position: Position, replies: tuple[int, ...], is_late: Callable[[], bool], foreseen: Foreseen, *, thinks: int
) -> list[float]:
    """Return each seat's chances to win when the round is played out, as one seat thinks. Raises OutOfTime."""
    while position.mover >= 0:
        if is_late():
            raise OutOfTime
        seat = position.mover
        moves = foreseen.replies(position)
        if replies and replies[0] > 1:
            found = [
                played_out(after(position, *move[1:]), replies[1:], is_late, foreseen, thinks=thinks)
                for move in moves[: replies[0]]
            ]
            best = max(found, key=lambda chances: chances[seat])
            close = [chances for chances in found if chances[seat] >= best[seat] - CLOSE]
            return best if seat == thinks else min(close, key=lambda chances: (chances[thinks], -chances[seat]))
        replies = replies[1:]
        _, token, place, change = moves[0]
        position = after(position, token, place, change)
        if position.out(seat) >= position.table.needed:
            break
    return foreseen.values(position)


def searched(position: Position, stages: tuple[Stage, ...], is_late: Callable[[], bool]) -> list[Candidate]:
    """Return the moves of whoever is to move, best first, with their values as far as the stages and the time go.

    A move that was not played out is worth no more than the worst of those that were: it looked worse before.
    """
    seat = position.mover
    foreseen = Foreseen(max((count for stage in stages for count in stage.replies), default=1))
    moves = best_first(candidates(position, seat))
    share = PLAYERS / max(len(position.table.playing), PLAYERS) if len(stages) > 1 else 1
    for number, stage in enumerate(stages):
        again: list[Candidate] = []
        is_cut = False
        for _, token, place, change in moves[: ceil(stage.moves * share)]:
            try:
                then = after(position, token, place, change)
                chances = played_out(then, stage.replies, is_late, foreseen, thinks=seat)
            except OutOfTime:
                is_cut = True
                break
            again.append((chances[seat], token, place, change))
        if is_cut and (number or not again):
            return moves  # the stage before has looked at more of them
        head, rest = best_first(again), moves[len(again) :]
        moves = head + [(min(value, head[-1][0]), token, place, change) for value, token, place, change in rest]
        if is_cut:
            return moves
    return moves


def round_values(position: Position, foreseen: Foreseen) -> list[float]:
    """Return each seat's chances to win when every seat plays what looks best for it until the monster comes."""
    return played_out(position, (), lambda: False, foreseen, thinks=position.mover)


Sight = Literal["path", "card", "bag"]
"""Only the way out; one card of the bag, which it imagines; all cards of the bag."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level sees, and how closely."""

    face: str
    """An emoji that stands before its name."""
    sight: Sight
    """What it reckons with."""
    doubt: float = 0.0
    """The temperature at which it draws a move by lot, in chances to win; with 0 it plays what looks best.

    A move that is worse by so much is drawn e times less often.
    """
    stages: tuple[Stage, ...] = ()
    """The passes in which it plays moves out to the end of the round, each over the best of the one before."""

    @property
    def played_out(self) -> int:
        """Return how many moves it plays out; it chooses among these, or among all if it plays out none."""
        return self.stages[0].moves if self.stages else 0


SKILLS: Final[Mapping[str, Skill]] = {
    "runner": Skill("🐇", "path"),
    "novice": Skill("🐭", "card", doubt=0.006),
    "player": Skill("🐈", "bag", doubt=0.003),
    "skilled": Skill("🦊", "bag", doubt=0.005, stages=(Stage(4),)),
    "expert": Skill("🦉", "bag", stages=(Stage(12),)),
    "master": Skill("🐉", "bag", stages=(Stage(30), Stage(8, (4,)), Stage(3, (6, 3)))),
}

LEVELS: Final = tuple(Level(key, skill.face) for key, skill in SKILLS.items())


def skill_of(level: str) -> Skill:
    """Return what a level can do. Raises UnknownLevel."""
    if level not in SKILLS:
        raise UnknownLevel(f"level: {level!r} is none of {', '.join(SKILLS)}.")
    return SKILLS[level]
