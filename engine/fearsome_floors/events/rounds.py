"""How a game goes on: turns, cards, rounds, players who leave, and the end."""

from engine.core import Event
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.state import EndCause
from engine.fearsome_floors.tokens import Colour, TokenName


class DraftEnded(Event, frozen=True):
    """The last tile has been placed, and the first round begins."""

    start: Colour
    """Who has the start marker."""


class TurnPassed(Event, frozen=True):
    """It is a player's turn: in the draft to place a tile, then to move a token."""

    colour: Colour
    """Whose turn it is."""


class MonsterWoke(Event, frozen=True):
    """All tokens have moved: the monster's card comes next."""


class CardRevealed(Event, frozen=True):
    """A card was drawn from the bag."""

    card: Card
    """Which one."""


class CardsShuffled(Event, frozen=True):
    """The second half began with all cards in the bag."""

    cards: tuple[Card, ...]
    """What is in the bag now."""


class RoundBegan(Event, frozen=True):
    """A new round began."""

    round: int
    """Its number, from 1."""
    start: Colour
    """Who has the start marker."""


class PlayerResigned(Event, frozen=True):
    """A player left."""

    colour: Colour
    """Who."""
    tokens: tuple[TokenName, ...]
    """Their tokens that were still in the game, and are out of it now."""


class GameEnded(Event, frozen=True):
    """The game ended."""

    cause: EndCause
    """Why."""
    winner: Colour | None
    """Who has won; None for the monster."""
