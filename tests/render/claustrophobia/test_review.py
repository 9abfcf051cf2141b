"""A review of Claustrophobia in words and pictures: a curve for each side, and a picture of each turning point."""

from io import BytesIO
from typing import Final

from PIL import Image

from engine.claustrophobia import Setup
from engine.claustrophobia.moves import Fight
from engine.core import Review, Seat, TurningPoint, TurnReview
from render.claustrophobia.show import CLAUSTROPHOBIA_SHOW
from render.core import words_in
from render.core.chart import HEIGHT, WIDTH, Chart
from tests.engine.claustrophobia.opponents.balance import whole_game

NAMES: Final = ("Ada", "Ben")


def test_it_shows_the_chart_then_each_turning_point_with_what_it_was_worth() -> None:
    match = whole_game(Setup("barrels"), 3)
    journal = match.journal
    fought = next(
        number for number, turn in enumerate(journal.turns) if isinstance(turn.move, Fight) and turn.seat == Seat(0)
    )
    better = {"move": "End"}
    steps = tuple(TurnReview(turn.seat, (0.5, 0.5)) for turn in journal.turns)
    points = (
        TurningPoint(0, 0.1, Seat(0), is_luck=True),
        TurningPoint(fought, -0.2, Seat(0), better),
        TurningPoint(fought, 0.1, Seat(1), is_luck=True),
        TurningPoint(fought, 0.3, Seat(0)),
    )
    judged = Review(0, (0.4, 0.6), (*steps[:-1], TurnReview(steps[-1].seat, (0.0, 1.0), (-0.1, 0.1))), points)
    assert CLAUSTROPHOBIA_SHOW.review is not None
    chart, first, cost, luck, worth = CLAUSTROPHOBIA_SHOW.review(
        words_in("en"), NAMES, journal.start, journal.turns, judged
    )
    assert chart.sentence.split("\n") == [
        "Ada: 40 % at the start, −10 by luck, −30 by the moves: 0 %",  # noqa: RUF001 - it stands there
        "Ben: 60 % at the start, +10 by luck, +30 by the moves: 100 %",
    ]
    assert isinstance(chart.scene, Chart)
    assert [curve.side for curve in chart.scene.curves] == ["humans", "demons"]
    assert first.sentence.endswith("That luck was worth 10 % to Ada.")
    assert cost.sentence.endswith("That cost Ada 20 %. Better: End the Human Action.")
    assert luck.sentence.endswith("That luck was worth 10 % to Ben.")
    assert worth.sentence.endswith("With the next best move, the chances of Ada would have been 30 % lower.")
    with Image.open(BytesIO(CLAUSTROPHOBIA_SHOW.paint(chart.scene))) as image:
        assert image.size == (WIDTH, HEIGHT)
        found = {image.convert("RGB").getpixel((WIDTH // 2, y)) for y in range(HEIGHT)}
    assert len(found) > 4


def test_the_chart_of_a_game_that_is_played_on_from_a_board_begins_with_its_round() -> None:
    match = whole_game(Setup("barrels"), 3)
    later, board = next((number, state) for number, (state, _) in enumerate(match.played_since(0)) if state.round == 3)
    turns = match.journal.turns[later:]
    judged = Review(0, (0.5, 0.5), tuple(TurnReview(turn.seat, (0.5, 0.5)) for turn in turns), ())
    assert CLAUSTROPHOBIA_SHOW.review is not None
    (chart,) = CLAUSTROPHOBIA_SHOW.review(words_in("en"), NAMES, board, turns, judged)
    assert isinstance(chart.scene, Chart)
    assert [begins.number for begins in chart.scene.rounds] == list(range(3, match.state.round + 1))
