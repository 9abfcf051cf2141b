"""Game records: whole matches as text to keep and to read (`NOTATION.md`). Reading and writing are inverses.

A record has who played when and where, the setup, the moves and the result. The moves are numbered by round, a line
each, with the draft before them: `1. r4 iul g5 iuu M 8`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from functools import reduce
from itertools import groupby
from operator import itemgetter
from typing import Final

from msgspec.structs import replace

from engine.core import Match, NotAllowed, ScriptedChance, Seat
from engine.core.notation import quoted, read_date, read_record_text, read_value, write_header
from engine.fearsome_floors.cards import CARD, card_named
from engine.fearsome_floors.events import AnyEvent, TilePlaced
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.game import FEARSOME_FLOORS, to_act
from engine.fearsome_floors.kit import Kit, read_kit, write_kit
from engine.fearsome_floors.moves import AnyMove, GameTurn, PlaceRest, PlaceTile
from engine.fearsome_floors.notation import (
    Action,
    BadNotation,
    read_action,
    read_position,
    write_action,
    write_position,
)
from engine.fearsome_floors.notation.position import PLACES
from engine.fearsome_floors.reasons import plainly
from engine.fearsome_floors.rounds import bag
from engine.fearsome_floors.state import DraftPhase, Over, State
from engine.fearsome_floors.supply import ORIENTATIONS
from engine.fearsome_floors.tokens import COLOURS, Colour

FearsomeMatch = Match[State, AnyMove, AnyEvent]

SEATS: Final[Mapping[Colour, str]] = {colour: colour.capitalize() for colour in COLOURS}
"""The key of each seat's line, which has its player's name."""

KEYS: Final = ("Event", "Site", "Date", *SEATS.values(), "Variant", "Kit", "Setup", "Result")
"""`Kit`, what the monster is made of, is an addition to the notation (**[ruling]**): positions do not have it."""

MONSTER_WON: Final = "monster"
UNFINISHED: Final = "*"


@dataclass(frozen=True, kw_only=True)
class GameRecord:
    """A match and what people want to know of it. Turns that were undone are not recorded."""

    event: str
    """The occasion, such as a tournament."""
    site: str
    """Where it was played."""
    date: date
    """In UTC; all turns have its time."""
    players: tuple[str, ...]
    """The names in the order of the seats."""
    variant: str
    """A word or two for readers; what was really set up is the match's start."""
    match: FearsomeMatch
    """The match itself."""


def write_record(record: GameRecord) -> str:
    """Write a game record; it ends with a line break. Raises ValueError if there is not a name for each seat."""
    start = record.match.journal.start
    seats = zip(start.colours, record.players, strict=True)
    fields = {
        "Event": record.event,
        "Site": record.site,
        "Date": record.date.isoformat(),
        **{SEATS[colour]: name for colour, name in seats},
        "Variant": record.variant,
        "Kit": write_kit(start.kit),
        "Setup": write_position(start),
        "Result": _result(record.match.state),
    }
    return f"{write_header(fields)}\n\n{write_moves(record.match)}\n"


def read_record(text: str) -> GameRecord:
    """Read a game record and play it through. Raises BadNotation, for moves too that the rules do not allow."""
    fields, moves = read_record_text(text, KEYS)
    day, start = read_date(fields), _start(fields)
    record = GameRecord(
        event=read_value(fields, "Event"),
        site=read_value(fields, "Site"),
        date=day,
        players=_players(fields, start),
        variant=read_value(fields, "Variant"),
        match=read_moves(start, moves, at=datetime.combine(day, time(), UTC)),
    )
    result = _result(record.match.state)
    if read_value(fields, "Result") != result:
        raise BadNotation(f"Result: the moves lead to {result!r}.")
    return record


def _start(fields: Mapping[str, str]) -> State:
    return replace(read_position(read_value(fields, "Setup")), kit=_kit(fields))


def _kit(fields: Mapping[str, str]) -> Kit:
    """Read what the monster is made of; a record of another program does not say it."""
    try:
        return read_kit(fields["Kit"]) if "Kit" in fields else Kit()
    except NotAllowed as error:
        raise BadNotation(f"Kit: {plainly(error.reason)}") from error


