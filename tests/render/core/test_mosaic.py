"""How pictures are divided among messages, so that Discord crops none."""

import pytest

from render.core.composition import UNCUT, Shape, shape_of, split


@pytest.mark.parametrize("shape", UNCUT)
@pytest.mark.parametrize("pictures", range(41))
def test_every_picture_stands_in_a_message_that_crops_none(shape: Shape, pictures: int) -> None:
    sizes = split(pictures, shape)
    assert sum(sizes) == pictures
    assert set(sizes) <= set(UNCUT[shape])


@pytest.mark.parametrize(
    ("pictures", "sizes"), [(1, (1,)), (4, (2, 2)), (7, (5, 2)), (9, (9,)), (10, (5, 5)), (16, (8, 8)), (20, (8, 6, 6))]
)
def test_squares_take_as_few_messages_as_may_be_evenly(pictures: int, sizes: tuple[int, ...]) -> None:
    assert split(pictures, "square") == sizes


def test_wide_pictures_stand_by_fours_or_alone() -> None:
    assert split(6, "wide") == (4, 1, 1)


@pytest.mark.parametrize(
    ("pictures", "shape"), [(1, "wide"), (2, "square"), (3, "square"), (4, "wide"), (5, "square"), (6, "square")]
)
def test_pictures_take_the_shape_of_which_a_message_shows_most_whole(pictures: int, shape: Shape) -> None:
    assert shape_of(pictures) == shape
    assert len(split(pictures, shape)) == 1
