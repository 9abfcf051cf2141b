"""What is said once and briefly: cards drawn together, hits named one by one, dice that have just been told."""

from datetime import UTC, datetime
from fractions import Fraction

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.beginning.setup import Setup, begin
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.counts import ChestCounts
from engine.claustrophobia.events import AnyEvent, GameTurn
from engine.claustrophobia.events.rounds import (
    ActivationBegan,
    DestinyRolled,
    DiceSetAside,
    EffectBegan,
    EventDrawn,
    MovementEnded,
    RoundEnded,
    SlotTaken,
    ThreatPointsChanged,
)
from engine.claustrophobia.events.tunnels import (
    Attacked,
    HitNamed,
    HumanHit,
    NamingOwed,
    TileLaid,
    TrapRolled,
    TroglodyteAppeared,
    TroglodytesDied,
    WarriorDied,
    WarriorMoved,
)
from engine.claustrophobia.moves import AnyMove, End, Fight, Go, LayTile, Name, PlaceDice, PlayAdvantage, Roll, Summon
from engine.claustrophobia.rounds.phases import Activation, DemonAction, Force, Initiative, Naming, RoundEnd, Threat
from engine.claustrophobia.state import Hit, State
from engine.core import Seat, SeededChance, Turn
from render.claustrophobia.show import board, lobby_frame
from render.claustrophobia.text.move_text import move_label
from render.claustrophobia.text.odds_text import odds_text, percent
from render.claustrophobia.text.setup_text import force_lines
from render.claustrophobia.text.text_board import text_board, wanted
from render.claustrophobia.text.turn_text import caption, catch_up
from render.claustrophobia.text.warrior_text import human_line
from render.claustrophobia.view import plate_of
from render.core import words_in
from tests.engine.claustrophobia.positions import position

WORDS = words_in("en")
NAMES = ("Ada", "Bob")
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
START = position("plain-a@0,0", "R@0:1 B1@0:2")


def turn(move: AnyMove, *events: AnyEvent, seat: int | None = 0) -> GameTurn:
    return Turn(None if seat is None else Seat(seat), move, events, (), NOON)


def hit(state: State, hits: int) -> State:
    wounded = replace(state.humans["B1"], pending=(Hit("attack", 1),) * hits)
    return replace(state, humans={**state.humans, "B1": wounded})


def test_cards_that_are_drawn_together_are_counted() -> None:
    state = replace(START, phase=Threat(is_rolled=True, dice=(3, 4)))
    placed = turn(PlaceDice("dark", (3, 4)), SlotTaken("dark", (3, 4)), *[EventDrawn(card=None)] * 2, seat=1)
    assert (
        caption(WORDS, NAMES, state, [placed]) == "3 and 4 are placed on Dark Destiny. The demons draw 2 Event cards."
    )


def test_one_effect_on_several_humans_is_told_once() -> None:
    both = [EffectBegan(Effect("hold-the-line", human)) for human in ("R", "B1")]
    told = caption(WORDS, NAMES, START, [turn(PlayAdvantage("hold-the-line"), *both)])
    assert told == "The Redeemer and Brute B1 have +1 defense until the next Initiative."
    others = [*both[:1], EffectBegan(Effect("courage", "R"))]
    told = caption(WORDS, NAMES, START, [turn(PlayAdvantage("hold-the-line"), *others)])
    assert told.startswith("The Redeemer has +1 defense until the next Initiative. The Redeemer has +1 combat")


def test_hits_on_one_human_that_are_named_one_after_the_other_are_told_in_one_sentence() -> None:
    named = [turn(Name("B1", 0, lines=(line,)), HitNamed("B1", 0, (line,))) for line in (6, 2, 4)]
    assert caption(WORDS, NAMES, hit(START, 3), named) == "Brute B1 loses the lines 2, 4 and 6."


def test_what_follows_the_last_of_these_hits_is_told_behind_them() -> None:
    first, last = (turn(Name("B1", 0, lines=(line,)), HitNamed("B1", 0, (line,))) for line in (6, 2))
    killed = replace(last, events=(*last.events, WarriorDied("B1", 0)))
    told = caption(WORDS, NAMES, hit(START, 2), [first, killed])
    assert told == "Brute B1 loses the lines 2 and 6. **Brute B1 dies.**"


