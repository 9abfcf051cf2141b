"""The best of a month in a server, folded from the games that ended in it: nothing of it is kept."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import NamedTuple

import msgspec

from bot.play.reviews import read_review
from bot.play.statistics import Count, boards_of, games_of_server
from bot.play.tables import Tables
from bot.store import Reader
from bot.table.posts.final_post import film_of_game
from bot.table.posts.month_post import Best, Moment
from bot.table.posts.puzzle_post import puzzle_of_day
from bot.table.puzzle_record import streak
from bot.table.quiet_hours import Month
from bot.table.rows import FinishedRow, MatchRow, Score
from bot.table.table import Table, TableView
from engine.core import CorruptSave, Review, TurningPoint
from engine.played_games import Line, PlayedGame
from engine.played_games import pool_of as pool_of_game
from render.core import Words

IsSeen = Callable[[MatchRow], bool]
"""Whether all who read the post see the channel of a game."""


class _Reviewed(NamedTuple):
    """A game with its review."""

    match_id: int
    """The match."""
    review: Review
    """How it went."""


class _Look(NamedTuple):
    """A look at the games of a month."""

    tables: Tables
    """The service that loads tables."""
    reader: Reader
    """Reads the database."""
    hidden: frozenset[int]
    """The people who do not want to be seen."""
    words: Words
    """The language of the post."""
    is_seen: IsSeen
    """Whether a game is for all who read the post."""

    def shows(self, player: int) -> bool:
        """Whether somebody may be told of: not who is hidden, nor a former player."""
        return player >= 0 and player not in self.hidden

    async def moment(self, match_id: int) -> Moment | None:
        """Return a game to be told of; None where it cannot be read, or is not for all who read the post."""
        row = await self.reader.match(match_id)
        if row is None or not self.is_seen(row):
            return None
        try:
            table = await self.tables.load(self.reader, row)
        except CorruptSave:
            return None
        if table.match is None:
            return None
        board = await self.reader.newest_board(match_id)
        return Moment(self._unnamed(table), None if board is None else board.message_id)

    def _unnamed(self, table: Table) -> TableView:
        """Return a table as everybody may see it, on which who is hidden has the name of their side."""
        seats = tuple(
            msgspec.structs.replace(seat, name=table.game.sides.name(seat.side, self.words))
            if seat.person_id in self.hidden
            else seat
            for seat in table.seats
        )
        return replace(table, seats=seats).public


async def best_of_month(
    tables: Tables, count: Count, guild_id: int, month: Month, words: Words, *, is_seen: IsSeen
) -> Best | None:
    """Return the best of a month in a server; None where nothing was rated in it. Raises Refused.

    Boards are those of the server as they stood at its end, with who has played a rated game in it. Games are shown
    only of channels that the readers see, and people who are hidden there have the names of their sides.
    """
    found = await games_of_server(tables, count, guild_id, until=month.end)
    games = {key: game for key, game in found.games.items() if game.summary.ended >= month.begin}
    if not any(game.is_rated for game in games.values()):
        return None
    boards = await boards_of(tables, count, [*found.games.values()], at=month.end)
    async with tables.store.reading() as reader:
        players = {seat.player for game in games.values() for seat in game.seats}
        look = _Look(tables, reader, await reader.hidden_people(players), words, is_seen)
        first, last = (puzzle_of_day(tables.games, day.toordinal()) for day in (date.min, _last_day(month)))
        solved = await reader.first_solutions(guild_id, first, last)
        reviewed = [each for row in found.rows if row.id in games if (each := await _reviewed(reader, row)) is not None]
        best = Best(
            month.begin_there,
            _of_month(boards.pools, games.values()),
            found.names,
            await _prophets(reader, games),
            streak(solved, _last_day(month)).running,
        )
        return best._replace(daring=await _daring(look, reviewed, games), swing=await _swing(look, reviewed))


def _last_day(month: Month) -> date:
    return (month.end - timedelta(microseconds=1)).date()


def _of_month(pools: Mapping[str, tuple[Line, ...]], games: Collection[PlayedGame]) -> dict[str, tuple[Line, ...]]:
    """Return of each board those who have played in it."""
    played = {(pool_of_game(game), seat.player) for game in games if game.is_rated for seat in game.seats}
    shown = {pool: tuple(line for line in board if (pool, line.player) in played) for pool, board in pools.items()}
    return {pool: board for pool, board in shown.items() if board}


async def _prophets(reader: Reader, matches: Collection[int]) -> tuple[Score, ...]:
    """Return who has guessed best in some matches: most often right, in the fewest guesses."""
    right, made, names = Counter[int](), Counter[int](), dict[int, str]()
    for match_id in matches:
        for score in await reader.guess_scores(match_id):
            right[score.person_id] += score.right
            made[score.person_id] += score.guesses
            names[score.person_id] = score.name
    hidden = await reader.hidden_people(right)
    shown = [who for who in right if right[who] and who >= 0 and who not in hidden]
    best = max(((right[who], -made[who]) for who in shown), default=None)
    return tuple(
        Score(person_id=who, name=names[who], right=right[who], guesses=made[who])
        for who in shown
        if (right[who], -made[who]) == best
    )


async def _reviewed(reader: Reader, row: FinishedRow) -> _Reviewed | None:
    review = read_review(await reader.review(row.id, row.revision))
    return _Reviewed(row.id, review) if isinstance(review, Review) else None


async def _daring(
    look: _Look, reviewed: Sequence[_Reviewed], games: Mapping[int, PlayedGame]
) -> tuple[Moment, TurningPoint] | None:
    """Return the move of a person that was worth most, against the next best."""
    points = [
        (point.worth, match_id, point)
        for match_id, review in reviewed
        for point in review.turning_points
        if not point.is_luck and point.better is None and point.worth > 0
        if (seat := games[match_id].seats[point.seat]).level is None and look.shows(seat.player)
    ]
    for _, match_id, point in sorted(points, key=lambda each: (-each[0], each[1], each[2].turn)):
        if (moment := await look.moment(match_id)) is not None:
            return moment, point
    return None


async def _swing(look: _Look, reviewed: Sequence[_Reviewed]) -> Moment | None:
    """Return the game whose chances changed most, of those that have a film."""
    for match_id, _ in sorted(reviewed, key=lambda each: (-each.review.swing, each.match_id)):
        moment = await look.moment(match_id)
        if moment is not None and film_of_game(moment.table)[0] is not None:
            return moment
    return None
