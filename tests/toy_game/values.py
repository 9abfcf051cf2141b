"""What the toy game is made of: positions, moves and events. A card that is None is unknown to the viewer."""

from engine.core import Event, Move, Seat, Value


class Rolling(Value, frozen=True, tag="rolling", tag_field="phase"):
    """A seat's turn begins with a roll of its die."""

    seat: Seat


class Digging(Value, frozen=True, tag="digging", tag_field="phase"):
    """A seat spends its points."""

    seat: Seat


class Turning(Value, frozen=True, tag="turning", tag_field="phase"):
    """The next seat turns the tile that a seat has dug up: an interrupt."""

    seat: Seat
    by: Seat
    tile: str


class Over(Value, frozen=True, tag="over", tag_field="phase"):
    """The game has ended."""


class State(Value, frozen=True):
    """A position; bags are kept sorted."""

    phase: Rolling | Digging | Turning | Over
    scores: tuple[int, ...]
    hands: tuple[tuple[str | None, ...], ...]
    kept: tuple[tuple[str | None, ...], ...]
    """Cards laid face down."""

    guards: tuple[bool | None, ...]
    """The standing orders: whether a seat guards itself against thieves."""

    deck: tuple[str, ...]
    """To somebody who does not know all hidden cards, these are among the deck's."""

    stack: tuple[str, ...]
    board: tuple[tuple[str, int], ...] = ()
    """The tiles, each with its quarter turns."""

    discards: tuple[str, ...] = ()
    points: int = 0
    played: int = 0
    """The turns of seats that are through."""


class Roll(Move, frozen=True):
    """Nobody chooses this: the die that says how many points there are."""


class Dig(Move, frozen=True):
    """Draw a tile, for a point."""


class TurnTile(Move, frozen=True):
    """Lay somebody else's tile."""

    quarters: int


class Draw(Move, frozen=True):
    """Draw a card, for a point."""


class PlayCard(Move, frozen=True):
    """Play a card."""

    card: str


class KeepCard(Move, frozen=True):
    """Lay a card face down, for a point."""

    card: str | None


class SetGuard(Move, frozen=True):
    """Give a standing order."""

    on: bool | None


class End(Move, frozen=True):
    """End the turn."""


class Resign(Move, frozen=True):
    """End the game."""


AnyMove = Roll | Dig | TurnTile | Draw | PlayCard | KeepCard | SetGuard | End | Resign


class Rolled(Event, frozen=True):
    """A seat has so many points."""

    seat: Seat
    points: int


class TileDrawn(Event, frozen=True):
    """A seat has dug up a tile, which another one turns."""

    seat: Seat
    by: Seat
    tile: str


class TileLaid(Event, frozen=True):
    """The tile lies, and its seat digs on."""

    seat: Seat
    tile: str
    quarters: int


class CardDrawn(Event, frozen=True):
    """A card has come to a hand."""

    seat: Seat
    card: str | None


class CardPlayed(Event, frozen=True):
    """A card has been shown and discarded."""

    seat: Seat
    card: str


class CardKept(Event, frozen=True):
    """A card has been laid face down."""

    seat: Seat
    card: str | None


class GuardSet(Event, frozen=True):
    """A standing order has been given."""

    seat: Seat
    on: bool | None


class Scored(Event, frozen=True):
    """A score has changed."""

    seat: Seat
    points: int


class TurnEnded(Event, frozen=True):
    """It is another seat's turn."""

    next: Seat


class GameEnded(Event, frozen=True):
    """The game has ended with these scores."""

    scores: tuple[int, ...]


AnyEvent = Rolled | TileDrawn | TileLaid | CardDrawn | CardPlayed | CardKept | GuardSet | Scored | TurnEnded | GameEnded
