from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from render.core.drawing import Drawing
from render.core.sprite import KEPT, PACKED_SPRITES, Sprite, drawn, kept


def test_no_two_sprites_ever_have_the_same_number() -> None:
    """Not even where the first one is gone: what was kept under its number may still be there."""
    image = Image.new("RGBA", (1, 1), "red")
    with ThreadPoolExecutor(4) as threads:
        numbers = list(threads.map(lambda _: Sprite.of(image).number, range(2_000)))
    assert len(set(numbers)) == len(numbers)


@pytest.fixture
def little_room(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for cache, limit in ((KEPT, 100_000), (PACKED_SPRITES, 50_000)):
        cache.clear()
        monkeypatch.setattr(cache, "limit", limit)
    yield
    KEPT.clear()
    PACKED_SPRITES.clear()


@pytest.mark.usefixtures("little_room")
def test_sprites_of_all_kinds_are_kept_up_to_some_bytes_then_packed_and_then_drawn_anew() -> None:
    drawings = list[str]()

    @drawn(50, 50)
    def square(drawing: Drawing, tone: str) -> None:
        drawings.append(tone)
        drawing.box((4, 6), 40, 40, tone)

    def draw(shades: range) -> None:
        for shade in shades:
            square(f"#0000{shade:02x}")
            assert (KEPT.weight <= 100_000, PACKED_SPRITES.weight <= 50_000) == (True, True)

    first = square("#ff0000")
    assert square("#ff0000") is first
    draw(range(30))
    again = square("#ff0000")
    assert again is not first
    assert (again, again.number, again.size, again.corner) == (first, first.number, (50, 50), (4, 6))
    assert again.part.tobytes() == first.part.tobytes()
    assert drawings.count("#ff0000") == 1
    draw(range(30, 160))
    assert square("#ff0000") != first
    assert drawings.count("#ff0000") == 2


@pytest.mark.usefixtures("little_room")
def test_a_sprite_that_is_made_of_another_one_is_kept_and_holds_it_not() -> None:
    made = list[int]()

    @kept
    def smaller(sprite: Sprite, *, side: int) -> Sprite:
        made.append(side)
        return Sprite.of(sprite.image().resize((side, side)))

    large = Sprite.of(Image.new("RGBA", (300, 300), "red"))  # for which alone there is no room
    same = Sprite(large.part.copy(), large.size, large.corner, large.number)
    assert smaller(large, side=20) is smaller(same, side=20)
    assert smaller(large, side=20) is not smaller(large, side=10)
    assert made == [20, 10]
    assert KEPT.weight < 10_000
