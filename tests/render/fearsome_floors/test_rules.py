import io
import re
from math import prod
from pathlib import Path

import pytest
from PIL import Image

from engine import core, fearsome_floors
from engine.core import Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import COLUMNS, coordinates
from engine.fearsome_floors.kit import PARTS
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.notation.actions import read_action
from engine.fearsome_floors.notation.position import CARD, PLACES
from engine.fearsome_floors.tiles import FLOORS, TILES
from render.core.show import LONGEST_ALT
from render.fearsome_floors import paint
from render.fearsome_floors.rules import EXAMPLES, TOPICS, picture, topic, topics
from tests.render.fearsome_floors.tables import WORDS

CHOICES = 25
"""So many topics Discord offers at once."""

MESSAGE = 2000
"""So many characters Discord takes in a message."""

LONGER = 1.35
"""So many times as long a translation may be."""

RULING = re.compile(r"\*\*\[ruling\]\*\*")

RULINGS = {
    "The last player at the table wins whatever they have saved": ("end", "wins, whatever they have saved"),
    "the monster has won, it has the first place": ("end", "takes the first place, and the players share the second"),
    "`Kit`, what the monster is made of, is an addition": ("notation", "`Kit` in a record's header"),
    "got out after those that are, seat by seat": ("notation", "got out after those that are, seat by seat"),
    "`resigned` is an addition to the notation": ("notation", "`resigned=g` in a position"),
    "start marker comes to has resigned, it is skipped": (
        "end",
        "where the draft's end would give it the marker",
    ),
    "resigned after the first of two tiles": ("draft", "resigns after the first of two"),
    "Chance places what is left as if in turn": ("draft", "one after the other as if in turn"),
    "start marker still comes to their seat": ("end", "The start marker still comes to the empty seat"),
    "On blood it stops only where it is boxed in": ("stuck", "comes to the same square, facing the same way"),
    "Facing a direction for the second time while it turns": ("stuck", "for the second time while it turns in place"),
    "The monster does not begin on the entrance": ("layouts", "The monster does not begin on p11"),
    "Luck that was seen is not drawn anew": ("cards", "drawn and taken back is drawn again"),
    "The word alone decides all luck": ("variants", "the word alone decides all luck"),
    "The rules need no word for a tile without a legal place": (
        "limits",
        "there is no rule for a tile that fits nowhere",
    ),
}
"""From words of each ruling in the engine's docstrings to the topic and the words that tell it."""

BESIDES = (
    ("step", "It never stops on blood"),
    ("stuck", "with the facing after its look, even if a stone turned it there before it left"),
    ("teleporters", "tokens push no tile onto it, and slides stop before it"),
    ("pushing", "holds for a monster on a teleporter, too"),
    ("moving", "in a position that was set up by hand, a tile or a teleporter"),
    ("end", "a player may leave the game at any time"),
    ("end", "those who left later come first"),
    ("setup", "A player drawn at random has the start marker"),
    ("round", "staying outside counts as a move"),
    ("pushing", "one that a token pushes onto a teleporter"),
    ("blood", "once more on each square, as long as that tile can be pushed"),
    ("blood", "The next point takes it any way that is open"),
    ("step", "a tile is in the way, which is not pushed on; on a teleporter they are gone"),
    ("end", "while one waits outside, it goes on"),
    ("draft", "Beginning with a player drawn at random"),
    ("limits", "a limit that only the online edition has"),
    ("variants", "it is not 3 hits either"),
)
"""Rulings that the engine keeps in more than one place, or has no docstring for."""


def rulings_of_engine() -> list[str]:
    """Return the passages of core and game that begin with the mark of a ruling, or have it in their middle."""
    files = (*Path(core.__file__).parent.rglob("*.py"), *Path(fearsome_floors.__file__).parent.rglob("*.py"))
    texts = [" ".join(file.read_text().split()) for file in files]
    return [text[max(mark.start() - 75, 0) : mark.end() + 160] for text in texts for mark in RULING.finditer(text)]


