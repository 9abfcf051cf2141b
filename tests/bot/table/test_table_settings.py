"""A table's settings: what each game has, with its defaults, and words for every choice."""

from collections import Counter
from typing import get_args

import msgspec
import pytest

from bot.games.claustrophobia.options import ClaustrophobiaSettings
from bot.games.fearsome_floors.options import FearsomeFloorsSettings
from bot.host.program import PROGRAM
from bot.interactions.components.form import FIELDS
from bot.table.table_settings import (
    DURATIONS,
    Group,
    InterruptSettings,
    Setting,
    TableSettings,
    choice_text,
    offered_by,
)
from engine.core import Refused
from render.core import words_in
from tests.toy_game.on_discord import ToySettings

WORDS = words_in("en")

DEFAULTS = {
    "fearsome-floors": {
        "pictures": "film+steps",
        "posts": "round",
        "place": "channel",
        "language": "en",
        "reminder": "day",
        "time": "none",
        "absence": "stay",
        "pause": "none",
        "hint": "solo",
        "forecast": "always",
        "tiles": "one",
    },
    "claustrophobia": {
        "pictures": "film+steps",
        "posts": "round",
        "place": "channel",
        "language": "en",
        "reminder": "day",
        "time": "none",
        "absence": "stay",
        "pause": "none",
        "hint": "solo",
        "reaction": "hours-6",
        "naming": "by-time",
    },
}
"""What a channel's first table of each game is set to. Who changes this changes no table that is open."""

ALL = offered_by([InterruptSettings, *(game.options.settings for game in PROGRAM.games.values())])


def refusal(settings: TableSettings, **chosen: str) -> str:
    with pytest.raises(Refused) as refused:
        settings.changed(chosen)
    return WORDS(refused.value.reason.key, **refused.value.reason.facts)


def test_each_games_first_table_is_set_like_this() -> None:
    assert {key: msgspec.structs.asdict(game.options.settings()) for key, game in PROGRAM.games.items()} == DEFAULTS


def test_a_game_has_other_defaults_than_another() -> None:
    assert (TableSettings().time, ToySettings().time) == ("none", "day")


@pytest.mark.parametrize("name", ALL)
def test_every_choice_has_words_of_its_own_that_fit_into_a_command(name: str) -> None:
    choices, purpose = ALL[name].choices, WORDS(f"command-table-settings.{name}")
    told = [choice_text(WORDS, name, choice) for choice in choices]
    assert len(set(told)) == len(choices) <= 25
    assert all(1 <= len(text) <= 100 and not text.startswith("?") for text in (purpose, *told))


@pytest.mark.parametrize(
    ("name", "never"), [("reminder", "never"), ("time", "none"), ("pause", "none"), ("reaction", "none")]
)
def test_every_choice_of_a_time_but_one_is_a_time(name: str, never: str) -> None:
    assert [choice for choice in ALL[name].choices if choice not in DURATIONS] == [never]


@pytest.mark.parametrize("kind", [InterruptSettings, *(game.options.settings for game in PROGRAM.games.values())])
def test_the_settings_of_a_group_and_the_choices_of_each_fit_into_a_form(kind: type[TableSettings]) -> None:
    groups = Counter(setting.group for setting in kind.offered().values())
    assert groups.keys() == set(get_args(Group))
    assert max(groups.values()) <= FIELDS
    for settings in (kind(), kind(time="minutes-5")):
        for name in kind.offered():
            choices, told = zip(*settings.choices_told(name, WORDS), strict=True)
            assert getattr(settings, name) in choices
            assert len(set(told)) == len(told) <= 25
            assert all(1 <= len(text) <= 100 and "`" not in text for text in told)


def test_choices_that_are_told_alike_are_offered_once_and_the_present_one_of_them() -> None:
    usual, silent = ClaustrophobiaSettings(), ClaustrophobiaSettings(pictures="live")
    assert [choice for choice, _ in usual.choices_told("pictures", WORDS)] == ["film+steps", "steps"]
    assert silent.choices_told("pictures", WORDS) == [
        ("film+steps", "a film of each Demon Action when it is over, unless little happens in it"),
        ("live", "no film of the Demon Action"),
    ]


