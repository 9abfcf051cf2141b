"""`/stats`: what somebody has come to; `/standing`: who plays how well here; `/table duplicate`: how tables compare."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import discord
import msgspec
from discord import app_commands

from bot.interactions.commands.regular_posts import post_here
from bot.interactions.components.component import rows_view
from bot.interactions.components.public_posts import must_write_here, post_once
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.play.duplicates import Result, field_of
from bot.play.statistics import PersonalRecord, personal_record, standings
from bot.table import Person
from bot.table.posts.custom_id import CustomId, snowflake_in
from bot.table.posts.post import TEXT_LIMIT, Picture, Post
from bot.table.posts.record_page import level_name, record_lines, record_picture
from bot.table.standing_texts import board_lines, numbers, pool_name
from bot.table.texts import clipped, plain
from engine.core import Reason, Refused, matchpoints
from render.core import Words, words_in

SHOWN_LINES: Final = 10
"""How many people of a board are shown."""

SHOWN_RESULTS: Final = 5
"""How many different results of a seat at other tables are shown."""


@app_commands.command()
@app_commands.guild_only()
async def stats(interaction: discord.Interaction, person: discord.User | None = None) -> None:
    """Show somebody's statistics, with a button that posts them."""
    async with error_boundary(interaction) as context:
        who = context.person if person is None else _member(person)
        page = await _page(context, who)
        await context.show(page.text, view=page.controls, pictures=page.pictures)


@app_commands.command()
@app_commands.guild_only()
async def standing(interaction: discord.Interaction, post: str | None = None) -> None:
    """Show the boards of the server, with a button that posts them; or have the best of each month posted here."""
    async with error_boundary(interaction) as context:
        if post is not None:
            await post_here(context, post, "month")
            return
        show = CustomId("showboard", 0, 0).button(context.words("stats-show"))
        await context.answer(await _standing(context, context.words), view=rows_view([[show]]))


@app_commands.command()
async def duplicate(interaction: discord.Interaction) -> None:
    """Compare the channel's table seat by seat with all others of its word, whose people nobody is told."""
    async with error_boundary(interaction) as context:
        await context.answer(await _field(context))


async def turn_stats(context: Context, custom_id: CustomId) -> None:
    """Show the picture of another game."""
    who, game = await _meant(context, custom_id)
    page = await _page(context, who, game)
    await context.update(page.text, view=page.controls, pictures=page.pictures)


async def show_stats(context: Context, custom_id: CustomId) -> None:
    """Post somebody's statistics in the channel."""
    must_write_here(context)
    who, game = await _meant(context, custom_id)
    words = await _public_words(context)
    page = await _page(context, who, game, posted_in=words)
    await _post(context, words, page.text, who, pictures=page.pictures)


async def _meant(context: Context, custom_id: CustomId) -> tuple[Person, str]:
    """Return whose statistics a control shows, and with the picture of which game. Raises Refused."""
    number, _, game = custom_id.rest.partition(".")
    guild, person_id = context.interaction.guild, snowflake_in(number)
    if person_id == context.person.id or guild is None:
        return context.person, game
    try:
        return _member(await guild.fetch_member(person_id)), game
    except discord.NotFound:
        raise Refused(Reason.of("stats-nothing")) from None


async def show_board(context: Context, _custom_id: CustomId) -> None:
    """Post the boards in the channel."""
    must_write_here(context)
    words = await _public_words(context)
    await _post(context, words, await _standing(context, words))


async def _public_words(context: Context) -> Words:
    return words_in(await context.posts_language(context.own_channel_id))


async def _post(context: Context, words: Words, text: str, *of: Person, pictures: Sequence[Picture] = ()) -> None:
    head = words("stats-shown", who=plain(context.person.name))
    post = Post(text=clipped(f"{head}\n{text}", TEXT_LIMIT), pictures=tuple(pictures))
    await post_once(context, [post], of=[context.person, *of])


def _member(user: discord.User | discord.Member) -> Person:
    """Return somebody of this server. Raises Refused for a bot, and for anybody else."""
    if user.bot:
        raise Refused(Reason.of("stats-bot"))
    if not isinstance(user, discord.Member):
        raise Refused(Reason.of("stats-not-here", name=plain(user.display_name)))
    return Person(user.id, user.display_name)


class _Page(NamedTuple):
    """What somebody is shown of statistics."""

    text: str
    """All of them."""
    pictures: tuple[Picture, ...]
    """That of a game, if one was played."""
    controls: discord.ui.View
    """The button that posts it, and one for each other game."""


