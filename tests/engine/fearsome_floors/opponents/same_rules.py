"""Holds the fast form of the rules to the engine: `uv run python -m tests.engine.fearsome_floors.opponents.same_rules`.

It plays random games of 2 to 7 players in basic, quick and drafted dungeons, and compares in some of their positions
where the monster ends with every card, all results of every token, and the walk after some of these results. With a
number behind the command it compares so many positions, and 20,000 without.
"""

import random
import sys
from collections.abc import Iterator
from typing import Final

from engine.core import Match, Play, ScriptedChance, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import DIRECTIONS
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.opponents.fast_results import Result, results
from engine.fearsome_floors.opponents.fast_walk import (
    NEVER,
    End,
    Schedule,
    is_sure,
    run,
    schedule_of,
    trace,
    traced,
    walk_of,
)
from engine.fearsome_floors.opponents.grid import CODES, DEAD, IN, SAFE, SQUARE_AT
from engine.fearsome_floors.opponents.position import Position, after, position_of
from engine.fearsome_floors.path import results as all_results
from engine.fearsome_floors.setup import DUNGEONS
from engine.fearsome_floors.state import State, TokenPhase
from engine.fearsome_floors.tokens import TokenName
from engine.fearsome_floors.walk import walk
from tests.every_game.matches import NOON, drafted, fearsome_floors

ALL: Final = 20_000
SOME: Final = 6
"""So many results of each token are walked on from."""

EACH_CARD: Final = tuple((card, 1) for card in CARDS)
_OFF: Final = {IN: "in", SAFE: "out", DEAD: "eaten"}
_KIND: Final = {code: tile for tile, code in CODES.items()}


def positions(seed: int) -> Iterator[State]:
    """Some positions of a game with random moves, long ones rather than short ones."""
    luck = random.Random(seed)
    seats, dungeon = luck.randint(2, 7), luck.choice(DUNGEONS)
    start = fearsome_floors(dungeon, longer=seats > 5 and luck.random() < 0.5)(seats, SeededChance(seed))
    match = drafted(Match.begin(FEARSOME_FLOORS, start), luck)
    while FEARSOME_FLOORS.standings(match.state) is None:
        if luck.random() < 0.3:
            yield match.state
        move, seat = FEARSOME_FLOORS.due(match.state), None
        if move is None:
            seat = min(FEARSOME_FLOORS.to_act(match.state))
            moves = [one for one in FEARSOME_FLOORS.choices(match.state, seat) if isinstance(one, MoveToken)]
            some = luck.sample(moves, min(luck.choice((1, 8)), len(moves)))
            move = max(some, key=lambda one: len(one.path))
        match = match.play(seat, move, chance=SeededChance(luck.getrandbits(32)), at=NOON)


def differences(state: State, luck: random.Random) -> list[str]:
    """What the fast form sees otherwise than the engine."""
    position = position_of(state)
    schedule = schedule_of(EACH_CARD)
    found = _walks(state, position, schedule)
    for index, token in enumerate(state.tokens):
        if position.free[index]:
            moves = results(position, index)
            found += _results(state, position, moves, token)
            if isinstance(state.phase, TokenPhase):
                found += _resumed(position, index, luck.sample(moves, min(SOME, len(moves))), schedule)
    return found


def _ends(position: Position, schedule: Schedule) -> list[End]:
    ends: list[End] = [(0, 0, [])] * schedule.cards
    run(walk_of(position), schedule, ends, set(range(schedule.cards)))
    return ends


def _walks(state: State, position: Position, schedule: Schedule) -> list[str]:
    found = []
    for card, (monster, facing, places) in zip(CARDS, _ends(position, schedule), strict=True):
        play = Play(state, evolve, ScriptedChance(()))
        walk(play, card)
        fast = (SQUARE_AT[monster], DIRECTIONS[facing], [_name(place) for place in places])
        if fast != (play.state.monster.square, play.state.monster.facing, list(play.state.tokens.values())):
            found.append(f"the walk of {card} in {state}")
    return found


def _results(state: State, position: Position, moves: list[Result], token: TokenName) -> list[str]:
    tiles = {cell: there for cell, there in enumerate(position.cells) if there in _KIND}
    fast = [(_name(place), _tiles(tiles | dict(change))) for place, change in moves]
    slow = {(result.place, frozenset(result.tiles.items())) for result in all_results(state, token)}
    return [] if set(fast) == slow and len(fast) == len(slow) else [f"the results of {token} in {state}"]


def _resumed(position: Position, token: int, moves: list[Result], schedule: Schedule) -> list[str]:
    """Compare a walk that was taken up again after a move with the whole one."""
    before = traced(position, token, trace(position, schedule))
    found = []
    for place, change in moves:
        if is_sure(position, place):
            phase = before.phase_of(place, change)
            ends = before.ends if phase == NEVER else before.resumed(token, place, change, phase)
            whole = _ends(after(position, token, place, change), schedule)
            moved = [
                (*end[:2], [place if one == token and at < phase else there for one, there in enumerate(end[2])])
                for end, at in zip(ends, before.end_phases, strict=True)
            ]
            if moved != whole:
                found.append(f"the walk after token {token} to {_name(place)} in {position}")
    return found


def _name(place: int) -> str:
    return _OFF.get(place) or SQUARE_AT[place]


def _tiles(tiles: dict[int, int]) -> frozenset[tuple[str, str]]:
    return frozenset((SQUARE_AT[cell], _KIND[there]) for cell, there in tiles.items() if there)


def compared(wanted: int, *, seed: int = 0) -> tuple[int, list[str]]:
    """Compare so many positions, or a few more, and return how many, and all differences."""
    luck, count, found = random.Random(seed), 0, list[str]()
    while count < wanted:
        for state in positions(seed):
            found += differences(state, luck)
            count += 1
        seed += 1
    return count, found


if __name__ == "__main__":
    number, different = compared(int(sys.argv[1]) if len(sys.argv) > 1 else ALL)
    print(*different[:10], f"{number} positions, {len(different)} differences", sep="\n")  # noqa: T201 - its answer
    sys.exit(bool(different))
