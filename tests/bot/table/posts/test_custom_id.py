"""Control ids: what is written is read again, and nothing else is taken for one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.posts.custom_id import PATTERN, CustomId
from bot.table.table import Board

IDS = st.builds(
    CustomId,
    st.from_regex("[a-z]{1,10}", fullmatch=True),
    st.integers(0, 10**18 - 1),
    st.integers(0, 10**9 - 1),
    st.text(st.characters(exclude_characters="\n"), max_size=50),
)


@given(IDS)
def test_an_id_is_read_as_it_was_written_and_fits(custom_id: CustomId) -> None:
    match = PATTERN.fullmatch(str(custom_id))
    assert match is not None
    assert CustomId.read(match) == custom_id
    assert custom_id.board == Board(custom_id.match, custom_id.revision)
    assert len(str(custom_id)) <= 100


def test_an_id_says_verb_match_revision_and_the_rest() -> None:
    assert str(CustomId("pad", 12, 3)) == "v1:pad:12:3"
    assert str(CustomId("go", 12, 3, "r4.uu")) == "v1:go:12:3:r4.uu"


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "v1",
        "v1:pad",
        "v1:pad:1",
        "v2:pad:1:2",
        "v1::1:2",
        "v1:PAD:1:2",
        "v1:pad:-1:2",
        "v1:pad:1e3:2",
        "v1:pad:\u0661:2",
        "v1:pad:1:2\n",
        "v1:pad:1:2:\n",
        " v1:pad:1:2",
        "v1:pad:1:2:" + "x" * 51,
        "v1:pad:" + "9" * 19 + ":2",
    ],
)
def test_what_is_no_id_of_ours_is_not_taken_for_one(custom_id: str) -> None:
    assert PATTERN.fullmatch(custom_id) is None
