"""Why programs play what they play in Claustrophobia: in plain sentences, and true ones."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from bot.games.claustrophobia.table_game import CLAUSTROPHOBIA_AT_TABLE
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.cards.decks import GIFTS
from engine.claustrophobia.choices.move_rules import MOVE_RULES
from engine.claustrophobia.moves import AnyMove, End, Fight, Go, Prepare, Resign, Roll, SetGuard
from engine.claustrophobia.odds import attack_odds, hit_chances
from engine.claustrophobia.opponents.demons import EVENT_WORTH
from engine.claustrophobia.opponents.humans import ADVANTAGE_WORTH
from engine.claustrophobia.opponents.thought import OPPONENTS
from engine.claustrophobia.rounds.phases import SlotName
from engine.claustrophobia.state import State
from engine.core import Motive
from render.claustrophobia.text.odds_text import why
from render.core import words_in
from tests.engine.claustrophobia.opponents.balance import whole_game
from tests.engine.claustrophobia.positions import choices, demons_act, position, seat_to_act
from tests.engine.claustrophobia.random_games import SETUPS
from tests.engine.reasons import CLAUSTROPHOBIA_MOTIVES as MOTIVES
from tests.length import length

WORDS = words_in("en")
ROOM = "plain-a@0,0 plain-b@1,0"
FACTS: dict[str, tuple[str | int, ...]] = {
    "ahead": (9,),
    "exhausted": (0, 1, 3),
    "gift": GIFTS,
    "human": ("B1",),
    "percent": (84,),
    "points": (17,),
    "side": ("humans", "demons"),
    "slot": get_args(SlotName),
    "steps": (0, 1, 3),
    "target": ("R", "troglodyte", "tough-1", "demon"),
    "worlds": (16,),
}


def examples() -> Iterator[Motive]:
    """Every motive with each value that one of its facts can have."""
    for key, facts in ((key, sorted(facts)) for key, facts in MOTIVES.items()):
        values = {**FACTS, "card": tuple(EVENT_WORTH) if key == "event" else tuple(ADVANTAGE_WORTH)}
        for number in range(max((len(values[name]) for name in facts), default=1)):
            yield Motive(key, {name: values[name][number % len(values[name])] for name in facts})


@pytest.mark.parametrize("motive", [*examples()], ids=lambda motive: f"{motive.key} {[*motive.facts.values()]}")
def test_every_motive_has_a_plain_sentence(motive: Motive) -> None:
    told = why(WORDS, position(ROOM, "R@0:1 combat@0"), [motive])
    assert told[0] == told[0].upper()
    assert told.endswith((".", " %."))
    assert len(told) < 100
    assert not set("?{_") & set(told)


def test_every_kind_of_move_has_a_motive_but_what_no_program_plays() -> None:
    assert {kind for kind, rule in MOVE_RULES.items() if rule.motive is None} == {Roll, Resign, SetGuard}


@cache
def thoughts() -> tuple[tuple[State, AnyMove, tuple[Motive, ...]], ...]:
    """What the simple players thought at each move of games of every other kind, each as its seat saw it."""
    found = []
    for setup in [*SETUPS.values()][:: length(2, long=1)]:
        for before, turn in whole_game(setup, 3).played_since(0):
            if turn.seat is not None:
                view = CLAUSTROPHOBIA.see(before, turn.seat)
                found.append((view, turn.move, OPPONENTS.explain(view, turn.seat, turn.move)))
    return tuple(found)


def test_whoever_asks_is_told_why_every_move_of_whole_games_was_played() -> None:
    silent = Counter(type(move).__name__ for _, move, motives in thoughts() if not motives)
    assert silent == {}
    assert all(motive.facts.keys() == MOTIVES[motive.key] for *_, motives in thoughts() for motive in motives)
    assert all(
        "?" not in CLAUSTROPHOBIA_AT_TABLE.programs.motives_text(WORDS, view, told) for view, _, told in thoughts()
    )


def test_the_chance_that_is_told_is_that_of_the_odds() -> None:
    attacks = [(view, move, told[0]) for view, move, told in thoughts() if isinstance(move, Fight)]
    assert len(attacks) > 100
    for view, move, motive in attacks[::10]:
        odds = attack_odds(view, move)
        none = hit_chances(odds.dice, odds.needed, is_frantic=odds.is_frantic)[0]
        assert motive.facts["percent"] == round(100 * (1 - none))


def test_a_card_that_is_laid_face_down_stays_hidden_in_the_reason() -> None:
    prepared = [told for _, move, told in thoughts() if isinstance(move, Prepare)]
    assert prepared
    assert all(told == (Motive("prepares"),) for told in prepared)


def test_a_move_that_nothing_speaks_for_has_no_motive() -> None:
    state = demons_act(position(ROOM, "R@0:1 t@0*2 t@1"))
    seat = seat_to_act(state)
    assert seat is not None
    assert OPPONENTS.explain(state, seat, End()) == ()
    away = [move for move in choices(state) if isinstance(move, Go) and move.at == 0]
    assert away
    assert all(OPPONENTS.explain(state, seat, move) == () for move in away)
