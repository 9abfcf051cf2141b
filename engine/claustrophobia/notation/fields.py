"""The fields of a position: a row for each part of `State`, with its name in the notation."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, get_args

import msgspec

from engine.claustrophobia.cards.decks import (
    ADVANTAGE_CARDS,
    ADVANTAGE_COPIES,
    EVENT_CARDS,
    EVENT_COPIES,
    GIFTS,
    full_deck,
)
from engine.claustrophobia.counts import AnyCounts, scenario_counted
from engine.claustrophobia.notation.card_words import read_cards, write_cards
from engine.claustrophobia.notation.figure_words import (
    read_demon,
    read_effect,
    read_humans,
    read_toughs,
    read_troglodytes,
    write_demon,
    write_effect,
    write_humans,
    write_toughs,
    write_troglodytes,
)
from engine.claustrophobia.notation.round_words import (
    read_active,
    read_owed,
    read_phase,
    write_active,
    write_owed,
    write_phase,
)
from engine.claustrophobia.notation.tunnel_words import (
    read_bag,
    read_pair,
    read_tiles,
    write_bag,
    write_pair,
    write_tiles,
)
from engine.claustrophobia.notation.words import (
    Word,
    listed,
    name_in,
    once,
    or_hidden,
    read_number,
    read_tile,
    write_list,
)
from engine.claustrophobia.rounds.phases import Auction
from engine.claustrophobia.scenarios import SCENARIOS, scenario_of
from engine.claustrophobia.state import SEATS, Human, State
from engine.claustrophobia.tunnels.tiles import USUAL_STACK, TileName
from engine.claustrophobia.warriors.guard_orders import first_order
from engine.claustrophobia.warriors.kinds import GuardOrder, HumanName
from engine.core import Seat
from engine.core.kinds import by_kind
from engine.core.notation import bad


class FieldRule(NamedTuple):
    """A field of the notation."""

    name: str
    """What stands before its `=`."""
    word: Word
    """How its value is written."""
    usual: Callable[[State], Any] | None = None
    """What it is where it is left out, from the fields without this; None where that is the default of `State`."""


def _tiles_elsewhere(state: State) -> set[str | None]:
    owed = getattr(state.owed, "tile", None)
    return {*(tile.name for tile in state.tiles), *state.known, *state.discarded, owed}


def _recruits(state: State) -> dict[HumanName, Human]:
    if isinstance(state.phase, Auction):
        return {}
    return {recruit.name: Human(recruit.tile, recruit.objects) for recruit in scenario_of(state).humans}


def _aside(state: State) -> tuple[TileName, ...]:
    return tuple(name for name in scenario_of(state).aside if name not in _tiles_elsewhere(state))


def _stack(state: State) -> tuple[TileName, ...]:
    all_of_them = {*USUAL_STACK, *scenario_of(state).stack.named}
    return tuple(sorted(all_of_them - _tiles_elsewhere(state)))


def _left(copies: Mapping[Any, int], elsewhere: Iterable[str | None]) -> tuple[Any, ...]:
    return tuple(sorted((Counter(full_deck(copies)) - Counter(elsewhere)).elements()))


def _events_left(state: State) -> tuple[Any, ...]:
    return _left(EVENT_COPIES, (*state.event_hand, *state.prepared, *state.event_discards))


def _advantages_left(state: State) -> tuple[Any, ...]:
    return _left(ADVANTAGE_COPIES, (*state.advantage_hand, *state.advantage_discards))


def _read_guards(field: str, written: str) -> tuple[GuardOrder | None, ...]:
    orders = listed(or_hidden(name_in(get_args(GuardOrder))))(field, written)
    if len(orders) != SEATS:
        raise bad(field, written, "the orders of both seats, like never,always or ?,always")
    return orders


def _counted(counts: AnyCounts) -> dict[str, str]:
    """Return from each word for what is counted to its name in the program."""
    return {part.removeprefix("is_").replace("_", "-"): part for part in counts.__struct_fields__}


def _read_counts(field: str, written: str) -> AnyCounts:
    """Read a scenario with what it counts, where that is not as it begins."""
    name, *marks = written.split("+")
    usual = SCENARIOS[name_in(SCENARIOS)(field, name)].counts
    parts, found = _counted(usual), [mark.partition(":") for mark in marks]
    once(field, [word for word, *_ in found])
    for word, *_ in found:
        if word not in parts:
            raise bad(field, word, f"counted in {name}")
    values = {parts[word]: value or True for word, _, value in found}
    try:
        return msgspec.convert(values, type(usual), strict=False)
    except msgspec.ValidationError:
        raise bad(field, written, "a scenario with what it counts, like chest+opened:2+found+carrier:K1") from None


def _write_counts(counts: AnyCounts) -> str:
    values = {word: getattr(counts, part) for word, part in _counted(counts).items()}
    marks = (f"+{word}" if value is True else f"+{word}:{value}" for word, value in values.items() if value)
    return "".join((scenario_counted(counts), *marks))


def _words(names: Iterable[str]) -> Word:
    return Word(listed(name_in(names)), write_list)


def _yes(field: str, written: str) -> bool:
    return name_in(("yes",))(field, written) == "yes"


_NUMBER: Final = Word(read_number, str)
_YES: Final = Word(_yes, lambda _: "yes")
_EVENTS: Final = Word(read_cards(name_in(EVENT_CARDS)), write_cards)
_ADVANTAGES: Final = Word(read_cards(name_in(ADVANTAGE_CARDS)), write_cards)
_TILES: Final = Word(listed(or_hidden(read_tile)), write_list)

FIELDS: Final[Mapping[str, FieldRule]] = by_kind(
    State.__struct_fields__,
    {
        "counts": FieldRule("scenario", Word(_read_counts, _write_counts)),
        "human_seat": FieldRule(
            "humans-seat", Word(lambda field, word: Seat(int(name_in("01")(field, word))), str), lambda _: Seat(0)
        ),
        "tiles": FieldRule("tiles", Word(read_tiles, write_tiles), lambda state: scenario_of(state).tiles),
        "humans": FieldRule("humans", Word(read_humans, write_humans), _recruits),
        "naming": FieldRule("naming", Word(name_in(("at-once", "deferred")), str)),
        "round": FieldRule("round", _NUMBER),
        "phase": FieldRule("phase", Word(read_phase, write_phase)),
        "owed": FieldRule("owed", Word(read_owed, write_owed)),
        "active": FieldRule("active", Word(read_active, write_active)),
        "stack": FieldRule("stack", Word(read_bag, write_bag), _stack),
        "known": FieldRule("known", _TILES),
        "aside": FieldRule("aside", Word(read_bag, write_bag), _aside),
        "discarded": FieldRule("discarded", Word(listed(read_tile), write_list)),
        "cave_in": FieldRule("cave-in", Word(read_pair, write_pair)),
        "troglodytes": FieldRule("troglodytes", Word(read_troglodytes, write_troglodytes)),
        "toughs": FieldRule("toughs", Word(read_toughs, write_toughs)),
        "demon": FieldRule("demon", Word(read_demon, write_demon)),
        "demons_bought": FieldRule("bought", _NUMBER),
        "threat_points": FieldRule("tp", _NUMBER),
        "extra_dice": FieldRule("extra-dice", _NUMBER),
        "has_felled": FieldRule("felled", _YES),
        "effects": FieldRule("effects", Word(listed(read_effect), lambda some: write_list(map(write_effect, some)))),
        "gifts": FieldRule("gifts", _words(GIFTS)),
        "gifts_used": FieldRule("gifts-used", _words(GIFTS)),
        "blessed_used": FieldRule("blessed-used", _YES),
        "event_deck": FieldRule("event-deck", _EVENTS, _events_left),
        "event_hand": FieldRule("event-hand", _EVENTS),
        "event_discards": FieldRule("event-discards", _words(EVENT_CARDS)),
        "prepared": FieldRule("prepared", _EVENTS),
        "advantage_deck": FieldRule("advantage-deck", _ADVANTAGES, _advantages_left),
        "advantage_hand": FieldRule("advantage-hand", _ADVANTAGES),
        "advantage_discards": FieldRule("advantage-discards", _words(ADVANTAGE_CARDS)),
        "guards": FieldRule("guards", Word(_read_guards, write_list), lambda state: (first_order(state),) * 2),
    },
)
"""From each part of `State` to its field, in the order in which they are written."""
