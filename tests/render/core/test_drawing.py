import pytest
from PIL import Image

from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite, lay


def test_edges_are_smooth_and_surfaces_flat() -> None:
    drawing = Drawing(20, 20)
    drawing.disc((10, 10), 8, "#ff0000")
    coverage = {alpha for _, alpha in drawing.image().getchannel("A").getcolors() or ()}
    assert {0, 255} < coverage


def test_measures_count_from_the_origin() -> None:
    drawing = Drawing(10, 10, origin=(4, 4))
    drawing.box((0, 0), 2, 2, "#ffffff")
    assert drawing.image().getbbox() == (4, 4, 6, 6)


@pytest.mark.parametrize("text", ["1", "g", "10", "&"])
def test_text_is_centred_by_its_ink(text: str) -> None:
    drawing = Drawing(100, 100)
    drawing.text((50, 50), text, 40, fill="#ffffff")
    left, top, right, bottom = drawing.image().getbbox() or (0, 0, 0, 0)
    assert (left + right) / 2 == pytest.approx(50, abs=1)
    assert (top + bottom) / 2 == pytest.approx(50, abs=1)


def test_a_sprite_is_laid_with_its_middle_on_the_spot_and_leaves_the_rest() -> None:
    drawing = Drawing(4, 4)
    drawing.box((1, 1), 2, 2, "#ff0000")
    ground = Image.new("RGB", (20, 20), "#000000")
    lay(ground, [Placed(Sprite.of(drawing.image()), (10, 12))])
    assert ground.getbbox() == (9, 11, 11, 13)


def test_a_sprite_gives_its_picture_back() -> None:
    drawing = Drawing(6, 6)
    drawing.disc((3, 3), 2, "#336699")
    image = drawing.image()
    assert Sprite.of(image).image().tobytes() == image.tobytes()


def three_quarters(drawing: Drawing, x: float, fill: str) -> None:
    """Fill a pixel but for its lower right quarter: its upper and its left half."""
    drawing.box((x, 0), 1, 0.5, fill)
    drawing.box((x, 0), 0.5, 1, fill)


def test_a_pixel_of_which_a_quarter_differs_is_that_of_the_other_three() -> None:
    drawing = Drawing(4, 2, "#ff0000")
    drawing.box((0, 0), 1, 1, "#0000ff")
    three_quarters(drawing, 0, "#ff0000")
    three_quarters(drawing, 1, "#0000ff")
    drawing.box((2, 0), 0.5, 1, "#0000ff")
    image = drawing.image().convert("RGB")
    assert [image.getpixel((x, 0)) for x in range(4)] == [(255, 0, 0), (0, 0, 255), (127, 0, 127), (255, 0, 0)]


def test_a_pixel_on_nothing_is_half_or_wholly_covered_as_three_quarters_are_and_keeps_its_colour() -> None:
    drawing = Drawing(4, 1)
    drawing.box((1, 0), 0.5, 1, "#ff0000")
    three_quarters(drawing, 2, "#ff0000")
    drawing.box((3, 0), 1, 1, "#ff0000")
    image = drawing.image()
    assert [image.getchannel("A").getpixel((x, 0)) for x in range(4)] == [0, 128, 255, 255]
    assert {image.convert("RGB").getpixel((x, 0)) for x in (1, 2, 3)} == {(255, 0, 0)}
