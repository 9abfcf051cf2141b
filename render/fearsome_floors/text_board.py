"""The board in letters, for a terminal or a block of code: monospace, as narrow as a phone, with a legend."""

from collections.abc import Iterator, Mapping
from typing import Final, assert_never

from engine.fearsome_floors.board import COLUMNS, ENTRANCE, EXIT, ROWS, Direction, Square, square_at
from engine.fearsome_floors.state import DraftPhase, MonsterPhase, Over, State, TokenPhase
from engine.fearsome_floors.tiles import PAIRS, floors_by_square
from engine.fearsome_floors.tokens import EATEN, GONE, LETTERS, OUT, WAITING, TokenName
from render.core import Words
from render.core.lettering import columns, wrapped
from render.fearsome_floors.labels import colour_name, has_moved, place_name
from render.fearsome_floors.sprites_tiles import PATCH_LOOKS, TILE_LOOKS
from render.fearsome_floors.turn_text import supply_left

LONGEST: Final = 2000
"""The most characters of a message on Discord."""

_ARROWS: Final[Mapping[Direction, str]] = {"n": "^", "e": ">", "s": "v", "w": "<"}
_MONSTER: Final = "M"
_NOTHING: Final = "  "
_FLOOR: Final = " ."
_EXIT: Final = "<<"
_ENTRANCE: Final = " i"

_WIDTH: Final = 2 * len(COLUMNS)
"""The characters of a line: two for every square, as many as also narrow phones show."""
_APART: Final = "  "
"""Between the signs of the legend, none of which is broken."""


def text_board(words: Words, state: State) -> str:
    """Draw a position in at most LONGEST characters: a line for each row, then signs, tokens and the round.

    Tokens go by the numbers that they show, as in every sentence: r3 is a red one that moves 3 points.
    """
    return "\n".join((*_rows(state), "", *(part for line in _legend(words, state) for part in _broken(line))))


def _rows(state: State) -> Iterator[str]:
    cells = _cells(state)
    yield "".join(f"{column:>2}" for column in COLUMNS)
    for row in ROWS:
        squares = [square_at(column, row - 1) for column in range(len(COLUMNS))]
        line = "".join(_NOTHING if square is None else cells[square] for square in squares)
        yield _numbered(line, row)


def _numbered(line: str, row: int) -> str:
    """Write a row's number where a corner is cut off; where none is, before the first sign that leaves room, `5.`."""
    if line.startswith(_NOTHING):
        return f"{row:>2}{line[2:]}"
    if line.endswith(_NOTHING):
        return f"{line[:-2]}{row:>2}"
    room = next((place for place in range(0, _WIDTH, 2) if line[place] == " "), None)
    return line if room is None else f"{line[:room]}{row}{line[room + 1 :]}"


def _cells(state: State) -> Mapping[Square, str]:
    """Return two characters for each square; what stands on it hides what lies under it."""
    squares = (square_at(column, row - 1) for row in ROWS for column in range(len(COLUMNS)))
    cells: dict[Square, str] = {square: _FLOOR for square in squares if square is not None}
    cells |= {EXIT: _EXIT, ENTRANCE: _ENTRANCE}
    cells |= {square: PATCH_LOOKS[floor].letters for square, floor in floors_by_square(state.patches).items()}
    cells |= {teleporter.square: f"{teleporter.pair}{_ARROWS[teleporter.arrow]}" for teleporter in state.teleporters}
    cells |= {square: TILE_LOOKS[tile].letters for square, tile in state.tiles.items()}
    cells |= {place: _sign(state, token) for token, place in state.tokens.items() if place in cells}
    cells[state.monster.square] = f"{_MONSTER}{_ARROWS[state.monster.facing]}"
    return cells


def _sign(state: State, token: TokenName) -> str:
    """Return a token's colour and the number that it shows, in two characters."""
    return f"{token[0]}{state.number_of(token)}"


def _broken(line: str) -> Iterator[str]:
    """Break a line of the legend between signs, and at a space within a longer list, so that it is _WIDTH wide."""
    full = ""
    for sign in line.split(_APART):
        longer = f"{full}{_APART}{sign}" if full else sign
        if columns(longer) <= _WIDTH:
            full = longer
            continue
        if full:
            yield full
        *lines, full = wrapped(sign, _WIDTH)
        yield from lines
    yield full


def _legend(words: Words, state: State) -> Iterator[str]:
    standing = {"monster": _MONSTER} | {str(tile): look.letters for tile, look in TILE_LOOKS.items()}
    lying = {str(floor): look.letters for floor, look in PATCH_LOOKS.items()}
    lying |= {"teleporter": " ".join(f"{pair}{_ARROWS['e']}" for pair in PAIRS)}
    for signs in (standing, lying | {"exit": _EXIT, "entrance": _ENTRANCE}):
        yield _APART.join(words("ff-text-sign", letters=letters.strip(), what=what) for what, letters in signs.items())
    for place in (WAITING, OUT, EATEN):
        tokens = [_sign(state, token) for token, there in state.tokens.items() if there == place]
        if tokens:
            yield words("ff-text-tokens", what=place, tokens=" ".join(tokens))
    moved = {token: place for token, place in state.tokens.items() if place not in GONE and has_moved(state, token)}
    if moved:
        places = [
            words("ff-token-at", token=_sign(state, token), place=place_name(words, place))
            for token, place in moved.items()
        ]
        yield words("ff-text-tokens", what="moved", tokens=words.series(places))
    colours = _APART.join(words("ff-text-colour", letter=LETTERS[colour], colour=colour) for colour in state.colours)
    yield words("ff-text-round", round=state.round, cards=" ".join(state.cards), colours=colours)
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
