"""Every sentence of Claustrophobia: no kind of event, reason, move or name lacks one, and all fit where they stand."""

import re
from typing import get_args

import pytest

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.beginning.auction import OFFERS
from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, EVENT_CARDS, GIFTS
from engine.claustrophobia.cards.effects import EffectKind
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.moves import Fight
from engine.claustrophobia.rounds.phases import EndCause, Moment, SlotName
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.tunnels.tiles import TILE_KINDS
from engine.claustrophobia.warriors.kinds import OBJECT_NAMES
from engine.core import Reason, Seat, SeededChance
from render.claustrophobia.text.move_text import move_label
from render.claustrophobia.text.odds_text import odds_text
from render.claustrophobia.text.refusals import refusal
from render.claustrophobia.text.setup_text import setup_lines
from render.claustrophobia.text.text_board import alt_text, board_sentence, text_board
from render.claustrophobia.text.turn_text import caption, catch_up, turn_line
from render.core import words_in
from tests.engine.claustrophobia.random_games import SETUPS, every_setup, random_game
from tests.engine.reasons import CLAUSTROPHOBIA_REASONS as REASONS

WORDS = words_in("en")
NAMES = ("Ada", "Bob")
EXAMPLES = {
    "warrior": ("R", "B1", "troglodyte", "tough-2", "demon"),
    "target": ("K2", "troglodyte"),
    "guard": ("B2",),
    "tile": (3, "plain-a"),
    "direction": ("n",),
    "side": ("humans", "demons", ""),
    "moment": get_args(Moment),
    "gift": GIFTS,
    "item": tuple(OFFERS),
    "slot": get_args(SlotName),
    "card": (*EVENT_CARDS, *ADVANTAGE_CARDS, ""),
    "deed": tuple(deed for rule in SCENARIOS.values() for deed in rule.deeds),
}

NEVER = {("deed-done", "take")}
"""The relic can be taken each time that it lies there."""


def kinds_of(union: object) -> set[type]:
    return {kind for part in get_args(union) for kind in (get_args(part) or (part,))}


@pytest.mark.parametrize("kind", get_args(EffectKind))
def test_whatever_begins_to_last_has_words(kind: EffectKind) -> None:
    assert WORDS(f"cl-effect-{kind}", human="Brute B1", count=1, tile="T0").endswith(".")


@pytest.mark.parametrize("key", REASONS)
def test_every_reason_has_a_sentence_for_all_that_its_facts_can_be(key: str) -> None:
    facts = {name: EXAMPLES.get(name, (2,)) for name in REASONS[key]}
    for number in range(max([1, *(len(values) for values in facts.values())])):
        chosen = {name: values[number % len(values)] for name, values in facts.items()}
        told = refusal(WORDS, Reason(key, chosen))
        if (key, chosen.get("deed")) not in NEVER:
            assert told[0].isupper(), told
            assert told.endswith((".", "!"))
            assert "?" not in told


def test_a_reason_of_the_core_keeps_its_sentence() -> None:
    assert refusal(WORDS, Reason.of("wrong-aim-of-gift", gift="healing")).startswith("Aura of Healing cannot be used")
    assert refusal(WORDS, Reason.of("wrong-aim", card="healing")).startswith("Healing Draught cannot be used")
    assert refusal(WORDS, Reason("nothing-to-undo")) == WORDS("nothing-to-undo")


@pytest.mark.parametrize(
    ("key", "kinds"),
    [
        ("cl-event-card-about", ("card", EVENT_CARDS)),
        ("cl-advantage-card-about", ("card", ADVANTAGE_CARDS)),
        ("cl-object", ("object", OBJECT_NAMES)),
        ("cl-kind", ("kind", tuple(TILE_KINDS))),
        ("cl-scenario", ("scenario", tuple(SCENARIOS))),
        ("cl-end-cause", ("cause", get_args(EndCause))),
    ],
)
def test_every_kind_has_a_name(key: str, kinds: tuple[str, tuple[str, ...]]) -> None:
    fact, names = kinds
    assert [name for name in names if WORDS(key, **{fact: name}).startswith("?")] == []


@every_setup
def test_every_turn_of_a_game_is_told_by_whole_sentences(setup: Setup) -> None:
    match = random_game(setup, 5)
    for state, turn in match.played_since(0):
        told = turn_line(WORDS, NAMES, state, turn)
        assert told
        assert not re.search(r"\?\w|None|  |^ ", told), told
        assert told.endswith((".", "!", "*")), told


