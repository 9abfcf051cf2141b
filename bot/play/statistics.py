"""The record of games that are over: what each came to is counted once, and all that is told is folded from that.

What is kept of a game is kept for one revision of it and one way of counting, so it can only be missing, never wrong.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import Final, NamedTuple

import msgspec

from bot.play.reviews import read_review
from bot.play.tables import Tables
from bot.store import Store
from bot.table.rows import FinishedRow, MatchRow, SeatRow
from engine.core import Reason, Refused, Review
from engine.core.tally import Summary
from engine.played_games import Boards, PlayedGame, PlayedSeat, Statistics
from engine.thoughts import BoardsJob, RecordJob, StatisticsJob, SummaryJob

VERSION: Final = 4
"""That of how games are counted: with another one all are counted anew."""

SEATS_AT_ONCE: Final = 1000
"""How many matches' seats are read by one statement."""

Count = Callable[[RecordJob], Awaitable[bytes | None]]
"""Gives what games came to as JSON, or None where that could not be counted."""


class PersonalRecord(NamedTuple):
    """What somebody has come to."""

    statistics: tuple[Statistics, ...]
    """In each game."""
    guessed: tuple[int, int]
    """How many guesses were right, of how many."""
    boards: Boards
    """The boards on which they may be, and what games against programs tell of people; without who is hidden."""
    is_everywhere: bool
    """Whether statistics and guesses are those of all servers, as they wish."""


class ServerGames(NamedTuple):
    """The games of a server that are over."""

    rows: tuple[FinishedRow, ...]
    """As they are stored."""
    games: dict[int, PlayedGame]
    """What they came to, by match, first ended first; without those of which nothing is counted."""
    names: dict[int, str]
    """The names of the people who sat there."""


async def personal_record(
    tables: Tables, count: Count, person_id: int, *, guild_id: int, asker_id: int
) -> PersonalRecord:
    """Return what somebody has come to in a server; for who shows it everywhere, in all. Raises Refused.

    Nobody is told of somebody who is hidden more than of somebody who never played here.
    """
    games = await _played(tables, count, guild_id=guild_id, reviews_of=person_id)
    async with tables.store.reading() as reader:
        shown = (await reader.person(person_id)).standing
        is_here = any(seat.player == person_id for game in games for seat in game.seats)
        right, guesses = await reader.score_of(person_id, guild_id)
        if person_id != asker_id and (shown == "hidden" or not (is_here or guesses)):
            raise Refused(Reason.of("stats-nothing"))
        if shown == "public":
            right, guesses = await reader.score_of(person_id)
    own = games if shown != "public" else await _played(tables, count, person_id=person_id, reviews_of=person_id)
    told = await _answer(count, StatisticsJob(tuple(own), person_id))
    seen_by = person_id if person_id == asker_id else None
    boards = await boards_of(tables, count, games, at=tables.clock(), but=seen_by)
    statistics = msgspec.json.decode(told, type=tuple[Statistics, ...])
    return PersonalRecord(statistics, (right, guesses), boards, shown == "public")


async def standings(tables: Tables, count: Count, guild_id: int) -> tuple[Boards, dict[int, str]]:
    """Return the boards of a server without who is hidden, and the names of all others on them. Raises Refused."""
    names = dict[int, str]()
    games = await _played(tables, count, guild_id=guild_id, names=names)
    return await boards_of(tables, count, games, at=tables.clock()), names


async def games_of_server(tables: Tables, count: Count, guild_id: int, *, until: datetime) -> ServerGames:
    """Return the games of a server that ended before a moment."""
    async with tables.store.reading() as reader:
        rows = await reader.finished(VERSION, guild_id=guild_id)
    names = dict[int, str]()
    found = _each_once(await _as_ended(tables, count, rows, names))
    games = {match_id: game for match_id, game in found.items() if game.summary.ended < until}
    return ServerGames(rows, dict(sorted(games.items(), key=lambda item: item[1].summary.ended)), names)


