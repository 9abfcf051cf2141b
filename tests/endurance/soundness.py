"""The end of a run: database, journals and channels are held against each other and against what people were told."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, NamedTuple

import msgspec

from bot.delivery.edited_messages import MENTION
from bot.delivery.message_parts import BETWEEN
from bot.host.program import PROGRAM
from bot.play.tables import load
from bot.sandbox import Channel, World
from bot.store import Location, Store, examine, open_store
from bot.store.schema import WITHDRAWN
from bot.table import Table
from bot.table.post_rows import BOARDS
from bot.table.posts.post import Post
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.moves import AnyMove as AnyCryptMove
from engine.claustrophobia.notation.actions import write_move
from engine.core import AnyTurn, turns_by_post
from engine.fearsome_floors.moves import MoveToken
from render.claustrophobia.show import filmed_phase, highlights
from tests.end_to_end.test_whole_game import moments_of, pictures_of
from tests.endurance.attached import files_in, files_of
from tests.endurance.crypt_people import CRYPT
from tests.endurance.ledger import Attempt, Known, Moved, judge
from tests.endurance.remembered import Planned, Promise, outbox, planned_in, until_delivered
from tests.patience import patience


class Books(msgspec.Struct, kw_only=True):
    """What was found, counted; `problems` are sentences."""

    matches: int = 0
    moves: int = 0
    explored: int = 0
    """Of the moves those of Claustrophobia."""
    thoughts: int = 0
    plans: int = 0
    """The moves that were played as somebody had planned them."""
    walks: int = 0
    posts: int = 0
    pictures: int = 0
    films: int = 0
    records: int = 0
    lost: int = 0
    duplicates: int = 0
    problems: list[str] = []


class Owed(NamedTuple):
    """What a match owes its channel, counted; `portraits` are the lobby's pictures."""

    portraits: int
    pictures: int
    films: int
    records: int


async def hold(database: Location, world: World, attempts: Sequence[Attempt]) -> Books:
    """Look through everything, and return what was found."""
    promises = list(outbox(database))
    store = await open_store(database)
    books = Books(problems=[f"database: {problem}" for problem in examine(database).problems])
    for match_id in sorted({promise.match for promise in promises if promise.match is not None}):
        async with store.reading() as reader:
            row = await reader.match(match_id)
            assert row is not None
            table = await load(reader, row, PROGRAM.games)
        _hold_journal(
            books,
            table,
            list(planned_in(database, match_id)),
            [attempt for attempt in attempts if attempt.match == match_id],
        )
        _hold_pictures(books, table, [promise for promise in promises if promise.match == match_id])
    await store.close()
    for channel in (each for named in world.channels_of.values() for each in named.values()):
        books.problems += channel_problems(channel, [one for one in promises if one.channel == channel.id])
    books.posts = len(promises)
    return books


async def delivered(database: Location) -> None:
    """Wait until another process has delivered all that channels are owed; the books name what it has not."""
    with suppress(TimeoutError):
        await until_delivered(database)


async def thought_through(database: Location) -> None:
    """Wait until in another process no program is to act any more; the books name where one still is."""
    store = await open_store(database)
    with suppress(TimeoutError):
        async with patience("the thoughts of programs"):
            while await _is_thought_about(store):  # noqa: ASYNC110 - by another process
                await asyncio.sleep(0.05)
    await store.close()


async def _is_thought_about(store: Store) -> bool:
    async with store.reading() as reader:
        for channel_id in await reader.channels_with_programs():
            row = await reader.match_in(channel_id)
            if row is not None and (await load(reader, row, PROGRAM.games)).thinks is not None:
                return True
    return False


def _hold_journal(books: Books, table: Table, planned: Sequence[Planned], attempts: Sequence[Attempt]) -> None:
    turns = table.match.journal.turns if table.match is not None else ()
    moves = [
        (number, Moved(table.seats[turn.seat].person_id, *said))
        for number, turn in enumerate(turns, start=1)
        if turn.seat is not None and not turn.is_forced and (said := said_of(turn.move)) is not None
    ]
    programs = {seat.person_id for seat in table.seats if seat.is_program}
    journal = [(number, move) for number, move in moves if move.person not in programs]
    _hold_plans(books, table.row.id, planned, journal, [attempt for attempt in attempts if attempt.is_plan])
    played = {plan.turn for plan in planned}
    made = [(number, move) for number, move in journal if number not in played]
    verdict = judge([attempt for attempt in attempts if not attempt.is_plan], made)
    books.matches += 1
    books.moves += len(journal)
    books.explored += sum(move.token == CRYPT for _, move in journal)
    books.thoughts += len(moves) - len(journal)
    books.walks += len(turns) - len(moves)
    if table.thinks is not None:
        books.problems.append(f"match {table.row.id} still waits for {table.thinks.name}")
    books.lost += verdict.lost
    books.duplicates += verdict.duplicates


def _hold_plans(
    books: Books,
    match_id: int,
    planned: Sequence[Planned],
    journal: Sequence[tuple[int, Moved]],
    attempts: Sequence[Attempt],
) -> None:
    """See that every plan whose player was told so was kept, and that what was played by one is what it says."""
    kept = [plan.move for plan in planned]
    for attempt in attempts:
        if attempt.known is Known.DONE and attempt.move not in kept:
            books.problems.append(f"match {match_id}: a plan is lost: {attempt.move}")
    turns = dict(journal)
    for plan in planned:
        if plan.turn is not None and turns.get(plan.turn) != plan.move:
            books.problems.append(f"match {match_id}: turn {plan.turn} is not as it was planned: {plan.move}")
    books.plans += sum(plan.turn is not None for plan in planned)


