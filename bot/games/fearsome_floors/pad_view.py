"""What a move pad shows: its lines and its picture, for a move that is being put together."""

from bot.games.fearsome_floors.attempt import Attempt
from bot.games.fearsome_floors.goals import Goals
from bot.table import TableView
from bot.table.posts.post import Picture, picture_of
from engine.fearsome_floors.state import State
from render.core import Words
from render.fearsome_floors.attempt import attempt_frame, attempt_text, closed_text
from render.fearsome_floors.labels import token_label


def path_line(words: Words, table: TableView, attempt: Attempt) -> str:
    """Say which token has been led where, and what is left to it. Raises NotAllowed where no move leads there."""
    state: State = table.started_match.state
    token = words("ff-pad-token", token=token_label(words, state, attempt.token))
    return attempt_text(words, state, attempt.move, token=token)


def pad_view(words: Words, table: TableView, attempt: Attempt, goals: Goals) -> tuple[str, Picture]:
    """Return the text of the pad, and its picture. Raises NotAllowed like `path_line`."""
    state: State = table.started_match.state
    lines = path_line(words, table, attempt), closed_text(words, state, attempt.move)
    sentence = attempt_text(words, state, attempt.move, token=token_label(words, state, attempt.token))
    frame = attempt_frame(
        words, table.names, state, attempt.move, sentence=sentence, whole=attempt.whole, eaten=goals.eaten
    )
    return "\n".join(line for line in lines if line), picture_of(table.row.game, frame)
