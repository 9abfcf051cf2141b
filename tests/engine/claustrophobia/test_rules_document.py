"""The tables of the rules are those of the engine, row by row."""

import re
from pathlib import Path
from typing import get_args

import engine
from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, ADVANTAGE_COPIES, EVENT_CARDS, EVENT_COPIES, GIFTS
from engine.claustrophobia.cards.event_cards import EVENT_RULES, PREPARED
from engine.claustrophobia.rounds.threat import SLOTS
from engine.claustrophobia.tunnels.tiles import BOX, CAPACITY, OPENINGS, TILE_KINDS
from engine.claustrophobia.warriors.gifts import GIFT_RULES
from engine.claustrophobia.warriors.kinds import (
    DEMONS,
    HUMAN_KINDS,
    KIND_OF,
    MOST_TROGLODYTES,
    OBJECT_NAMES,
    OBJECTS,
    TOUGHS,
    Stats,
    Talent,
)
from engine.claustrophobia.warriors.strength import has_talent, stats_of
from render.core import words_in
from tests.engine.claustrophobia.positions import position

RULES = (Path(engine.__file__).parent / "claustrophobia" / "RULES.md").read_text()
WORDS = words_in("en")
ROOM = {"room for five": 5, "room for one of each side": 1}


def table(head: str) -> list[list[str]]:
    """The rows of the table with that first line, cell by cell."""
    (found,) = re.findall(rf"^{re.escape(head)}\n\|[-|]+\n((?:\|.*\n)+)", RULES, re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in found.splitlines()]


def numbers(text: str) -> Stats:
    return Stats(*map(int, text.split("/")))


def test_the_lines_of_the_humans_are_those_of_the_table() -> None:
    for die, *told in table("| die | Redeemer | Brute | Blade |"):
        assert [rule.board[int(die)] for rule in HUMAN_KINDS.values()] == [numbers(line) for line in told]


def test_the_demons_side_is_that_of_the_table() -> None:
    rows = table("| | health | MVT/CBT/DEF | what is special |")
    names = [WORDS("cl-demon", demon=kind).removeprefix("the ") for kind in DEMONS]
    assert [row[0] for row in rows] == ["Troglodyte", "Tough Troglodyte", *names]
    figures = position("plain-a@0,0", "R@0 t@0 tough-1@0")
    assert [numbers(row[2]) for row in rows[:2]] == [stats_of(figures, name) for name in ("troglodyte", "tough-1")]
    assert [(int(row[1]), numbers(row[2])) for row in rows[2:]] == [
        (rule.health, rule.stats) for rule in DEMONS.values()
    ]


def test_a_brute_is_bodyguard_and_impressive_a_blade_elusive_and_the_redeemer_nothing() -> None:
    state = position("plain-a@0,0", "R@0 B1@0 K1@0")
    found = {
        KIND_OF[name]: [talent for talent in get_args(Talent) if has_talent(state, name, talent)]
        for name in state.humans
    }
    assert found == {"redeemer": [], "brute": ["bodyguard", "impressive"], "blade": ["elusive"]}


def test_the_tiles_are_those_of_the_table_with_their_shapes_and_their_room() -> None:
    rows = table("| kind | shapes | what it does |")
    names = [WORDS("cl-kind", kind=kind).removesuffix(" tunnel").capitalize().split()[0] for kind in TILE_KINDS]
    assert [row[0].split()[0] for row in rows] == names
    for (kind, rule), (_, shapes, does) in zip(TILE_KINDS.items(), rows, strict=True):
        assert shapes.split() == [tile.shape for tile in BOX.values() if tile.kind == kind]
        assert rule.capacity == next((room for told, room in ROOM.items() if told in does), CAPACITY)
        assert rule.in_stack == ("stack" not in does)


def test_the_letters_of_shapes_are_those_of_the_rules() -> None:
    letters = {"n": "north", "e": "east", "s": "south", "w": "west"}
    told = dict(re.findall(r"\*\*([XTILD])\*\* ([^*.]*)[,.]", " ".join(RULES.split())))
    assert told.pop("X") == "all four"
    assert OPENINGS["X"] == frozenset(letters)
    for shape, sides in told.items():
        assert {letters[side] for side in OPENINGS[shape]} == set(re.findall("north|east|south|west", sides))


def test_the_slots_are_those_of_the_table_in_its_order() -> None:
    assert [row[0] for row in table("| slot | dice | what it does |")] == [
        WORDS("cl-slot", slot=slot) for slot in SLOTS
    ]


def test_the_event_cards_are_those_of_the_table_with_their_copies_and_their_times() -> None:
    rows = cards(0)
    assert [row[0] for row in rows] == [WORDS("cl-event-card", card=card) for card in EVENT_CARDS]
    assert [int(row[1]) for row in rows] == [EVENT_COPIES[card] for card in EVENT_CARDS]
    moments = {"threat": "Threat", "demon-action": "Demon Action", "placing": "placing a tile"}
    parts = dict.fromkeys(PREPARED, "prepared") | {"suicide": "Demon Action"}
    assert [row[2] for row in rows] == [
        parts[card] if card in parts else moments[EVENT_RULES[card].when] for card in EVENT_CARDS
    ]


def test_the_advantage_cards_are_those_of_the_table_with_their_copies() -> None:
    rows = cards(1)
    assert [row[0] for row in rows] == [WORDS("cl-advantage-card", card=card) for card in ADVANTAGE_CARDS]
    assert [int(row[1]) for row in rows] == [ADVANTAGE_COPIES[card] for card in ADVANTAGE_CARDS]


def cards(number: int) -> list[list[str]]:
    """The rows of the table of event cards, or of that of advantage cards."""
    found = re.findall(r"^\| card \| copies \|.*\n\|[-|]+\n((?:\|.*\n)+)", RULES, re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in found[number].splitlines()]


def test_the_gifts_and_the_objects_are_those_of_the_tables_with_their_dice_copies_and_bearers() -> None:
    gifts = [(WORDS("cl-gift", gift=gift), str(GIFT_RULES[gift].die)) for gift in GIFTS]
    assert [(row[0], row[1]) for row in table("| gift | die | what it does |")] == gifts
    rows = table("| object | copies | for | what it does |")
    assert [(row[0], int(row[1])) for row in rows] == [
        (WORDS("cl-object", object=name), OBJECTS[name].copies) for name in OBJECT_NAMES
    ]
    assert [set(row[2].lower().split(", ")) for row in rows] == [set(OBJECTS[name].bearers) for name in OBJECT_NAMES]


def test_the_pieces_are_as_many_as_the_rules_say() -> None:
    assert (len(BOX), sum(EVENT_COPIES.values()), sum(ADVANTAGE_COPIES.values())) == (36, 16, 15)
    assert (len(GIFTS), sum(rule.copies for rule in OBJECTS.values()), len(SLOTS)) == (5, 6, 10)
    assert (MOST_TROGLODYTES, len(TOUGHS)) == (11, 3)
    assert [len(rule.names) for rule in HUMAN_KINDS.values()] == [1, 2, 2]
    assert [kind for kind, rule in HUMAN_KINDS.items() if rule.is_condemned] == ["brute", "blade"]