async def _page(context: Context, who: Person, game: str = "", *, posted_in: Words | None = None) -> _Page:
    """Tell what somebody has come to, with a picture of a game, else of the one of which they have played most.

    What games against programs say is told to them alone, and not where it is `posted_in` some words. Raises Refused.
    """
    words, games = posted_in or context.words, context.app.games
    record = await personal_record(
        context.app.tables, context.app.thinker.count, who.id, guild_id=context.guild_id, asker_id=context.person.id
    )
    record = record._replace(statistics=tuple(sorted(record.statistics, key=lambda each: -each.games)))
    found = {each.game: each for each in record.statistics}
    pictured = game if game in found else next(iter(found), "")
    pictures = (record_picture(found[pictured], games[pictured], words),) if pictured else ()
    show = CustomId("showstats", 0, 0, f"{who.id}.{pictured}").button(words("stats-show"))
    others = [CustomId("stats", 0, 0, f"{who.id}.{key}").button(words(key)) for key in found if key != pictured]
    if posted_in is not None or who.id != context.person.id:
        record = record._replace(boards=msgspec.structs.replace(record.boards, practice=()))
    text = "\n".join(_lines(context, words, who, record))
    return _Page(clipped(text, TEXT_LIMIT), pictures, rows_view([[show, *others]]))


def _lines(context: Context, words: Words, who: Person, record: PersonalRecord) -> Iterator[str]:
    games = context.app.games
    yield words("stats-of", who=plain(who.name), where="public" if record.is_everywhere else "server")
    lines = [line for found in record.statistics for line in record_lines(found, games[found.game], words)]
    right, guesses = record.guessed
    if guesses:
        lines.append(words("stats-guesses", right=right, guesses=guesses))
    lines += _ratings(record, who.id, words)
    for practice in record.boards.practice:
        if practice.player == who.id:
            level = level_name(games[practice.game], practice.like, words)
            lines.append(words("stats-practice", game=words(practice.game), level=level, games=practice.games))
    yield from lines or [words("stats-none")]


def _ratings(record: PersonalRecord, person_id: int, words: Words) -> Iterator[str]:
    for pool, board in record.boards.pools.items():
        for place, line in enumerate(board, start=1):
            if line.player == person_id:
                yield words(
                    "stats-rating",
                    pool=pool_name(pool, words),
                    place=place,
                    people=len(board),
                    **numbers(line),
                )


async def _standing(context: Context, words: Words) -> str:
    boards, names = await standings(context.app.tables, context.app.thinker.count, context.guild_id)
    lines = list[str]()
    for pool, board in boards.pools.items():
        lines += board_lines(pool, board[:SHOWN_LINES], names, words)
    return clipped("\n".join([*lines, words("standing-note")]) if lines else words("standing-none"), TEXT_LIMIT)


async def _field(context: Context) -> str:
    tables, words = context.app.tables, context.words
    table = await tables.latest_started(await context.channel_id(), context.person.id)
    field = await field_of(tables, context.app.thinker.count, table)
    lines = [words("duplicate-field", word=field.word, tables=field.tables, players=len(table.seats))]
    for who, seat in zip(table.names, field.seats, strict=False):
        told = words("duplicate-seat", who=who, result=_result(seat.own, words))
        if field.has_points:
            points, most = matchpoints(seat.own, seat.others), 2 * len(seat.others)
            told = words("duplicate-points", seat=told, points=points, most=most)
        lines.append(told)
        if seat.others:
            lines.append(words("duplicate-others", results=_results(seat.others, words)))
    if not field.seats:
        lines.append(words("duplicate-later"))
    else:
        lines.append(words("duplicate-note") if field.has_points else words("duplicate-repeated"))
    return clipped("\n".join(lines), TEXT_LIMIT)


def _results(results: Sequence[Result], words: Words) -> str:
    """List the results of other tables, the best first, each once."""
    told = [
        words("duplicate-times", result=_result(result, words), times=times)
        for result, times in Counter(results).items()
    ]
    return "; ".join([*told[:SHOWN_RESULTS], *("…" for _ in told[SHOWN_RESULTS:][:1])])


def _result(result: Result, words: Words) -> str:
    place, score = result
    return words("duplicate-result", place=place, score=-score)


VERBS: Final[Mapping[str, Verb]] = {"stats": turn_stats, "showstats": show_stats, "showboard": show_board}
