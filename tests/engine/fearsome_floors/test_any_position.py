"""What holds in any sound position, however unlikely: floors full of stones, blood everywhere, tokens in the way."""

from functools import reduce
from itertools import product

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.core import Reason
from engine.fearsome_floors.board import DIRECTIONS, SQUARES
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.events import MonsterLooked, MonsterStepped, TileRemoved
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.legal import follow_path
from engine.fearsome_floors.notation import read_position, write_position
from engine.fearsome_floors.path import LETTERS
from engine.fearsome_floors.position import problems
from engine.fearsome_floors.results import number_of, results
from engine.fearsome_floors.setup import LAYOUT
from engine.fearsome_floors.state import Monster, MonsterPhase, State
from engine.fearsome_floors.tiles import POOL_SIZES, Pool
from engine.fearsome_floors.tokens import token_names
from tests.engine.fearsome_floors.positions import walked

MIDDLE = [square for square in SQUARES if square[0] in "fghij" and square[1:] in "45678"]
POOLS = [Pool(corner, *size) for corner in SQUARES for size in POOL_SIZES if None not in Pool(corner, *size).squares()]


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Positions of two players, often with all that is on the board crowded in its middle."""
    room = draw(st.sampled_from([MIDDLE, list(SQUARES)]))
    squares = draw(st.permutations(room))
    stones = draw(st.integers(0, len(LAYOUT)))
    inside = draw(st.integers(0, 8))
    tokens = dict.fromkeys(token_names(("red", "green")), "in")
    state = State(
        colours=("red", "green"),
        monster=Monster(squares[0], draw(st.sampled_from(DIRECTIONS))),
        tokens=tokens | dict(zip(tokens, squares[1 : 1 + inside], strict=False)),
        phase=MonsterPhase(),
        start="red",
        tiles=dict.fromkeys(squares[9 : 9 + stones], "stone"),
        pools=tuple(draw(st.lists(st.sampled_from([pool for pool in POOLS if pool.corner in room]), max_size=4))),
        round=draw(st.integers(1, 14)),
    )
    assume(not problems(state))
    return state


@settings(max_examples=150, deadline=None)
@given(state=positions())
def test_every_event_of_any_walk_leads_to_a_sound_position(state: State) -> None:
    for card in CARDS:
        reached = state
        for event in walked(state, card).events:
            reached = evolve(reached, event)
            assert problems(reached) == []


@settings(max_examples=150, deadline=None)
@given(state=positions())
def test_any_walk_has_the_steps_of_its_card_and_loses_only_what_it_says(state: State) -> None:
    play = walked(state, "8")
    ended = not isinstance(play.events[-1], MonsterLooked)
    assert ended or sum(isinstance(event, MonsterStepped) for event in play.events) == CARDS["8"].steps
    removed = sum(isinstance(event, TileRemoved) for event in play.events)
    assert len(play.state.tiles) == len(state.tiles) - removed


@settings(max_examples=60, deadline=None)
@given(state=positions(), token=st.sampled_from(["r1", "r3", "g4"]))
def test_results_are_exactly_what_all_legal_paths_lead_to(state: State, token: str) -> None:
    longest = min(3, number_of(state, token))
    paths = ["".join(path) for length in range(longest + 1) for path in product(LETTERS, repeat=length)]
    ends = [follow_path(state, token, path) for path in paths]
    reached = {(end.place, frozenset(end.ground.tiles)) for end in ends if not isinstance(end, Reason)}
    found = {(result.place, frozenset(result.tiles)) for result in results(state, token) if len(result.path) <= longest}
    assert found == reached


@settings(max_examples=60, deadline=None)
@given(state=positions(), token=st.sampled_from(["r1", "r3", "g4"]))
def test_the_events_of_any_path_lead_where_it_ends(state: State, token: str) -> None:
    for result in results(state, token)[::5]:
        end = follow_path(state, token, result.path)
        assert not isinstance(end, Reason)
        after = reduce(evolve, end.events, state)
        assert (after.tokens[token], after.tiles) == (end.place, end.ground.tiles)


@given(state=positions())
def test_any_position_is_written_and_read_back_as_it_is(state: State) -> None:
    ordered = read_position(write_position(state))
    assert set(ordered.pools) == set(state.pools)
    assert write_position(ordered) == write_position(state)
    assert (ordered.tiles, ordered.tokens, ordered.monster) == (state.tiles, state.tokens, state.monster)
