"""Puzzles and lessons: positions on which one person tries moves, at a table that is stored nowhere.

Such a table is made anew of what its controls carry: the number of its match names the puzzle, and its revision the
moves that were tried on it so far. So the pads of a game work there as in any match.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any, Final, Literal, NamedTuple, get_args

import msgspec

from bot.table.game import AnyTableGame, Puzzle, Puzzles
from bot.table.rows import MatchRow, SeatRow
from bot.table.table import BoardId, Person, Table, TableView
from engine.core import Match, ScriptedChance, Seat
from render.core import Words

Series = Literal["lesson", "day", "practice", "board"]
"""Where a puzzle stands: among the lessons, in the calendar, among those to practise on; on a board of a game."""

FIRST: Final = 10**15
"""Numbers of matches from here on name puzzles: the store has no match with one as high."""

MOST: Final = 10**9
"""The most puzzles of a series."""

OF_BOARDS: Final = 10**17
"""Numbers of matches from here on name puzzles of boards."""

MOST_OF_BOARDS: Final = 10**16
"""The most such puzzles of a game: of 100 million matches, with 10,000 turns each, and so many numbers on a board."""

ON_A_BOARD: Final = 10**4
"""The most turns, and the most numbers of puzzles on a board."""

CHOICES: Final = 1000
"""The most moves of a puzzle's position; three of them make a revision."""

NO_TIME: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""When what is tried was played."""


class PuzzleId(NamedTuple):
    """Which puzzle is meant."""

    game: str
    """The game's key."""
    series: Series
    """The series in which it stands."""
    number: int
    """Its place there: a lesson's from 0, or the number of a day (`date.toordinal`), or that of a `BoardPuzzle`."""


class BoardPuzzle(NamedTuple):
    """Which puzzle of a board of a game is meant: it is stored nowhere but in the game's journal."""

    match: int
    """The match."""
    turns: int
    """How many turns had been played."""
    number: int
    """Its number in that position, by the game (`Puzzles.on_board`)."""

    @property
    def place(self) -> int:
        """Return its place in its series."""
        return (self.match * ON_A_BOARD + self.turns) * ON_A_BOARD + self.number

    @classmethod
    def at(cls, place: int) -> "BoardPuzzle":
        """Return the puzzle at a place of the series."""
        rest, number = divmod(place, ON_A_BOARD)
        return cls(*divmod(rest, ON_A_BOARD), number)


def puzzles_of(game: AnyTableGame) -> Puzzles:
    """Return the puzzles of a game. Raises LookupError for one without any."""
    if game.puzzles is None:
        raise LookupError(f"{game.rules.key} has no puzzles")
    return game.puzzles


def levels_of(puzzles: Puzzles, kind: str | None) -> Sequence[int]:
    """Return of which levels there are puzzles of a kind to practise on, or of any."""
    return sorted({puzzles.known("practice", place)[0] for place in puzzles.practice(kind, None)})


def is_puzzle(match_id: int) -> bool:
    """Whether the number of a match names a puzzle."""
    return match_id >= FIRST


def match_number(games: Mapping[str, AnyTableGame], puzzle: PuzzleId) -> int:
    """Return the number that names a puzzle where others have that of a match."""
    code = puzzles_of(games[puzzle.game]).code
    if puzzle.series == "board":
        return OF_BOARDS + code * MOST_OF_BOARDS + puzzle.number
    place = code * 10 + get_args(Series).index(puzzle.series)
    return FIRST + place * MOST + puzzle.number


