"""The part of the engine's benchmark about Claustrophobia: legal moves, odds, games (`tests.benchmarks.engine`)."""

from collections.abc import Callable, Iterator
from time import process_time
from typing import Final

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.moves import Fight
from engine.claustrophobia.notation.position import read_position
from engine.claustrophobia.odds import attack_odds
from tests.engine.claustrophobia.random_games import SETUPS, random_game

FULL: Final = read_position(
    "cl1 scenario=chest+opened:1+found+carrier:R tiles=start-a@0,0,flooded-b@-1,0,flooded-a@0,-1/270+hole,"
    "plain-j@0,1,plain-e@1,1/180,"
    "plain-f@2,1/90,hole-a@0,-2,hideout-b@-1,-1/270+chestclosed,hideout-d@1,-2/180+chestclosed,den-b@1,0/90,"
    "narrow-c@-1,-2,hideout-c@1,-1/180+chestopen humans=R@4:4x26+done,B1@11:6+shield+done,K1@9:4x14+exhausted,"
    "K2@0:3+done round=16 phase=demon-action active=troglodyte@9:2+fought stack=hideout-a "
    "troglodytes=0:1,2:1,6:2+1,8:1,9:2+1,10:1 tp=4 gifts=precognition,rally"
)
"""Twelve tiles and ten troglodytes on six of them, in the demons' turn: as slow as positions of random games get."""

ATTACK: Final = (
    read_position(
        "cl1 scenario=barrels tiles=hungry-a@0,0/180 humans=R@0:3,B1@0:4 phase=demon-action demon=combat@0 bought=1 "
        "effects=rage"
    ),
    Fight("demon", "R"),
)
"""Four dice of a Frantic demon at somebody whom a Brute can guard."""


def legal_moves() -> None:
    """Find all legal moves of the demons."""
    list(CLAUSTROPHOBIA.choices(FULL, min(CLAUSTROPHOBIA.to_act(FULL))))


def odds_of_an_attack() -> None:
    """Reckon the odds of an attack."""
    attack_odds(*ATTACK)


def times_of_games(seeds: range) -> Iterator[float]:
    """Play games of every scenario and both ways of naming at random, and tell how long each takes."""
    for setup in SETUPS.values():
        for seed in seeds:
            before = process_time()
            random_game(setup, seed, orders=0)
            yield process_time() - before


MEASURED: Final[tuple[tuple[str, Callable[[], None], int, str], ...]] = (
    ("Claustrophobia: legal moves in a full position", legal_moves, 2000, "1 ms"),
    ("Claustrophobia: odds of an attack", odds_of_an_attack, 2000, "1 ms"),
)
"""What is measured, with its name, how often, and the goal."""
