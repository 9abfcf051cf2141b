"""`/stats`: what somebody has come to; `/standing`: who plays how well here; `/table duplicate`: how tables compare."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import discord
from discord import app_commands

from bot.interactions.components.component import rows_view
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.play.duplicates import Result, field_of
from bot.play.outbox import owe_line
from bot.play.statistics import PersonalRecord, personal_record, standings
from bot.table import AnyTableGame, Person
from bot.table.posts.custom_id import CustomId, snowflake_in
from bot.table.posts.post import TEXT_LIMIT
from bot.table.texts import clipped, plain
from engine.core import Reason, Refused, matchpoints
from engine.played_games import Line, Statistics
from render.core import Words

SHOWN_LINES: Final = 10
"""How many people of a board are shown."""

SHOWN_RESULTS: Final = 5
"""How many different results of a seat at other tables are shown."""

ZERO, MIDDLE, POINTS = 1500, 25, 60
"""The number at which everybody begins, what that is by the ratings' own units, and how much one of these is."""

A_MINUTE, AN_HOUR = 60, 3600


@app_commands.command()
@app_commands.guild_only()
async def stats(interaction: discord.Interaction, person: discord.User | None = None) -> None:
    """Show somebody's statistics, with a button that posts them."""
    async with error_boundary(interaction) as context:
        who = context.person if person is None else _member(person)
        show = CustomId("showstats", 0, 0, str(who.id)).button(context.words("stats-show"))
        await context.answer(await _stats(context, who, is_private=True), view=rows_view([[show]]))


@app_commands.command()
@app_commands.guild_only()
async def standing(interaction: discord.Interaction) -> None:
    """Show the boards of the server, with a button that posts them."""
    async with error_boundary(interaction) as context:
        show = CustomId("showboard", 0, 0).button(context.words("stats-show"))
        await context.answer(await _standing(context), view=rows_view([[show]]))


@app_commands.command()
async def duplicate(interaction: discord.Interaction) -> None:
    """Compare the channel's table seat by seat with all others of its word, whose people nobody is told."""
    async with error_boundary(interaction) as context:
        await context.answer(await _field(context))


async def show_stats(context: Context, custom_id: CustomId) -> None:
    """Post somebody's statistics in the channel."""
    guild, person_id = context.interaction.guild, snowflake_in(custom_id.rest)
    if person_id == context.person.id or guild is None:
        who = context.person
    else:
        try:
            who = _member(await guild.fetch_member(person_id))
        except discord.NotFound:
            raise Refused(Reason.of("stats-nothing")) from None
    await _post(context, await _stats(context, who, is_private=False), who)


async def show_board(context: Context, _custom_id: CustomId) -> None:
    """Post the boards in the channel."""
    await _post(context, await _standing(context))


async def _post(context: Context, text: str, *of: Person) -> None:
    head = context.words("stats-shown", who=plain(context.person.name))
    async with context.app.tables.writing() as writer:
        line = clipped(f"{head}\n{text}", TEXT_LIMIT)
        await owe_line(writer, context.own_channel_id, line, guild_id=context.guild_id, of=[context.person, *of])
    await context.done()


def _member(user: discord.User | discord.Member) -> Person:
    """Return somebody of this server. Raises Refused for a bot, and for anybody else."""
    if user.bot:
        raise Refused(Reason.of("stats-bot"))
    if not isinstance(user, discord.Member):
        raise Refused(Reason.of("stats-not-here", name=plain(user.display_name)))
    return Person(user.id, user.display_name)


