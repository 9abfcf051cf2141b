"""Makes the weights anew: `uv run python -m tests.engine.fearsome_floors.opponents.train` (some minutes on one core).

It plays a league by the weights that there are: who looks one move ahead, who plays some moves out, and sparring
partners, each pair in turn and on either side. From who won, weights are learned; games that were held back tell how
much less they surprise, and of leads what was said and what came. Then the new weights are held against the former
ones, and both against the hider, in paired games: the same dungeon and cards, from one seat after the other. They are
written where they did not do worse. The same seeds and former weights give the same weights.

With `--leads` nothing is learned: it prints what the weights say of leads in games of that league, without points to go
and with them, and what came. Neither is it with `--ways 0 0.03 0.06`: of these numbers that is chosen for `way` with
which most games are won against the hider, and held against the former one in the same way.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from math import sqrt
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from engine.fearsome_floors import opponents
from engine.fearsome_floors.opponents.evaluation import ENDED, FILE, Weights, weights_for
from engine.fearsome_floors.opponents.node import candidates
from engine.fearsome_floors.opponents.position import Position
from engine.fearsome_floors.opponents.search import Stage, searched
from engine.fearsome_floors.setup import Dungeon
from tests.engine.fearsome_floors.opponents.learner import Learner, Sample, sample_of
from tests.engine.fearsome_floors.opponents.self_play import (
    Chosen,
    Player,
    first_position,
    judged_by,
    rounds,
    winner,
)
from tests.engine.fearsome_floors.opponents.sparring import partner

DUNGEONS: Final[tuple[Dungeon, ...]] = ("basic", "quick")
QUICK: Final = 0.25
"""How often a game that is learned from is played in the quick dungeon."""

LEAGUE: Final = (
    ("one ahead", "hider"),
    ("played out", "hider"),
    ("one ahead", "one ahead"),
    ("played out", "played out"),
    ("one ahead", "hunter"),
    ("played out", "sprinter"),
    ("one ahead", "racer"),
    ("played out", "one ahead"),
    ("played out", "hider"),
    ("hider", "hunter"),
)
"""Who sits at the table, in turn; at larger ones each as often as there are seats."""

PLAYED_OUT: Final = (Stage(6),)
"""How far who plays moves out looks."""

ODD_MOVES: Final = 0.3
ODD_PLAYED_OUT: Final = 0.15
ODD_OF_PARTNERS: Final = 0.1
"""How often a game that is learned from goes on with a move that is only nearly the best."""

NEARLY: Final = 0.02
NEARLY_PLAYED_OUT: Final = 0.04
HELD_BACK: Final = 5
"""One game in so many is not learned from: by it the others are held to what they have not seen."""

ORDER: Final = 5
PASSING: Final = 1
"""The seeds by which games are put in order before some are held back, and positions before each pass."""

CHOOSING: Final = 5000
"""The first seed of the games by which a number is chosen: by others it is held against the former one."""

LEADS: Final = ((5, 10), (10, 18), (18, 1000))
"""Leads in points to go that are told apart."""

STRETCHES: Final = (range(3, 8), range(8, 15))
"""The rounds in which they are."""

Game = list[Sample]


def main() -> None:
    """Learn the weights of the tables that are wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, default=280, help="to learn from, at a table of two; fewer at larger ones")
    parser.add_argument("--pairs", type=int, default=100, help="games with the former weights, from each seat")
    parser.add_argument("--seeds", type=int, nargs="+", default=[0, 1], help="so many games of each, in parallel")
    parser.add_argument("--ways", type=float, nargs="+", help="choose one of these for what a point to go costs")
    parser.add_argument("--leads", action="store_true", help="only tell what is said of leads, and what came")
    parser.add_argument("--file", type=Path, default=Path(opponents.__file__).with_name(FILE))
    asked = parser.parse_args()
    sets = msgspec.json.decode(asked.file.read_bytes(), type=dict[int, Weights])
    for players in asked.players:
        former = sets.get(players) or weights_for(players)
        if asked.leads:
            samples = list(chain(*league(former, players, asked.games * 2 // players, asked.seeds[0])))
            bare = msgspec.structs.replace(former, way=(0.0,) * len(former.way))
            _report(Learner(bare), samples, f"{players} players, without points to go: of {len(samples)} positions")
            _report(Learner(former), samples, "with them")
            continue
        if asked.ways:
            new = chosen(former, players, asked.ways, asked.pairs)
        else:
            with ProcessPoolExecutor(cpu_count()) as pool:
                play = partial(league, former, players, asked.games * 2 // players)
                games = [game for games in pool.map(play, asked.seeds) for game in games]
            new = learned(former, players, games)
        pairs, hider = asked.pairs * 2 // players, partner("hider")
        share, half = held(player(new), player(former), players, pairs)
        _say(f"{players} players: {100 * share:.1f} ±{100 * half:.1f} % against the former ones; fair is 100/{players}")
        now, half = held(player(new), hider, players, pairs)
        before, _ = held(player(former), hider, players, pairs)
        _say(f"against the hider {100 * now:.1f} %, with the former ones {100 * before:.1f}, each ±{100 * half:.1f} %")
        if share + half >= 1 / players and now >= before:
            sets[players] = new
            asked.file.write_bytes(
                msgspec.json.format(msgspec.json.encode(dict(sorted(sets.items()))), indent=0) + b"\n"
            )


def league(weights: Weights, players: int, games: int, seed: int) -> list[Game]:
    """Play so many games of a league, and return what there is to learn from each."""
    found: list[Game] = []
    for number in range(seed * 1000, seed * 1000 + games):
        luck = Random(number)
        table = LEAGUE[number % len(LEAGUE)]
        if number // len(LEAGUE) % 2 == 0:
            table = table[::-1]
        seats = [_member(table[seat % len(table)], weights, luck) for seat in range(players)]
        start = first_position(players, DUNGEONS[luck.random() < QUICK], 10_000_000 + number)
        *positions, last = rounds(start, seats, luck)
        who = winner(last)
        if who is not None:
            found.append([one for position in positions if (one := sample_of(position, who)) is not None])
    return found


def learned(weights: Weights, players: int, games: list[Game]) -> Weights:
    """Return weights that were learned from games."""
    Random(ORDER).shuffle(games)
    unseen = list(chain(*games[::HELD_BACK]))
    seen = [one for at, game in enumerate(games) if at % HELD_BACK for one in game]
    learner = Learner(weights)
    _report(learner, unseen, f"{players} players, before: of {len(unseen)} positions held back")
    learner.learn(seen, Random(PASSING))
    _report(learner, unseen, f"learned from {len(seen)} positions")
    return learner.weights()


def chosen(weights: Weights, players: int, ways: Sequence[float], pairs: int) -> Weights:
    """Return weights with that number for `way`, in every round, with which most games are won against the hider."""
    tried = [msgspec.structs.replace(weights, way=(*[way] * ENDED, 0.0)) for way in ways]
    shares = list[float]()
    for one in tried:
        share, half = held(player(one), partner("hider"), players, pairs, first=CHOOSING)
        _say(f"a point costs {one.way[0]}: {100 * share:.1f} ±{100 * half:.1f} % against the hider")
        shares.append(share)
    return tried[shares.index(max(shares))]


def _report(learner: Learner, samples: list[Sample], title: str) -> None:
    """Print how much samples surprise, and what was said of leads and what came."""
    _say(f"{title}: surprise {learner.surprise(samples):.4f}")
    for stretch in STRETCHES:
        for least, most in LEADS:
            leads = [learner.lead(one) for one in samples if one.round in stretch]
            found = [lead for lead in leads if least <= lead.points < most]
            if found:
                said = sum(lead.said for lead in found) / len(found)
                came = sum(lead.has_won for lead in found) / len(found)
                about = f"rounds {stretch[0]} to {stretch[-1]}, {least} points and more"
                _say(f"  {about}: said {said:.2f}, came {came:.2f} of {len(found)}")


def held(one: Player, other: Player, players: int, pairs: int, *, first: int = 0) -> tuple[float, float]:
    """Return the part of paired games that somebody wins at one seat, and half of its 95% interval."""
    won = 0.0
    for pair in range(first, first + pairs):
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
        return max(candidates(judged_by(weights, position), position.mover, briefly=True), key=lambda move: move[0])[1:]

    return play


def _member(name: str, weights: Weights, luck: Random) -> Player:
    """Return who plays in the league: now and then what is only nearly the best, so that games differ."""
    one_ahead = _odd_player(weights, luck)
    if name == "one ahead":
        return one_ahead
    if name == "played out":
        return _odd_thinker(weights, luck)
    idea = partner(name)

    def play(position: Position) -> Chosen:
        return one_ahead(position) if luck.random() < ODD_OF_PARTNERS else idea(position)

    return play


def _odd_player(weights: Weights, luck: Random) -> Player:
    def play(position: Position) -> Chosen:
        moves = candidates(judged_by(weights, position), position.mover, briefly=True)
        best = max(move[0] for move in moves)
        nearly = [move for move in moves if move[0] >= best - NEARLY]
        return luck.choice(nearly)[1:] if luck.random() < ODD_MOVES else max(moves, key=lambda move: move[0])[1:]

    return play


def _odd_thinker(weights: Weights, luck: Random) -> Player:
    def play(position: Position) -> Chosen:
        moves = searched(judged_by(weights, position), PLAYED_OUT, lambda: False)
        if luck.random() < ODD_PLAYED_OUT:
            thought = moves[: PLAYED_OUT[0].moves]
            return luck.choice([move for move in thought if move[0] >= moves[0][0] - NEARLY_PLAYED_OUT])[1:]
        return moves[0][1:]

    return play


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