def _players(fields: Mapping[str, str], start: State) -> tuple[str, ...]:
    for colour, key in SEATS.items():
        if key in fields and colour not in start.colours:
            raise BadNotation(f"{key}: {colour} does not play in the setup.")
    return tuple(read_value(fields, SEATS[colour]) for colour in start.colours)


def _result(state: State) -> str:
    """Return the winner's colour, or who or what else a game has come to."""
    if not isinstance(state.phase, Over):
        return UNFINISHED
    return state.phase.winner or MONSTER_WON


_NUMBER: Final = re.compile(r"[0-9]+\.", re.ASCII)
_DIRECTIONS: Final = frozenset(orientation for orientations in ORIENTATIONS.values() for orientation in orientations)


def write_moves(match: FearsomeMatch) -> str:
    """Write a line for the draft, if there was one, and a line for each round."""
    return "\n".join(
        " ".join(filter(None, (number, *(text for _, text in actions))))
        for number, actions in groupby(_numbered(match), key=itemgetter(0))
    )


def read_moves(start: State, text: str, *, at: datetime) -> FearsomeMatch:
    """Play moves from a position. Raises BadNotation, which names the first that cannot be read or played.

    Numbers of rounds may be left out, but not be wrong; `at` becomes the time of every turn.
    """
    match = Match.begin(FEARSOME_FLOORS, start)
    words, here = text.split(), 0
    while here < len(words):
        if _NUMBER.fullmatch(words[here]):
            _refuse_number(match.state, words[here])
            here += 1
        else:
            action = _action(words[here : here + 4])
            match = _after(match, " ".join(action), at)
            here += len(action)
    return match


def _numbered(match: FearsomeMatch) -> Iterator[tuple[str, str]]:
    """Return each turn as text, with the number of its round before it; the draft has none."""
    state = match.journal.start
    for turn in match.journal.turns:
        colour = None if turn.seat is None else state.colours[turn.seat]
        yield _number(state), " ".join(map(write_action, _actions(colour, turn)))
        state = reduce(evolve, turn.events, state)


def _actions(colour: Colour | None, turn: GameTurn) -> Iterator[Action]:
    """Return what a turn is written as: tiles that chance placed as if their players had."""
    if not isinstance(turn.move, PlaceRest):
        yield Action(colour, turn.move, turn.drawn(CARD))
        return
    for event in turn.events:
        if isinstance(event, TilePlaced):
            yield Action(None, PlaceTile(event.tile, event.square, event.direction))


def _number(state: State) -> str:
    return "" if isinstance(state.phase, DraftPhase) else f"{state.round}."


def _refuse_number(state: State, word: str) -> None:
    if word != _number(state):
        here = "the draft is going on" if isinstance(state.phase, DraftPhase) else f"round {state.round} is played"
        raise BadNotation(f"moves: {quoted(word)} stands where {here}.")


def _action(words: list[str]) -> list[str]:
    """Return the words of the next action: a tile that is placed has its square, and may have a direction."""
    if words[0] != PLACES:
        return words[:2]
    return words if words[-1] in _DIRECTIONS else words[:3]


def _after(match: FearsomeMatch, text: str, at: datetime) -> FearsomeMatch:
    action, state = read_action(text), match.state
    luck = tuple(card_named(card, longer=state.longer) or card for card in action.luck)
    if luck and not set(luck) <= set(bag(state)):
        raise BadNotation(
            f"moves: {quoted(text)} in round {state.round} cannot be: that card is not among those to be drawn."
        )
    if action.colour is not None and action.colour not in state.colours:
        raise BadNotation(f"moves: {quoted(text)} in round {state.round} cannot be: {action.colour} does not play.")
    try:
        return match.play(_seat(state, action), action.move, chance=ScriptedChance(luck), at=at)
    except NotAllowed as error:
        raise BadNotation(
            f"moves: {quoted(text)} in round {state.round} is refused. {plainly(error.reason)}"
        ) from error


def _seat(state: State, action: Action) -> Seat | None:
    """Return whose action it is, as far as its text or the turn says it."""
    if isinstance(action.move, PlaceTile):
        return min(to_act(state), default=None)
    return None if action.colour is None else Seat(state.colours.index(action.colour))
