"""The post on the first of a month: the best of the one before it in a server."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from bot.table.posts.final_post import film_of_game
from bot.table.posts.post import TEXT_LIMIT, Post, address
from bot.table.posts.puzzle_post import WORTH_TELLING
from bot.table.rows import Score
from bot.table.standing_texts import board_lines
from bot.table.table import TableView
from bot.table.texts import clipped, plain
from engine.core import TurningPoint
from engine.played_games import Line
from render.core import Words

TOP: Final = 3
"""How many people of a board are told."""


class Moment(NamedTuple):
    """A game of the month of which something is told."""

    table: TableView
    """Its table, on which nobody has a name who does not want to be seen."""
    message_id: int | None
    """The message of its last board."""

    @property
    def link(self) -> str:
        """Where it ended."""
        return address(self.table.row.guild_id, self.table.row.channel_id, self.message_id)


class Best(NamedTuple):
    """The best of a month; of people who do not want to be seen there is nothing in it."""

    month: datetime
    """When it began, by the clock there."""
    pools: Mapping[str, tuple[Line, ...]]
    """The boards of those who have played in it."""
    names: Mapping[int, str]
    """The names of those on them."""
    prophets: Sequence[Score]
    """Who has guessed best."""
    streak: int
    """How many days in a row somebody has solved the puzzle on the day, up to its end."""
    daring: tuple[Moment, TurningPoint] | None = None
    """The move that was worth most by the reviews that are kept."""
    swing: Moment | None = None
    """The game whose chances changed most, by these."""


def month_post(best: Best, words: Words) -> Post:
    """Return the post, with the film of one game."""
    month = words("month-of", month=best.month.month, year=str(best.month.year))
    text = "\n".join([words("month-title", month=month), *_lines(best, words)])
    if best.swing is None:
        return Post(text=clipped(text, TEXT_LIMIT))
    film, stills = film_of_game(best.swing.table)
    return Post(text=clipped(text, TEXT_LIMIT), film=film, pictures=stills)


def _lines(best: Best, words: Words) -> Iterator[str]:
    for pool, board in best.pools.items():
        yield from board_lines(pool, board[:TOP], best.names, words)
    if best.prophets:
        first = best.prophets[0]
        names = words.listing([plain(one.name) for one in best.prophets[:TOP]])
        yield words("month-prophet", who=names, right=first.right, guesses=first.guesses)
    if best.daring is not None:
        yield _daring(*best.daring, words)
    if best.streak >= WORTH_TELLING:
        yield words("month-streak", days=best.streak)
    if best.swing is not None:
        table = best.swing.table
        yield words("month-film", game=words(table.row.game), who=words.listing([*table.names]), link=best.swing.link)


def _daring(moment: Moment, point: TurningPoint, words: Words) -> str:
    table = moment.table
    before, turn = table.started_match.after(point.turn), table.started_match.journal.turns[point.turn]
    told = table.game.show.chapters(before, [turn], table.names, words)[0].caption
    percent = round(100 * point.worth)
    return words("month-daring", told=told, who=table.names[point.seat], percent=percent, link=moment.link)
