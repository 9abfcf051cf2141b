"""The auction, and buying a force with what was bid (rules, section 10)."""

from itertools import count
from typing import Any

import pytest

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.choices.legal import least_move
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.events.rounds import (
    AdvantageDrawn,
    AuctionEnded,
    BidMade,
    ForceChosen,
    GameEnded,
    HumanHired,
    ObjectBought,
)
from engine.claustrophobia.fights.foes import guard_order
from engine.claustrophobia.moves import AnyMove, Bid, Buy, End, Item, Pass, Resign, Roll, SetGuard
from engine.claustrophobia.rounds.phases import Auction, Force, Initiative
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import Human, State
from engine.core import Match, NotAllowed, Reason, ScriptedChance, Seat, SeededChance
from tests.engine.claustrophobia.positions import after, begun, choices, events, played, refused, seat_to_act, why_not
from tests.every_game.matches import NOON

SEVENTEEN: tuple[AnyMove, ...] = (
    Buy("courage"),
    Buy("rally"),
    Buy("brute"),
    Buy("brute"),
    Buy("shield", "B1"),
    Buy("shield", "B2"),
    Buy("advantage"),
    Buy("advantage"),
    Buy("advantage"),
)


def auction(scenario: ScenarioName = "air", *, first: int = 0, **options: Any) -> State:
    setup = Setup(scenario, auction=True, **options)
    begun = (CLAUSTROPHOBIA.begin(setup, SeededChance(seed)) for seed in count())
    return next(state for state in begun if seat_to_act(state) == first)


def force(points: int, scenario: ScenarioName = "air", **options: Any) -> State:
    """Seat 0 buys for so many points."""
    return after(auction(scenario, **options), Bid(points), Pass())


def what_is_left(state: State) -> int:
    assert isinstance(state.phase, Force)
    return state.phase.points


@pytest.mark.parametrize("first", [0, 1])
def test_a_lot_says_who_bids_first_21_or_less_whole_numbers_and_0_is_the_last_ruling(first: int) -> None:
    state = auction(first=first)
    assert (state.phase, state.humans, state.gifts, state.advantage_hand) == (Auction(), {}, (), ())
    assert seat_to_act(state) == Seat(first)
    assert choices(state) == [Bid(points) for points in range(21, -1, -1)]
    assert refused(state, Bid(22)) == "no-such-bid"
    assert refused(state, Bid(-1)) == "no-such-bid"
    assert refused(state, Pass()) == "bid-first"
    assert CLAUSTROPHOBIA.why_not(state, Seat(1 - first), Bid(3)) == Reason.of("other-bids")


def test_then_each_goes_lower_or_passes() -> None:
    state = after(auction(), Bid(20))
    assert seat_to_act(state) == Seat(1)
    assert refused(state, Bid(20)) == "no-such-bid"
    assert choices(state) == [*(Bid(points) for points in range(19, -1, -1)), Pass()]
    lower = after(state, Bid(17))
    assert seat_to_act(lower) == Seat(0)
    assert events(lower, Bid(12)) == [BidMade(Seat(0), 12)]


def test_the_lower_bidder_plays_the_humans_and_the_redeemer_is_free() -> None:
    state = after(auction(), Bid(20), Bid(17))
    assert events(state, Pass()) == [AuctionEnded(17), HumanHired("R", 0, 0)]
    state = after(state, Pass())
    assert (state.human_seat, state.phase, state.humans) == (Seat(1), Force(17), {"R": Human(0)})
    assert seat_to_act(state) == Seat(1)


def test_nobody_goes_lower_than_0_which_buys_nothing() -> None:
    state = after(auction(), Bid(5))
    assert events(state, Bid(0)) == [BidMade(Seat(1), 0), AuctionEnded(0), HumanHired("R", 0, 0), ForceChosen()]
    state = after(state, Bid(0))
    assert (state.human_seat, state.phase, tuple(state.humans)) == (Seat(1), Initiative(), ("R",))


