"""The Threat phase: the ten slots of the board of destiny (each a row here), and what TP buy (rules, section 7)."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from operator import ge, sub
from typing import Final, NamedTuple, get_args

from engine.claustrophobia.cards.decks import EVENT_CARD_NAMED, EVENT_LUCK
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events import rounds as happened
from engine.claustrophobia.events.tunnels import DemonAppeared, TroglodyteAppeared
from engine.claustrophobia.fights.hits import take_hit
from engine.claustrophobia.moves import PlaceDice, Summon
from engine.claustrophobia.rounds.activations import lasting
from engine.claustrophobia.rounds.phases import SlotName, Threat
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import (
    figures_left,
    has_figure,
    has_room,
    room_on,
    unexplored_sides,
    warriors_on,
)
from engine.claustrophobia.warriors.strength import has_effect
from engine.core import Reason, by_kind

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


def _draw(play: GamePlay, move: PlaceDice) -> None:
    for _ in move.dice:
        if play.state.event_deck:
            play.emit(happened.EventDrawn(EVENT_CARD_NAMED[play.chance.pick(EVENT_LUCK, play.state.event_deck)]))


def _hit(play: GamePlay, move: PlaceDice) -> None:
    if move.human is not None:
        take_hit(play, move.human, "slot")


SLOTS: Final[Mapping[SlotName, SlotRule]] = by_kind(
    get_args(SlotName),
    {
        "calm": SlotRule(lambda dice: len(dice) == 1, lambda play, _: play.emit(happened.DestinyDieOwed())),
        "sounds": SlotRule(
            lambda dice: _odd(dice) in (0, len(dice)),
            lambda play, move: play.emit(happened.ThreatPointsChanged(TP_PER_DIE * len(move.dice))),
        ),
        "speed": SlotRule(lambda dice: len(dice) == _odd(dice) == 2, lasting("speed")),  # noqa: PLR2004
        "legion": SlotRule(lambda dice: (len(dice), _odd(dice)) == (2, 1), lasting("legion")),
        "claws": SlotRule(lambda dice: (len(dice), _odd(dice)) == (2, 0), lasting("claws")),
        "dark": SlotRule(lambda dice: min(dice) >= 3, _draw),  # noqa: PLR2004
        "taste": SlotRule(lambda dice: sum(dice) == 7, lasting("taste")),  # noqa: PLR2004
        "burrowing": SlotRule(lambda dice: sum(dice) == 11, lasting("burrowing")),  # noqa: PLR2004
        "resistance": SlotRule(lambda dice: sum(dice) == 9, lasting("resistance")),  # noqa: PLR2004
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
    play.emit(happened.SlotTaken(move.slot, move.dice))
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


MOST_TOGETHER: Final = 5
"""Of so many dice at most all ways to place them are looked for."""


def ways_to_place(state: State) -> list[tuple[PlaceDice, ...]]:
    """Return the ways to place one set after the other until no set fits any more, each way once.

    A Trap is in none of them: whom it hits answers before another set is placed. There are none with so many dice that
    there would be thousands.
    """
    if not isinstance(state.phase, Threat) or len(state.phase.dice) > MOST_TOGETHER:
        return []
    sets: dict[SlotName, list[tuple[PlaceDice, Dice]]] = {}
    for move in placings(state):
        if move.slot != "trap":
            sets.setdefault(move.slot, []).append((move, _counts(move.dice)))
    ways: list[tuple[tuple[PlaceDice, ...], Dice]] = [((), _counts(state.phase.dice))]
    for of_slot in sets.values():
        ways += [
            ((*way, move), tuple(map(sub, left, used)))
            for way, left in ways
            for move, used in of_slot
            if _has(left, used)
        ]
    return [way for way, left in ways if way and not _has_more(sets, way, left)]


def _counts(dice: Dice) -> Dice:
    """Return how many dice show a 1, a 2 and so on."""
    return tuple(map(dice.count, range(1, 7)))


def _has(left: Dice, used: Dice) -> bool:
    return all(map(ge, left, used))


def _has_more(sets: Mapping[SlotName, list[tuple[PlaceDice, Dice]]], way: tuple[PlaceDice, ...], left: Dice) -> bool:
    """Whether another set can be placed besides those of a way."""
    taken = {move.slot for move in way}
    return any(_has(left, used) for slot, of_slot in sets.items() if slot not in taken for _, used in of_slot)


def troglodytes_affordable(state: State) -> int:
    """Return for how many troglodytes there are points and figures."""
    return min(state.threat_points // TROGLODYTE_PRICE, figures_left(state))


def troglodytes_for_sale(state: State) -> dict[int, int]:
    """Return how many troglodytes can be bought now by the tile where they appear, if all appear there."""
    most = troglodytes_affordable(state)
    tiles = [move.tile for move in summons(state) if not move.is_demon and why_not_summon(state, move) is None]
    return {tile: min(most, room_on(state, tile, "demons")) for tile in tiles}


TROGLODYTE_PRICE: Final = 1
DEMON_PRICE: Final = 5


def why_not_summon(state: State, move: Summon) -> Reason | None:
    """Return what keeps a warrior from being bought, or from appearing there."""
    price = DEMON_PRICE if move.is_demon else TROGLODYTE_PRICE
    if state.threat_points < price:
        return Reason.of("too-few-points", points=state.threat_points, needed=price)
    if move.is_demon and state.demon is not None:
        return Reason.of("demon-in-play")
    if move.is_demon and state.demons_bought >= scenario_of(state).demons_to_buy:
        return Reason.of("no-demon-left")
    if not move.is_demon and not has_figure(state):
        return Reason.of("no-figure-left")
    if move.tile not in range(len(state.tiles)):
        return Reason.of("no-such-tile", tile=move.tile)
    return why_not_appear(state, move.tile) or _why_not_there(state, move)


def why_not_appear(state: State, tile: int) -> Reason | None:
    """Return what keeps anything of the demons' from appearing on a tile now, free or bought."""
    if has_effect(state, "oil", tile=tile):
        return Reason.of("oil-there", tile=tile)
    return None if has_room(state, tile, "demons") else Reason.of("no-room", warrior="demons", tile=tile)


def _why_not_there(state: State, move: Summon) -> Reason | None:
    """Return what is missing on a tile: a side into the dark, or a place that no human sees."""
    if state.tiles[move.tile].rule.is_den and not move.is_demon:
        return None
    if warriors_on(state, move.tile, "humans") and not has_effect(state, "taste"):
        return Reason.of("human-there", tile=move.tile)
    if not unexplored_sides(state, move.tile) and not has_effect(state, "burrowing"):
        return Reason.of("no-unexplored-side", tile=move.tile)
    return None


def summon(play: GamePlay, move: Summon) -> None:
    """Buy a warrior; the dice that are left when the first one comes do nothing any more."""
    phase = play.state.phase
    if isinstance(phase, Threat) and phase.dice:
        play.emit(happened.DiceSetAside(phase.dice))
    if move.is_demon:
        play.emit(happened.ThreatPointsChanged(-DEMON_PRICE))
        play.emit(DemonAppeared(scenario_of(play.state).demon, move.tile, is_bought=True))
    else:
        play.emit(happened.ThreatPointsChanged(-TROGLODYTE_PRICE))
        play.emit(TroglodyteAppeared(move.tile))


def summons(state: State) -> Iterator[Summon]:
    """Return what may be tried to buy, tile by tile."""
    return (Summon(is_demon, tile) for is_demon in (False, True) for tile in range(len(state.tiles)))