async def boards_of(
    tables: Tables, count: Count, games: Sequence[PlayedGame], *, at: datetime, but: int | None = None
) -> Boards:
    """Return the boards as others see them; `but` is somebody who looks, and sees themselves even if hidden."""
    boards = msgspec.json.decode(await _answer(count, BoardsJob(tuple(games), at)), type=Boards)
    people = {line.player for lines in boards.pools.values() for line in lines}
    async with tables.store.reading() as reader:
        hidden = await reader.hidden_people(people) - {but}
    seen = {
        key: tuple(line for line in lines if line.player not in hidden and line.player >= 0)
        for key, lines in boards.pools.items()
    }
    return msgspec.structs.replace(boards, pools={key: lines for key, lines in seen.items() if lines})


async def _answer(count: Count, job: RecordJob) -> bytes:
    if (answer := await count(job)) is None:
        raise Refused(Reason.of("stats-later"))
    return answer


async def _played(
    tables: Tables,
    count: Count,
    *,
    guild_id: int | None = None,
    person_id: int | None = None,
    reviews_of: int = 0,
    names: dict[int, str] | None = None,
) -> list[PlayedGame]:
    """Return the games that are over of a server, or of a person, as they ended.

    What reviews say comes with those of one person; `names` takes those of people.
    """
    async with tables.store.reading() as reader:
        rows = await reader.finished(VERSION, guild_id=guild_id, person_id=person_id, reviews_of=reviews_of)
    games = _each_once(await _as_ended(tables, count, rows, names))
    return sorted(games.values(), key=lambda game: game.summary.ended)


async def games_of_word(tables: Tables, count: Count, row: MatchRow) -> dict[int, PlayedGame]:
    """Return the games of all servers with a match's word and options that are over, by match, first ended first."""
    async with tables.store.reading() as reader:
        rows = await reader.finished(VERSION, like=row)
    games = await _as_ended(tables, count, rows, None)
    return dict(sorted(games.items(), key=lambda item: item[1].summary.ended))


async def _as_ended(
    tables: Tables, count: Count, rows: Sequence[FinishedRow], names: dict[int, str] | None
) -> dict[int, PlayedGame]:
    async with tables.store.reading() as reader:
        at_tables = dict[int, tuple[SeatRow, ...]]()
        for first in range(0, len(rows), SEATS_AT_ONCE):
            at_tables |= await reader.seats_of([row.id for row in rows[first : first + SEATS_AT_ONCE]])
    played = dict[int, PlayedGame]()
    for row in rows:
        await asyncio.sleep(0)  # others are answered meanwhile
        counted = tables.games[row.game].rules.tally is not None
        summary = (row.summary or await _counted(tables.store, count, row)) if counted else None
        if summary is not None:
            played[row.id] = _as_played(row, msgspec.json.decode(summary, type=Summary), at_tables[row.id])
            if names is not None:
                names |= {seat.person_id: seat.name for seat in at_tables[row.id] if not seat.is_program}
    return played


def _each_once(games: Mapping[int, PlayedGame]) -> dict[int, PlayedGame]:
    """Return games without those that were brought again from a file: of several tables the oldest one's counts."""
    oldest = {game.summary.mark: match_id for match_id, game in sorted(games.items(), reverse=True)}
    return {match_id: games[match_id] for match_id in oldest.values()}


async def _counted(store: Store, count: Count, row: FinishedRow) -> bytes | None:
    """Count what a match came to, and keep it; None where that cannot be done."""
    async with store.reading() as reader:
        stored = await reader.journal(row.id)
    if stored is None:
        return None
    turns = tuple(msgspec.Raw(turn) for turn in stored.turns)
    if (summary := await count(SummaryJob(row.game, msgspec.Raw(stored.start), turns))) is not None:
        async with store.transaction() as writer:
            await writer.keep_summary(row, VERSION, summary)
    return summary


def _as_played(row: FinishedRow, summary: Summary, seats: Sequence[SeatRow]) -> PlayedGame:
    review = read_review(row.review)
    played = []
    for seat in seats:
        account = review.account(seat.position) if isinstance(review, Review) else None
        own = None if account is None else (account.begin, account.luck, account.skill)
        played.append(PlayedSeat(seat.person_id, seat.level, seat.stand_in, own))
    return PlayedGame(row.game, summary, tuple(played))