def said_of(move: Any) -> tuple[str, str] | None:
    """Return a move as people said it, whatever game it is of; None for what they do not say."""
    if isinstance(move, MoveToken):
        return move.token, move.path
    return (CRYPT, write_move(move)) if isinstance(move, AnyCryptMove) else None


def _needed_by(table: Table) -> Owed:
    """Return what the turns of a match need, beside the lobby's portraits."""
    turns = table.match.journal.turns if table.match is not None else ()
    is_over = table.standings is not None
    if table.row.game == CLAUSTROPHOBIA.key:
        return _needed_in_tunnels(turns, is_over=is_over)
    moments = moments_of(turns) if is_over else 0
    pictures = (table.match is not None) + sum(map(pictures_of, turns)) + moments
    return Owed(0, pictures, sum(turn.seat is None for turn in turns) + bool(moments), int(is_over))


def _needed_in_tunnels(turns: Sequence[AnyTurn], *, is_over: bool) -> Owed:
    """Return the same for Claustrophobia: a picture for each post, of which the first roll's is the first board.

    The films of demon phases, and that of the best moments, have pictures that take their places where they cannot be.
    A film stands between two posts where the turns of one would be on both its sides.
    """
    groups = list(turns_by_post(turns))
    phases = [(group, phase) for group in groups for place in group if (phase := filmed_phase(turns[: place + 1]))]
    parted = sum(group.start < phase.stop < group.stop for group, phase in phases)
    best = len(highlights(turns)) if is_over else 0
    return Owed(0, len(groups) + len(phases) + parted + best, len(phases) + bool(best), int(is_over))


def _hold_pictures(books: Books, table: Table, promises: Sequence[Promise]) -> None:
    """See that the match owes all that its turns need, in their order: pictures, films, and a record at the end.

    A portrait is owed with each state of the lobby; a picture for the first board, each move, each step and each new
    board; a film for each walk, and one of the best moments of a game that is over, with a picture of each behind it.
    """
    posts = [promise.post for promise in promises]
    boards = [post for post in posts if post.role in BOARDS]
    promised = Owed(
        portraits=sum(len(post.pictures) for post in posts if post.role == "lobby"),
        pictures=sum(len(post.pictures) for post in boards),
        films=sum(post.film is not None for post in boards),
        records=sum(len(post.attached) for post in boards),
    )
    needed = _needed_by(table)._replace(portraits=sum(post.role == "lobby" for post in posts))
    if promised != needed:
        books.problems.append(f"match {table.row.id} promised {promised} and not {needed}")
    numbers = [promise.turn for promise in promises]
    if numbers != sorted(numbers):
        books.problems.append(f"match {table.row.id} promised its turns out of order")
    books.pictures += needed.portraits + needed.pictures
    books.films += needed.films
    books.records += needed.records


def _shown(posts: Sequence[Post]) -> Sequence[Post]:
    """Return which of the posts of a message it shows: all of them, or the last one that took the others' place."""
    return posts[-1:] if posts[-1].traits.edits else posts


def _is_followed(promise: Promise, promises: Sequence[Promise]) -> bool:
    """Whether a lobby was given up because a newer one of its match is promised."""
    if promise.post.role != "lobby" or promise.failed != WITHDRAWN:
        return False
    return any(
        later.post.role == "lobby" and later.match == promise.match and later.id > promise.id for later in promises
    )


def channel_problems(channel: Channel, promises: Sequence[Promise]) -> Iterator[str]:
    """Say where a channel does not show what it was promised: every post once, in order, and nothing else.

    A short call is dropped where it is not due any more, and its message goes.
    """
    calls = {promise.message for promise in promises if promise.post.traits.is_mere_call}
    promises = [one for one in promises if not (one.post.traits.is_mere_call or _is_followed(one, promises))]
    for promise in promises:
        if promise.failed is not None or promise.message is None:
            yield f"post {promise.id} in {channel.name} was not delivered: {promise.failed or 'still owed'}"
    shown = [message for message in channel.messages if not message.is_ephemeral]
    boards = [promise for promise in promises if promise.post.role in BOARDS]
    lobbies = {promise.message: promise for promise in promises if promise.post.role == "lobby"}
    seen = [message for message in shown if message.id not in lobbies and message.id not in calls]
    posts = [_shown([one.post for one in group]) for _, group in groupby(boards, key=lambda promise: promise.message)]
    if [message.id for message in seen] != [number for number, _ in groupby(promise.message for promise in boards)]:
        known = {promise.message for promise in promises}
        others = [message.content for message in seen if message.id not in known]
        yield f"{channel.name} shows {len(seen)} boards and was promised {len(posts)}, or in another order: {others}"
    for message, shows in zip(seen, posts, strict=False):
        text, files = BETWEEN.join(post.text for post in shows), [file for post in shows for file in files_of(post)]
        told, _, last = text.rpartition("\n")
        is_left = message is not seen[-1] and shows[-1].traits.edits and MENTION.search(last)  # calls nobody then
        if message.content not in ({text, told} if is_left else {text}) or files_in(message) != files:
            yield f"message {message.id} in {channel.name} is not what it was promised: {text!r}"
    for message in shown:
        if message.id not in lobbies:
            continue
        post = lobbies[message.id].post
        if (message.content, files_in(message)) != (post.text, files_of(post)):
            yield f"the lobby {message.id} in {channel.name} does not show its last state"
