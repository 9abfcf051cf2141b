"""Replays with their controls (first, back, forward, last, places to jump to), what somebody missed, and reviews."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final

import discord

from bot.interactions.components.board_puzzle import why_not as why_no_puzzle
from bot.interactions.components.component import IN_A_MENU, menu_view, rows_view
from bot.interactions.components.public_posts import must_write_here, post_once
from bot.interactions.context import Context, Verb
from bot.play.archive import archived
from bot.play.play_on import why_not
from bot.table import TableView
from bot.table.posts.custom_id import CustomId, number_in
from bot.table.posts.final_post import has_review, review_posts
from bot.table.posts.post import TEXT_LIMIT
from bot.table.posts.replay_page import jumps, last_page, missed, page
from bot.table.rows import ReviewAskerRow
from bot.table.texts import clipped
from engine.core import Reason, Refused, Review
from render.core import Words, words_in


def replay_view(words: Words, table: TableView, number: int, person_id: int) -> discord.ui.View | None:
    """Return the controls of a page for who looks at it; None where the start is all that there is."""
    last = last_page(table)
    if not last:
        return None
    steps = (
        ("replay-first", 0),
        ("replay-back", max(number - 1, 0)),
        ("replay-forward", min(number + 1, last)),
        ("replay-last", last),
    )
    buttons = [
        CustomId("replay", *table.board, f"{target}.{place}").button(words(label), disabled=target == number)
        for place, (label, target) in enumerate(steps)
    ]
    if why_not(table, person_id, number) is None:
        buttons.append(CustomId("playhere", *table.board, str(number)).button(words("play-on")))
    if why_no_puzzle(table) is None:
        buttons.append(CustomId("makehere", *table.board, str(number)).button(words("puzzle-make")))
    options = [(str(target), name) for target, name in _thinned(jumps(table, words))]
    menu = CustomId("jump", *table.board)
    return menu_view(menu, placeholder=words("replay-jump"), options=options, below=buttons)


async def open_replay(context: Context, table: TableView, *, number: int = 0, note: str = "") -> None:
    """Show a page of a table's match, its beginning if none is named, below a note on which match it is."""
    number = min(number, last_page(table))
    text, pictures, film = page(table, number, context.words)
    text = clipped("\n".join(line for line in (note, text) if line), TEXT_LIMIT)
    await context.show(
        text, view=replay_view(context.words, table, number, context.person.id), pictures=pictures, film=film
    )


async def rewatch(context: Context, custom_id: CustomId) -> None:
    """Open the replay of the match whose post was used, at the page that the post names or at the beginning."""
    table = await archived(context.app.tables, await context.channel_id(), context.person.id, custom_id.match)
    await open_replay(context, table, number=number_in(custom_id.rest) if custom_id.rest else 0)


async def show_missed(context: Context, table: TableView) -> None:
    """Show what the asker has missed at a table."""
    seat = table.must_seat(context.person.id, otherwise="catch-up-players-only")
    lines, film, still = missed(table, seat, context.words)
    await context.show("\n".join(lines) or context.words("caught-up"), view=None, film=film, still=still)


async def turn_page(context: Context, custom_id: CustomId) -> None:
    """Show the page that a button leads to."""
    await _show(context, custom_id, number_in(custom_id.rest.partition(".")[0]))


async def jump(context: Context, custom_id: CustomId) -> None:
    """Show the page that was chosen in the menu."""
    await _show(context, custom_id, number_in(context.chosen))


async def _show(context: Context, custom_id: CustomId, number: int) -> None:
    """Show a page, or the last one where turns have been taken back meanwhile."""
    table = await archived(context.app.tables, await context.channel_id(), context.person.id, custom_id.match)
    number = min(number, last_page(table))
    text, pictures, film = page(table, number, context.words)
    await context.update(
        text, view=replay_view(context.words, table, number, context.person.id), pictures=pictures, film=film
    )


def _thinned(places: tuple[tuple[int, str], ...]) -> tuple[tuple[int, str], ...]:
    """Leave places out evenly where there are more than a menu holds; the first and the last stay."""
    if len(places) <= IN_A_MENU:
        return places
    kept = [places[round(index * (len(places) - 1) / (IN_A_MENU - 1))] for index in range(IN_A_MENU)]
    return tuple(kept)


async def open_review(context: Context, table: TableView) -> None:
    """Show the review of a table's match to the asker."""
    async with _reviewed(context, table) as judged:
        chart, points = review_posts(table, judged, context.words)
        controls = await _review_controls(context, table)
        await context.show(clipped(chart.text, TEXT_LIMIT), view=controls, pictures=chart.pictures)
        if points.pictures:
            await context.show(clipped(points.text, TEXT_LIMIT), view=None, pictures=points.pictures)


async def review(context: Context, custom_id: CustomId) -> None:
    """Show the review of the match whose last post was used."""
    await open_review(
        context, await archived(context.app.tables, await context.channel_id(), context.person.id, custom_id.match)
    )


async def show_everybody(context: Context, custom_id: CustomId) -> None:
    """Post a review in the channel, in its language; who played may do that."""
    must_write_here(context)
    table = await archived(context.app.tables, await context.channel_id(), None, custom_id.match)
    table.must_seat(context.person.id)
    async with _reviewed(context, table) as judged:
        words = words_in(await context.posts_language(context.own_channel_id))
        await post_once(context, [post for post in review_posts(table, judged, words) if post.pictures])


@asynccontextmanager
async def _reviewed(context: Context, table: TableView) -> AsyncIterator[Review]:
    """Give the review of a table's match; if it must be made first, the asker sees how far it is. Raises Refused."""
    if not has_review(table):
        raise Refused(Reason.of("review-no-such-game", game=context.words(table.row.game)))
    if table.standings is None:
        raise Refused(Reason.of("review-not-over"))
    reviewer = context.app.reviewer
    kept = await reviewer.kept(table)
    if kept is not None:
        yield kept
        return

    async def tell(percent: int) -> None:
        await context.progress(context.words("review-progress", percent=percent))

    asker = ReviewAskerRow(match_id=table.row.id, person_id=context.person.id, channel_id=context.own_channel_id)
    async with reviewer.awaited(asker, table):
        judged = await reviewer.made(table, tell)
        if judged is not None:
            yield judged
    if judged is None:
        raise Refused(Reason.of("review-impossible"))


async def _review_controls(context: Context, table: TableView) -> discord.ui.View | None:
    if table.seat_of(context.person.id) is None or table.row.channel_id != await context.channel_id():
        return None
    post = CustomId("showreview", *table.board).button(context.words("review-post"))
    return rows_view([[post]])


VERBS: Final[Mapping[str, Verb]] = {
    "replay": turn_page,
    "jump": jump,
    "rewatch": rewatch,
    "review": review,
    "showreview": show_everybody,
}
