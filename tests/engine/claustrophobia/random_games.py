"""Whole games of Claustrophobia by lot, in which every card, gift, slot and deed has its turn."""

import random
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import pytest

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.scenarios import SCENARIOS
from engine.core import AnyMatch, Match, Seat, SeededChance
from tests.every_game.matches import NOON, ORDERS_NOW_AND_THEN, all_orders
from tests.length import length

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

SOME: Final = (
    *(f"{scenario}-{('at-once', 'deferred')[number % 2]}" for number, scenario in enumerate(SCENARIOS)),
    *list(AUCTIONS)[:1],
    *HANDICAPS,
)
"""Every scenario, both ways to name hits, an auction and all handicaps."""

TRIED: Final = SETUPS if length(0, long=1) else {name: SETUPS[name] for name in SOME}
"""What a test of whole games looks at."""

every_setup: Final = pytest.mark.parametrize("setup", TRIED.values(), ids=TRIED)

PARTS: Final = ("card", "gift", "slot", "deed", "war_cry", "suicide", "parry")
"""The fields of moves that tell what is played."""


def new_game(setup: Setup, seed: int) -> AnyMatch:
    return Match.begin(CLAUSTROPHOBIA, CLAUSTROPHOBIA.begin(setup, SeededChance(seed)))


@cache
def random_game(setup: Setup, seed: int, *, orders: float = ORDERS_NOW_AND_THEN) -> AnyMatch:
    """A whole game, which is the same each time and cannot be changed: so it is played once."""
    match, luck = new_game(setup, seed), random.Random(seed)
    while CLAUSTROPHOBIA.standings(match.state) is None:
        match = random_turn(match, luck, orders=orders)
    return match


def random_turn(match: AnyMatch, luck: random.Random, *, orders: float = ORDERS_NOW_AND_THEN) -> AnyMatch:
    """Play what is due, or now and then give an order of any seat, or play a choice of the seat that is to act."""
    seat, move = random_choice(match, luck, orders=orders)
    return match.play(seat, move, chance=SeededChance(luck.getrandbits(32)), at=NOON)


def random_choice(
    match: AnyMatch, luck: random.Random, *, orders: float = ORDERS_NOW_AND_THEN
) -> tuple[Seat | None, AnyMove]:
    """Return a move that can be played, and whose it is."""
    due = CLAUSTROPHOBIA.due(match.state)
    if due is not None:
        return None, due
    possible = all_orders(match)
    if possible and luck.random() < orders:
        return luck.choice(possible)
    (seat,) = CLAUSTROPHOBIA.to_act(match.state)
    return seat, fair_choice(list(CLAUSTROPHOBIA.choices(match.state, seat)), luck)


def fair_choice(choices: Sequence[AnyMove], luck: random.Random) -> AnyMove:
    """Choose by lot what is played, and then how: the many ways to walk or to give dice would crowd out the cards."""
    ways = defaultdict(list)
    for move in choices:
        ways[what_is_played(move)].append(move)
    return luck.choice(luck.choice(list(ways.values())))


def what_is_played(move: AnyMove) -> tuple[Any, ...]:
    """What sort of move it is, with its card, gift, slot or deed."""
    return type(move), *(getattr(move, part, None) for part in PARTS)
