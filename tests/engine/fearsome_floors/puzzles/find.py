"""Finds puzzles of all kinds and writes the file that ships: a puzzle for each day of the year, and some for practice.

`uv run python -m tests.engine.fearsome_floors.puzzles.find` takes an hour or so of a core. With `--kept FOLDER` what
was found is kept there, a file for each kind, and taken from there again. With `--anew save feed` those kinds alone are
found, and all puzzles of others stay, each on its day.
"""

import argparse
import dataclasses
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, get_args

import msgspec
from msgspec.structs import replace

from engine.core import UNHURRIED, Seat, SeededChance
from engine.fearsome_floors import events as happened
from engine.fearsome_floors.board import BEHIND, ENTRANCE, LINES, ORDER, SQUARES, Square, coordinates
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.forecast import forecast, what_if
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceTile
from engine.fearsome_floors.notation import write_dungeon, write_position
from engine.fearsome_floors.notation.actions import Action, read_action, write_action
from engine.fearsome_floors.opponents import thought as thoughts
from engine.fearsome_floors.opponents.grid import SQUARE_AT
from engine.fearsome_floors.opponents.search import LEVELS, SKILLS, Skill
from engine.fearsome_floors.puzzles import calendar
from engine.fearsome_floors.puzzles.judge import Verdict, answers, judge, position_of, solution_of, why_not_answer
from engine.fearsome_floors.puzzles.kinds import KINDS, PUZZLE_KINDS, can_leave
from engine.fearsome_floors.puzzles.puzzle import THEMES, Grade, Kind, Puzzle, Theme, start_of
from engine.fearsome_floors.puzzles.search import Found, asked, escape, turned
from engine.fearsome_floors.rounds import bag, unmoved
from engine.fearsome_floors.setup import POOLS
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import TokenName, colour_of
from tests.engine.fearsome_floors.opponents.self_play import of_this_round
from tests.engine.fearsome_floors.puzzles.searches import FEWEST_REFUTED, SEARCHES


def puzzle_of(found: Found) -> Puzzle:
    """Return a puzzle with all that is told of it."""
    puzzle = Puzzle(
        found.kind,
        write_position(found.state),
        _written(found),
        token=found.token,
        prey=found.prey,
        count=found.count,
        candidates=found.candidates,
    )
    proof = judge(puzzle, solution_of(puzzle))
    if not proof.is_right:
        raise ValueError(f"the engine says that this is no solution: {puzzle}")
    puzzle = replace(puzzle, tempting=tempting(puzzle), found_by=found_by(puzzle))
    puzzle = replace(puzzle, themes=themes_of(puzzle, proof))
    return replace(puzzle, grade=grade_of(puzzle, found.decoys))


def _written(found: Found) -> tuple[str, ...]:
    """Return the answer as text."""
    state, written = found.state, list[str]()
    for name, place, change in found.moves:
        if name is None:
            ((cell, _),) = change
            return (write_action(Action(None, PlaceTile("stone", SQUARE_AT[cell]))),)
        seat = Seat(state.colours.index(colour_of(name)))
        move = thoughts.move_of(state, (0.0, tuple(state.tokens).index(name), place, change))
        written.append(write_action(Action(colour_of(name), move)))
        state = what_if(state, seat, move)
    return tuple(written)


def themes_of(puzzle: Puzzle, proof: Verdict) -> tuple[Theme, ...]:
    """Return what a solution is done with: of what the monster does, that which it does not do anyway."""
    temptation = judge(puzzle, tuple(read_action(text).move for text in puzzle.tempting))
    own = _own_themes(puzzle, proof)
    walk = _walk_themes(puzzle, proof) - _walk_themes(puzzle, temptation)
    return tuple(theme for theme in THEMES if theme in own | walk)


