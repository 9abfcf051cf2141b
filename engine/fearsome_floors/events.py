"""What happens in Fearsome Floors, event by event; each says all that is needed to apply, draw and tell it."""

from typing import Literal

from engine.core import Event, Value
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.state import EndCause
from engine.fearsome_floors.supply import DraftTile, Way
from engine.fearsome_floors.tiles import Pair, Tile
from engine.fearsome_floors.tokens import Colour, Place, TokenName


class TilePlaced(Event, frozen=True):
    """A tile was placed in the draft; for a pool `square` is its top left one, `direction` as for `PlaceTile`."""

    tile: DraftTile
    square: Square
    direction: Way | None


class DraftEnded(Event, frozen=True):
    """The last tile has been placed: the start marker is at `start`, and the first round begins."""

    start: Colour


class TokenEntered(Event, frozen=True):
    """A waiting token came in on the entrance square."""

    token: TokenName
    target: Square


class TokenStepped(Event, frozen=True):
    """A token walked one square."""

    token: TokenName
    origin: Square
    target: Square


class TokenSlid(Event, frozen=True):
    """A token slid one square on blood or off it, by its own move or pushed."""

    token: TokenName
    origin: Square
    target: Square


class TokenEscaped(Event, frozen=True):
    """A token left the fortress."""

    token: TokenName
    origin: Square


class TokenTurned(Event, frozen=True):
    """A token's move is over: it was turned to its other side."""

    token: TokenName


class RestTurned(Event, frozen=True):
    """At the end of round 1's token phase, the tokens that had not moved were turned over too."""

    tokens: tuple[TokenName, ...]


class TilePushed(Event, frozen=True):
    """A tile was pushed one square on, by a token or by the monster."""

    tile: Tile
    origin: Square
    target: Square


class TileSlid(Event, frozen=True):
    """A pushed tile slid one square on blood or off it."""

    tile: Tile
    origin: Square
    target: Square


class TileRemoved(Event, frozen=True):
    """A tile left the game from `origin`, where it stood last: over the edge, onto a corner or onto a teleporter.

    `direction` is that of the edge that it went over, which `origin` may have two of; else None.
    """

    tile: Tile
    origin: Square
    cause: Literal["edge", "corner", "teleporter"]
    direction: Direction | None = None


class TokenPushed(Event, frozen=True):
    """The monster pushed a token one square on, with what it pushed before it."""

    token: TokenName
    origin: Square
    target: Square


class TokenEaten(Event, frozen=True):
    """The monster ate a token, or pushed it over the edge or onto a teleporter, from `origin`, where it stood last.

    `goes_to` is `in` in the game's first half, then `eaten`; `direction` is that of the edge as for `TileRemoved`.
    """

    token: TokenName
    origin: Square
    cause: Literal["bite", "edge", "teleporter"]
    goes_to: Place
    direction: Direction | None = None


class CardRevealed(Event, frozen=True):
    """A card was drawn from the bag."""

    card: Card


class Sighting(Value, frozen=True):
    """One of the three looks: along `direction` as far as the square `until`, where `token` stands if it saw one.

    `distance` counts the squares to `until`; 0 where the monster stands at the wall or before what blocks its sight.
    """

    direction: Direction
    until: Square
    distance: int
    token: TokenName | None


class MonsterLooked(Event, frozen=True):
    """The monster looked ahead, to its left and to its right (`sightings`, in this order) and turned to `facing`.

    `step` is the number of the step that follows, from 1; `last` marks the look after the last step. `verdict` is the
    rule that decided: one token was nearest, or the nearest distance was shared, or nobody was seen.
    """

    step: int
    last: bool
    sightings: tuple[Sighting, Sighting, Sighting]
    verdict: Literal["nearest", "tie", "nobody"]
    facing: Direction


class MonsterStepped(Event, frozen=True):
    """The monster moved one square; `wall` is the letter of the wall that it went through, if it did."""

    origin: Square
    target: Square
    wall: str | None = None


class MonsterSlid(Event, frozen=True):
    """The monster slid one square on blood or off it; `wall` as for a step."""

    origin: Square
    target: Square
    wall: str | None = None


class MonsterTurned(Event, frozen=True):
    """A turning stone turned the monster, which stands on `square`, to `facing`; a step or slide may follow.

    The stone is a `tile` of its kind on the square `stone`; `wall` is the letter of the wall that lies between, if any.
    """

    square: Square
    facing: Direction
    tile: Tile
    stone: Square
    wall: str | None = None


class MonsterTeleported(Event, frozen=True):
    """The monster came onto the teleporter `origin` and out of the other one of its pair, facing that one's arrow."""

    origin: Square
    target: Square
    facing: Direction
    pair: Pair


class MonsterBoxedIn(Event, frozen=True):
    """The monster could not leave `square`: its step is spent there, and it faces `facing`."""

    square: Square
    facing: Direction


class MonsterStopped(Event, frozen=True):
    """The monster slid round a closed way on blood and stopped where it came to `square`, facing as before."""

    square: Square


class TurnPassed(Event, frozen=True):
    """It is this player's turn: in the draft to place a tile, then to move a token."""

    colour: Colour


class MonsterWoke(Event, frozen=True):
    """All tokens have moved: the monster's card comes next."""


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


AnyEvent = (
    TilePlaced
    | DraftEnded
    | TokenEntered
    | TokenStepped
    | TokenSlid
    | TokenEscaped
    | TokenTurned
    | RestTurned
    | TilePushed
    | TileSlid
    | TileRemoved
    | TokenPushed
    | TokenEaten
    | CardRevealed
    | MonsterLooked
    | MonsterStepped
    | MonsterSlid
    | MonsterTurned
    | MonsterTeleported
    | MonsterBoxedIn
    | MonsterStopped
    | TurnPassed
    | MonsterWoke
    | CardsShuffled
    | RoundBegan
    | PlayerResigned
    | GameEnded
)
