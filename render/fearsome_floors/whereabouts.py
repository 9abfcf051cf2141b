"""Where a token is, what is on a square, what is in a row: one sentence each, for those who play by ear."""

from collections.abc import Iterator

from engine.fearsome_floors.board import COLUMNS, DIRECTIONS, ENTRANCE, EXIT, OPPOSITE, WALLS, Square, square_at
from engine.fearsome_floors.floors import floors_by_square
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import EATEN, GONE, TokenName, colour_of, shown_number
from render.core import Names, Words
from render.fearsome_floors.labels import has_moved, owned_token, place_name, player_name, token_shown


def token_text(words: Words, names: Names, state: State, token: TokenName) -> str:
    """Say where a token is, and in the game which number it shows and whether it has moved in this round."""
    who = owned_token(words, names, state, token)
    place = state.tokens[token]
    if place == EATEN and colour_of(token) in state.resigned:
        return words("ff-where-resigned", token=who)
    if place in GONE:
        return words("ff-where-off", token=who, place=place_name(words, place))
    moved = "yes" if has_moved(state, token) else "no"
    other = shown_number(token, round_number=state.round, turned=token not in state.moved)
    return words("ff-where", token=who, place=place_name(words, place), other=other, moved=moved)


def monster_text(words: Words, state: State) -> str:
    """Say where the monster is, and which way it faces."""
    return words("ff-where-monster", square=state.monster.square, facing=state.monster.facing)


def square_text(words: Words, names: Names, state: State, square: Square) -> str:
    """Say what stands on a square, what lies on it, and which walls are at it."""
    there = [*_standing(words, names, state, square), *_lying(words, state, square)]
    walls = [
        words("ff-look-wall", facing=direction, letter=WALLS[square, direction], square=OPPOSITE[square])
        for direction in DIRECTIONS
        if (square, direction) in WALLS
    ]
    told = words.listing(there) if there else words("ff-look-empty")
    return words("ff-look-square", square=square, told=words.series([told, *walls]))


def row_text(words: Words, names: Names, state: State, row: int) -> str:
    """Say what is on the squares of a row (1 to 11), from the west; squares with nothing on them are passed over."""
    squares = [square for column in range(len(COLUMNS)) if (square := square_at(column, row - 1)) is not None]
    told = []
    for square in squares:
        there = [*_standing(words, names, state, square), *_lying(words, state, square)]
        if there:
            told.append(words("ff-row-square", square=square, told=words.listing(there)))
    contents = words.series(told) if told else words("ff-look-empty")
    return words("ff-row", row=row, first=squares[0], last=squares[-1], told=contents)


def _standing(words: Words, names: Names, state: State, square: Square) -> Iterator[str]:
    if state.monster.square == square:
        yield words("ff-look-monster", facing=state.monster.facing)
    for token, place in state.tokens.items():
        if place == square:
            owner = player_name(names, state, colour_of(token))
            moved = "yes" if has_moved(state, token) else "no"
            yield words("ff-look-token", token=token_shown(words, state, token), owner=owner, moved=moved)
    if square in state.tiles:
        yield words("ff-tile", tile=state.tiles[square])


def _lying(words: Words, state: State, square: Square) -> Iterator[str]:
    floor = floors_by_square(state.patches).get(square)
    if floor is not None:
        yield words("ff-floor", floor=floor)
    for teleporter in state.teleporters:
        if teleporter.square == square:
            yield words("ff-look-teleporter", pair=teleporter.pair, facing=teleporter.arrow)
    if square in (EXIT, ENTRANCE):
        yield words("ff-look-corner", corner="exit" if square == EXIT else "entrance")
