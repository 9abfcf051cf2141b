"""The final standings of a game."""

from engine.core.record import Seat, Value


class Standing(Value, frozen=True):
    """One line of the final standings."""

    seat: Seat
    """Whose line it is."""
    place: int
    """1 is best; equal only if the rules leave it equal."""
    score: int
    """What is told of it, in the game's own units: tokens that are out, say, or 1 for a victory."""
