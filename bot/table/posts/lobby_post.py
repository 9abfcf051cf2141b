"""The one message of a match that is edited: its lobby, then the summary of a game in a thread; and how that ended."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.table.posts.board_posts import lessons_button, primer_button, text_board
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button, ButtonStyle, Picture, Post, address, picture_of
from bot.table.quiet_hours import next_hours
from bot.table.rows import PersonRow
from bot.table.table import Table, TableView
from bot.table.texts import plain

LOBBY_VERBS: Final[tuple[tuple[str, ButtonStyle], ...]] = (
    ("join", "primary"),
    ("leave", "secondary"),
    ("opponent", "secondary"),
    ("start", "success"),
    ("thread", "secondary"),
    ("find", "secondary"),
)

IN_THREADS: Final[tuple[tuple[str, ButtonStyle], ...]] = (("start", "secondary"), ("thread", "success"))
"""How those buttons look that differ at a table whose games are played in threads."""

STARTS: Final = ("start", "thread")
"""The verbs of buttons that cannot be pressed while too few have joined."""

SEEKS: Final = ("join", "find")
"""The verbs of buttons that cannot be pressed where all seats are taken."""

LEARNT: Final = ("lobby", "running")
"""While a table is so, its lobby still teaches the game: who begins at once has seen no lobby before."""


def lobby_post(table: Table) -> Post:
    """Show the lobby: who has joined, and how to join, leave and start; once they play, how to play."""
    words = table.words
    seats = [
        words("lobby-seat", number=number, name=name, side=table.joined_as(seat, words))
        for number, (seat, name) in enumerate(zip(table.seats, table.names, strict=True), start=1)
    ]
    players = table.game.rules.seats
    fewest, most = players.start, players.stop - 1
    title = words("lobby-title", game=words(table.row.game), fewest=fewest, most=most, more=most - fewest)
    endings = {"lobby": words("lobby-how"), "stopped": words("lobby-closed", players=len(table.seats))}
    ending = endings.get(table.row.status) or words("lobby-started", players=len(seats))
    options = table.game.options.text(table.row.setup, words)
    word = table.row.duplicate
    duplicate = [] if word is None else [words("lobby-duplicate", word=word)]
    about = [words(key) for key in table.game.teaching.about]
    thread = [] if table.row.parent_id is None else [words("lobby-place", thread=f"<#{table.row.channel_id}>")]
    text = "\n".join([title, *about, *(seats or [words("lobby-empty")]), *duplicate, *options, *thread, ending])
    return Post(text=text, pictures=_pictures(table), buttons=_buttons(table), role="lobby")


def _pictures(table: Table) -> tuple[Picture, ...]:
    """Return what a lobby shows of what is being opened."""
    if table.game.options.picture is None:
        return ()
    return (picture_of(table.row.game, table.game.options.picture(table.row.setup, table.words)),)


def _buttons(table: Table) -> tuple[Button, ...]:
    is_settled = table.settings.place == "channel" or table.row.parent_id is not None
    styles = dict(LOBBY_VERBS if is_settled else (*LOBBY_VERBS, *IN_THREADS))
    if len(table.seats) >= table.game.rules.seats.start:
        styles["join"] = "secondary"  # the bright button is the one that is next for most
    if table.row.parent_id is not None:
        del styles["thread"]
    buttons = tuple(
        CustomId(verb, *table.board).button(
            table.words(f"lobby-{verb}"),
            style=style,
            disabled=_is_disabled(verb, len(table.seats), table.game.rules.seats),
            in_thread=verb == "thread",
        )
        for verb, style in (styles.items() if table.row.status == "lobby" else ())
        if verb != "opponent" or table.game.rules.opponents is not None
    )
    taught = (*primer_button(table), *lessons_button(table.words, table.game))
    return (*buttons, *taught) if table.row.status in LEARNT else buttons


def _is_disabled(verb: str, taken: int, seats: range) -> bool:
    """Whether too few have joined to start, or so many that nobody else can."""
    return (verb in STARTS and taken < seats.start) or (verb in SEEKS and taken == seats.stop - 1)


def search_post(table: Table, who: str, people: Sequence[PersonRow], now: datetime) -> Post:
    """Return the post by which a lobby looks for players, with a button to join it; `people` have joined already.

    Those of them who show it are told of with the hours in which they play, which everybody sees by their own clock.
    """
    words, names = table.words, {seat.person_id: seat.name for seat in table.seats}
    hours = [
        words("search-hours", who=plain(names[person.person_id]), begin=f"<t:{begin}:t>", end=f"<t:{end}:t>")
        for person in people
        if person.hours == "shown" and (awake := next_hours(person, now)) is not None
        for begin, end in [(int(moment.timestamp()) for moment in awake)]
    ]
    text = "\n".join([words("search", who=plain(who), game=words(table.row.game)), *hours])
    button = CustomId("join", *table.board).button(words("search-join"), style="primary")
    return Post(text=text, buttons=(button,), role="search")


def search_message(table: Table, message_id: int | None) -> Post:
    """Return the direct message that tells somebody who wants it of a lobby that looks for players."""
    here = table.row.parent_id or table.row.channel_id
    link = address(table.row.guild_id, here, message_id)
    return Post(text=table.words("search-told", game=table.words(table.row.game), link=link), role="direct")


def summary_post(table: TableView) -> Post:
    """Return the message that is edited with every change: who plays and where, how the game stands, who is next."""
    words = table.words
    title = words("summary-title", game=words(table.row.game), names=words.listing(list(table.names)))
    place = words("summary-place", thread=f"<#{table.row.channel_id}>")
    return Post(text="\n".join([title, *_lines(table), place]), pictures=_pictures(table), role="summary")


def result_post(table: TableView) -> Post:
    """Return the message by which the channel hears how the game has ended, with its last board."""
    frame = table.game.show.board(table.started_match.state, table.names, table.words)
    thread = f"<#{table.row.channel_id}>"
    text = table.words("summary-result", thread=thread, standings=frame.sentence)
    board = text_board(table, table.started_match.state)
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