def test_troglodytes_that_are_bought_one_after_the_other_are_counted_by_their_tiles() -> None:
    state = replace(
        position("plain-a@0,0 plain-b@1,0", "R@0:1"), phase=Threat(is_rolled=True, dice=(2, 4)), threat_points=5
    )
    bought = [
        turn(
            Summon(is_demon=False, tile=tile),
            ThreatPointsChanged(-1),
            *([DiceSetAside((2, 4))] if first else []),
            TroglodyteAppeared(tile),
            seat=1,
        )
        for first, tile in ((True, 1), (False, 0), (False, 1))
    ]
    told = caption(WORDS, NAMES, state, bought)
    assert told == "2 and 4 are set aside. 3 troglodytes appear: 2 on T1 and 1 on T0. 2 TP are left."
    same = caption(WORDS, NAMES, state, [bought[0], bought[2]])
    assert same == "2 and 4 are set aside. 2 troglodytes appear on T1. 3 TP are left."
    assert (
        caption(WORDS, NAMES, state, bought[:1]) == "2 and 4 are set aside. A troglodyte appears on T1. 4 TP are left."
    )


def test_hits_that_are_to_be_named_are_counted_before_who_took_them() -> None:
    state = replace(hit(START, 2), owed=Naming())
    assert board(state, NAMES, WORDS).alt.count("Lines to cross off: 2 on Brute B1.") == 1


@pytest.mark.parametrize("seer", [None, Seat(0), Seat(1)])
def test_everybody_is_told_whose_hits_are_to_be_named_at_the_end_of_a_round(seer: Seat | None) -> None:
    state = replace(hit(START, 2), phase=RoundEnd(), naming="deferred")
    ended = turn(End(), RoundEnded(), NamingOwed(), seat=1)
    told = caption(WORDS, NAMES, CLAUSTROPHOBIA.see(state, seer), [ended])
    assert told == "Round 1 is over. Lines to cross off: 2 on Brute B1."


def test_of_hits_that_are_named_within_a_round_those_of_others_are_not_told() -> None:
    state = replace(hit(START, 2), phase=DemonAction(), naming="deferred")
    state = replace(state, humans={**state.humans, "R": replace(state.humans["R"], pending=(Hit("attack", 1),))})
    told = caption(WORDS, NAMES, state, [turn(End(), NamingOwed(("B1",)), seat=1)])
    assert told == "Lines to cross off: 2 on Brute B1."


def test_a_trap_that_holds_somebody_says_so_once() -> None:
    state = position("trapped-a@0,0", "R@0:1 B1@0:2", active=Activation("B1", 0))
    trapped = turn(Go("B1", "n"), TrapRolled(0, 4), MovementEnded())
    assert caption(WORDS, NAMES, state, [trapped]) == "The die of the trap shows 4: the movement ends."


def test_the_steps_of_one_warrior_are_told_in_one_sentence_and_those_of_another_one_apart() -> None:
    state = position("plain-a@0,0 plain-b@1,0 plain-c@2,0", "R@0:1 K1@0:6")
    walk = [
        turn(Go("K1", "e"), ActivationBegan("K1", None), WarriorMoved("K1", 0, 1, 1)),
        turn(Go("K1", "e"), WarriorMoved("K1", 1, 2, 1)),
        turn(Go("R", "e"), ActivationBegan("R", None), WarriorMoved("R", 0, 1, 1)),
    ]
    told = "Blade K1 goes from T0 to T1 and T2.\nThe Redeemer goes from T0 to T1."
    assert caption(WORDS, NAMES, state, walk) == told


def test_troglodytes_that_follow_each_other_are_told_apart() -> None:
    state = position("plain-a@0,0 plain-b@1,0 plain-c@2,0", "t@0*1 t@1*1", phase=DemonAction())
    walk = [
        turn(Go("troglodyte", "e", at), ActivationBegan("troglodyte", at), WarriorMoved("troglodyte", at, at + 1, 1))
        for at in (0, 1)
    ]
    assert len(caption(WORDS, NAMES, state, walk).splitlines()) == 2


