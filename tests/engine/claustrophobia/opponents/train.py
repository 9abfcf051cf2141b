"""Makes the weights of the chances anew: `uv run python -m tests.engine.claustrophobia.opponents.train`.

It plays games of the simple players, now and then with a move at random, and fits a logistic regression to who won
them (Newton's method). One game in so many is not learned from: by it the weights are scored (Brier). A minute of a
core for a scenario; the same seed gives the same weights.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import exp
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from engine.claustrophobia import opponents
from engine.claustrophobia.beginning.setup import Setup
from engine.claustrophobia.choices.legal import choices
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.game import CLAUSTROPHOBIA
from engine.claustrophobia.opponents.evaluation import FILE, Weights, humans_win, numbers
from engine.claustrophobia.opponents.thought import best
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import State
from engine.core import Play, SeededChance

ODD_MOVES: Final = 0.06
"""How often a move is played at random, so that games differ."""
HELD_BACK: Final = 5
"""One game in so many is not learned from."""
HOLD: Final = 3.0
"""How strongly each weight is drawn back to 0, as so many positions would."""
STEPS: Final = 8
"""Newton's steps."""


class Sample(NamedTuple):
    """A position, and what came of it."""

    numbers: Mapping[str, float]
    """What is known of it."""
    result: float
    """1 if the humans won, 0.5 for a draw."""


def positions(setup: Setup, seed: int) -> Iterator[State]:
    """Play a game, and return the position at each beginning of a phase, then the one at its end."""
    game, chance, luck = CLAUSTROPHOBIA, SeededChance(seed), Random(seed)
    state = game.begin(setup, chance)
    phase: type | None = None
    while game.standings(state) is None:
        if type(state.phase) is not phase and state.owed is None:
            phase = type(state.phase)
            yield state
        move, seat = game.due(state), None
        if move is None:
            seat = min(game.to_act(state))
            view = game.see(state, seat)
            is_odd = luck.random() < ODD_MOVES
            move = luck.choice(list(choices(view, seat))) if is_odd else best(view, seat, chance)
        play = Play(state, evolve, chance)
        game.resolve(play, seat, move)
        state = play.state
    yield state


def samples_of(setup: Setup, seed: int) -> list[Sample]:
    """Return what is to be learned from a game."""
    *found, last = positions(setup, seed)
    result = humans_win(last)
    return [Sample(numbers(state), result) for state in found]


def fitted(samples: Sequence[Sample]) -> Weights:
    """Return the weights that make the results likeliest."""
    names = list(samples[0].numbers)
    rows = [([sample.numbers[name] for name in names], sample.result) for sample in samples]
    weights = [0.0] * len(names)
    for _ in range(STEPS):
        slopes = [HOLD * weight for weight in weights]
        curve = [[HOLD * (row == column) for column in range(len(names))] for row in range(len(names))]
        for row, result in rows:
            said = 1 / (1 + exp(-sum(weight * number for weight, number in zip(weights, row, strict=True))))
            spread = said * (1 - said)
            used = [(at, number) for at, number in enumerate(row) if number]
            for at, number in used:
                slopes[at] += (said - result) * number
                line, by = curve[at], spread * number
                for other, more in used:
                    line[other] += by * more
        weights = [weight - step for weight, step in zip(weights, solved(curve, slopes), strict=True)]
    return {name: round(weight, 4) for name, weight in zip(names, weights, strict=True)}


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve a set of linear equations whose matrix is symmetric and positive."""
    rows = [[*line, number] for line, number in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        scale = pivot[at]
        pivot[:] = [number / scale for number in pivot]
        for other in rows:
            if other is not pivot and other[at]:
                by = other[at]
                other[:] = [number - by * from_ for number, from_ in zip(other, pivot, strict=True)]
    return [line[-1] for line in rows]


def said(weights: Weights, sample: Sample) -> float:
    """Return the chances of the humans by these weights."""
    return 1 / (1 + exp(-sum(weight * sample.numbers[name] for name, weight in weights.items())))


def brier(said_and_came: Sequence[tuple[float, float]]) -> float:
    """Return the mean squared error of what was said."""
    return fmean((each - came) ** 2 for each, came in said_and_came)


def calibration(said_and_came: Sequence[tuple[float, float]]) -> str:
    """Return what was said and what came, in tenths of what was said."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for each in said_and_came:
        bins[min(int(each[0] * 10), 9)].append(each)
    return ", ".join(f"{fmean(a for a, _ in one):.2f}/{fmean(b for _, b in one):.2f}" for one in bins if one)


def learned(scenario: ScenarioName, games: int, seed: int) -> Weights:
    """Return new weights of a scenario, and print how good they are on games that were held back."""
    played = [samples_of(Setup(scenario), seed * 1_000_000 + game) for game in range(games)]
    unseen = [one for game in played[::HELD_BACK] for one in game]
    seen = [one for at, game in enumerate(played) if at % HELD_BACK for one in game]
    weights = fitted(seen)
    constant = fmean(one.result for one in seen)
    pairs = [(said(weights, one), one.result) for one in unseen]
    flat = brier([(constant, one.result) for one in unseen])
    sys.stdout.write(
        f"{scenario}: {games} games, {len(seen)} positions; humans {constant:.2f}; "
        f"Brier {brier(pairs):.3f}, of a constant {flat:.3f}; said/came {calibration(pairs)}\n"
    )
    sys.stdout.flush()
    return weights


def main() -> None:
    """Learn the weights of the scenarios that are wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenarios", nargs="+", choices=list(SCENARIOS), default=list(SCENARIOS))
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path(opponents.__file__).with_name(FILE))
    asked = parser.parse_args()
    sets = msgspec.json.decode(asked.file.read_bytes(), type=dict[str, dict[str, float]]) if asked.file.exists() else {}
    for scenario in asked.scenarios:
        sets[scenario] = dict(learned(scenario, asked.games, asked.seed))
        asked.file.write_bytes(msgspec.json.format(msgspec.json.encode(sets)) + b"\n")


if __name__ == "__main__":
    main()
