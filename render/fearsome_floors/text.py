"""The board as text, for a terminal or a block of code: monospace, with a legend."""

from collections.abc import Iterator, Mapping
from typing import Final, assert_never

from engine.fearsome_floors.board import COLUMNS, ENTRANCE, EXIT, ROWS, Direction, Square, square_at
from engine.fearsome_floors.state import DraftPhase, MonsterPhase, Over, State, TokenPhase
from engine.fearsome_floors.tiles import Tile, blood
from engine.fearsome_floors.tokens import EATEN, LETTERS, OUT, WAITING, TokenName
from render.core import Words
from render.fearsome_floors.draft import supply_left
from render.fearsome_floors.labels import colour_name, has_moved, side_up

LONGEST: Final = 2000
"""The most characters of a message on Discord."""

_ARROWS: Final[Mapping[Direction, str]] = {"n": "^", "e": ">", "s": "v", "w": "<"}
_TILES: Final[Mapping[Tile, str]] = {"stone": "##", "crystal": "<>", "turner": "#>", "reverser": "#U"}
_MONSTER: Final = "M"
_MOVED: Final = "*"
_NOTHING: Final = "  "
_FLOOR: Final = " ."
_BLOOD: Final = " ~"
_EXIT: Final = "<<"
_ENTRANCE: Final = " i"


def text_board(words: Words, state: State) -> str:
    """Draw a position in at most LONGEST characters: a line for each row, then signs, tokens and the round.

    Tokens go by their names, as in every sentence (r4 is red 4, whichever side is up), with a star once they moved.
    """
    return "\n".join((*_rows(state), *_legend(words, state)))


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
    cells |= {EXIT: _EXIT, ENTRANCE: _ENTRANCE}
    cells |= dict.fromkeys(blood(state.pools), _BLOOD)
    cells |= {teleporter.square: f"{teleporter.pair}{_ARROWS[teleporter.arrow]}" for teleporter in state.teleporters}
    cells |= {square: _TILES[tile] for square, tile in state.tiles.items()}
    cells |= {place: _token(state, token) for token, place in state.tokens.items() if place in cells}
    cells[state.monster.square] = f"{_MONSTER}{_ARROWS[state.monster.facing]}"
    return cells


def _token(state: State, token: TokenName) -> str:
    return f"{token}{_MOVED if has_moved(state, token) else ''}"


def _legend(words: Words, state: State) -> Iterator[str]:
    yield ""
    yield words("ff-text-standing", monster=_MONSTER, **{str(tile): sign for tile, sign in _TILES.items()})
    yield words("ff-text-lying", blood=_BLOOD.strip(), exit=_EXIT, entrance=_ENTRANCE.strip(), moved=_MOVED)
    for place in (WAITING, OUT, EATEN):
        tokens = " ".join(_token(state, token) for token, there in state.tokens.items() if there == place)
        if tokens:
            yield words("ff-text-off-board", place=place, tokens=tokens)
    colours = "  ".join(words("ff-text-colour", letter=LETTERS[colour], colour=colour) for colour in state.colours)
    yield words("ff-text-round", round=state.round, cards=" ".join(state.cards), colours=colours)
    if isinstance(state.phase, TokenPhase):
        yield words("ff-text-points", side=side_up(state))
    if state.draft:
        yield words("ff-text-draft", tiles=supply_left(words, state))
    yield _next(words, state)


def _next(words: Words, state: State) -> str:
    match state.phase:
        case DraftPhase(colour=colour) | TokenPhase(colour=colour):
            return words("ff-text-next", who=colour_name(words, colour))
        case MonsterPhase():
            return words("ff-text-next-monster")
        case Over(winner=winner):
            return words("ff-text-over", who=colour_name(words, winner)) if winner else words("ff-text-over-monster")
        case _:
            assert_never(state.phase)
