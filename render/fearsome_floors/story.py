"""The text of a film of several turns: what happens in them, as fully as there is room for, then who stands where."""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import chain
from typing import Final

from engine.fearsome_floors.events import TokenEaten
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import RevealCard
from engine.fearsome_floors.turns import PlayedTurn
from render.core import Names, Words
from render.fearsome_floors.alt_text import alt_text
from render.fearsome_floors.commentary import step
from render.fearsome_floors.film import parts as shown_in
from render.fearsome_floors.turn_text import caption, turns_counted, walk_text


def film_alt(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> str:
    """Tell turns, each given with the position before it; with less of every turn as long as something is cut."""
    before, last = parts[-1]
    after = reduce(evolve, chain.from_iterable(shown_in(last.events)), before)
    for tell in _FROM_FULL_TO_SHORT:
        story = " ".join(tell(words, names, parts))
        text = alt_text(words, names, after, story)
        if text.startswith(story):
            break
    return text


def _all_steps(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> Iterator[str]:
    for each in parts:
        yield caption(words, names, *each)
        if _walks(each):
            yield from (sentence for sentence, _ in _steps(words, names, each))


def _steps_with_bites(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> Iterator[str]:
    for each in parts:
        if _walks(each):
            yield walk_text(words, names, each)
            yield from (sentence for sentence, eats in _steps(words, names, each) if eats)
        else:
            yield caption(words, names, *each)


def _walks_summed_up(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> Iterator[str]:
    for each in parts:
        yield walk_text(words, names, each) if _walks(each) else caption(words, names, *each)


def _turns_counted(words: Words, names: Names, parts: Sequence[PlayedTurn]) -> Iterator[str]:
    others = [each for each in parts if not _walks(each)]
    if others:
        yield words("ff-film-turns", turns=turns_counted(words, names, others))
    yield from (walk_text(words, names, each) for each in parts if _walks(each))


def _walks(played: PlayedTurn) -> bool:
    return isinstance(played[1].move, RevealCard)


def _steps(words: Words, names: Names, walk: PlayedTurn) -> Iterator[tuple[str, bool]]:
    """Tell the steps of a walk, and say of each whether somebody was eaten in it."""
    before, turn = walk
    for events in shown_in(turn.events):
        yield step(words, names, before, events), any(isinstance(event, TokenEaten) for event in events)
        before = reduce(evolve, events, before)


_FROM_FULL_TO_SHORT: Final[Sequence[Callable[[Words, Names, Sequence[PlayedTurn]], Iterator[str]]]] = (
    _all_steps,
    _steps_with_bites,
    _walks_summed_up,
    _turns_counted,
)
"""How turns can be told, the longest telling first."""
