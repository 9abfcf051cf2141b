"""Control ids: what is written is read again, and nothing else is taken for one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.posts.custom_id import PATTERN, VERB, CustomId
from bot.table.table import BoardId

IDS = st.builds(
    CustomId,
    st.from_regex(VERB, fullmatch=True),
    st.integers(0, 10**18 - 1),
    st.integers(0, 10**9 - 1),
    st.text(st.characters(exclude_characters="\n"), max_size=50),
)


@given(IDS)
def test_an_id_is_read_as_it_was_written_and_fits(custom_id: CustomId) -> None:
    match = PATTERN.fullmatch(str(custom_id))
    assert match is not None
    assert CustomId.read(match) == custom_id
    assert custom_id.board == BoardId(custom_id.match, custom_id.revision)
    assert len(str(custom_id)) <= 100


def test_the_longest_id_fits() -> None:
    longest = CustomId(f"{'x' * 5}-{'x' * 10}", 10**18 - 1, 10**9 - 1, "x" * 50)
    assert PATTERN.fullmatch(str(longest)) is not None
    assert len(str(longest)) == 99


def test_an_id_says_verb_match_revision_and_the_rest() -> None:
    assert str(CustomId("ff-pad", 12, 3)) == "v1:ff-pad:12:3"
    assert str(CustomId("ff-go", 12, 3, "r4.uu")) == "v1:ff-go:12:3:r4.uu"


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "v1",
        "v1:ff-pad",
        "v1:ff-pad:1",
        "v2:ff-pad:1:2",
        "v1::1:2",
        "v1:PAD:1:2",
        "v1:-pad:1:2",
        "v1:ff-:1:2",
        "v1:ff-ff-pad:1:2",
        "v1:sixsix-pad:1:2",
        "v1:ff-elevenlette:1:2",
        "v1:ff-pad:-1:2",
        "v1:ff-pad:1e3:2",
        "v1:ff-pad:\u0661:2",
        "v1:ff-pad:1:2\n",
        "v1:ff-pad:1:2:\n",
        " v1:ff-pad:1:2",
        "v1:ff-pad:1:2:" + "x" * 51,
        "v1:ff-pad:" + "9" * 19 + ":2",
    ],
)
def test_what_is_no_id_of_ours_is_not_taken_for_one(custom_id: str) -> None:
    assert PATTERN.fullmatch(custom_id) is None
