"""What holds in every game, however it goes, from the first roll to the end."""

import random
from collections import defaultdict
from functools import reduce
from typing import get_args

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.cards.decks import AdvantageCard
from engine.claustrophobia.choices.legal import least_move
from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.evolve import AFTER
from engine.claustrophobia.moves import PlayAdvantage, Roll
from engine.core import Match, Seat, SeededChance, read_journal, write_journal
from tests.engine.claustrophobia.many_games import checked_game
from tests.engine.claustrophobia.random_games import SETUPS, every_setup, new_game, random_game, random_turn
from tests.engine.reasons import CLAUSTROPHOBIA_REASONS as REASONS
from tests.every_game.matches import NOON, all_orders
from tests.length import length

GAME = CLAUSTROPHOBIA
SEEDS = range(length(1, long=20))


@every_setup
def test_somebody_is_always_to_act_alone_or_a_roll_is_due_and_all_choices_are_legal(setup: Setup) -> None:
    for seed in SEEDS:
        match, luck = new_game(setup, seed), random.Random(seed)
        while GAME.standings(match.state) is None:
            actors, due = GAME.to_act(match.state), GAME.due(match.state)
            assert (len(actors), due is None) in ((0, False), (1, True))
            for seat in map(Seat, range(2)):
                moves = list(GAME.choices(match.state, seat))
                assert bool(moves) == (seat in actors)
                assert all(moves[:number].count(move) == 0 for number, move in enumerate(moves))
                assert all(GAME.why_not(match.state, Seat(1 - seat), move) is not None for move in moves[:9])
            match = random_turn(match, luck)


@every_setup
def test_every_event_leads_to_a_position_without_flaws_and_every_turn_to_a_sound_one(setup: Setup) -> None:
    for seed in SEEDS:
        checked_game(setup, seed)


def test_every_kind_of_event_changes_a_position_in_one_place() -> None:
    assert set(AFTER) == set(get_args(AnyEvent))


def test_what_lies_in_one_bag_is_luck_of_one_kind_so_that_an_undo_owes_it_to_whatever_draws_next() -> None:
    kinds, played = defaultdict[str, set[str]](set), set[AdvantageCard]()
    for seed in range(12):
        for turn in random_game(Setup("air"), seed).journal.turns:
            played |= {turn.move.card} if isinstance(turn.move, PlayAdvantage) else set()
            for drawn in turn.luck:
                kinds[drawn.item].add(drawn.kind)
    assert "map" in played
    assert {item for item, found in kinds.items() if len(found) > 1} <= set("123456")


@every_setup
def test_a_saved_game_is_read_back_as_it_is_by_whoever_sees_it(setup: Setup) -> None:
    match = random_game(setup, 0)
    assert read_journal(GAME, write_journal(match.journal)) == match.journal
    early = Match.fold(GAME, match.undo(len(match.journal.turns) // 2).journal)
    for viewer in (None, Seat(0), Seat(1)):
        seen = early.seen(viewer)
        assert Match.fold(GAME, read_journal(GAME, write_journal(seen.journal))) == seen


@every_setup
def test_whoever_folds_what_they_see_stands_where_they_see_the_position(setup: Setup) -> None:
    for seed in SEEDS:
        match = random_game(setup, seed)
        for viewer in (None, Seat(0), Seat(1)):
            state, seen = match.journal.start, GAME.see(match.journal.start, viewer)
            for turn in match.journal.turns:
                state = reduce(GAME.evolve, turn.events, state)
                seen = reduce(GAME.evolve, GAME.see_turn(turn, viewer).events, seen)
                assert seen == GAME.see(state, viewer)
                assert GAME.problems(seen) == []


@every_setup
def test_what_a_seat_may_do_follows_from_what_it_sees(setup: Setup) -> None:
    match, luck = new_game(setup, 5), random.Random(5)
    while GAME.standings(match.state) is None:
        for seat in map(Seat, range(2)):
            seen = GAME.see(match.state, seat)
            assert list(GAME.choices(seen, seat)) == list(GAME.choices(match.state, seat))
        match = random_turn(match, luck)


@every_setup
def test_after_an_undo_the_same_moves_bring_the_same_luck_again(setup: Setup) -> None:
    match = random_game(setup, 0, orders=0)
    again = match.undo(len(match.journal.turns))
    for number, turn in enumerate(match.journal.turns):
        again = again.play(turn.seat, turn.move, chance=SeededChance(number), at=turn.at)
    assert again == match


@every_setup
def test_the_least_moves_are_legal_and_bring_a_game_to_its_end(setup: Setup) -> None:
    match, luck = new_game(setup, 7), random.Random(7)
    while GAME.standings(match.state) is None:
        seat = min(GAME.to_act(match.state), default=None)
        if seat is None:
            match = random_turn(match, luck)
        else:
            move = least_move(match.state, seat, SeededChance(luck.getrandbits(32)))
            match = match.play(seat, move, chance=SeededChance(luck.getrandbits(32)), at=NOON)


@every_setup
def test_whoever_is_called_is_told_all_that_has_happened(setup: Setup) -> None:
    match = random_game(setup, 0)
    state, acting = match.journal.start, frozenset[Seat]()
    for turn in match.journal.turns:
        state = reduce(GAME.evolve, turn.events, state)
        assert turn.rests or GAME.to_act(state) <= acting
        acting = acting if GAME.due(state) is not None else GAME.to_act(state)
    assert match.journal.turns[-1].rests
    assert all_orders(match) == []


def test_every_refusal_has_its_key_and_its_facts() -> None:
    moves = [turn.move for seed in SEEDS for turn in random_game(SETUPS["air-deferred"], seed).journal.turns]
    match, luck = new_game(SETUPS["air-at-once"], 9), random.Random(9)
    while GAME.standings(match.state) is None:
        for move in luck.sample(moves, 20):
            for seat in (None, Seat(0), Seat(1), Seat(2)):
                reason = GAME.why_not(match.state, seat, move)
                assert reason is None or set(reason.facts) == REASONS[reason.key]
        match = random_turn(match, luck)


def test_a_roll_that_comes_by_itself_is_told_with_what_led_to_it() -> None:
    turns = random_game(SETUPS["air-at-once"], 8).journal.turns
    rolls = [number for number, turn in enumerate(turns) if isinstance(turn.move, Roll) and number]
    assert rolls
    assert not any(turns[number - 1].rests for number in rolls)
