"""A planned move is played in a later position, or not: for a reason of the table."""

import msgspec
import pytest
from msgspec.structs import replace

from engine.core import NotAllowed, Reason, Seat
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.planned_move import PlannedMove, after_move, plan_move, turn_ahead, why_not_planned
from engine.fearsome_floors.state import State, TokenPhase
from engine.fearsome_floors.tokens import TokenName
from tests.engine.fearsome_floors.positions import BASIC, position

RED = Seat(0)


def planned(state: State, token: TokenName, path: str, *, is_risky: bool = False) -> PlannedMove:
    return plan_move(state, RED, MoveToken(token, path), is_risky=is_risky)


def reason_in(state: State, each: PlannedMove) -> str | None:
    reason = why_not_planned(state, RED, each)
    return None if reason is None else reason.key


def test_a_plan_holds_where_nothing_on_its_way_has_changed() -> None:
    before = position("stones=h7", "r4:k9")
    each = planned(before, "r4", "uull")
    assert each.way == (("k9", ""), ("k8", ""), ("k7", ""), ("j7", ""), ("i7", ""))
    assert reason_in(before, each) is None
    assert reason_in(position("stones=d9", "r4:k9 g1:d5"), each) is None


@pytest.mark.parametrize(
    ("fields", "tokens", "square"),
    [("stones=k8", "r4:k9", "k8"), ("", "r4:k9 g1:k7", "k7"), ("monster=d9n", "r4:k9 g1:j7", "j7")],
)
def test_a_plan_falls_where_something_came_onto_its_way_even_if_it_is_legal(
    fields: str, tokens: str, square: str
) -> None:
    each = planned(position("", "r4:k9"), "r4", "uull")
    assert why_not_planned(position(fields, tokens), RED, each) == Reason.of("plan-way-changed", square=square)


def test_a_plan_falls_where_a_stone_that_it_would_push_is_gone() -> None:
    each = planned(position("stones=k8", "r4:k9"), "r4", "uu")
    assert reason_in(position("", "r4:k9"), each) == "plan-way-changed"


def test_a_plan_falls_where_it_would_slide_on() -> None:
    """Rules, section 5: what slides on blood is stopped by a stone behind it; the stone itself is not on the way."""
    before = position("pools=k6:2x2 stones=k5,k4", "r4:k8")
    each = planned(before, "r4", "u")
    assert reason_in(before, each) is None
    assert reason_in(position("pools=k6:2x2 stones=k4", "r4:k8"), each) == "plan-ends-elsewhere"


def test_a_plan_falls_where_its_token_is_elsewhere_or_the_rules_forbid_it() -> None:
    each = planned(position("", "r4:k9"), "r4", "uull")
    assert reason_in(position("", "r4:k10"), each) == "plan-token-elsewhere"
    assert reason_in(position("", ""), each) == "plan-token-elsewhere"
    assert reason_in(position("stones=k8,k7", "r4:k9"), each) == "tile-before-tile"
    assert reason_in(position("turn=g", "r4:k9"), each) == "not-your-turn"


def test_with_the_forecast_a_changed_way_is_no_matter_and_more_danger_is() -> None:
    calm = position("monster=a1e", "r4:k9")
    each = planned(calm, "r4", "uull", is_risky=True)
    assert each.risk == (0, 1)
    assert reason_in(position("monster=a1e", "r4:k9 g1:j7"), each) is None
    assert reason_in(position("monster=i10n", "r4:k9"), each) == "plan-more-danger"
    risky = planned(position("monster=i10n", "r4:k9"), "r4", "uull", is_risky=True)
    assert risky.risk == (1, 1)
    assert reason_in(position("monster=i10n", "r4:k9"), risky) is None
    assert reason_in(calm, risky) is None


def test_several_moves_are_planned_in_order_each_after_the_one_before() -> None:
    state = position("round=2", "r4:k9 r3:k5")
    first = planned(state, "r4", "uu")
    between = after_move(state, first.move)
    assert between.tokens["r4"] == "k7"
    assert between.phase == TokenPhase("red")
    with pytest.raises(NotAllowed):
        planned(between, "r4", "u")
    second = planned(between, "r3", "ddd")
    assert dict(second.way)["k7"] == "r4"
    assert reason_in(replace(between, moved=frozenset({"r4"})), second) is None


def test_who_has_moved_all_plans_for_the_next_round_with_the_numbers_that_show_then() -> None:
    state = position("round=3 turn=g", "r4:k9* r3:k5* r1:m4* r5:m6*")
    ahead = turn_ahead(state, "red")
    assert ahead is not None
    assert (ahead.round, ahead.phase, ahead.number_of("r4")) == (4, TokenPhase("red"), 3)
    here = turn_ahead(position("round=3 turn=g", "r4:k9 r3:k5*"), "red")
    assert here is not None
    assert (here.round, here.number_of("r4")) == (3, 4)


def test_nothing_is_planned_in_a_draft_by_who_has_left_or_has_no_turn_to_come() -> None:
    assert turn_ahead(replace(position("", "r4:k9"), resigned=("red",)), "red") is None
    assert turn_ahead(position("round=14 turn=g", "r4:k9* g1:c9", rest="eaten"), "red") is None
    assert turn_ahead(position("round=9 turn=g", "g1:k9", rest="eaten"), "red") is None


def test_a_plan_is_read_back_as_it_was_written() -> None:
    state = read_position(BASIC)
    each = planned(state, "r4", "iuul", is_risky=True)
    assert msgspec.json.decode(msgspec.json.encode(each), type=PlannedMove) == each
