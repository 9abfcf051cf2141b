"""Rules, section 8: the quick advanced game, the longer game and layouts of one's own; the monster's kit."""

from collections import Counter
from typing import Final

import pytest

from engine.core import NotAllowed, Reason, SeededChance
from engine.fearsome_floors import Setup
from engine.fearsome_floors.board import AHEAD, OPPOSITE, WALLS
from engine.fearsome_floors.cards import ALL_CARDS, CARDS, Card
from engine.fearsome_floors.events import CardRevealed, CardsShuffled, TokenEaten
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.notation import write_position
from engine.fearsome_floors.problems import problems
from engine.fearsome_floors.setup import Dungeon, begin, why_no_game
from engine.fearsome_floors.state import Monster, State, TokenPhase
from engine.fearsome_floors.supply import SUPPLY, tile_of
from engine.fearsome_floors.tiles import Teleporter
from engine.fearsome_floors.tokens import COLOURS, Colour
from tests.engine.fearsome_floors.positions import position, revealed, walked

TWO: Final[tuple[Colour, ...]] = ("red", "green")
LONGER_BAG: Final[tuple[Card, ...]] = ("7", "7", "8", "8", "10", "1h", "2h", "3h")


def quick(seed: int) -> State:
    return begin(Setup(TWO, dungeon="quick"), SeededChance(seed))


def covered(state: State) -> list[str | None]:
    pools = [square for pool in state.patches for square in pool.squares()]
    return [*pools, *state.tiles, *(teleporter.square for teleporter in state.teleporters)]


def test_the_quick_game_begins_with_all_seventeen_tiles_placed() -> None:
    state = quick(1)
    pieces = (*state.tiles.values(), *state.patches, *state.teleporters)
    assert Counter(map(tile_of, pieces)) == Counter(SUPPLY)
    assert state.draft == ()
    assert state.phase == TokenPhase(state.start)
    assert state.monster == Monster("a1", "e")


def test_tiles_placed_at_random_keep_to_the_same_limits() -> None:
    for seed in range(60):
        state = quick(seed)
        assert problems(state) == []
        squares = covered(state)
        assert len(squares) == len(set(squares)) == 11 + 4 + 8
        assert not {"a1", "b1", "a2", "p11", "o11", "p10", None} & set(squares)
        teleporters = {teleporter.square for teleporter in state.teleporters}
        assert not any(ahead.get(square) in teleporters for ahead in AHEAD.values() for square in teleporters)
        at_walls = {square for square, _ in WALLS} & teleporters
        assert not any(OPPOSITE[square] in teleporters for square in at_walls)


def test_every_quick_dungeon_is_another_one_and_all_its_luck_is_chance() -> None:
    assert quick(1) == quick(1)
    assert len({write_position(quick(seed)) for seed in range(20)}) == 20
    assert {(pool.width, pool.height) for seed in range(20) for pool in quick(seed).patches} == {(2, 2), (4, 1), (1, 4)}
    assert {one.arrow for seed in range(20) for one in quick(seed).teleporters} == {"n", "e", "s", "w"}


@pytest.mark.parametrize("players", [6, 7])
def test_in_the_longer_game_the_bag_has_three_hits_for_the_five(players: int) -> None:
    state = begin(Setup(COLOURS[:players], longer=True), SeededChance(1))
    assert state.cards == LONGER_BAG
    assert begin(Setup(COLOURS[:players]), SeededChance(1)).cards == ALL_CARDS


def test_the_second_half_of_the_longer_game_has_the_same_bag() -> None:
    state = position("monster=a1e five=3h round=7 turn=monster cards=7,2h start=r")
    play = revealed(state, "7")
    assert CardsShuffled(LONGER_BAG) in play.events
    assert play.state.cards == LONGER_BAG


def test_three_hits_are_never_the_first_card_of_the_longer_game() -> None:
    state = position("five=3h turn=monster")
    with pytest.raises(LookupError):
        revealed(state, "3h")
    assert CardRevealed("8") in revealed(state, "8").events


