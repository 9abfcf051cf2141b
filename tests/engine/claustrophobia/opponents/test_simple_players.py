"""The simple players: what they play is legal, sensible, and follows from what their seat sees."""

from itertools import chain, product
from typing import Final

import pytest

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, EVENT_CARDS, GIFTS
from engine.claustrophobia.choices.move_rules import MOVE_RULES
from engine.claustrophobia.counts import BarrelsCounts, ScenarioName
from engine.claustrophobia.moves import (
    AnyMove,
    DoDeed,
    Fight,
    Go,
    LayTile,
    Leave,
    Name,
    PlaceDice,
    PlayAdvantage,
    PlayEvent,
    Prepare,
    Summon,
    UseGift,
)
from engine.claustrophobia.opponents.estimates import laid, worth_of_laying
from engine.claustrophobia.opponents.humans import going
from engine.claustrophobia.opponents.thought import OPPONENTS, best
from engine.claustrophobia.rounds.phases import Over, Placing, Threat
from engine.claustrophobia.rounds.threat import SLOTS
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import unexplored_sides
from engine.core import UNHURRIED, Motive, Seat, SeededChance, UnknownLevel
from tests.engine.claustrophobia.opponents.balance import Result, line, result_of, share, whole_game
from tests.engine.claustrophobia.positions import after, choices, demons_act, position, seat_to_act
from tests.engine.claustrophobia.random_games import every_setup

ROOM: Final = "plain-a@0,0 plain-b@1,0"


def chosen(state: State, seed: int = 0) -> AnyMove:
    seat = seat_to_act(state)
    assert seat is not None
    return best(state, seat, SeededChance(seed))


@every_setup
def test_they_play_every_scenario_with_every_option_to_its_end(setup: Setup) -> None:
    match = whole_game(setup, 1)
    assert isinstance(match.state.phase, Over)
    assert all(turn.seat is None or turn.luck or turn.events for turn in match.journal.turns)


def test_the_same_luck_brings_the_same_game() -> None:
    assert [turn.move for turn in whole_game(Setup("chest"), 4).journal.turns] == [
        turn.move for turn in whole_game(Setup("chest"), 4).journal.turns
    ]


def test_every_legal_move_is_judged_best_first() -> None:
    state = position(ROOM, "R@0:1 B1@0:4 t@0*2 t@1")
    judged = OPPONENTS.judge(state, Seat(0), "steady", UNHURRIED)
    assert {choice.move for choice in judged} == set(choices(state))
    assert [choice.value for choice in judged] == sorted((choice.value for choice in judged), reverse=True)
    assert all(0 <= choice.value <= 1 for choice in judged)
    taken = OPPONENTS.choose(state, Seat(0), "steady", SeededChance(1), UNHURRIED)
    assert taken.value == judged[0].value
    assert taken.motives == (Motive("hits", {"target": "troglodyte", "percent": 96}),)  # 1 - (2/6)³


def test_somebody_with_nothing_left_but_a_guard_is_thought_about_too() -> None:
    owed = after(
        demons_act(position(ROOM, "R@0:6x12345 combat@0", advantage_hand=("parry",))), Fight("demon", "R"), luck="5111"
    )
    choice = OPPONENTS.choose(owed, Seat(0), "steady", SeededChance(1), UNHURRIED)
    assert choice.move == Name("R", 0, parry=True)
    assert 0 < choice.value < 1


def test_a_level_that_there_is_not_is_refused() -> None:
    state = position(ROOM, "R@0:1")
    with pytest.raises(UnknownLevel, match=r"level: 'genius' .*\.$"):
        OPPONENTS.choose(state, Seat(0), "genius", SeededChance(1), UNHURRIED)


def test_a_deed_and_the_way_out_come_before_everything() -> None:
    barrels = position("den-a@0,0", "R@0:4 t@0", counts=BarrelsCounts(laid=2))
    assert chosen(barrels) == DoDeed("R", "barrel")
    assert chosen(position("exit-a@0,0 plain-a@0,-1", "R@0:4")) == Leave("R")


def test_where_two_are_to_escape_nobody_leaves_alone_but_who_is_badly_hurt() -> None:
    away = position("exit-a@0,0 plain-a@0,-1 plain-g@0,-2 plain-b@0,-3", "R@0:4 K1@3:1")
    assert chosen(away) != Leave("R")
    assert chosen(position("exit-a@0,0 plain-a@0,-1 plain-g@0,-2 plain-b@0,-3", "R@0:4x1236 K1@3:1")) == Leave("R")
    assert chosen(position("exit-a@0,0 plain-a@0,-1 plain-g@0,-2 plain-b@0,-3", "R@0:4 K1@1:1")) == Leave("R")


