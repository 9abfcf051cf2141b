"""*Make a puzzle of this board*, of a game that is over: the asker is shown one, and can send it to the channel."""

from collections.abc import Mapping
from typing import Final

import msgspec

from bot.interactions.asker import puzzle_of
from bot.interactions.components.component import rows_view, view_without
from bot.interactions.context import Context, Verb
from bot.play.archive import archived
from bot.store import Reader
from bot.table import TableView
from bot.table.posts.custom_id import CustomId, number_in, unknown_component
from bot.table.posts.post import TEXT_LIMIT, to_row
from bot.table.posts.puzzle_post import board_puzzle_post
from bot.table.puzzles import BoardPuzzle, PuzzleId, match_number, puzzle_at, puzzle_table
from bot.table.table import BoardId
from bot.table.texts import clipped
from engine.core import Reason, Refused
from engine.thoughts import BoardPuzzleJob, FoundPuzzle

SECONDS: Final = 6.0
"""After so long no earlier board is looked at."""


async def make_puzzle(context: Context, match_id: int, turns: int) -> None:
    """Look for a puzzle on the board after so many turns of a match, then on those before it. Raises Refused."""
    played = await archived(context.app.tables, context.own_channel_id, context.person.id, match_id)
    reason = why_not(played)
    if reason is not None:
        raise Refused(reason)
    await context.promise()
    found = await _found(context, played, min(turns, played.turn))
    place = BoardPuzzle(match_id, found.turns, found.number).place
    number = match_number(context.app.games, PuzzleId(played.row.game, "board", place))
    table = await puzzle_of(context, BoardId(number, 0))
    post, words = board_puzzle_post(table, None), context.words
    send = CustomId("sendpuzzle", number, 0).button(words("puzzle-send"))
    text = "\n".join((words("puzzle-made", back=turns - found.turns), post.text))
    await context.show(text, view=rows_view([[*post.buttons, send]]), pictures=post.pictures)


def why_not(played: TableView) -> Reason | None:
    """Return why no puzzles are made of a table's game, or None."""
    if played.game.puzzles is None or played.game.puzzles.on_board is None:
        return Reason.of("puzzle-make-no-kind", game=played.words(played.row.game))
    return Reason.of("puzzle-make-over", number=played.row.id) if played.standings is None else None


async def _found(context: Context, played: TableView, turns: int) -> FoundPuzzle:
    """Have a puzzle looked for in the process for reviews. Raises Refused where there is none."""
    journal = played.started_match.journal
    start, before = msgspec.to_builtins(journal.start), msgspec.to_builtins(journal.turns[:turns])
    told = await context.app.thinker.find_puzzle(BoardPuzzleJob(played.row.game, start, tuple(before), SECONDS))
    if told is None:
        raise Refused(Reason.of("puzzle-make-later"))
    found = msgspec.json.decode(told, type=FoundPuzzle | None)
    if found is None:
        raise Refused(Reason.of("puzzle-make-none"))
    return found


async def make_from_page(context: Context, custom_id: CustomId) -> None:
    """Do the same for who has paged to a board in a replay."""
    await make_puzzle(context, custom_id.match, number_in(custom_id.rest))


async def is_sent(reader: Reader, named: PuzzleId, channel_id: int) -> bool:
    """Whether the puzzle of a board is posted in a channel, or will be."""
    of = BoardPuzzle.at(named.number)
    return any(post.channel_id == channel_id for post in await reader.posts_of_board_puzzle(of.match, of.turns))


async def send(context: Context, custom_id: CustomId) -> None:
    """Post the puzzle of a board in the channel, once. Raises Refused."""
    table = await puzzle_of(context, custom_id.board._replace(revision=0))
    named, _ = puzzle_at(table)
    if named.series != "board":
        raise unknown_component()
    of, tables, channel_id = BoardPuzzle.at(named.number), context.app.tables, context.own_channel_id
    played = await archived(tables, channel_id, None, of.match)
    there = puzzle_table(tables.games, table.board, context.person, played.words, played=played)
    async with tables.writing() as writer:
        if await is_sent(writer, named, channel_id):
            raise Refused(Reason.of("puzzle-sent-before"))
        counted = next(iter(await writer.how_far(table.row.id, table.row.id)), None)
        post = to_row(board_puzzle_post(there, counted))
        await writer.owe(match_id=of.match, channel_id=channel_id, turn=of.turns, new=[post])
    message = context.interaction.message
    if message is not None:
        told = context.words("puzzle-sent")
        text = clipped(message.content, TEXT_LIMIT - len(told) - 1)
        await context.update(f"{text}\n{told}", view=view_without(message, custom_id))


VERBS: Final[Mapping[str, Verb]] = {"makehere": make_from_page, "sendpuzzle": send}
