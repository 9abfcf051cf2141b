"""Makes the weights anew: `uv run python -m tests.engine.fearsome_floors.opponents.train` (some minutes on one core).

For each number of players it plays games by the weights that there are, learns from who won them, and holds the new
weights against the former ones in paired games: the same dungeon and cards, the new ones at one seat after the other.
They are written where they did not do worse. The same seed gives the same weights.
"""

import argparse
import dataclasses
import sys
from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from engine.fearsome_floors import opponents
from engine.fearsome_floors.opponents.evaluation import FILE, Evaluation, Weights, tables, weights_for
from engine.fearsome_floors.opponents.grid import Floor
from engine.fearsome_floors.opponents.node import candidates
from engine.fearsome_floors.opponents.position import Position
from engine.fearsome_floors.setup import Dungeon
from tests.engine.fearsome_floors.opponents.learner import Learner, Sample, sample_of
from tests.engine.fearsome_floors.opponents.self_play import Chosen, Player, first_position, rounds, winner

DUNGEONS: Final[tuple[Dungeon, ...]] = ("basic", "quick")
ODD_MOVES: Final = 0.3
"""How often a game that is learned from goes on with a move that is only nearly the best."""

NEARLY: Final = 0.02
HELD_BACK: Final = 10
"""One game in so many is not learned from: by it the others are held to what they have not seen."""


def main() -> None:
    """Learn the weights of the tables that are wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 6])
    parser.add_argument("--games", type=int, default=800, help="to learn from, at a table of two; fewer at larger ones")
    parser.add_argument("--pairs", type=int, default=100, help="games with the former weights, from each seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path(opponents.__file__).with_name(FILE))
    asked = parser.parse_args()
    sets = msgspec.json.decode(asked.file.read_bytes(), type=dict[int, Weights])
    for players in asked.players:
        former = sets.get(players) or weights_for(players)
        new = learned(former, players, asked.games * 2 // players, asked.seed)
        share, half = held(new, former, players, asked.pairs * 2 // players)
        _say(f"{players} players: {100 * share:.1f} ±{100 * half:.1f} % against the former ones; fair is 100/{players}")
        if share + half >= 1 / players:
            sets[players] = new
            asked.file.write_bytes(
                msgspec.json.format(msgspec.json.encode(dict(sorted(sets.items()))), indent=0) + b"\n"
            )


def learned(weights: Weights, players: int, games: int, seed: int) -> Weights:
    """Return weights that were learned from so many games."""
    luck = Random(seed)
    play = odd_player(weights, luck)
    samples: list[list[Sample]] = []
    for game in range(games):
        start = first_position(players, DUNGEONS[game % 2], seed * 1_000_000 + game)
        positions = list(rounds(start, [play] * players, luck))
        who = winner(positions[-1])
        if who is not None:
            samples.append([one for position in positions[:-1] if (one := sample_of(position, who)) is not None])
    unseen = [one for game in samples[::HELD_BACK] for one in game]
    seen = [one for at, game in enumerate(samples) if at % HELD_BACK for one in game]
    learner = Learner(weights)
    before = learner.surprise(unseen)
    learner.learn(seen, luck)
    _say(f"{players} players: {len(seen)} positions; surprise {before:.4f}, then {learner.surprise(unseen):.4f}")
    return learner.weights()


def held(new: Weights, former: Weights, players: int, pairs: int) -> tuple[float, float]:
    """Return the part of paired games that new weights win at one seat, and half of its 95% interval."""
    one, other = player(new), player(former)
    won = 0.0
    for pair in range(pairs):
        for seat in range(players):
            seats: Sequence[Player] = [one if at == seat else other for at in range(players)]
            *_, last = rounds(first_position(players, DUNGEONS[pair % 2], pair), seats, Random(pair))
            who = winner(last)
            won += 1 / players if who is None else who == seat
    share, count = won / (pairs * players), pairs * players
    return share, 1.96 * sqrt(share * (1 - share) / count)


def player(weights: Weights) -> Player:
    """Return a player who looks one move ahead by these weights."""

    def play(position: Position) -> Chosen:
        return max(candidates(_by(weights, position), position.mover, briefly=True), key=lambda move: move[0])[1:]

    return play


def odd_player(weights: Weights, luck: Random) -> Player:
    """Return such a player who now and then plays what is only nearly the best, so that games differ."""

    def play(position: Position) -> Chosen:
        moves = candidates(_by(weights, position), position.mover, briefly=True)
        best = max(move[0] for move in moves)
        nearly = [move for move in moves if move[0] >= best - NEARLY]
        return luck.choice(nearly)[1:] if luck.random() < ODD_MOVES else max(moves, key=lambda move: move[0])[1:]

    return play


def _by(weights: Weights, position: Position) -> Position:
    """Return a position that is judged by other weights."""
    table = position.table
    return dataclasses.replace(position, table=dataclasses.replace(table, evaluation=_tables(table.floor, weights)))


@lru_cache(maxsize=4)
def _tables(floor: Floor, weights: Weights) -> Evaluation:
    return tables(floor, weights)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