def _own_themes(puzzle: Puzzle, proof: Verdict) -> set[Theme]:
    own = [event for _, turn in proof.turns if turn.seat == puzzle.seat for event in turn.events]
    before, then = start_of(puzzle), proof.turns[-1][0]
    shown: dict[Theme, bool] = {
        "push": any(isinstance(event, happened.TileEvent) for event in own),
        "slide": any(isinstance(event, happened.TokenSlid) for event in own),
        "come-in": any(isinstance(event, happened.TokenEntered) for event in own),
        "stay": any(before.tokens[token] == then.tokens[token] for token in _movers(puzzle)),
    }
    return {theme for theme, is_there in shown.items() if is_there}


def _walk_themes(puzzle: Puzzle, verdict: Verdict) -> set[Theme]:
    walk = verdict.turns[-1][1].events
    looks = [event for event in walk if isinstance(event, happened.MonsterLooked)]
    movers = _movers(puzzle)
    shown: dict[Theme, bool] = {
        "bait": bool(looks) and looks[0].verdict == "nearest" and bool(movers & _nearest(looks[0])),
        "tie": any(look.verdict == "tie" and movers & _nearest(look) for look in looks),
        "monster-pushes": any(isinstance(event, happened.TileEvent | happened.TokenPushed) for event in walk),
        "turning-stone": any(isinstance(event, happened.MonsterTurned) for event in walk),
        "teleporter": any(isinstance(event, happened.MonsterTeleported) for event in walk),
        "wall": any(getattr(event, "wall", None) for event in walk),
    }
    return {theme for theme, is_there in shown.items() if is_there}


def _movers(puzzle: Puzzle) -> set[TokenName]:
    return {move.token for move in solution_of(puzzle) if isinstance(move, MoveToken)}


def _nearest(look: happened.MonsterLooked) -> set[TokenName]:
    """Return the tokens that are nearest to the monster."""
    seen = [one for one in look.sightings if one.token is not None]
    return {one.token for one in seen if one.token and one.distance == min(other.distance for other in seen)}


