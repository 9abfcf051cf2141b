"""Random matches of any game, for the tests that hold for all of them."""

import random
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from engine import GAMES
from engine.core import Chance, Game, Match, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.tokens import colours_for

AnyMatch = Match[Any, Any, Any]
AnyGame = Game[Any, Any, Any, Any]
NOON: Final = datetime(2025, 6, 1, 12, tzinfo=UTC)

BEGINNINGS: Final[Mapping[str, Callable[[int, Chance], Any]]] = {
    FEARSOME_FLOORS.key: lambda seats, chance: FEARSOME_FLOORS.begin(Setup(colours_for(seats)[:seats]), chance),
}
"""How each game begins with so many seats."""


def new_match(game: AnyGame, seats: int, seed: int) -> AnyMatch:
    return Match.begin(game, BEGINNINGS[game.key](seats, SeededChance(seed)))


def random_turn(match: AnyMatch, luck: random.Random) -> AnyMatch:
    """Play what is due, or one of the choices of a seat that is to act."""
    seat, move = None, match.game.due(match.state)
    if move is None:
        seat = luck.choice(sorted(match.game.to_act(match.state)))
        move = luck.choice(list(match.game.choices(match.state, seat)))
    return match.play(seat, move, chance=SeededChance(luck.getrandbits(32)), at=NOON)


def random_match(game: AnyGame, seats: int, seed: int) -> AnyMatch:
    """A whole match with random choices."""
    match, luck = new_match(game, seats, seed), random.Random(seed)
    while game.standings(match.state) is None:
        match = random_turn(match, luck)
    return match


GAMES_WITH_SEATS: Final = [(game, seats) for game in GAMES.values() for seats in game.seats]
NAMES: Final = [f"{game.key}-{seats}" for game, seats in GAMES_WITH_SEATS]
