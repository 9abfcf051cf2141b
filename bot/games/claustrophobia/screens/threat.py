"""The screen of the Threat phase: dice by whole ways and by sets, event cards, and troglodytes by number and tile.

It fits a phone without scrolling: what has no line of its own there stands in a menu, with all that can be chosen.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, zip_longest
from typing import Final

from bot.games.claustrophobia.screens.cards import card_screen, cards_of
from bot.games.claustrophobia.screens.screen import END, Kind, Option, Screen, Sight, end_options, end_screen
from bot.interactions.components.component import IN_A_MENU, IN_A_ROW
from bot.table.posts.custom_id import LONGEST_REST
from engine.claustrophobia.moves import PlaceDice, PlayEvent, Summon
from engine.claustrophobia.rounds.phases import Threat
from engine.claustrophobia.rounds.threat import (
    DEMON_PRICE,
    TP_PER_DIE,
    TROGLODYTE_PRICE,
    troglodytes_affordable,
    troglodytes_for_sale,
    ways_to_place,
)
from engine.claustrophobia.tunnels.map import has_figure
from engine.core import Reason
from render.claustrophobia.text.labels import human_name, sentence, tile_number, warrior_name
from render.claustrophobia.text.refusals import refusal

ROWS: Final = 6
"""So many rows of buttons and menus fit a phone below a picture without any text, besides those that lead out."""

LINES_OF_A_ROW: Final = 2
"""So many lines of text are as high as a row."""

LINE: Final = 34
"""So many characters a line of text has there."""

FEWEST: Final = 3
"""So many rows there are whatever the text: a menu of each kind."""


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
    buttons, menus = _laid_out(kinds, _rows_beside(f"{sight.above}\n{text}"))
    ends = [end._replace(label=words("cl-pad-end-phase")) for end in end_options(sight, _left(sight))]
    return Screen(text, (buttons,), menus=menus, leaving=ends)


def _rows_beside(text: str) -> int:
    """Return how many rows of buttons and menus a phone shows together with a text."""
    lines = sum(-(-len(line) // LINE) for line in text.splitlines())
    return max(FEWEST, ROWS - -(-lines // LINES_OF_A_ROW))


def _asked(sight: Sight) -> str:
    """Say which dice and points there are; the picture shows which slots have been taken."""
    dice, points = _dice(sight), sight.state.threat_points
    return sight.words("cl-pad-threat", left=len(dice), dice=_written(dice), points=points)


def _written(dice: Sequence[int]) -> str:
    """Write dice as short as they can be, since several sets stand on one button."""
    return ",".join(map(str, dice))


def _dice(sight: Sight) -> tuple[int, ...]:
    return sight.state.phase.dice if isinstance(sight.state.phase, Threat) else ()


def _laid_out(kinds: Sequence[Kind], rows: int) -> tuple[list[Option], list[Kind]]:
    """Return what is a button and what stands in menus, on so many rows of a phone, on which a button takes one.

    All are buttons if there are few; else the best of the first kind, which are its first ones.
    """
    kinds = [kind for kind in kinds if kind.options]
    if sum(len(kind.options) for kind in kinds) <= min(rows, IN_A_ROW):
        return [option for kind in kinds for option in kind.options], []
    alone = [kind.options[0] for kind in kinds if len(kind.options) == 1]
    menus = [kind for kind in kinds if len(kind.options) > 1]
    room = rows - len(alone) - len(menus)
    best = [option for option in menus[0].options if len(option.plays) <= LONGEST_REST]
    if len(best) == len(menus[0].options) <= room + 1:
        return [*best, *alone], menus[1:]
    return [*best[:room], *alone], menus


def _placings(sight: Sight) -> list[Option]:
    """Return ways to place all dice, the best of each slot first, and the single sets."""
    sets = [(move,) for move in sight.moves if isinstance(move, PlaceDice)]
    whole = _of_each_slot(sorted(ways_to_place(sight.state), key=_worth, reverse=True))
    shown = whole[: max(IN_A_ROW, IN_A_MENU - len(sets))]
    return [_placing(sight, way) for way in dict.fromkeys((*shown, *sets))]


def _worth(way: Sequence[PlaceDice]) -> tuple[int, int]:
    """Rank ways: dice that bring points or cards count twice as much as others, and points come first."""
    points = sum(len(move.dice) for move in way if move.slot == "sounds")
    cards = sum(len(move.dice) for move in way if move.slot == "dark")
    return points + cards + sum(len(move.dice) for move in way), points


def _of_each_slot(ways: Sequence[tuple[PlaceDice, ...]]) -> list[tuple[PlaceDice, ...]]:
    """Put those first in which a slot is taken that none before them takes."""
    seen, first = set[str](), list[tuple[PlaceDice, ...]]()
    for way in ways:
        slots = {move.slot for move in way}
        if not slots <= seen:
            first.append(way)
            seen |= slots
    return [*first, *(way for way in ways if way not in first)]


def _placing(sight: Sight, way: Sequence[PlaceDice]) -> Option:
    """Return a way to place dice: with what comes of it, and of a single set what the slot takes."""
    words, (first, *others) = sight.words, sorted(way, key=lambda move: _worth([move]), reverse=True)
    note = "" if others else words("cl-slot-about", slot=first.slot)
    label = " · ".join(_set(sight, move) for move in (first, *others))
    return Option(label, first, tuple(others), style="primary", note=note)


def _set(sight: Sight, move: PlaceDice) -> str:
    words, count = sight.words, len(move.dice)
    human = "" if move.human is None else human_name(words, move.human)
    return words(
        "cl-pad-set", slot=move.slot, dice=_written(move.dice), count=count, points=TP_PER_DIE * count, human=human
    )


def _summons(sight: Sight) -> Iterator[Option]:
    """Return whom all points can bring to a tile, then ways to spread troglodytes, then fewer of them on a tile."""
    most = troglodytes_for_sale(sight.state)
    demons = [move for move in sight.moves if isinstance(move, Summon) and move.is_demon]
    crowds = [_troglodytes(sight, {tile: most[tile]}) for tile in sorted(most, key=lambda tile: -most[tile])]
    fewer = [_troglodytes(sight, {tile: count}) for tile in most for count in range(most[tile] - 1, 0, -1)]
    yield from filter(None, chain(*zip_longest(crowds, (_demon(sight, move) for move in demons))))
    shown = max(IN_A_ROW, IN_A_MENU - len(crowds) - len(demons) - len(fewer))
    yield from (_troglodytes(sight, spread) for spread in _spreads(sight, most)[:shown])
    yield from fewer


def _spreads(sight: Sight, most: Mapping[int, int]) -> list[dict[int, int]]:
    """Return the ways to spend all points on troglodytes of two tiles, the most even first."""
    affordable, spreads = troglodytes_affordable(sight.state), list[dict[int, int]]()
    for one, other in combinations(most, 2):
        total = min(affordable, most[one] + most[other])
        counts = range(max(1, total - most[other]), min(most[one], total - 1) + 1)
        spreads += [{one: count, other: total - count} for count in counts]
    return sorted(spreads, key=lambda spread: max(spread.values()))


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
    return Option(label, first, tuple(others), style="danger")


def _demon(sight: Sight, move: Summon) -> Option:
    words = sight.words
    place = words("cl-pad-demon-on", tile=tile_number(words, move.tile))
    name = sentence(warrior_name(words, sight.state, "demon"))
    return Option(words("cl-pad-summons", places=place, price=DEMON_PRICE), move, style="danger", note=name)


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
