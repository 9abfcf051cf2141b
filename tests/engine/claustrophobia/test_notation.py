"""CLN: what is written is read back as it was, whoever sees it; what is wrong is one sentence that names the field."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.choices.move_rules import MOVE_RULES
from engine.claustrophobia.moves import AnyMove, Resign, SetGuard
from engine.claustrophobia.notation.actions import Action, read_action, read_move, write_action, write_move
from engine.claustrophobia.notation.position import FIELDS, read_position, write_position
from engine.claustrophobia.rounds.phases import Auction, Force, Phase
from engine.claustrophobia.state import Tough
from engine.core import Seat
from engine.core.notation import BadNotation
from tests.engine.claustrophobia.random_games import SETUPS, TRIED, every_setup, new_game, random_game
from tests.length import length

SEED = 21
EACH = length(20, long=1)
"""Every so many turns of a game the position is read back, and where something is written for the first time."""

VERBS = [rule.verb for rule in MOVE_RULES.values()]


@every_setup
def test_every_position_of_a_game_is_read_back_by_whoever_sees_it(setup: Setup) -> None:
    match, known = random_game(setup, SEED), set[str]()
    for number, (whole, _) in enumerate([*match.played_since(0), (match.state, None)]):
        for state in (whole, *(CLAUSTROPHOBIA.see(whole, viewer) for viewer in (None, Seat(0), Seat(1)))):
            line = write_position(state)
            words = set(re.split(r"[ =,/:@*+]", re.sub(r"\d+", "0", line)))
            if number % EACH == 0 or not words <= known:
                assert read_position(line) == state
                known |= words


@every_setup
def test_every_move_of_a_game_with_its_luck_is_read_back(setup: Setup) -> None:
    match, moves = random_game(setup, SEED), set[AnyMove]()
    for state, turn in match.played_since(0):
        for seat in CLAUSTROPHOBIA.to_act(state):
            moves.update(CLAUSTROPHOBIA.choices(state, seat))
        action = Action(turn.move, tuple(drawn.item for drawn in turn.luck))
        assert read_action(write_action(action)) == action
    for move in moves:
        assert read_action(write_action(Action(move))) == Action(move)


def test_every_kind_of_move_has_its_own_verb() -> None:
    assert len(set(VERBS)) == len(VERBS)
    assert read_action("resign demons") == Action(Resign(), (), "demons")
    for written, action in (
        ("guard always", Action(SetGuard("always"))),
        ("guard never humans", Action(SetGuard("never"), (), "humans")),
    ):
        assert read_action(written) == action
        assert write_action(action) == written


def test_it_does_not_matter_in_which_order_dice_are_given() -> None:
    assert read_action("assign K1=5,R=2,B1=5") == read_action("assign R=2,B1=5,K1=5")


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("GO r N", "go R n"),
        ("go Troglodyte e AT=T3", "go troglodyte e at=3"),
        ("assign k1=3,R4,b15", "assign R=4,B1=5,K1=3"),
        ("name b1 0 lines=42", "name B1 0 lines=24"),
        ("Destiny trap 6565 human=k2", "destiny trap 5566 human=K2"),
        ("summon Demon T4", "summon demon 4"),
        ("event Cave-In tile=t0 direction=N", "event cave-in tile=0 direction=n"),
        ("guard ALWAYS", "guard always"),
    ],
)
def test_a_move_may_be_typed_in_any_case_with_dice_in_any_order_and_tiles_as_they_are_named(
    typed: str, written: str
) -> None:
    assert write_move(read_move(typed)) == written


@pytest.mark.parametrize("text", ["go R n with plain-a", "guard never humans", "resign demons", "resign"])
def test_a_player_gives_a_move_without_its_luck_and_without_whose_it_is(text: str) -> None:
    assert refusal(read_move, text) is not None


def test_what_a_viewer_does_not_know_is_marked() -> None:
    start = new_game(SETUPS["air-at-once"], SEED).state
    seen_by_demons, seen_by_all = (write_position(CLAUSTROPHOBIA.see(start, viewer)) for viewer in (Seat(1), None))
    assert "advantage-hand=?*2" in seen_by_demons
    assert "advantage-hand=?*2" in seen_by_all
    ordered = replace(start, guards=("never", "always"))
    seen_by_demons, seen_by_all = (write_position(CLAUSTROPHOBIA.see(ordered, viewer)) for viewer in (Seat(1), None))
    assert "guards=?,always" in seen_by_demons
    assert "guards=?,?" in seen_by_all


def test_what_is_not_as_usual_is_read_back() -> None:
    start = new_game(SETUPS["air-at-once"], SEED).state
    rich = replace(start, threat_points=9_999, toughs={"tough-1": Tough(0), "tough-3": Tough(0)})
    assert read_position(write_position(rich)) == rich
    turned = write_position(rich).replace("tough-1@0,tough-3@0", "tough-3@0,tough-1@0")
    assert write_position(read_position(turned)) == write_position(rich)


@pytest.mark.parametrize(
    ("line", "phase"),
    [
        ("cl1 scenario=air phase=auction", Auction()),
        ("cl1 scenario=air phase=auction:17", Auction(17)),
        ("cl1 scenario=air phase=auction/cards:1", Auction(None, 1)),
        ("cl1 scenario=air humans=R@0 phase=force:12", Force(12)),
        ("cl1 scenario=air humans=R@0 phase=force:0/cards:3/gifts:2", Force(0, 3, 2)),
        ("cl1 scenario=air humans=R@0 phase=force:5/gifts:1", Force(5, 0, 1)),
    ],
)
def test_an_auction_and_a_force_are_read_and_written(line: str, phase: Phase) -> None:
    assert read_position(line).phase == phase
    assert write_position(read_position(line)) == line


def of_games() -> st.SearchStrategy[str]:
    """Positions in the midst of games."""
    matches = [random_game(setup, SEED) for setup in TRIED.values()]
    return st.sampled_from([write_position(match.after(turns)) for match in matches for turns in (20, 60, 100, 140)])


LINES = st.deferred(of_games)


HEADS = {"cl1", "fields", *(rule.name for rule in FIELDS.values())}
"""What the refusal of a position begins with: the fields that are wrong, or what is no field."""


def refusal(read: Callable[[str], object], text: str) -> str | None:
    """The sentence by which a text is refused, if it is."""
    try:
        read(text)
    except BadNotation as error:
        return str(error)
    return None


def refused_or_sound(line: str) -> None:
    sentence = refusal(read_position, line)
    if sentence is not None:
        assert re.fullmatch(r"[^:]+: .*\.", sentence)
        assert {*sentence.partition(":")[0].split(", ")} <= HEADS
        return
    state = read_position(line)
    assert CLAUSTROPHOBIA.problems(state) == []
    assert read_position(write_position(state)) == state
    for viewer in (None, Seat(0), Seat(1)):
        seen = CLAUSTROPHOBIA.see(state, viewer)
        assert read_position(write_position(seen)) == seen
    for seat in CLAUSTROPHOBIA.to_act(state):
        assert all(CLAUSTROPHOBIA.why_not(state, seat, move) is None for move in CLAUSTROPHOBIA.choices(state, seat))


@settings(max_examples=length(100, long=300))
@given(LINES, st.data())
def test_a_line_that_was_damaged_is_refused_in_a_sentence_or_stands_for_a_sound_position(
    line: str, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(line) - 1))
    replaced = data.draw(st.integers(0, 4))
    put = data.draw(st.text("0123456789abK1BR?@,:/+*x~-= T", max_size=4))
    refused_or_sound(line[:place] + put + line[place + replaced :])


@settings(max_examples=length(100, long=300))
@given(LINES, LINES, st.data())
def test_a_line_with_fields_of_another_one_is_refused_in_a_sentence_or_stands_for_a_sound_position(
    one: str, other: str, data: st.DataObject
) -> None:
    fields, others = ({word.partition("=")[0]: word for word in line.split()[1:]} for line in (one, other))
    for name in data.draw(st.lists(st.sampled_from(sorted({*fields, *others})), max_size=3, unique=True)):
        fields.pop(name, None)
        if name in others:
            fields[name] = others[name]
    refused_or_sound(" ".join(("cl1", *fields.values())))


@settings(max_examples=length(200, long=400))
@given(
    st.sampled_from([rule.verb for rule in MOVE_RULES.values()]), st.text("0123456789abK1BR?@,:/+*x~-= T", max_size=20)
)
def test_a_move_that_is_none_is_refused_in_a_sentence(verb: str, rest: str) -> None:
    text = f"{verb} {rest}"
    sentence = refusal(read_action, text)
    if sentence is not None:
        assert re.fullmatch(r"[^:]+: .*\.", sentence)
    else:
        assert read_action(write_action(read_action(text))) == read_action(text)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "cl1: a position begins with this, and the line is empty."),
        ("ff1 monster=a1e", "cl1: 'ff1' is not the beginning of a position, which is 'cl1'."),
        ("cl1", "scenario: it is missing, and every position needs it."),
        (
            "cl1 scenario=moon",
            "scenario: 'moon' is not one of air, barrels, choir, prayers, brother, chest.",
        ),
        ("cl1 scenario=air tp=4 tp=5", "tp: it is there twice."),
        ("cl1 scenario=air phase=auction humans=R@0", "humans: nobody is in play before the auction is over."),
        ("cl1 scenario=air phase=auction:0", "phase: the auction is over, for nobody can go lower than 0."),
        ("cl1 scenario=air phase=auction:22", "phase: nobody can bid 22."),
        ("cl1 scenario=air phase=force:3/gifts:9", "phase: so much cannot be left, or bought."),
        ("cl1 scenario=air phase=force:3 humans=-", "humans: nobody is in play, and the game goes on."),
        ("cl1 scenario=air demon=-", "demon: it is left out where there is nothing."),
        ("cl1 scenario=air monster=a1e", "fields: 'monster' is not a field of a position."),
        ("cl1 scenario=air humans=R@7", "humans: there is no tile T7 for R."),
        ("cl1 scenario=air humans=R@0,R@0", "humans: R is there twice."),
        ("cl1 scenario=barrels+laid:1+laid:2", "scenario: laid is there twice."),
        ("cl1 scenario=barrels+lost:1", "scenario: 'lost' is not counted in barrels."),
        ("cl1 scenario=barrels+laid:100", "scenario: laid cannot be 100."),
        (
            "cl1 scenario=barrels+laid",
            "scenario: 'barrels+laid' is not a scenario with what it counts, like chest+opened:2+found+carrier:K1.",
        ),
        (
            "cl1 scenario=chest+carrier:X",
            "scenario: 'chest+carrier:X' is not a scenario with what it counts, like chest+opened:2+found+carrier:K1.",
        ),
        ("cl1 scenario=air+found", "scenario: 'found' is not counted in air."),
        ("cl1 scenario=air humans=R@0+done+done", "humans: done is there twice."),
        ("cl1 scenario=air humans=R@0:1 phase=human-action active=R:1+fought+fought", "active: fought is there twice."),
        (
            "cl1 scenario=air tiles=start-a@0,0+sealn+seale",
            "tiles: +seale is said of a tile of which that, or another of its kind, is said before.",
        ),
        ("cl1 scenario=air event-hand=lost*0", "event-hand: 'lost*0' is not a card, like parry or parry*2."),
        ("cl1 scenario=air prepared=lost", "prepared: lost is not laid face down."),
        ("cl1 scenario=air extra-dice=9", "extra-dice: it cannot be 9."),
        ("cl1 scenario=air bought=10", "bought: it cannot be 10."),
        (
            "cl1 scenario=air phase=threat:6666666666666",
            "phase: there are at most 12 dice in a row, from 1 to 6, in ascending order.",
        ),
        ("cl1 scenario=air discarded=plain-a stack=plain-a", "stack, discarded: plain-a is there 2 times."),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_position(line)
    assert str(refused.value) == sentence