def test_17_buy_two_gifts_two_brutes_with_a_shield_each_and_three_advantages() -> None:
    state = after(force(17), *SEVENTEEN)
    assert what_is_left(state) == 0
    assert choices(state) == [End()]
    done = played(state, End(), luck=("parry", "map", "oil"))
    assert done.events == [*(AdvantageDrawn(card) for card in ("parry", "map", "oil")), ForceChosen()]
    assert done.state.gifts == ("courage", "rally")
    assert done.state.humans == {"R": Human(0), "B1": Human(0, ("shield",)), "B2": Human(0, ("shield",))}
    assert done.state.advantage_hand == ("map", "oil", "parry")
    assert CLAUSTROPHOBIA.due(done.state) == Roll()


@pytest.mark.parametrize(
    ("item", "price"),
    [("courage", 2), ("precognition", 2), ("brute", 3), ("blade", 3), ("hammer", 2), ("scepter", 2), ("advantage", 1)],
)
def test_what_everything_costs(item: Item, price: int) -> None:
    move = Buy(item, "R") if item in ("hammer", "scepter") else Buy(item)
    assert what_is_left(after(force(9), move)) == 9 - price
    assert refused(force(price - 1), move) == "too-dear" if price > 1 else choices(force(1)) == [move, End()]


def test_at_most_four_gifts_and_two_of_each_kind_of_condemned() -> None:
    state = after(force(21), Buy("courage"), Buy("rally"), Buy("healing"))
    assert refused(state, Buy("courage")) == "sold-out"
    state = after(state, Buy("blessing"))
    assert refused(state, Buy("precognition")) == "sold-out"
    state = after(force(21), Buy("brute"), Buy("brute"), Buy("blade"), Buy("blade"))
    assert list(state.humans) == ["R", "B1", "B2", "K1", "K2"]
    assert (refused(state, Buy("brute")), refused(state, Buy("blade"))) == ("sold-out", "sold-out")


def test_an_object_has_a_fitting_bearer_and_a_bearer_one_object_ruling() -> None:
    state = after(force(21), Buy("brute"), Buy("blade"))
    assert events(state, Buy("blunderbuss", "K1")) == [ObjectBought("blunderbuss", "K1", 2)]
    for move in (Buy("shield", "R"), Buy("shield", "K2"), Buy("shield"), Buy("blunderbuss", "B1"), Buy("hammer", "K1")):
        assert refused(state, move) == "no-bearer"
    armed = after(state, Buy("hammer", "R"))
    assert refused(armed, Buy("scepter", "R")) == "no-bearer"
    assert refused(armed, Buy("hammer", "R")) == "sold-out"
    assert refused(state, Buy("courage", "R")) == "nobody-bears"
    full = after(force(21), Buy("blade"), Buy("blade"), Buy("blunderbuss", "K1"), Buy("blunderbuss", "K2"))
    assert refused(full, Buy("blunderbuss", "R")) == "sold-out"


def test_there_are_no_more_advantage_cards_than_fifteen() -> None:
    state = after(force(21), *(Buy("advantage") for _ in range(15)))
    assert refused(state, Buy("advantage")) == "sold-out"


def test_in_the_lost_brother_one_brute_can_be_bought_ruling() -> None:
    state = after(force(21, "brother"), Buy("brute"))
    assert list(state.humans) == ["R", "B1"]
    assert refused(state, Buy("brute")) == "sold-out"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_any_scenario_is_played_with_that_force_instead_of_its_own(scenario: ScenarioName) -> None:
    state = after(force(3, scenario), Buy("blade"), End())
    own = CLAUSTROPHOBIA.begin(Setup(scenario), SeededChance(1))
    assert state.humans == {"R": Human(0), "K1": Human(0)}
    assert (state.gifts, state.advantage_hand) == ((), ())
    assert (state.tiles, state.threat_points, state.counts) == (own.tiles, own.threat_points, own.counts)
    assert (state.round, state.phase, guard_order(state)) == (1, Initiative(), guard_order(own))


