"""What the channel shows of a game that is played in a thread of its own: one message, and the result at the end."""

from bot.table.posts.post import Post, lobby_pictures, picture_of
from bot.table.table import TableView
from bot.table.texts import plain


def summary_post(table: TableView) -> Post:
    """Return the message that is edited with every change: who plays and where, how the game stands, who is next."""
    words = table.words
    title = words("summary-title", game=words(table.row.game), names=words.listing(list(table.names)))
    place = words("summary-place", thread=f"<#{table.row.channel_id}>")
    return Post(text="\n".join([title, *_lines(table), place]), pictures=lobby_pictures(table), role="summary")


def result_post(table: TableView) -> Post:
    """Return the message by which the channel hears how the game has ended, with its last board."""
    frame = table.game.show.board(table.started_match.state, table.names, table.words)
    thread = f"<#{table.row.channel_id}>"
    text = table.words("summary-result", thread=thread, standings=frame.sentence)
    board = table.game.show.text(table.words, table.started_match.state)
    return Post(text=text, pictures=(picture_of(table.row.game, frame),), board=board)


def _lines(table: TableView) -> list[str]:
    words, state, show = table.words, table.started_match.state, table.game.show
    standing = show.board(state, table.names, words).sentence
    if table.standings is not None:
        return [words("summary-over"), standing]
    if table.row.status == "stopped":
        return [words("summary-stopped")]
    tally = "" if show.tally is None else show.tally(words, table.names, state)
    called = table.called
    if called is None:
        return [standing, tally]
    side = table.side_name(called, words)
    return [line for line in (standing, tally, words("summary-next", who=plain(called.name), side=side)) if line]
