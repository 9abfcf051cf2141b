"""A position of Fearsome Floors: where everything is, which round it is, and what is to happen next."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

from msgspec import field

from engine.core import Value
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.cards import ALL_CARDS, Card
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.supply import DraftTile
from engine.fearsome_floors.tiles import Patch, Teleporter, Tile
from engine.fearsome_floors.tokens import COLOURS, Colour, Place, TokenName, colour_of, shown_number

LAST_ROUND: Final = 14
ROUNDS_IN_HALF: Final = 7


TilesATurn = Literal[1, 2]
"""How many tiles a player places in a row in the draft.

**[ruling]** If a player has resigned after the first of two tiles, the next one places the second alone.
"""


class Monster(Value, frozen=True):
    """The monster on the board."""

    square: Square
    """Where it stands."""
    facing: Direction
    """Where it looks."""


class DraftPhase(Value, frozen=True, tag="draft", tag_field="phase"):
    """A player is to place one of the tiles that are left (advanced game)."""

    colour: Colour
    """Who."""


class TokenPhase(Value, frozen=True, tag="tokens", tag_field="phase"):
    """A player is to move one of their tokens."""

    colour: Colour
    """Who."""


class MonsterPhase(Value, frozen=True, tag="monster", tag_field="phase"):
    """All tokens have moved: a card is to be revealed."""


EndCause = Literal["escape", "cards", "no-tokens", "resigned"]
"""All but one token of a player out; the last card played; nobody left to move; one player left at the table."""


class Over(Value, frozen=True, tag="over", tag_field="phase"):
    """The game has ended."""

    cause: EndCause
    """Why."""
    winner: Colour | None
    """Who has won; None for the monster."""


Phase = DraftPhase | TokenPhase | MonsterPhase | Over


class State(Value, frozen=True):
    """A whole position; all else follows from its fields."""

    colours: tuple[Colour, ...]
    """The seats in turn order."""
    monster: Monster
    """Where the monster is."""
    tokens: Mapping[TokenName, Place]
    """Every token of the game, seat by seat, and where it is."""
    phase: Phase
    """What is to happen next."""
    start: Colour
    """Who has the start marker; in the draft, who places first."""
    tiles: Mapping[Square, Tile] = {}
    """The tiles that stand."""
    patches: tuple[Patch, ...] = field(default=(), name="pools")
    """What lies flat, sorted by top left squares; saves call it pools, since there was only blood."""
    teleporters: tuple[Teleporter, ...] = ()
    """The teleporters, sorted by pair, then in the order of squares."""
    moved: frozenset[TokenName] = frozenset()
    """The tokens turned over in this round."""
    round: int = 1
    """The round, from 1."""
    cards: tuple[Card, ...] = ALL_CARDS
    """What is left in this half's bag, in ascending order."""
    escaped: tuple[TokenName, ...] = ()
    """The tokens that are out, in the order of their escape."""
    resigned: tuple[Colour, ...] = ()
    """Who has left the game, in that order."""
    draft: tuple[DraftTile, ...] = ()
    """The tiles still to be placed, in the order of the supply."""
    tiles_a_turn: TilesATurn = 1
    """How many tiles a player places before the next one does."""
    longer: bool = False
    """Whether the bag has 3 hits for the 5."""
    kit: Kit = Kit()
    """What the monster looks like."""

    @property
    def second_half(self) -> bool:
        """Whether what is eaten now is out of the game (rules, section 4)."""
        return self.round > ROUNDS_IN_HALF

    def tokens_of(self, colour: Colour) -> tuple[TokenName, ...]:
        """Return a player's tokens by number, wherever they are."""
        return _by_colour(tuple(self.tokens)).get(colour, ())

    def number_of(self, token: TokenName) -> int:
        """Return the number that a token shows: the points that its move has."""
        return shown_number(token, round_number=self.round, turned=token in self.moved)


@lru_cache(maxsize=256)
def _by_colour(tokens: tuple[TokenName, ...]) -> Mapping[Colour, tuple[TokenName, ...]]:
    """Group tokens by colour; the same for all positions of a game, which ask for it all the time."""
    return {colour: tuple(token for token in tokens if colour_of(token) == colour) for colour in COLOURS}
