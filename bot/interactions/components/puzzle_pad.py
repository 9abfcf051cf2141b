"""Lessons and puzzles on the pad of their game: what is played there is judged, and shown with what comes of it.

Nothing is played in any channel. Which puzzle it is stands in the ids of the pad's controls (`bot.table.puzzles`).
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from bot.interactions.asker import puzzle_of
from bot.interactions.components.board_puzzle import is_sent
from bot.interactions.components.component import rows_view, view_without
from bot.interactions.components.play_on_buttons import placed
from bot.interactions.context import Context, Verb, verbs_of
from bot.play.lobby import begin_with_opponents
from bot.play.outbox import owe_line
from bot.play.play_on import Origin, play_on
from bot.store import Reader
from bot.table import AnyTableGame, BoardId, TableView
from bot.table.game import Outcome, Puzzle
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.posts.post import TEXT_LIMIT, Button, Film, Picture, film_of, picture_of
from bot.table.puzzle_record import RECENT, Record, record, streak
from bot.table.puzzles import (
    MOST,
    PuzzleId,
    at_start,
    board_after,
    levels_of,
    match_number,
    puzzle_at,
    puzzles_of,
    title,
)
from bot.table.rows import NewMatch, TryRow
from bot.table.seat_rules import usual_level
from bot.table.texts import clipped, plain
from engine.core import Match, Reason, Refused
from engine.puzzle_ratings import TRIES, hardness
from engine.ratings import Rating
from render.core import Words, words_in

EASY: Final = 1
"""The level of a puzzle for somebody who has solved none."""

NEAREST: Final = 5
"""How many puzzles, those nearest to what somebody solves, one is chosen from."""

RATED_FROM: Final = 5
"""How many puzzles somebody must have tried before they are told how hard ones they solve."""


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
    places = range(len(puzzles_of(game).lessons))
    numbers = [match_number(context.app.games, PuzzleId(game.rules.key, "lesson", place)) for place in places]
    async with context.app.tables.store.lookup() as reader:
        done = {row.puzzle for row in await reader.tries(context.person.id, numbers[0], numbers[-1]) if row.right}
    await show_puzzle(context, next((number for number in numbers if number not in done), numbers[0]))


async def learn(context: Context, custom_id: CustomId) -> None:
    """Open the lessons of the game that a button names."""
    await open_lessons(context, taught(context, custom_id.rest))


def taught(context: Context, key: str) -> AnyTableGame:
    """Return the game of a key, which has lessons. Raises Refused for what no control of ours carries."""
    game = context.app.games.get(key)
    if game is None or game.puzzles is None:
        raise unknown_component()
    return game


async def show_puzzle(context: Context, number: int, revision: int = 0) -> None:
    """Show the pad of a puzzle: in the private message that is open, or in a new one. Raises Refused."""
    table = await puzzle_of(context, BoardId(number, revision))
    context.app.painter.films.begin()  # the answer may be filmed, and the process takes longer than the film
    if context.is_private:
        opening = _pad(table)
    else:
        (verb, _), *_ = table.game.acting.board_verbs(table.started_match.state)
        opening = CustomId(verb, *table.board)
    await verbs_of(context.interaction.client)[opening.verb](context, opening)


def _pad(table: TableView) -> CustomId:
    """Return the id of the button that shows the pad of a puzzle's table."""
    verb, rest = puzzles_of(table.game).pad(table.started_match.state)
    return CustomId(verb, *table.board, rest)


async def show_named(context: Context, custom_id: CustomId) -> None:
    """Show the pad of the puzzle that a button names, in the channel that of a day."""
    if context.is_private:
        await show_puzzle(context, *custom_id.board)
    else:
        await show_of_day(context, custom_id.match)


async def practise(context: Context, game: AnyTableGame, kind: str | None, level: int | None) -> None:
    """Show a puzzle to practise on that the asker has not solved yet, or any if they have. Raises Refused.

    Where they name no level it is one of those that are about as hard as they solve.
    """
    puzzles = puzzles_of(game)
    places = puzzles.practice(kind, level)
    if not places:
        named = context.words(game.rules.key) if kind is None else puzzles.kind_name(context.words, kind)
        levels = levels_of(puzzles, kind)
        listed = context.words.listing(levels)
        raise Refused(Reason.of("puzzle-none-such", name=named, level=level or 0, levels=listed, count=len(levels)))
    numbers = [match_number(context.app.games, PuzzleId(game.rules.key, "practice", place)) for place in places]
    async with context.app.tables.store.lookup() as reader:
        done = {row.puzzle for row in await reader.tries(context.person.id, min(numbers), max(numbers)) if row.right}
    left = [number for number in numbers if number not in done] or numbers
    if level is None:
        ratings = context.app.puzzle_ratings
        own = (await ratings.solver(context.person.id, game.rules.key)).rating.mu
        left.sort(key=lambda number: abs(ratings.of(number).mu - own))
        left = left[:NEAREST]
    await show_puzzle(context, int(context.app.tables.chance.pick("puzzle", [*map(str, left)])))


