"""Tables of puzzles are made anew of two numbers, which stand in the ids of their controls."""

import pytest

from bot.games import GAMES
from bot.games.discord_game import DiscordGame
from bot.table import BoardId, Person
from bot.table.posts.custom_id import PATTERN, CustomId
from bot.table.puzzles import (
    FIRST,
    MOST,
    BoardPuzzle,
    PuzzleId,
    board_after,
    match_number,
    puzzle_named,
    puzzle_table,
    puzzles_of,
    series_of,
)
from bot.table.table import TableView
from render.core import words_in

AT_TABLES = {game.key: game.table for game in GAMES}
WITH_PUZZLES = [game for game in GAMES if game.table.puzzles is not None]
ADA = Person(7, "Ada")
WORDS = words_in("en")

every_game = pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.key)


def table_of(puzzle: PuzzleId, revision: int = 0) -> TableView:
    return puzzle_table(AT_TABLES, BoardId(match_number(AT_TABLES, puzzle), revision), ADA, WORDS)


def test_each_game_has_a_digit_of_its_own() -> None:
    codes = [puzzles_of(game.table).code for game in WITH_PUZZLES]
    assert sorted(set(codes)) == sorted(codes)


@every_game
def test_a_number_names_its_puzzle_and_fits_an_id(game: DiscordGame) -> None:
    for puzzle in (PuzzleId(game.key, "lesson", 0), PuzzleId(game.key, "practice", MOST - 1)):
        number = match_number(AT_TABLES, puzzle)
        assert puzzle_named(AT_TABLES, number) == puzzle
        assert PATTERN.fullmatch(str(CustomId("ff-pad", number, 0)))


@pytest.mark.parametrize("number", [0, FIRST - 1, FIRST, FIRST + 9 * MOST, 10**18 - 1])
def test_other_numbers_name_none(number: int) -> None:
    with pytest.raises(LookupError):
        puzzle_named(AT_TABLES, number)


@every_game
def test_a_number_names_the_puzzle_of_a_board_and_fits_an_id(game: DiscordGame) -> None:
    for of in (BoardPuzzle(1, 0, 0), BoardPuzzle(10**8 - 1, 9_999, 9_999)):
        puzzle = PuzzleId(game.key, "board", of.place)
        number = match_number(AT_TABLES, puzzle)
        assert puzzle_named(AT_TABLES, number) == puzzle
        assert BoardPuzzle.at(puzzle.number) == of
        assert series_of(number) == "board"
        assert PATTERN.fullmatch(str(CustomId("sendpuzzle", number, 0)))


@every_game
def test_a_person_has_the_seat_that_is_to_act_in_each_lesson_and_others_none(game: DiscordGame) -> None:
    for place in range(len(puzzles_of(game.table).lessons)):
        table = table_of(PuzzleId(game.key, "lesson", place))
        assert [seat.person_id for seat in table.to_act] == [ADA.id]
        assert [seat.name for seat in table.seats].count("Ada") == 1
        assert game.table.rules.problems(table.started_match.state) == []


@every_game
def test_a_revision_leads_to_the_position_after_the_moves_that_were_tried(game: DiscordGame) -> None:
    table = table_of(PuzzleId(game.key, "lesson", 0))
    seat = table.must_seat(ADA.id)
    for move in game.table.rules.choices(table.started_match.state, seat):
        board = board_after(table, seat, move)
        (turn,) = table_of(PuzzleId(game.key, "lesson", 0), board.revision).started_match.journal.turns
        assert (turn.seat, turn.move) == (seat, move)
    for forged in (999, 1_001_000):
        with pytest.raises(LookupError):
            table_of(PuzzleId(game.key, "lesson", 0), forged)
