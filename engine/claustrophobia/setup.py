"""Setting up a game: scenario, sides, and what is shuffled and dealt (rules, section 10)."""

from typing import Final, Literal

from engine.claustrophobia.cards import (
    ADVANTAGE_CARD_NAMED,
    ADVANTAGE_COPIES,
    ADVANTAGE_LUCK,
    EVENT_COPIES,
    AdvantageCard,
    full_deck,
)
from engine.claustrophobia.demons import DEMONS
from engine.claustrophobia.evolve.changes import as_bag, without
from engine.claustrophobia.scenarios import SCENARIOS, ScenarioRule
from engine.claustrophobia.state import Human, ScenarioName, State
from engine.claustrophobia.tiles import BOX, USUAL_STACK, TileName
from engine.core import Chance, Seat, Value

STACK_LUCK: Final = "stack"
"""The kind of luck by which the tiles of a stack are chosen."""


class Setup(Value, frozen=True):
    """What the players choose before a game."""

    scenario: ScenarioName = "air"
    """What is played."""
    human_seat: Seat = Seat(0)
    """The seat that plays the humans."""
    naming: Literal["at-once", "deferred"] = "at-once"
    """When hits on humans are named."""


def begin(setup: Setup, chance: Chance) -> State:
    """Set up a game."""
    scenario = SCENARIOS[setup.scenario]
    hand, deck = _dealt(scenario.advantages, chance)
    return State(
        scenario=setup.scenario,
        human_seat=setup.human_seat,
        tiles=scenario.tiles,
        humans={recruit.name: Human(recruit.tile, recruit.objects) for recruit in scenario.humans},
        naming=setup.naming,
        stack=_stack(scenario, chance),
        aside=scenario.aside,
        threat_points=scenario.threat_points,
        gifts=scenario.gifts,
        event_deck=full_deck(EVENT_COPIES),
        advantage_deck=deck,
        advantage_hand=hand,
        guard=DEMONS[scenario.demon].guard or "never",
        counters=scenario.counters,
    )


def _dealt(number: int, chance: Chance) -> tuple[tuple[AdvantageCard, ...], tuple[AdvantageCard, ...]]:
    """Return a hand, and what is left of the deck."""
    deck = full_deck(ADVANTAGE_COPIES)
    hand: tuple[AdvantageCard, ...] = ()
    for _ in range(number):
        card = ADVANTAGE_CARD_NAMED[chance.pick(ADVANTAGE_LUCK, deck)]
        hand, deck = as_bag((*hand, card)), without(deck, card)
    return hand, deck


def _stack(scenario: ScenarioRule, chance: Chance) -> tuple[TileName, ...]:
    rule = scenario.stack
    rest = tuple(tile for tile in USUAL_STACK if tile not in rule.named and BOX[tile].kind not in rule.never)
    if rule.size is None:
        return as_bag((*rule.named, *rest))
    chosen = rule.named
    while len(chosen) < rule.size:
        tile = chance.pick(STACK_LUCK, rest)
        chosen, rest = (*chosen, tile), without(rest, tile)
    return as_bag(chosen)
