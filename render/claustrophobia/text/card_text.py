"""Sentences for cards, gifts and the standing order, and for the auction with what is bought after it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.claustrophobia.events import (
    AdvantageBought,
    AdvantageDrawn,
    AdvantagePlayed,
    AnyEvent,
    AuctionEnded,
    BidMade,
    Blessed,
    CardPrepared,
    EventDrawn,
    EventPlayed,
    ForceChosen,
    GiftBought,
    GiftUsed,
    GuardSet,
    HumanHired,
    ObjectBought,
    PreparedRevealed,
)
from render.claustrophobia.text.labels import advantage_card, aim_text, event_card
from render.claustrophobia.text.text_context import TextContext


def _event_drawn(context: TextContext, event: EventDrawn) -> str:
    if event.card is None:
        return context.words("cl-event-drawn", count=1)
    return context.words("cl-event-drawn-known", card=event_card(context.words, event.card))


def _event_played(context: TextContext, event: EventPlayed) -> str:
    card, aim = event_card(context.words, event.card), aim_text(context.words, event.aim)
    return context.words("cl-event-played", card=card, aim=aim)


def _advantage_played(context: TextContext, event: AdvantagePlayed) -> str:
    card, aim = advantage_card(context.words, event.card), aim_text(context.words, event.aim)
    return context.words("cl-advantage-played", card=card, aim=aim)


def _gift_used(context: TextContext, event: GiftUsed) -> str:
    gift, aim = context.words("cl-gift", gift=event.gift), aim_text(context.words, event.aim)
    return context.words("cl-gift-used", gift=gift, aim=aim)


def _card_prepared(context: TextContext, event: CardPrepared) -> str:
    if event.card is None:
        return context.words("cl-card-prepared")
    return context.words("cl-card-prepared-known", card=event_card(context.words, event.card))


def _prepared_revealed(context: TextContext, event: PreparedRevealed) -> str:
    return context.words("cl-prepared-revealed", card=event_card(context.words, event.card))


def _blessed(context: TextContext, event: Blessed) -> str:
    return context.words("cl-blessed", human=context.human(event.human))


def _guard_set(context: TextContext, event: GuardSet) -> str:
    return context.words("cl-guard-set", order=event.order)


def _bid_made(context: TextContext, event: BidMade) -> str:
    return context.words("cl-bid-made", name=context.names[event.seat], points=event.points)


def _auction_ended(context: TextContext, event: AuctionEnded) -> str:
    name = context.names[context.state.human_seat]
    return context.words("cl-auction-ended", name=name, points=event.points)


def _human_hired(context: TextContext, event: HumanHired) -> str:
    return context.words("cl-human-hired", human=context.human(event.human), price=event.price)


def _gift_bought(context: TextContext, event: GiftBought) -> str:
    return context.words("cl-gift-bought", gift=context.words("cl-gift", gift=event.gift), price=event.price)


def _object_bought(context: TextContext, event: ObjectBought) -> str:
    human = context.human(event.bearer)
    return context.words("cl-object-bought", human=human, object=event.object, price=event.price)


def _advantage_bought(context: TextContext, event: AdvantageBought) -> str:
    return context.words("cl-advantage-bought", price=event.price)


def _advantage_drawn(context: TextContext, event: AdvantageDrawn) -> str:
    if event.card is None:
        return context.words("cl-advantage-drawn")
    return context.words("cl-advantage-drawn-known", card=advantage_card(context.words, event.card))


def _force_chosen(context: TextContext, _event: ForceChosen) -> str:
    return context.words("cl-force-chosen")


SENTENCES: Final[Mapping[type[AnyEvent], Callable[[TextContext, Any], str]]] = {
    EventDrawn: _event_drawn,
    EventPlayed: _event_played,
    CardPrepared: _card_prepared,
    PreparedRevealed: _prepared_revealed,
    AdvantagePlayed: _advantage_played,
    GiftUsed: _gift_used,
    Blessed: _blessed,
    GuardSet: _guard_set,
    BidMade: _bid_made,
    AuctionEnded: _auction_ended,
    HumanHired: _human_hired,
    GiftBought: _gift_bought,
    ObjectBought: _object_bought,
    AdvantageBought: _advantage_bought,
    AdvantageDrawn: _advantage_drawn,
    ForceChosen: _force_chosen,
}
"""How each kind of event is told."""
