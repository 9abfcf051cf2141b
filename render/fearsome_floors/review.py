"""What programs think, in words and pictures: why they moved, the best moves as a hint, and the review of a match."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import groupby, zip_longest
from typing import Final, NamedTuple, TypeGuard

import msgspec
from msgspec.structs import replace

from engine.core import Level, Motive, Play, RatedMove, Review, ScriptedChance, Seat, TurningPoint
from engine.fearsome_floors.cards import CARDS, Card
from engine.fearsome_floors.events import RoundBegan
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.forecast import Danger, Forecast, forecast, why_no_forecast
from engine.fearsome_floors.legal import resolve
from engine.fearsome_floors.moves import AnyMove, GameTurn, MoveToken, PlayedTurn
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import TOKEN_NAMED, TokenName, colour_of
from render.core import Fact, Frame, Names, Words
from render.core.chart import Chart, Curve, Mark, RoundBegins, accounts_text
from render.core.show import LONGEST_ALT
from render.fearsome_floors.alt_text import alt_text
from render.fearsome_floors.film import frames
from render.fearsome_floors.labels import goal_label, move_text, stops, token_at, token_shown, token_turned
from render.fearsome_floors.scene import Choice, Hint, board_scene, named
from render.fearsome_floors.turn_text import caption


def review_frames(
    words: Words, names: Names, start: State, turns: Sequence[GameTurn], judged: Review
) -> tuple[Frame, ...]:
    """Show a review of a match, from its start and its turns: first the chart, then each turning point."""
    states = [start]
    for turn in turns:
        states.append(reduce(evolve, turn.events, states[-1]))
    accounts = accounts_text(words, "ff-review-account", names, judged)
    alt = words.sentences((words("ff-review-chart"), accounts))[:LONGEST_ALT]
    chart = Frame(_chart(start, turns, judged), accounts, alt)
    points = (
        _point(words, names, (states[point.turn], turns[point.turn]), point, number)
        for number, point in enumerate(judged.turning_points, start=1)
    )
    return chart, *points


def _chart(start: State, turns: Sequence[GameTurn], judged: Review) -> Chart:
    """Tell the chances where a round begins and before its card: moves and luck are parts of their own."""
    seats = [turn.seat for turn in turns[judged.first :]]
    last = len(seats)
    times = [time for time in range(last + 1) if time in (0, last) or seats[time - 1] is None or seats[time] is None]
    chances = [judged.begin, *(step.chances for step in judged.steps)]
    return Chart(
        times=tuple(times),
        curves=tuple(
            Curve(colour, tuple(chances[time][seat] for time in times)) for seat, colour in enumerate(start.colours)
        ),
        rounds=tuple(_rounds(start.round, turns[judged.first :])),
        points=tuple(Mark(point.turn + 1 - judged.first, point.seat) for point in judged.turning_points),
    )


def _rounds(first: int, turns: Sequence[GameTurn]) -> Iterator[RoundBegins]:
    yield RoundBegins(0, first)
    for number, turn in enumerate(turns, start=1):
        for event in turn.events:
            if isinstance(event, RoundBegan) and event.round > first:
                yield RoundBegins(number, event.round)


def _point(words: Words, names: Names, played: PlayedTurn, point: TurningPoint, number: int) -> Frame:
    """Show a turning point: a square around what happened, and what it was worth."""
    before, turn = played
    shots = frames(before, turn)
    sentence = words(
        "ff-review-point",
        number=number,
        round=before.round,
        happened=caption(words, names, before, turn),
        worth=_worth(words, names[point.seat], before, point),
    )
    bites = [shot for shot in shots if shot.scene.action.bites]
    shot = (bites or list(shots))[-1]
    return Frame(replace(shot.scene, shape="square"), sentence, alt_text(words, names, shot.after, sentence))


def _worth(words: Words, name: str, before: State, point: TurningPoint) -> str:
    percent = round(100 * abs(point.worth))
    if point.is_luck:
        return words("ff-review-card", name=name, percent=percent, good="yes" if point.worth > 0 else "no")
    if point.better is None:
        return words("ff-review-worth", name=name, percent=percent)
    better = msgspec.convert(point.better, MoveToken)
    play = Play(before, evolve, ScriptedChance(()))
    resolve(play, point.seat, better)
    goal = goal_label(words, before, better, play.events)
    does = words("ff-led", token=token_at(words, before, better.token), goal=goal)
    return words("ff-review-cost", name=name, percent=percent, better=does)


def level_name(words: Words, level: Level) -> str:
    """Return the name of a level with its face: "🦊 Fox"."""
    name = words("ff-level", level=level.key)
    return f"{level.face} {name}"


def level_about(words: Words, level: Level) -> str:
    """Say in a few words how a level plays."""
    return words("ff-level-about", level=level.key)


_LEAVING: Final = ("wins", "escapes")
"""The motives of a token that leaves: nobody sees its other side."""


def why(words: Words, before: State, motives: Iterable[Motive], *, is_played: bool = True) -> str:
    """Say in a sentence for each motive why a move was played, from the position before it, or why it should be.

    The token that moves goes by the number that it shows after that, or as long as it has not been played.
    """
    return words.sentences(_sentence(words, before, motive, is_played=is_played) for motive in motives)


def _sentence(words: Words, before: State, motive: Motive, *, is_played: bool) -> str:
    turned = is_played and motive.key not in _LEAVING
    facts = {name: _fact_text(words, before, name, fact, turned=turned) for name, fact in motive.facts.items()}
    return words(f"ff-motive-{motive.key}", **facts)


def _fact_text(words: Words, before: State, name: str, fact: str | int, *, turned: bool) -> Fact:
    if name == "token":
        return (token_turned if turned else token_shown)(words, before, TOKEN_NAMED[str(fact)])
    if name == "other":  # two of a player's tokens may show the same number
        return token_at(words, before, TOKEN_NAMED[str(fact)])
    if name == "tile":
        return words.name("ff-draft-tile", tile=fact)
    if name == "card":
        return _card(words, next(card for card in CARDS if card == fact))
    return fact


def _card(words: Words, card: Card) -> str:
    rule = CARDS[card]
    return words("ff-forecast-card", hits=rule.hits or 0, steps=rule.steps)


RISKS = "risks"
"""The motive that a hint leaves out: it names all that a move risks."""

LESS_RISK: Final = 0.1
"""So many tokens fewer eaten on average are told as less risk."""


def hint_frame(  # noqa: PLR0917 - what is seen by whom in which words, and what it is about
    words: Words, names: Names, state: State, seat: Seat, advised: Sequence[RatedMove[AnyMove]], level: Level
) -> Frame:
    """Show the moves that a level advises to a seat, the best one first."""
    ways = [
        _way(words, state, seat, number, each) for number, each in enumerate(advised, start=1) if _is_token_move(each)
    ]
    lines = [words("ff-hint", level=level_name(words, level))]
    alike = [list(group) for _, group in groupby(ways, key=lambda way: way.said)]
    for (first, *others), following in zip_longest(alike, alike[1:]):
        goals = [words("ff-hint-other", number=way.hint.number, goal=way.goal) for way in others]
        lines.append(
            words(
                "ff-hint-way",
                number=first.hint.number,
                does=first.does,
                others=words.listing(goals) or "none",
                percent=first.said.percent,
                why=first.said.reasons or "none",
                risk=first.said.risk,
                better=_better(words, first, following[0]) if following else "none",
            )
        )
    sentence = "\n".join(lines)
    scene = named(replace(board_scene(state), choice=Choice(hints=tuple(way.hint for way in ways))), names)
    return Frame(scene, sentence, alt_text(words, names, state, sentence))


def _is_token_move(rated: RatedMove[AnyMove]) -> TypeGuard[RatedMove[MoveToken]]:
    """Whether a move is that of a token."""
    return isinstance(rated.move, MoveToken)


class _Said(NamedTuple):
    """What a hint says of a move but where it leads: moves of which the same is said are one hint."""

    token: TokenName
    """What moves."""
    percent: int
    """The chances to win."""
    reasons: str
    """Why it is advised."""
    risk: str
    """Which tokens it puts at risk."""


class _Way(NamedTuple):
    """A move that is advised."""

    hint: Hint
    """Its number, and where the picture leads."""
    does: str
    """All that it does, as a sentence."""
    goal: str
    """Where it leads, in a word."""
    eaten: float
    """How many of the player's tokens the next card eats on average."""
    said: _Said
    """What others may have in common with it."""


