"""Whole games of Claustrophobia by lot."""

import random
from typing import Final

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.scenarios import SCENARIOS
from engine.core import AnyMatch, Match, SeededChance
from tests.every_game.matches import ORDERS_NOW_AND_THEN, played_out

SETUPS: Final = {
    f"{scenario}-{naming}": Setup(scenario, naming=naming)
    for scenario in SCENARIOS
    for naming in ("at-once", "deferred")
}


def new_game(setup: Setup, seed: int) -> AnyMatch:
    return Match.begin(CLAUSTROPHOBIA, CLAUSTROPHOBIA.begin(setup, SeededChance(seed)))


def random_game(setup: Setup, seed: int, *, orders: float = ORDERS_NOW_AND_THEN) -> AnyMatch:
    return played_out(new_game(setup, seed), random.Random(seed), orders=orders)
