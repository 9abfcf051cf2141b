"""How a game goes on: turns, cards, rounds, players who leave, and the end."""

from engine.core import Event
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.state import EndCause
from engine.fearsome_floors.tokens import Colour, TokenName


class DraftEnded(Event, frozen=True):
    """The last tile has been placed: the start marker is at `start`, and the first round begins."""

    start: Colour


class TurnPassed(Event, frozen=True):
    """It is this player's turn: in the draft to place a tile, then to move a token."""

    colour: Colour


class MonsterWoke(Event, frozen=True):
    """All tokens have moved: the monster's card comes next."""


class CardRevealed(Event, frozen=True):
    """A card was drawn from the bag."""

    card: Card


class CardsShuffled(Event, frozen=True):
    """The second half began with all cards in the bag."""

    cards: tuple[Card, ...]


class RoundBegan(Event, frozen=True):
    """A new round began, with the start marker at `start`."""

    round: int
    start: Colour


class PlayerResigned(Event, frozen=True):
    """A player left; their tokens that were still in the game are out of it now."""

    colour: Colour
    tokens: tuple[TokenName, ...]


class GameEnded(Event, frozen=True):
    """The game ended; `winner` is None where the monster has won."""

    cause: EndCause
    winner: Colour | None