def _way(words: Words, state: State, seat: Seat, number: int, rated: RatedMove[MoveToken]) -> _Way:
    move, play = rated.move, Play(state, evolve, ScriptedChance(()))
    resolve(play, seat, move)
    foreseen = None if why_no_forecast(play.state) is not None else forecast(play.state)
    reasons = why(words, state, [motive for motive in rated.motives if motive.key != RISKS], is_played=False)
    risk = words("ff-hint-over") if foreseen is None else _risk(words, state, play.state, move, foreseen)
    return _Way(
        Hint(number, tuple(stops(state.tokens[move.token], play.events))),
        move_text(words, state, move, play.events, is_played=False),
        goal_label(words, state, move, play.events),
        0.0 if foreseen is None else float(sum(danger.chance for danger in _dangers(foreseen, move))),
        _Said(move.token, round(100 * rated.value), reasons, risk),
    )


def _better(words: Words, way: _Way, following: _Way) -> str:
    """Say why a move is advised before another one: "none" where nothing that can be said tells them apart."""
    points, less = way.said.percent - following.said.percent, following.eaten - way.eaten
    number = following.hint.number
    if less >= LESS_RISK:
        return words("ff-hint-less-risk", next=number, mine=way.eaten, theirs=following.eaten)
    if points > 0:
        return words("ff-hint-more-wins", next=number, points=points, risky="yes" if less <= -LESS_RISK else "no")
    return "none"


def _dangers(foreseen: Forecast, move: MoveToken) -> list[Danger]:
    """Return what threatens the player of a move."""
    return [danger for danger in foreseen.dangers if colour_of(danger.token) == colour_of(move.token)]


def _risk(words: Words, before: State, after: State, move: MoveToken, foreseen: Forecast) -> str:
    """Say which tokens of the same player the next card could eat after a move, with the numbers of the forecast."""
    risks = [
        words(
            "ff-hint-risk",
            token=token_shown(words, before, danger.token),
            some=int(danger.chance * foreseen.drawn_from),
            cards=foreseen.drawn_from,
            moves="no" if danger.token in after.moved else "yes",
        )
        for danger in _dangers(foreseen, move)
    ]
    return words("ff-hint-risks", risks=words.listing(risks)) if risks else words("ff-hint-safe")
