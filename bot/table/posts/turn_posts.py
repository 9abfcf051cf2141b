"""The posts of turns that were played: they are told, and the board below them calls whoever is next."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from bot.table.posts.board_posts import (
    board_frame,
    board_post,
    in_rounds,
    may_be_asked,
    text_board,
    why_button,
    with_call,
)
from bot.table.posts.calls import is_there
from bot.table.posts.chapter_posts import chapter_posts
from bot.table.posts.custom_id import CustomId
from bot.table.posts.final_post import closing_post
from bot.table.posts.post import PICTURES_PER_MESSAGE, TEXT_LIMIT, Button, Picture, Post, film_of, joined, picture_of
from bot.table.posts.story import PhaseFilm, Story, Told
from bot.table.table import TableView
from bot.table.texts import clipped, last_lines, unescaped
from engine.core import AnyTurn
from render.core import Words
from render.core.composition import Shape, shape_of
from render.core.show import LONGEST_ALT

LONGEST_CALL: Final = 200
"""How many characters of a message are kept free for the call, and for the standings."""

LONGEST_ROUND: Final = 1000
"""How many characters of a round its board tells, those of the last moves: a phone shows them above the picture."""


class _Row(NamedTuple):
    """Turns that are told together, or moves of programs in a row."""

    told: list[Told]
    """What is told."""
    posts: list[Post]
    """The posts that tell each of it by itself."""


def by_rounds(table: TableView) -> TableView:
    """Return a table as if its moves were told on the board of their round, as channels that watch are told them."""
    settings = msgspec.json.encode(table.settings.changed({"posts": "round"}))
    return replace(table, row=msgspec.structs.replace(table.row, settings=settings))


def turn_posts(story: Story) -> tuple[Post, ...]:
    """Tell a story, and call the next player; where there is only a heading, show the board below it.

    Turns that are told together are one post, and so are moves of programs in a row; a walk as many as its pictures
    need. After what nobody chose comes the board as it stands then. The first post has the heading, the board after
    what nobody chose the score, the last one the call and the controls. After the standings of a game that is over
    comes one with what is left of it, and who was the best prophet.
    """
    table, posts = story.table, [post for row in _rows(story) for post in _row_posts(story.table, row)]
    if not posts:
        return (board_post(table, heading=story.heading),) if story.heading else ()
    if story.role is not None:
        posts[-1] = msgspec.structs.replace(posts[-1], role=story.role)
    if story.heading:
        # What stands in a heading must not go with the next move: it has a message of its own.
        text = clipped(f"{story.heading}\n{posts[0].text}", TEXT_LIMIT)
        posts[0] = msgspec.structs.replace(posts[0], text=text, role="board")
    posts = _with_board(table, posts, story.score) if story.told[-1].is_luck else _with_standings(table, posts)
    if story.is_resumed or (in_rounds(table) and is_there(table)):
        posts[-1] = msgspec.structs.replace(posts[-1], mention=None)
    posts += [] if story.film is None else [_film_post(table, story.film)]
    return (*posts, closing_post(table, prophet=story.prophet)) if table.standings else tuple(posts)


def _rows(story: Story) -> list[_Row]:
    """Return what happened with its posts, moves of programs in a row together as far as a message has room."""
    rows = list[_Row]()
    for told in story.told:
        new = _Row([told], _posts_of(story.table, told))
        if rows and _is_one_row(story, rows[-1], new):
            rows[-1] = _Row(rows[-1].told + new.told, rows[-1].posts + new.posts)
        else:
            rows.append(new)
    return rows


def _is_one_row(story: Story, row: _Row, new: _Row) -> bool:
    """Whether moves of programs are told with those before them, with a line and a picture each and a call.

    What ends with a question is not: its answer takes the place of the question, and of no more.
    """
    (told,), posts = new.told, row.posts + new.posts
    if not (row.told[-1].are_by_programs and told.are_by_programs) or told.film is not None:
        return False
    if in_rounds(story.table):
        return True
    asks = told is story.told[-1] and story.table.is_interrupted
    pictures = sum(len(post.pictures) for post in posts)
    letters = sum(len(post.text) + 1 for post in posts)
    are_plain = all(post.film is None and not post.paced for post in posts)
    return not asks and are_plain and pictures <= PICTURES_PER_MESSAGE and letters <= TEXT_LIMIT - LONGEST_CALL


def _posts_of(table: TableView, told: Told) -> list[Post]:
    """Return the posts that tell some turns; the last one has the board as text."""
    posts = chapter_posts(table, told.parts)
    if not told.is_luck:
        posts[-1] = msgspec.structs.replace(posts[-1], board=text_board(table, told.position))
        posts = [_round_post(table, posts[-1], turns=told.turns.stop)] if in_rounds(table) else posts
    elif in_rounds(table) and posts[-1].role == "board" and _shows_board(table, posts[-1]):
        posts[-1] = msgspec.structs.replace(posts[-1], role="round-start")
    if told.planned_by is not None:
        line = table.words("plan-played", who=table.names[told.planned_by])
        text = f"{clipped(posts[0].text, TEXT_LIMIT - len(line) - 1)}\n{line}"
        posts[0] = msgspec.structs.replace(posts[0], text=text)
    return [msgspec.structs.replace(post, turn=told.stands_after) for post in posts]


def _row_posts(table: TableView, row: _Row) -> list[Post]:
    """Return the posts of a row, with the film in front of it, and below it the button that asks why it was played."""
    (first, *others), posts = row
    if others:
        posts = posts if in_rounds(table) else _together(table, posts)
    since = first.turns.start if first.are_by_programs else first.thought
    if since is not None and may_be_asked(table):
        button = why_button(table, since, row.told[-1].turns.stop)
        posts[-1] = msgspec.structs.replace(posts[-1], buttons=(*posts[-1].buttons, button))
    return posts if first.film is None else [_film_post(table, first.film), *posts]


def _together(table: TableView, posts: Sequence[Post]) -> list[Post]:
    """Return posts that tell moves in a row as one for all but the last, and that one.

    A message crops several pictures, but for some numbers of a shape (`render.core.composition`): the newest board is
    none of them, and those before it take the shape in which they are seen whole, or become one picture where the game
    has one for moves in a row. They are one post altogether in a game with one shape of pictures.
    """
    show = table.game.show
    if show.together is not None and all(len(post.pictures) == 1 for post in posts):
        scenes = [msgspec.convert(picture.scene, show.scene) for post in posts[:-1] for picture in post.pictures]
        return [*_with_fewer_pictures(table.words, posts[:-1], show.together(scenes)), posts[-1]]
    if show.shaped is None:
        return [joined(posts, between="\n")]
    before, last = joined(posts[:-1], between="\n"), posts[-1]
    shape = shape_of(len(before.pictures))
    pictures = tuple(_shaped(table, picture, shape) for picture in before.pictures)
    return [msgspec.structs.replace(before, pictures=pictures, shape=shape, buttons=()), last]


def _shaped(table: TableView, picture: Picture, shape: Shape) -> Picture:
    show = table.game.show
    if show.shaped is None:
        return picture
    scene = show.shaped(msgspec.convert(picture.scene, show.scene), shape)
    return msgspec.structs.replace(picture, scene=msgspec.to_builtins(scene))


def _with_fewer_pictures(words: Words, posts: Sequence[Post], shown: Sequence[tuple[int, Any]]) -> Iterator[Post]:
    """Return a post for each of some scenes, which show so many of the posts each; its alt text tells all of them."""
    rest = iter(posts)
    for number, scene in shown:
        *earlier, newest = islice(rest, number)
        (picture,), lines = newest.pictures, [unescaped(post.text).replace("**", "") for post in earlier]
        alt = clipped(words.sentences((*lines, picture.alt)), LONGEST_ALT)
        picture = msgspec.structs.replace(picture, scene=msgspec.to_builtins(scene), alt=alt)
        post = joined([*earlier, newest], between="\n")
        yield msgspec.structs.replace(post, pictures=(picture,), buttons=())


def _film_post(table: TableView, film: PhaseFilm) -> Post:
    """Return the film of a phase; where it cannot be posted, a picture of what it leads to takes its place."""
    show, game = table.game.show, table.row.game
    still = picture_of(game, show.board(film.position, table.names, table.words))
    shot = film_of(game, film.parts, show.film_alt(table.words, table.names, film.parts), table.words)
    return Post(text=table.words("phase-film"), film=shot, pictures=(still,), turn=film.stands_after)


def _round_post(table: TableView, last: Post, *, turns: int) -> Post:
    """Return the board of the round after so many turns of the match, for the post of the last move's last picture.

    It is one message, which is edited after each move: how the game stands, and each move of the round so far.
    """
    played, match = table.started_match.journal.turns[:turns], table.started_match
    first = next((number for number in range(turns, 0, -1) if played[number - 1].seat is None), 0)
    is_over = table.game.rules.standings(match.after(turns)) is not None  # which is told below the move that ended it
    stands = table.game.show.board(match.after(first if is_over else turns), table.names, table.words).sentence
    shown = (
        first - 1 if first and table.game.acting.luck_shows_board else first
    )  # where no other message tells the luck
    moves = [line for line in _moves(table, shown, turns) if line]
    return msgspec.structs.replace(
        last,
        text="\n".join((stands, *last_lines(moves, LONGEST_ROUND, else_first=table.words("round-left-out")))),
        pictures=last.pictures[-1:],
        film=None,
        role="round",
        buttons=_earlier(table, turns - 1) if turns - 1 > first else (),
    )


def _earlier(table: TableView, page: int) -> tuple[Button, ...]:
    """Return the button that leads to the picture of a turn that the board of a round showed before."""
    button = CustomId("rewatch", *table.board, str(page))
    return (Button(id=str(button), label=table.words("round-earlier"), is_lasting=True),)


def _moves(table: TableView, first: int, last: int) -> Iterator[str]:
    together = list[tuple[Any, list[AnyTurn]]]()
    for before, turn in islice(table.started_match.played_since(first), last - first):
        if turn.is_forced and together:
            together[-1][1].append(turn)
        else:
            together.append((before, [turn]))
    for before, turns in together:
        for chapter in table.game.show.chapters(before, turns, table.names, table.words):
            yield chapter.caption


def _with_board(table: TableView, posts: Sequence[Post], score: str) -> list[Post]:
    """Return posts of which the last tells what nobody chose, with the score and the board that follows it."""
    *before, last = posts
    shows_board = _shows_board(table, last)
    if in_rounds(table) and not shows_board:
        # What is edited has the score before it, and goes on being edited by itself.
        text = clipped(f"{last.text}\n{score}", TEXT_LIMIT) if score else last.text
        return [*before, msgspec.structs.replace(last, text=text), board_post(table)]
    if shows_board:
        headline = "\n".join(line for line in (score, board_frame(table).sentence) if line)
        board = text_board(table, table.started_match.state)
        return [*before, with_call(table, msgspec.structs.replace(last, board=board), ending=headline)]
    return [*posts, board_post(table, heading=score)]


def _shows_board(table: TableView, luck: Post) -> bool:
    """Whether the last picture of a post that tells what nobody chose is the board."""
    return bool(table.game.acting.luck_shows_board and luck.pictures)


def _with_standings(table: TableView, posts: Sequence[Post]) -> list[Post]:
    """Return posts of which the last tells a move, with the call below it, and the standings unless it tells them."""
    *before, last = posts
    ending = board_frame(table).sentence if table.standings else ""
    return [*before, with_call(table, last, ending="" if ending in last.text else ending)]
