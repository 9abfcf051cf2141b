"""Turns in sentences: all that happened in them, a line for each; and what somebody has missed."""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

from engine.claustrophobia.events import AnyEvent, RoundBegan, ThreatPointsChanged, WarriorDied
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.moves import AnyMove, Summon
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors import side_of
from engine.core import Order, Seat, Turn
from render.claustrophobia.text.event_text import event_text
from render.claustrophobia.text.labels import warrior_name
from render.claustrophobia.text.text_context import TextContext
from render.core import Names, Words

AnyTurn = Turn[AnyMove, AnyEvent]

LONGEST: Final = 1600
"""The most characters of a caption, so that a call fits below it."""

MOST_CAUGHT_UP: Final = 600
"""The most characters in which missed turns are summed up."""


def turn_line(words: Words, names: Names, before: State, turn: AnyTurn | Order[AnyMove, AnyEvent]) -> str:
    """Tell a turn, or an order, in a line: a sentence for each thing that happened."""
    state, told = before, list[str]()
    is_summoning = isinstance(turn.move, Summon)
    for event in turn.events:
        if not (is_summoning and isinstance(event, ThreatPointsChanged)):
            told.append(event_text(TextContext(words, names, state), event))
        state = evolve(state, event)
    if is_summoning:
        told.append(words("cl-points-left", points=state.threat_points))
    line = " ".join(sentence for sentence in told if sentence)
    return line or words("cl-turn-silent", name="" if turn.seat is None else names[turn.seat])


def caption(words: Words, names: Names, before: State, turns: Sequence[AnyTurn]) -> str:
    """Tell turns that are posted together, a line each; of very many the last ones."""
    lines = [turn_line(words, names, state, turn) for state, turn in played(before, turns)]
    while len(lines) > 1 and sum(len(line) + 1 for line in lines) > LONGEST:
        lines.pop(0)
    told = "\n".join(lines)
    return told if len(told) <= LONGEST else f"{told[: LONGEST - 1].rsplit(' ', 1)[0]}…"


def played(before: State, turns: Sequence[AnyTurn]) -> Iterator[tuple[State, AnyTurn]]:
    """Yield turns, each with the position before it; an order that was given with a turn comes before it."""
    state = before
    for turn in turns:
        state = reduce(evolve, (event for order in turn.orders for event in order.events), state)
        yield state, turn
        state = reduce(evolve, turn.events, state)


def after(before: State, turns: Sequence[AnyTurn]) -> State:
    """Return the position after turns."""
    *_, (state, turn) = played(before, turns)
    return reduce(evolve, turn.events, state)


def marks(turns: Sequence[AnyTurn], words: Words) -> tuple[tuple[int, str], ...]:
    """Return the beginning of each round, by the number of turns played before it."""
    return tuple(
        (number, words("cl-mark", round=event.round))
        for number, turn in enumerate(turns, start=1)
        for event in turn.events
        if isinstance(event, RoundBegan)
    )


def catch_up(words: Words, names: Names, before: State, turns: Sequence[AnyTurn], seat: Seat) -> tuple[str, ...]:
    """Sum up turns for the player at a seat: how many there were, the last one, and whom the player has lost."""
    if not turns:
        return ()
    *_, (state, last) = played(before, turns)
    told = turn_line(words, names, state, last)[:MOST_CAUGHT_UP]
    lines = [words("cl-caught-up", turns=len(turns), told=told)]
    lost = [
        warrior_name(words, before, event.warrior)
        for turn in turns
        for event in turn.events
        if isinstance(event, WarriorDied) and before.side_at(seat) == side_of(event.warrior)
    ]
    if lost:
        lines.append(words("cl-caught-up-lost", lost=words.listing(lost)))
    return tuple(lines)


def film_alt(words: Words, names: Names, parts: Sequence[tuple[State, AnyTurn]]) -> str:
    """Tell a film of turns by how many they are and what the last of them tells."""
    state, turn = parts[-1]
    told = turn_line(words, names, state, turn).replace("**", "")[:MOST_CAUGHT_UP]
    return words("cl-film", turns=len(parts), told=told)
