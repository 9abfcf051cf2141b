"""The picture of what somebody has come to: bars and columns as long as what they tell, however much that is."""

from functools import cache
from io import BytesIO
from itertools import pairwise

import msgspec
import pytest
from PIL import Image, ImageColor

from render import SHOWS
from render.claustrophobia.picture import CHART_LOOK as CRYPT
from render.core.chart import ChartLook
from render.core.record_card import WIDTH, Bar, Bars, Card, Column, Columns, Part, Parts, paint_card
from render.fearsome_floors.show import CHART_LOOK as FLOORS

BARE = Card("Some game", "one game")


def shown(card: Card, look: ChartLook = FLOORS) -> Image.Image:
    with Image.open(BytesIO(paint_card(card, look))) as image:
        return image.convert("RGB")


def amount(image: Image.Image, tone: str) -> int:
    """Return how many pixels have a tone, as near as the picture's few tones are."""
    wanted = ImageColor.getrgb(tone)
    near = (
        count
        for count, colour in image.getcolors(1 << 22) or ()
        if all(abs(one - other) < 8 for one, other in zip(colour, wanted, strict=True))  # type: ignore[arg-type]  # three channels
    )
    return sum(near)


@cache
def yellow_title() -> int:
    return amount(shown(BARE), FLOORS.flame)


def yellow(card: Card) -> int:
    """Return how much of a card is yellow besides its title."""
    return amount(shown(card), FLOORS.flame) - yellow_title()


def won(*bars: tuple[int, int]) -> Card:
    return msgspec.structs.replace(BARE, bars=(Bars("Better than", tuple(Bar("Fox", "", *bar) for bar in bars)),))


def test_a_bar_is_as_long_as_what_was_won() -> None:
    none, half, all_of_them = (yellow(won(bar)) for bar in ((0, 6), (3, 6), (6, 6)))
    assert none == 0
    assert half == pytest.approx(all_of_them / 2, rel=0.05)


def test_the_highest_column_is_as_high_with_one_game_as_with_a_thousand() -> None:
    def first(*counts: int) -> int:
        columns = (Column(str(place), count, is_marked=place == 1) for place, count in enumerate(counts, start=1))
        return yellow(msgspec.structs.replace(BARE, columns=(Columns("Places", tuple(columns)),)))

    assert first(1, 0) == first(1000, 0) > 1000
    assert first(1, 2) == pytest.approx(first(2, 2) / 2, rel=0.05)
    assert first(0, 2) == 0


def test_what_luck_has_added_is_yellow_and_what_it_took_is_not() -> None:
    def luck(victories: float) -> Card:
        return msgspec.structs.replace(BARE, parts=Parts("One game", (Part("Luck", f"{victories:+}", victories),)))

    assert yellow(luck(0.5)) == pytest.approx(yellow(luck(1.0)) / 2, rel=0.05)
    assert yellow(luck(-1.0)) == yellow(luck(0.0)) == 0


def test_a_card_grows_with_its_rows_and_keeps_its_width() -> None:
    sizes = [shown(won(*[(1, 2)] * rows)).size for rows in (1, 2, 18)]
    assert {width for width, _ in sizes} == {WIDTH}
    assert all(one < other for (_, one), (_, other) in pairwise(sizes))


def test_what_is_long_leaves_the_edges_free() -> None:
    long = "Antidisestablishmentarianism without end"
    bars = Bars(long * 2, (Bar(long, "humans", 1000, 10_000), Bar(long, "demons", 0, 1)))
    columns = tuple(Column(long, 10_000) for _ in range(7))
    parts = Parts(long * 2, (Part(long, "+1000.0", 1000.0), Part(long, "-1000.0", -1000.0)))
    card = Card(long, long * 2, (Columns(long, columns), Columns(long, columns)), (bars,), parts)
    image = shown(card, CRYPT)
    night = ImageColor.getrgb(CRYPT.night)
    for box in (
        (0, 0, 20, image.height),
        (WIDTH - 20, 0, WIDTH, image.height),
        (0, image.height - 8, WIDTH, image.height),
    ):
        assert all(
            max(abs(one - other) for one, other in zip(colour, night, strict=True)) < 8  # type: ignore[arg-type]  # three channels
            for _, colour in image.crop(box).getcolors(1 << 20) or ()
        )


@pytest.mark.parametrize("show", SHOWS.values(), ids=SHOWS)
def test_each_game_paints_a_card_that_waited_in_the_outbox(show: object) -> None:
    card = won((1, 2))
    assert msgspec.convert(msgspec.to_builtins(card), show.scene) == card  # type: ignore[attr-defined]  # of each game its own
    assert show.paint(card).startswith(b"\x89PNG")  # type: ignore[attr-defined]  # likewise
