"""The text of a film of several turns: what happens in them, as fully as there is room for, then who stands where."""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import chain
from typing import Final

from engine.core import Turn
from engine.fearsome_floors.events import AnyEvent, TokenEaten
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import AnyMove, RevealCard
from engine.fearsome_floors.state import State
from render.core import Names, Words
from render.fearsome_floors.alt import alt_text
from render.fearsome_floors.catch_up import walk_told
from render.fearsome_floors.commentary import step
from render.fearsome_floors.film import parts as shown_in
from render.fearsome_floors.tell import caption

Walk = tuple[State, Turn[AnyMove, AnyEvent]]


def film_alt(words: Words, names: Names, parts: Sequence[Walk]) -> str:
    """Tell turns, each given with the position before it; with less of every walk as long as something is cut."""
    before, last = parts[-1]
    after = reduce(evolve, chain.from_iterable(shown_in(last.events)), before)
    for tell in _WAYS:
        story = " ".join(
            tell(words, names, each) if isinstance(each[1].move, RevealCard) else caption(words, names, *each)
            for each in parts
        )
        text = alt_text(words, names, after, story)
        if text.startswith(story):
            break
    return text


def _all_steps(words: Words, names: Names, walk: Walk) -> str:
    return " ".join((caption(words, names, *walk), *(sentence for sentence, _ in _steps(words, names, walk))))


def _steps_with_bites(words: Words, names: Names, walk: Walk) -> str:
    eating = (sentence for sentence, eats in _steps(words, names, walk) if eats)
    return " ".join((walk_told(words, names, walk), *eating))


def _steps(words: Words, names: Names, walk: Walk) -> Iterator[tuple[str, bool]]:
    """Tell the steps of a walk, and say of each whether somebody was eaten in it."""
    before, turn = walk
    for events in shown_in(turn.events):
        yield step(words, names, before, events), any(isinstance(event, TokenEaten) for event in events)
        before = reduce(evolve, events, before)


_WAYS: Final[Sequence[Callable[[Words, Names, Walk], str]]] = (_all_steps, _steps_with_bites, walk_told)
"""How a walk can be told, the longest way first."""
