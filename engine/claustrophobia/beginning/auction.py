"""The auction, and buying a force after it: bids, what is for sale, for how many points (rules, section 10).

Who goes lower plays the humans, and has no more than the bid to spend. A new thing for sale is a row in `OFFERS`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, get_args

from engine.claustrophobia.cards.decks import ADVANTAGE_CARD_NAMED, ADVANTAGE_LUCK, GIFTS, Gift
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events import rounds as happened
from engine.claustrophobia.moves import AnyMove, Bid, Buy, Item, Pass
from engine.claustrophobia.rounds.phases import Auction, Force
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import (
    HUMAN_KINDS,
    KIND_OF,
    OBJECT_NAMES,
    OBJECTS,
    HumanKind,
    HumanName,
    ObjectName,
)
from engine.core import Reason, by_kind

HIGHEST_BID: Final = 21


def most_to_bid(state: State) -> int:
    """Return the highest bid that can be made now."""
    bid = _bid(state)
    return HIGHEST_BID if bid is None else bid - 1


def why_not_bid(state: State, move: Bid) -> Reason | None:
    """Return what is wrong with a bid."""
    most = most_to_bid(state)
    return None if 0 <= move.points <= most else Reason.of("no-such-bid", points=move.points, most=most)


def why_not_pass(state: State) -> Reason | None:
    """Return what keeps somebody from passing."""
    return Reason.of("bid-first") if _bid(state) is None else None


def bid(play: GamePlay, move: Bid) -> None:
    """Make a bid; nobody can go lower than 0."""
    play.emit(happened.BidMade(play.state.seat_of("demons"), move.points))
    if move.points == 0:
        end_auction(play)


def end_auction(play: GamePlay) -> None:
    """Let the last bidder buy, if there is anything to spend."""
    points = _bid(play.state) or 0
    play.emit(happened.AuctionEnded(points))
    hire(play, "R", 0)
    if not points:
        complete(play)


def bids(state: State) -> Iterator[AnyMove]:
    """Return what can be bid now, and passing."""
    yield from (Bid(points) for points in range(most_to_bid(state), -1, -1))
    yield Pass()


def _bid(state: State) -> int | None:
    return state.phase.bid if isinstance(state.phase, Auction) else None


MOST_GIFTS: Final = 4


class Offer(NamedTuple):
    """Something for sale."""

    price: int
    """What it costs."""
    is_left: Callable[[State], bool]
    """Whether there is still one of it for this force."""
    sell: Callable[[GamePlay, Buy, int], None]
    """Hand it over for its price."""
    is_bearer: Callable[[State, HumanName], bool] | None = None
    """Who can bear it; None for what nobody bears."""


def force_of(state: State) -> Force:
    """Return what is left to spend, and what was bought besides warriors. Raises LookupError if nothing is bought."""
    if not isinstance(state.phase, Force):
        raise LookupError("no force is bought")  # noqa: TRY004 - the position is wrong, not a type
    return state.phase


def hire(play: GamePlay, human: HumanName, price: int) -> None:
    """Let a human join the force."""
    play.emit(happened.HumanHired(human, 0, price))


def why_not_buy(state: State, move: Buy) -> Reason | None:
    """Return what keeps the human player from buying something."""
    offer = OFFERS[move.item]
    if not offer.is_left(state):
        return Reason.of("sold-out", item=move.item)
    if offer.price > force_of(state).points:
        return Reason.of("too-dear", item=move.item, price=offer.price, left=force_of(state).points)
    if offer.is_bearer is None:
        return None if move.bearer is None else Reason.of("nobody-bears", item=move.item)
    if move.bearer is None or move.bearer not in state.humans or not offer.is_bearer(state, move.bearer):
        return Reason.of("no-bearer", item=move.item, warrior=move.bearer or "")
    return None


def buy(play: GamePlay, move: Buy) -> None:
    """Buy something."""
    offer = OFFERS[move.item]
    offer.sell(play, move, offer.price)


def complete(play: GamePlay) -> None:
    """Draw the advantage cards, and begin the first round."""
    for _ in range(force_of(play.state).cards):
        card = ADVANTAGE_CARD_NAMED[play.chance.pick(ADVANTAGE_LUCK, play.state.advantage_deck)]
        play.emit(happened.AdvantageDrawn(card))
    play.emit(happened.ForceChosen())


def purchases(state: State) -> Iterator[Buy]:
    """Return what may be tried to buy."""
    for item, offer in OFFERS.items():
        bearers = (None,) if offer.is_bearer is None else tuple(state.humans)
        yield from (Buy(item, bearer) for bearer in bearers)


def item_of(human: HumanName) -> Item | None:
    """Return what has to be bought to have a human; None for the Redeemer, who is free."""
    return _SOLD_AS.get(KIND_OF[human])


def _next(state: State, kind: HumanKind) -> HumanName | None:
    """Return which human of a kind would join next, if one can."""
    absent = (*state.humans, *scenario_of(state).absent)
    return next((name for name in HUMAN_KINDS[kind].names if name not in absent), None)


def _condemned(kind: HumanKind) -> Offer:
    def sell(play: GamePlay, _move: Buy, price: int) -> None:
        human = _next(play.state, kind)
        if human is not None:
            hire(play, human, price)

    return Offer(3, lambda state: _next(state, kind) is not None, sell)


def _gift(gift: Gift) -> Offer:
    return Offer(
        2,
        lambda state: gift not in state.gifts and force_of(state).gifts < MOST_GIFTS,
        lambda play, _, price: play.emit(happened.GiftBought(gift, price)),
    )


def _object(item: ObjectName) -> Offer:
    rule = OBJECTS[item]

    def sell(play: GamePlay, move: Buy, price: int) -> None:
        if move.bearer is not None:
            play.emit(happened.ObjectBought(item, move.bearer, price))

    return Offer(
        2,
        lambda state: sum(item in human.objects for human in state.humans.values()) < rule.copies,
        sell,
        lambda state, bearer: KIND_OF[bearer] in rule.bearers and not state.humans[bearer].objects,
    )


_SOLD_AS: Final[Mapping[HumanKind, Item]] = {"brute": "brute", "blade": "blade"}

OFFERS: Final[Mapping[Item, Offer]] = by_kind(
    (item for kinds in get_args(Item) for item in get_args(kinds)),
    {
        "brute": _condemned("brute"),
        "blade": _condemned("blade"),
        **{gift: _gift(gift) for gift in GIFTS},
        **{item: _object(item) for item in OBJECT_NAMES},
        "advantage": Offer(
            1,
            lambda state: force_of(state).cards < len(state.advantage_deck),
            lambda play, _, price: play.emit(happened.AdvantageBought(price)),
        ),
    },
)
