"""Lessons and puzzles on the pad of their game: what is played there is judged, and shown with what comes of it.

Nothing is played in any channel. Which puzzle it is stands in the ids of the pad's controls (`bot.table.puzzles`).
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.interactions.asker import puzzle_of
from bot.interactions.components.component import rows_view
from bot.interactions.components.play_on_buttons import placed
from bot.interactions.context import Context, Verb, verbs_of
from bot.play.lobby import begin_with_opponents
from bot.table import AnyTableGame, BoardId, TableView
from bot.table.game import Outcome
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.posts.post import TEXT_LIMIT, Button, Film, Picture, film_of, picture_of
from bot.table.puzzles import PuzzleId, board_after, match_number, puzzle_at, puzzle_table, puzzles_of
from bot.table.rows import NewMatch, TryRow
from bot.table.texts import clipped
from engine.core import NotAllowed
from render.core import Words


class Shown(NamedTuple):
    """What comes of an answer, as it is shown."""

    lines: Sequence[str]
    """What is told of it."""
    picture: Picture
    """How it ends."""
    film: Film | None
    """All of it, where it is worth a film."""


async def open_lessons(context: Context, game: AnyTableGame) -> None:
    """Show the asker the first lesson of a game that they have not done yet; the first one, if they have done all."""
    numbers = [match_number(context.app.games, PuzzleId(game.rules.key, "lesson", n)) for n in _lessons(game)]
    async with context.app.tables.store.lookup() as reader:
        done = {row.puzzle for row in await reader.tries(context.person.id, numbers[0], numbers[-1]) if row.right}
    await show_puzzle(context, game, next((number for number in numbers if number not in done), numbers[0]))


def _lessons(game: AnyTableGame) -> range:
    return range(len(puzzles_of(game).lessons))


async def learn(context: Context, custom_id: CustomId) -> None:
    """Open the lessons of the game that a button names."""
    await open_lessons(context, taught(context, custom_id.rest))


def taught(context: Context, key: str) -> AnyTableGame:
    """Return the game of a key, which has lessons. Raises Refused for what no control of ours carries."""
    game = context.app.games.get(key)
    if game is None or game.puzzles is None:
        raise unknown_component()
    return game


async def show_puzzle(context: Context, game: AnyTableGame, number: int) -> None:
    """Show the pad of a puzzle: in the private message that is open, or in a new one."""
    table = puzzle_table(context.app.games, BoardId(number, 0), context.person, context.words)
    if context.is_private:
        opening = _again(table)
    else:
        (verb, _), *_ = game.acting.board_verbs(table.started_match.state)
        opening = CustomId(verb, number, 0)
    await verbs_of(context.interaction.client)[opening.verb](context, opening)


def _again(table: TableView) -> CustomId:
    """Return the id of the button that shows the pad of a puzzle as it stood at first."""
    if table.game.programs.hints is None:
        raise LookupError(f"{table.row.game} has no pad")
    verb, rest = table.game.programs.hints.back
    return CustomId(verb, table.row.id, 0, rest)


async def try_out(context: Context, table: TableView, moves: Sequence[Any]) -> None:
    """Judge what is played on the pad of a puzzle and show what comes of it; or the pad, where more is to be played.

    Raises NotAllowed for what the rules do not allow.
    """
    _, puzzle = puzzle_at(table)
    match, board = table.started_match, table.board
    for move in moves:
        reason = match.game.why_not(match.state, puzzle.seat, move)
        if reason is not None:
            raise NotAllowed(table.row.game, reason)
    played = (*(turn.move for turn in match.journal.turns), *moves)
    outcome = await asyncio.to_thread(puzzles_of(table.game).judge, puzzle, played)
    if outcome is None:
        (move,) = moves
        board = board_after(table, puzzle.seat, move)
        pad = _again(table)._replace(revision=board.revision)
        await verbs_of(context.interaction.client)[pad.verb](context, pad)
        return
    await _note(context, table, played, outcome)
    await _show(context, table, outcome)


async def _note(context: Context, table: TableView, moves: Sequence[Any], outcome: Outcome) -> None:
    """Keep what was tried."""
    tried = TryRow(
        person_id=context.person.id,
        puzzle=table.row.id,
        moves=" ".join(map(str, moves)),
        right=outcome.is_right,
        guild_id=context.interaction.guild_id,
        at=context.app.tables.clock(),
    )
    async with context.app.tables.store.transaction() as writer:
        await writer.note_try(tried)


async def show_solution(context: Context, custom_id: CustomId) -> None:
    """Show the answer to who gives up, and the way on."""
    table = puzzle_of(context, custom_id.board)
    _, puzzle = puzzle_at(table)
    puzzles = puzzles_of(table.game)
    outcome = await asyncio.to_thread(puzzles.judge, puzzle, puzzles.solution(puzzle))
    if outcome is None:
        raise LookupError(f"the solution of puzzle {table.row.id} does not solve it")
    await _show(context, table, outcome)


async def _show(context: Context, table: TableView, outcome: Outcome) -> None:
    """Show what comes of an answer, and the ways on."""
    named, puzzle = puzzle_at(table)
    shown, words = _consequence(table, outcome, context.words), context.words
    verdict = puzzles_of(table.game).verdict(words, puzzle, outcome)
    still = () if shown.film else (shown.picture,)
    view = rows_view([_ways(context, table, named, outcome)])
    text = clipped("\n".join((verdict, "", *shown.lines)), TEXT_LIMIT)
    await context.update(text, view=view, pictures=still, film=shown.film)


def _consequence(table: TableView, outcome: Outcome, words: Words) -> Shown:
    (before, _), *_ = outcome.parts
    show = table.game.show
    chapters = show.chapters(before, [turn for _, turn in outcome.parts], table.names, words)
    alt = next((chapter.film for chapter in chapters if chapter.film is not None), None)
    film = None if alt is None else film_of(table.row.game, outcome.parts, alt, words)
    lines = [line for chapter in chapters for line in (chapter.caption, chapter.outcome) if line]
    return Shown(lines, picture_of(table.row.game, chapters[-1].frames[-1]), film)


def _ways(context: Context, table: TableView, named: PuzzleId, outcome: Outcome) -> list[Button]:
    """Return the buttons below what comes of an answer to a lesson."""
    words, following = context.words, named._replace(number=named.number + 1)
    again = _again(table)
    if not outcome.is_right:
        give_up = CustomId("solution", table.row.id, 0).button(words("puzzle-solution"))
        return [again.button(words("puzzle-again"), style="primary"), give_up]
    if following.number < len(puzzles_of(table.game).lessons):
        number = match_number(context.app.games, following)
        return [again._replace(match=number).button(words("lesson-next"), style="success")]
    (level, *_) = table.game.rules.opponents.levels if table.game.rules.opponents else ()
    against = words("lesson-play", level=table.game.programs.level_name(words, level))
    return [CustomId("learnt", table.row.id, 0).button(against, style="success")]


async def play_after_lessons(context: Context, custom_id: CustomId) -> None:
    """Begin a game against a program of the first level, in a thread where one can be made. Raises Refused."""
    game = puzzle_of(context, custom_id.board).game
    if game.rules.opponents is None:
        raise unknown_component()
    new = NewMatch(
        guild_id=context.guild_id,
        channel_id=context.own_channel_id,
        game=game.rules.key,
        host_id=context.person.id,
        setup=b"{}",
        language=context.words.language,
    )
    new = await placed(context, new)
    (level, *_) = game.rules.opponents.levels
    after = await begin_with_opponents(context.app.tables, new, context.person, [level.key])
    await context.update(context.words("started-in-thread", thread=f"<#{after.row.channel_id}>"), view=None)


VERBS: Final[Mapping[str, Verb]] = {"learn": learn, "solution": show_solution, "learnt": play_after_lessons}
