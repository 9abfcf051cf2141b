"""How often each side wins between equals, scenario by scenario.

`python -m tests.engine.claustrophobia.opponents.balance [GAMES] [SCENARIO ...]` lets the simple players play, and
prints a line for each scenario, with 95% intervals.
"""

import sys
from collections import Counter
from datetime import UTC, datetime
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from engine.claustrophobia.beginning.setup import Setup
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.game import CLAUSTROPHOBIA
from engine.claustrophobia.opponents.thought import best
from engine.claustrophobia.rounds.phases import Over
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import State
from engine.core import AnyMatch, Match, SeededChance

GAMES: Final = 1000
SURE: Final = 1.96
"""The standard errors of a 95% interval."""


class Result(NamedTuple):
    """How a game ended."""

    winner: str
    """A side, or `draw`."""
    rounds: int
    """How many were begun."""


def whole_game(setup: Setup, seed: int) -> AnyMatch:
    """Let the simple players play a whole game; each knows what its seat may see."""
    game, chance = CLAUSTROPHOBIA, SeededChance(seed)
    match: AnyMatch = Match.begin(game, game.begin(setup, chance))
    while game.standings(match.state) is None:
        due, seat = game.due(match.state), None
        if due is None:
            seat = min(game.to_act(match.state))
            due = best(game.see(match.state, seat), seat, chance)
        match = match.play(seat, due, chance=chance, at=datetime.fromtimestamp(0, UTC))
    return match


def result_of(state: State) -> Result:
    """Return how a game that is over ended. Raises ValueError for another one."""
    if not isinstance(state.phase, Over):
        raise ValueError("the game is not over")  # noqa: TRY004 - the position is wrong, not a type
    return Result(state.phase.winner or "draw", state.round)


def line(scenario: ScenarioName, results: list[Result]) -> str:
    """Return what is printed of a scenario."""
    wins = Counter(result.winner for result in results)
    shares = ", ".join(f"{winner} {share(wins[winner], len(results))}" for winner in ("humans", "draw", "demons"))
    return f"{scenario}: {shares}; {fmean(result.rounds for result in results):.1f} rounds"


def share(number: int, total: int) -> str:
    """Return a share in percent with its interval, as Wilson reckons it."""
    part, squared = number / total, SURE**2
    middle = (part + squared / (2 * total)) / (1 + squared / total)
    width = SURE * sqrt(part * (1 - part) / total + squared / (4 * total**2)) / (1 + squared / total)
    return f"{part:.0%} ({max(middle - width, 0):.0%} to {min(middle + width, 1):.0%})"


def main() -> None:
    """Play the games of the program's arguments."""
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    named = [scenario for scenario in SCENARIOS if scenario in sys.argv[1:]]
    for scenario in named or SCENARIOS:
        games = (whole_game(Setup(scenario), seed) for seed in range(numbers[0] if numbers else GAMES))
        sys.stdout.write(line(scenario, [result_of(match.state) for match in games]) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
