"""What the toy game is made of. A card, or an order, that is None is one that the viewer does not know."""

from typing import Literal

from engine.core import Event, Move, Seat, Value

Card = str | None
Place = Literal["hands", "kept", "discards"]


class State(Value, frozen=True):
    """A position. `seat` has the turn; while it is `turning`, the next seat turns the tile that was dug up."""

    phase: Literal["rolling", "digging", "turning", "over"]
    seat: Seat
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    kept: tuple[tuple[Card, ...], ...]
    discards: tuple[tuple[Card, ...], ...]
    guards: tuple[bool | None, ...]
    deck: tuple[str, ...]
    stack: tuple[str, ...]
    board: tuple[tuple[str, int], ...] = ()
    tile: str = ""
    points: int = 0
    played: int = 0


class Roll(Move, frozen=True): ...


class Dig(Move, frozen=True): ...


class Draw(Move, frozen=True): ...


class End(Move, frozen=True): ...


class Resign(Move, frozen=True): ...


class TurnTile(Move, frozen=True):
    quarters: int


class PlayCard(Move, frozen=True):
    card: str


class KeepCard(Move, frozen=True):
    card: Card


class SetGuard(Move, frozen=True):
    on: bool


AnyMove = Roll | Dig | Draw | End | Resign | TurnTile | PlayCard | KeepCard | SetGuard


class TurnBegan(Event, frozen=True):
    seat: Seat


class Rolled(Event, frozen=True):
    points: int


class TileDrawn(Event, frozen=True):
    tile: str


class TileLaid(Event, frozen=True):
    tile: str
    quarters: int


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: Card


class CardMoved(Event, frozen=True):
    seat: Seat
    card: Card
    to: Place


class GuardSet(Event, frozen=True):
    seat: Seat
    on: bool


class Scored(Event, frozen=True):
    seat: Seat
    points: int


class GameEnded(Event, frozen=True): ...


AnyEvent = TurnBegan | Rolled | TileDrawn | TileLaid | CardDrawn | CardMoved | GuardSet | Scored | GameEnded
