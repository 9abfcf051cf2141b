"""What every game promises of hidden things: who sees a match sees a whole one, and nothing that they may not know."""

import random
from collections.abc import Iterator, Sequence
from functools import cache, reduce

import pytest

from engine.core import (
    AnyGame,
    AnyMatch,
    AnyTurn,
    Match,
    NotAllowed,
    Reason,
    ScriptedChance,
    Seat,
    SeededChance,
    read_journal,
    write_journal,
)
from tests.every_game.look_alikes import LOOK_ALIKES, HiddenChance, NotedChance
from tests.every_game.matches import ALL_GAMES, NOON, TABLES, Table, all_orders, random_choice, random_turn
from tests.length import length

every_table = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
HIDING = [table for table in TABLES if not table.game.is_open]
every_hiding_table = pytest.mark.parametrize("table", HIDING, ids=[table.name for table in HIDING])

USUAL = [table for table in HIDING if not table.variant or length(0, long=1)]
every_hiding_game = pytest.mark.parametrize("table", USUAL, ids=[table.name for table in USUAL])
"""Without the variants of Claustrophobia, all of which its own tests look at (`tests/engine/claustrophobia`)."""

MATCHES = length(2, long=6)
"""How many random matches of each table are looked at."""

UNDONE = 3

SOME = length(40, long=120)
"""How many moves are tried in a position; there are hundreds of positions."""

EACH_UP_TO = length(20, long=30)
NOW_AND_THEN = 60
"""The first turns of a match are looked at one by one, those of a long one now and then."""


def viewers(table: Table) -> Sequence[Seat | None]:
    return (None, *map(Seat, range(table.seats)))


@cache
def positions(table: Table) -> tuple[AnyMatch, ...]:
    """Return some random matches turn by turn, each also with its last turns taken back, to the one before the end."""
    return tuple(_positions(table))


def _positions(table: Table) -> Iterator[AnyMatch]:
    for seed in range(MATCHES):
        match, luck = table.new_match(seed), random.Random(seed)
        while table.game.standings(match.state) is None:
            turns = len(match.journal.turns)
            if turns < EACH_UP_TO or turns % NOW_AND_THEN == 0:
                yield match
                if turns >= UNDONE:
                    yield match.undo(UNDONE)
            match = random_turn(match, luck)


def saved(match: AnyMatch, viewer: Seat | None) -> bytes:
    return write_journal(match.seen(viewer).journal)


def moves(match: AnyMatch, seat: Seat) -> list[object]:
    return [*match.game.choices(match.state, seat), *match.game.orders(match.state, seat)]


@cache
def tried(table: Table) -> list[object]:
    """Return the moves that anybody could make in some random matches, each once: most are refused at other times."""
    found = (move for match in positions(table) for seat in range(table.seats) for move in moves(match, Seat(seat)))
    return list(dict.fromkeys(found))


def some_of(table: Table, luck: random.Random) -> Sequence[object]:
    """Return some of the moves that are tried, others each time."""
    every = tried(table)
    return luck.sample(every, min(SOME, len(every)))


def refusals(match: AnyMatch, seat: Seat, some: Sequence[object]) -> list[Reason | None]:
    return [match.game.why_not(match.state, seat, move) for move in some]


def test_every_game_that_hides_something_says_what_looks_alike() -> None:
    assert set(LOOK_ALIKES) == {key for key, game in ALL_GAMES.items() if not game.is_open}


def test_an_open_game_costs_nothing() -> None:
    for table in TABLES:
        if table.game.is_open:
            match = table.new_match(1)
            assert all(match.seen(viewer) is match for viewer in viewers(table))


@every_hiding_table
def test_whoever_folds_the_turns_as_they_see_them_always_stands_where_they_see_the_position(table: Table) -> None:
    game: AnyGame = table.game
    for seed in range(MATCHES):
        match = table.random_match(seed)
        for viewer in viewers(table):
            state, seen = match.journal.start, game.see(match.journal.start, viewer)
            for turn in match.journal.turns:
                for order in turn.orders:
                    state = reduce(game.evolve, order.events, state)
                    seen = reduce(game.evolve, order.events, seen) if order.seat == viewer else seen
                    assert seen == game.see(state, viewer)
                state = reduce(game.evolve, turn.events, state)
                seen = reduce(game.evolve, game.see_turn(turn, viewer).events, seen)
                assert seen == game.see(state, viewer)


