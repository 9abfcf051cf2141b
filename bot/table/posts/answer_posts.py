"""A question to somebody who interrupts has a post of its own; an answer at once is told on it, with what led to it."""

import msgspec

from bot.table.posts.calls import is_resumed
from bot.table.posts.post import Post
from bot.table.posts.round_post import in_rounds
from bot.table.table import Table, TableView
from engine.core import turns_by_post


def with_question(before: Table, after: TableView, group: range) -> range:
    """Return the turns of a group that answers, together with those of the post that asked; else the group as it is.

    They are told on one message if whoever was interrupted is there to go on, and so needs none that calls.
    """
    if in_rounds(after) or after.standings is not None or not is_resumed(before, after):
        return group
    asked = next((one for one in turns_by_post(after.started_match.journal.turns) if one.stop == group.start), None)
    return range(asked.start, group.stop) if asked is not None and _asks(after, asked) else group


def _asks(table: TableView, turns: range) -> bool:
    """Whether what a post tells ended with a question to somebody who interrupts."""
    return bool(table.game.rules.interrupts(table.started_match.after(turns.stop)))


def with_role(after: TableView, last: Post, *, is_answer: bool) -> Post:
    """Return the post of the last turns as the answer that it is, or as the question if somebody is to answer it."""
    if is_answer:
        return msgspec.structs.replace(last, role="answer")
    return msgspec.structs.replace(last, role="question") if after.is_interrupted else last
