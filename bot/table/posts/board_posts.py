"""What happened at a table becomes the posts that its channel is owed."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.table.guesses import guessable
from bot.table.post_rows import PostRole
from bot.table.posts.answer_posts import with_question, with_roles
from bot.table.posts.calls import is_resumed
from bot.table.posts.chapter_posts import group_posts
from bot.table.posts.custom_id import CustomId
from bot.table.posts.final_post import closing_post
from bot.table.posts.plan_posts import as_planned, plan_button
from bot.table.posts.post import (
    PICTURES_PER_MESSAGE,
    TEXT_LIMIT,
    Button,
    ButtonStyle,
    Post,
    joined,
    lobby_pictures,
    picture_of,
)
from bot.table.posts.round_post import in_rounds
from bot.table.posts.turn_name import turn_name
from bot.table.table import Table, TableView
from bot.table.texts import clipped, plain
from engine.core import AnyTurn, Seat, told_together
from render.core import Frame

LOBBY_VERBS: Final[tuple[tuple[str, ButtonStyle], ...]] = (
    ("join", "primary"),
    ("leave", "secondary"),
    ("opponent", "secondary"),
    ("start", "success"),
    ("thread", "secondary"),
)

IN_THREADS: Final[tuple[tuple[str, ButtonStyle], ...]] = (("start", "secondary"), ("thread", "success"))
"""How those buttons look that differ at a table whose games are played in threads."""


GUESS: Final = "guess"
"""The verb of the button by which people guess."""

STARTS: Final = ("start", "thread")
"""The verbs of buttons that cannot be pressed while too few have joined."""

LONGEST_CALL: Final = 200
"""So many characters of a message are kept for whom it calls, and for the standings."""


def lobby_post(table: Table) -> Post:
    """Show the lobby: who has joined, and how to join, leave and start; without buttons once it is closed."""
    words = table.words
    seats = [
        words("lobby-seat", number=number, name=name, side=table.game.side_name(seat.side, words))
        for number, (seat, name) in enumerate(zip(table.seats, table.names, strict=True), start=1)
    ]
    players = table.game.rules.seats
    fewest, most = players.start, players.stop - 1
    title = words("lobby-title", game=words(table.row.game), fewest=fewest, most=most, more=most - fewest)
    endings = {"lobby": words("lobby-how"), "stopped": words("lobby-closed", players=len(table.seats))}
    ending = endings.get(table.row.status) or words("lobby-started", players=len(seats))
    options = table.game.options_text(table.row.setup, words)
    about = [words(key) for key in table.game.about]
    text = "\n".join([title, *about, *(seats or [words("lobby-empty")]), *options, ending])
    styles = dict(LOBBY_VERBS if table.settings.place == "channel" else (*LOBBY_VERBS, *IN_THREADS))
    buttons = tuple(
        Button(
            id=str(CustomId(verb, *table.board)),
            label=words(f"lobby-{verb}"),
            style=style,
            disabled=verb in STARTS and len(seats) < players.start,
            in_thread=verb == "thread",
        )
        for verb, style in (styles.items() if table.row.status == "lobby" else ())
        if verb != "opponent" or table.game.rules.opponents is not None
    )
    if buttons and table.game.primer:
        primer = CustomId("primer", *table.board, f"{table.row.game}.0")
        buttons = (*buttons, Button(id=str(primer), label=words("lobby-primer")))
    return Post(text=text, pictures=lobby_pictures(table), buttons=buttons, role="lobby")


def turn_posts(
    before: TableView,
    after: TableView,
    *,
    heading: str = "",
    score: str = "",
    prophet: str = "",
    chosen: int | None = None,
) -> tuple[Post, ...]:
    """Tell the turns by which `before` became `after` as far as the game tells them now, and call the next player.

    Turns that are told together are one post, and so are moves of programs in a row; a walk as many as its pictures
    need. After what nobody chose comes the
    board as it stands then. The first post has the heading, the board after what nobody chose the score, the last one
    the call and the controls; after the standings of a game that is over comes one with what is left of it, and who
    was the best `prophet`. What people chose after the first `chosen` turns had been planned.
    """
    turns = after.started_match.journal.turns
    is_told = before.started_match.is_told
    due = [group for group in told_together(turns, since=before.turn) if group.stop > before.turn or not is_told]
    if not due:
        return (board_post(after, heading=heading),) if heading else ()
    told = due[-1]
    if not heading and len(due) == 1:
        due = [with_question(before, after, told)]
    parts, first, posts = _parts(before, after, due[0].start), due[0].start, list[Post]()
    programs_since: int | None = None
    for group in due:
        telling = group_posts(after, parts[group.start - first :], group)
        if chosen is not None and group.start >= chosen:
            telling = as_planned(after, telling, turns[group.start : group.stop])
        if group.stop == len(turns) and not in_rounds(after):
            telling = with_roles(after, telling, is_answer=group != told)
        posts += [msgspec.structs.replace(post, turn=group.stop) for post in telling]
        programs_since = _told_together(after, posts, group, programs_since)
    if heading:
        # What stands in a heading must not go with the next move: it has a message of its own.
        text = clipped(f"{heading}\n{posts[0].text}", TEXT_LIMIT)
        posts[0] = msgspec.structs.replace(posts[0], text=text, role="board")
    if turns[due[-1].stop - 1].seat is None:
        posts += (
            [_as_board(after, posts.pop(), score)]
            if _shows_board(after, posts[-1])
            else _new_board(after, posts, score)
        )
    else:
        ending = _board(after).sentence if after.standings else ""
        posts[-1] = _with_call(after, posts[-1], ending="" if ending in posts[-1].text else ending)
    if is_resumed(before, after):
        posts[-1] = msgspec.structs.replace(posts[-1], mention=None)
    return (*posts, closing_post(after, prophet=prophet)) if after.standings else tuple(posts)


def _told_together(after: TableView, posts: list[Post], group: range, since: int | None) -> int | None:
    """Let the last post tell moves of programs with those before it, and say why; return the first turn that it tells.

    `since` is that of the post before it; None for a post of anything else.
    """
    if not _is_by_programs(after, after.started_match.journal.turns[group.start : group.stop]):
        return None
    if since is not None and (in_rounds(after) or _can_join(posts[-2:])):
        posts[-2:] = posts[-1:] if in_rounds(after) else [joined(posts[-2:], between="\n")]
    else:
        since = group.start
    if may_be_asked(after):
        posts[-1] = msgspec.structs.replace(posts[-1], buttons=(reasons_button(after, since, group.stop),))
    return since


def _shows_board(after: TableView, post: Post) -> bool:
    """Whether the last picture of what nobody chose is the board; that of a round goes on being edited by itself."""
    return after.game.luck_shows_board and bool(post.pictures) and not in_rounds(after)


def _as_board(after: TableView, post: Post, score: str) -> Post:
    """Let what tells a turn that nobody chose be the board that follows it, with its headline below the score."""
    board = after.game.show.text(after.words, after.started_match.state)
    headline = "\n".join(line for line in (score, _board(after).sentence) if line)
    return _with_call(after, msgspec.structs.replace(post, board=board), ending=headline)


def _new_board(after: TableView, posts: list[Post], score: str) -> list[Post]:
    """Return the board that follows what nobody chose, below the score; what is edited has the score before it."""
    if not in_rounds(after):
        return [board_post(after, heading=score)]
    if score:
        text = clipped(f"{posts[-1].text}\n{score}", TEXT_LIMIT)
        posts[-1] = msgspec.structs.replace(posts[-1], text=text)
    return [board_post(after)]


def _is_by_programs(table: Table, turns: Sequence[AnyTurn]) -> bool:
    return all(turn.seat is not None and table.seats[turn.seat].is_program for turn in turns)


def _can_join(posts: Sequence[Post]) -> bool:
    """Whether moves of programs fit into one message with a line and a picture each, and a call below."""
    pictures = sum(len(post.pictures) for post in posts)
    letters = sum(len(post.text) + 1 for post in posts)
    are_plain = all(post.film is None and not post.paced and post.role != "question" for post in posts)
    return are_plain and pictures <= PICTURES_PER_MESSAGE and letters <= TEXT_LIMIT - LONGEST_CALL


def _parts(before: TableView, after: TableView, first: int) -> list[tuple[Any, AnyTurn]]:
    """Return what was played after the first turns; after the end of a game that hid something, all of it is open."""
    is_known = first == before.turn and (after.standings is None or after.game.rules.is_open)
    position = before.started_match.state if is_known else None
    return list(after.started_match.played_since(first, position=position))


def board_post(table: TableView, *, heading: str = "") -> Post:
    """Show the board as it stands, with its headline below the heading, and call the next player."""
    frame = _board(table)
    text = "\n".join(line for line in (heading, frame.sentence) if line)
    board = table.game.show.text(table.words, table.started_match.state)
    role: PostRole = "round" if in_rounds(table) and not heading else "board"
    return _with_call(table, Post(text=text, pictures=(picture_of(table.row.game, frame),), board=board, role=role))


def taken_back_post(before: TableView, after: TableView, seat: Seat, *, back: int) -> Post:
    """Show the board as it is again after the player at `seat` took back a turn, with which `back` turns went."""
    turn = before.started_match.journal.turns[-back]
    chapters = after.game.show.chapters(after.started_match.state, [turn], before.names, before.words)
    heading = after.words("taken-back", name=after.names[seat], what=chapters[0].caption)
    return board_post(after, heading=heading)


def _board(table: TableView) -> Frame:
    return table.game.show.board(table.started_match.state, table.names, table.words)


def _with_call(table: TableView, post: Post, *, ending: str = "") -> Post:
    called = table.called
    call = ""
    if called is not None:
        key = "next-interrupt" if table.is_interrupted else "next" if len(table.to_act) == 1 else "next-several"
        side = table.game.side_name(called.side, table.words)
        who = plain(called.name) if called.is_program else f"<@{called.person_id}>"
        call = table.words("next-program" if called.is_program else key, who=who, side=side)
    body = clipped("\n".join(line for line in (post.text, ending) if line), TEXT_LIMIT - len(call) - 1)
    return msgspec.structs.replace(
        post,
        text="\n".join(line for line in (body, call) if line),
        mention=None if called is None or called.is_program else called.person_id,
        ping="" if called is None else table.words("call", who=who, side=side),
        revision=table.row.revision,
        buttons=(*board_buttons(table), *plan_button(table), *question(table), *post.buttons),
    )


def board_buttons(table: TableView) -> tuple[Button, ...]:
    """Return the controls of the current board for people who are to act: none when nobody is."""
    if all(seat.is_program for seat in table.to_act):
        return ()
    return tuple(
        Button(
            id=str(CustomId(verb, *table.board)),
            label=table.words(label),
            style="primary" if number == 0 else "secondary",
        )
        for number, (verb, label) in enumerate(table.game.board_verbs(table.started_match.state))
    )


def may_be_asked(table: TableView) -> bool:
    """Whether programs say to everybody why they moved: reasons could tell what only their seat knows."""
    return table.game.rules.is_open


def reasons_button(table: TableView, first: int, stop: int) -> Button:
    """Return the button by which programs say why they played some turns, counted from 0."""
    rest = f"{first}.{turn_name(table, stop - 1)}"
    return Button(id=str(CustomId("reasons", *table.board, rest)), label=table.words("reasons-why"), is_lasting=True)


def question(table: TableView) -> tuple[Button, ...]:
    """Return the button by which people guess; none while there is nothing to guess."""
    guessing = table.game.guessing
    if guessing is None or not table.to_act or not guessable(table, table.words):
        return ()
    return (Button(id=str(CustomId(GUESS, *table.board)), label=table.words(guessing.question)),)
