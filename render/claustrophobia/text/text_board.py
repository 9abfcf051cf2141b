"""The board as prose, for `/text` and for those who do not see the picture: the aim, both sides, warriors, tiles."""

from collections.abc import Iterator
from typing import Final

from engine.claustrophobia.events.rounds import EffectBegan
from engine.claustrophobia.rounds.phases import Threat
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from render.claustrophobia.text.event_text import event_text
from render.claustrophobia.text.hand_text import hand_lines
from render.claustrophobia.text.headline import aim_sentence, wanted
from render.claustrophobia.text.labels import TextContext, dice_text
from render.claustrophobia.text.warrior_text import brief_tile_line, demon_line, human_line, is_empty, tile_line
from render.core import Words

LONGEST: Final = 1950
"""The most characters, so that it fits into a message as a block."""


def text_board(words: Words, state: State) -> str:
    """Tell a position line by line; where that is too much, empty tiles are told briefly, and then only counted."""
    begin = [line for line in (*both_sides(words, state), *warriors(words, state)) if line]
    for tiles in (_all_tiles, _brief_tiles, _held_tiles):
        text = "\n".join((*begin, *tiles(words, state)))
        if len(text) <= LONGEST:
            return text
    return f"{text[: LONGEST - 1]}…"


def both_sides(words: Words, state: State) -> Iterator[str]:
    """Tell what is there besides warriors and tiles: the round, the aim, TP, cards, gifts, slots, what lasts."""
    limit = scenario_of(state).limit
    phase = words("cl-phase", phase=str(state.phase.__struct_config__.tag))
    yield words("cl-board", round=state.round, limit=limit, phase=phase, wanted=wanted(words, state))
    yield aim_sentence(words, state)
    yield points_line(words, state)
    if state.gifts:
        yield words("cl-gifts", gifts=words.listing([words("cl-gift", gift=gift) for gift in state.gifts]))
    if isinstance(state.phase, Threat) and state.phase.slots:
        slots = [words("cl-slot-dice", slot=each.slot, dice=dice_text(words, each.dice)) for each in state.phase.slots]
        yield words("cl-slots", slots=words.series(slots))
    if state.effects:
        context = TextContext(words, ("", ""), state)
        yield words("cl-effects", effects=" ".join(event_text(context, EffectBegan(each)) for each in state.effects))
    yield from hand_lines(words, state)


def points_line(words: Words, state: State) -> str:
    """Tell the TP and how many cards both sides hold."""
    return words(
        "cl-points",
        points=state.threat_points,
        advantages=len(state.advantage_hand),
        events=len(state.event_hand),
        prepared=words("cl-prepared") if state.prepared else "",
        extra=words("cl-extra-dice", count=state.extra_dice) if state.extra_dice else "",
    )


def warriors(words: Words, state: State) -> Iterator[str]:
    """Tell each human and the demon; troglodytes are told with their tiles."""
    yield from (human_line(words, state, name) for name in state.humans)
    yield demon_line(words, state)


def _all_tiles(words: Words, state: State) -> Iterator[str]:
    return (tile_line(words, state, tile) for tile in range(len(state.tiles)))


def _brief_tiles(words: Words, state: State) -> Iterator[str]:
    for tile in range(len(state.tiles)):
        line_of = brief_tile_line if is_empty(state, tile) else tile_line
        yield line_of(words, state, tile)


def _held_tiles(words: Words, state: State) -> Iterator[str]:
    empty = [tile for tile in range(len(state.tiles)) if is_empty(state, tile)]
    yield from (tile_line(words, state, tile) for tile in range(len(state.tiles)) if tile not in empty)
    if empty:
        yield words("cl-others-empty", count=len(empty))
