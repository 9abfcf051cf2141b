"""Playing event cards, and laying them face down (rules, section 8). What each does is told in `event_powers`."""

from collections.abc import Iterable

from engine.claustrophobia.event_powers import EVENT_RULES, PREPARED
from engine.claustrophobia.events import CardPrepared, EventPlayed, PreparedRevealed
from engine.claustrophobia.moments import moment_of
from engine.claustrophobia.moves import PlayEvent, Prepare
from engine.claustrophobia.phases import DemonAction
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.state import State
from engine.core import Reason


def why_not_event(state: State, move: PlayEvent) -> Reason | None:
    """Return what keeps an event card from being played so."""
    if move.card not in state.event_hand:
        return Reason.of("no-such-card", card=move.card)
    rule = EVENT_RULES.get(move.card)
    if rule is None or rule.when != moment_of(state) or _is_through(state):
        return Reason.of("card-not-now", card=move.card, moment=moment_of(state))
    aims = tuple(rule.aims(state))
    if not aims:
        return Reason.of("card-without-target", card=move.card)
    return None if move.aim in aims else Reason.of("wrong-aim", card=move.card)


def _is_through(state: State) -> bool:
    return isinstance(state.phase, DemonAction) and state.phase.has_prepared


def play_event(play: GamePlay, move: PlayEvent) -> None:
    """Play an event card."""
    play.emit(EventPlayed(move.card, move.aim))
    EVENT_RULES[move.card].work(play, move.aim)


def event_moves(state: State) -> Iterable[PlayEvent]:
    """Return the event cards that can be played now, each with all that it can be played on."""
    for card, rule in EVENT_RULES.items():
        if card in state.event_hand and rule.when == moment_of(state) and not _is_through(state):
            yield from (PlayEvent(card, aim) for aim in rule.aims(state))


def why_not_prepare(state: State, move: Prepare) -> Reason | None:
    """Return what keeps a card from being laid face down."""
    if _is_through(state):
        return Reason.of("prepared-already")
    card = move.card
    if card is None or card not in state.event_hand:
        return Reason.of("no-such-card", card=card or "")
    return None if card in PREPARED else Reason.of("not-prepared", card=card)


def prepare(play: GamePlay, move: Prepare) -> None:
    """Lay a card face down."""
    play.emit(CardPrepared(move.card))


def preparations(state: State) -> Iterable[Prepare]:
    """Return the cards that can be laid face down."""
    return (Prepare(card) for card in PREPARED if card in state.event_hand and not _is_through(state))


def reveal_prepared(play: GamePlay) -> None:
    """Turn up the card that lies face down, if there is one."""
    for card in play.state.prepared:
        if card is not None:
            play.emit(PreparedRevealed(card))
            PREPARED[card](play)
