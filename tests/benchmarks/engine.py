"""How fast the engine is: walks, forecasts, legal moves, odds, games. `uv run python -m tests.benchmarks.engine`.

Each line has the median and the 95th percentile of one core; the goals stand beside them.
"""

import gc
import random
from collections.abc import Callable
from statistics import median, quantiles
from time import process_time
from typing import Final

from engine.core import Play, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.forecast import forecast
from engine.fearsome_floors.moves import AnyMove, MoveToken, RevealCard
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.path import results
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import Over
from engine.fearsome_floors.walk import walk
from tests.benchmarks.claustrophobia import MEASURED, times_of_games
from tests.every_game.matches import NOON, new_match

CROWDED: Final = read_position(
    "ff1 monster=a1e stones=e5,g8,j7 crystals=h5,k9 turners=d3,i8,f10,m6 reversers=c6,l4 pools=f6:2x2,i3:4x1 "
    "teleporters=1:h7n+n8w,2:b4e+l10s tokens=g1:d9,g3:d5,g4:k6,g5:in,r1:in,r3:j9,r4:e8,r5:c4,"
    "b1:g4,b3:in,b4:m8,b5:o9,y1:l7,y3:f3,y4:in,y5:n6 round=2"
)
"""An advanced dungeon with most tokens inside; green's 1 shows its 6."""

PLAYERS: Final = 4


def a_walk() -> None:
    """Let the monster walk with an 8, events and all."""
    walk(Play(CROWDED, evolve, SeededChance(1)), "8")


def a_forecast() -> None:
    """Foresee all cards of a full bag, hunts of twenty steps among them."""
    forecast(CROWDED)


def all_results() -> None:
    """Find all results of a token that shows a 6."""
    results(CROWDED, "g1")


def a_game(seed: int) -> None:
    """Play a game at random: any token that may move, to any of its results."""
    match, luck, chance = new_match(FEARSOME_FLOORS, PLAYERS, seed), random.Random(seed), SeededChance(seed)
    while not isinstance(match.state.phase, Over):
        seat: Seat | None = next(iter(FEARSOME_FLOORS.to_act(match.state)), None)
        move: AnyMove = RevealCard()
        if seat is not None:
            token = luck.choice(unmoved(match.state, match.state.colours[seat]))
            move = MoveToken(token, luck.choice(results(match.state, token)).path)
        match = match.play(seat, move, chance=chance, at=NOON)


def seconds(deed: Callable[[], None]) -> float:
    """Return how much time of the processor something takes, whatever else the machine has to do."""
    before = process_time()
    deed()
    return process_time() - before


def report(name: str, times: list[float], goal: str) -> None:
    """Print the figures of one measurement, in milliseconds."""
    middle, late = median(times) * 1000, quantiles(times, n=20)[-1] * 1000
    print(f"{name}: median {middle:.3f} ms, p95 {late:.3f} ms ({len(times)} times; goal {goal})")


if __name__ == "__main__":
    gc.freeze()  # what was imported is nobody's garbage
    report("walk of an 8 card", [seconds(a_walk) for _ in range(3000)], "0.150 ms")
    report("forecast of all eight cards", [seconds(a_forecast) for _ in range(2000)], "1 ms")
    found = len(results(CROWDED, "g1"))
    report(f"all {found} results of a 6-point token", [seconds(all_results) for _ in range(600)], "1.5 ms")
    games = [seconds(lambda seed=seed: a_game(seed)) for seed in range(100)]  # type: ignore[misc]  # bound now
    report("random game of four", games, "16.7 ms")
    print(f"random games of four: {len(games) / sum(games):.1f} per second (goal 60)")
    for name, deed, times, goal in MEASURED:
        report(name, [seconds(deed) for _ in range(times)], goal)
    report("Claustrophobia: random game", list(times_of_games(range(5))), "60 ms")
