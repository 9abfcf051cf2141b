"""Golden scenes are drawn as they have been found good."""

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden.claustrophobia import FOLDER, NAMES, scene_in, small


def test_each_golden_scene_has_its_picture() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == {path.stem for path in FOLDER.glob("*.json")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_scene_is_drawn_as_it_was_found_good(name: str) -> None:
    with Image.open(FOLDER / f"{name}.png") as golden:
        difference = ImageChops.difference(golden.convert("RGB"), small(scene_in(name)))
    assert max(ImageStat.Stat(difference).mean) < 1
    brightest = max(difference.reduce(2).tobytes())
    assert brightest < 16, "if it is meant: `python -m tests.render.golden` draws it anew"
