"""The rules to read: every topic fits a message, and what its picture shows can happen."""

import pytest

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.notation.actions import read_action
from engine.claustrophobia.notation.position import read_position
from render.claustrophobia.picture import paint
from render.claustrophobia.text.rules import EXAMPLES, TOPICS, example_scene, picture, topic, topics
from render.core import words_in

WORDS = words_in("en")
MESSAGE = 2000
"""So many characters Discord takes in a message."""
LONGER = 1.35
"""So many times as long a translation may be."""
LONGEST_ALT = 1024

every_example = pytest.mark.parametrize("key", EXAMPLES)


def test_the_pictures_belong_to_topics() -> None:
    assert set(EXAMPLES) < set(TOPICS)
    assert [key for key in TOPICS if picture(WORDS, key) is not None] == [key for key in TOPICS if key in EXAMPLES]


@every_example
def test_what_a_picture_shows_is_played_by_the_rules(key: str) -> None:
    state = read_position(EXAMPLES[key].position)
    assert not CLAUSTROPHOBIA.problems(state)
    if EXAMPLES[key].action:
        move = read_action(EXAMPLES[key].action).move
        assert CLAUSTROPHOBIA.why_not(state, next(iter(CLAUSTROPHOBIA.to_act(state))), move) is None


@every_example
def test_a_topic_with_its_picture_fits_a_message(key: str) -> None:
    frame = picture(WORDS, key)
    assert frame is not None
    assert paint(frame.scene).startswith(b"\x89PNG")
    assert len(f"**{dict(topics(WORDS))[key]}**\n{topic(WORDS, key)}\n\n{frame.sentence}") <= MESSAGE / LONGER
    assert len(frame.alt) <= LONGEST_ALT


def test_what_is_done_is_seen() -> None:
    scenes = {key: example_scene(example) for key, example in EXAMPLES.items()}
    assert scenes["moving"].action.steps
    assert scenes["exploring"].action.laid == (1,)
    (roll,) = scenes["fighting"].action.rolls
    assert (roll.dice, roll.needed) == ((2, 3, 6), 3)
    (death,) = scenes["fighting"].action.deaths
    assert (death.tile, death.number) == (1, 2)
    assert scenes["hits"].action.cancelled == {"B1": (3,)}
    assert [plate.piece.exhausted for plate in scenes["dice"].plates] == [False, True, False, False]
    assert len({laid.place.kind for laid in scenes["tiles"].tiles}) == 12
    assert (scenes["threat"].head.threat_points, scenes["threat"].foes.health) == (1, 4)
    assert (scenes["destiny"].destiny.slots, scenes["destiny"].destiny.dice) == ({"sounds": (1, 3)}, (5,))
    assert scenes["destiny"].head.threat_points == 5


@pytest.mark.parametrize("key", TOPICS)
def test_every_row_of_a_list_begins_with_a_capital(key: str) -> None:
    rows = [line[len("- **") :] for line in topic(WORDS, key).splitlines() if line.startswith("- **")]
    assert [row for row in rows if row[0].islower()] == []


def test_every_talent_that_a_card_or_a_gift_gives_is_told() -> None:
    assert "**Blessed**: +1 MVT or +2 CBT" in topic(WORDS, "talents")
