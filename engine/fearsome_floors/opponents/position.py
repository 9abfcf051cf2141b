"""A position in the fast form, made of what a seat sees; what follows from its floors alone; a player's score."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import Final

from engine.fearsome_floors.board import DIRECTIONS, Square
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.opponents import grid
from engine.fearsome_floors.opponents.evaluation import ENDED, TOKENS_EACH, Evaluation, evaluation_of
from engine.fearsome_floors.rounds import FIRST_ROUND, TOKENS_IN_FIRST_ROUND, bag
from engine.fearsome_floors.state import ROUNDS_IN_HALF, State, TokenPhase
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import EATEN, OUT, WAITING, Place, colour_of

_OFF: Final = {WAITING: grid.IN, OUT: grid.SAFE, EATEN: grid.DEAD}


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """What never changes in a game, and in a search not even the cards."""

    floor: grid.Floor
    """The dungeon's floors."""
    evaluation: Evaluation
    """By what positions are judged."""
    seats: tuple[tuple[int, ...], ...]
    """The tokens of each seat."""
    places_of: tuple[Callable[[list[int]], tuple[int, ...]], ...]
    """For each seat a function that takes the places of its tokens out of those of all."""
    owner: tuple[int, ...]
    """The seat of each token."""
    light: tuple[int, ...]
    """The light number of each token."""
    needed: int
    """So many tokens out win the game."""
    playing: tuple[int, ...]
    """The seats that have not resigned."""
    cards: tuple[tuple[Card, int], ...]
    """The cards that can come next, each with its copies."""


@dataclass(slots=True, eq=False)
class Position:
    """A position in the middle of a round, to be copied and changed by a search."""

    table: Table
    """What does not change."""
    cells: bytearray
    """What stands on each cell, but for the monster."""
    places: list[int]
    """The cell of each token."""
    free: list[bool]
    """Whether each token can still move in this round."""
    mover: int
    """The seat that is to move; -1 when the monster is next."""
    monster: int
    """The monster's cell."""
    facing: int
    """Where it faces."""
    round: int
    """The round, from 1."""
    start: int
    """The seat with the start marker."""
    escaped: tuple[int, ...]
    """The tokens that are out, in the order of their escape."""

    def copy(self) -> "Position":
        """Return a position that can be changed without changing this one."""
        return Position(
            self.table,
            self.cells[:],
            self.places[:],
            self.free[:],
            self.mover,
            self.monster,
            self.facing,
            self.round,
            self.start,
            self.escaped,
        )

    @property
    def lost(self) -> int:
        """Where an eaten token goes now."""
        return grid.IN if self.round <= ROUNDS_IN_HALF else grid.DEAD

    def number(self, token: int) -> int:
        """Return the number of a token that can still move."""
        light = self.table.light[token]
        return light if self.round % 2 else 7 - light

    def out(self, seat: int) -> int:
        """Return how many tokens of a seat are out."""
        return sum(self.places[token] == grid.SAFE for token in self.table.seats[seat])


def position_of(state: State) -> Position:
    """Return the fast form of a position in which tokens or the monster move."""
    names = tuple(state.tokens)
    cells, places = board_of(state)
    colours = state.colours
    seats = tuple(tuple(names.index(token) for token in state.tokens_of(colour)) for colour in colours)
    floor = grid.floor_of(state.patches, state.teleporters)
    table = Table(
        floor=floor,
        evaluation=evaluation_of(floor, len(colours)),
        seats=seats,
        places_of=tuple(itemgetter(*tokens) for tokens in seats),
        owner=tuple(colours.index(colour_of(token)) for token in names),
        light=tuple(int(token[1:]) for token in names),
        needed=len(seats[0]) - 1 if seats else 0,
        playing=tuple(seat for seat, colour in enumerate(colours) if colour not in state.resigned),
        cards=tuple(Counter(bag(state)).items()),
    )
    return Position(
        table=table,
        cells=cells,
        places=places,
        free=[
            names[token] not in state.moved and cell not in (grid.SAFE, grid.DEAD) for token, cell in enumerate(places)
        ],
        mover=colours.index(state.phase.colour) if isinstance(state.phase, TokenPhase) else -1,
        monster=grid.CELLS[state.monster.square],
        facing=DIRECTIONS.index(state.monster.facing),
        round=state.round,
        start=colours.index(state.start) if colours else 0,
        escaped=tuple(names.index(token) for token in state.escaped),
    )


