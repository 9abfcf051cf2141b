"""What happened becomes posts that Discord takes: pictures that are shown whole, texts that fit, the call kept."""

import dataclasses
from datetime import timedelta

import msgspec
import pytest

from bot.table import Table
from bot.table.post_rows import ROLES
from bot.table.posts.board_posts import board_post, taken_back_post
from bot.table.posts.chapter_posts import POSTS_BY_SETTING
from bot.table.posts.lobby_post import lobby_post
from bot.table.posts.post import TEXT_LIMIT, Film, Picture, Post, mirrored
from bot.table.posts.story import story_of
from bot.table.posts.turn_posts import by_rounds, turn_posts
from engine.core import ScriptedChance, Seat
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.moves import MoveToken, Resign, RevealCard
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import Monster, MonsterPhase, State
from engine.fearsome_floors.tokens import COLOURS
from render.core import Chapter, Frame, QuietStep, words_in
from render.studio import FilmJob, make
from tests.bot.table.tables import AT, seats, table
from tests.told_steps import told_steps

WORDS = words_in("en")

LONG = "_" * 31
"""With a number before it, a name of 32 characters that stand for nearly twice as many."""


def begun(*names: str) -> Table:
    """Return a table at the first turn of a game; green begins."""
    colours = COLOURS[: len(names)]
    state = FEARSOME_FLOORS.begin(Setup(colours, kit=Kit()), ScriptedChance([colours[0]]))
    return table(state, seats(*zip(names, colours, strict=True)))


def played(before: Table, seat: int | None, move: MoveToken | Resign | RevealCard, *luck: str) -> Table:
    """Play one move at a table."""
    by = None if seat is None else Seat(seat)
    number = len(before.started_match.journal.turns)
    match = before.started_match.play(by, move, chance=ScriptedChance(luck), at=AT + timedelta(minutes=number))
    return before.advanced(match)


def hunted(*names: str, card: str) -> tuple[Table, Table]:
    """Return a table where all tokens have moved, and the same after this card."""
    waiting = begun(*names)
    state: State = msgspec.structs.replace(
        waiting.started_match.state,
        phase=MonsterPhase(),
        round=2,
        monster=Monster("h8", "e"),
        moved=frozenset(waiting.started_match.state.tokens),
        tiles={},
        patches=(),
    )
    before = table(state, waiting.seats)
    return before, played(before, None, RevealCard(), card)


def set_to(table: Table, pictures: str) -> Table:
    """Return the table set otherwise."""
    settings = msgspec.json.encode({"pictures": pictures, "posts": "each-move"})
    return dataclasses.replace(table, row=msgspec.structs.replace(table.row, settings=settings))


def side_of(person: int | None) -> str:
    """Return the colour of a person; the ids of `seats` count from 1, in the order of the colours."""
    assert person is not None
    return COLOURS[person - 1]


def pictures(posts: tuple[Post, ...]) -> list[int]:
    return [len(post.pictures) for post in posts]


def test_a_move_is_one_post_with_its_picture_the_call_and_the_controls() -> None:
    before = begun("Ada", "Ben")
    after = played(before, 0, MoveToken("g4", "iuu"))
    (post,) = turn_posts(story_of(before.public, after.public))
    assert post.text == "Ada: green 3 comes in, to p9.\nNext: <@2> (red)"
    assert post.mention == 2
    assert [button.id for button in post.buttons] == ["v1:ff-pad:7:1", "v1:ff-plan:7:1", "v1:guess:7:1"]
    assert len(post.pictures) == 1
    assert post.role == "board"


def test_a_walk_of_twenty_steps_is_a_film_three_messages_and_the_board() -> None:
    before, after = hunted("Ada", "Ben", card="1h")
    film, *steps, board = turn_posts(story_of(before.public, after.public))
    assert film.text == "The monster hunts for 1 hit, 20 steps at most."
    assert pictures((film, *steps, board)) == [0, 8, 6, 6, 1]
    assert told_steps("\n".join(post.text for post in steps)) == list(range(1, 21))
    assert steps[-1].text.endswith("\nThe monster hunted for 1 hit, ate nobody and is on l4 now.")
    assert [(post.mention, post.buttons) for post in (film, *steps)] == [(None, ())] * 4
    assert board.mention is not None
    assert board.text.endswith(f"\nNext: <@{board.mention}> ({side_of(board.mention)})")
    assert board.buttons


