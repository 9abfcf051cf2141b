"""What happens in Fearsome Floors, event by event; each says all that is needed to apply, draw and tell it."""

from typing import Literal

from engine.core import Event, Value
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.state import EndCause
from engine.fearsome_floors.supply import DraftTile, Orientation
from engine.fearsome_floors.tiles import Pair, Tile
from engine.fearsome_floors.tokens import Colour, Place, TokenName


class TilePlaced(Event, frozen=True):
    """A tile was placed in the draft."""

    tile: DraftTile
    """Which one."""
    square: Square
    """Where; for a patch its top left square."""
    direction: Orientation | None
    """As for `PlaceTile`."""


class _TileWent(Event, frozen=True):
    """A tile came to another square."""

    tile: Tile
    """Its kind."""
    origin: Square
    """Where it was."""
    target: Square
    """Where it is."""


class TilePushed(_TileWent, frozen=True):
    """A tile was pushed one square on, by a token or by the monster."""


class TileSlid(_TileWent, frozen=True):
    """A pushed tile slid one square, on slippery floor or off it."""


class TileRemoved(Event, frozen=True):
    """A tile left the game: over the edge, onto a corner or onto a teleporter."""

    tile: Tile
    """Its kind."""
    origin: Square
    """Where it stood last."""
    cause: Literal["edge", "corner", "teleporter"]
    """What it went over or onto."""
    direction: Direction | None = None
    """Where the edge lies that it went over, since `origin` may have two; else None."""


TileEvent = TilePushed | TileSlid | TileRemoved
"""A tile that stood somewhere does so no more."""


class TokenEntered(Event, frozen=True):
    """A waiting token came in."""

    token: TokenName
    """Which one."""
    target: Square
    """The entrance square."""


class _TokenWent(Event, frozen=True):
    """A token came to another square."""

    token: TokenName
    """Which one."""
    origin: Square
    """Where it was."""
    target: Square
    """Where it is."""


class TokenStepped(_TokenWent, frozen=True):
    """A token walked one square."""


class TokenSlid(_TokenWent, frozen=True):
    """A token slid one square, on slippery floor or off it, by its own move or pushed."""


class TokenEscaped(Event, frozen=True):
    """A token left the fortress."""

    token: TokenName
    """Which one."""
    origin: Square
    """The exit square."""


class TokenTurned(Event, frozen=True):
    """A token's move is over: it was turned to its other side."""

    token: TokenName
    """Which one."""


class RestTurned(Event, frozen=True):
    """At the end of round 1's token phase, the tokens that had not moved were turned over too."""

    tokens: tuple[TokenName, ...]
    """Those tokens."""


class TokenPushed(_TokenWent, frozen=True):
    """The monster pushed a token one square on, with what it pushed before it."""


class TokenEaten(Event, frozen=True):
    """The monster ate a token, or pushed it over the edge or onto a teleporter."""

    token: TokenName
    """Which one."""
    origin: Square
    """Where it stood last."""
    cause: Literal["bite", "edge", "teleporter"]
    """How it was eaten."""
    goes_to: Place
    """`in` in the game's first half, then `eaten`."""
    direction: Direction | None = None
    """Where the edge lies that it went over; else None."""


class Sighting(Value, frozen=True):
    """One of the three looks along a line."""

    direction: Direction
    """Where the monster looked."""
    until: Square
    """The last square that it saw; `token` stands there if it saw one."""
    distance: int
    """The squares as far as `until`; 0 at the wall or before what blocks its sight."""
    token: TokenName | None
    """The token that it saw, if any."""


class MonsterLooked(Event, frozen=True):
    """The monster looked ahead, to its left and to its right, and turned."""

    step: int
    """The number of the step that follows, from 1."""
    last: bool
    """Whether this is the look after the last step."""
    sightings: tuple[Sighting, Sighting, Sighting]
    """The looks ahead, left and right, in this order."""
    verdict: Literal["nearest", "tie", "nobody"]
    """What decided: one token was nearest, or the nearest distance was shared, or nobody was seen."""
    facing: Direction
    """Where it faces now."""


class _MonsterWent(Event, frozen=True):
    """The monster came to the next square."""

    origin: Square
    """Where it was."""
    target: Square
    """Where it is."""
    wall: str | None = None
    """The letter of the wall that it went through, if it did."""


class MonsterStepped(_MonsterWent, frozen=True):
    """The monster moved one square."""


class MonsterSlid(_MonsterWent, frozen=True):
    """The monster slid one square, on slippery floor or off it."""


class MonsterTurned(Event, frozen=True):
    """A turning stone turned the monster; a step or slide may follow."""

    square: Square
    """Where the monster stands."""
    facing: Direction
    """Where it faces now."""
    tile: Tile
    """The kind of the stone."""
    stone: Square
    """Where the stone stands."""
    wall: str | None = None
    """The letter of the wall that lies between, if one does."""


class MonsterTeleported(Event, frozen=True):
    """The monster came onto a teleporter and out of the other one of its pair."""

    origin: Square
    """Where it went in."""
    target: Square
    """Where it came out."""
    facing: Direction
    """Where the arrow there points."""
    pair: Pair
    """The pair."""


class MonsterBoxedIn(Event, frozen=True):
    """The monster could not leave its square: its step is spent there."""

    square: Square
    """Where it stands."""
    facing: Direction
    """Where it faces."""


class MonsterStopped(Event, frozen=True):
    """The monster slid round in a circle on blood and stopped, facing as before."""

    square: Square
    """Where it stopped."""


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