def ruled(key: str) -> list[str]:
    """Return the lines of a topic with a mark of a ruling."""
    return [line for line in topic(WORDS, key).lower().splitlines() if RULING.search(line)]


def message(key: str) -> str:
    """Put a topic together as it is sent."""
    title, shown = dict(topics(WORDS))[key], picture(WORDS, key)
    return f"**{title}**\n{topic(WORDS, key)}" + ("" if shown is None else f"\n\n{shown.sentence}")


def test_every_topic_has_a_title_of_its_own() -> None:
    keys, titles = zip(*topics(WORDS), strict=True)
    assert keys == TOPICS
    assert len(set(titles)) == len(TOPICS) <= CHOICES


@pytest.mark.parametrize("key", TOPICS)
def test_a_topic_fits_a_message_with_all_that_belongs_to_it(key: str) -> None:
    text = message(key)
    assert 200 < len(text) <= MESSAGE / LONGER
    assert "{" not in text


@pytest.mark.parametrize("key", ["setup-title", "goblins"])
def test_an_unknown_topic_is_an_error(key: str) -> None:
    with pytest.raises(LookupError, match=key):
        topic(WORDS, key)


@pytest.mark.parametrize("mark", RULINGS)
def test_every_ruling_of_the_engine_stands_in_the_rules_and_is_marked(mark: str) -> None:
    assert [mark in passage for passage in rulings_of_engine()].count(True) == 1
    key, told = RULINGS[mark]
    assert any(told.lower() in line for line in ruled(key)), (key, told)


def test_no_ruling_of_the_engine_is_forgotten() -> None:
    untold = [passage for passage in rulings_of_engine() if not any(mark in passage for mark in RULINGS)]
    assert untold == []


@pytest.mark.parametrize(("key", "told"), BESIDES)
def test_rulings_that_no_docstring_has_are_marked_too(key: str, told: str) -> None:
    assert any(told.lower() in line for line in ruled(key))


def test_the_tiles_are_told_as_the_engine_plays_them() -> None:
    text = f"{topic(WORDS, 'tiles')}\n{topic(WORDS, 'squares')}\n"
    pieces = re.findall(r"- \*\*(.*?)\*\*\n((?:  - .*\n)+)", text)
    told = [text for _, text in pieces[: len(TILES)]]
    assert ["sight: ends here" in text for text in told] == [rule.blocks_sight for rule in TILES.values()]
    assert ["monster: pushes" in text for text in told] == [rule.turns is None for rule in TILES.values()]
    assert ["turns right" in text for text in told] == [rule.turns == "right" for rule in TILES.values()]
    assert ["turns around" in text for text in told] == [rule.turns == "around" for rule in TILES.values()]
    assert all(re.findall(r"  - (.*?):", text) == ["monster", "token", "sight", "pushed on it"] for _, text in pieces)
    assert [name for name, _ in pieces[len(TILES) + len(FLOORS) :]] == ["a1 and p11", "Wall"]


def test_the_kit_names_every_part() -> None:
    told = topic(WORDS, "kit")
    assert all(", ".join(names) in told for names in PARTS.values())


NO_TOPICS = {"Go", "Place", "Rest at random", "quick"}
"""What stands in italics, but is a button or a choice."""


@pytest.mark.parametrize("key", TOPICS)
def test_topics_refer_to_each_other_by_their_titles(key: str) -> None:
    named = re.findall(r"(?<![*\w])\*([^*\s][^*\n]*)\*(?!\*)", topic(WORDS, key))
    assert set(named) - NO_TOPICS <= set(dict(topics(WORDS)).values())


def test_the_number_of_monsters_is_that_of_the_kit() -> None:
    assert f"{prod(map(len, PARTS.values()))} monsters" in topic(WORDS, "kit")