@pytest.mark.parametrize("card", ["5", "7", "8", "10"])
def test_a_card_has_a_picture_for_each_step(card: str) -> None:
    before, after = hunted("Ada", "Ben", card=card)
    film, *steps, board = pictures(turn_posts(story_of(before.public, after.public)))
    assert (film, sum(steps), board) == (0, int(card), 1)
    assert not {4, 7, 10} & set(steps), "Discord would crop one"


@pytest.mark.parametrize(
    ("chosen", "shown", "filmed", "paced"),
    [
        ("film+steps", [0, 8, 6, 6, 1], [True, *[False] * 4], [False] * 5),
        ("steps", [8, 6, 6, 1], [False] * 4, [False] * 4),
        ("film", [20, 0, 1], [True, False, False], [False] * 3),
        ("live", [1] * 21, [False] * 21, [True] * 20 + [False]),
    ],
)
def test_a_walk_is_told_as_the_table_is_set(
    chosen: str, shown: list[int], filmed: list[bool], paced: list[bool]
) -> None:
    before, after = hunted("Ada", "Ben", card="1h")
    posts = turn_posts(story_of(set_to(before, chosen).public, set_to(after, chosen).public))
    assert pictures(posts) == shown
    assert [post.film is not None for post in posts] == filmed
    assert [post.paced for post in posts] == paced
    text = "\n".join(post.text for post in posts)
    assert text.startswith("The monster hunts for 1 hit, 20 steps at most.\n")
    assert told_steps(text) == list(range(1, 21))
    assert text.index("Step 20: ") < text.index("The monster hunted for 1 hit, ate nobody")


def test_quiet_steps_of_a_message_are_joined_and_others_are_told_by_themselves() -> None:
    quiet = [
        Frame(None, f"Step {number}: sees nobody.", "", QuietStep(number, f"on {number}.")) for number in range(1, 5)
    ]
    frames = (*quiet[:2], Frame(None, "Step 3: eats.", ""), quiet[3])
    chapter = Chapter("The card.", frames, outcome="That was it.", shape="square")
    first, second = POSTS_BY_SETTING["steps"](WORDS, "some_game", chapter, None)
    assert (first.text, len(first.pictures)) == ("The card.\nSteps 1 and 2, alike: on 2.", 2)
    assert (second.text, len(second.pictures)) == ("Step 3: eats.\nStep 4: sees nobody.\nThat was it.", 2)
    film, told = POSTS_BY_SETTING["film"](WORDS, "some_game", chapter, Film("some_game", (), "", "en"))
    assert film.text == "The card."
    assert told.text == "Steps 1 and 2, alike: on 2.\nStep 3: eats.\nStep 4: sees nobody.\nThat was it."


def test_a_film_is_kept_as_data_from_which_it_can_be_made_with_all_sentences_in_its_alt_text() -> None:
    before, after = hunted("Ada", "Ben", card="5")
    film = turn_posts(story_of(before.public, after.public))[0].film
    assert film is not None
    film = msgspec.json.decode(msgspec.json.encode(film), type=Film)
    assert film.alt.startswith("The monster plays 5. Step 1: ")
    assert "Step 5: " in film.alt
    assert "Monster on " in film.alt
    made = make(FilmJob(film.game, film.parts, film.language))
    assert made is not None
    assert made.startswith(b"GIF89a")


def test_sentences_that_one_message_does_not_hold_follow_below_the_film_in_the_next() -> None:
    chapter = Chapter("x" * 500, tuple(Frame(None, f"{number} {'y' * 500}", "") for number in range(9)))
    first, *more = POSTS_BY_SETTING["film"](WORDS, "some_game", chapter, Film("some_game", (), "", "en"))
    assert (len(first.pictures), first.film is not None) == (9, True)
    assert [(post.pictures, post.film) for post in more] == [((), None)] * len(more)
    assert all(len(post.text) <= 2000 for post in (first, *more))
    told = "\n".join(post.text for post in (first, *more)).split("\n")
    assert told == [chapter.caption, *(frame.sentence for frame in chapter.frames)]


def test_a_move_and_the_walk_that_it_sets_off_are_told_in_their_order() -> None:
    before = begun("Ada", "Ben")
    for seat, move in ((0, MoveToken("g4")), (1, MoveToken("r4")), (0, MoveToken("g5"))):
        before = played(before, seat, move)
    after = played(played(before, 1, MoveToken("r5")), None, RevealCard(), "7")
    posts = turn_posts(story_of(before.public, after.public))
    assert pictures(posts) == [1, 0, 5, 2, 1]
    assert [post.mention for post in posts] == [None, None, None, None, 2]
    assert [bool(post.board) for post in posts] == [
        True,
        False,
        False,
        False,
        True,
    ]  # in text, the sentences tell the steps
    assert posts[0].board != posts[-1].board


