"""Games for the tests of pictures: played by lot once, and kept."""

from collections.abc import Sequence
from functools import cache

from engine.claustrophobia import Setup
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.events import PlayedTurn
from render.claustrophobia.show import filmed_phase
from tests.engine.claustrophobia.random_games import random_game


@cache
def played_by_lot(scenario: ScenarioName, seed: int) -> tuple[PlayedTurn, ...]:
    """Return the turns of a game, each with the position before it."""
    return tuple(random_game(Setup(scenario), seed, orders=0).played_since(0))


def demon_phases(parts: Sequence[PlayedTurn]) -> list[Sequence[PlayedTurn]]:
    """Return the turns of each demon phase that has a film."""
    turns = [turn for _, turn in parts]
    phases = (filmed_phase(turns[: end + 1]) for end in range(len(turns)))
    return [parts[phase.start : phase.stop] for phase in phases if phase is not None]
