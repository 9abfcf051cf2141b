"""How the auction, rounds, dice, activations and cards change a position, also where a viewer does not know a card."""

from typing import assert_never

from msgspec.structs import replace

from engine.claustrophobia.cards.decks import AdvantageCard, EventCard
from engine.claustrophobia.events import rounds as happened
from engine.claustrophobia.evolve.changes import as_bag, with_human, with_troglodytes, without
from engine.claustrophobia.rounds import phases
from engine.claustrophobia.state import Human, State, Troglodytes
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HUMANS, TOUGH_NAMED


def after_round(state: State, event: happened.RoundEvent) -> State:  # noqa: C901, PLR0911 - one case for each event
    """Return the position after an event of the order of things, or the end."""
    match event:
        case happened.RoundBegan():
            return replace(state, round=event.round, phase=phases.Initiative(), gifts_used=(), active=None)
        case happened.HumanActionBegan():
            humans = {name: replace(human, is_done=False) for name, human in state.humans.items()}
            return replace(state, phase=phases.HumanAction(), humans=humans, active=None, has_felled=False)
        case happened.ThreatBegan():
            return replace(state, phase=phases.Threat(), active=None)
        case happened.DemonActionBegan():
            return replace(state, phase=phases.DemonAction(), active=None)
        case happened.RoundEnded():
            return _rested(replace(state, phase=phases.RoundEnd(), active=None))
        case happened.ActivationBegan():
            return _with_activation(state, event)
        case happened.ActivationEnded():
            return replace(state, active=replace(active_of(state), is_over=True))
        case happened.MovementEnded():
            return replace(state, active=replace(active_of(state), is_halted=True))
        case happened.CountsChanged():
            state.counted(type(event.counts))  # those of another scenario cannot be
            return replace(state, counts=event.counts)
        case happened.GameEnded():
            return replace(state, phase=phases.Over(event.cause, event.winner), owed=None)
        case _:
            assert_never(event)


def active_of(state: State) -> phases.Activation:
    """Return the activation under way. Raises LookupError if there is none."""
    if state.active is None:
        raise LookupError("nobody acts")
    return state.active


def _with_activation(state: State, event: happened.ActivationBegan) -> State:
    warrior = event.warrior
    number = 1 if state.active is None else state.active.number + 1
    state = replace(state, active=phases.Activation(warrior, number, event.at, is_again=event.is_again))
    if event.at is not None:
        return with_troglodytes(state, event.at, fresh=-1, done=1)
    if warrior in HUMAN_NAMED:
        human = HUMAN_NAMED[warrior]
        return replace(state, humans={**state.humans, human: replace(state.humans[human], is_done=True)})
    if warrior in TOUGH_NAMED:
        tough = TOUGH_NAMED[warrior]
        return replace(state, toughs={**state.toughs, tough: replace(state.toughs[tough], is_done=True)})
    if state.demon is None:
        raise LookupError(f"there is no {warrior}")
    return replace(state, demon=replace(state.demon, is_done=True))


def _rested(state: State) -> State:
    """Return the position with nobody of the demons' side having acted."""
    return replace(
        state,
        troglodytes={tile: Troglodytes(fresh=here.fresh + here.done) for tile, here in state.troglodytes.items()},
        toughs={name: replace(tough, is_done=False) for name, tough in state.toughs.items()},
        demon=None if state.demon is None else replace(state.demon, is_done=False),
    )


def after_dice(state: State, event: happened.DiceEvent) -> State:  # noqa: PLR0911 - one case for each event
    """Return the position after an event of dice, TP, or something that lasts."""
    match event:
        case happened.ActionRolled():
            return replace(state, phase=phases.Initiative(event.dice))
        case happened.DiceAssigned():
            return _with_dice(state, event)
        case happened.DieRolledAgain():
            return state
        case happened.DestinyRolled():
            return replace(state, phase=phases.Threat(is_rolled=True, dice=event.dice), extra_dice=0)
        case happened.SlotTaken() | happened.DiceSetAside():
            return _with_fewer_dice(state, event)
        case happened.DestinyDieOwed():
            return replace(state, extra_dice=state.extra_dice + 1)
        case happened.ThreatPointsChanged():
            return replace(state, threat_points=state.threat_points + event.change)
        case happened.EffectBegan():
            return replace(state, effects=(*state.effects, event.effect))
        case happened.EffectEnded():
            return replace(state, effects=without(state.effects, event.effect))
        case _:
            assert_never(event)


def _with_dice(state: State, event: happened.DiceAssigned) -> State:
    humans = dict(state.humans)
    for name, die in event.dice.items():
        humans[name] = replace(humans[name], die=die, is_exhausted=name in event.exhausted)
    return replace(state, humans=humans)


def _with_fewer_dice(state: State, event: happened.SlotTaken | happened.DiceSetAside) -> State:
    if not isinstance(state.phase, phases.Threat):
        raise LookupError("there are no destiny dice")  # noqa: TRY004 - the position is wrong, not a type
    left = state.phase.dice
    for die in event.dice:
        left = without(left, die)
    slots = state.phase.slots
    if isinstance(event, happened.SlotTaken):
        slots = (*slots, phases.SlotFilled(event.slot, event.dice))
    return replace(state, phase=replace(state.phase, dice=left, slots=slots))


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
            return replace(state, event_hand=hand, prepared=(event.card,), phase=phases.DemonAction(has_prepared=True))
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


def after_auction(state: State, event: happened.AuctionEvent) -> State:  # noqa: PLR0911 - one case for each event
    """Return the position after an event of the auction, or of buying a force."""
    match event:
        case happened.BidMade():
            return replace(state, human_seat=event.seat, phase=replace(_auction(state), bid=event.points))
        case happened.AuctionEnded():
            return replace(state, phase=phases.Force(event.points, _auction(state).cards))
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
            return replace(state, phase=phases.Initiative())
        case _:
            assert_never(event)


def _auction(state: State) -> phases.Auction:
    if not isinstance(state.phase, phases.Auction):
        raise LookupError("there is no auction")  # noqa: TRY004 - the position is wrong, not a type
    return state.phase


def _paid(state: State, price: int, *, cards: int = 0, gifts: int = 0) -> State:
    force = state.phase
    if not isinstance(force, phases.Force):
        raise LookupError("no force is bought")  # noqa: TRY004 - the position is wrong, not a type
    return replace(
        state,
        phase=replace(force, points=force.points - price, cards=force.cards + cards, gifts=force.gifts + gifts),
    )
