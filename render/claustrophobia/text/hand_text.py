"""What only one side knows, in sentences: its cards, the one that lies face down, its standing order, the next tiles.

A viewer who may not know something has None in its place, and is told nothing of it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.rounds import (
    AdvantageBought,
    AdvantageDrawn,
    AdvantagePlayed,
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
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import DEMONS
from render.claustrophobia.text.labels import TextContext, advantage_card, aim_text, event_card, kind_of_tile
from render.core import Words


def hand_lines(words: Words, state: State) -> Iterator[str]:
    """Tell what the viewer of a position knows of both hands and of what is hidden beside them."""
    yield from _cards(words, state)
    yield from besides_cards(words, state)


def _cards(words: Words, state: State) -> Iterator[str]:
    """Tell each hand by itself: after the end everybody knows both."""
    advantages = [advantage_card(words, card) for card in state.advantage_hand if card is not None]
    events = [event_card(words, card) for card in state.event_hand if card is not None]
    for side, cards in (("humans", advantages), ("demons", events)):
        if cards:
            yield words("cl-hand", side=side, cards=words.listing(cards))


def besides_cards(words: Words, state: State) -> Iterator[str]:
    """Tell the card that lies face down, the next tiles and the standing order, as far as the viewer knows them."""
    for card in state.prepared:
        if card is not None:
            yield words("cl-prepared-known", card=event_card(words, card))
    tiles = [kind_of_tile(words, tile) for tile in state.known if tile is not None]
    if tiles:
        yield words("cl-map-known", tiles=words.series(tiles))
    if state.guard is not None and may_guard(state):
        yield words("cl-guard-order", order=state.guard)


def may_guard(state: State) -> bool:
    """Whether the demons of a game ever have Bodyguards, whom an order could be for."""
    return DEMONS[scenario_of(state).demon].guard is not None


def cards_explained(words: Words, state: State) -> Sequence[str]:
    """Tell each card that the viewer holds, with what it does, once with how many there are of it."""
    lines = [
        words("cl-card-explained", card=advantage_card(words, card), about=words("cl-advantage-card-about", card=card))
        for card in state.advantage_hand
        if card is not None
    ]
    lines += [
        words("cl-card-explained", card=event_card(words, card), about=words("cl-event-card-about", card=card))
        for card in state.event_hand
        if card is not None
    ]
    return tuple(dict.fromkeys(lines))


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
