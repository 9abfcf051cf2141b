"""Reviews of games that are over, with their controls: one opens it, the other shows it to the channel."""

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.interactions.components.component import rows_view
from bot.interactions.context import Context, Verb
from bot.play.archive import archived
from bot.play.outbox import owe_beside
from bot.table import TableView
from bot.table.posts.custom_id import CustomId
from bot.table.posts.final_post import has_review, review_posts
from bot.table.posts.post import TEXT_LIMIT, Button
from bot.table.texts import clipped
from engine.core import Reason, Refused
from render.core import Frame, Words


async def open_review(context: Context, table: TableView) -> None:
    """Show the review of a table's match to the asker."""
    frames = await _frames(context, table, context.words)
    chart, points = review_posts(table, frames, context.words)
    await context.show(clipped(chart.text, TEXT_LIMIT), view=await _controls(context, table), pictures=chart.pictures)
    if points.pictures:
        await context.show(clipped(points.text, TEXT_LIMIT), view=None, pictures=points.pictures)


async def review(context: Context, custom_id: CustomId) -> None:
    """Show the review of the match whose last post was used."""
    await open_review(
        context, await archived(context.app.tables, await context.channel_id(), context.person.id, custom_id.match)
    )


async def show_everybody(context: Context, custom_id: CustomId) -> None:
    """Post a review in the channel, in its language; who played may do that."""
    tables = context.app.tables
    table = await archived(tables, await context.channel_id(), None, custom_id.match)
    table.must_seat(context.person.id)
    frames = await _frames(context, table, table.words)
    async with tables.writing() as writer:
        for post in review_posts(table, frames, table.words):
            if post.pictures:
                await owe_beside(writer, await context.channel_id(writer), post)
    await context.update(context.words("review-posted"), view=None, pictures=())


async def _frames(context: Context, table: TableView, words: Words) -> Sequence[Frame]:
    """Return the pictures of a review. Raises Refused where there is none."""
    show = table.game.show
    if show.review is None or not has_review(table):
        raise Refused(Reason.of("review-no-such-game", game=context.words(table.row.game)))
    if table.standings is None:
        raise Refused(Reason.of("review-not-over"))
    judged = await context.app.reviewer.review(table)
    if judged is None:
        raise Refused(Reason.of("review-impossible"))
    journal = table.started_match.journal
    return show.review(words, table.names, journal.start, journal.turns, judged)


async def _controls(context: Context, table: TableView) -> discord.ui.View | None:
    if table.seat_of(context.person.id) is None or table.row.channel_id != await context.channel_id():
        return None
    post = Button(id=str(CustomId("showreview", *table.board)), label=context.words("review-post"))
    return rows_view([[post]])


VERBS: Final[Mapping[str, Verb]] = {"review": review, "showreview": show_everybody}
