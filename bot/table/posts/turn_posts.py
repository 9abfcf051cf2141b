"""The posts of turns that were played: they are told, and the board below them calls whoever is next."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.table.posts.answer_posts import with_question, with_role
from bot.table.posts.board_posts import board_frame, board_post, may_be_asked, why_button, with_call
from bot.table.posts.calls import is_resumed
from bot.table.posts.chapter_posts import chapter_posts, with_film_of_phase
from bot.table.posts.final_post import closing_post
from bot.table.posts.plan_posts import as_planned
from bot.table.posts.post import TEXT_LIMIT, Post
from bot.table.posts.program_posts import can_be_a_row, row_begin, row_posts
from bot.table.posts.round_post import in_rounds, round_post
from bot.table.table import Table, TableView
from bot.table.texts import clipped
from engine.core import AnyTurn, turns_by_post


def turn_posts(
    before: TableView,
    after: TableView,
    *,
    heading: str = "",
    score: str = "",
    prophet: str = "",
    chosen: int | None = None,
    is_thought: bool = False,
) -> tuple[Post, ...]:
    """Tell the turns by which `before` became `after` as far as the game tells them now, and call the next player.

    Turns that are told together are one post, and so are moves of programs in a row; a walk as many as its pictures
    need. After what nobody chose comes the board as it stands then. The first post has the heading, the board after
    what nobody chose the score, the last one the call and the controls; after the standings of a game that is over
    comes one with what is left of it, and who was the best `prophet`. What people chose after the first `chosen` turns
    had been planned. Why the first turn was played can be asked where it `is_thought` of by a stand-in, as below moves
    of programs.
    """
    due = _due(before, after)
    if not due:
        return (board_post(after, heading=heading),) if heading else ()
    whole = due if heading or len(due) > 1 else [with_question(before, after, due[0])]
    posts, behind = _new_posts(before, after, whole, chosen=chosen, thought=before.turn if is_thought else None)
    if not heading and not in_rounds(after):
        posts[-1] = with_role(after, posts[-1], is_answer=whole != due)
    if heading:
        # What stands in a heading must not go with the next move: it has a message of its own.
        text = clipped(f"{heading}\n{posts[0].text}", TEXT_LIMIT)
        posts[0] = msgspec.structs.replace(posts[0], text=text, role="board")
    is_chance = after.started_match.journal.turns[due[-1].stop - 1].seat is None
    posts = _with_board(after, posts, score) if is_chance else _with_standings(after, posts)
    if is_resumed(before, after):
        posts[-1] = msgspec.structs.replace(posts[-1], mention=None)
    return (*posts, *behind, closing_post(after, prophet=prophet)) if after.standings else (*posts, *behind)


def _due(before: TableView, after: TableView) -> list[range]:
    """Return which turns are told now, each time those that are told together."""
    groups = turns_by_post(after.started_match.journal.turns, since=before.turn)
    is_posted = before.started_match.is_posted
    return [group for group in groups if group.stop > before.turn or not is_posted]


def _new_posts(
    before: TableView, after: TableView, due: Sequence[range], *, chosen: int | None, thought: int | None
) -> tuple[list[Post], list[Post]]:
    """Return the posts of turns that are told now, and the film of a phase that ends with the last of them.

    Of turns after the first `chosen` ones they say that they were planned. Whoever stands in has played the turn
    `thought`.
    """
    turns, first = after.started_match.journal.turns, due[0].start
    parts = _parts(before, after, first)
    posts, film = list[Post](), list[Post]()
    programs_since: int | None = None
    for group in due:
        for piece in [group] if in_rounds(after) else with_film_of_phase(after, group):
            if isinstance(piece, Post):
                film = [msgspec.structs.replace(piece, turn=group.stop)]
                continue
            new = _posts_of(after, parts[piece.start - first :], piece)
            if chosen is not None and piece.start >= chosen:
                new = as_planned(after, new, turns[piece.start : piece.stop])
            posts += [*film, *(msgspec.structs.replace(post, turn=group.stop) for post in new)]
            film = []
            programs_since = _join_row_of_programs(after, posts, piece, programs_since)
            if thought is not None and thought in piece and may_be_asked(after):
                posts[-1] = msgspec.structs.replace(posts[-1], buttons=(why_button(after, thought, piece.stop),))
    return posts, film


def _posts_of(after: TableView, parts: Sequence[tuple[Any, AnyTurn]], piece: range) -> list[Post]:
    """Return the posts that tell some turns, from the parts that begin with them; the last has the board as text."""
    match = after.started_match
    posts = chapter_posts(after, parts[: len(piece)])
    if match.journal.turns[piece.stop - 1].seat is None:
        return posts
    state = match.state if piece.stop == len(match.journal.turns) else parts[len(piece)][0]
    posts[-1] = msgspec.structs.replace(posts[-1], board=after.game.show.text(after.words, state))
    return [round_post(after, posts, turns=piece.stop)] if in_rounds(after) else posts


def _parts(before: TableView, after: TableView, first: int) -> list[tuple[Any, AnyTurn]]:
    """Return what was played after the first turns; after the end of a game that hid something, all of it is open."""
    is_known = first == before.turn and (after.standings is None or after.game.rules.is_open)
    position = before.started_match.state if is_known else None
    return list(after.started_match.played_since(first, position=position))


def _join_row_of_programs(after: TableView, posts: list[Post], group: range, since: int | None) -> int | None:
    """Let the last post tell moves of programs with those before it, and say why; return the first turn that it tells.

    `since` is that of the post before it; None for a post of anything else.
    """
    if not _is_by_programs(after, after.started_match.journal.turns[group.start : group.stop]):
        return None
    asks = after.is_interrupted and group.stop == after.turn  # an answer takes the place of a question, and of no more
    row = slice(len(posts) - 1 if since is None else row_begin(posts, since), None)
    if in_rounds(after) and since is not None:
        posts[row] = posts[-1:]
    elif since is not None and not asks and can_be_a_row(posts[row]):
        posts[row] = row_posts(after, posts[row])
    else:
        since = group.start
    if may_be_asked(after):
        posts[-1] = msgspec.structs.replace(posts[-1], buttons=(why_button(after, since, group.stop),))
    return since


def _is_by_programs(table: Table, turns: Sequence[AnyTurn]) -> bool:
    return all(turn.seat is not None and table.seats[turn.seat].is_program for turn in turns)


def _with_board(after: TableView, posts: Sequence[Post], score: str) -> list[Post]:
    """Return posts of which the last tells what nobody chose, with the score and the board that follows it."""
    *before, last = posts
    if in_rounds(after):  # what is edited has the score before it, and goes on being edited by itself
        text = clipped(f"{last.text}\n{score}", TEXT_LIMIT) if score else last.text
        return [*before, msgspec.structs.replace(last, text=text), board_post(after)]
    if after.game.acting.luck_shows_board and last.pictures:  # its last picture is the board
        headline = "\n".join(line for line in (score, board_frame(after).sentence) if line)
        board = after.game.show.text(after.words, after.started_match.state)
        return [*before, with_call(after, msgspec.structs.replace(last, board=board), ending=headline)]
    return [*posts, board_post(after, heading=score)]


def _with_standings(after: TableView, posts: Sequence[Post]) -> list[Post]:
    """Return posts of which the last tells a move, with the call below it, and the standings unless it tells them."""
    *before, last = posts
    ending = board_frame(after).sentence if after.standings else ""
    return [*before, with_call(after, last, ending="" if ending in last.text else ending)]
