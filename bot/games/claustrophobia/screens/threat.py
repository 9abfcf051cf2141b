"""The screen of the Threat phase: dice by whole ways and by sets, event cards, and troglodytes by number and tile.

It fits a phone without scrolling (`phone.py`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, product, zip_longest
from typing import Final, get_args

from bot.games.claustrophobia.screens.cards import card_screen, cards_of
from bot.games.claustrophobia.screens.phone import on_a_phone
from bot.games.claustrophobia.screens.screen import END, Kind, Option, Screen, Sight, end_options, end_screen
from bot.interactions.components.component import IN_A_MENU, IN_A_ROW
from engine.claustrophobia.events import GameTurn
from engine.claustrophobia.moves import PlaceDice, PlayEvent, Summon
from engine.claustrophobia.opponents.demons import steps_to_humans
from engine.claustrophobia.rounds.phases import SlotName, Threat
from engine.claustrophobia.rounds.threat import (
    DEMON_PRICE,
    TP_PER_DIE,
    TROGLODYTE_PRICE,
    troglodytes_affordable,
    troglodytes_for_sale,
    ways_to_place,
)
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import has_figure
from engine.claustrophobia.warriors.kinds import LINES
from engine.core import Reason, by_kind
from render.claustrophobia.show import pad_size
from render.claustrophobia.text.labels import capital, human_name, tile_number, warrior_name
from render.claustrophobia.text.refusals import refusal
from render.core import Words

WORTH: Final[Mapping[SlotName, int]] = by_kind(
    get_args(SlotName),
    {
        "calm": 2,
        "sounds": 4,
        "speed": 3,
        "legion": 3,
        "claws": 4,
        "dark": 4,
        "taste": 3,
        "burrowing": 3,
        "resistance": 3,
        "trap": 3,
    },
)
"""How much a die is worth on each slot: by that ways to place dice are put in order."""


FEWEST_WHOLE: Final = 8
"""So many ways to place all dice are shown however many sets there are, if there are so many."""

TOLD_IN_FULL: Final = ("dark", "trap")
"""The slots of which more has to be told than what their buttons say."""

MOST_TILES: Final = 3
"""On how many tiles at most troglodytes are summoned by one press."""


def threat(sight: Sight, path: str) -> Screen:
    """Show how dice can be placed, event cards, and what can be summoned; or on what a card is played."""
    if path.startswith("card "):
        return card_screen(sight, path)
    if path == END and (left := _left(sight)):
        return end_screen(sight, left, back="")
    words, dice = sight.words, len(_dice(sight))
    text = "\n".join((_asked(sight), *_why_nothing(sight)))
    kinds = [
        Kind(words("cl-pad-place-dice"), _placings(sight)),
        Kind(words("cl-pad-cards"), cards_of(sight, PlayEvent)),
        Kind(words("cl-pad-summon", left=dice), [*_summons(sight)]),
    ]
    buttons, menus = on_a_phone(kinds, "\n".join(filter(None, (sight.above, text))), pad_size(sight.state, sight.moves))
    ends = [end._replace(label=words("cl-pad-end-phase")) for end in end_options(sight, _left(sight))]
    return Screen(text, (buttons,), menus=menus, leaving=ends)


def _asked(sight: Sight) -> str:
    """Say which dice and points there are; the picture shows which slots have been taken."""
    dice, points = _dice(sight), sight.state.threat_points
    asked = "dice" if dice else "summons" if _can_summon(sight) else "nothing"
    return sight.words("cl-pad-threat", asked=asked, dice=_written(dice), points=points)


def _written(dice: Sequence[int]) -> str:
    """Write dice as short as they can be, since several sets stand on one button."""
    return ",".join(map(str, dice))


def _dice(sight: Sight) -> tuple[int, ...]:
    return sight.state.phase.dice if isinstance(sight.state.phase, Threat) else ()


def _placings(sight: Sight) -> list[Option]:
    """Return a Trap that kills, ways to place all dice, first the best one of each choice of slots, and single sets."""
    ways = sorted(ways_to_place(sight.state), key=_worth, reverse=True)
    sets = [(move,) for move in sight.moves if isinstance(move, PlaceDice)]
    best = {frozenset(move.slot for move in way): way for way in reversed(ways)}
    first = [way for way in ways if way in best.values()]
    whole = [*first, *(way for way in ways if way not in first)][: max(FEWEST_WHOLE, IN_A_MENU - len(sets))]
    deadly = [(move,) for (move,) in sets if _kills(sight.state, move)]
    return [_placing(sight, way) for way in dict.fromkeys((*deadly, *whole, *sets))]


def _kills(state: State, move: PlaceDice) -> bool:
    """Whether a Trap hits somebody who has one line left."""
    return move.human is not None and state.humans[move.human].losses == LINES - 1


def _worth(way: Sequence[PlaceDice]) -> tuple[int, int, int]:
    """Rank ways by what their dice are worth; among equals the fewest sets are best, and then the most points."""
    worth = sum(WORTH[move.slot] * len(move.dice) for move in way)
    return worth, -len(way), sum(len(move.dice) for move in way if move.slot == "sounds")


def _placing(sight: Sight, way: Sequence[PlaceDice]) -> Option:
    """Return a way to place dice: with what comes of it, and of a single set what the slot takes."""
    words, (first, *others) = sight.words, sorted(way, key=lambda move: _worth([move]), reverse=True)
    note = "" if others else words("cl-slot-about", slot=first.slot)
    label = " · ".join(_set(words, move) for move in (first, *others))
    return Option(label, first, tuple(others), style="primary", note=note)


def placed(words: Words, turns: Iterable[GameTurn]) -> str:
    """Say as briefly as a button which dice were placed, so that a phone shows what follows.

    Nothing is returned where more has to be told: other moves, cards that were drawn, what a Trap has done.
    """
    moves = [turn.move for turn in turns]
    sets = [_set(words, move) for move in moves if isinstance(move, PlaceDice) and move.slot not in TOLD_IN_FULL]
    return " · ".join(sets) if len(sets) == len(moves) else ""


def _set(words: Words, move: PlaceDice) -> str:
    count = len(move.dice)
    human = "" if move.human is None else human_name(words, move.human)
    return words(
        "cl-pad-set", slot=move.slot, dice=_written(move.dice), count=count, points=TP_PER_DIE * count, human=human
    )


def _summons(sight: Sight) -> Iterator[Option]:
    """Return who can be brought for all points, nearest to the humans first, then fewer troglodytes on a tile."""
    state = sight.state
    most = troglodytes_for_sale(state)
    total = min(troglodytes_affordable(state), sum(sorted(most.values())[-MOST_TILES:]))
    spreads = [_troglodytes(sight, spread) for spread in _spreads(state, most, total)]
    demons = [_demon(sight, move) for move in sight.moves if isinstance(move, Summon) and move.is_demon]
    fewer = [_troglodytes(sight, {tile: count}) for tile in most for count in range(min(most[tile], total - 1), 0, -1)]
    shown = max(IN_A_ROW, IN_A_MENU - len(demons) - len(fewer))
    yield from filter(None, chain(*zip_longest(spreads[:shown], demons)))
    yield from fewer


def _spreads(state: State, most: Mapping[int, int], total: int) -> list[dict[int, int]]:
    """Return the ways to spend all points on troglodytes of up to three tiles: the nearest first, then of few tiles."""
    found = [
        dict(zip(tiles, counts, strict=True))
        for number in range(1, MOST_TILES + 1)
        for tiles in combinations(most, number)
        for counts in product(*(range(1, most[tile] + 1) for tile in tiles))
        if sum(counts) == total
    ]
    return sorted(found, key=lambda spread: (_far(state, spread), len(spread), max(spread.values())))


def _far(state: State, spread: Mapping[int, int]) -> int:
    """Return how many steps troglodytes have to the humans together."""
    return sum(count * steps_to_humans(state, tile) for tile, count in spread.items())


def _troglodytes(sight: Sight, counts: Mapping[int, int]) -> Option:
    words, (first, *others) = (
        sight.words,
        [Summon(is_demon=False, tile=tile) for tile in counts for _ in range(counts[tile])],
    )
    places = [
        words("cl-pad-so-many", number=number, count=count, tile=tile_number(words, tile))
        for number, (tile, count) in enumerate(counts.items())
    ]
    label = words("cl-pad-summons", places=words.series(places), price=TROGLODYTE_PRICE * sum(counts.values()))
    brief = [words("cl-so-many-on", count=count, tile=tile_number(words, tile)) for tile, count in counts.items()]
    return Option(label, first, tuple(others), style="danger", brief=words.series(brief))


def _demon(sight: Sight, move: Summon) -> Option:
    words = sight.words
    place = words("cl-pad-demon-on", tile=tile_number(words, move.tile))
    name = capital(warrior_name(words, sight.state, "demon"))
    label = words("cl-pad-summons", places=place, price=DEMON_PRICE)
    return Option(label, move, style="danger", note=name, brief=place)


def _why_nothing(sight: Sight) -> Iterator[str]:
    """Tell why nothing can be summoned although there are points for it."""
    if sight.state.threat_points < TROGLODYTE_PRICE or _can_summon(sight):
        return
    if has_figure(sight.state):
        yield sight.words("cl-pad-no-place")
    else:
        yield refusal(sight.words, Reason.of("no-figure-left"))


def _can_summon(sight: Sight) -> bool:
    return any(isinstance(move, Summon) for move in sight.moves)


def _left(sight: Sight) -> str:
    """Say what could still be done: dice to be placed, points to summon with; nothing where that is so."""
    dice = any(isinstance(move, PlaceDice) for move in sight.moves)
    points = sight.state.threat_points if _can_summon(sight) else 0
    lines = (sight.words("cl-pad-dice-left") if dice else "", sight.words("cl-pad-points-left", points=points))
    return "\n".join(line for line in (lines if points else lines[:1]) if line)
