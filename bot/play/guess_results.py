"""What has happened decides what people guessed: who was right, and the score that the channel is told."""

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.store import Writer
from bot.table.posts.board_posts import GUESS, decided, right_values
from bot.table.posts.post import Button, Post
from bot.table.rows import Score
from bot.table.table import TableView
from bot.table.texts import plain
from render.core import Words

MOST_NAMED: Final = 10
"""How many names and scores are told: a crowd's would not fit, and Fluent takes no fact over 2500 characters."""


async def decide(writer: Writer, before: TableView, after: TableView) -> str:
    """Decide what was guessed by the turns from `before` to `after`, also again; tell that and the score, if any."""
    guessing, number, lines = after.game.waiting.guessing, decided(before), list[str]()
    for turn in after.started_match.journal.turns[before.turn :]:
        values = right_values(after, turn)
        if guessing is None or values is None:
            continue
        number += 1
        names = await writer.decide_guesses(after.row.id, number, right=values)
        if names is not None:
            happened = guessing.result_text(after.words, after.names, after.started_match.state, turn)
            scores = await writer.guess_scores(after.row.id, until=number)
            lines.append(_text(after.words, happened, names, scores))
    return "\n".join(lines)


async def prophet(writer: Writer, table: TableView) -> str:
    """Say who has guessed best in a match; nothing where nobody has guessed right."""
    scores = await writer.guess_scores(table.row.id, until=decided(table))
    if not scores or not scores[0].right:
        return ""
    best = [one for one in scores if (one.right, one.guesses) == (scores[0].right, scores[0].guesses)]
    names = [plain(one.name) for one in best[:MOST_NAMED]]
    return table.words("guess-best", who=table.words.listing(names), right=best[0].right, guesses=best[0].guesses)


async def counted(writer: Writer, table: TableView, posts: Sequence[Post]) -> list[Post]:
    """Let the button by which people guess say how many have."""
    verb = f":{GUESS}:"
    if not any(verb in button.id for post in posts for button in post.buttons):
        return list(posts)
    count = await writer.count_guesses(table.row.id, decided(table) + 1)

    def labelled(button: Button) -> Button:
        if not count or verb not in button.id:
            return button
        return msgspec.structs.replace(button, label=table.words("guess-count", question=button.label, count=count))

    return [msgspec.structs.replace(post, buttons=tuple(map(labelled, post.buttons))) for post in posts]


def _text(words: Words, happened: str, names: Sequence[str], scores: Sequence[Score]) -> str:
    """Say what happened, who has guessed it, and how often the best of all have guessed right."""
    others = len(names) - MOST_NAMED
    who = [plain(name) for name in names[:MOST_NAMED]] + ([words("guess-others", count=others)] if others > 0 else [])
    counted = [
        words("guess-score", who=plain(one.name), right=one.right, guesses=one.guesses) for one in scores[:MOST_NAMED]
    ]
    outcome = words("guess-decided", happened=happened, count=len(names), who=words.listing(who))
    return words("guess-scores", told=outcome, scores=words.series(counted))