def test_handicaps_come_on_top_of_what_is_bought_ruling() -> None:
    state = force(21, more_points=True, softer_deck=True, more_advantages=True, extra_gift="courage")
    assert (state.threat_points, len(state.event_deck), state.gifts) == (7, 13, ("courage",))
    assert refused(state, Buy("courage")) == "sold-out"
    full = after(state, Buy("rally"), Buy("healing"), Buy("blessing"), Buy("precognition"))
    assert len(full.gifts) == 5
    assert played(full, End(), luck=("map",)).state.advantage_hand == ("map",)


def test_a_gift_of_the_scenario_can_be_the_extra_one_where_the_force_is_bought() -> None:
    assert auction("air", extra_gift="courage").gifts == ("courage",)
    with pytest.raises(NotAllowed):
        CLAUSTROPHOBIA.begin(Setup("air", extra_gift="courage"), SeededChance(1))


def test_the_cards_that_were_bought_are_seen_by_the_humans_alone() -> None:
    done = played(force(5), Buy("advantage"), Buy("advantage"), End(), luck=("parry", "map")).state
    seats = {viewer: CLAUSTROPHOBIA.see(done, viewer).advantage_hand for viewer in (Seat(0), Seat(1), None)}
    assert seats == {Seat(0): ("map", "parry"), Seat(1): (None, None), None: (None, None)}


def test_both_order_bodyguards_before_the_sides_are_settled_and_then_the_order_of_the_demons_counts_ruling() -> None:
    state = after(auction(), Bid(9))
    for seat in (Seat(0), Seat(1)):
        assert list(CLAUSTROPHOBIA.orders(state, seat)) == [SetGuard("always")]
    match = Match.begin(CLAUSTROPHOBIA, state)
    match = match.play(Seat(0), SetGuard("always"), chance=ScriptedChance(()), at=NOON)
    assert guard_order(match.state) == "never"
    sold = after(match.state, Pass())
    assert (sold.human_seat, guard_order(sold)) == (Seat(0), "never")
    assert list(CLAUSTROPHOBIA.orders(sold, Seat(0))) == []
    assert list(CLAUSTROPHOBIA.orders(sold, Seat(1))) == [SetGuard("always")]
    other = after(match.state, Bid(8), Pass())
    assert (other.human_seat, guard_order(other)) == (Seat(1), "always")
    assert {viewer: CLAUSTROPHOBIA.see(other, viewer).guards for viewer in (Seat(0), Seat(1), None)} == {
        Seat(0): ("always", None),
        Seat(1): (None, "never"),
        None: (None, None),
    }


@pytest.mark.parametrize("seat", [0, 1])
def test_who_resigns_in_the_auction_or_while_the_force_is_bought_loses(seat: int) -> None:
    for state in (auction(), after(auction(), Bid(9)), force(9)):
        done = [event for event in _resigned(state, Seat(seat)) if isinstance(event, GameEnded)]
        assert len(done) == 1
        standings = CLAUSTROPHOBIA.standings(CLAUSTROPHOBIA.evolve(state, done[0]))
        assert standings is not None
        assert (standings[0].seat, standings[0].place) == (Seat(1 - seat), 1)


def _resigned(state: State, seat: Seat) -> list[Any]:
    play = begun(state)
    CLAUSTROPHOBIA.resolve(play, seat, Resign())
    return play.events


def test_who_is_absent_passes_or_bids_21_as_the_first() -> None:
    state = auction()
    assert least_move(state, Seat(0), SeededChance(1)) == Bid(21)
    assert least_move(after(state, Bid(20)), Seat(1), SeededChance(1)) == Pass()


def test_for_who_is_absent_the_scenarios_own_warriors_are_bought_as_far_as_the_bid_goes() -> None:
    for points, humans in ((21, ["R", "B1", "K1", "K2"]), (8, ["R", "B1", "K1"]), (2, ["R"])):
        state = force(points)
        while isinstance(state.phase, Force):
            state = after(state, least_move(state, Seat(0), SeededChance(1)))
        assert list(state.humans) == humans
        assert why_not(state, End()) is not None


def test_points_that_are_left_are_lost_ruling() -> None:
    bought = after(force(20), Buy("blade"))
    assert events(bought, End()) == [ForceChosen()]
    assert after(bought, End()) == after(force(3), Buy("blade"), End())
