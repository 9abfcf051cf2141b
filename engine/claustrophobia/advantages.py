"""Playing advantage cards (rules, section 9). What each of them does is told in `advantage_powers`."""

from collections.abc import Iterable

from engine.claustrophobia.advantage_powers import ADVANTAGE_RULES
from engine.claustrophobia.events import AdvantagePlayed
from engine.claustrophobia.moments import moment_of
from engine.claustrophobia.moves import PlayAdvantage
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.state import State
from engine.core import Reason


def why_not_advantage(state: State, move: PlayAdvantage) -> Reason | None:
    """Return what keeps an advantage card from being played so."""
    if move.card not in state.advantage_hand:
        return Reason.of("no-such-card", card=move.card)
    rule = ADVANTAGE_RULES.get(move.card)
    if rule is None or rule.when != moment_of(state):
        return Reason.of("card-not-now", card=move.card, moment=moment_of(state))
    aims = tuple(rule.aims(state))
    if not aims:
        return Reason.of("card-without-target", card=move.card)
    return None if move.aim in aims else Reason.of("wrong-aim", card=move.card)


def play_advantage(play: GamePlay, move: PlayAdvantage) -> None:
    """Play an advantage card."""
    play.emit(AdvantagePlayed(move.card, move.aim))
    ADVANTAGE_RULES[move.card].work(play, move.aim)


def advantage_moves(state: State) -> Iterable[PlayAdvantage]:
    """Return the advantage cards that can be played now, each with all that it can be played on."""
    for card, rule in ADVANTAGE_RULES.items():
        if card in state.advantage_hand and rule.when == moment_of(state):
            yield from (PlayAdvantage(card, aim) for aim in rule.aims(state))
