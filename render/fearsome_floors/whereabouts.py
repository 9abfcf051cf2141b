"""Where a token is, what is on a square or in a row, and why the monster went as it did: for those who play by ear."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.fearsome_floors.board import (
    AHEAD,
    COLUMNS,
    DIRECTIONS,
    ENTRANCE,
    EXIT,
    OPPOSITE,
    ROWS,
    WALLS,
    Direction,
    Square,
    coordinates,
    square_at,
)
from engine.fearsome_floors.events import MonsterLooked, Sighting
from engine.fearsome_floors.ground import ground_of
from engine.fearsome_floors.legal import lead_path
from engine.fearsome_floors.moves import GameTurn, MoveToken
from engine.fearsome_floors.path import DIRECTION_OF, Reached
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import floors_by_square
from engine.fearsome_floors.tokens import EATEN, GONE, WAITING, TokenName, colour_of, shown_number
from engine.fearsome_floors.walk import look
from render.core import Frame, Names, Words
from render.fearsome_floors.alt_text import alt_text
from render.fearsome_floors.attempt import closed_points
from render.fearsome_floors.commentary import SIDES, Side, step
from render.fearsome_floors.film import Shot, frames
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
    where = words("ff-where", token=who, place=place_name(words, place), other=other, moved=moved)
    return where if place == WAITING else words.sentences((where, *_around(words, state, token)))


def _around(words: Words, state: State, token: TokenName) -> Iterator[str]:
    """Say where a token on the board could step, how far the exit is, and how the monster sees it."""
    square = state.tokens[token]
    free = [letter for letter in DIRECTION_OF if isinstance(lead_path(state, token, letter), Reached)]
    directions = words.listing([words("ff-towards", letter=letter) for letter in free])
    yield words("ff-where-free", count=len(free), ways=directions)
    if closed := closed_points(words, state, MoveToken(token)):
        yield words("ff-where-closed", closed=closed)
    left, up = coordinates(square)  # the exit is at 0, 0
    yield words("ff-where-exit", count=left + up, left=left, up=up)
    seen = {sight.token: (side, sight) for side, sight in _sights(state)}.get(token)
    if seen is None:
        yield words("ff-where-unseen")
    else:
        side, sight = seen
        yield words("ff-where-seen", side=side, distance=sight.distance)


def _sights(state: State) -> Iterator[tuple[Side, Sighting]]:
    """Return what the monster sees as it stands, on each side."""
    return zip(SIDES, look(ground_of(state), state.monster.facing, step=0, last=False).sightings, strict=True)


def monster_text(words: Words, names: Names, state: State) -> str:
    """Say where the monster is, which way it faces, and whom it sees."""
    seen = [
        words("ff-sighting", side=side, token=owned_token(words, names, state, sight.token), distance=sight.distance)
        for side, sight in _sights(state)
        if sight.token is not None
    ]
    sees = words("ff-where-sees", count=len(seen), tokens=words.listing(seen))
    return words.sentences((words("ff-where-monster", square=state.monster.square, facing=state.monster.facing), sees))


def square_text(words: Words, names: Names, state: State, square: Square) -> str:
    """Say what stands on a square, what lies on it, and which walls are at it."""
    there = [*_standing(words, names, state, square), *_lying(words, state, square)]
    walls = [
        words("ff-look-wall", facing=direction, letter=WALLS[square, direction], square=OPPOSITE[square])
        for direction in DIRECTIONS
        if (square, direction) in WALLS
    ]
    contents = words.listing(there) if there else words("ff-look-empty")
    return words("ff-look-square", square=square, told=words.series([contents, *walls]))


def row_text(words: Words, names: Names, state: State, row: int) -> str:
    """Say what is on the squares of a row (1 to 11), from the west."""
    squares = [square for column in range(len(COLUMNS)) if (square := square_at(column, row - 1)) is not None]
    contents = _contents(words, names, state, squares)
    return words("ff-row", row=row, first=squares[0], last=squares[-1], told=contents)


def column_text(words: Words, names: Names, state: State, column: str) -> str:
    """Say what is on the squares of a column (a to p), from the north."""
    squares = [square for row in ROWS if (square := square_at(COLUMNS.index(column), row - 1)) is not None]
    contents = _contents(words, names, state, squares)
    return words("ff-column", column=column, first=squares[0], last=squares[-1], told=contents)


def _contents(words: Words, names: Names, state: State, squares: Sequence[Square]) -> str:
    """Tell the squares that are not empty."""
    parts = []
    for square in squares:
        there = [*_standing(words, names, state, square), *_lying(words, state, square)]
        if there:
            parts.append(words("ff-row-square", square=square, told=words.listing(there)))
    return words.series(parts) if parts else words("ff-look-empty")


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


_RULING: Final[Mapping[str, Mapping[Side, str]]] = {
    "nobody": dict.fromkeys(SIDES, "nobody"),
    "tie": dict.fromkeys(SIDES, "tie"),
    "nearest": {side: side for side in SIDES},
}
"""What decided the route, by the verdict of a look and the side that the monster turned to."""


def explained(words: Words, names: Names, before: State, turn: GameTurn) -> tuple[Frame, ...]:
    """Explain a walk step by step, from the position before its turn: the picture of each step, and why it came so."""
    return tuple(_explained(words, names, shot) for shot in frames(before, turn))


def _explained(words: Words, names: Names, shot: Shot) -> Frame:
    sentence = step(words, names, shot.before, shot.events)
    lines = [sentence]
    for event in shot.events:
        if isinstance(event, MonsterLooked):
            lines += _look(words, names, shot.after if event.last else shot.before, event)
    return Frame(shot.scene, "\n".join(lines), alt_text(words, names, shot.after, sentence))


def _look(words: Words, names: Names, state: State, look: MonsterLooked) -> Iterator[str]:
    facing = look.sightings[0].direction  # the position after the last look has it turned already
    yield words("ff-why-look", square=state.monster.square, facing=facing, last="yes" if look.last else "no")
    sides: dict[Direction, Side] = {}
    for side, sighting in zip(SIDES, look.sightings, strict=True):
        sides[sighting.direction] = side
        seen = _seen(words, names, state, sighting)
        yield words("ff-why-side", side=side, facing=sighting.direction, seen=seen)
    yield words("ff-why-ruling", ruling=_RULING[look.verdict][sides[look.facing]], facing=look.facing)


def _seen(words: Words, names: Names, state: State, sighting: Sighting) -> str:
    if sighting.token is not None:
        token = owned_token(words, names, state, sighting.token)
        return words("ff-why-token", token=token, square=sighting.until, distance=sighting.distance)
    beyond = AHEAD[sighting.direction].get(sighting.until)
    if beyond is None:
        letter = WALLS[sighting.until, sighting.direction]
        return words("ff-why-wall", letter=letter, distance=sighting.distance)
    return words("ff-why-blocked", tile=state.tiles[beyond], square=beyond, distance=sighting.distance)
