"""A position as one line of CLN: `cl1` and a field for each part of `State`, nothing that is as usual."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeVar, get_args

import msgspec
from msgspec.structs import replace

from engine.claustrophobia.cards.decks import (
    ADVANTAGE_CARDS,
    ADVANTAGE_COPIES,
    EVENT_CARDS,
    EVENT_COPIES,
    GIFTS,
    full_deck,
)
from engine.claustrophobia.counts import AirCounts, AnyCounts, scenario_counted
from engine.claustrophobia.evolve.changes import as_bag
from engine.claustrophobia.fights.foes import first_order
from engine.claustrophobia.notation.figure_words import (
    DEMON_WORD,
    EFFECTS_WORD,
    HUMANS_WORD,
    TOUGHS_WORD,
    TROGLODYTES_WORD,
)
from engine.claustrophobia.notation.round_words import ACTIVE_WORD, OWED_WORD, PHASE_WORD
from engine.claustrophobia.notation.tunnel_words import BAG_WORD, PAIR_WORD, TILES_WORD
from engine.claustrophobia.notation.words import (
    MARK,
    NOTHING,
    Word,
    listed,
    matched,
    name_in,
    once,
    or_hidden,
    read_number,
    read_tile,
    write_hidden,
    write_list,
)
from engine.claustrophobia.positions.problems import problems
from engine.claustrophobia.rounds.phases import Auction
from engine.claustrophobia.scenarios import SCENARIOS, scenario_of
from engine.claustrophobia.state import SEATS, Human, State
from engine.claustrophobia.tunnels.tiles import USUAL_STACK, TileName
from engine.claustrophobia.warriors.kinds import GuardOrder, HumanName
from engine.core import Seat, by_kind
from engine.core.notation import BadNotation, bad, read_fields

Card = TypeVar("Card", bound=str)

_TIMES: Final = re.compile(r"([^*]+)(?:\*([1-9][0-9]?))?", re.ASCII)


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


def _write_cards(cards: Iterable[str | None]) -> str:
    """Write a bag or a hand: each card once, with how many of it there are."""
    counted = ((write_hidden(card), len(tuple(same))) for card, same in groupby(cards))
    return ",".join(f"{card}*{times}" if times > 1 else card for card, times in counted) or NOTHING


def _read_cards(read: Callable[[str, str], Card]) -> Callable[[str, str], tuple[Card | None, ...]]:
    """Return how a bag or a hand is read."""

    def read_all(field: str, written: str) -> tuple[Card | None, ...]:
        cards: list[Card | None] = []
        for word in () if written == NOTHING else written.split(","):
            parts = matched(_TIMES, field, word, "a card, like parry or parry*2")
            cards += [or_hidden(read)(field, parts[1])] * int(parts[2] or 1)
        return as_bag(cards)

    return read_all


def _words(names: Iterable[str]) -> Word:
    return Word(listed(name_in(names)), write_list)


def _yes(field: str, written: str) -> bool:
    return name_in(("yes",))(field, written) == "yes"


_NUMBER: Final = Word(read_number, str)
_YES: Final = Word(_yes, lambda _: "yes")
_EVENTS: Final = Word(_read_cards(name_in(EVENT_CARDS)), _write_cards)
_ADVANTAGES: Final = Word(_read_cards(name_in(ADVANTAGE_CARDS)), _write_cards)
_TILES: Final = Word(listed(or_hidden(read_tile)), write_list)

FIELDS: Final[Mapping[str, FieldRule]] = by_kind(
    State.__struct_fields__,
    {
        "counts": FieldRule("scenario", Word(_read_counts, _write_counts)),
        "human_seat": FieldRule(
            "humans-seat", Word(lambda field, word: Seat(int(name_in("01")(field, word))), str), lambda _: Seat(0)
        ),
        "tiles": FieldRule("tiles", TILES_WORD, lambda state: scenario_of(state).tiles),
        "humans": FieldRule("humans", HUMANS_WORD, _recruits),
        "naming": FieldRule("naming", Word(name_in(("at-once", "deferred")), str)),
        "round": FieldRule("round", _NUMBER),
        "phase": FieldRule("phase", PHASE_WORD),
        "owed": FieldRule("owed", OWED_WORD),
        "active": FieldRule("active", ACTIVE_WORD),
        "stack": FieldRule("stack", BAG_WORD, _stack),
        "known": FieldRule("known", _TILES),
        "aside": FieldRule("aside", BAG_WORD, _aside),
        "discarded": FieldRule("discarded", Word(listed(read_tile), write_list)),
        "cave_in": FieldRule("cave-in", PAIR_WORD),
        "troglodytes": FieldRule("troglodytes", TROGLODYTES_WORD),
        "toughs": FieldRule("toughs", TOUGHS_WORD),
        "demon": FieldRule("demon", DEMON_WORD),
        "demons_bought": FieldRule("bought", _NUMBER),
        "threat_points": FieldRule("tp", _NUMBER),
        "extra_dice": FieldRule("extra-dice", _NUMBER),
        "has_felled": FieldRule("felled", _YES),
        "effects": FieldRule("effects", EFFECTS_WORD),
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

_NAMES: Final = tuple(rule.name for rule in FIELDS.values())
_BLANK: Final = State(AirCounts(), Seat(0), (), {})
"""What is not written, if no row says otherwise; the scenario always is."""


def write_position(state: State) -> str:
    """Return the CLN of a position, also of one as somebody sees it; reading it back gives an equal one."""
    written = (
        f"{rule.name}={rule.word.write(getattr(state, part))}"
        for part, rule in FIELDS.items()
        if not _is_usual(state, part, rule)
    )
    return " ".join((MARK, *written))


def read_position(text: str) -> State:
    """Return the position that a line of CLN stands for. Raises BadNotation, also for one that cannot be."""
    fields = read_fields(text, mark=MARK, known=_NAMES)
    if "scenario" not in fields:
        raise BadNotation("scenario: it is missing, and every position needs it.")
    found = {part: _read(rule, fields[rule.name]) for part, rule in FIELDS.items() if rule.name in fields}
    state = replace(_BLANK, **found)
    for part, rule in FIELDS.items():
        if rule.usual is not None and rule.name not in fields:
            state = replace(state, **{part: rule.usual(state)})
    for problem in problems(state):
        raise BadNotation(problem)
    return state


def _is_usual(state: State, part: str, rule: FieldRule) -> bool:
    usual = getattr(_BLANK, part) if rule.usual is None else rule.usual(state)
    return rule.name != "scenario" and bool(getattr(state, part) == usual)


def _read(rule: FieldRule, written: str) -> Any:
    if written == NOTHING and rule.usual is None:
        raise BadNotation(f"{rule.name}: it is left out where there is nothing.")
    return rule.word.read(rule.name, written)