def test_troglodytes_that_go_the_same_way_are_told_together_and_what_the_last_of_them_does_then_apart() -> None:
    state = position("plain-a@0,0 plain-b@1,0 plain-c@2,0", "t@0*3", phase=DemonAction())
    step = turn(Go("troglodyte", "e", 0), ActivationBegan("troglodyte", 0), WarriorMoved("troglodyte", 0, 1, 1))
    onward = turn(Go("troglodyte", "e"), WarriorMoved("troglodyte", 1, 2, 1))
    told = "3 troglodytes go from T0 to T1.\nA troglodyte goes from T1 to T2."
    assert caption(WORDS, NAMES, state, [step, step, step, onward]) == told
    there = "A troglodyte goes from T0 to T1 and T2.\nA troglodyte goes from T0 to T1 and T2."
    assert caption(WORDS, NAMES, state, [step, onward, step, onward]) == there


def test_what_a_tile_does_is_told_with_the_first_of_its_kind() -> None:
    laid = [turn(LayTile(0), TileLaid(name, x, 0, 0), seat=1) for x, name in ((1, "narrow-a"), (2, "narrow-b"))]
    first, second = caption(WORDS, NAMES, START, laid).splitlines()
    assert first == "T1 opens to the north and south. It has room for one warrior of each side."
    assert second == "T2 opens to the north and south."


def test_attacks_of_several_troglodytes_on_one_human_are_told_in_one_sentence() -> None:
    state = position("plain-a@0,0", "R@0:1 B1@0:5 t@0*3", phase=DemonAction())
    blows = [Attacked("troglodyte", 0, "B1", 0, (die,), (), 5, int(die >= 5)) for die in (4, 5, 2)]
    struck = HumanHit("B1", Hit("attack"))
    one, two, three = blows
    told = caption(WORDS, NAMES, state, [turn(Go("troglodyte", "e"), one, two, struck, three, seat=1)])
    assert told == "3 troglodytes attack Brute B1 (defense 5): 4, **5**, 2; 1 hit."
    other = replace(two, target="R")
    apart = caption(WORDS, NAMES, state, [turn(Go("troglodyte", "e"), one, other, three, seat=1)])
    assert apart.count("A troglodyte attacks") == 3
    died = caption(WORDS, NAMES, state, [turn(Go("troglodyte", "e"), one, TroglodytesDied(0, 1), three, seat=1)])
    assert died.count("A troglodyte attacks") == 2


def test_a_hit_of_a_trap_is_told_by_its_die_alone() -> None:
    state = position("trapped-a@0,0", "R@0:1 B1@0:2", active=Activation("B1", 0))
    trapped = turn(Go("B1", "n"), TrapRolled(0, 6), *[HumanHit("B1", Hit("trap"))] * 2)
    assert caption(WORDS, NAMES, state, [trapped]) == "The die of the trap shows 6: two hits."


def test_one_destiny_die_is_no_dice() -> None:
    alone = replace(START, phase=Threat(is_rolled=True, dice=(2,)))
    assert "The demons place the die 2, play events" in board(alone, NAMES, WORDS).alt


def test_the_dice_of_the_round_before_count_no_more_when_new_ones_are_to_be_given() -> None:
    state = replace(position("plain-a@0,0", "R@0:1 B1@0:2"), phase=Initiative((2, 5)))
    exhausted = replace(state.humans["B1"], cancelled=(2,), is_exhausted=True)
    state = replace(state, humans={**state.humans, "B1": exhausted})
    assert "Brute B1 on T0: no die yet, line 2 cancelled." in text_board(WORDS, NAMES, state)
    plate = plate_of(state, "B1")
    assert (plate.die, plate.piece.exhausted) == (None, False)


def test_the_dice_that_a_post_has_just_told_are_not_in_its_headline_but_in_the_alt_text() -> None:
    given = board(replace(START, phase=Initiative((2, 5))), NAMES, WORDS)
    assert given.sentence.endswith("Initiative. The humans give their dice.")
    assert "The humans give the action dice 2, 5 to their warriors." in given.alt
    placed = board(replace(START, phase=Threat(is_rolled=True, dice=(1, 2, 3))), NAMES, WORDS)
    assert "The demons place their dice, play events and summon" in placed.sentence
    assert "place the dice 1, 2, 3" in placed.alt


@pytest.mark.parametrize("dice", [(), (2,), (1, 2, 3)])
def test_threat_points_are_named_in_full_before_they_are_tp(dice: tuple[int, ...]) -> None:
    state = replace(START, phase=Threat(is_rolled=True, dice=dice), threat_points=1)
    told = board(state, NAMES, WORDS)
    assert told.sentence.endswith("they have 1 Threat Point (TP).")
    assert told.alt.count("Threat Point (TP)") == 1
    assert "Threat Points: 1." in told.alt


