"""A review as messages: the chart with where each result came from, then the turning points."""

from collections.abc import Sequence

from bot.table.posts.post import TEXT_LIMIT, Post, picture_of
from bot.table.table import TableView
from bot.table.texts import clipped
from render.core import Frame, Words


def review_posts(table: TableView, frames: Sequence[Frame], words: Words) -> tuple[Post, Post]:
    """Return the post of the chart, which is the first frame, and that of the turning points."""
    chart, *points = frames
    heading = words("review", number=table.row.id)
    points_text = "\n".join((words("review-points"), *(frame.sentence for frame in points)))
    return (
        Post(text=clipped(f"{heading}\n{chart.sentence}", TEXT_LIMIT), pictures=(picture_of(table.row.game, chart),)),
        Post(
            text=clipped(points_text, TEXT_LIMIT),
            pictures=tuple(picture_of(table.row.game, frame) for frame in points),
            shape="square",
        ),
    )


def has_review(table: TableView) -> bool:
    """Whether matches of a table's game are reviewed."""
    opponents = table.game.rules.opponents
    return table.game.show.review is not None and opponents is not None and opponents.review is not None
