"""A forecast as a scene, with the one route of which every card goes a part, and in words."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import chain

from msgspec.structs import replace

from engine.core import NOTHING_OWED, Fate
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.events import MonsterSlid, MonsterStepped, TokenEaten
from engine.fearsome_floors.forecast import Danger, Forecast, Went, forecast
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import OFF_BOARD
from render.core import Frame, Names, Words
from render.fearsome_floors.action import action_of, direction_of
from render.fearsome_floors.alt_text import alt_text
from render.fearsome_floors.labels import cards_text, token_at, token_shown
from render.fearsome_floors.scene import Action, End, Leg, Prospect, Scene, Threat, named, scene_of


def forecast_scene(state: State, foreseen: Forecast) -> Scene:
    """Show a position and what the next card could do; of walls and teleporters those that the route leads through."""
    happened = action_of(state, tuple(chain.from_iterable(foreseen.path)))
    action = Action(passages=happened.passages, jumps=happened.jumps)
    prospect = Prospect(
        legs=tuple(_legs(foreseen)),
        ends=tuple(End(square, cards) for square, cards in foreseen.ends.items()),
        threats=tuple(
            Threat(state.tokens[danger.token], danger.bite.origin, percent(danger.chance))
            for danger in foreseen.dangers
        ),
    )
    return replace(scene_of(state, action), prospect=prospect)


def percent(chance: Fraction) -> int:
    """Return a chance in percent. A half goes to the even number, so that a chance and its opposite make 100."""
    return round(chance * 100)


def _legs(foreseen: Forecast) -> Iterator[Leg]:
    numbers = max((walk.steps for walk in foreseen.walks if CARDS[walk.card].hits is None), default=0)
    been = set[tuple[Square, str]]()
    for step, events in enumerate(foreseen.path, start=1):
        for event in events:
            if isinstance(event, MonsterStepped | MonsterSlid):
                leg = Leg(event.origin, direction_of(event), hunted=step > numbers)
                if (leg.origin, leg.direction) not in been:
                    been.add((leg.origin, leg.direction))
                    yield leg


def forecast_frame(words: Words, names: Names, state: State, *, fate: Fate = NOTHING_OWED, heading: str = "") -> Frame:
    """Show what the next card could do in a position; `heading` says what has been supposed, if anything has.

    `fate` is the luck that was taken back and comes again: then the card is certain. Raises NotAllowed in the
    draft and after the end.
    """
    foreseen = forecast(state, fate)
    sentences = "\n".join(_sentences(words, state, foreseen))
    lines = [words("ff-forecast", heading=heading or "none"), sentences, _route(words, state, foreseen)]
    if foreseen.fated is None:
        lines.append(_bag(words, foreseen))
    scene = named(forecast_scene(state, foreseen), names)
    return Frame(scene, "\n".join(lines), alt_text(words, names, state, sentences))


def _sentences(words: Words, state: State, foreseen: Forecast) -> Iterator[str]:
    if foreseen.fated is not None:
        yield words("ff-forecast-fated", card=cards_text(words, [foreseen.fated]))
    for danger in foreseen.dangers:
        yield _danger(words, state, foreseen, danger)
    if not foreseen.dangers:
        yield words("ff-forecast-nobody", cards=foreseen.drawn_from)
    eaten = {danger.token for danger in foreseen.dangers}
    safe = [token for token, place in state.tokens.items() if place not in OFF_BOARD and token not in eaten]
    if safe and eaten:
        tokens = words.listing([token_at(words, state, token) for token in safe])
        yield words("ff-forecast-safe", cards=foreseen.drawn_from, tokens=tokens)
    ends = [
        words("ff-forecast-end", square=square, cards=cards_text(words, cards))
        for square, cards in foreseen.ends.items()
    ]
    yield words("ff-forecast-ends", ends=words.listing(ends))


def _danger(words: Words, state: State, foreseen: Forecast, danger: Danger) -> str:
    square = danger.bite.origin
    pushed = danger.bite.cause == "bite" and square != state.tokens[danger.token]
    how = "elsewhere" if pushed else danger.bite.cause
    fate = words("ff-forecast-fate", token=token_at(words, state, danger.token), how=how, square=square)
    if len(danger.cards) == len(foreseen.walks):
        return words("ff-forecast-sure", fate=fate, cards=foreseen.drawn_from)
    return words(
        "ff-forecast-danger",
        fate=fate,
        cards=cards_text(words, danger.cards),
        some=int(danger.chance * foreseen.drawn_from),
        all=foreseen.drawn_from,
        percent=percent(danger.chance),
    )


def _route(words: Words, state: State, foreseen: Forecast) -> str:
    """Tell where each step of the longest route leads, and whom the monster eats in it."""
    square, parts = state.monster.square, list[str]()
    for step in foreseen.path:
        square = next((event.target for event in reversed(step) if isinstance(event, Went)), square)
        eaten = [token_shown(words, state, event.token) for event in step if isinstance(event, TokenEaten)]
        parts.append(words("ff-forecast-step", square=square, tokens=words.listing(eaten)) if eaten else square)
    return words("ff-forecast-way", cards=foreseen.drawn_from, steps=words.series(parts))


def _bag(words: Words, foreseen: Forecast) -> str:
    """Name the cards of which the next one is drawn, each as often as it is there."""
    cards = [walk.card for walk in foreseen.walks for _ in range(walk.copies)]
    return words("ff-forecast-bag", cards=cards_text(words, cards), count=len(cards))
