"""Fearsome Floors as the record of functions by which the rest of the program shows it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial, reduce
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from engine.fearsome_floors.events import RoundBegan, TokenEaten
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.kit import PARTS, Kit, read_kit, write_kit
from engine.fearsome_floors.moves import GameTurn, RevealCard
from engine.fearsome_floors.state import ROUNDS_IN_HALF, State
from engine.fearsome_floors.tokens import EATEN, OUT, Colour
from render.core import Chapter, Frame, Names, Show, Words
from render.core.chart import Chart, ChartLook, paint_chart
from render.core.composition import Shape
from render.core.record_card import Card, paint_card
from render.core.show import best_turns, round_marks
from render.fearsome_floors import tones
from render.fearsome_floors.alt_text import alt_text, catch_up, film_alt, prose
from render.fearsome_floors.commentary import quiet, step
from render.fearsome_floors.film import Shot, film, frames
from render.fearsome_floors.picture import paint, prepare
from render.fearsome_floors.refusals import refusal
from render.fearsome_floors.review import review_frames
from render.fearsome_floors.scene import Scene, board_scene, named
from render.fearsome_floors.sprites_monster import portrait
from render.fearsome_floors.sprites_tokens import badge
from render.fearsome_floors.text_board import text_board
from render.fearsome_floors.turn_text import board_caption, board_sentence, caption, outcome

AnyScene = Scene | Chart | Card | str
"""All that is painted; a monster is told by the text of its kit."""


def chapters(before: State, turns: Sequence[GameTurn], names: Names, words: Words) -> tuple[Chapter, ...]:
    """Tell turns: a move in one picture, a walk in one for each step; several steps are squares around them."""
    parts = []
    for turn in turns:
        parts.append(_chapter(before, turn, names, words))
        before = reduce(evolve, turn.events, before)
    return tuple(parts)


def _chapter(before: State, turn: GameTurn, names: Names, words: Words) -> Chapter:
    heading, shots = caption(words, names, before, turn), frames(before, turn)
    shape: Shape = "square" if len(shots) > 1 else "wide"

    def frame(shot: Shot) -> Frame:
        walked = isinstance(turn.move, RevealCard)
        sentence = step(words, names, shot.before, shot.events) if walked else heading
        scene = replace(shot.scene, shape=shape) if shape == "square" else named(shot.scene, names)
        if_joined = quiet(words, shot.events) if walked else None
        return Frame(scene, sentence, alt_text(words, names, shot.after, sentence), if_joined)

    shown = tuple(frame(shot) for shot in shots)
    if not isinstance(turn.move, RevealCard):
        return Chapter(heading, shown)
    sentences = words.sentences((heading, *(each.sentence for each in shown)))
    bites = [number for number, shot in enumerate(shots) if any(isinstance(each, TokenEaten) for each in shot.events)]
    film_alt = alt_text(words, names, shots[-1].after, sentences)
    came_of_it = outcome(words, names, (before, turn))
    return Chapter(heading, shown, outcome=came_of_it, film=film_alt, best=bites[0] if bites else -1, shape=shape)


def board(state: State, names: Names, words: Words) -> Frame:
    """Show a position with the sentence of its round, or with the standings at the end.

    The alt text begins with the sentence alone: what is left to draft it lists itself.
    """
    alt = alt_text(words, names, state, board_sentence(words, names, state))
    return Frame(named(board_scene(state), names), board_caption(words, names, state), alt)


def tally(words: Words, names: Names, state: State) -> str:
    """Say how many tokens of each player are out, and how many eaten for good; empty while none is."""
    return words.series(list(_tallied(words, names, state)))


def _tallied(words: Words, names: Names, state: State) -> Iterator[str]:
    for who, colour in zip(names, state.colours, strict=True):
        places = [state.tokens[token] for token in state.tokens_of(colour)]
        out, eaten = places.count(OUT), places.count(EATEN)
        if out or eaten:
            which = "both" if out and eaten else "out" if out else "eaten"
            yield words("ff-tally", who=who, out=out, eaten=eaten, which=which)


def monster_name(words: Words, kit: Kit) -> str:
    """Return what people would call a monster: "the Moth-Shell with claws, frog legs and wheels"."""
    return words("ff-monster-name", **{part: getattr(kit, part) for part in PARTS})


def monster_frame(kit: Kit, words: Words) -> Frame:
    """Show a monster large, with a sentence that names it."""
    sentence = words("ff-monster", name=monster_name(words, kit))
    return Frame(write_kit(kit), sentence, sentence)


@lru_cache(maxsize=16)
def _portrait(written: str) -> bytes:
    """Draw a monster large; a lobby shows the same one again and again, and drawing it takes a while."""
    return portrait(read_kit(written))


def _line(side: str) -> tuple[str, str]:
    colour = msgspec.convert(side, Colour)
    return tones.BODIES[colour], tones.WHITE if colour in tones.DARK_BODIES else tones.INK


CHART_LOOK: Final = ChartLook(
    night=tones.NIGHT,
    bands=(tones.PLATE, tones.ROSE_DIM),
    first_red=ROUNDS_IN_HALF + 1,
    rule=tones.WALL_EDGE,
    bone=tones.BONE,
    ink=tones.INK,
    flame=tones.FLAME,
    line=_line,
    badge=lambda side, size: badge(msgspec.convert(side, Colour), size),
)
"""The second half, in which who is eaten is gone, is red."""


def _paint(scene: AnyScene) -> bytes:
    """Draw what frames show: a position, the chart of a review, somebody's record, or a monster by its kit's text."""
    match scene:
        case Scene():
            return paint(scene)
        case Chart():
            return paint_chart(scene, CHART_LOOK)
        case Card():
            return paint_card(scene, CHART_LOOK)
        case str():
            return _portrait(scene)
        case _:
            assert_never(scene)


def _shaped(scene: AnyScene, shape: Shape) -> AnyScene:
    return replace(scene, shape=shape) if isinstance(scene, Scene) else scene


highlights: Final = partial(best_turns, worth={TokenEaten: lambda _: 1})

FEARSOME_FLOORS_SHOW: Final = Show(
    scene=AnyScene,
    paint=_paint,
    shaped=_shaped,
    prepare=prepare,
    chapters=chapters,
    board=board,
    text=prose,
    grid=text_board,
    refusal=refusal,
    marks=partial(round_marks, kind=RoundBegan, key="ff-mark"),
    catch_up=catch_up,
    highlights=highlights,
    film_alt=film_alt,
    tally=tally,
    film=lambda parts, _words: film(parts),
    review=review_frames,
)
