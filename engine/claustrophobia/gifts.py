"""Gifts of the Redeemer: the die of each, its aims, and what it does (rules, section 9). A gift is a row here."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from engine.claustrophobia.cards import Gift
from engine.claustrophobia.effects import Effect
from engine.claustrophobia.events import EffectBegan, GiftUsed
from engine.claustrophobia.moves import Aim, UseGift
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.state import Human, State
from engine.claustrophobia.strength import has_effect
from engine.core import Reason


class GiftRule(NamedTuple):
    """What a gift is."""

    die: int
    """What the Redeemer's die must show."""
    may_use: Callable[[State], bool]
    """Whether it is the time for it."""
    aims: Callable[[State], Iterable[Aim]]
    """On whom it can be used now; nothing: it cannot."""
    work: Callable[[GamePlay, Aim], None]
    """What it does."""


def before_all(state: State) -> bool:
    """Whether nobody has begun an activation in this round."""
    return not any(human.is_done for human in state.humans.values())


def _others(state: State) -> Iterable[Aim]:
    return (Aim(human=name) for name in state.in_play if name != "R")


def _nobody(_state: State) -> Iterable[Aim]:
    return (Aim(),)


def _courage(play: GamePlay, aim: Aim) -> None:
    play.emit(EffectBegan(Effect("courage", aim.human)))


def _precognition(play: GamePlay, _aim: Aim) -> None:
    play.emit(EffectBegan(Effect("precognition")))


def _rally(play: GamePlay, _aim: Aim) -> None:
    play.emit(EffectBegan(Effect("rally")))


GIFT_RULES: Final[Mapping[Gift, GiftRule]] = {
    "courage": GiftRule(2, before_all, _others, _courage),
    "rally": GiftRule(3, before_all, _nobody, _rally),
    "precognition": GiftRule(5, before_all, _nobody, _precognition),
}


def why_not_gift(state: State, move: UseGift) -> Reason | None:
    """Return what keeps a gift from being used so."""
    reason = _why_not_now(state, move.gift)
    if reason is not None:
        return reason
    aims = tuple(GIFT_RULES[move.gift].aims(state))
    if not aims:
        return Reason.of("gift-without-target", gift=move.gift)
    return None if move.aim in aims else Reason.of("wrong-aim", card=move.gift)


def _why_not_now(state: State, gift: Gift) -> Reason | None:
    redeemer, rule = state.humans.get("R"), GIFT_RULES.get(gift)
    if gift not in state.gifts or rule is None or redeemer is None or redeemer.tile is None:
        return Reason.of("no-such-gift", gift=gift)
    if gift in state.gifts_used:
        return Reason.of("gift-used", gift=gift)
    if has_effect(state, "crisis"):
        return Reason.of("no-gifts-now", gift=gift)
    return _why_no_die(redeemer, gift, rule) or (None if rule.may_use(state) else Reason.of("gift-not-now", gift=gift))


def _why_no_die(redeemer: Human, gift: Gift, rule: GiftRule) -> Reason | None:
    if redeemer.die != rule.die:
        return Reason.of("wrong-die", gift=gift, die=rule.die)
    return Reason.of("redeemer-exhausted", gift=gift) if redeemer.is_exhausted else None


def use_gift(play: GamePlay, move: UseGift) -> None:
    """Use a gift."""
    play.emit(GiftUsed(move.gift, move.aim))
    GIFT_RULES[move.gift].work(play, move.aim)


def gift_moves(state: State) -> Iterable[UseGift]:
    """Return the gifts that can be used now, each on everybody whom it can be used on."""
    for gift, rule in GIFT_RULES.items():
        if _why_not_now(state, gift) is None:
            yield from (UseGift(gift, aim) for aim in rule.aims(state))
