"""Setting up a game: scenario, sides, and what is shuffled and dealt (rules, section 10)."""

from typing import Final, Literal

from msgspec.structs import replace

from engine.claustrophobia.cards import decks
from engine.claustrophobia.counts import FIRST_SCENARIO, ScenarioName
from engine.claustrophobia.evolve.changes import as_bag, without
from engine.claustrophobia.fights.foes import first_order
from engine.claustrophobia.reasons import KEY
from engine.claustrophobia.rounds.phases import Auction
from engine.claustrophobia.scenarios import SCENARIOS, ScenarioRule
from engine.claustrophobia.state import Human, State
from engine.claustrophobia.tunnels.tiles import BOX, USUAL_STACK, TileName
from engine.core import Chance, NotAllowed, Reason, Seat, Value

STACK_LUCK: Final = "stack"
"""The kind of luck by which the tiles of a stack are chosen."""

FIRST_BIDDER_LUCK: Final = "first-bidder"
"""The kind of luck by which somebody bids first."""

HARD_CARDS: Final[tuple[decks.EventCard, ...]] = ("lost", "panic", "panic")
MORE_POINTS: Final = 3
"""What two of the handicaps do."""


class Setup(Value, frozen=True):
    """What the players choose before a game."""

    scenario: ScenarioName = FIRST_SCENARIO
    """What is played."""
    human_seat: Seat = Seat(0)
    """The seat that plays the humans."""
    naming: Literal["at-once", "deferred"] = "at-once"
    """When hits on humans are named."""
    softer_deck: bool = False
    """Whether one Lost and both Panic! leave the event deck, for a new demon player."""
    more_points: bool = False
    """Whether the demons begin with more TP, for a new demon player."""
    more_advantages: bool = False
    """Whether the humans draw one more advantage card, for a new human player."""
    extra_gift: decks.Gift | None = None
    """The gift that the Redeemer has besides the others, for a new human player."""
    auction: bool = False
    """Whether the players bid for the humans, who are then bought; `human_seat` says nothing then."""


def begin(setup: Setup, chance: Chance) -> State:
    """Set up a game."""
    scenario = SCENARIOS[setup.scenario]
    own_gifts = () if setup.auction else scenario.gifts
    if setup.extra_gift in own_gifts:
        raise NotAllowed(KEY, Reason.of("gift-there", gift=setup.extra_gift or ""))
    hand, deck = _dealt(0 if setup.auction else scenario.advantages + setup.more_advantages, chance)
    start = State(
        counts=scenario.counts,
        human_seat=setup.human_seat,
        tiles=scenario.tiles,
        humans={recruit.name: Human(recruit.tile, recruit.objects) for recruit in scenario.humans},
        naming=setup.naming,
        stack=_stack(scenario, chance),
        aside=scenario.aside,
        threat_points=scenario.threat_points + (MORE_POINTS if setup.more_points else 0),
        gifts=own_gifts if setup.extra_gift is None else (*own_gifts, setup.extra_gift),
        event_deck=_event_deck(softer=setup.softer_deck),
        advantage_deck=deck,
        advantage_hand=hand,
    )
    start = replace(start, guards=(first_order(start),) * 2)
    return _with_auction(start, chance, cards=int(setup.more_advantages)) if setup.auction else start


def setup_of(first: State) -> Setup:
    """Return the setup with which a game begins that has this first position: `begin` the other way round."""
    scenario, phase = SCENARIOS[first.scenario], first.phase
    auction = isinstance(phase, Auction)
    cards = phase.cards if isinstance(phase, Auction) else len(first.advantage_hand) - scenario.advantages
    own_gifts = () if auction else scenario.gifts
    return Setup(
        scenario=first.scenario,
        human_seat=first.human_seat,
        naming=first.naming,
        softer_deck=first.event_deck == _event_deck(softer=True),
        more_points=first.threat_points == scenario.threat_points + MORE_POINTS,
        more_advantages=cards == 1,
        extra_gift=next((gift for gift in first.gifts if gift not in own_gifts), None),
        auction=auction,
    )


def _with_auction(state: State, chance: Chance, *, cards: int) -> State:
    """Return the beginning of a game for whose humans the players bid; chance says who bids first."""
    first = int(chance.pick(FIRST_BIDDER_LUCK, ("0", "1")))
    return replace(state, human_seat=Seat(1 - first), humans={}, phase=Auction(cards=cards))


def _event_deck(*, softer: bool) -> tuple[decks.EventCard, ...]:
    deck = decks.full_deck(decks.EVENT_COPIES)
    for card in HARD_CARDS if softer else ():
        deck = without(deck, card)
    return deck


def _dealt(number: int, chance: Chance) -> tuple[tuple[decks.AdvantageCard, ...], tuple[decks.AdvantageCard, ...]]:
    """Return a hand, and what is left of the deck."""
    deck = decks.full_deck(decks.ADVANTAGE_COPIES)
    hand: tuple[decks.AdvantageCard, ...] = ()
    for _ in range(number):
        card = decks.ADVANTAGE_CARD_NAMED[chance.pick(decks.ADVANTAGE_LUCK, deck)]
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
