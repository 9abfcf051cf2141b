"""Gifts of the Redeemer: the die of each, its aims, and what it does (rules, section 9). A gift is a row here."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from engine.claustrophobia.cards.decks import GIFTS, Bonus, Gift
from engine.claustrophobia.cards.effects import Effect, EffectKind
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import Blessed, EffectBegan, GiftUsed, ThreatPointsChanged
from engine.claustrophobia.events.tunnels import LineHealed
from engine.claustrophobia.moves import Aim, UseGift
from engine.claustrophobia.rounds.activations import begin_activation, has_begun, is_acting, lasting
from engine.claustrophobia.state import Human, State
from engine.claustrophobia.warriors.kinds import HumanName, is_condemned
from engine.claustrophobia.warriors.strength import has_effect
from engine.core import Reason, by_kind


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


def _wounded_beside(state: State) -> Iterable[Aim]:
    """Return the cancelled lines of the condemned on the Redeemer's tile."""
    for name, human in state.in_play.items():
        if is_condemned(name) and human.place == state.humans["R"].place:
            yield from (Aim(human=name, line=line) for line in human.cancelled)


def _begins(state: State) -> bool:
    """Whether the Redeemer has neither moved nor fought in his activation, or has yet to begin it."""
    active = state.active
    if active is None or not is_acting(state, "R", None):
        return not has_begun(state, "R", None)
    return not (active.spent or active.has_fought)


def _healing(play: GamePlay, aim: Aim) -> None:
    begin_activation(play, "R")
    _heal(play, aim.human, aim.line)


def _heal(play: GamePlay, human: HumanName | None, line: int | None) -> None:
    if human is not None and line is not None and line in play.state.humans[human].cancelled:
        play.emit(LineHealed(human, line))


def _blessable(state: State) -> Iterable[Aim]:
    """Return nobody, or once a game another human with either bonus."""
    yield Aim()
    if not state.blessed_used:
        yield from (Aim(human=aim.human, bonus=bonus) for aim in _others(state) for bonus in BLESSED)


def _blessing(play: GamePlay, aim: Aim) -> None:
    if play.state.threat_points:
        play.emit(ThreatPointsChanged(-1))
    if aim.human is not None and aim.bonus is not None:
        play.emit(Blessed(aim.human))
        play.emit(EffectBegan(Effect(BLESSED[aim.bonus], aim.human)))
        _heal(play, aim.human, play.state.humans[aim.human].die)


BLESSED: Final[Mapping[Bonus, EffectKind]] = {"movement": "blessed-speed", "combat": "blessed-strength"}


GIFT_RULES: Final[Mapping[Gift, GiftRule]] = by_kind(
    GIFTS,
    {
        "courage": GiftRule(2, before_all, _others, lasting("courage")),
        "rally": GiftRule(3, before_all, lambda _state: (Aim(),), lasting("rally")),
        "healing": GiftRule(4, _begins, _wounded_beside, _healing),
        "precognition": GiftRule(5, before_all, lambda _state: (Aim(),), lasting("precognition")),
        "blessing": GiftRule(6, before_all, _blessable, _blessing),
    },
)


def why_not_gift(state: State, move: UseGift) -> Reason | None:
    """Return what keeps a gift from being used so."""
    reason = _why_not_now(state, move.gift)
    if reason is not None:
        return reason
    aims = tuple(GIFT_RULES[move.gift].aims(state))
    if not aims:
        return Reason.of("gift-without-target", gift=move.gift)
    return None if move.aim in aims else Reason.of("wrong-aim-of-gift", gift=move.gift)


def _why_not_now(state: State, gift: Gift) -> Reason | None:
    redeemer, rule = state.humans.get("R"), GIFT_RULES[gift]
    if gift not in state.gifts or redeemer is None or redeemer.tile is None:
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
