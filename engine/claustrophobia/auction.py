"""The auction: who goes lower plays the humans, and has no more than the bid to spend on them (rules, section 10)."""

from collections.abc import Iterator
from typing import Final

from engine.claustrophobia.events import AuctionEnded, BidMade
from engine.claustrophobia.force import complete, hire
from engine.claustrophobia.moves import AnyMove, Bid, Pass
from engine.claustrophobia.phases import Auction
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.state import State
from engine.core import Reason

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
    play.emit(BidMade(play.state.seat_of("demons"), move.points))
    if move.points == 0:
        end_auction(play)


def end_auction(play: GamePlay) -> None:
    """Let the last bidder buy, if there is anything to spend."""
    points = _bid(play.state) or 0
    play.emit(AuctionEnded(points))
    hire(play, "R", 0)
    if not points:
        complete(play)


def bids(state: State) -> Iterator[AnyMove]:
    """Return what can be bid now, and passing."""
    yield from (Bid(points) for points in range(most_to_bid(state), -1, -1))
    yield Pass()


def _bid(state: State) -> int | None:
    return state.phase.bid if isinstance(state.phase, Auction) else None
