"""A demon phase of Claustrophobia is posted as a film, where the table has films."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import msgspec
import pytest

from bot.games.claustrophobia.table_game import CLAUSTROPHOBIA_AT_TABLE
from bot.table import Table, TableView
from bot.table.posts.post import Post
from bot.table.posts.story import story_of
from bot.table.posts.turn_posts import turn_posts
from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.cards.decks import ADVANTAGE_LUCK, EVENT_LUCK
from engine.claustrophobia.events import GameTurn
from engine.claustrophobia.events.rounds import RoundEnded
from engine.claustrophobia.events.tunnels import NamingOwed
from engine.claustrophobia.state import State
from engine.core import AnyMatch, Match
from render.claustrophobia.text.turn_text import turn_line
from render.core import words_in
from render.studio import FilmJob, make
from tests.bot.table.tables import seats, table
from tests.engine.claustrophobia.opponents.balance import whole_game
from tests.engine.claustrophobia.random_games import random_game

WORDS = words_in("en")


@cache
def random_match_in_air() -> AnyMatch:
    """Return the match whose turns are looked at."""
    return random_game(Setup("air"), 2, orders=0)


def at(match: AnyMatch, **chosen: str) -> Table:
    """Return the table of a match, which posts each move if nothing else is chosen."""
    settings = {"posts": "each-move", **chosen}
    row = table(None, (), status="running").row
    row = msgspec.structs.replace(
        row, game=CLAUSTROPHOBIA.key, status="running", settings=msgspec.json.encode(settings)
    )
    return Table(row, CLAUSTROPHOBIA_AT_TABLE, seats(("Ada", "humans"), ("Ben", "demons")), match)


def at_program(match: AnyMatch) -> TableView:
    """Return the table of a match whose demons a program plays."""
    table = at(match)
    ada, ben = table.seats
    return Table(table.row, table.game, (ada, msgspec.structs.replace(ben, level="steady")), match).public


def posts_of_round(number: int, **settings: str) -> list[tuple[Post, ...]]:
    """Return the posts of the turns around the end of a round."""
    journal = random_match_in_air().journal
    turns = journal.turns
    ends = [place for place, turn in enumerate(turns) if any(isinstance(e, RoundEnded) for e in turn.events)]
    last = ends[number - 1]
    matches = [
        Match.fold(CLAUSTROPHOBIA, msgspec.structs.replace(journal, turns=turns[:played]))
        for played in range(last - 1, last + 4)
    ]
    tables = [at(match, **settings).public for match in matches]
    return [turn_posts(story_of(before, after)) for before, after in pairwise(tables)]


def films(told: list[tuple[Post, ...]]) -> list[Post]:
    return [post for posts in told for post in posts if post.film is not None]


@pytest.mark.parametrize("pictures", ["film+steps", "film"])
def test_the_demon_phase_is_a_film_before_the_next_board_and_calls_nobody(pictures: str) -> None:
    told = posts_of_round(4, pictures=pictures)
    (shown,) = films(told)
    (posts,) = (posts for posts in told if shown in posts)
    assert shown.text == WORDS("phase-film")
    assert (shown.mention, shown.buttons, len(shown.pictures)) == (None, (), 1)
    assert posts[-1] is not shown
    assert posts[-1].buttons, "the board with its controls is the last post"
    film = shown.film
    assert film is not None
    assert film.alt
    job = msgspec.json.decode(msgspec.json.encode(FilmJob(film.game, film.parts, film.language)), type=FilmJob)
    assert (make(job) or b"").startswith(b"GIF89a")


def test_a_film_follows_the_post_of_its_last_move() -> None:
    shown = set[bool]()
    for number in range(1, 6):
        told = [post for posts in posts_of_round(number) for post in posts]
        for place, post in enumerate(told):
            if post.film is not None:
                part = post.film.parts[-1]
                last = msgspec.convert(part.turn, GameTurn)
                line = turn_line(WORDS, ("Ada", "Ben"), msgspec.convert(part.before, State, strict=False), last)
                assert line not in "\n".join(later.text for later in told[place:])
                assert told[place + 1].text.startswith("Round ")
                shown.add(place > 0 and line in told[place - 1].text)
    assert True in shown


def test_the_film_of_a_phase_in_which_the_last_human_dies_follows_the_end() -> None:
    over = whole_game(Setup("barrels"), 4)
    told, film, closing = turn_posts(story_of(at(over.undo(1)).public, at(over).public))
    assert WORDS("cl-end-cause", cause="all-dead") in told.text
    assert (film.text, film.mention, film.buttons) == (WORDS("phase-film"), None, ())
    assert film.film is not None
    assert closing.attached


def test_a_program_that_ends_phase_and_game_does_so_in_a_post_behind_the_film() -> None:
    over, sitting = whole_game(Setup("brother"), 1), seats(("Ada", "humans"), ("🗿 Steady (bot)", "demons"))
    sitting = (sitting[0], msgspec.structs.replace(sitting[1], person_id=-1, level="steady"))
    before, after = (replace(at(match), seats=sitting) for match in (over.undo(5), over))
    *moves, film, told, closing = turn_posts(story_of(before.public, after.public))
    assert moves
    assert film.text == WORDS("phase-film")
    assert WORDS("cl-end-cause", cause="goal") in told.text
    assert closing.attached


@pytest.mark.parametrize("settings", [{"pictures": "steps"}, {"pictures": "live"}])
def test_a_table_without_films_has_none(settings: dict[str, str]) -> None:
    assert films(posts_of_round(4, **settings)) == []


def test_a_program_ends_its_phase_behind_other_moves_where_hits_are_named_at_the_end_of_the_round() -> None:
    match = whole_game(Setup("prayers", naming="deferred"), 0)
    turns = match.journal.turns
    asked = next(place for place, turn in enumerate(turns) if any(isinstance(e, NamingOwed) for e in turn.events))
    first = next(place for place in range(asked, 0, -1) if turns[place - 1].seat is None)
    before, after = (
        at_program(Match.fold(CLAUSTROPHOBIA, msgspec.structs.replace(match.journal, turns=turns[:number])))
        for number in (first, asked + 1)
    )
    *earlier, last = turn_posts(story_of(before, after))
    assert sum(post.film is not None for post in earlier) == 1
    assert (last.turn, last.mention) == (asked + 1, 1)
    assert "Round 1 is over." in last.text


def test_a_film_knows_no_card_that_spectators_do_not() -> None:
    held = 0
    for number in range(1, 6):
        for shown in films(posts_of_round(number)):
            assert shown.film is not None
            for part in shown.film.parts:
                hidden = [part.before[hand] for hand in ("event_hand", "advantage_hand", "prepared", "known")]
                assert {card for hand in hidden for card in hand} <= {None}
                held += sum(map(len, hidden))
                turn = msgspec.convert(part.turn, GameTurn)
                assert not {EVENT_LUCK, ADVANTAGE_LUCK} & {drawn.kind for drawn in turn.luck}
    assert held
