"""Screens of the Threat phase: slots that the dice allow, event cards, and where something can be summoned."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.claustrophobia.screens.cards import card_screen, cards_of
from bot.games.claustrophobia.screens.screen import END, Option, Screen, Sight, end_options, end_screen, has_room
from bot.interactions.components.component import IN_A_ROW
from engine.claustrophobia.moves import PlaceDice, PlayEvent, Summon
from engine.claustrophobia.rounds.phases import SlotName, Threat
from engine.claustrophobia.rounds.threat import DEMON_PRICE, TROGLODYTE_PRICE
from engine.claustrophobia.tunnels.map import has_figure
from engine.core import Reason
from render.claustrophobia.text.labels import dice_text, human_name, sentence, tile_name, tile_number, warrior_name
from render.claustrophobia.text.move_text import move_label
from render.claustrophobia.text.refusals import refusal
from render.claustrophobia.text.text_board import wanted

SLOT = "slot "
SUMMON = "summon "

MOST_BUTTONS: Final = 2 * IN_A_ROW
"""The most buttons at once, as far as some can be put behind others: on a phone each has a line of its own."""


def threat(sight: Sight, path: str) -> Screen:
    """Show the slots that can be taken, event cards, and what can be summoned; or one of these."""
    if path.startswith("card "):
        return card_screen(sight, path)
    if path.startswith(SLOT):
        return _slot(sight, path.removeprefix(SLOT))
    if path.startswith(SUMMON):
        return _summon(sight, is_demon=path.removeprefix(SUMMON) == "demon")
    if path == END and (left := _left(sight)):
        return end_screen(sight, left, back="")
    words = sight.words
    slots = list(dict.fromkeys(move.slot for move in sight.moves if isinstance(move, PlaceDice)))
    taken = sight.state.phase.slots if isinstance(sight.state.phase, Threat) else ()
    lines = [wanted(words, sight.state)]
    lines += [words("cl-slot-dice", slot=filled.slot, dice=dice_text(words, filled.dice)) for filled in taken]
    lines += [words("cl-pad-slot", slot=slot, about=words("cl-slot-about", slot=slot)) for slot in slots]
    lines += _why_nothing(sight)
    return Screen("\n".join(lines), _groups(sight, slots))


def _groups(sight: Sight, slots: Sequence[SlotName]) -> Sequence[Sequence[Option]]:
    """Return sets of dice, cards and places to summon at as far as there is room; else the ways to them."""
    end = end_options(sight, _left(sight))
    taking, kinds = [_taking(sight, slot) for slot in slots], [*_kinds(sight), *end]
    cards = cards_of(sight, PlayEvent)
    sets = [_set(sight, move) for slot in slots for move in _sets(sight, slot)]
    places = [*_places(sight), *end]
    return next(
        groups
        for groups in ((sets, cards, places), (taking, cards, places), (taking, cards, kinds))
        if groups[2] is kinds or (has_room(groups) and sum(map(len, groups)) <= MOST_BUTTONS)
    )


def _why_nothing(sight: Sight) -> Iterator[str]:
    """Tell why nothing can be summoned although there are points for it."""
    if sight.state.threat_points < TROGLODYTE_PRICE or _kinds(sight):
        return
    if has_figure(sight.state):
        yield sight.words("cl-pad-no-place")
    else:
        yield refusal(sight.words, Reason.of("no-figure-left"))


def _left(sight: Sight) -> str:
    """Say what could still be done: dice to be placed, points to summon with; nothing where that is so."""
    dice = any(isinstance(move, PlaceDice) for move in sight.moves)
    points = sight.state.threat_points if _kinds(sight) else 0
    lines = (sight.words("cl-pad-dice-left") if dice else "", sight.words("cl-pad-points-left", points=points))
    return "\n".join(line for line in (lines if points else lines[:1]) if line)


def _sets(sight: Sight, slot: str) -> list[PlaceDice]:
    """Return the sets that a slot can take, the largest first where each die counts by itself."""
    sets = [move for move in sight.moves if isinstance(move, PlaceDice) and move.slot == slot]
    return sorted(sets, key=lambda move: -len(move.dice)) if slot in ("sounds", "dark") else sets


def _set(sight: Sight, move: PlaceDice) -> Option:
    return Option(move_label(sight.words, sight.state, move), move, style="primary")


def _taking(sight: Sight, slot: str) -> Option:
    """Return the slot's only set as a move, or the way to the choice among several."""
    sets = _sets(sight, slot)
    if len(sets) == 1:
        return _set(sight, sets[0])
    return Option(sight.words("cl-slot", slot=slot), path=f"{SLOT}{slot}", style="primary")


def _slot(sight: Sight, slot: str) -> Screen:
    words, sets = sight.words, _sets(sight, slot)
    if not sets:
        return Screen(words("cl-pad-not-now"), (), back="")
    options = [Option(_dice(sight, move), move, style="primary") for move in sets]
    about = words("cl-slot-about", slot=slot)
    return Screen(words("cl-pad-slot", slot=slot, about=about), (options,), back="")


def _dice(sight: Sight, move: PlaceDice) -> str:
    dice = dice_text(sight.words, move.dice)
    if move.human is None:
        return dice
    return sight.words("cl-die-of", human=f"{dice}:", die=human_name(sight.words, move.human))


def _kinds(sight: Sight) -> list[Option]:
    """Return what can be summoned, with its price."""
    found = dict.fromkeys(move.is_demon for move in sight.moves if isinstance(move, Summon))
    return [
        Option(
            sight.words(
                "cl-pad-summon",
                who=_who(sight, is_demon=is_demon),
                price=DEMON_PRICE if is_demon else TROGLODYTE_PRICE,
            ),
            path=f"{SUMMON}{'demon' if is_demon else 'troglodyte'}",
            style="danger",
        )
        for is_demon in found
    ]


def _places(sight: Sight) -> Iterator[Option]:
    """Return each warrior that can be summoned with each place, as a move."""
    for move in sight.moves:
        if isinstance(move, Summon):
            who, tile = _who(sight, is_demon=move.is_demon), tile_number(sight.words, move.tile)
            price = DEMON_PRICE if move.is_demon else TROGLODYTE_PRICE
            yield Option(sight.words("cl-pad-summon-on", who=who, tile=tile, price=price), move, style="danger")


def _who(sight: Sight, *, is_demon: bool) -> str:
    return warrior_name(sight.words, sight.state, "demon" if is_demon else "troglodyte")


def _summon(sight: Sight, *, is_demon: bool) -> Screen:
    places = [move for move in sight.moves if isinstance(move, Summon) and move.is_demon == is_demon]
    if not places:
        return Screen(sight.words("cl-pad-not-now"), (), back="")
    who = _who(sight, is_demon=is_demon)
    text = sight.words("cl-pad-summon-where", who=who, points=sight.state.threat_points)
    tiles = [Option(sentence(tile_name(sight.words, sight.state, move.tile)), move, style="danger") for move in places]
    return Screen(text, (tiles,), back="")