async def _stats(context: Context, who: Person, *, is_private: bool) -> str:
    """Tell what somebody has come to; what games against programs say is told to them alone. Raises Refused."""
    tables, words = context.app.tables, context.words
    record = await personal_record(
        tables, context.app.thinker.count, who.id, guild_id=context.guild_id, asker_id=context.person.id
    )
    lines = [words("stats-of", who=plain(who.name), where="public" if record.is_everywhere else "server")]
    for found in record.statistics:
        lines += _of_game(found, context.app.games[found.game], words)
    right, guesses = record.guessed
    if guesses:
        lines.append(words("stats-guesses", right=right, guesses=guesses))
    lines += _ratings(record, who.id, context)
    if is_private and who.id == context.person.id:
        for practice in record.boards.practice:
            if practice.player == who.id:
                level = _level(context.app.games[practice.game], practice.like, words)
                lines.append(words("stats-practice", game=words(practice.game), level=level, games=practice.games))
    return clipped("\n".join(lines if len(lines) > 1 else [*lines, words("stats-none")]), TEXT_LIMIT)


def _of_game(found: Statistics, game: AnyTableGame, words: Words) -> Iterator[str]:
    places = [words("stats-place", place=place, times=times) for place, times in sorted(found.places.items())]
    yield words(
        "stats-game",
        game=words(found.game),
        games=found.games,
        places=words.listing(places),
        rounds=round(found.rounds),
        time=_time(found.seconds, words),
    )
    if "out" in found.counts:
        meals = {name.removeprefix("meal-"): n for name, n in found.counts.items() if name.startswith("meal-")}
        meal = max(meals, key=meals.__getitem__, default="none")
        yield words("stats-tokens", out=found.counts["out"], eaten=found.counts["eaten"], meal=meal)
    for level, tried in found.levels.items():
        yield words("stats-level", level=_level(game, level, words), won=tried.won, of=tried.of)
    for name, tried in found.topics.items():
        topic, _, side = name.partition("/")
        named, playing = game.sides.topic(topic, words), game.sides.name(side, words)
        yield words("stats-topic", topic=named, side=playing, won=tried.won, of=tried.of)
    if (luck := found.luck) is not None:
        expected, added, skill = f"{luck.expected:.1f}", f"{luck.luck:+.1f}", f"{luck.skill:+.1f}"
        yield words("stats-luck", games=luck.games, expected=expected, luck=added, skill=skill)


def _time(seconds: float, words: Words) -> str:
    if not seconds:
        return "none"
    if seconds < A_MINUTE:
        return words("stats-seconds", seconds=round(seconds))
    if seconds < AN_HOUR:
        return words("stats-minutes", minutes=round(seconds / A_MINUTE))
    return words("stats-hours", hours=round(seconds / AN_HOUR))


def _level(game: AnyTableGame, key: str, words: Words) -> str:
    opponents = game.rules.opponents
    return key if opponents is None else game.programs.level_name(words, opponents.level(key))


def _ratings(record: PersonalRecord, person_id: int, context: Context) -> Iterator[str]:
    for pool, board in record.boards.pools.items():
        for place, line in enumerate(board, start=1):
            if line.player == person_id:
                yield context.words(
                    "stats-rating",
                    pool=_pool(pool, context.words),
                    place=place,
                    people=len(board),
                    **_numbers(line),
                )


async def _standing(context: Context) -> str:
    boards, names = await standings(context.app.tables, context.app.thinker.count, context.guild_id)
    words, lines = context.words, list[str]()
    for pool, board in boards.pools.items():
        lines.append(f"**{_pool(pool, words)}**")
        for place, line in enumerate(board[:SHOWN_LINES], start=1):
            who = plain(names[line.player])
            lines.append(words("standing-line", place=place, who=who, games=line.games, **_numbers(line)))
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


def _numbers(line: Line) -> dict[str, str]:
    return {"number": str(round(ZERO + POINTS * (line.mu - MIDDLE))), "doubt": str(round(2 * POINTS * line.sigma))}


def _pool(pool: str, words: Words) -> str:
    game, _, players = pool.partition("/")
    return words("standing-pool", game=words(game), players={"2": "two", "3+": "more"}.get(players, "all"))


VERBS: Final[Mapping[str, Verb]] = {"showstats": show_stats, "showboard": show_board}
