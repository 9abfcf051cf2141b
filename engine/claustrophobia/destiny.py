"""The board of destiny: its ten slots, and which dice they take (rules, section 7). A slot is a row here."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Final, NamedTuple, get_args

from engine.claustrophobia.cards import EVENT_CARD_NAMED, EVENT_LUCK
from engine.claustrophobia.effects import Effect, EffectKind
from engine.claustrophobia.events import DestinyDieOwed, EffectBegan, EventDrawn, SlotTaken, ThreatPointsChanged
from engine.claustrophobia.hits import take_hit
from engine.claustrophobia.moves import PlaceDice
from engine.claustrophobia.phases import SlotName, Threat
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.state import State
from engine.core import Reason
from engine.core.kinds import by_kind

Dice = tuple[int, ...]
TP_PER_DIE: Final = 2
LEGION_TP: Final = 2
"""What They Are Legion pays if a troglodyte has died."""


class SlotRule(NamedTuple):
    """What a slot takes, and what it does."""

    fits: Callable[[Dice], bool]
    """Whether it takes a set, which has one die at least."""
    work: Callable[[GamePlay, PlaceDice], None]
    """What it does."""
    wants_human: bool = False
    """Whether a human is chosen with it."""


def _odd(dice: Dice) -> int:
    return sum(die % 2 for die in dice)


def _points(play: GamePlay, move: PlaceDice) -> None:
    play.emit(ThreatPointsChanged(TP_PER_DIE * len(move.dice)))


def _die_owed(play: GamePlay, _move: PlaceDice) -> None:
    play.emit(DestinyDieOwed())


def _lasts(kind: EffectKind) -> Callable[[GamePlay, PlaceDice], None]:
    def work(play: GamePlay, _move: PlaceDice) -> None:
        play.emit(EffectBegan(Effect(kind)))

    return work


def _draw(play: GamePlay, move: PlaceDice) -> None:
    for _ in move.dice:
        if play.state.event_deck:
            play.emit(EventDrawn(EVENT_CARD_NAMED[play.chance.pick(EVENT_LUCK, play.state.event_deck)]))


def _hit(play: GamePlay, move: PlaceDice) -> None:
    if move.human is not None:
        take_hit(play, move.human, "slot")


SLOTS: Final[Mapping[SlotName, SlotRule]] = by_kind(
    get_args(SlotName),
    {
        "calm": SlotRule(lambda dice: len(dice) == 1, _die_owed),
        "sounds": SlotRule(lambda dice: _odd(dice) in (0, len(dice)), _points),
        "speed": SlotRule(lambda dice: len(dice) == _odd(dice) == 2, _lasts("speed")),  # noqa: PLR2004
        "legion": SlotRule(lambda dice: (len(dice), _odd(dice)) == (2, 1), _lasts("legion")),
        "claws": SlotRule(lambda dice: (len(dice), _odd(dice)) == (2, 0), _lasts("claws")),
        "dark": SlotRule(lambda dice: min(dice) >= 3, _draw),  # noqa: PLR2004
        "taste": SlotRule(lambda dice: sum(dice) == 7, _lasts("taste")),  # noqa: PLR2004
        "burrowing": SlotRule(lambda dice: sum(dice) == 11, _lasts("burrowing")),  # noqa: PLR2004
        "resistance": SlotRule(lambda dice: sum(dice) == 9, _lasts("resistance")),  # noqa: PLR2004
        "trap": SlotRule(lambda dice: sum(dice) >= 12, _hit, wants_human=True),  # noqa: PLR2004
    },
)


def why_not_place(state: State, move: PlaceDice) -> Reason | None:
    """Return what keeps a set of dice from a slot."""
    phase, rule = state.phase, SLOTS[move.slot]
    if not isinstance(phase, Threat) or move.dice not in sets_of(phase.dice):
        return Reason.of("no-such-dice")
    if any(filled.slot == move.slot for filled in phase.slots):
        return Reason.of("slot-taken", slot=move.slot)
    if not rule.fits(move.dice):
        return Reason.of("dice-do-not-fit", slot=move.slot)
    if rule.wants_human:
        return None if move.human in state.in_play else Reason.of("human-wanted", slot=move.slot)
    return None if move.human is None else Reason.of("no-human-wanted", slot=move.slot)


def place(play: GamePlay, move: PlaceDice) -> None:
    """Place a set of dice, which works at once."""
    play.emit(SlotTaken(move.slot, move.dice))
    SLOTS[move.slot].work(play, move)


def sets_of(dice: Dice) -> frozenset[Dice]:
    """Return the sets that can be made of dice, each in ascending order."""
    return frozenset(some for size in range(1, len(dice) + 1) for some in combinations(sorted(dice), size))


def placings(state: State) -> Iterator[PlaceDice]:
    """Return the sets of dice that can be placed."""
    if not isinstance(state.phase, Threat):
        return
    taken = {filled.slot for filled in state.phase.slots}
    sets = sorted(sets_of(state.phase.dice))
    for slot, rule in SLOTS.items():
        if slot not in taken:
            humans = tuple(state.in_play) if rule.wants_human else (None,)
            yield from (PlaceDice(slot, dice, human) for dice in sets if rule.fits(dice) for human in humans)