def test_one_die_is_no_dice() -> None:
    assert (
        "The humans give the action die 5 to a warrior."
        in board(replace(START, phase=Initiative((5,))), NAMES, WORDS).alt
    )


def test_the_aim_stands_once_in_the_alt_text_of_a_lobby() -> None:
    assert lobby_frame(begin(Setup("barrels"), SeededChance(1)), WORDS).alt.count("Aim: ") == 1


def test_what_was_before_the_first_turn_of_a_player_is_not_counted_from_a_turn_of_theirs() -> None:
    laid = turn(LayTile(0), TileLaid("plain-b", 1, 0, 0))
    start = begin(Setup("air"), SeededChance(1))
    assert catch_up(WORDS, NAMES, start, [laid], Seat(1))[0].startswith("One turn so far: ")
    assert catch_up(WORDS, NAMES, START, [laid], Seat(1))[0].startswith("One turn since yours: ")


def test_dice_that_nobody_chose_are_no_turn_that_was_missed() -> None:
    rolled = turn(Roll(), DestinyRolled((1,)), seat=None)
    laid = turn(LayTile(0), TileLaid("plain-b", 1, 0, 0))
    assert catch_up(WORDS, NAMES, START, [laid, rolled], Seat(1)) == catch_up(WORDS, NAMES, START, [laid], Seat(1))
    assert catch_up(WORDS, NAMES, START, [rolled], Seat(1)) == ()


def test_a_long_turn_that_was_missed_is_told_by_as_many_whole_words_as_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    rolled = turn(Roll(), DestinyRolled((1,)))
    (whole,) = catch_up(WORDS, NAMES, START, [rolled], Seat(1))
    told = whole.partition(": ")[2]
    monkeypatch.setattr("render.claustrophobia.text.turn_text.MOST_CAUGHT_UP", len(told) - 1)
    (cut,) = catch_up(WORDS, NAMES, START, [rolled], Seat(1))
    assert cut == whole.rpartition(" ")[0] + "…"


def test_what_is_bought_is_told_with_points_and_cards_in_their_number() -> None:
    state = replace(START, phase=Force(points=1, cards=1))
    assert "1 point is left." in wanted(WORDS, state)
    assert "1 Advantage card." in list(force_lines(WORDS, state))


def test_whoever_carries_the_relic_is_told_with_it() -> None:
    found = replace(begin(Setup("chest"), SeededChance(1)), counts=ChestCounts(opened=4, is_found=True, carrier="B1"))
    assert "with Shield of Steel and the relic" in human_line(WORDS, found, "B1")
    assert "the relic" not in human_line(WORDS, found, "R")


@pytest.mark.parametrize(
    ("spent", "is_halted", "told"),
    [(1, False, "is acting (1 movement left)"), (1, True, "is acting."), (2, False, "is acting.")],
)
def test_whoever_is_acting_is_told_with_the_movement_that_is_left(spent: int, is_halted: bool, told: str) -> None:  # noqa: FBT001
    state = position("plain-a@0,0", "R@0:1")
    humans = {"R": replace(state.humans["R"], is_done=True)}
    acting = replace(state, humans=humans, active=Activation("R", 1, spent=spent, is_halted=is_halted))
    assert told in human_line(WORDS, acting, "R")


@pytest.mark.parametrize(
    ("troglodytes", "label", "odds"),
    [
        (1, "Brute B1: attack 1 troglodyte", "1 hit or more: 99 %"),
        (2, "Brute B1: attack 2 troglodytes", "1 hit or more: 99 %, 2 or more: 89 %"),
    ],
)
def test_odds_end_with_the_last_hit_that_does_something_and_are_certain_only_where_nothing_can_miss(
    troglodytes: int, label: str, odds: str
) -> None:
    state = position("plain-a@0,0", f"R@0:1 B1@0:6 t@0*{troglodytes}")
    move = Fight("B1", "troglodyte")
    assert move_label(WORDS, state, move) == label
    assert odds_text(WORDS, state, move) == odds
    assert [percent(Fraction(*chance)) for chance in ((0, 1), (1, 1296), (1295, 1296), (1, 1))] == [0, 1, 99, 100]
