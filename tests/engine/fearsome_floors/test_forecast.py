"""The forecast against the game itself: every card drawn and played for real."""

import random
from collections import Counter
from fractions import Fraction
from itertools import takewhile

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core import FatedChance, NotAllowed, ScriptedChance, Seat
from engine.fearsome_floors.cards import CARD, Card, full_bag
from engine.fearsome_floors.events import AnyEvent, CardRevealed, GameEnded, MonsterLooked, RoundBegan, TokenEaten
from engine.fearsome_floors.forecast import forecast, what_if
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.rounds import bag
from engine.fearsome_floors.state import DraftPhase, MonsterPhase, Over, State, TokenPhase
from tests.engine.fearsome_floors.positions import after, position, revealed
from tests.engine.fearsome_floors.test_any_position import positions
from tests.length import length


@st.composite
def foreseeable(draw: st.DrawFn) -> State:
    """Any position with any part of a bag left, of the longer game too; in the second half some tokens are eaten."""
    longer = draw(st.booleans())
    full = full_bag(longer=longer)
    kept = draw(st.sets(st.integers(0, len(full) - 1), min_size=1))
    state = draw(positions())
    eaten = draw(st.sets(st.sampled_from(sorted(state.tokens)))) if state.second_half else set[str]()
    return replace(
        state,
        cards=tuple(full[index] for index in sorted(kept)),
        longer=longer,
        tokens={**state.tokens, **dict.fromkeys(eaten, "eaten")},
    )


def really(state: State, card: Card) -> tuple[tuple[AnyEvent, ...], State]:
    """Draw a card and play it; return what its walk does, and the position after the round."""
    play = revealed(replace(state, phase=MonsterPhase()), card)
    first, *events = play.events
    assert first == CardRevealed(card)
    return tuple(takewhile(lambda event: not isinstance(event, RoundBegan | GameEnded), events)), play.state


FULL_ROW = read_position(
    f"ff1 monster=p6e stones={','.join(f'{column}6' for column in 'abcdefghijk')}"
    " tokens=r1:l6,r3:m6,r4:n6,r5:o6 cards=5,7,1h turn=monster"
)
"""A line that is pushed round to the monster's own back."""


@settings(max_examples=length(60, long=200))
@given(state=foreseeable())
@example(state=FULL_ROW)
def test_every_cards_walk_is_what_the_game_does_when_it_is_drawn(state: State) -> None:
    foreseen = forecast(state)
    assert Counter({walk.card: walk.copies for walk in foreseen.walks}) == Counter(bag(state))
    assert foreseen.drawn_from == len(bag(state))
    for walk in foreseen.walks:
        events, reached = really(state, walk.card)
        assert walk.events == events
        assert walk.square == reached.monster.square
        looks = [event for event in events if isinstance(event, MonsterLooked) and not event.last]
        assert walk.steps == len(looks)
        stepped = tuple(event for step in foreseen.path[: walk.steps] for event in step)
        assert stepped == tuple(event for event in events if not (isinstance(event, MonsterLooked) and event.last))


@settings(max_examples=length(60, long=200))
@given(state=foreseeable())
def test_every_tokens_chance_is_the_share_of_the_cards_that_have_it_eaten(state: State) -> None:
    cards = bag(state)
    eaten = {card: {event.token for event in really(state, card)[0] if isinstance(event, TokenEaten)} for card in cards}
    dangers = {danger.token: danger for danger in forecast(state).dangers}
    for token in state.tokens:
        count = sum(token in eaten[card] for card in cards)
        assert (dangers[token].chance if token in dangers else 0) == Fraction(count, len(cards))
        if token in dangers:
            assert dangers[token].cards == tuple(card for card in dict.fromkeys(cards) if token in eaten[card])
    chances = [danger.chance for danger in dangers.values()]
    assert chances == sorted(chances, reverse=True)


@settings(max_examples=length(50, long=200))
@given(state=foreseeable(), choice=st.randoms(use_true_random=False))
def test_a_card_that_was_taken_back_comes_for_certain_and_is_what_is_drawn(state: State, choice: random.Random) -> None:
    taken_back = choice.choice(bag(state))
    fate = {CARD: (*(card for card in ("5", "3h") if card not in bag(state)), taken_back, *bag(state)), "die": ("6",)}
    foreseen, open_one = forecast(state, fate), forecast(state)
    assert FatedChance(fate, ScriptedChance(())).pick(CARD, bag(state)) == foreseen.fated == taken_back
    (walk,) = foreseen.walks
    assert replace(walk, copies=bag(state).count(taken_back)) in open_one.walks
    assert foreseen.path == open_one.path[: walk.steps]
    alone: tuple[Card, ...] = (taken_back,)
    eaten = [event.token for event in walk.events if isinstance(event, TokenEaten)]
    assert [(danger.token, danger.chance, danger.cards) for danger in foreseen.dangers] == [
        (token, Fraction(1), alone) for token in eaten
    ]


