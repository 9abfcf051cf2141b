"""The post of a day's puzzle in a channel: what is asked, how many there have tried and solved it, and how to do so."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Final

from bot.table.game import AnyTableGame
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Post, picture_of
from bot.table.puzzle_record import Streak
from bot.table.puzzles import PuzzleId, match_number, puzzle_at, puzzles_of, task_text
from bot.table.rows import LessonRow, RegularPostRow
from bot.table.table import TableView
from render.core import Words, words_in

WORTH_TELLING: Final = 2
"""How many days in a row somebody of a server must have solved before it is told."""


def daily_game(games: Mapping[str, AnyTableGame]) -> AnyTableGame:
    """Return the game that has a puzzle for each day."""
    return next(game for game in games.values() if game.puzzles is not None and game.puzzles.number is not None)


def puzzle_of_day(games: Mapping[str, AnyTableGame], day: int) -> int:
    """Return the number of the puzzle of a day (`date.toordinal`)."""
    return match_number(games, PuzzleId(daily_game(games).rules.key, "day", day))


def puzzle_post(
    games: Mapping[str, AnyTableGame], row: RegularPostRow, day: int, *, counted: Sequence[LessonRow], done: Streak
) -> Post:
    """Return the post of a day's puzzle, with a button that shows the solution of the one that was posted before."""
    words, game = words_in(row.language), daily_game(games)
    puzzles = puzzles_of(game)
    puzzle = puzzles.puzzle("day", day)
    names = [game.sides.name(side, words) for side in game.sides.of(puzzle.position)]
    frame = game.show.board(puzzle.position, names, words)
    buttons = [
        CustomId("puzzle", puzzle_of_day(games, day), 0).button(words("puzzle-solve"), style="primary", is_lasting=True)
    ]
    if 0 < row.day < day:
        before = CustomId("solution", puzzle_of_day(games, row.day), 0)
        name = words("puzzle-of-day", number=_number(games, row.day))
        buttons.append(before.button(words("puzzle-solution-of", name=name), is_lasting=True))
    named = PuzzleId(game.rules.key, "day", day)
    days = (row.day, day) if 0 < row.day < day else (day,)
    lines = [task_text(words, puzzles, named, puzzle), *_counts(words, games, days, counted)]
    if done.running >= WORTH_TELLING:
        lines.append(words("puzzle-server-streak", days=done.running))
    return Post(text="\n".join(lines), pictures=(picture_of(game.rules.key, frame),), buttons=tuple(buttons))


def board_puzzle_post(table: TableView, counted: LessonRow | None) -> Post:
    """Return the post of the puzzle of a board, at the puzzle's table, with how many people have tried it."""
    words, puzzles = table.words, puzzles_of(table.game)
    named, puzzle = puzzle_at(table)
    names = [table.game.sides.name(side, words) for side in table.game.sides.of(puzzle.position)]
    frame = table.game.show.board(puzzle.position, names, words)
    button = CustomId("puzzle", table.row.id, 0).button(words("puzzle-solve"), style="primary", is_lasting=True)
    lines = [task_text(words, puzzles, named, puzzle)]
    if counted is not None:
        lines.append(words("puzzle-counts", name="none", tried=counted.people, solved=counted.solved))
    pictures = (picture_of(table.game.rules.key, frame),)
    return Post(text="\n".join(lines), pictures=pictures, buttons=(button,), role="puzzle")


def reminder(games: Mapping[str, AnyTableGame], row: RegularPostRow, day: int) -> Post:
    """Return the direct message that reminds somebody of a day's puzzle, with the button that opens it."""
    words = words_in(row.language)
    button = CustomId("puzzle", puzzle_of_day(games, day), 0).button(words("puzzle-solve"), style="primary")
    name = words("puzzle-of-day", number=_number(games, day))
    return Post(text=words("puzzle-reminder", name=name), buttons=(button,), role="direct")


def _counts(
    words: Words, games: Mapping[str, AnyTableGame], days: Sequence[int], counted: Sequence[LessonRow]
) -> Iterator[str]:
    """Say how many people of the server have tried and solved the puzzles of some days."""
    found = {each.puzzle: each for each in counted}
    for day in days:
        counts = found.get(puzzle_of_day(games, day))
        if counts is not None:
            name = words("puzzle-of-day", number=_number(games, day))
            yield words("puzzle-counts", name=name, tried=counts.people, solved=counts.solved)


def _number(games: Mapping[str, AnyTableGame], day: int) -> int:
    number = puzzles_of(daily_game(games)).number
    if number is None:
        raise LookupError(f"no puzzle has the day {day}")
    return number(date.fromordinal(day))
