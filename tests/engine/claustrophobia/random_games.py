"""Whole games of Claustrophobia by lot."""

import random
from typing import Final

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.scenarios import SCENARIOS
from engine.core import AnyMatch, Match, Seat, SeededChance
from tests.every_game.matches import ORDERS_NOW_AND_THEN, played_out

AUCTIONS: Final = {f"{scenario}-auction": Setup(scenario, auction=True) for scenario in SCENARIOS}
HANDICAPS: Final = {
    "air-for-a-new-demon-player": Setup("air", softer_deck=True, more_points=True),
    "choir-for-a-new-human-player": Setup("choir", Seat(1), more_advantages=True, extra_gift="courage"),
    "chest-with-all": Setup(
        "chest",
        naming="deferred",
        softer_deck=True,
        more_points=True,
        more_advantages=True,
        extra_gift="blessing",
        auction=True,
    ),
}
TABLES: Final = {
    f"{scenario}-{naming}": Setup(scenario, naming=naming)
    for scenario in SCENARIOS
    for naming in ("at-once", "deferred")
}
SETUPS: Final = {**TABLES, **AUCTIONS, **HANDICAPS}


def new_game(setup: Setup, seed: int) -> AnyMatch:
    return Match.begin(CLAUSTROPHOBIA, CLAUSTROPHOBIA.begin(setup, SeededChance(seed)))


def random_game(setup: Setup, seed: int, *, orders: float = ORDERS_NOW_AND_THEN) -> AnyMatch:
    return played_out(new_game(setup, seed), random.Random(seed), orders=orders)
