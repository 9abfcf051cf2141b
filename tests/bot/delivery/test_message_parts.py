"""Posts become messages that Discord takes: files by tens, a text board where there is room, nothing twice."""

from bot.delivery.message_parts import MessagePart, Upload, files_of, remaining
from bot.table.posts.post import Post, joined

PICTURE = Upload("some_game", b"...", "png", "What it shows.")
LONG = "x" * 1500


def test_more_pictures_than_a_message_holds_follow_in_the_next_one() -> None:
    post = Post(text="A walk.")
    assert remaining(post, [PICTURE] * 23) == [
        MessagePart("A walk.", [PICTURE] * 10),
        MessagePart("", [PICTURE] * 10),
        MessagePart("", [PICTURE] * 3),
    ]
    assert remaining(post, [PICTURE]) == [MessagePart("A walk.", [PICTURE])]
    assert remaining(post, []) == [MessagePart("A walk.", [])]


def test_posts_that_are_joined_are_one_message_whatever_shapes_their_pictures_have() -> None:
    rows = Post(text="Two programs moved.", shape="wide")
    assert len(remaining(rows, [PICTURE] * 7)) > 1
    together = joined([Post(text="A move."), rows], between=" ")
    assert remaining(together, [PICTURE] * 7) == [MessagePart("A move. Two programs moved.", [PICTURE] * 7)]


def test_a_text_board_stands_below_the_text_and_apart_from_it_where_both_are_too_long() -> None:
    assert remaining(Post(text="A walk.", board="a b"), None) == [MessagePart("A walk.\na b")]
    assert remaining(Post(text="A walk."), None) == [MessagePart("A walk.")]
    assert remaining(Post(text=LONG, board=LONG), None) == [MessagePart(LONG), MessagePart(LONG)]


def test_messages_that_stand_are_not_sent_again() -> None:
    assert remaining(Post(text="A walk."), [PICTURE] * 23, sent=2) == [MessagePart("", [PICTURE] * 3)]
    assert remaining(Post(text=LONG, board=LONG), None, sent=1) == [MessagePart(LONG)]


def test_a_post_of_which_a_message_stands_ends_with_what_can_be_sent_now() -> None:
    board = [MessagePart("a b")]
    assert remaining(Post(text="A walk.", board="a b"), None, sent=1) == board  # pictures were taken, and are no longer
    assert remaining(Post(text="A walk.", board="a b"), [PICTURE], sent=1) == board  # they are by now
    assert remaining(Post(text="A walk."), None, sent=1) == []


def test_a_file_says_its_game_its_post_and_its_place() -> None:
    files = files_of(7, [PICTURE, PICTURE._replace(kind="gif")])
    assert [file.filename for file in files] == ["some_game-7-1.png", "some_game-7-2.gif"]
    assert {file.description for file in files} == {"What it shows."}