def tempting(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the wrong answer that looks best one move ahead; or where all are to be eaten, what comes nearest."""
    if puzzle.kind in ("eat-them-all", "one-tile"):
        near = [(judge(puzzle, answer), answer) for answer in answers(puzzle)]
        wrong = [(verdict, answer) for verdict, answer in near if not verdict.is_right]
        _, answer = max(wrong, key=lambda one: (*_come_near(puzzle, one[0]), -_far_off(puzzle, one[1])))
        return _as_text(puzzle, answer)
    firsts = thoughts.judge(start_of(puzzle), puzzle.seat, "player", UNHURRIED)
    for first in sorted(firsts, key=lambda one: not looks_right(puzzle, one.move)):
        rest = position_of(puzzle, (first.move,))
        answer = (
            (first.move,)
            if KINDS[puzzle.kind].moves == 1
            else (first.move, thoughts.judge(rest, puzzle.seat, "player", UNHURRIED)[0].move)
        )
        if not judge(puzzle, answer).is_right:
            return _as_text(puzzle, answer)
    raise ValueError(f"every answer is right: {puzzle}")


def looks_right(puzzle: Puzzle, move: AnyMove) -> bool:
    """Whether a move would be right if the monster were far off, or the last mover stayed; true of other kinds."""
    match puzzle.kind:
        case "escape":
            after = position_of(puzzle, (move,))
            return can_leave(puzzle, replace(after, monster=replace(after.monster, square=ENTRANCE)))
        case "duel":
            return judge(unanswered(puzzle), (move,)).is_right
        case _:
            return True


def unanswered(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle that a duel is if the last mover stays."""
    state = start_of(puzzle)
    return replace(puzzle, kind="save", position=write_position(turned(state, *unmoved(state, puzzle.colour))))


def _come_near(puzzle: Puzzle, verdict: Verdict) -> tuple[bool, int]:
    eaten = [event.token for event in verdict.turns[-1][1].events if isinstance(event, happened.TokenEaten)]
    mine = [token for token in eaten if colour_of(token) == puzzle.colour]
    return not mine, len(eaten)


def _far_off(puzzle: Puzzle, answer: Sequence[AnyMove]) -> int:
    """Return how far from the right place an answer ends: of many that fail alike, the nearest looks best."""
    ends = [coordinates(square) for square in (_goal(puzzle, answer), _goal(puzzle, solution_of(puzzle))) if square]
    return sum(abs(one - other) for one, other in zip(*ends, strict=True)) if len(ends) > 1 else len(SQUARES)


def _goal(puzzle: Puzzle, answer: Sequence[AnyMove]) -> Square | None:
    """Return where a tile is laid, or the last token comes to; None off the board."""
    move = answer[-1]
    if isinstance(move, MoveToken):
        place = position_of(puzzle, answer).tokens[move.token]
        return place if place in ORDER else None
    return move.square if isinstance(move, PlaceTile) else None


def _as_text(puzzle: Puzzle, answer: Sequence[AnyMove]) -> tuple[str, ...]:
    return tuple(write_action(Action(puzzle.colour if isinstance(move, MoveToken) else None, move)) for move in answer)


def found_by(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the levels that play the solution, as `GRADERS` has them; none is asked where a tile is laid."""
    if KINDS[puzzle.kind].tile is not None:
        return ()
    return tuple(level.key for level in LEVELS if _finds(puzzle, level.key))


DOUBTS: Final[Mapping[str, float]] = {"player": 0.01, "skilled": 0.02}
GRADERS: Final[Mapping[str, Skill]] = {
    level: dataclasses.replace(skill, doubt=DOUBTS.get(level, skill.doubt)) for level, skill in SKILLS.items()
}
"""The levels by which puzzles are graded: they think of this round, as a puzzle does, and not of the way that is left.

So grades, and the year that is made of them, stay as they are when programs learn to race.
"""


def _finds(puzzle: Puzzle, level: str) -> bool:
    luck, answer = SeededChance(1), list[AnyMove]()
    for _ in range(KINDS[puzzle.kind].moves):
        answer.append(_chosen(position_of(puzzle, answer), GRADERS[level], luck))
    return judge(puzzle, answer).is_right


def _chosen(state: State, skill: Skill, luck: SeededChance) -> MoveToken:
    """Return what a grader plays."""
    seen = thoughts.seen(state, luck.pick("imagined", bag(state)) if skill.sight == "card" else None)
    return thoughts.move_of(state, thoughts.picked(of_this_round(seen), skill, luck, UNHURRIED))


MANY: Final = 40
MORE: Final = 400
"""From so many answers to choose from a puzzle is harder, and harder again."""


LATE: Final = 12
"""Who is eaten after so many steps is eaten late."""

BESIDE_WINNING: Final[tuple[Kind, ...]] = ("save", "leader", "feed")
"""Kinds whose aim programs do not have, which play to win: that none of them finds such a puzzle says little."""


def grade_of(puzzle: Puzzle, decoys: float) -> Grade:
    """Return how hard a puzzle is: by its answers, what it is done with, and which levels find it."""
    harder = [len(puzzle.themes) > 1, decoys > 1 / 4]
    if KINDS[puzzle.kind].tile is None:
        harder += [
            puzzle.candidates > MANY,
            puzzle.candidates > MORE,
            "push" in puzzle.themes,
            puzzle.kind == "eat-them-all" or (puzzle.kind in BESIDE_WINNING and _is_hunt(puzzle)),
            puzzle.kind == "feed",  # to be safe, and to feed
            "runner" not in puzzle.found_by,
            len(puzzle.found_by) <= len(LEVELS) / 2,
            not puzzle.found_by and puzzle.kind not in BESIDE_WINNING,
        ]
    else:
        stone = stone_of(puzzle)
        harder += [not decoys, len(puzzle.themes) > 2, not stone.hides_among, stone.is_pushed, stone.last > LATE]
    grades: tuple[Grade, ...] = get_args(Grade)
    return grades[min(max(sum(harder) - 1, 0), len(grades) - 1)]


NUMBERED: Final = max(rule.steps for rule in CARDS.values() if rule.hits is None)
"""The most steps of a card with a number."""


def _is_hunt(puzzle: Puzzle) -> bool:
    """Whether a card of hits leads the monster further than a number would: so far one has to think."""
    walk = judge(puzzle, solution_of(puzzle)).turns[-1][1].events
    looks = [event for event in walk if isinstance(event, happened.MonsterLooked) and not event.last]
    return bool(looks) and looks[-1].step > NUMBERED


class Stone(NamedTuple):
    """What the stone does that solves a puzzle."""

    hides_among: int
    """Among how many squares it hides a token of one's own where the monster would first turn to one; 0 if not."""
    is_pushed: bool
    """Whether the monster pushes it."""
    last: int
    """With which step the last token is eaten."""


def stone_of(puzzle: Puzzle) -> Stone:
    """Return what the stone does that solves a puzzle."""
    (move,) = solution_of(puzzle)
    square = move.square if isinstance(move, PlaceTile) else None
    step, last, is_pushed = 0, 0, False
    for event in judge(puzzle, (move,)).turns[-1][1].events:
        match event:
            case happened.MonsterLooked():
                step = event.step
            case happened.TokenEaten():
                last = step
            case happened.TilePushed():
                is_pushed |= event.origin == square
    before = _before_own(puzzle)
    return Stone(len(before) if square in before else 0, is_pushed, last)


def _before_own(puzzle: Puzzle) -> Sequence[Square]:
    """Return where a stone can go before the first token of one's own that the monster turns to as all lies now."""
    draft, (walk,) = position_of(puzzle), forecast(start_of(puzzle)).walks
    for look in walk.events:
        if isinstance(look, happened.MonsterLooked) and look.verdict == "nearest":
            seen = next(one for one in look.sightings if one.direction == look.facing)
            if seen.token is not None and colour_of(seen.token) == puzzle.colour:
                before = LINES[BEHIND[seen.direction]][seen.until][: seen.distance - 1]
                return [one for one in before if why_not_answer(puzzle, draft, PlaceTile("stone", one)) is None]
    return ()


# What is left out


READABLE: Final = 12
"""With more tokens on the board its picture cannot be read on a telephone."""


def is_dull(puzzle: Puzzle) -> bool:
    """Whether nothing is to be seen in a solution, or there is nothing to choose.

    A token steps aside, or runs as every program does, or could leave from hardly anywhere else; the reply of a duel
    matters to hardly any answer; or a stone is laid on the only square that hides one's own token, and lies there.
    """
    state = start_of(puzzle)
    match puzzle.kind:
        case "one-tile":
            stone = stone_of(puzzle)
            return stone.hides_among == 1 and not stone.is_pushed
        case "escape":
            (name,) = unmoved(state, puzzle.colour)
            no_choice = len(puzzle.found_by) == len(LEVELS) or escape(asked(state, name)) is None
        case "duel":
            (name,) = unmoved(state, puzzle.colour)
            no_choice = len(asked(state, name).safe) <= FEWEST_REFUTED
        case _:
            no_choice = False
    return no_choice or not puzzle.themes


def is_crowded(puzzle: Puzzle) -> bool:
    """Whether there are too many tokens on the board to find the right one."""
    return sum(place in ORDER for place in start_of(puzzle).tokens.values()) > READABLE


RATIONED: Final[tuple[Kind, ...]] = ("save", "leader", "feed", "both")
"""Kinds of which most that are found are solved by a tie: after a few of them one looks for nothing else."""

TIES: Final = 3
"""Of so many puzzles of such a kind one is solved by a tie, at most."""


def rationed(found: Sequence[Puzzle]) -> list[Puzzle]:
    """Leave out what has more ties than a kind should have."""
    kept = list[Puzzle]()
    for puzzle in sorted(found, key=has_tie):
        if has_tie(puzzle) and (sum(map(has_tie, kept)) + 1) * TIES > len(kept) + 1:
            break
        kept.append(puzzle)
    return kept


def is_rationed(year: Sequence[Puzzle], kind: Kind) -> bool:
    """Whether a kind has not more ties than it should have."""
    of_kind = [puzzle for puzzle in year if puzzle.kind == kind]
    return len(rationed(of_kind)) == len(of_kind)


def has_tie(puzzle: Puzzle) -> bool:
    """Whether a puzzle of a kind that is rationed is solved by a tie; one of two tokens by a tie between these."""
    return is_between(puzzle) if puzzle.kind == "both" else puzzle.kind in RATIONED and "tie" in puzzle.themes


@cache
def is_between(puzzle: Puzzle) -> bool:
    """Whether the tokens of a solution stand equally near on two sides of the monster."""
    walk = judge(puzzle, solution_of(puzzle)).turns[-1][1].events
    ties = (event for event in walk if isinstance(event, happened.MonsterLooked) and event.verdict == "tie")
    return any(_movers(puzzle) <= _nearest(look) for look in ties)


# The year


WEEK: Final[tuple[tuple[tuple[Kind, ...], frozenset[int]], ...]] = (
    (("save",), frozenset({1, 2, 3})),
    (("escape",), frozenset({1, 2, 3})),
    (("one-tile",), frozenset({1, 2, 3})),
    (("duel",), frozenset({2, 3, 4})),
    (("leader", "feed"), frozenset({2, 3, 4, 5})),
    (("both",), frozenset({3, 4, 5})),
    (("eat-them-all",), frozenset({3, 4, 5})),
)
"""The kinds of each weekday, in turns, and the grades that it has; within a week grades only rise."""

WEEKS: Final = 53
"""More than a year; after the last day the first one comes again, as far from its like as all others."""

APART: Final = 31
"""For so many days no dungeon comes again."""

THEMES_APART: Final = 3
"""In so many days no theme comes twice, the first one of each puzzle."""

TRIES: Final = 200
"""How often a year is put together before more puzzles are wanted."""

PRACTICE: Final = 45
"""How many of each kind there are for practice, at most."""


def year_of(pool: Mapping[Kind, Sequence[Puzzle]], shipped: Sequence[Puzzle], luck: Random) -> list[Puzzle] | None:
    """Choose a puzzle for each day, then those for practice; None where none is left that fits some week.

    Of kinds that are not in the pool those that ship stay, each on its day.
    """
    stay = [puzzle for puzzle in shipped if puzzle.kind not in pool]
    year = list[Puzzle | None]([None] * (WEEKS * len(WEEK)))
    for puzzle in stay:
        if puzzle.day is not None:
            year[puzzle.day] = puzzle
    left = {kind: luck.sample(found, len(found)) for kind, found in pool.items()}
    weeks = range(0, len(year), len(WEEK))
    for first in sorted(
        weeks, key=lambda first: _choice(left, year, first)
    ):  # those with least choice take theirs first
        if not any(_week_filled(left, year, first, luck) for _ in range(200)):
            return None
        left = {kind: [one for one in found if one not in year[first:][: len(WEEK)]] for kind, found in left.items()}
    days = [replace(puzzle, day=day) for day, puzzle in enumerate(year) if puzzle is not None]
    practice = [puzzle for found in left.values() for puzzle in _of_all_grades(found)[:PRACTICE]]
    return days + [puzzle for puzzle in stay if puzzle.day is None] + practice


def _of_all_grades(found: Sequence[Puzzle]) -> Sequence[Puzzle]:
    """Return puzzles in turns of their grades, as long as there are some."""
    met = Counter[Grade]()
    turns = list[tuple[int, Puzzle]]()
    for puzzle in found:
        turns.append((met[puzzle.grade], puzzle))
        met[puzzle.grade] += 1
    return [puzzle for _, puzzle in sorted(turns, key=lambda one: (one[0], one[1].grade))]


def _choice(left: Mapping[Kind, Sequence[Puzzle]], year: Sequence[Puzzle | None], first: int) -> int:
    """Return how many puzzles fit that day of a week without one which has least choice."""
    return min((len(_fitting(left, year, day)) for day in _empty(year, first)), default=0)


def _week_filled(left: Mapping[Kind, Sequence[Puzzle]], year: list[Puzzle | None], first: int, luck: Random) -> bool:
    """Choose a puzzle for each day of a week that has none, if there is one that fits; else for none of them."""
    empty = _empty(year, first)
    for day in empty:
        fitting = _fitting(left, year, day)
        if not fitting:
            for filled in empty:
                year[filled] = None
            return False
        year[day] = luck.choice(fitting)
    return True


def _empty(year: Sequence[Puzzle | None], first: int) -> Sequence[int]:
    return [day for day in range(first, first + len(WEEK)) if year[day] is None]


def _fitting(left: Mapping[Kind, Sequence[Puzzle]], year: Sequence[Puzzle | None], day: int) -> Sequence[Puzzle]:
    """Return the puzzles that a day can have beside those of the days around it."""
    week, weekday = divmod(day, len(WEEK))
    first, (kinds, grades) = day - weekday, WEEK[weekday]
    dungeons = {dungeon(puzzle) for puzzle in _near(year, day, APART)}
    themes = {theme for puzzle in _near(year, day, THEMES_APART - 1) for theme in puzzle.themes[:1]}
    least = max((puzzle.grade for puzzle in year[first:day] if puzzle is not None), default=1)
    most = min((puzzle.grade for puzzle in year[day : first + len(WEEK)] if puzzle is not None), default=HARDEST)
    return [
        puzzle
        for puzzle in left[kinds[week % len(kinds)]]
        if puzzle.grade in grades
        and least <= puzzle.grade <= most
        and themes.isdisjoint(puzzle.themes[:1])
        and dungeon(puzzle) not in dungeons
    ]


HARDEST: Final = max(get_args(Grade))


def _near(year: Sequence[Puzzle | None], day: int, days: int) -> Sequence[Puzzle]:
    """Return the puzzles of the days around a day, also where the year begins again."""
    around = (year[(day + away) % len(year)] for away in range(-days, days + 1) if away)
    return [puzzle for puzzle in around if puzzle is not None]


@cache
def dungeon(puzzle: Puzzle) -> object:
    """Return what tells a puzzle's dungeon from others, wherever its stones have been pushed."""
    state = start_of(puzzle)
    if state.patches == POOLS and not state.teleporters:
        return "basic"
    return (state.patches, state.teleporters) if state.teleporters else write_dungeon(state)


def found_of(kind: Kind, each: int, kept: Path | None) -> list[Puzzle]:
    """Find so many puzzles of a kind, at most two of a dungeon that is not the rules' own; or take those kept."""
    file = None if kept is None else kept / f"{kind}.json"
    if file is not None and file.exists():
        return msgspec.json.decode(file.read_bytes(), type=list[Puzzle])
    os.nice(19)
    times, pool = Counter[str](), list[Puzzle]()
    for one in SEARCHES[kind](Random(kind)):
        times[one.dungeon] += 1
        if times[one.dungeon] <= OF_ONE_DUNGEON or one.dungeon == "basic":
            puzzle = puzzle_of(one)
            pool += [] if is_dull(puzzle) or is_crowded(puzzle) else [puzzle]
        if len(rationed(pool)) == each:
            break
    pool = rationed(pool)
    if file is not None:
        file.write_bytes(msgspec.json.encode(pool))
    return pool


OF_ONE_DUNGEON: Final = 2


def main() -> None:
    """Find puzzles of all kinds or of some, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=240, help="how many of each kind are found")
    parser.add_argument("--kept", type=Path, help="a folder in which what was found is kept")
    parser.add_argument("--anew", nargs="+", choices=PUZZLE_KINDS, default=PUZZLE_KINDS, help="kinds; otherwise all")
    options = parser.parse_args()
    with ProcessPoolExecutor(2) as workers:
        found = list(workers.map(partial(found_of, each=options.each, kept=options.kept), options.anew))
    pool = dict(zip(options.anew, found, strict=True))
    shipped = calendar.all_puzzles()
    years = filter(None, (year_of(pool, shipped, Random(seed)) for seed in range(TRIES)))
    chosen = next((year for year in years if all(is_rationed(year, kind) for kind in pool)), None)
    if chosen is None:
        sys.exit("Too few were found to make a year of them: find more of each.")
    file = Path(calendar.__file__).with_name(calendar.FILE)
    file.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in chosen))


if __name__ == "__main__":
    main()
