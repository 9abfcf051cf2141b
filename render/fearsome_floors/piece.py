"""A token as it looks in a picture, as plain data."""

from engine.core import Value
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import State, TokenPhase
from engine.fearsome_floors.tokens import Colour, TokenName, colour_of, shown_number


class Piece(Value, frozen=True):
    """A token as it looks."""

    colour: Colour
    """Its player's."""
    number: int
    """What it shows."""
    turned: bool = False
    """Whether it has moved in this round."""
    ready: bool = False
    """Whether the player to move may move it."""
    name: int | None = None
    """The light number, by which sentences call it, where another number shows."""


def piece_of(state: State, token: TokenName) -> Piece:
    """Return a token as it looks in a position.

    Turned tokens look turned only while somebody still moves: when the monster comes, all have been turned.
    """
    colour, turned = colour_of(token), token in state.moved
    number, light = shown_number(token, round_number=state.round, turned=turned), int(token[1:])
    name = None if number == light else light
    if not isinstance(state.phase, TokenPhase):
        return Piece(colour, number, name=name)
    ready = state.phase.colour == colour and token in unmoved(state, colour)
    return Piece(colour, number, turned=turned, ready=ready, name=name)
