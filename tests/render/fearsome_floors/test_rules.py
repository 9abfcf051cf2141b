import pytest

from render.fearsome_floors.rules import TOPICS, topic, topics
from tests.render.fearsome_floors.tables import WORDS


def test_every_topic_has_a_title_of_its_own() -> None:
    keys, titles = zip(*topics(WORDS), strict=True)
    assert keys == TOPICS
    assert len(set(titles)) == len(TOPICS)


@pytest.mark.parametrize("key", TOPICS)
def test_a_topic_fits_a_message_and_starts_no_line_with_markup_of_the_words(key: str) -> None:
    text = topic(WORDS, key)
    assert 100 < len(text) <= 1500
    assert "{" not in text


def test_rulings_are_marked() -> None:
    assert {key for key in TOPICS if "**[ruling]**" in topic(WORDS, key)} == {"step", "end", "resigning"}


@pytest.mark.parametrize("key", ["setup-title", "teleporters"])
def test_an_unknown_topic_is_an_error(key: str) -> None:
    with pytest.raises(LookupError, match=key):
        topic(WORDS, key)