async def show_of_day(context: Context, number: int) -> None:
    """Show the puzzle of a day, and below it to who has solved none yet the way to an easy one. Raises Refused."""
    await show_puzzle(context, number)
    games, words = context.app.games, context.words
    named, puzzle = puzzle_at(await puzzle_of(context, BoardId(number, 0)))
    ends = (match_number(games, PuzzleId(named.game, *end)) for end in (("day", 0), ("practice", MOST - 1)))
    async with context.app.tables.store.lookup() as reader:
        has_solved = any(row.right for row in await reader.tries(context.person.id, *ends))
    if puzzle.level > EASY and not has_solved:
        button = CustomId("easy", number, 0).button(words("puzzle-easy"), style="primary")
        await context.answer(words("puzzle-easy-offer", level=puzzle.level), view=rows_view([[button]]))


async def practise_easily(context: Context, custom_id: CustomId) -> None:
    """Show an easy puzzle of the game whose puzzle a button names."""
    await practise(context, (await puzzle_of(context, custom_id.board)).game, None, EASY)


async def practise_another(context: Context, custom_id: CustomId) -> None:
    """Show another puzzle of the kind of the one that a button names."""
    table = await puzzle_of(context, custom_id.board)
    _, puzzle = puzzle_at(table)
    kind = puzzle.name if puzzles_of(table.game).practice(puzzle.name, None) else None
    await practise(context, table.game, kind, None)


async def try_text(context: Context, number: int, text: str) -> None:
    """Judge an answer that was typed, its moves apart by commas. Raises Refused."""
    table = await puzzle_of(context, BoardId(number, 0))
    _, puzzle = puzzle_at(table)
    moves = list[Any]()
    read = puzzles_of(table.game).read
    for part in text.split(","):
        found = () if read is None else read(context.words, puzzle, moves, part)
        moves += found[:1]
    await try_out(context, table, moves)


async def try_out(context: Context, table: TableView, moves: Sequence[Any]) -> None:
    """Judge what is played on the pad of a puzzle and show what comes of it; or the pad, where more is to be played.

    Raises NotAllowed for what the rules do not allow.
    """
    named, puzzle = puzzle_at(table)
    played = (*(turn.move for turn in table.started_match.journal.turns), *moves)
    outcome = await asyncio.to_thread(puzzles_of(table.game).judge, puzzle, played)
    if outcome is None:
        (move,) = moves
        await show_puzzle(context, *board_after(table, puzzle.seat, move))
        return
    before, done = await _note(context, named, table, outcome)
    lines = list(_standing(context, named, before, done))
    if named.series == "day" and context.interaction.guild_id is not None and not before.is_closed:
        context.app.puzzle_tried(context.interaction.guild_id)
    if named.series == "board":
        context.app.board_puzzle_tried(table.row.id)
    if named.series == "day" and done.is_solved and not before.is_closed:
        lines.append(await _streak_line(context, named))
    if done.is_solved or (named.series == "day" and done.is_closed):
        lines += await _rated(context, table, named)
    await _show(context, table, outcome, done, below=lines)


async def _note(context: Context, named: PuzzleId, table: TableView, outcome: Outcome) -> tuple[Record, Record]:
    """Keep what was tried, if it counts; return how the asker had done with the puzzle before, and has done now."""
    tried = TryRow(
        person_id=context.person.id,
        puzzle=table.row.id,
        moves=outcome.answer,
        right=outcome.is_right,
        guild_id=context.interaction.guild_id,
        at=context.app.tables.clock(),
    )
    async with context.app.tables.store.transaction() as writer:
        before = record(await _tries(writer, context, table.row.id))
        if named.series != "day" or not before.is_closed:
            await writer.note_try(tried)
        return before, record(await _tries(writer, context, table.row.id))


async def _tries(reader: Reader, context: Context, puzzle: int) -> Sequence[TryRow]:
    return await reader.tries(context.person.id, puzzle)


def _standing(context: Context, named: PuzzleId, before: Record, done: Record) -> Iterator[str]:
    """Say how the asker has done with the puzzle of a day."""
    if named.series != "day":
        return
    if before.is_closed:
        yield context.words("puzzle-closed", solved="yes" if before.is_solved else "no", tries=before.tries)
    elif done.is_solved:
        yield context.words("puzzle-solved", tries=done.tries)
    else:
        yield context.words("puzzle-left", left=TRIES - done.tries)


