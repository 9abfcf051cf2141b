from concurrent.futures import ThreadPoolExecutor

from PIL import Image

from render.core.sprite import Sprite


def test_no_two_sprites_ever_have_the_same_number() -> None:
    """Not even where the first one is gone: what was kept under its number may still be there."""
    image = Image.new("RGBA", (1, 1), "red")
    with ThreadPoolExecutor(4) as threads:
        numbers = list(threads.map(lambda _: Sprite.of(image).number, range(2_000)))
    assert len(set(numbers)) == len(numbers)