def test_what_the_notation_shows_can_be_read() -> None:
    text = topic(WORDS, "notation")
    (line,) = re.findall(r"```\n(.*?)\n```", text, re.DOTALL)
    assert FEARSOME_FLOORS.problems(read_position(line.replace("\n", ""))) == []
    assert max(map(len, line.splitlines())) <= 34, "as wide as a phone shows a block"
    for action in ("r4 iull", "M 8", "T pool4x1 e9 lengthwise", "R g"):
        assert f"`{action}`" in text
        read_action(action)


def test_all_pictures_belong_to_topics() -> None:
    assert EXAMPLES.keys() <= set(TOPICS)
    assert [key for key in TOPICS if picture(WORDS, key) is not None] == [key for key in TOPICS if key in EXAMPLES]


@pytest.mark.parametrize("key", EXAMPLES)
def test_what_an_example_shows_is_legal(key: str) -> None:
    example = EXAMPLES[key]
    state = read_position(example.position)
    assert FEARSOME_FLOORS.problems(state) == []
    if example.action:
        seat: Seat | None = next(iter(FEARSOME_FLOORS.to_act(state)), None)
        assert FEARSOME_FLOORS.why_not(state, seat, read_action(example.action).move) is None


@pytest.mark.parametrize("key", EXAMPLES)
def test_a_topics_picture_shows_all_squares_that_its_sentence_names(key: str) -> None:
    frame = picture(WORDS, key)
    assert frame is not None
    assert frame.alt == frame.sentence
    assert len(frame.alt) <= LONGEST_ALT
    image = Image.open(io.BytesIO(paint(frame.scene)))
    image.load()
    assert image.format == "PNG"
    parts = [part for part in (frame.scene.view, frame.scene.apart) if part]
    assert (image.size == (1280, 816)) == (not parts)
    for square in re.findall(rf"\b[{COLUMNS}]\d+\b", frame.sentence) if parts else ():
        assert any(within(square, part) for part in parts), square


def within(square: str, part: tuple[str, ...]) -> bool:
    """Whether a square lies between two opposite corners."""
    (left, top), (right, bottom) = map(coordinates, part)
    column, row = coordinates(square)
    return left <= column <= right and top <= row <= bottom


@pytest.mark.parametrize("key", [key for key, example in EXAMPLES.items() if example.action[:1] not in ("", PLACES)])
def test_a_pictures_sentence_names_where_all_that_moved_came_to_rest(key: str) -> None:
    frame = picture(WORDS, key)
    assert frame is not None
    walked = EXAMPLES[key].action.startswith(CARD)
    squares = {*frame.scene.action.moved, *([frame.scene.monster.square] if walked else [])}
    assert squares != set()
    assert {square for square in squares if square not in frame.sentence} == set()


SHOWN = {
    "monster": "sights",
    "walls": "passages",
    "crystals": "sights",
    "turning": "turns",
    "teleporters": "jumps",
    "stuck": "halt",
    "draft": "moved",
}


@pytest.mark.parametrize("key", SHOWN)
def test_a_topics_picture_shows_what_the_topic_is_about(key: str) -> None:
    frame = picture(WORDS, key)
    assert frame is not None
    assert getattr(frame.scene.action, SHOWN[key])


def test_the_picture_of_limits_lights_the_squares_that_are_open() -> None:
    frame = picture(WORDS, "limits")
    assert frame is not None
    assert {"e2", "d3"} & {*frame.scene.choice.lit} == {"e2"}


def test_the_picture_of_walls_is_near_enough_for_a_phone() -> None:
    shown = picture(WORDS, "walls")
    assert shown is not None
    assert Image.open(io.BytesIO(paint(shown.scene))).width < 720


def test_in_the_picture_of_teleporters_the_monster_hides_neither_of_them() -> None:
    shown = picture(WORDS, "teleporters")
    assert shown is not None
    assert shown.scene.monster.square not in {teleporter.square for teleporter in shown.scene.teleporters}


@pytest.mark.parametrize("key", EXAMPLES)
def test_a_topics_picture_is_small(key: str) -> None:
    frame = picture(WORDS, key)
    assert frame is not None
    assert len(paint(frame.scene)) < 100_000
