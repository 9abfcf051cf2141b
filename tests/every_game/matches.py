"""Random matches of any game, for the tests that hold for all of them."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

from engine import GAMES
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia import Setup as ClaustrophobiaSetup
from engine.claustrophobia.counts import ScenarioName
from engine.core import AnyGame, AnyMatch, Chance, Match, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.setup import Dungeon
from engine.fearsome_floors.state import DraftPhase, State
from engine.fearsome_floors.tokens import colours_for
from render import SHOWS
from tests import toy_game
from tests.engine.fearsome_floors.test_worked_examples import MONSTER, MONSTER_WITHOUT_G, TOKEN_A, TOKEN_B, TOKEN_C
from tests.length import length
from tests.toy_game import TOY_GAME
from tests.toy_game.show import TOY_SHOW

ALL_GAMES: Final = {**GAMES, TOY_GAME.key: TOY_GAME}
"""The games that people play, and the one that is there to hold the program to its promises."""

ORDERS_NOW_AND_THEN: Final = 0.2

SEED: Final = 2
"""Of the match of each table that is looked at from every side."""

NOON: Final = datetime(2025, 6, 1, 12, tzinfo=UTC)


@dataclass(frozen=True)
class Table:
    """One way in which a game can begin: with so many seats, and from its usual beginning or a variant's."""

    game: AnyGame
    seats: int
    begin: Callable[[int, Chance], Any]
    variant: str = ""

    @property
    def name(self) -> str:
        return "-".join(filter(None, (self.game.key, str(self.seats), self.variant)))

    def new_match(self, seed: int) -> AnyMatch:
        return Match.begin(self.game, self.begin(self.seats, SeededChance(seed)))

    @cache  # noqa: B019 - tables are few, and stay
    def random_match(self, seed: int = SEED, *, orders: float = ORDERS_NOW_AND_THEN) -> AnyMatch:
        """A whole match with random choices: the same each time, and never changed, so it is played once."""
        return played_out(self.new_match(seed), random.Random(seed), orders=orders)


def fearsome_floors(dungeon: Dungeon, *, longer: bool = False) -> Callable[[int, Chance], Any]:
    """Begin with a monster that notation can tell, for its kit is not written there."""
    return lambda seats, chance: FEARSOME_FLOORS.begin(
        Setup(colours_for(seats)[:seats], dungeon=dungeon, longer=longer, kit=Kit()), chance
    )


DEFERRED: Final[tuple[ScenarioName, ...]] = ("brother", "prayers")
"""Scenarios that are played with hits named late; those of its own tests play all of them in both ways."""


def _always(start: State) -> Callable[[int, Chance], State]:
    return lambda _, __: start


def claustrophobia(setup: ClaustrophobiaSetup) -> Callable[[int, Chance], Any]:
    return lambda _seats, chance: CLAUSTROPHOBIA.begin(setup, chance)


BEGINNINGS: Final[Mapping[str, Callable[[int, Chance], Any]]] = {
    FEARSOME_FLOORS.key: fearsome_floors("basic"),
    CLAUSTROPHOBIA.key: claustrophobia(ClaustrophobiaSetup()),
    TOY_GAME.key: lambda seats, chance: TOY_GAME.begin(toy_game.Setup(seats), chance),
}
"""How each game usually begins with so many seats."""


WORKED_EXAMPLES: Final = {
    "token-a": TOKEN_A,
    "token-b": TOKEN_B,
    "token-c": TOKEN_C,
    "monster": MONSTER,
    "monster-without-g": MONSTER_WITHOUT_G,
}

VARIANTS: Final = (
    *(Table(FEARSOME_FLOORS, seats, fearsome_floors("advanced"), "advanced") for seats in (2, 5)),
    *(Table(FEARSOME_FLOORS, seats, fearsome_floors("quick"), "quick") for seats in (3, 4)),
    Table(FEARSOME_FLOORS, 6, fearsome_floors("advanced", longer=True), "advanced-longer"),
    Table(FEARSOME_FLOORS, 7, fearsome_floors("quick", longer=True), "quick-longer"),
    *(Table(FEARSOME_FLOORS, 2, _always(example), name) for name, example in WORKED_EXAMPLES.items()),
    *(
        Table(CLAUSTROPHOBIA, 2, claustrophobia(ClaustrophobiaSetup(scenario, naming="deferred")), scenario)
        for scenario in DEFERRED
    ),
    Table(CLAUSTROPHOBIA, 2, claustrophobia(ClaustrophobiaSetup(auction=True)), "auction"),
)

ALL_TABLES: Final = (
    *(Table(game, seats, BEGINNINGS[game.key]) for game in ALL_GAMES.values() for seats in game.seats),
    *VARIANTS,
)


def _is_like_others(table: Table) -> bool:
    """Whether others are like it: variants have its seats, it is one more worked example, or has late hits again."""
    is_usual = table.game is FEARSOME_FLOORS and not table.variant and table.seats > 2
    return is_usual or table.variant in {*list(WORKED_EXAMPLES)[1:], *DEFERRED[1:]}


TABLES: Final = tuple(table for table in ALL_TABLES if length(0, long=1) or not _is_like_others(table))
"""What a test of all games looks at: in its long form all tables."""


SHOWN_TABLES: Final = tuple(table for table in TABLES if table.game.key in GAMES)
"""Those of the games that people play."""

ALL_SHOWS: Final = {**SHOWS, TOY_GAME.key: TOY_SHOW}


def new_match(game: AnyGame, seats: int, seed: int) -> AnyMatch:
    return Table(game, seats, BEGINNINGS[game.key]).new_match(seed)


def random_match(game: AnyGame, seats: int, seed: int = SEED) -> AnyMatch:
    """A whole match with random choices, from the usual beginning."""
    return Table(game, seats, BEGINNINGS[game.key]).random_match(seed)


def played_out(match: AnyMatch, luck: random.Random, *, orders: float = ORDERS_NOW_AND_THEN) -> AnyMatch:
    while match.game.standings(match.state) is None:
        match = random_turn(match, luck, orders=orders)
    return match


def drafted(match: AnyMatch, luck: random.Random) -> AnyMatch:
    """Finish the setup that is played out as turns, if there is one."""
    while isinstance(match.state.phase, DraftPhase):
        match = random_turn(match, luck)
    return match


def all_orders(match: AnyMatch) -> list[tuple[Seat, Any]]:
    """Every standing order that any seat can give now."""
    seats = (Seat(seat) for seat in range(match.game.seats.stop))
    return [(seat, order) for seat in seats for order in match.game.orders(match.state, seat)]


def random_turn(match: AnyMatch, luck: random.Random, *, orders: float = ORDERS_NOW_AND_THEN) -> AnyMatch:
    """Play what is due, or one of the choices of a seat that is to act, or now and then give an order of any seat."""
    seat, move = random_choice(match, luck, orders=orders)
    return match.play(seat, move, chance=SeededChance(luck.getrandbits(32)), at=NOON)


def random_choice(
    match: AnyMatch, luck: random.Random, *, orders: float = ORDERS_NOW_AND_THEN
) -> tuple[Seat | None, Any]:
    """Return a move that can be played, and whose it is."""
    due = match.game.due(match.state)
    if due is not None:
        return None, due
    possible = all_orders(match)
    if possible and luck.random() < orders:
        return luck.choice(possible)
    seat = luck.choice(sorted(match.game.to_act(match.state)))
    return seat, luck.choice(list(match.game.choices(match.state, seat)))