@every_setup
def test_every_position_fits_into_a_message_and_into_an_alt_text(setup: Setup) -> None:
    match = random_game(setup, 5)
    turns = list(match.journal.turns)
    for state, turn in match.played_since(0):
        text, told = text_board(WORDS, NAMES, state), turn_line(WORDS, NAMES, state, turn)
        assert text
        assert 0 < len(alt_text(WORDS, state, told)) <= 1024
        assert board_sentence(WORDS, NAMES, state)
    assert len(caption(WORDS, NAMES, match.journal.start, turns)) <= 1600
    assert sum(map(len, catch_up(WORDS, NAMES, match.journal.start, turns, Seat(0)))) < 1500


@every_setup
def test_every_choice_has_a_label_and_every_attack_its_odds(setup: Setup) -> None:
    for number, (state, _) in enumerate(random_game(setup, 5).played_since(0)):
        if number % 7 or not CLAUSTROPHOBIA.to_act(state):
            continue
        (seat,) = CLAUSTROPHOBIA.to_act(state)
        for move in list(CLAUSTROPHOBIA.choices(state, seat))[:40]:
            label = move_label(WORDS, state, move)
            assert label
            assert "?" not in label.replace("Panic!", "")
            if isinstance(move, Fight) and not move.is_all:
                assert "%" in odds_text(WORDS, state, move)


def test_what_only_one_side_knows_is_told_to_that_side_alone() -> None:
    match = random_game(SETUPS["air-at-once"], 5)
    state = next(state for state, _ in match.played_since(0) if state.event_hand and state.advantage_hand)
    own = {
        side: text_board(WORDS, NAMES, CLAUSTROPHOBIA.see(state, Seat(seat)))
        for seat, side in enumerate(("humans", "demons"))
    }
    public = text_board(WORDS, NAMES, CLAUSTROPHOBIA.see(state, None))
    hands = {"humans": "The humans' cards: ", "demons": "The demons' cards: "}
    told = {side: {whose for whose, hand in hands.items() if hand in text} for side, text in own.items()}
    assert told == {"humans": {"humans"}, "demons": {"demons"}}
    assert not any(hand in public for hand in hands.values())
    assert all(hand in text_board(WORDS, NAMES, state) for hand in hands.values()), "as everybody sees it after the end"


@pytest.mark.parametrize("language", ["en", "de", "it", "fr", "zh-CN"])
def test_a_sentence_that_ends_with_the_name_of_a_card_ends_with_one_mark(language: str) -> None:
    words = words_in(language)
    panic = words("cl-event-card", card="panic")
    told = [
        words("cl-prepared-known", card=panic),
        words("cl-event-drawn-known", card=panic),
        words("cl-card-prepared-known", card=panic),
        words("cl-prepared-revealed", card=panic),
        words("cl-hand", side="demons", cards=words("cl-hand-card", card=panic)),
        words("cl-refusal-no-such-card", card=panic),
    ]
    assert not [text for text in told if "!." in text.replace("*", "")]


@pytest.mark.parametrize(("scenario", "may_guard"), [("barrels", True), ("brother", True), ("air", False)])
def test_an_order_to_bodyguards_is_told_where_the_demons_have_some(scenario: ScenarioName, *, may_guard: bool) -> None:
    state = CLAUSTROPHOBIA.begin(Setup(scenario), SeededChance(1))
    assert ("The demons' Bodyguards take" in text_board(WORDS, NAMES, state)) == may_guard


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_is_told_with_its_aim_its_forces_and_its_length(scenario: ScenarioName) -> None:
    told = "\n".join(setup_lines(WORDS, Setup(scenario)))
    rule = SCENARIOS[scenario]
    assert f"At most {rule.limit} rounds" in told
    assert f"{rule.threat_points} Threat Points (TP)" in told
    assert all(WORDS("cl-human", human=recruit.name) in told for recruit in rule.humans)
    assert "?" not in told


def test_handicaps_and_an_auction_are_told_besides() -> None:
    setup = Setup(softer_deck=True, more_points=True, more_advantages=True, extra_gift="healing", auction=True)
    told = "\n".join(setup_lines(WORDS, setup))
    for words in ("auctioned", "7 Threat Points (TP)", "no Panic!", "Advantage card more", "Aura of Healing"):
        assert words in told
