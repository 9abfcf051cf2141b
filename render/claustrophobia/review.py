"""The review of a match of Claustrophobia: the chart of the humans' chances, and its turning points."""

from collections.abc import Iterator, Sequence

import msgspec

from engine.claustrophobia.events import GameTurn
from engine.claustrophobia.events.rounds import RoundBegan
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.positions.views import see
from engine.claustrophobia.state import State
from engine.core import Review, Seat, TurningPoint
from render.claustrophobia.action import action_of
from render.claustrophobia.text.move_text import move_label
from render.claustrophobia.text.text_board import alt_text
from render.claustrophobia.text.turn_text import after, caption
from render.claustrophobia.view import scene_of
from render.core import Frame, Names, Words
from render.core.chart import Chart, Curve, Mark, RoundBegins, accounts_text
from render.core.show import LONGEST_ALT


def review_frames(
    words: Words, names: Names, start: State, turns: Sequence[GameTurn], judged: Review
) -> tuple[Frame, ...]:
    """Show a review of a match, from its start and its turns: first the chart, then each turning point."""
    accounts = accounts_text(words, "cl-review-account", names, judged)
    alt = words.sentences((words("cl-review-chart"), accounts))[:LONGEST_ALT]
    points = (
        _point(words, names, after(start, turns[: point.turn]), turns[point.turn], point, number)
        for number, point in enumerate(judged.turning_points, start=1)
    )
    return Frame(_chart(start, turns, judged), accounts, alt), *points


def _chart(start: State, turns: Sequence[GameTurn], judged: Review) -> Chart:
    """Tell the chances of both sides where rounds begin, at turning points, and at the end."""
    rounds = tuple(_rounds(start.round, turns[judged.first :]))
    points = tuple(Mark(point.turn + 1 - judged.first, point.seat) for point in judged.turning_points)
    beside = (time for point in points for time in (point.at - 1, point.at))
    times = sorted({0, len(judged.steps), *(begins.at for begins in rounds), *beside})
    chances = [judged.begin, *(step.chances for step in judged.steps)]
    state = after(start, turns)
    return Chart(
        times=tuple(times),
        curves=tuple(
            Curve(state.side_at(Seat(seat)), tuple(chances[time][seat] for time in times)) for seat in range(2)
        ),
        rounds=rounds,
        points=points,
    )


def _rounds(first: int, turns: Sequence[GameTurn]) -> Iterator[RoundBegins]:
    yield RoundBegins(0, first)
    for number, turn in enumerate(turns, start=1):
        for event in turn.events:
            if isinstance(event, RoundBegan) and event.round > first:
                yield RoundBegins(number, event.round)


def _point(  # noqa: PLR0917 - a turning point and what is around it
    words: Words, names: Names, before: State, turn: GameTurn, point: TurningPoint, number: int
) -> Frame:
    """Show a turning point: the position after it, what happened, and what it was worth."""
    state = after(before, [turn])
    sentence = words(
        "cl-review-point",
        number=number,
        round=before.round,
        happened=caption(words, names, before, [turn]),
        worth=_worth(words, names[point.seat], see(before, point.seat), point),
    )
    scene = scene_of(state, action_of(before, list(turn.events)))
    return Frame(scene, sentence, alt_text(words, state, sentence))


def _worth(words: Words, name: str, before: State, point: TurningPoint) -> str:
    percent = round(100 * abs(point.worth))
    if point.is_luck:
        return words("cl-review-luck", name=name, percent=percent)
    if point.better is None:
        return words("cl-review-worth", name=name, percent=percent)
    better: AnyMove = msgspec.convert(point.better, AnyMove)
    return words("cl-review-cost", name=name, percent=percent, better=move_label(words, before, better))
