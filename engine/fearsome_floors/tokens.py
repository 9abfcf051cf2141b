"""Tokens: the seven colours, their numbers on both sides, and where a token can be (rules, section 2)."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, get_args

Colour = Literal["green", "red", "blue", "yellow", "beige", "violet", "black"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

# fmt: off
TokenName = Literal[
    "g1", "g3", "g4", "g5",
    "r1", "r3", "r4", "r5",
    "b1", "b3", "b4", "b5",
    "y1", "y3", "y4", "y5",
    "e1", "e3", "e4", "e5",
    "v1", "v3", "v4", "v5",
    "k1", "k3", "k4", "k5",
]
# fmt: on
"""The colour's letter and the light number: `r4` is red's 4/3 token, whichever side shows.

`e3`, `v3` and `k3` are in no game: their colours play at larger tables only, where nobody has a 3.
"""

TOKENS: Final[tuple[TokenName, ...]] = get_args(TokenName)
TOKEN_NAMED: Final[Mapping[str, TokenName]] = {token: token for token in TOKENS}
"""From each text that is a token's name to that name."""

Place = str
"""A square, or `in` (waiting at the entrance), `out` (escaped), `eaten` (out of the game)."""

WAITING: Final = "in"
OUT: Final = "out"
EATEN: Final = "eaten"
OFF_BOARD: Final = frozenset({WAITING, OUT, EATEN})
GONE: Final = frozenset({OUT, EATEN})
"""Where a token is in play no more: it neither stands on the board nor waits outside."""

LETTERS: Final[Mapping[Colour, str]] = {
    "green": "g",
    "red": "r",
    "blue": "b",
    "yellow": "y",
    "beige": "e",
    "violet": "v",
    "black": "k",
}
COLOUR_OF_LETTER: Final[Mapping[str, Colour]] = {letter: colour for colour, letter in LETTERS.items()}

SMALL_TABLE: Final = 4
"""Up to this many players everybody has four tokens, of the first four colours; above, three, of all seven."""

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = len(COLOURS)


def colours_for(players: int) -> tuple[Colour, ...]:
    """Return the colours that a table of so many players chooses from."""
    return COLOURS[:SMALL_TABLE] if players <= SMALL_TABLE else COLOURS


def numbers_for(players: int) -> tuple[int, ...]:
    """Return the light numbers of the tokens that each of so many players has."""
    return (1, 3, 4, 5) if players <= SMALL_TABLE else (1, 4, 5)


def token_names(colours: Sequence[Colour]) -> tuple[TokenName, ...]:
    """Return all tokens of a game, seat by seat, each seat's by number."""
    return tuple(
        TOKEN_NAMED[f"{LETTERS[colour]}{number}"] for colour in colours for number in numbers_for(len(colours))
    )


def colour_of(token: TokenName) -> Colour:
    """Return the colour of a token."""
    return COLOUR_OF_LETTER[token[0]]


def shown_number(token: TokenName, *, round_number: int, turned: bool) -> int:
    """Return the visible number: light in odd rounds, dark (7 - light) in even ones, the other once turned over."""
    light = int(token[1:])
    return light if (round_number % 2 == 1) != turned else 7 - light
