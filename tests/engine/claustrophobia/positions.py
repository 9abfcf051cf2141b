"""Positions for tests, and short ways to let something happen in them."""

import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.cards.decks import ADVANTAGE_COPIES, EVENT_COPIES, full_deck
from engine.claustrophobia.counts import AirCounts, AnyCounts, ChoirCounts, scenario_counted
from engine.claustrophobia.events import AnyEvent, GamePlay
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.evolve.changes import without
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.rounds.phases import DemonAction, HumanAction, Phase
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import Demon, Human, State, Tile, Tough, Troglodytes
from engine.claustrophobia.tunnels.tiles import USUAL_STACK, Turn
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HUMANS, TOUGH_NAMED, DemonKind, HumanName, ObjectName
from engine.core import Play, Reason, ScriptedChance, Seat

GAME: Final = CLAUSTROPHOBIA

LETTERS: Final[Mapping[str, ObjectName]] = {"b": "blunderbuss", "s": "shield", "c": "scepter", "h": "hammer"}
KINDS: Final[Mapping[str, DemonKind]] = {
    "combat": "combat",
    "cruelty": "cruelty",
    "destruction": "destruction",
    "souls": "souls",
    "possessed": "possessed",
    "hunter": "hunter",
}
COUNTS: Final[Mapping[DemonKind, AnyCounts]] = {
    **{rule.demon: rule.counts for rule in SCENARIOS.values()},
    "souls": ChoirCounts(is_found=True),
}
TURNS: Final[Mapping[str, Turn]] = {"0": 0, "90": 90, "180": 180, "270": 270}

TILE: Final = re.compile(r"([a-z-]+)@(-?\d+),(-?\d+)(?:/(\d+))?")
HUMAN: Final = re.compile(r"(\w+)@(\d+)(?::(\d))?(?:x([1-6]+))?(?:\+([a-z]+))?")


def position(tiles: str, figures: str = "", *, phase: Phase | None = None, **changes: Any) -> State:
    """A position from its tiles (`plain-a@0,0/90`) and figures, of the first scenario or of the one with its demon.

    Figures are humans `B1@0:4x12+s` (tile, die, cancelled lines, objects), so many troglodytes `t@0*3`, Tough ones
    `tough-1@0` and a demon `hunter@0*2` with wounds. Who gets a die whose line is cancelled is Exhausted.
    """
    laid = tuple(_tile(word) for word in tiles.split())
    names = {tile.name for tile in laid}
    kind = next((KINDS[name] for name in (word.partition("@")[0] for word in figures.split()) if name in KINDS), None)
    counts = changes.get("counts", AirCounts() if kind is None else COUNTS[kind])
    scenario = SCENARIOS[scenario_counted(counts)]
    start = State(
        counts=counts,
        human_seat=Seat(0),
        tiles=laid,
        humans={},
        phase=HumanAction() if phase is None else phase,
        stack=tuple(name for name in USUAL_STACK if name not in names),
        aside=tuple(name for name in scenario.aside if name not in names),
        demons_bought=int(kind is not None and scenario.demons_to_buy > 0),
        event_deck=full_deck(EVENT_COPIES),
        advantage_deck=full_deck(ADVANTAGE_COPIES),
    )
    for word in figures.split():
        start = _with_figure(start, word)
    humans = {name: start.humans[name] for name in HUMANS if name in start.humans}
    for hand, deck in (("event_hand", "event_deck"), ("advantage_hand", "advantage_deck")):
        for card in changes.get(hand, ()):
            changes[deck] = without(changes.get(deck, getattr(start, deck)), card)
    return replace(start, humans=humans, **changes)


def _tile(word: str) -> Tile:
    found = TILE.fullmatch(word)
    assert found is not None, word
    name = found[1] if found[1] != "start" else "start-a"
    return Tile(name, int(found[2]), int(found[3]), TURNS[found[4] or "0"])


def _with_figure(state: State, word: str) -> State:
    name, _, rest = word.partition("@")
    tile, _, number = rest.partition("*")
    if name == "t":
        return replace(state, troglodytes={**state.troglodytes, int(tile): Troglodytes(int(number or 1))})
    if name in TOUGH_NAMED:
        return replace(state, toughs={**state.toughs, TOUGH_NAMED[name]: Tough(int(tile))})
    if name in KINDS:
        return replace(state, demon=Demon(KINDS[name], int(tile), int(number or 0)))
    found = HUMAN.fullmatch(word)
    assert found is not None, word
    human: HumanName = HUMAN_NAMED[found[1]]
    cancelled = tuple(int(line) for line in found[4] or "")
    objects = tuple(LETTERS[letter] for letter in found[5] or "")
    die = int(found[3] or 1)
    made = Human(int(found[2]), objects, cancelled, die=die, is_exhausted=die in cancelled)
    return replace(state, humans={**state.humans, human: made})


def demons_act(state: State) -> State:
    """The same position in a Demon Action."""
    return replace(state, phase=DemonAction())


def seat_to_act(state: State) -> Seat | None:
    actors = CLAUSTROPHOBIA.to_act(state)
    return min(actors) if actors else None


def played(state: State, *moves: AnyMove, luck: str | tuple[str, ...] = ()) -> GamePlay:
    """Play moves of whoever is to act, with all the luck that they need, as a match would."""
    assert CLAUSTROPHOBIA.problems(state) == []
    play: Play[State, AnyEvent] = Play(state, evolve, script := ScriptedChance(tuple(luck)))
    for move in moves:
        seat = seat_to_act(play.state)
        assert CLAUSTROPHOBIA.why_not(play.state, seat, move) is None, (move, why_not(play.state, move))
        CLAUSTROPHOBIA.resolve(play, seat, move)
        assert CLAUSTROPHOBIA.problems(play.state) == []
    assert script._script == [], "luck is left"  # noqa: SLF001 - nobody but tests asks
    return play


def begun(state: State, *luck: str) -> GamePlay:
    """A play in which nothing has happened yet, for rules that are no moves."""
    return Play(state, evolve, ScriptedChance(luck))


def after(state: State, *moves: AnyMove, luck: str | tuple[str, ...] = ()) -> State:
    return played(state, *moves, luck=luck).state


def events(state: State, *moves: AnyMove, luck: str | tuple[str, ...] = ()) -> list[AnyEvent]:
    return played(state, *moves, luck=luck).events


def why_not(state: State, move: AnyMove) -> Reason | None:
    """Why whoever is to act may not do something."""
    return CLAUSTROPHOBIA.why_not(state, seat_to_act(state), move)


def refused(state: State, move: AnyMove) -> str:
    """The key of the reason why whoever is to act may not do something."""
    reason = why_not(state, move)
    assert reason is not None, f"{move} is legal"
    return reason.key


def choices(state: State) -> list[AnyMove]:
    seat = seat_to_act(state)
    return [] if seat is None else list(CLAUSTROPHOBIA.choices(state, seat))