def test_three_hits_let_the_monster_walk_until_it_has_eaten_three_tokens_twenty_squares_at_most() -> None:
    play = walked(position("monster=d6e", "r1:f6 r3:h6 r4:i6 r5:k6"), "3h")
    assert [event.token for event in play.events if isinstance(event, TokenEaten)] == ["r1", "r3", "r4"]
    assert play.state.monster.square == "i6"
    assert CARDS["3h"].steps == 20


@pytest.mark.parametrize("players", [2, 5])
def test_the_longer_game_is_for_six_or_seven_players(players: int) -> None:
    assert why_no_game(Setup(COLOURS[:players] if players > 4 else TWO, longer=True)) == Reason.of(
        "too-few-for-longer", players=players, fewest=6
    )


def test_a_game_begins_from_a_layout_of_ones_own() -> None:
    layout = "ff1 monster=h6w stones=c3 crystals=d4 turners=e5 reversers=f6 pools=e9:4x1 teleporters=1:j5e+o7s"
    state = begin(Setup(TWO, layout=f"{layout} tokens=b1:k7,b3:in,b4:out,b5:in round=9 five=3h"), SeededChance(1))
    assert write_position(state).startswith(f"{layout} tokens=r1:in,r3:in,r4:in,r5:in,g1:in")
    assert state.monster == Monster("h6", "w")
    assert state.teleporters == (Teleporter(1, "j5", "e"), Teleporter(1, "o7", "s"))
    assert (state.round, state.cards, state.phase) == (1, ALL_CARDS, TokenPhase(state.start))


@pytest.mark.parametrize(
    ("layout", "reason"),
    [
        (
            "hello",
            Reason.of("layout-unreadable", problem="ff1: 'hello' is not the beginning of a position, which is 'ff1'."),
        ),
        ("ff1 monster=a1e stones=q4", Reason.of("layout-unreadable", problem="stones: q4 is not on the board.")),
        ("ff1 monster=a1e stones=p11", Reason.of("layout-on-corner", square="p11")),
        ("ff1 monster=h6e crystals=a1", Reason.of("layout-on-corner", square="a1")),
        ("ff1 monster=h6e pools=a1:2x2", Reason.of("layout-on-corner", square="a1")),
        ("ff1 monster=h6e teleporters=2:p11n+d4e", Reason.of("layout-on-corner", square="p11")),
        (
            "ff1 monster=a1e draft=stone,crystal tokens=r1:in,r3:in,r4:in,r5:in",
            Reason.of("layout-unfinished"),
        ),
        ("ff1 monster=a1e draft=stone*2", Reason.of("layout-unfinished")),
        ("ff1 monster=p11w stones=c3", Reason.of("layout-monster-at-entrance", square="p11")),
        (" ", Reason.of("layout-unreadable", problem="ff1: a position begins with this, and the line is empty.")),
    ],
)
def test_a_layout_that_cannot_be_played_is_refused(layout: str, reason: Reason) -> None:
    with pytest.raises(NotAllowed) as refused:
        begin(Setup(TWO, layout=layout), SeededChance(1))
    assert refused.value.reason == reason


def test_a_layout_of_ones_own_is_neither_drafted_nor_placed_at_random() -> None:
    dungeons: tuple[Dungeon, ...] = ("advanced", "quick")
    for dungeon in dungeons:
        assert why_no_game(Setup(TWO, dungeon=dungeon, layout="ff1 monster=a1e")) == Reason.of(
            "layout-or-draft", dungeon=dungeon
        )


def test_the_monster_is_chosen_or_comes_by_lot() -> None:
    chosen = Kit(head="moth", feet="wheels")
    assert begin(Setup(TWO, kit=chosen), SeededChance(1)).kit == chosen
    assert len({begin(Setup(TWO), SeededChance(seed)).kit for seed in range(20)}) > 15
