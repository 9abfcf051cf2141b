"""The board as text, for those who ask and wherever pictures cannot be posted: monospace, with a legend."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.fearsome_floors.board import COLUMNS, ENTRANCE, EXIT, ROWS, Direction, Square, square_at
from engine.fearsome_floors.state import Over, State, TokenPhase
from engine.fearsome_floors.tiles import Tile, blood
from engine.fearsome_floors.tokens import EATEN, LETTERS, OUT, WAITING, TokenName, shown_number

LONGEST: Final = 2000
"""The most characters of a message on Discord."""

_ARROWS: Final[Mapping[Direction, str]] = {"n": "^", "e": ">", "s": "v", "w": "<"}
_TILES: Final[Mapping[Tile, str]] = {"stone": "##", "crystal": "<>", "turner": "#>", "reverser": "#U"}
_NOTHING: Final = "  "
_FLOOR: Final = " ."
_BLOOD: Final = " ~"


def text_board(state: State) -> str:
    """Draw a position in at most LONGEST characters: a line for each row, then signs, tokens and the round.

    Tokens are a colour's letter and the number that shows, with a star behind it once they have moved.
    """
    return "\n".join((*_rows(state), *_legend(state)))


def _rows(state: State) -> Iterator[str]:
    cells = _cells(state)
    yield "   " + "".join(f" {column} " for column in COLUMNS).rstrip()
    for row in ROWS:
        squares = (square_at(column, row - 1) for column in range(len(COLUMNS)))
        line = "".join(f"{_NOTHING if square is None else cells[square]:<3}" for square in squares)
        yield f"{row:>2} {line}".rstrip()


def _cells(state: State) -> Mapping[Square, str]:
    """Give two or three characters for each square; what stands on it hides what lies under it."""
    squares = (square_at(column, row - 1) for row in ROWS for column in range(len(COLUMNS)))
    cells: dict[Square, str] = {square: _FLOOR for square in squares if square is not None}
    cells |= {EXIT: "<<", ENTRANCE: " i"}
    cells |= dict.fromkeys(blood(state.pools), _BLOOD)
    cells |= {teleporter.square: f"{teleporter.pair}{_ARROWS[teleporter.arrow]}" for teleporter in state.teleporters}
    cells |= {square: _TILES[tile] for square, tile in state.tiles.items()}
    cells |= {place: _token(state, token) for token, place in state.tokens.items() if place in cells}
    cells[state.monster.square] = f"M{_ARROWS[state.monster.facing]}"
    return cells


def _token(state: State, token: TokenName) -> str:
    turned = token in state.moved and isinstance(state.phase, TokenPhase)
    return f"{token[0]}{shown_number(token, round_number=state.round, turned=turned)}{'*' if turned else ''}"


def _legend(state: State) -> Iterator[str]:
    yield ""
    yield "M monster  ## stone  <> crystal  #> turns right  #U turns around"
    yield "~ blood  1> 2> teleporters  << exit  i entrance  * moved"
    for place, name in ((WAITING, "waiting"), (OUT, "out"), (EATEN, "eaten")):
        tokens = " ".join(_token(state, token) for token, there in state.tokens.items() if there == place)
        if tokens:
            yield f"{name}: {tokens}"
    colours = "  ".join(f"{LETTERS[colour]} {colour}" for colour in state.colours)
    yield f"round {state.round}  cards {' '.join(state.cards)}  {colours}"
    if state.draft:
        yield f"to place: {' '.join(state.draft)}"
    if isinstance(state.phase, Over):
        yield f"over: {state.phase.winner or 'the monster'} won"
    elif colour := getattr(state.phase, "colour", None):
        yield f"next: {colour}"
    else:
        yield "next: the monster"
