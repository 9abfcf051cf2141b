"""A table's settings: what older rows mean, and words for every choice."""

import msgspec
import pytest

from bot.table.table_settings import SETTINGS, TableSettings
from render.core import words_in

WORDS = words_in("en")


def test_a_row_without_settings_means_the_usual_ones() -> None:
    assert msgspec.json.decode(b"{}", type=TableSettings) == TableSettings(pictures="film+steps")


@pytest.mark.parametrize("name", SETTINGS)
def test_every_choice_has_words_of_its_own_that_fit_into_a_command(name: str) -> None:
    purpose, choices = SETTINGS[name]
    told = [WORDS(f"setting-{name}", choice=choice) for choice in choices]
    assert len(set(told)) == len(choices) <= 25
    assert all(1 <= len(text) <= 100 for text in (purpose, *told))


def test_what_was_changed_is_told_and_nothing_else() -> None:
    usual = TableSettings()
    assert usual.changed({}).phrases(WORDS, unlike=usual) == []
    assert usual.changed({"pictures": "steps"}).phrases(WORDS, unlike=usual) == [
        "pictures: a picture of every step of a walk"
    ]


def test_what_is_done_when_time_has_run_out_matters_only_where_turns_have_a_time() -> None:
    told = "absence: the least is played for the player"
    assert TableSettings().phrases(WORDS)[-1] == f"{told} (once turns have a `time`)"
    assert TableSettings(time="day").phrases(WORDS)[-1] == told


def test_what_cannot_be_chosen_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        TableSettings().changed({"pictures": "none"})
    with pytest.raises(msgspec.ValidationError):
        TableSettings().changed({"music": "loud"})
