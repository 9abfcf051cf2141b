"""What programs advise in Claustrophobia: moves that cannot be told from the best, with reasons that fit."""

from itertools import count

import pytest
from msgspec.structs import replace

from engine.claustrophobia.moves import AnyMove, End, Fight, Go, Name, PlayAdvantage
from engine.claustrophobia.opponents import thought
from engine.claustrophobia.opponents.search import ENOUGH, TIME_TO_THINK, Line, ranked, searched
from engine.claustrophobia.opponents.thought import SURE
from engine.core import UNHURRIED, Deadline, Motive, Seat
from tests.engine.claustrophobia.positions import after, choices, demons_act, position, seat_to_act

STEADY, OFTEN, RARELY = [0.5, 0.5, 0.5], [0.52, 0.52, 0.43], [0.1, 0.1, 0.1]
"""What moves come to in three worlds: the second is ahead in two of them, and behind the first all the same."""


def advised(monkeypatch: pytest.MonkeyPatch, *tried: list[float]) -> list[tuple[AnyMove, list[int]]]:
    """Return what is advised where so much came of the first moves, with how often each is said to lead."""
    state = position("plain-a@0,0 plain-b@1,0", "R@0:1 K1@0:6 t@1")
    seat = seat_to_act(state)
    assert seat is not None
    lines = [Line(move, 0.0, values) for move, values in zip(choices(state), tried, strict=False)]
    monkeypatch.setattr(thought, "searched", lambda *_, **__: lines)
    return [
        (one.move, [int(each.facts["ahead"]) for each in one.motives if each.key == "imagined"])
        for one in thought.advise(state, seat, "expert", UNHURRIED)
    ]


def test_only_the_best_move_is_said_to_be_best_in_imagined_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [ahead for _, ahead in advised(monkeypatch, STEADY, OFTEN, RARELY)] == [[], []]
    assert [ahead for _, ahead in advised(monkeypatch, OFTEN, RARELY, STEADY)] == [[], []]
    assert [ahead for _, ahead in advised(monkeypatch, RARELY, STEADY)] == [[3]]


def test_of_moves_with_the_same_percentage_the_one_that_would_be_played_is_advised_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, *_ = choices(position("plain-a@0,0 plain-b@1,0", "R@0:1 K1@0:6 t@1"))
    assert advised(monkeypatch, [0.501] * 3, [0.503] * 3)[0][0] == first
    assert advised(monkeypatch, [0.501] * 3, [0.513] * 3)[1][0] == first


@pytest.mark.parametrize(("plays_out", "met"), [(3, {0}), (20, {1}), (30, {2}), (47, {5, 2})])
def test_where_time_is_short_half_the_moves_meet_more_worlds(plays_out: int, met: set[int]) -> None:
    state, ticks = position("plain-a@0,0 plain-b@1,0", "R@0:1 K1@0:6 K2@0:3 t@1"), count()
    seat = seat_to_act(state)
    assert seat is not None
    slow = Deadline(plays_out / TIME_TO_THINK, lambda: next(ticks))
    lines = {line.move: line for line in searched(state, seat, 1, slow, moves=12, worlds=ENOUGH - 1, sure=SURE)}
    likely, others = (
        {len(lines[one.move].values) for one in half} for half in (ranked(state, seat)[:6], ranked(state, seat)[6:12])
    )
    assert (likely, others) == ({max(met)}, {min(met)})


def test_a_card_is_no_other_move_as_good_for_it_is_gone_then(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("plain-a@0,0 plain-b@1,0", "R@0:1 K1@0:6 t@1", advantage_hand=("grenade", "oil"))
    seat = seat_to_act(state)
    assert seat is not None
    card, other, *_ = (move for move in choices(state) if isinstance(move, PlayAdvantage))
    for moves, found in (((End(), card), (End(),)), ((card, other), (card, other)), ((card, End()), (card, End()))):
        lines = [Line(move, 0.0, STEADY) for move in moves]
        monkeypatch.setattr(thought, "searched", lambda *_, lines=lines, **__: lines)
        assert tuple(one.move for one in thought.advise(state, seat, "expert", UNHURRIED)) == found


def test_why_a_program_has_played_tells_nobody_what_it_holds() -> None:
    places = (("R@0:1x1 K1@0:6x6 t@1", ()), ("R@0:1x2345 K1@0:6 combat@0", (Fight("demon", "R"),)))
    for figures, fights in places:
        before = position("plain-a@0,0 plain-b@1,0", figures)
        state = after(demons_act(before), *fights, luck="6611") if fights else before
        assert all(isinstance(move, Name if fights else End) for move in choices(state))
        for move in choices(state):
            hands = [
                replace(state, advantage_hand=hand) for hand in ((), ("grenade",), ("haste",), ("oil",), ("parry",))
            ]
            assert [thought.explain(one, Seat(0), move) for one in hands] == [thought.explain(state, Seat(0), move)] * 5


def test_who_can_do_only_one_thing_is_told_so() -> None:
    state = position("plain-a@0,0 plain-b@1,0", "R@0:1x1 K1@0:6x6")
    seat = seat_to_act(state)
    assert seat is not None
    assert [*choices(state)] == [End()]
    (found,) = thought.advise(state, seat, "expert", UNHURRIED)
    assert found.motives == (Motive("only-move"),)


def test_humans_without_a_goal_come_nearer_to_where_they_explore() -> None:
    state = position("plain-a@0,0 plain-b@1,0", "R@0:1 K1@1:6")
    assert thought.explain(state, Seat(0), Go("R", "e")) == (Motive("gathers"),)
    found = position("plain-a@0,0 exit-a@1,0/270", "R@0:1 K1@1:6")
    assert thought.explain(found, Seat(0), Go("R", "e")) == (Motive("comes-nearer", {"side": "humans"}),)