def board_of(state: State) -> tuple[bytearray, list[int]]:
    """Return what stands on each cell, and the cell of each token."""
    cells = bytearray(grid.EMPTY_BOARD)
    for square, tile in state.tiles.items():
        cells[grid.CELLS[square]] = grid.CODES[tile]
    places = [cell_of_place(place) for place in state.tokens.values()]
    for token, cell in enumerate(places):
        if cell > grid.DEAD:
            cells[cell] = grid.TOKEN + token
    return cells, places


def movable(position: Position, seat: int) -> list[int]:
    """Return the tokens that a seat may still move in this round."""
    tokens, free, places = position.table.seats[seat], position.free, position.places
    found = [token for token in tokens if free[token]]
    if position.round == FIRST_ROUND and found:
        moved = sum(not free[token] and places[token] != grid.DEAD for token in tokens)
        return found if moved < TOKENS_IN_FIRST_ROUND else []
    return found


def mover_from(position: Position, seat: int) -> int:
    """Return the first seat, clockwise from one on, that has something to move; -1 if none has."""
    seats = len(position.table.seats)
    return next((at % seats for at in range(seat, seat + seats) if movable(position, at % seats)), -1)


def after(position: Position, token: int, place: int, change: tuple[tuple[int, int], ...]) -> Position:
    """Return the position after a move; its mover is whoever comes next."""
    then = position.copy()
    cells, origin = then.cells, then.places[token]
    if origin >= grid.FIRST:
        cells[origin] = grid.EMPTY
    for cell, there in change:
        cells[cell] = there
    if place >= grid.FIRST:
        cells[place] = grid.TOKEN + token
    elif place == grid.SAFE:
        then.escaped += (token,)
    then.places[token] = place
    then.free[token] = False
    then.mover = mover_from(then, position.table.owner[token] + 1)
    return then


def after_card(card: Card, cards: tuple[tuple[Card, int], ...]) -> tuple[tuple[Card, int], ...]:
    """Return what is left of cards when one of them has been played."""
    return tuple((one, copies - (one == card)) for one, copies in cards if copies - (one == card))


def cell_of_place(place: Place) -> int:
    """Return the cell of a square, or of a place off the board."""
    return _OFF[place] if place in _OFF else grid.CELLS[place]


def change_of(before: Mapping[Square, Tile], after: Mapping[Square, Tile]) -> tuple[tuple[int, int], ...]:
    """Return what a move has changed of the tiles."""
    changed = [square for square in before.keys() | after.keys() if before.get(square) != after.get(square)]
    return tuple(sorted((grid.CELLS[at], grid.CODES[after[at]] if at in after else grid.EMPTY) for at in changed))


Scale = tuple[float, float, float]
"""What it is worth to lack two tokens to the win, one, and none."""

SURE: Scale = (12.0, 24.0, 40.0)
"""The same when nothing is open any more: as good as who has more tokens out has won."""

SURE_FIRST = 6.0


def scale_of(evaluation: Evaluation, round_: int) -> Scale:
    """Return what missing tokens are worth at the start of a round."""
    weights = evaluation.weights
    return SURE if round_ == ENDED else (weights.one[round_], weights.two[round_], weights.win[round_])


def bonuses(position: Position, evaluation: Evaluation, round_: int) -> list[float]:
    """Return for each seat what its score has for the tokens that are out already."""
    weights = evaluation.weights
    out, first = (0.0, SURE_FIRST) if round_ == ENDED else (weights.out[round_], weights.first[round_])
    tied = ties(position, position.escaped)
    return [out * position.out(seat) + first * tied[seat] for seat in range(len(tied))]


def ties(position: Position, escaped: tuple[int, ...]) -> list[int]:
    """Return for each seat 1 where another one has as many tokens out and reached that number later."""
    owner, seats = position.table.owner, len(position.table.seats)
    count, reached = [0] * seats, [0] * seats
    for at, token in enumerate(escaped):
        count[owner[token]] += 1
        reached[owner[token]] = at
    return [
        int(any(count[seat] == count[other] > 0 and reached[seat] < reached[other] for other in range(seats)))
        for seat in range(seats)
    ]


def score(chances: list[float], scale: Scale) -> float:
    """Return what a player's chances are worth."""
    if len(chances) < TOKENS_EACH:
        chances = [*chances, 1.0]
    one, two, three, four = chances
    both, others = one * two, three * four
    either, another = one + two - 2 * both, three + four - 2 * others
    neither, none = 1 - both - either, 1 - others - another
    worth_one, worth_two, worth_win = scale
    return (
        worth_one * (either * none + neither * another)
        + worth_two * (both * none + either * another + neither * others)
        + worth_win * (both * others + both * another + either * others)
    )