async def _streak_line(context: Context, named: PuzzleId) -> str:
    """Say on how many days in a row the asker has solved the puzzle, and how many of the last ones."""
    today = context.app.tables.clock().date()
    first, last = (match_number(context.app.games, named._replace(number=number)) for number in (0, today.toordinal()))
    async with context.app.tables.store.lookup() as reader:
        done = streak(await reader.tries(context.person.id, first, last), today)
    return context.words("puzzle-streak", running=done.running, recent=done.recent, days=RECENT)


async def _rated(context: Context, table: TableView, named: PuzzleId) -> Sequence[str]:
    """Say how hard the puzzle is, and how hard ones the asker solves, by the levels of programs that find it."""
    opponents, ratings, words = table.game.rules.opponents, context.app.puzzle_ratings, context.words
    if named.series not in ("day", "practice") or opponents is None:
        return ()
    _, found = puzzles_of(table.game).known(named.series, named.number)
    if found is None:
        return ()

    def told(key: str, rating: Rating) -> str:
        place, is_beyond = hardness(len(opponents.levels), rating)
        level = table.game.programs.level_name(words, opponents.levels[place])
        return words(key, level=level, beyond="yes" if is_beyond else "no")

    lines = [told("puzzle-rated", ratings.of(table.row.id))]
    own = await ratings.solver(context.person.id, named.game)
    if own.puzzles >= RATED_FROM:
        lines.append(told("puzzle-solver", own.rating))
    return (" ".join(lines),)


async def show_solution(context: Context, custom_id: CustomId) -> None:
    """Show the answer to who gives up, and the way on. Raises Refused for a day's puzzle that can still be solved."""
    table = await puzzle_of(context, custom_id.board)
    named, puzzle = puzzle_at(table)
    puzzles = puzzles_of(table.game)
    async with context.app.tables.store.lookup() as reader:
        done = record(await _tries(reader, context, table.row.id))
    is_open = named.number >= context.app.tables.clock().date().toordinal()
    if named.series == "day" and is_open and not done.is_closed:
        raise Refused(Reason.of("puzzle-try-first"))
    outcome = await asyncio.to_thread(lambda: puzzles.judge(puzzle, puzzles.solution(puzzle)))
    if outcome is None:
        raise LookupError(f"the solution of puzzle {table.row.id} does not solve it")
    await _show(context, table, outcome, done, below=())


async def _show(context: Context, table: TableView, outcome: Outcome, done: Record, *, below: Sequence[str]) -> None:
    """Show what comes of an answer, and the ways on."""
    named, puzzle = puzzle_at(table)
    shown, words = _consequence(table, outcome, context.words), context.words
    puzzles = puzzles_of(table.game)
    verdict = puzzles.verdict(words, puzzle, outcome)
    taught = (puzzles.lesson(words, puzzle.name),) if named.series == "lesson" else ()
    tempting = await _tempting(table, puzzle, words) if outcome.is_right else ()
    text = "\n".join((verdict, *taught, *tempting, *below, "", *shown.lines))
    still = () if shown.film else (shown.picture,)
    ways = [*_ways(context, table, named, outcome, done)]
    if named.series == "board" and outcome.is_right:
        async with context.app.tables.store.lookup() as reader:
            if not await is_sent(reader, named, context.own_channel_id):
                ways.insert(0, CustomId("sendpuzzle", table.row.id, 0).button(words("puzzle-send")))
    view = rows_view([ways])
    if context.is_private:
        await context.update(clipped(text, TEXT_LIMIT), view=view, pictures=still, film=shown.film)
    else:
        await context.show(clipped(text, TEXT_LIMIT), view=view, pictures=still, film=shown.film)


async def _tempting(table: TableView, puzzle: Puzzle, words: Words) -> Sequence[str]:
    """Say why what looks best at first sight is wrong, where something does."""
    puzzles = puzzles_of(table.game)
    moves = puzzles.tempting(puzzle)
    outcome = await asyncio.to_thread(puzzles.judge, puzzle, moves) if moves else None
    if outcome is None:
        return ()
    lines = _consequence(table, outcome, words).lines[: len(moves)]
    return (words("puzzle-tempting", moves=words.sentences(lines), told=puzzles.refuted(words, puzzle, outcome)),)


def _consequence(table: TableView, outcome: Outcome, words: Words) -> Shown:
    (before, _), *_ = outcome.parts
    show = table.game.show
    chapters = show.chapters(before, [turn for _, turn in outcome.parts], table.names, words)
    alt = next((chapter.film for chapter in chapters if chapter.film is not None), None)
    film = None if alt is None else film_of(table.row.game, outcome.parts, alt, words)
    lines = [line for chapter in chapters for line in (chapter.caption, chapter.outcome) if line]
    return Shown(lines, picture_of(table.row.game, chapters[-1].frames[-1]), film)


