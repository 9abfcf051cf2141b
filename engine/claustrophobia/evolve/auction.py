"""How bids and what is bought change a position."""

from typing import assert_never

from msgspec.structs import replace

from engine.claustrophobia.events import auction as happened
from engine.claustrophobia.evolve.changes import as_bag, with_human, without
from engine.claustrophobia.rounds.phases import Auction, Force, Initiative
from engine.claustrophobia.state import Human, State
from engine.claustrophobia.warriors.kinds import HUMANS


def after_auction(state: State, event: happened.AuctionEvent) -> State:  # noqa: PLR0911 - one case for each event
    """Return the position after an event of the auction, or of buying a force."""
    match event:
        case happened.BidMade():
            return replace(state, human_seat=event.seat, phase=replace(_auction(state), bid=event.points))
        case happened.AuctionEnded():
            return replace(state, phase=Force(event.points, _auction(state).cards))
        case happened.HumanHired():
            humans = {**state.humans, event.human: Human(event.tile)}
            state = replace(state, humans={name: humans[name] for name in HUMANS if name in humans})
            return _paid(state, event.price)
        case happened.GiftBought():
            return _paid(replace(state, gifts=(*state.gifts, event.gift)), event.price, gifts=1)
        case happened.ObjectBought():
            return _paid(with_human(state, event.bearer, objects=(event.object,)), event.price)
        case happened.AdvantageBought():
            return _paid(state, event.price, cards=1)
        case happened.AdvantageDrawn():
            deck = state.advantage_deck if event.card is None else without(state.advantage_deck, event.card)
            hand = as_bag((*state.advantage_hand, event.card))
            return _paid(replace(state, advantage_deck=deck, advantage_hand=hand), 0, cards=-1)
        case happened.ForceChosen():
            return replace(state, phase=Initiative())
        case _:
            assert_never(event)


def _auction(state: State) -> Auction:
    if not isinstance(state.phase, Auction):
        raise LookupError("there is no auction")  # noqa: TRY004 - the position is wrong, not a type
    return state.phase


def _paid(state: State, price: int, *, cards: int = 0, gifts: int = 0) -> State:
    force = state.phase
    if not isinstance(force, Force):
        raise LookupError("no force is bought")  # noqa: TRY004 - the position is wrong, not a type
    return replace(
        state,
        phase=replace(force, points=force.points - price, cards=force.cards + cards, gifts=force.gifts + gifts),
    )
