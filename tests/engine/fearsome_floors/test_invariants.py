"""What holds in every match, however it goes: players who hurry to the exit, players who resign, any start."""

import random
from functools import cache, reduce
from itertools import product

import pytest

from engine.core import AnyMatch, Match, Seat, SeededChance, read_journal, write_journal
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import coordinates
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import AnyMove, MoveToken, Resign, RevealCard
from engine.fearsome_floors.notation import read_position, write_position
from engine.fearsome_floors.outcome import outcome
from engine.fearsome_floors.path import Result, results
from engine.fearsome_floors.problems import flaws, problems
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import DraftPhase, Over, State
from engine.fearsome_floors.tokens import OFF_BOARD, OUT
from tests.engine.fearsome_floors.positions import played
from tests.every_game.matches import NOON, SHOWN_TABLES, drafted
from tests.length import length

STARTS = {table.name: table for table in SHOWN_TABLES if table.game is FEARSOME_FLOORS}
every_start = pytest.mark.parametrize("start", STARTS)
SEEDS = range(length(2, long=10))


@cache
def _begun(start: str) -> AnyMatch:
    return Match.begin(FEARSOME_FLOORS, STARTS[start].new_match(STARTS[start].seats).state)


def _way_to_go(result: Result) -> int:
    return -1 if result.place == OUT else 99 if result.place in OFF_BOARD else sum(coordinates(result.place))


def _eager(state: State, seat: int, luck: random.Random) -> AnyMove:
    """Hurry to the exit, mostly; now and then do anything, or give up."""
    if luck.random() < 0.002:
        return Resign()
    if isinstance(state.phase, DraftPhase):
        return luck.choice(tuple(FEARSOME_FLOORS.choices(state, Seat(seat))))
    token = luck.choice(unmoved(state, state.colours[seat]))
    found = results(state, token)
    best = luck.choice(found) if luck.random() < 0.2 else min(found, key=_way_to_go)
    return MoveToken(token, best.path)


@cache
def eager_match(start: str, seed: int) -> AnyMatch:
    luck = random.Random(seed)
    match = _begun(start)
    while not isinstance(match.state.phase, Over):
        actors = FEARSOME_FLOORS.to_act(match.state)
        seat = min(actors) if actors else None
        move = RevealCard() if seat is None else _eager(match.state, seat, luck)
        match = match.play(seat, move, chance=SeededChance(luck.getrandbits(32)), at=NOON)
    return match


@every_start
def test_every_turn_of_a_match_leads_to_a_sound_position_that_is_written_and_read_back(start: str) -> None:
    for seed in SEEDS:
        match = eager_match(start, seed)
        state = match.journal.start
        for turn in match.journal.turns:
            state = reduce(evolve, turn.events, state)
            assert problems(state) == []
            assert read_position(write_position(state)) == state
        assert read_journal(FEARSOME_FLOORS, write_journal(match.journal)) == match.journal


@every_start
def test_every_event_leads_to_a_sound_position_but_for_what_passes_within_a_players_turn(start: str) -> None:
    match = eager_match(start, SEEDS[-1])
    state = match.journal.start
    for turn in match.journal.turns:
        for event in turn.events:
            state = evolve(state, event)
            assert flaws(state) == []
            found = problems(state)
            assert len(found) <= (0 if turn.seat is None else 1)
            assert not any(problem.startswith("monster:") for problem in found), "only a full row comes to its square"


@every_start
def test_a_match_ends_as_the_rules_say(start: str) -> None:
    for seed in SEEDS:
        match = eager_match(start, seed)
        assert isinstance(match.state.phase, Over)
        assert (match.state.phase.cause, match.state.phase.winner) == outcome(match.state)
        standings = FEARSOME_FLOORS.standings(match.state)
        assert standings is not None
        winners = [match.state.colours[line.seat] for line in standings if line.place == 1]
        assert winners == ([] if match.state.phase.winner is None else [match.state.phase.winner])


@every_start
def test_an_enumerated_result_is_what_its_path_leads_to(start: str) -> None:
    state = drafted(_begun(start), random.Random(1)).state
    for token in unmoved(state, state.start):
        for result in results(state, token):
            moved = played(state, MoveToken(token, result.path)).state
            assert (moved.tokens[token], moved.tiles) == (result.place, result.tiles)


def test_eager_matches_end_in_every_way() -> None:
    missing = {"escape", "cards", "no-tokens", "resigned"}
    for seed, start in product(range(10), STARTS):
        missing -= {eager_match(start, seed).state.phase.cause}
        if not missing:
            return
    assert missing == set()