def test_humans_explore_where_friends_are_near_and_else_go_to_them() -> None:
    tunnel = "plain-g@0,0 plain-h@0,1 trapped-b@0,2 hungry-b@0,3"
    together = position(tunnel, "R@3:4 B1@3:1 K1@2:4", counts=BarrelsCounts())
    assert chosen(together) in (Go("R", "s"), Go("B1", "s"), Go("K1", "s"))
    apart = position(tunnel, "R@0:4 B1@3:1 K1@2:4", counts=BarrelsCounts())
    assert Go("R", "n") in choices(apart)
    left = after(apart, Go("B1", "s"), luck=("plain-b",))
    assert going(left, Go("R", "n")) < 0 < going(left, Go("R", "s"))


def test_the_demons_turn_a_tile_so_that_the_explorer_stands_before_walls_and_the_humans_the_other_way() -> None:
    tiles = "start-a@0,0 plain-i@1,0/180 plain-g@0,1"
    state = position(tiles, "R@1:1", owed=Placing("hideout-c", "R", 1, "s"))
    turns = {move for move in choices(state) if isinstance(move, LayTile)}
    dark = chosen(state)
    assert len(turns) > 1
    assert isinstance(dark, LayTile)
    light = max(turns, key=lambda move: MOVE_RULES[LayTile].worth["humans"](state, move))
    assert worth_of_laying(state, dark) == max(worth_of_laying(state, move) for move in turns)
    assert worth_of_laying(state, light) == min(worth_of_laying(state, move) for move in turns)
    assert len(unexplored_sides(laid(state, dark), 3)) < len(unexplored_sides(laid(state, light), 3))


def test_the_strongest_hits_the_weakest_and_who_is_not_there_comes_nearer() -> None:
    state = demons_act(position(ROOM, "R@0:1x2345 K1@0:1 t@0 hunter@1"))
    assert chosen(state) == Fight("troglodyte", "R", at=0)
    assert chosen(demons_act(position(ROOM, "R@0:1 t@1"))) == Go("troglodyte", "w", 1)


def test_the_demon_is_bought_as_soon_as_it_can_be_as_near_as_can_be() -> None:
    state = position(f"{ROOM} plain-c@2,0/90", "R@0:1", phase=Threat(is_rolled=True), threat_points=5)
    assert chosen(state) == Summon(is_demon=True, tile=1)


def test_the_worst_line_is_named_and_a_badly_hurt_friend_is_guarded() -> None:
    hit = position(ROOM, "R@0:6x1234 B1@0:1 combat@0", naming="at-once")
    owed = after(demons_act(hit), Fight("demon", "R"), luck="5111")
    assert chosen(owed) == Name("R", 0, guard="B1")
    alone = after(demons_act(position(ROOM, "R@0:6 combat@0")), Fight("demon", "R"), luck="5111")
    assert chosen(alone) == Name("R", 0, (1,))


SOONER: Final[tuple[tuple[ScenarioName, int], ...]] = (
    *(("chest", 7), ("barrels", 0), ("barrels", 2), ("air", 9)),
    *(("choir", 0), ("chest", 4), ("choir", 6), ("prayers", 2)),
)
"""Scenarios and seeds of games in which all of them are used; others are tried where players have come to differ."""


def test_all_cards_gifts_and_slots_are_used_sooner_or_later() -> None:
    missing = {f"slot {slot}" for slot in SLOTS} | {f"gift {gift}" for gift in GIFTS}
    missing |= {f"card {card}" for card in (*EVENT_CARDS, *ADVANTAGE_CARDS)}
    for scenario, seed in chain(SOONER, product(SCENARIOS, range(40))):
        missing -= {_used(turn.move) for turn in whole_game(Setup(scenario), seed).journal.turns}
        if not missing:
            return
    assert missing == set()


def _used(move: AnyMove) -> str:  # noqa: PLR0911 - one case for each way to use something
    match move:
        case PlaceDice():
            return f"slot {move.slot}"
        case UseGift():
            return f"gift {move.gift}"
        case PlayEvent() | PlayAdvantage() | Prepare():
            return f"card {move.card}"
        case Fight(war_cry=True):
            return "card war-cry"
        case Fight(suicide=True):
            return "card suicide"
        case Name(parry=True):
            return "card parry"
    return type(move).__name__


def test_a_line_of_the_balance_tells_shares_with_their_intervals_and_rounds() -> None:
    results = [Result("humans", 8)] * 50 + [Result("demons", 10)] * 50
    told = line("choir", results)
    assert told == "choir: humans 50% (40% to 60%), draw 0% (0% to 4%), demons 50% (40% to 60%); 9.0 rounds"
    assert share(0, 10) == "0% (0% to 28%)"


def test_a_game_that_goes_on_has_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        result_of(position(ROOM, "R@0"))
    state = whole_game(Setup("barrels"), 2).state
    assert result_of(state).rounds == state.round
    assert CLAUSTROPHOBIA.standings(state) is not None