def _ways(context: Context, table: TableView, named: PuzzleId, outcome: Outcome, done: Record) -> Iterator[Button]:
    """Give the buttons below what comes of an answer."""
    words, number = context.words, table.row.id
    is_day = named.series == "day"
    if not outcome.is_right:
        if not is_day or not done.is_closed:
            yield _pad(at_start(table)).button(words("puzzle-again"), style="primary")
        if not is_day or done.is_closed:
            yield CustomId("solution", number, 0).button(words("puzzle-solution"))
    elif named.series == "lesson":
        yield _after_lesson(context, table, named)
        return
    if named.series == "lesson":
        return
    if is_day and done.is_closed:
        yield CustomId("share", number, 0).button(words("puzzle-share"))
    if outcome.is_right:
        yield CustomId("playfrom", number, 0).button(words("play-on"))
        yield CustomId("practise", number, 0).button(words("puzzle-another"))


def _after_lesson(context: Context, table: TableView, named: PuzzleId) -> Button:
    """Return the button that leads to the next lesson, or behind the last one to a game against the first level."""
    words, following = context.words, named._replace(number=named.number + 1)
    if following.number < len(puzzles_of(table.game).lessons):
        number = match_number(context.app.games, following)
        return CustomId("puzzle", number, 0).button(words("lesson-next"), style="success")
    (level, *_) = table.game.rules.opponents.levels if table.game.rules.opponents else ()
    against = words("lesson-play", level=table.game.programs.level_name(words, level))
    return CustomId("learnt", table.row.id, 0).button(against, style="success")


async def play_after_lessons(context: Context, custom_id: CustomId) -> None:
    """Begin a game against a program of the first level, in a thread where one can be made. Raises Refused."""
    game = (await puzzle_of(context, custom_id.board)).game
    if game.rules.opponents is None:
        raise unknown_component()
    new = await placed(context, _new(context, game))
    (level, *_) = game.rules.opponents.levels
    after = await begin_with_opponents(context.app.tables, new, context.person, [level.key])
    await context.update(context.words("started-in-thread", thread=f"<#{after.row.channel_id}>"), view=None)


def _new(context: Context, game: AnyTableGame) -> NewMatch:
    return NewMatch(
        guild_id=context.guild_id,
        channel_id=context.own_channel_id,
        game=game.rules.key,
        host_id=context.person.id,
        setup=b"{}",
        language=context.words.language,
    )


async def play_from(context: Context, custom_id: CustomId) -> None:
    """Begin a game from the position of a puzzle, against programs of the usual level, in a thread. Raises Refused."""
    table = await puzzle_of(context, custom_id.board._replace(revision=0))
    named, puzzle = puzzle_at(table)
    start = puzzle.position if puzzle.origin is None else puzzle.origin
    board = Origin(replace(table, match=Match.begin(table.game.rules, start)), context.person, 0)
    new = await placed(context, _new(context, table.game))
    heading = context.words("puzzle-played-from", name=title(context.words, puzzles_of(table.game), named))
    level = usual_level(table.game)
    after = await play_on(context.app.tables, board, new, puzzle.seat, level, heading=heading)
    await context.answer(context.words("started-in-thread", thread=f"<#{after.row.channel_id}>"))


async def share(context: Context, custom_id: CustomId) -> None:
    """Post in the channel how the asker has done with a day's puzzle, once, without a word about its answer."""
    number, channel_id = custom_id.match, context.own_channel_id
    table = await puzzle_of(context, custom_id.board)
    named, _ = puzzle_at(table)
    words = words_in(await context.posts_language(channel_id))
    async with context.app.tables.writing() as writer:
        done = record(await _tries(writer, context, number))
        if named.series != "day" or not done.is_closed:
            raise unknown_component()
        if await writer.share_tries(context.person.id, number):
            told = _shared(context, words, named, done)
            await owe_line(writer, channel_id, told, guild_id=context.guild_id, of=[context.person])
    message = context.interaction.message
    if message is not None:
        await context.update(message.content, view=view_without(message, custom_id))


def _shared(context: Context, words: Words, named: PuzzleId, done: Record) -> str:
    """Return what is posted: the wrong answers and the right one by signs, and in words."""
    puzzles = puzzles_of(context.app.games[named.game])
    return words(
        "puzzle-shared",
        who=plain(context.person.name),
        name=title(words, puzzles, named),
        signs=" ".join(["✗"] * (done.tries - done.is_solved) + ["✓"] * done.is_solved),
        tries=done.tries if done.is_solved else "none",
    )


VERBS: Final[Mapping[str, Verb]] = {
    "easy": practise_easily,
    "learn": learn,
    "learnt": play_after_lessons,
    "playfrom": play_from,
    "practise": practise_another,
    "puzzle": show_named,
    "share": share,
    "solution": show_solution,
}
