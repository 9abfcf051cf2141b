"""The toy game as the record of functions by which the rest of the program shows it."""

from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

from engine.core import Reason, Seat, Turn
from render.core import Chapter, Frame, Names, Show, Words
from tests.toy_game.evolve import evolve
from tests.toy_game.picture import Scene, film, paint, scene_of
from tests.toy_game.tell import alt_text, board_sentence, text_board, told
from tests.toy_game.values import AnyEvent, AnyMove, State, TileLaid, TurnBegan

AnyTurn = Turn[AnyMove, AnyEvent]
LONGEST_ALT: Final = 1024
MOST: Final = 3
"""Of turns that are summed up, or seen again at the end."""


def chapters(before: State, turns: Sequence[AnyTurn], names: Names, words: Words) -> tuple[Chapter, ...]:
    """Tell small turns together, a line each, with one picture of what they led to."""
    after = before
    for turn in turns:  # an order that is given already, given once more, changes nothing
        ordered = (event for order in turn.orders for event in order.events)
        after = reduce(evolve, (*ordered, *turn.events), after)
    caption = "\n".join(told(words, names, turn) for turn in turns)
    alt = alt_text(words, names, after, caption)[-LONGEST_ALT:]
    filmed = film_alt(words, names, [(before, turn) for turn in turns]) if _laid(turns) else None
    return (Chapter(caption, (Frame(scene_of(after), caption, alt),), film=filmed),)


def board(state: State, names: Names, words: Words) -> Frame:
    sentence = board_sentence(words, names, state)
    return Frame(scene_of(state), sentence, alt_text(words, names, state, sentence))


def refusal(words: Words, reason: Reason) -> str:
    return words(f"toy-refusal-{reason.key}", **reason.facts)


def marks(turns: Sequence[AnyTurn], words: Words) -> tuple[tuple[int, str], ...]:
    began = [place for place, turn in enumerate(turns, 1) if any(isinstance(event, TurnBegan) for event in turn.events)]
    return tuple((place, words("toy-mark", number=number)) for number, place in enumerate(began, 2))


def catch_up(words: Words, names: Names, _before: State, turns: Sequence[AnyTurn], _seat: Seat) -> tuple[str, ...]:
    return tuple(told(words, names, turn) for turn in turns[-MOST:])


def highlights(turns: Sequence[AnyTurn]) -> tuple[int, ...]:
    return tuple(place for place, turn in enumerate(turns) if _laid([turn]))[-MOST:]


def film_alt(words: Words, _names: Names, parts: Sequence[tuple[Any, AnyTurn]]) -> str:
    return words("toy-film", tiles=_laid([turn for _, turn in parts]))


def _laid(turns: Sequence[AnyTurn]) -> int:
    return sum(isinstance(event, TileLaid) for turn in turns for event in turn.events)


TOY_SHOW: Final = Show(
    scene=Scene,
    paint=paint,
    chapters=chapters,
    board=board,
    text=text_board,
    refusal=refusal,
    marks=marks,
    catch_up=catch_up,
    highlights=highlights,
    film_alt=film_alt,
    film=film,
)
