"""The picture of a tile that is being chosen in the draft: where it may be placed, and how it would lie."""

from msgspec.structs import replace

from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.state import State
from render.core import Frame, Names, Words
from render.fearsome_floors.alt_text import alt_text
from render.fearsome_floors.choice import draft_choice
from render.fearsome_floors.scene import board_scene, named


def draft_frame(
    words: Words, names: Names, state: State, chosen: PlaceTile | None, *, sentence: str, column: str = ""
) -> Frame:
    """Show a position with the squares that are open to what has been chosen so far; nothing is placed.

    What is chosen may lack its square (empty) and its direction (None); `column` narrows the squares to its own.
    """
    scene = replace(named(board_scene(state), names), choice=draft_choice(state, chosen, column=column))
    return Frame(scene, sentence, alt_text(words, names, state, sentence))
