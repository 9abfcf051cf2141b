"""Advantage cards: when each can be played, on what, and what it does (rules, section 9). A card is a row here.

War Cry is part of a `Fight`, Parry of a `Name`, and so they have no row.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from engine.claustrophobia.activations import end_activation
from engine.claustrophobia.cards import AdvantageCard
from engine.claustrophobia.effects import Effect
from engine.claustrophobia.events import AdvantagePlayed, EffectBegan
from engine.claustrophobia.moments import moment_of
from engine.claustrophobia.moves import Aim, PlayAdvantage
from engine.claustrophobia.phases import Moment
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.state import State
from engine.core import Reason


class AdvantageRule(NamedTuple):
    """What an advantage card is."""

    when: Moment
    """When it is played."""
    aims: Callable[[State], Iterable[Aim]]
    """On what it can be played now; nothing: it cannot."""
    work: Callable[[GamePlay, Aim], None]
    """What it does."""


def _tiles(state: State) -> Iterable[Aim]:
    return (Aim(tile=tile) for tile in range(len(state.tiles)))


def _oil(play: GamePlay, aim: Aim) -> None:
    end_activation(play)
    play.emit(EffectBegan(Effect("oil", tile=aim.tile)))


ADVANTAGE_RULES: Final[Mapping[AdvantageCard, AdvantageRule]] = {
    "oil": AdvantageRule("human-action", _tiles, _oil),
}


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
