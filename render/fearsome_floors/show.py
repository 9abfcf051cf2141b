"""Fearsome Floors as the record of functions by which the rest of the program shows it."""

from collections.abc import Sequence
from typing import Final

from engine.core import Turn
from engine.fearsome_floors.events import AnyEvent, RoundBegan
from engine.fearsome_floors.moves import AnyMove, RevealCard
from engine.fearsome_floors.state import State
from render.core import Chapter, Frame, Names, Show, Words
from render.fearsome_floors.alt import alt_text
from render.fearsome_floors.commentary import step
from render.fearsome_floors.film import Shot, frames
from render.fearsome_floors.picture import paint, prepare
from render.fearsome_floors.projector import film
from render.fearsome_floors.refusals import refusal
from render.fearsome_floors.scene import Scene, board_scene
from render.fearsome_floors.tell import board_caption, board_sentence, caption


def chapters(before: State, turn: Turn[AnyMove, AnyEvent], names: Names, words: Words) -> tuple[Chapter, ...]:
    """Tell a turn: a move in one picture, a walk in one for each step."""
    told = caption(words, names, before, turn)

    def frame(shot: Shot) -> Frame:
        walked = isinstance(turn.move, RevealCard)
        sentence = step(words, names, shot.before, shot.events) if walked else told
        return Frame(shot.scene, sentence, alt_text(words, names, shot.after, sentence))

    return (Chapter(told, tuple(frame(shot) for shot in frames(before, turn))),)


def board(state: State, names: Names, words: Words) -> Frame:
    """Show a position with the sentence of its round, or with the standings at the end.

    The alt text begins with the sentence alone: what is left to draft it lists itself.
    """
    alt = alt_text(words, names, state, board_sentence(words, names, state))
    return Frame(board_scene(state), board_caption(words, names, state), alt)


def marks(turns: Sequence[Turn[AnyMove, AnyEvent]], words: Words) -> tuple[tuple[int, str], ...]:
    """Give the beginning of each round, by the number of turns played before it."""
    return tuple(
        (number, words("ff-mark", round=event.round))
        for number, turn in enumerate(turns, start=1)
        for event in turn.events
        if isinstance(event, RoundBegan)
    )


FEARSOME_FLOORS_SHOW: Final = Show(
    scene=Scene, paint=paint, prepare=prepare, chapters=chapters, board=board, refusal=refusal, marks=marks, film=film
)
