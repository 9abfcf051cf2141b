"""Finds puzzles in positions that are made up, and writes the file that ships.

`uv run python -m tests.engine.claustrophobia.puzzles.find` takes a minute or two of a core.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from engine.claustrophobia.cards.decks import GIFTS
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.notation.actions import write_move
from engine.claustrophobia.opponents.thought import OPPONENTS
from engine.claustrophobia.puzzles import position_of, practice, solution_of
from engine.claustrophobia.puzzles.chance import chance_of_killing
from engine.claustrophobia.puzzles.judge import answers
from engine.claustrophobia.puzzles.puzzle import Grade, Puzzle, start_of
from engine.claustrophobia.puzzles.search import solved
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import HumanName
from engine.claustrophobia.warriors.strength import stats_of
from engine.core import UNHURRIED, SeededChance
from engine.core.notation import BadNotation

TIMES_OF_GRADE: Final = 15
"""How many puzzles of a grade are kept, at most."""

ALL: Final = 65
"""How many are found in all."""

DEMONS: Final = {
    "brother": ("den-a", "possessed@1", ""),
    "barrels": ("plain-a", "combat@1", " bought=1"),
    "air": ("plain-a", "hunter@1", " bought=1"),
    "chest": ("plain-a", "destruction@1", " bought=1"),
}
"""For each scenario the second tile, the demon there, and what else a position with it has."""

MANY: Final = 12
MORE: Final = 40
"""From so many answers on a puzzle is harder, and harder again."""


def made_up(luck: Random) -> Iterator[str]:
    """Yield positions in which three humans stand beside a demon and the dice are rolled; some cannot be."""
    while True:
        scenario = luck.choice(tuple(DEMONS))
        tile, demon, more = DEMONS[scenario]
        names = ("R", *sorted(luck.sample(("B1", "B2", "K1", "K2"), 2)))
        humans = ",".join(f"{name}@1{_lines(luck)}{_object(luck)}" for name in names)
        dice = "".join(sorted(luck.choices("123456", k=luck.randint(3, 5))))
        wounds = luck.choice(("", "x1"))
        gifts = ",".join(gift for gift in GIFTS if gift in luck.sample(GIFTS, 3))
        yield (
            f"cl1 scenario={scenario} tiles=start-a@0,0,{tile}@0,-1 humans={humans} round=6 phase=initiative:{dice} "
            f"demon={demon}{wounds}{more} gifts={gifts}"
        )


def _lines(luck: Random) -> str:
    lines = sorted(luck.sample("123456", luck.randint(0, 4)))
    return f"x{''.join(lines)}" if lines else ""


def _object(luck: Random) -> str:
    return luck.choice(("", "", "", "+hammer", "+blunderbuss"))


def puzzle_of(position: str) -> Puzzle | None:
    """Return the puzzle of a position, if its best answer is far enough ahead of all that is not as good."""
    try:
        puzzle = solved(Puzzle("best-chance", position, ()))
    except (BadNotation, LookupError):
        return None
    (dice, *_), best = solution_of(puzzle), _best_of_dice(puzzle)
    if _is_dull(puzzle, dice):
        return None
    played = OPPONENTS.choose(start_of(puzzle), puzzle.seat, "steady", SeededChance(1), UNHURRIED).move
    is_missed = played != dice
    grade = _grade(puzzle.candidates, is_twisted=_is_twisted(puzzle, dice), is_missed=is_missed)
    tempting = tuple(map(write_move, best[played])) if is_missed else puzzle.tempting
    return replace(puzzle, tempting=tempting, grade=grade)


def _best_of_dice(puzzle: Puzzle) -> Mapping[AnyMove, tuple[AnyMove, ...]]:
    """Return for each way to give the dice the best answer that begins so; without a Gift where none helps."""
    ranked = sorted(answers(puzzle), key=lambda answer: (chance_of_killing(position_of(puzzle, answer)), -len(answer)))
    return {answer[0]: answer for answer in ranked}


def _is_dull(puzzle: Puzzle, dice: AnyMove) -> bool:
    """Whether the answer gives all humans the dice with which they fight best, each of them alone."""
    combats = [_combats(position_of(puzzle, (way,))) for way in _best_of_dice(puzzle)]
    most = {human: max(combat[human] for combat in combats) for human in combats[0]}
    return _combats(position_of(puzzle, (dice,))) == most


def _combats(state: State) -> Mapping[HumanName, int]:
    return {human: stats_of(state, human).combat for human in state.in_play}


def _is_twisted(puzzle: Puzzle, dice: AnyMove) -> bool:
    """Whether dice look better that are not, until the Gifts are thought of."""
    chances = {way: chance_of_killing(position_of(puzzle, (way,))) for way in _best_of_dice(puzzle)}
    return any(chance >= chances[dice] for way, chance in chances.items() if way != dice)


def _grade(candidates: int, *, is_twisted: bool, is_missed: bool) -> Grade:
    harder = (candidates > MANY) + (candidates > MORE) + is_twisted + is_missed
    grades: tuple[Grade, ...] = (1, 2, 3, 4, 5)
    return grades[harder]


def main() -> None:
    """Find puzzles and write the file."""
    found, times = list[Puzzle](), Counter[int]()
    for position in made_up(Random(1)):
        puzzle = puzzle_of(position)
        if puzzle is not None and times[puzzle.grade] < TIMES_OF_GRADE:
            times[puzzle.grade] += 1
            found.append(puzzle)
        if len(found) == ALL:
            break
    found.sort(key=lambda puzzle: puzzle.grade)
    file = Path(practice.__file__).with_name(practice.FILE)
    file.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in found))


if __name__ == "__main__":
    main()
