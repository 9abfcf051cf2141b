"""Every refusal is a reason that the code names, with just the facts that stand beside it there."""

import random
from collections.abc import Callable
from itertools import product
from typing import Any, get_args

import pytest

from engine.core import NotAllowed, Play, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.board import SQUARES
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.kit import read_kit
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceTile, Resign, RevealCard
from engine.fearsome_floors.setup import Dungeon
from engine.fearsome_floors.supply import DRAFT_TILES, ORIENTATIONS
from engine.fearsome_floors.typed_path import read_path
from tests.engine.fearsome_floors.positions import position
from tests.engine.reasons import FEARSOME_FLOORS_REASONS as REASONS
from tests.every_game.matches import Table, fearsome_floors, random_turn

START = position("monster=a1e")


@pytest.mark.parametrize(
    "refused",
    [
        lambda: FEARSOME_FLOORS.begin(Setup(()), SeededChance(1)),
        lambda: FEARSOME_FLOORS.resolve(Play(START, evolve, SeededChance(1)), Seat(0), MoveToken("r1", "u")),
        lambda: FEARSOME_FLOORS.resolve(Play(START, evolve, SeededChance(1)), None, Resign()),
        lambda: read_path(START, "r1", "uu"),
        lambda: read_kit("toad"),
    ],
)
def test_whatever_is_refused_is_refused_in_the_name_of_the_game(refused: Callable[[], object]) -> None:
    with pytest.raises(NotAllowed) as error:
        refused()
    assert error.value.game == FEARSOME_FLOORS.key
    assert error.value.reason.key in REASONS


def _any_move(luck: random.Random) -> AnyMove:
    if luck.random() < 0.1:
        return RevealCard() if luck.random() < 0.5 else Resign()
    if luck.random() < 0.4:
        tile = luck.choice(DRAFT_TILES)
        return PlaceTile(tile, luck.choice([*SQUARES, "m1", ""]), luck.choice((None, "w", *ORIENTATIONS[tile])))
    token: Any = luck.choice(["r1", "r3", "g4", "g5", "b1", "b3", "y5", "zz", ""])
    return MoveToken(token, "".join(luck.choices("udlrix?", [9, 5, 9, 5, 6, 1, 1], k=luck.randrange(7))))


def test_whatever_is_asked_is_legal_or_refused_for_a_known_reason() -> None:
    luck, met = random.Random(2), set()
    tables = [Table(FEARSOME_FLOORS, 3, fearsome_floors(dungeon)) for dungeon in get_args(Dungeon)]
    for seed, table in product(range(5), tables):
        match = table.new_match(seed)
        while FEARSOME_FLOORS.standings(match.state) is None and len(match.journal.turns) < 70:
            for _ in range(20):
                seat = luck.choice([None, Seat(0), Seat(1), Seat(2), Seat(9)])
                reason = FEARSOME_FLOORS.why_not(match.state, seat, _any_move(luck))
                if reason is not None:
                    met.add(reason.key)
                    assert set(reason.facts) == REASONS[reason.key]
            match = random_turn(match, luck)
    assert {"draft-first", "no-draft", "place-taken", "over-the-edge", "arrow-wanted", "tile-not-left"} <= met
    assert {"wall", "not-your-turn", "ends-on-token", "unknown-letter", "token-moved", "card-next"} <= met
