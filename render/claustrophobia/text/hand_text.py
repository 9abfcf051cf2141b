"""What only one side knows, in sentences: its cards, the one that lies face down, its standing order, the next tiles.

A viewer who may not know something has None in its place, and is told nothing of it.
"""

from collections.abc import Iterator, Sequence

from engine.claustrophobia.demons import DEMONS
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from render.claustrophobia.text.labels import advantage_card, event_card, kind_of_tile
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
