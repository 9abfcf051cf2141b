"""A review in words and pictures: numbers that add up, a curve for each player, a picture of each turning point."""

import re
from functools import cache
from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageColor

from engine.core import AnyMatch, Review
from engine.fearsome_floors.tokens import COLOURS
from render.core import Frame
from render.core.chart import BOTTOM, LEFT, RIGHT, TOP, Chart, Curve, Mark, RoundBegins, paint_chart
from render.fearsome_floors import tones
from render.fearsome_floors.review import review_frames
from render.fearsome_floors.show import CHART_LOOK, FEARSOME_FLOORS_SHOW
from tests.engine.fearsome_floors.opponents.test_review import played
from tests.render.fearsome_floors.tables import NAMES, WORDS

ACCOUNT = re.compile(r"\w+: (\d+) % at the start, ([+−]\d+) by the cards, ([+−]\d+) by the moves: (\d+) %")  # noqa: RUF001 - it stands there


@cache
def reviewed() -> tuple[AnyMatch, Review, tuple[Frame, ...]]:
    match, told = played(2)
    return match, told, review_frames(WORDS, NAMES[:2], match.journal.start, match.journal.turns, told)


def shown(chart: Chart) -> Image.Image:
    with Image.open(BytesIO(paint_chart(chart, CHART_LOOK))) as image:
        return image.convert("RGB")


def test_the_numbers_of_each_player_add_up() -> None:
    _, told, (chart, *_) = reviewed()
    lines = chart.sentence.split("\n")
    assert [line.split(":")[0] for line in lines] == ["Ada", "Ben"]
    for seat, line in enumerate(lines):
        found = ACCOUNT.fullmatch(line)
        assert found is not None
        begin, luck, skill, result = (int(number.replace("−", "-")) for number in found.groups())  # noqa: RUF001 - as above
        assert begin + luck + skill == result
        assert luck == round(100 * told.account(seat).luck)
        assert result == round(100 * told.account(seat).result)


def test_each_turning_point_has_its_sentence_and_a_square_picture_of_what_happened() -> None:
    match, told, (chart, *points) = reviewed()
    assert len(points) == len(told.turning_points) == 3
    for number, (frame, point) in enumerate(zip(points, told.turning_points, strict=True), start=1):
        percent = round(100 * abs(point.worth))
        assert frame.sentence.startswith(f"**{number}.** Round {match.after(point.turn).round}. ")
        assert f"{percent} %" in frame.sentence
        assert ("better was" in frame.sentence) == (point.better is not None)
        with Image.open(BytesIO(FEARSOME_FLOORS_SHOW.paint(frame.scene))) as image:
            assert image.width == image.height
    assert all(0 < len(frame.alt) <= 1024 for frame in (chart, *points))


def test_every_scene_of_a_review_is_the_same_after_it_was_stored() -> None:
    for frame in reviewed()[2]:
        stored = msgspec.json.decode(msgspec.json.encode(frame.scene), type=FEARSOME_FLOORS_SHOW.scene)
        assert stored == frame.scene
        assert type(stored) is type(frame.scene)


def test_a_chart_begins_each_round_with_its_card_and_ends_at_the_result() -> None:
    match, told, (frame, *_) = reviewed()
    chart = frame.scene
    assert chart.times[0] == 0
    assert chart.times[-1] == len(told.steps) == len(match.journal.turns)
    assert [curve.chances[-1] for curve in chart.curves] == [told.account(seat).result for seat in range(2)]
    assert [begins.number for begins in chart.rounds] == list(range(match.journal.start.round, match.state.round + 1))


@pytest.mark.parametrize("players", range(2, 8))
def test_the_curve_of_each_player_is_seen_where_the_chances_are(players: int) -> None:
    heights = [(seat + 1) / (players + 1) for seat in range(players)]
    curves = [Curve(colour, (height, height)) for colour, height in zip(COLOURS, heights, strict=False)]
    image = shown(Chart((0, 8), tuple(curves), (RoundBegins(0, 1),), ()))
    for colour, height in zip(COLOURS, heights, strict=False):
        spot = ((LEFT + RIGHT) // 2, round(BOTTOM - (BOTTOM - TOP) * height))
        wanted = ImageColor.getrgb(tones.BODIES[colour])
        assert all(abs(one - other) < 24 for one, other in zip(image.getpixel(spot), wanted, strict=True))  # type: ignore[arg-type]  # three channels


def test_a_turning_point_lies_on_its_curve_and_two_at_one_place_are_both_seen() -> None:
    curves = (Curve("green", (0.5, 1.0)), Curve("red", (0.5, 0.0)))
    marks = (Mark(2, 0), Mark(2, 0))
    with_marks, without = (shown(Chart((0, 8), curves, (RoundBegins(0, 1),), points)) for points in (marks, ()))
    flame = ImageColor.getrgb(tones.FLAME)

    def yellow(image: Image.Image) -> int:
        return sum(count for count, colour in image.getcolors(1 << 20) or () if colour == flame)

    assert yellow(without) < 100
    assert yellow(with_marks) > 2 * 1500
