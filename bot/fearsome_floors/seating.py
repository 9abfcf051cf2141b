"""Fearsome Floors at a table: people choose colours, and the board waits with a button for the move pad."""

from typing import Final

import msgspec

from bot.tables import PlayedGame
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.moves import Resign
from engine.fearsome_floors.tokens import COLOURS, Colour, colours_for
from render import SHOWS
from render.core import Words
from render.fearsome_floors.labels import colour_name
from render.fearsome_floors.rules import picture, topic, topics


def _colour_name(side: str, words: Words) -> str:
    return colour_name(words, msgspec.convert(side, Colour))


FEARSOME_FLOORS_AT_TABLE: Final = PlayedGame(
    game=FEARSOME_FLOORS,
    show=SHOWS[FEARSOME_FLOORS.key],
    sides=COLOURS,
    sides_for=colours_for,
    side_name=_colour_name,
    setup=lambda sides: msgspec.convert({"colours": sides}, Setup),
    resign=Resign(),
    board_verbs=(("pad", "ff-board-move"),),
    topics=topics,
    topic=topic,
    picture=picture,
)