def test_what_was_changed_is_told_and_nothing_else() -> None:
    usual = TableSettings()
    assert usual.changed({}).phrases(WORDS, unlike=usual) == []
    assert usual.changed({"pictures": "steps"}).phrases(WORDS, unlike=usual) == [
        "pictures: a picture of every step of the monsters"
    ]


def test_who_changes_one_choice_for_another_that_is_told_alike_is_answered() -> None:
    usual = ClaustrophobiaSettings()
    told = "pictures: a film of each Demon Action when it is over, unless little happens in it"
    assert told in usual.phrases(WORDS)
    assert usual.changed({"pictures": "film"}).phrases(WORDS, unlike=usual) == [told]


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"pictures": "steps"}, "no film of the Demon Action"),
        ({"pictures": "live"}, "no film of the Demon Action"),
    ],
)
def test_a_table_of_claustrophobia_says_whether_it_has_films(chosen: dict[str, str], told: str) -> None:
    assert f"pictures: {told}" in ClaustrophobiaSettings().changed(chosen).phrases(WORDS)


def test_what_is_done_when_time_has_run_out_matters_only_where_turns_have_a_time() -> None:
    told = "absence: the bot does as little as possible for the player"
    assert f"{told} (once turns have a time)" in TableSettings().phrases(WORDS)
    assert told in TableSettings(time="day").phrases(WORDS)


def test_an_answer_has_no_more_time_than_a_turn() -> None:
    slow, fast = InterruptSettings(reaction="hours-6"), InterruptSettings(reaction="hours-6", time="minutes-5")
    assert (slow.reaction_time, fast.reaction_time) == (DURATIONS["hours-6"], DURATIONS["minutes-5"])
    assert InterruptSettings(time="minutes-5").reaction_time is None
    assert "reaction: 6 hours, then the bot does as little as possible for them" in slow.phrases(WORDS)
    told = "reaction: 5 minutes (as a turn has no more), then the bot does as little as possible for them"
    assert told in fast.phrases(WORDS, unlike=slow)


def test_what_a_game_does_not_have_is_refused_with_what_it_has() -> None:
    assert refusal(FearsomeFloorsSettings(), reaction="hour") == (
        "The game of this channel has no setting `reaction`; "
        "it has `pictures`, `posts`, `place`, `language`, `reminder`, `time`, `absence`, `pause`, `hint`, `forecast`, "
        "`tiles`."
    )
    assert refusal(FearsomeFloorsSettings(), absence="cry") == (
        "In this channel's game the setting `absence` has no such choice; it has `wait`, `stay`, `stand-in`."
    )


def test_games_share_the_options_of_a_command() -> None:
    union = offered_by([FearsomeFloorsSettings, InterruptSettings])
    assert list(union) == [
        "pictures",
        "posts",
        "place",
        "language",
        "reminder",
        "time",
        "absence",
        "pause",
        "hint",
        "forecast",
        "tiles",
        "reaction",
    ]
    assert offered_by([]) == {}


def test_one_name_means_one_thing_and_has_the_choices_of_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    other = Setting("play", ("noon",))
    monkeypatch.setattr(ToySettings, "offered", classmethod(lambda _: {"time": other}))
    with pytest.raises(ValueError, match="setting time"):
        offered_by([TableSettings, ToySettings])
    about, choices = TableSettings.offered()["time"]
    monkeypatch.setattr(ToySettings, "offered", classmethod(lambda _: {"time": Setting(about, ("noon", "day"))}))
    assert offered_by([TableSettings, ToySettings])["time"].choices == (*choices, "noon")


@pytest.mark.parametrize(
    ("time", "told"),
    [
        ("none", "as much as they like"),
        ("hours-6", "6 hours, standing still in the player's quiet hours"),
        ("day", "a day, quiet hours included"),
    ],
)
def test_it_is_told_whether_the_time_of_a_turn_runs_in_quiet_hours(time: str, told: str) -> None:
    assert TableSettings().changed({"time": time}).texts(WORDS)["time"] == told
