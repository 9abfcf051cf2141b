"""The post of a lobby: who has joined, and the buttons by which people come, go and begin."""

from typing import Final

from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button, ButtonStyle, Post, lobby_pictures
from bot.table.table import Table

LOBBY_VERBS: Final[tuple[tuple[str, ButtonStyle], ...]] = (
    ("join", "primary"),
    ("leave", "secondary"),
    ("opponent", "secondary"),
    ("start", "success"),
    ("thread", "secondary"),
)

IN_THREADS: Final[tuple[tuple[str, ButtonStyle], ...]] = (("start", "secondary"), ("thread", "success"))
"""How those buttons look that differ at a table whose games are played in threads."""

STARTS: Final = ("start", "thread")
"""The verbs of buttons that cannot be pressed while too few have joined."""

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
    about = [words(key) for key in table.game.teaching.about]
    text = "\n".join([title, *about, *(seats or [words("lobby-empty")]), *options, ending])
    return Post(text=text, pictures=lobby_pictures(table), buttons=_buttons(table), role="lobby")


def _buttons(table: Table) -> tuple[Button, ...]:
    styles = dict(LOBBY_VERBS if table.settings.place == "channel" else (*LOBBY_VERBS, *IN_THREADS))
    buttons = tuple(
        Button(
            id=str(CustomId(verb, *table.board)),
            label=table.words(f"lobby-{verb}"),
            style=style,
            disabled=verb in STARTS and len(table.seats) < table.game.rules.seats.start,
            in_thread=verb == "thread",
        )
        for verb, style in (styles.items() if table.row.status == "lobby" else ())
        if verb != "opponent" or table.game.rules.opponents is not None
    )
    if table.row.status not in LEARNT or not table.game.teaching.primer:
        return buttons
    primer = CustomId("primer", *table.board, f"{table.row.game}.0")
    return (*buttons, Button(id=str(primer), label=table.words("lobby-primer")))
