"""The text of a picture for those who do not see it: what happened, then who stands where."""

from typing import Final

from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import unexplored_sides
from render.claustrophobia.text.headline import aim_sentence
from render.claustrophobia.text.labels import openings_text, tile_name
from render.claustrophobia.text.text_board import points_line, warriors
from render.claustrophobia.text.warrior_text import is_empty, tile_line
from render.core import Words

LONGEST: Final = 1024
"""The most characters of an alt text that Discord takes."""

ROOM_FOR_SENTENCE: Final = 300
"""So many characters of the sentence are kept at least."""


def alt_text(words: Words, state: State, sentence: str) -> str:
    """Describe a position after the sentence that led to it, in at most LONGEST characters.

    Tiles with somebody on them come first, then the ways into the dark; what does not fit is left to `/text`.
    """
    facts = [
        *(line for line in warriors(words, state) if line),
        points_line(words, state),
        *(tile_line(words, state, tile) for tile in range(len(state.tiles)) if not is_empty(state, tile)),
        *_dark(words, state),
        aim_sentence(words, state),
    ]
    facts = [fact for fact in facts if fact != sentence]
    text = _cut(sentence.replace("**", ""), max(ROOM_FOR_SENTENCE, LONGEST - 1 - sum(len(fact) + 1 for fact in facts)))
    for fact in facts:
        if len(text) + 1 + len(fact) <= LONGEST:
            text = f"{text} {fact}"
    return text


def _dark(words: Words, state: State) -> list[str]:
    """Tell the tiles with a way into the dark on which nobody stands."""
    dark = [
        words("cl-dark", tile=tile_name(words, state, tile), sides=openings_text(words, unexplored_sides(state, tile)))
        for tile in range(len(state.tiles))
        if is_empty(state, tile) and unexplored_sides(state, tile)
    ]
    return [words("cl-darks", tiles=words.series(dark))] if dark else []


def _cut(text: str, room: int) -> str:
    """Cut a text after a word, with a sign that something is missing."""
    if len(text) <= room:
        return text
    return f"{text[: room - 1].rsplit(' ', 1)[0]}…"