def series_of(match_id: int) -> Series:
    """Return the series of the puzzle that a number names."""
    if match_id >= OF_BOARDS:
        return "board"
    series: Series = get_args(Series)[(match_id - FIRST) // MOST % 10]
    return series


def puzzle_named(games: Mapping[str, AnyTableGame], match_id: int) -> PuzzleId:
    """Return the puzzle that a number names. Raises LookupError for one that names none."""
    if match_id >= OF_BOARDS:
        code, number = divmod(match_id - OF_BOARDS, MOST_OF_BOARDS)
        series = get_args(Series).index("board")
    else:
        place, number = divmod(match_id - FIRST, MOST)
        code, series = divmod(place, 10)
    found = [key for key, game in games.items() if game.puzzles is not None and game.puzzles.code == code]
    if match_id < FIRST or not found or series >= len(get_args(Series)):
        raise LookupError(f"no puzzle has the number {match_id}")
    return PuzzleId(found[0], get_args(Series)[series], number)


def puzzle_table(
    games: Mapping[str, AnyTableGame], board: BoardId, person: Person, words: Words, *, played: TableView | None = None
) -> TableView:
    """Return the table of a puzzle as the person sees it who tries moves there. Raises LookupError for no such board.

    The person has the seat that is to act; the others are called by their sides. That of a board of a game is made of
    the table where it was `played`.
    """
    named = puzzle_named(games, board.match)
    game = games[named.game]
    puzzles = puzzles_of(game)
    puzzle = puzzles.puzzle(named.series, named.number) if played is None else _on_board(played, named)
    match = Match.begin(game.rules, puzzle.position)
    for place in _places(board.revision):
        moves = [*game.rules.choices(match.state, puzzle.seat)]
        match = match.play(puzzle.seat, moves[place], chance=ScriptedChance(()), at=NO_TIME)
    row = MatchRow(
        id=board.match,
        revision=board.revision,
        guild_id=None,
        channel_id=0,
        game=named.game,
        host_id=person.id,
        setup=b"{}",
        language=words.language,
        status="running",
        created_at=NO_TIME,
        changed_at=NO_TIME,
        settings=msgspec.json.encode(puzzles.settings),
    )
    seats = tuple(
        SeatRow(
            match_id=board.match,
            position=number,
            person_id=person.id if number == puzzle.seat else -1 - number,
            name=person.name if number == puzzle.seat else game.sides.name(side, words),
            side=side,
        )
        for number, side in enumerate(game.sides.of(puzzle.position))
    )
    return Table(row, game, seats, match, puzzle).seen_by(person.id)


def _on_board(played: TableView, named: PuzzleId) -> Puzzle:
    """Return the puzzle of a board of a table. Raises LookupError for no such one."""
    of, on_board = BoardPuzzle.at(named.number), puzzles_of(played.game).on_board
    if played.row.game != named.game or on_board is None or of.turns > played.turn:
        raise LookupError(f"no puzzle {named}")
    return on_board(played.started_match.after(of.turns), of.number)


def at_start(table: TableView) -> TableView:
    """Return the table of a puzzle on which nothing has been tried."""
    _, puzzle = puzzle_at(table)
    row = msgspec.structs.replace(table.row, revision=0)
    return replace(table, row=row, match=Match.begin(table.game.rules, puzzle.position))


def is_of_no_day(puzzles: Puzzles, puzzle: PuzzleId, today: date) -> bool:
    """Whether a puzzle is that of a day which is still to come, or was before the first one."""
    if puzzle.series != "day" or puzzles.number is None:
        return False
    return puzzle.number > today.toordinal() or puzzles.number(date.fromordinal(puzzle.number)) < 1


def _places(revision: int) -> list[int]:
    """Return the places of the moves that were tried, each among those that could be chosen then."""
    places = list[int]()
    while revision:
        revision, place = divmod(revision, CHOICES)
        if not place:
            raise LookupError(f"no moves lead to the revision {revision}")
        places.insert(0, place - 1)
    return places


def board_after(table: TableView, seat: Seat, move: Any) -> BoardId:
    """Return the board of a puzzle's table after one more legal move, or after one that leads to the same."""
    match = table.started_match
    moves = [*match.game.choices(match.state, seat)]
    if move not in moves:
        after = match.play(seat, move, chance=ScriptedChance(()), at=NO_TIME).state
        same = (match.play(seat, each, chance=ScriptedChance(()), at=NO_TIME).state == after for each in moves)
        move = moves[[*same].index(True)]
    return BoardId(table.row.id, table.row.revision * CHOICES + moves.index(move) + 1)


def puzzle_at(table: TableView) -> tuple[PuzzleId, Puzzle]:
    """Return which puzzle a table shows. Raises LookupError for a table of another kind."""
    if table.puzzle is None:
        raise LookupError(f"match {table.row.id} is no puzzle")
    return puzzle_named({table.row.game: table.game}, table.row.id), table.puzzle


def task(words: Words, table: TableView) -> str:
    """Return what to find at the table of a puzzle, for its pads; nothing at any other table."""
    if not is_puzzle(table.row.id):
        return ""
    named, puzzle = puzzle_at(table)
    return task_text(words, puzzles_of(table.game), named, puzzle)


def task_text(words: Words, puzzles: Puzzles, named: PuzzleId, puzzle: Puzzle) -> str:
    """Return what to find, below the puzzle's name."""
    asked = puzzles.task(words, puzzle)
    if named.series == "lesson":
        return words("lesson-task", number=named.number + 1, count=len(puzzles.lessons), task=asked)
    kind = puzzles.kind_name(words, puzzle.name)
    heading = words("puzzle-title", name=title(words, puzzles, named), kind=kind, level=puzzle.level)
    return f"{heading}\n{asked}"


def title(words: Words, puzzles: Puzzles, named: PuzzleId) -> str:
    """Return what people call a puzzle: by its number that of a day, all others alike."""
    if named.series == "board":
        return words("puzzle-of-game", number=BoardPuzzle.at(named.number).match)
    if named.series != "day" or puzzles.number is None:
        return words("puzzle-practice")
    return words("puzzle-of-day", number=puzzles.number(date.fromordinal(named.number)))