def test_the_end_of_a_game_calls_nobody_and_tells_the_standings() -> None:
    before = begun("Ada", "Ben")
    after = played(before, 0, Resign())
    post, closing = turn_posts(story_of(before.public, after.public))
    assert post.text.startswith("Ada resigns")
    assert "Place 1: " in post.text
    assert (post.mention, post.buttons) == (None, ())
    assert closing.mention is None
    verbs = ["v1:again:7:1", "v1:rewatch:7:1", "v1:review:7:1"]
    assert (closing.film, [button.id for button in closing.buttons]) == (None, verbs)
    (record,) = closing.attached
    assert '[Result "' in record.text


def test_a_move_taken_back_is_told_above_the_board_as_it_was() -> None:
    before = begun("Ada", "Ben")
    after = played(before, 0, MoveToken("g4", "iuu"))
    post = taken_back_post(after.public, before.public, Seat(0), back=after.turn - before.turn)
    board = board_post(before.public)
    assert post.text == f"Taken back: Ada: green 3 comes in, to p9.\n{board.text}"
    assert (post.pictures, post.buttons, post.mention) == (board.pictures, board.buttons, 1)


def test_a_move_taken_back_whose_luck_only_a_file_tells_says_that_it_is_drawn_afresh() -> None:
    before, after = hunted("Ada", "Ben", card="7")
    journal = after.started_match.journal
    turns = tuple(msgspec.structs.replace(turn, owes=False) for turn in journal.turns)
    told = dataclasses.replace(
        after, match=dataclasses.replace(after.started_match, journal=msgspec.structs.replace(journal, turns=turns))
    )
    afresh = "Those turns come from a file, so their luck does not come again: it is drawn anew."
    back = after.turn - before.turn
    assert afresh in taken_back_post(told.public, before.public, Seat(0), back=back).text
    assert afresh not in taken_back_post(after.public, before.public, Seat(0), back=back).text


@pytest.mark.parametrize("players", [2, 7])
def test_the_longest_names_fit_everywhere(players: int) -> None:
    names = [f"{number}{LONG}" for number in range(players)]
    before, after = hunted(*names, card="1h")
    waiting = begun(*names)
    moved = played(waiting, 0, MoveToken("g4", "iuu"))
    for post in (
        *turn_posts(story_of(before.public, after.public)),
        *turn_posts(story_of(waiting.public, moved.public)),
        *turn_posts(story_of(waiting.public, played(waiting, 0, Resign()).public)),
        taken_back_post(moved.public, waiting.public, Seat(0), back=1),
        lobby_post(table(None, waiting.seats)),
    ):
        assert 1 <= len(post.text) <= 2000
        assert all(len(picture.alt) <= 1024 for picture in post.pictures)
        if post.mention is not None:
            assert post.text.endswith(f"\nNext: <@{post.mention}> ({side_of(post.mention)})")


def test_a_round_that_has_no_room_for_all_its_moves_says_where_the_first_ones_are() -> None:
    names = [f"{number}{LONG}" for number in range(7)]
    before = after = begun(*names)
    for seat, colour in [*enumerate(COLOURS), *enumerate(COLOURS[:-1])]:
        before, after = after, played(after, seat, MoveToken(unmoved(after.started_match.state, colour)[0]))
    (post,) = turn_posts(story_of(by_rounds(before.public), by_rounds(after.public)))
    first, line, *moves, _ = post.text.split("\n")
    assert first.startswith("Round 1")
    assert line == "-# … The moves before these: `/see replay`."
    assert 0 < len(moves) < 14


def test_a_heading_that_is_too_long_is_cut_and_the_call_is_kept() -> None:
    post = board_post(begun("Ada", "Ben").public, heading="x" * 3000)
    assert len(post.text) == 2000
    assert post.text.endswith("x…\nNext: <@1> (green)")


def test_the_lobby_shows_who_has_joined_and_how_to_begin() -> None:
    lobby = lobby_post(table(None, seats(("Ada", "green"), ("B*n", "red"))))
    assert lobby.role == "lobby"
    assert r"2. B\*n: red" in lobby.text
    assert [button.id for button in lobby.buttons] == [
        *(f"v1:{verb}:7:0" for verb in ("join", "leave", "opponent", "start", "thread", "find")),
        "v1:primer:7:0:fearsome-floors.0",
        "v1:learn:0:0:fearsome-floors",
    ]
    assert [button.label for button in lobby.buttons] == [
        *("Join", "Leave", "Add opponent", "Start", "Start in a thread", "Find players"),
        *("How to play", "Learn by playing"),
    ]
    assert lobby.text.split("\n")[1:3] == [WORDS("ff-aim"), WORDS("ff-length")]


