"""Positions in which puzzles are looked for: of games of quick players, and made up."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

from msgspec.structs import replace

from engine.core import SeededChance
from engine.fearsome_floors.board import DIRECTIONS, SQUARES
from engine.fearsome_floors.draft import KEPT_FREE, placed_by_chance
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.opponents.evaluation import points_to_exit
from engine.fearsome_floors.opponents.fast_results import results
from engine.fearsome_floors.opponents.grid import CODES, DEAD, IN, SAFE, SQUARE_AT
from engine.fearsome_floors.opponents.position import Position, position_of
from engine.fearsome_floors.setup import Dungeon, Setup, begin
from engine.fearsome_floors.state import Monster, State, TokenPhase
from engine.fearsome_floors.supply import DraftTile
from engine.fearsome_floors.tiles import PAIR
from engine.fearsome_floors.tokens import EATEN, OUT, WAITING, Colour, colours_for
from tests.engine.fearsome_floors.opponents.self_play import Chosen, rounds


def games(luck: Random) -> Iterator[tuple[str, State]]:
    """Yield the positions at the start of rounds, of games in which everybody runs for the exit, but not straight."""
    while True:
        players, seed = luck.choice((2, 3, 4)), luck.randrange(10**9)
        dungeon: Dungeon = "basic" if luck.random() < 1 / 20 else "quick"
        start = begin(Setup(colours_for(players)[:players], dungeon=dungeon), SeededChance(seed))
        first = position_of(start)
        way = points_to_exit(first.table.floor)
        way[SAFE] = 0
        for position in rounds(first, [partial(_quick, luck, way)] * players, luck):
            if 3 <= position.round <= 13 and position.mover >= 0:
                yield (dungeon if dungeon == "basic" else str(seed)), state_of(start, position)


def _quick(luck: Random, way: list[int], position: Position) -> Chosen:
    """Move a token to the nearest to the exit of a few places."""
    seat = position.mover
    free = [token for token in position.table.seats[seat] if position.free[token]]
    token = luck.choice(free)
    found = results(position, token)
    place, change = min(luck.sample(found, min(3, len(found))), key=lambda result: way[result[0]])
    return token, place, change


_OFF: Final = {IN: WAITING, SAFE: OUT, DEAD: EATEN}
_TILES: Final = {code: tile for tile, code in CODES.items()}


def state_of(start: State, position: Position) -> State:
    """Return a position of the fast form in a game that began so."""
    names, colours = tuple(start.tokens), start.colours
    return replace(
        start,
        tokens={name: _OFF.get(cell) or SQUARE_AT[cell] for name, cell in zip(names, position.places, strict=True)},
        tiles={
            SQUARE_AT[cell]: _TILES[code]
            for cell, code in enumerate(position.cells)
            if code in _TILES and cell in SQUARE_AT
        },
        monster=Monster(SQUARE_AT[position.monster], DIRECTIONS[position.facing]),
        round=position.round,
        cards=tuple(
            sorted((card for card, copies in position.table.cards for _ in range(copies)), key=start.cards.index)
        ),
        start=colours[position.start],
        escaped=tuple(names[token] for token in position.escaped),
        phase=TokenPhase(colours[position.mover]),
    )


def made_up(luck: Random) -> Iterator[tuple[str, State]]:
    """Yield positions with a few tiles, in which a card of three hits comes; red has one token to move."""
    colours: tuple[Colour, ...] = ("red", "green")
    while True:
        seed = luck.randrange(10**9)
        chance = SeededChance(seed)
        count: dict[DraftTile, int] = {
            "stone": luck.randint(2, 5),
            "crystal": luck.randint(0, 2),
            "turner": luck.randint(0, 2),
            "reverser": luck.randint(0, 2),
            "pool2x2": luck.choice((0, 0, 1)),
            "pool4x1": luck.choice((0, 0, 1)),
            "teleporter1": luck.choice((0, 0, PAIR)),
        }
        tiles = [tile for tile, times in count.items() for _ in range(times)]
        state = begin(Setup(colours), chance)
        state = replace(state, tiles={}, patches=(), draft=tuple(tiles), longer=True, cards=("3h",), start="red")
        for tile in tiles:
            state = evolve(state, placed_by_chance(state, tile, chance))
        yield str(seed), _peopled(replace(state, round=luck.choice((9, 10))), luck)


def _peopled(state: State, luck: Random) -> State:
    """Put the monster and some tokens where nothing lies."""
    lying = {*state.tiles, *(one.square for one in state.teleporters), *KEPT_FREE}
    free = luck.sample([square for square in SQUARES if square not in lying], 6)
    mine, theirs = luck.randint(1, 2), luck.choice((2, 3, 3))
    red, green = luck.sample(state.tokens_of("red"), mine), luck.sample(state.tokens_of("green"), theirs)
    tokens = dict.fromkeys(state.tokens, EATEN) | dict(zip((*red, *green), free, strict=False))
    return replace(
        state,
        tokens=tokens,
        monster=Monster(free[-1], luck.choice(DIRECTIONS)),
        moved=frozenset(tokens) - {red[0]},
        phase=TokenPhase("red"),
    )
