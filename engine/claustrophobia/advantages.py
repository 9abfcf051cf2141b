"""Advantage cards: when each can be played, on what, and what it does (rules, section 9). A card is a row here.

War Cry is part of a `Fight`, Parry of a `Name`, and so they have no row.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from engine.claustrophobia import advantage_powers as powers
from engine.claustrophobia.cards import ADVANTAGE_CARDS, AdvantageCard
from engine.claustrophobia.events import AdvantagePlayed
from engine.claustrophobia.moments import moment_of
from engine.claustrophobia.moves import Aim, PlayAdvantage
from engine.claustrophobia.phases import Moment
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.state import State
from engine.core import Reason
from engine.core.kinds import by_kind


class AdvantageRule(NamedTuple):
    """What an advantage card is."""

    when: Moment
    """When it is played."""
    aims: Callable[[State], Iterable[Aim]]
    """On what it can be played now; nothing: it cannot."""
    work: Callable[[GamePlay, Aim], None]
    """What it does."""


PARTS_OF_MOVES: Final = frozenset[AdvantageCard]({"parry", "war-cry"})

ADVANTAGE_RULES: Final[Mapping[AdvantageCard, AdvantageRule]] = by_kind(
    tuple(card for card in ADVANTAGE_CARDS if card not in PARTS_OF_MOVES),
    {
        "grenade": AdvantageRule("human-action", powers.grenade_aims, powers.grenade),
        "healing": AdvantageRule("human-action", powers.wound_aims, powers.healing),
        "haste": AdvantageRule("human-action", powers.beginner_aims, powers.haste),
        "nerves": AdvantageRule("initiative", powers.dice_aims, powers.nerves),
        "map": AdvantageRule("human-action", powers.map_aims, powers.look_at_map),
        "oil": AdvantageRule("human-action", powers.tile_aims, powers.oil),
        "second-wind": AdvantageRule("human-action", powers.second_wind_aims, powers.second_wind),
        "hold-the-line": AdvantageRule("human-action", powers.line_aims, powers.hold_the_line),
    },
)


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