@every_hiding_table
def test_what_is_seen_of_a_match_is_a_sound_match_that_can_be_saved(table: Table) -> None:
    for match in positions(table):
        for viewer in viewers(table):
            seen = match.seen(viewer)
            assert Match.fold(table.game, read_journal(table.game, write_journal(seen.journal))) == seen
            assert seen.seen(viewer) == seen
            assert _all_told(seen) == _all_told(match)
            assert len(seen.journal.undone) == len(match.journal.undone)


def _told(turn: AnyTurn) -> tuple[object, ...]:
    return turn.seat, turn.at, turn.opens, turn.rests, type(turn.move), tuple(map(type, turn.events))


def _all_told(match: AnyMatch) -> list[tuple[object, ...]]:
    return [_told(turn) for turn in match.journal.turns]


@every_hiding_table
def test_nobody_else_can_tell_that_a_hidden_order_was_given(table: Table) -> None:
    hidden = 0
    for match in positions(table):
        for seat, order in all_orders(match) if table.game.due(match.state) is None else ():
            given = match.play(seat, order, chance=ScriptedChance(()), at=NOON)
            for viewer in viewers(table):
                if seat != viewer:
                    hidden += given != match
                    assert saved(given, viewer) == saved(match, viewer)
    assert hidden > MATCHES


@every_hiding_game
def test_what_a_seat_may_do_follows_from_what_it_sees(table: Table) -> None:
    game, luck = table.game, random.Random(table.seats)
    for match in positions(table):
        some = some_of(table, luck)
        for seat in map(Seat, range(table.seats)):
            seen = match.seen(seat)
            assert moves(seen, seat) == moves(match, seat)
            assert refusals(seen, seat, some) == refusals(match, seat, some)
        public = game.see(match.state, None)
        for about in (game.to_act, game.interrupts, game.due, game.forced, game.standings):
            assert about(public) == about(match.state)


@every_hiding_table
def test_what_a_viewer_does_not_see_can_be_imagined_from_what_they_see(table: Table) -> None:
    game = table.game
    for number, match in enumerate(positions(table)):
        for viewer in viewers(table):
            view = game.see(match.state, viewer)
            whole = game.imagine(view, viewer, SeededChance(number))
            assert game.see(whole, viewer) == view
            assert not game.problems(whole)
            assert all(game.see(whole, seat) != whole for seat in viewers(table)), "nothing is unknown any more"


@every_hiding_game
def test_two_positions_that_look_alike_to_a_viewer_are_the_same_to_them_in_everything(table: Table) -> None:
    differing = followed = 0
    luck = random.Random(table.seats)
    for match in positions(table):
        for viewer in viewers(table):
            state = LOOK_ALIKES[table.game.key].position(match.state, viewer, luck)
            assert table.game.problems(state) == []
            one, other = (Match.begin(table.game, start) for start in (match.state, state))
            assert saved(one, viewer) == saved(other, viewer)
            if viewer is not None:
                assert moves(one, viewer) == moves(other, viewer)
                some = some_of(table, luck)
                assert refusals(one, viewer, some) == refusals(other, viewer, some)
            differing += state != match.state
            followed += _stays_alike(one, other, viewer, luck)
    assert differing > MATCHES
    assert followed > MATCHES


def _stays_alike(one: AnyMatch, other: AnyMatch, viewer: Seat | None, luck: random.Random) -> bool:
    """See that turns which look alike, undone again too, keep two matches alike.

    False where what is hidden comes to light in them: other things happen, or the game ends.
    """
    for _ in range(UNDONE):
        seat, played = random_choice(one, luck)
        noted = NotedChance(SeededChance(luck.getrandbits(32)))
        is_own = seat is not None and seat == viewer
        move = played if is_own else LOOK_ALIKES[one.game.key].move(other.state, seat, played, luck)
        one = one.play(seat, played, chance=noted, at=NOON)
        chance = HiddenChance(noted.given, frozenset() if is_own else LOOK_ALIKES[one.game.key].luck(played), luck)
        try:
            other = other.play(seat, move, chance=chance, at=NOON)
        except (NotAllowed, LookupError):
            return False
        if one.game.standings(one.state) is not None or _all_told(other) != _all_told(one):
            return False
        assert saved(one, viewer) == saved(other, viewer)
    for back in range(1, len(one.journal.turns) + 1):
        assert saved(one.undo(back), viewer) == saved(other.undo(back), viewer)
    return True
