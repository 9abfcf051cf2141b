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
from render.claustrophobia.text.telling import Telling


def _event_drawn(telling: Telling, event: EventDrawn) -> str:
    if event.card is None:
        return telling.words("cl-event-drawn")
    return telling.words("cl-event-drawn-known", card=event_card(telling.words, event.card))


def _event_played(telling: Telling, event: EventPlayed) -> str:
    card, aim = event_card(telling.words, event.card), aim_text(telling.words, event.aim)
    return telling.words("cl-event-played", card=card, aim=aim)


def _advantage_played(telling: Telling, event: AdvantagePlayed) -> str:
    card, aim = advantage_card(telling.words, event.card), aim_text(telling.words, event.aim)
    return telling.words("cl-advantage-played", card=card, aim=aim)


def _gift_used(telling: Telling, event: GiftUsed) -> str:
    gift, aim = telling.words("cl-gift", gift=event.gift), aim_text(telling.words, event.aim)
    return telling.words("cl-gift-used", gift=gift, aim=aim)


def _card_prepared(telling: Telling, event: CardPrepared) -> str:
    if event.card is None:
        return telling.words("cl-card-prepared")
    return telling.words("cl-card-prepared-known", card=event_card(telling.words, event.card))


def _prepared_revealed(telling: Telling, event: PreparedRevealed) -> str:
    return telling.words("cl-prepared-revealed", card=event_card(telling.words, event.card))


def _blessed(telling: Telling, event: Blessed) -> str:
    return telling.words("cl-blessed", human=telling.human(event.human))


def _guard_set(telling: Telling, event: GuardSet) -> str:
    return telling.words("cl-guard-set", order=event.order)


def _bid_made(telling: Telling, event: BidMade) -> str:
    return telling.words("cl-bid-made", name=telling.names[event.seat], points=event.points)


def _auction_ended(telling: Telling, event: AuctionEnded) -> str:
    name = telling.names[telling.state.human_seat]
    return telling.words("cl-auction-ended", name=name, points=event.points)


def _human_hired(telling: Telling, event: HumanHired) -> str:
    return telling.words("cl-human-hired", human=telling.human(event.human), price=event.price)


def _gift_bought(telling: Telling, event: GiftBought) -> str:
    return telling.words("cl-gift-bought", gift=telling.words("cl-gift", gift=event.gift), price=event.price)


def _object_bought(telling: Telling, event: ObjectBought) -> str:
    human = telling.human(event.bearer)
    return telling.words("cl-object-bought", human=human, object=event.object, price=event.price)


def _advantage_bought(telling: Telling, event: AdvantageBought) -> str:
    return telling.words("cl-advantage-bought", price=event.price)


def _advantage_drawn(telling: Telling, event: AdvantageDrawn) -> str:
    if event.card is None:
        return telling.words("cl-advantage-drawn")
    return telling.words("cl-advantage-drawn-known", card=advantage_card(telling.words, event.card))


def _force_chosen(telling: Telling, _event: ForceChosen) -> str:
    return telling.words("cl-force-chosen")


TOLD: Final[Mapping[type[AnyEvent], Callable[[Telling, Any], str]]] = {
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
