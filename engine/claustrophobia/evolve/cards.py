"""How cards, gifts and the standing order change a position, also as somebody sees it who does not know a card."""

from typing import assert_never

from msgspec.structs import replace

from engine.claustrophobia.cards.decks import AdvantageCard, EventCard
from engine.claustrophobia.events import cards as happened
from engine.claustrophobia.evolve.changes import as_bag, without
from engine.claustrophobia.rounds.phases import DemonAction
from engine.claustrophobia.state import State


def after_card(state: State, event: happened.CardEvent) -> State:  # noqa: PLR0911 - one case for each event
    """Return the position after an event about a card, a gift or the order."""
    match event:
        case happened.EventDrawn():
            deck = state.event_deck if event.card is None else without(state.event_deck, event.card)
            return replace(state, event_deck=deck, event_hand=as_bag((*state.event_hand, event.card)))
        case happened.EventPlayed():
            state = _without_event(state, event.card)
            return replace(state, event_discards=(*state.event_discards, event.card))
        case happened.CardPrepared():
            hand = without(state.event_hand, event.card)
            return replace(state, event_hand=hand, prepared=(event.card,), phase=DemonAction(has_prepared=True))
        case happened.PreparedRevealed():
            is_known = event.card in state.prepared
            deck = state.event_deck if is_known else without(state.event_deck, event.card)
            discards = (*state.event_discards, event.card)
            return replace(state, prepared=(), event_deck=deck, event_discards=discards)
        case happened.AdvantagePlayed():
            state = _without_advantage(state, event.card)
            return replace(state, advantage_discards=(*state.advantage_discards, event.card))
        case happened.GiftUsed():
            return replace(state, gifts_used=(*state.gifts_used, event.gift))
        case happened.Blessed():
            return replace(state, blessed_used=True)
        case happened.GuardSet():
            first, second = state.guards
            return replace(state, guards=(event.order, second) if event.seat == 0 else (first, event.order))
        case _:
            assert_never(event)


def _without_event(state: State, card: EventCard) -> State:
    """Take a card out of the hand: as itself, or as one that the viewer did not know, and so among the deck."""
    if card in state.event_hand:
        return replace(state, event_hand=without(state.event_hand, card))
    return replace(state, event_hand=without(state.event_hand, None), event_deck=without(state.event_deck, card))


def _without_advantage(state: State, card: AdvantageCard) -> State:
    if card in state.advantage_hand:
        return replace(state, advantage_hand=without(state.advantage_hand, card))
    hand = without(state.advantage_hand, None)
    return replace(state, advantage_hand=hand, advantage_deck=without(state.advantage_deck, card))