@settings(max_examples=length(30, long=100))
@given(state=foreseeable())
def test_luck_that_is_not_in_the_bag_makes_no_card_certain(state: State) -> None:
    assert forecast(replace(state, cards=("7",)), {CARD: ("10", "5"), "die": ("7",)}) == forecast(
        replace(state, cards=("7",))
    )
    assert forecast(state).fated is None


@settings(max_examples=length(30, long=100))
@given(state=foreseeable())
def test_it_makes_no_difference_whose_turn_it_is_and_what_has_moved(state: State) -> None:
    asleep = frozenset(token for token, place in state.tokens.items() if place == "in")
    assert forecast(replace(state, phase=TokenPhase("red"), moved=asleep)) == forecast(state)


def ends(state: State) -> dict[Card, tuple[int, str]]:
    return {walk.card: (walk.steps, walk.square) for walk in forecast(state).walks}


WORKED = "monster=j8e stones=n6 pools=k6:2x2 round=2"
WORKED_TOKENS = "r1:j2 r3:i8 r4:m6 r5:m3 g1:m9 g3:o6 g4:p7 g5:k5"
"""The worked example (rules, section 10)."""


def test_the_worked_example_with_all_its_cards() -> None:
    foreseen = forecast(position(WORKED, WORKED_TOKENS))
    assert ends(position(WORKED, WORKED_TOKENS)) == {
        "5": (5, "o6"),
        "7": (7, "p7"),
        "8": (8, "p8"),
        "10": (10, "n8"),
        "1h": (3, "m6"),
        "2h": (5, "o6"),
    }
    assert [(danger.token, danger.bite.cause, danger.chance) for danger in foreseen.dangers] == [
        ("r4", "bite", Fraction(8, 8)),
        ("g3", "edge", Fraction(7, 8)),
        ("g4", "bite", Fraction(5, 8)),
    ]
    assert foreseen.dangers[1].cards == ("5", "7", "8", "10", "2h")
    assert len(foreseen.path) == 10


def test_the_first_card_of_the_game_hunts_for_nobody() -> None:
    assert list(ends(position("monster=a1e turn=r", "r1:c3"))) == ["5", "7", "8", "10"]


def test_boxed_in_all_numbers_end_where_it_stands() -> None:
    state = position("monster=d3e reversers=c3,e3 cards=5,10,1h round=2")
    assert ends(state) == {"5": (5, "d3"), "10": (10, "d3"), "1h": (20, "d3")}


def test_a_walk_that_ends_the_game_ends_every_longer_one() -> None:
    state = position("monster=h6e round=9 cards=5,10,2h", "r1:j6", rest="eaten")
    assert ends(state) == {"5": (2, "j6"), "10": (2, "j6"), "2h": (2, "j6")}
    assert all(not isinstance(walk.events[-1], MonsterLooked) for walk in forecast(state).walks)


def test_three_hits_of_the_longer_game_end_with_the_third_token() -> None:
    state = replace(position("monster=a6e round=2 cards=5,8", "r1:c6 r3:e6 r4:h6"), cards=("7", "3h"), longer=True)
    assert ends(state) == {"7": (7, "h6"), "3h": (7, "h6")}


def test_a_move_changes_the_forecast_without_being_played() -> None:
    state = position("monster=a6e round=2 turn=r cards=5,8", "r1:c6")
    assert [danger.token for danger in forecast(state).dangers] == ["r1"]
    moved = what_if(state, Seat(0), MoveToken("r1", "u"))
    assert moved == after(state, "r1", "u")
    assert moved.tokens["r1"] == "c5"
    assert state.tokens["r1"] == "c6"


def test_after_the_rounds_last_move_there_is_still_a_forecast() -> None:
    state = position("monster=a6e round=2 turn=r cards=5,8", "r1:c6 r3:in* r4:in* r5:in* g1:in* g3:in* g4:in* g5:in*")
    moved = what_if(state, Seat(0), MoveToken("r1"))
    assert isinstance(moved.phase, MonsterPhase)
    assert forecast(moved).walks == forecast(state).walks


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    with pytest.raises(NotAllowed, match="not-your-turn"):
        what_if(position("turn=r"), Seat(1), MoveToken("g1"))


def test_there_is_no_forecast_in_the_draft_or_after_the_end() -> None:
    for phase, key in ((DraftPhase("red"), "draft-first"), (Over("cards", None), "game-over")):
        with pytest.raises(NotAllowed, match=key):
            forecast(replace(position("turn=r"), phase=phase))
