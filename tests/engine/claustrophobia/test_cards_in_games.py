"""That random games play every card, gift and slot, so that what holds in all of them holds with each."""

from collections.abc import Iterator
from itertools import product
from typing import Final, get_args

from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, EVENT_CARDS, GIFTS
from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.rounds import AdvantagePlayed, EventPlayed, GiftUsed, PreparedRevealed, SlotTaken
from engine.claustrophobia.rounds.phases import SlotName
from tests.engine.claustrophobia.random_games import SETUPS, random_game

ROUNDS: Final = 15
"""How often each setup is played at most."""

EVERYTHING: Final = frozenset(
    {
        *product(("event",), EVENT_CARDS),
        *product(("advantage",), ADVANTAGE_CARDS),
        *product(("gift",), GIFTS),
        *product(("slot",), get_args(SlotName)),
    }
)


def played_in(events: tuple[AnyEvent, ...]) -> Iterator[tuple[str, str]]:
    for event in events:
        match event:
            case EventPlayed(card) | PreparedRevealed(card):
                yield "event", card
            case AdvantagePlayed(card):
                yield "advantage", card
            case GiftUsed(gift):
                yield "gift", gift
            case SlotTaken(slot):
                yield "slot", slot
            case _:
                pass


def test_random_games_play_every_card_gift_and_slot() -> None:
    missing = set(EVERYTHING)
    for seed, setup in enumerate(list(SETUPS.values()) * ROUNDS):
        for turn in random_game(setup, seed).journal.turns:
            missing.difference_update(played_in(turn.events))
        if not missing:
            return
    assert not missing
