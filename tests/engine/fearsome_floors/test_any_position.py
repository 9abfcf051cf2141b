"""What holds in any sound position, however unlikely: all kinds of tile crowded, on blood, tokens in the way."""

from functools import reduce
from itertools import groupby, islice, product

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core import Reason
from engine.fearsome_floors.board import DIRECTIONS, ORDER, SQUARES
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.events import (
    AnyEvent,
    MonsterBoxedIn,
    MonsterLooked,
    MonsterSlid,
    MonsterStepped,
    MonsterStopped,
    MonsterTeleported,
    TileRemoved,
)
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.ground import ground_of
from engine.fearsome_floors.legal import follow_path
from engine.fearsome_floors.notation import read_position, write_position
from engine.fearsome_floors.path import PATH_LETTERS, follow, results, results_on
from engine.fearsome_floors.problems import problems
from engine.fearsome_floors.setup import BASIC_TILES
from engine.fearsome_floors.state import Monster, MonsterPhase, State
from engine.fearsome_floors.supply import SIZES
from engine.fearsome_floors.tiles import PAIR, PAIRS, TILES, Patch, Teleporter, Tile
from engine.fearsome_floors.tokens import TokenName, token_names
from tests.engine.fearsome_floors.positions import walked
from tests.length import length

MIDDLE = [square for square in SQUARES if square[0] in "fghij" and square[1:] in "45678"]
arrows = st.sampled_from(DIRECTIONS)
kinds: st.SearchStrategy[Tile] = st.sampled_from(list(TILES))
PATCHES = [
    patch
    for floor, sizes in SIZES.items()
    for corner in SQUARES
    for width, height in sizes
    if None not in (patch := Patch(corner, width, height, floor)).squares()
]


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Positions of two players, often with all that is on the board crowded in its middle.

    The monster stands anywhere that is free, on a teleporter too; teleporters come first, and pools lie where none is.
    """
    room = draw(st.sampled_from([MIDDLE, list(SQUARES)]))
    squares = iter(draw(st.permutations(room)))
    teleporters = tuple(
        Teleporter(pair, square, draw(arrows))
        for pair in PAIRS[: draw(st.integers(0, len(PAIRS)))]
        for square in sorted(islice(squares, PAIR), key=ORDER.__getitem__)
    )
    taken = {teleporter.square for teleporter in teleporters}
    standing = draw(st.sampled_from([next(squares), *sorted(taken)]))
    tokens = dict.fromkeys(token_names(("red", "green")), "in")
    dry = [patch for patch in PATCHES if patch.corner in room and taken.isdisjoint(patch.squares())]
    state = State(
        colours=("red", "green"),
        monster=Monster(standing, draw(arrows)),
        tokens=tokens | dict(zip(tokens, islice(squares, draw(st.integers(0, 8))), strict=False)),
        phase=MonsterPhase(),
        start="red",
        tiles={square: draw(kinds) for square in islice(squares, draw(st.integers(0, len(BASIC_TILES))))},
        patches=_apart(draw(st.lists(st.sampled_from(dry), max_size=4))) if dry else (),
        teleporters=teleporters,
        round=draw(st.integers(1, 14)),
    )
    assert problems(state) == []
    return state


def _apart(patches: list[Patch]) -> tuple[Patch, ...]:
    """Leave out the patches that would lie over earlier ones."""
    apart: list[Patch] = []
    for patch in patches:
        if all(set(patch.squares()).isdisjoint(other.squares()) for other in apart):
            apart.append(patch)
    return tuple(apart)


@settings(max_examples=length(60, long=300))
@given(state=positions())
def test_every_event_of_any_walk_leads_to_a_sound_position(state: State) -> None:
    for card in CARDS:
        reached = state
        for event in walked(state, card).events:
            reached = evolve(reached, event)
            assert problems(reached) == []


@settings(max_examples=length(60, long=300))
@given(state=positions())
def test_any_walk_has_the_steps_of_its_card_and_loses_only_what_it_says(state: State) -> None:
    play = walked(state, "8")
    ended = not isinstance(play.events[-1], MonsterLooked)
    assert ended or len(_steps(play.events)) == CARDS["8"].steps
    removed = sum(isinstance(event, TileRemoved) for event in play.events)
    assert len(play.state.tiles) == len(state.tiles) - removed


def _steps(events: list[AnyEvent]) -> list[list[AnyEvent]]:
    parts = groupby(events, key=lambda event: isinstance(event, MonsterLooked))
    return [list(part) for is_look, part in parts if not is_look]


@settings(max_examples=length(60, long=300))
@given(state=positions())
def test_in_every_step_the_monster_steps_once_or_is_boxed_in_and_ends_on_blood_only_for_a_reason(state: State) -> None:
    for step in _steps(walked(state, "10").events):
        first = next(event for event in step if isinstance(event, MonsterStepped | MonsterBoxedIn))
        assert sum(isinstance(event, MonsterStepped) for event in step) == isinstance(first, MonsterStepped)
        last = step[-1]
        if isinstance(last, MonsterStepped | MonsterSlid):
            assert last.target not in ground_of(state).laid.slippery
        else:
            assert isinstance(last, MonsterTeleported | MonsterBoxedIn | MonsterStopped)


@settings(max_examples=length(60, long=300))
@given(state=positions())
def test_nothing_ever_stays_on_a_teleporter_but_the_monster(state: State) -> None:
    play = walked(state, "10")
    swallowing = {teleporter.square for teleporter in state.teleporters}
    assert swallowing.isdisjoint(play.state.tiles)
    assert swallowing.isdisjoint(play.state.tokens.values())
    assert play.state.teleporters == state.teleporters


@settings(max_examples=length(60, long=300))
@given(state=positions())
def test_what_the_monster_saw_stands_where_it_says(state: State) -> None:
    reached = state
    for event in walked(state, "8").events:
        if isinstance(event, MonsterLooked):
            seen = [sighting for sighting in event.sightings if sighting.token is not None]
            assert all(reached.tokens[sighting.token] == sighting.until for sighting in seen if sighting.token)
            nearest = [one for one in seen if one.distance == min(other.distance for other in seen)]
            facing = nearest[0].direction if len(nearest) == 1 else reached.monster.facing
            assert event.facing == facing
        reached = evolve(reached, event)


@settings(max_examples=length(40, long=200))
@given(state=positions(), token=st.sampled_from(["r1", "r3", "g4"]))
def test_results_are_exactly_what_all_legal_paths_lead_to(state: State, token: TokenName) -> None:
    longest = min(3, state.number_of(token))
    paths = ["".join(path) for length in range(longest + 1) for path in product(PATH_LETTERS, repeat=length)]
    ends = [follow_path(state, token, path) for path in paths]
    reached = {(end.place, frozenset(end.ground.tiles.items())) for end in ends if not isinstance(end, Reason)}
    found = {
        (result.place, frozenset(result.tiles.items()))
        for result in results(state, token)
        if len(result.path) <= longest
    }
    assert found == reached


@settings(max_examples=30)
@given(
    state=positions(),
    token=st.sampled_from(["r1", "r3", "g4"]),
    extra=st.dictionaries(st.sampled_from(SQUARES), st.integers(1, 2), min_size=30),
)
def test_where_some_squares_cost_more_results_are_what_all_paths_lead_to_too(
    state: State, token: TokenName, extra: dict[str, int]
) -> None:
    bare = ground_of(state, besides=token)
    ground = replace(bare, laid=replace(bare.laid, extra=extra), rough=bare.rough.union(extra))
    number, place = min(4, state.number_of(token)), state.tokens[token]
    paths = ["".join(path) for length in range(number + 1) for path in product(PATH_LETTERS, repeat=length)]
    ends = {path: follow(token, place, ground, path, number=number) for path in paths}
    reached = {path: end for path, end in ends.items() if not isinstance(end, Reason)}
    most_left: dict[object, int] = {}
    for end in reached.values():
        key = end.place, frozenset(end.ground.tiles.items())
        most_left[key] = max(most_left.get(key, 0), end.left)
    found = results_on(ground, token, place, number=number)
    left = [reached[result.path].left for result in found]
    assert left == sorted(left, reverse=True)
    assert [reached[result.path].place for result in found] == [result.place for result in found]
    assert dict(zip([(one.place, frozenset(one.tiles.items())) for one in found], left, strict=True)) == most_left


@settings(max_examples=length(40, long=200))
@given(state=positions(), token=st.sampled_from(["r1", "r3", "g4"]))
def test_the_events_of_any_path_lead_where_it_ends(state: State, token: TokenName) -> None:
    for result in results(state, token)[::5]:
        end = follow_path(state, token, result.path)
        assert not isinstance(end, Reason)
        after = reduce(evolve, end.events, state)
        assert (after.tokens[token], after.tiles) == (end.place, end.ground.tiles)


@given(state=positions())
def test_any_position_is_written_and_read_back_as_it_is(state: State) -> None:
    ordered = read_position(write_position(state))
    assert set(ordered.patches) == set(state.patches)
    assert write_position(ordered) == write_position(state)
    assert (ordered.tiles, ordered.tokens, ordered.monster) == (state.tiles, state.tokens, state.monster)
