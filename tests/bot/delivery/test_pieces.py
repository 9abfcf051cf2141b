"""Posts become messages that Discord takes: files by tens, a text board where there is room."""

from bot.delivery.pieces import Piece, Upload, files_of, illustrated, in_text
from bot.posts.post import Post

PICTURE = Upload("some_game", b"...", "png", "What it shows.")


def test_more_pictures_than_a_message_holds_follow_in_the_next_one() -> None:
    post = Post(text="A walk.")
    assert list(illustrated(post, [PICTURE] * 23)) == [
        Piece("A walk.", [PICTURE] * 10),
        Piece("", [PICTURE] * 10),
        Piece("", [PICTURE] * 3),
    ]
    assert list(illustrated(post, [PICTURE])) == [Piece("A walk.", [PICTURE])]


def test_a_text_board_stands_below_the_text_and_apart_from_it_where_both_are_too_long() -> None:
    assert list(in_text(Post(text="A walk.", board="a b"))) == [Piece("A walk.\n```\na b\n```")]
    assert list(in_text(Post(text="A walk."))) == [Piece("A walk.")]
    long = "x" * 1500
    assert list(in_text(Post(text=long, board=long))) == [Piece(long), Piece(f"```\n{long}\n```")]


def test_a_file_says_its_game_its_post_and_its_place() -> None:
    files = files_of(7, [PICTURE, PICTURE._replace(kind="gif")])
    assert [file.filename for file in files] == ["some_game-7-1.png", "some_game-7-2.gif"]
    assert {file.description for file in files} == {"What it shows."}