@pytest.mark.parametrize(
    ("joined", "place", "bright"),
    [
        (1, "channel", {"Join": "primary"}),
        (2, "channel", {"Start": "success"}),
        (2, "thread", {"Start in a thread": "success"}),
        (1, "thread", {"Join": "primary"}),
    ],
)
def test_the_bright_button_of_the_lobby_is_the_one_that_is_next_for_most(
    joined: int, place: str, bright: dict[str, str]
) -> None:
    plain = table(None, seats(*(("Ada", "green"), ("Ben", "red"))[:joined]))
    row = msgspec.structs.replace(plain.row, settings=msgspec.json.encode({"place": place}))
    buttons = lobby_post(dataclasses.replace(plain, row=row)).buttons
    shown = {button.label: button.style for button in buttons if button.style != "secondary" and not button.disabled}
    assert shown == bright


def test_nobody_can_press_join_where_no_seat_is_free() -> None:
    full = lobby_post(table(None, seats(*((colour, colour) for colour in COLOURS))))
    assert {button.label: button.disabled for button in full.buttons if button.label in ("Join", "Start")} == {
        "Join": True,
        "Start": False,
    }


def test_the_lobby_teaches_the_game_while_it_is_played() -> None:
    playing = begun("Ada", "Ben")
    stopped = table(playing.started_match.state, playing.seats, status="stopped")
    taught = ["v1:primer:7:0:fearsome-floors.0", "v1:learn:0:0:fearsome-floors"]
    assert [button.id for button in lobby_post(playing).buttons] == taught
    assert lobby_post(stopped).buttons == ()


def test_a_post_survives_the_outbox() -> None:
    before = begun("Ada", "Ben")
    (post,) = turn_posts(story_of(before.public, played(before, 0, MoveToken("g4", "iuu")).public))
    read = msgspec.json.decode(msgspec.json.encode(post), type=Post)
    show = before.game.show
    assert msgspec.convert(read.pictures[0].scene, show.scene) == msgspec.convert(post.pictures[0].scene, show.scene)
    assert without_scenes(read) == without_scenes(post)


def without_scenes(post: Post) -> Post:
    """Leave out what JSON writes in another way (tuples as lists)."""
    bare = tuple(Picture(picture.game, None, picture.alt) for picture in post.pictures)
    return msgspec.structs.replace(post, pictures=bare)


SHOWN = Picture("toy", None, "A board.")


def test_a_channel_that_watches_is_told_a_round_with_its_walk_by_one_message() -> None:
    start, film = (
        Post(text="Round 1: Ada begins.", pictures=(SHOWN,), role="round-start"),
        Film("toy", (), "A walk.", "en"),
    )
    move = Post(text="Round 1.\nAda: in.\nBen: in.", pictures=(SHOWN,), role="round", turn=4)
    walk = (
        Post(text="The monster plays 5.", film=film, pictures=(SHOWN,) * 6),
        Post(text="Steps 1-4: sees nobody.", pictures=(SHOWN,) * 4),
        Post(text="Step 5: eats Ada.", pictures=(SHOWN,), turn=5),
    )
    following = Post(text="Round 2.", pictures=(SHOWN,), role="round", mention=7, turn=5)
    copies = mirrored([start, move, *walk, following], heading="Played there:", left_out="And more.")
    assert [(copy.role, copy.text, copy.turn) for copy in copies] == [
        ("round-start", "Played there:\nRound 1: Ada begins.", None),
        (
            "round-end",
            f"Played there:\n{move.text}\nThe monster plays 5.\nSteps 1-4: sees nobody.\nStep 5: eats Ada.",
            5,
        ),
        ("round", "Played there:\nRound 2.", 5),
    ]
    assert [(copy.film, len(copy.pictures), copy.mention) for copy in copies] == [
        (None, 1, None),
        (film, 1, None),
        (None, 1, None),
    ]
    (long,) = mirrored(
        [move, *[Post(text="A step. " * 100)] * 3, walk[-1]], heading="Played there:", left_out="And more."
    )
    assert len(long.text) <= TEXT_LIMIT
    assert long.text.startswith("Played there:\nAnd more.\nA step.")
    assert long.text.endswith("Step 5: eats Ada.")


def test_the_end_of_a_round_edits_its_board_and_nothing_edits_that() -> None:
    assert "round" in ROLES["round-end"].edits
    assert not any("round-end" in traits.edits for traits in ROLES.values())
