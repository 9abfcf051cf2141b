from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from render.core.drawing import Drawing
from render.core.sprite import KEPT, Sprite, drawn, kept


def test_no_two_sprites_ever_have_the_same_number() -> None:
    """Not even where the first one is gone: what was kept under its number may still be there."""
    image = Image.new("RGBA", (1, 1), "red")
    with ThreadPoolExecutor(4) as threads:
        numbers = list(threads.map(lambda _: Sprite.of(image).number, range(2_000)))
    assert len(set(numbers)) == len(numbers)


def test_sprites_of_all_kinds_are_kept_up_to_some_bytes_and_then_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    KEPT.clear()
    monkeypatch.setattr(KEPT, "limit", 100_000)
    drawings = list[str]()

    @drawn(50, 50)
    def square(drawing: Drawing, tone: str) -> None:
        drawings.append(tone)
        drawing.box((0, 0), 50, 50, tone)

    @kept
    def smaller(sprite: Sprite, *, side: int) -> Sprite:
        return Sprite.of(sprite.image().resize((side, side)))

    first = square("#ff0000")
    assert square("#ff0000") is first
    assert smaller(first, side=20) is smaller(first, side=20)
    assert smaller(first, side=20) is not smaller(first, side=10)
    for shade in range(60):
        square(f"#0000{shade:02x}")
        assert KEPT.weight <= 100_000
    assert square("#ff0000") is not first
    assert drawings == ["#ff0000", *(f"#0000{shade:02x}" for shade in range(60)), "#ff0000"]
    KEPT.clear()
