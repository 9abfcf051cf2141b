"""The checks of a language's files, and the languages that there are."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from render.core.languages import LANGUAGES
from render.locales.__main__ import app
from render.locales.checks import long_pages, near_limits, problems

ENGLISH_TEXT = """
token = The token steps to { $square }.
cards = { $count ->
    [one] one card
   *[other] { $count } cards
} left.
push = Push
    .hint = Push the stone on with this token, as far as the wall.
command-stay = Stay where you are, whatever the others do, and turn over.
who = the Redeemer
at = { $players ->
    [two] at two
   *[all] at all
}
"""

FOLDERS = ("render.locales.checks.LOCALES", "render.locales.__main__.LOCALES")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """English and Italian in a folder of their own."""
    for name in FOLDERS:
        monkeypatch.setattr(name, tmp_path)
    monkeypatch.setattr("render.locales.__main__.LANGUAGES", {"en": None, "it": None})
    for language in ("en", "it"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(ENGLISH_TEXT, encoding="utf-8")
    (tmp_path / "it" / "glossary.toml").write_text(
        '[[terms]]\nenglish = "token"\nuse = ["pedin"]\nnever = ["segnalin"]\n', encoding="utf-8"
    )
    return tmp_path


GOOD = """
token = La pedina va in { $square }.
cards = { $count ->
    [one] resta una carta
   *[other] restano { $count } carte
}.
push = Spingi
    .hint = Spingi la pietra con questa pedina, fino al muro.
command-stay = Resta dove sei e gira.
who = { $role ->
   *[subject] il Redentore
    [object] il Redentore
    [dative] al Redentore
    [genitive] del Redentore
    [label] Redentore
}
at = { $players ->
    [two] in due
   *[all] in tutti
}
"""


def told(folder: Path, text: str) -> list[str]:
    """Return what is wrong with an Italian file."""
    (folder / "it" / "words.ftl").write_text(text, encoding="utf-8")
    return sorted(problems("it"))


def test_a_good_translation_has_no_problems(folder: Path) -> None:
    assert told(folder, GOOD) == []


@pytest.mark.parametrize(
    ("was", "becomes", "problem"),
    [
        ("push = Spingi", "push =", "push: missing"),
        ("push = Spingi\n", "push = Spingi\nother = Altro\n", "other: English has no such message"),
        ("va in { $square }", "si muove", "token: does not tell $square"),
        ("va in { $square }", "va in { $square } { $who }", "token: $who is no fact that it is given"),
        ("    [one] resta una carta\n", "    [few] resta una carta\n", "cards: has no words for one"),
        ("La pedina va", "Il segnalino va", "token: segnalin is not what token is called"),
        ("La pedina va", "Il pezzo va", "token: token is pedin here"),
        (
            "Spingi la pietra",
            "Spingi " + "ancora " * 20,
            "push.hint: has 180 characters with its longest facts where English has 54",
        ),
        (
            "Spingi la pietra con questa pedina, fino al muro",
            "Push the stone on with this token, as far as the wall",
            "push.hint: is still English",
        ),
        (
            "Resta dove",
            "Resta " * 16 + "dove",
            "command-stay: has 112 characters with its longest facts, more than the 100 that Discord takes",
        ),
        ("push = Spingi", "push { Spingi", "words.ftl: cannot be read: push { Spingi"),
        ("{ $square }", '{ CASE($square, "object") }', "token: there is no function CASE"),
    ],
)
def test_each_kind_of_fault_is_told(folder: Path, was: str, becomes: str, problem: str) -> None:
    assert was in GOOD
    assert problem in told(folder, GOOD.replace(was, becomes))


def test_a_language_may_have_helpers_of_its_own_and_leave_out_what_is_only_counted(folder: Path) -> None:
    helped = GOOD.replace("in { $square }", "{ in-square }") + "in-square = in { $square }\n"
    assert told(folder, helped) == []
    assert told(folder, GOOD.replace("[one] resta una carta", "[one] resta { $count } carta")) == []
    counted = ENGLISH_TEXT.replace("[one] one card", "[one] a card").replace("{ $count } cards", "cards")
    (folder / "en" / "words.ftl").write_text(counted, encoding="utf-8")
    simple = GOOD.replace(
        "cards = { $count ->\n    [one] resta una carta\n   *[other] restano { $count } carte\n}.", "cards = carte"
    )
    assert told(folder, simple) == []


@pytest.mark.parametrize(("said", "is_it"), [("走到180度石旁边", True), ("走到1180度石旁边", False)])
def test_a_word_that_begins_with_a_number_is_seen_behind_chinese(folder: Path, said: str, *, is_it: bool) -> None:
    (folder / "it" / "glossary.toml").write_text('[[terms]]\nenglish = "token"\nuse = ["180度"]\n', encoding="utf-8")
    found = told(folder, GOOD.replace("La pedina va in", said).replace("questa pedina", said))
    assert (found == []) is is_it


def test_a_message_is_measured_with_its_longest_variant_and_facts(folder: Path) -> None:
    english = f"{ENGLISH_TEXT}# A button, at most 20 characters.\nlong = {{ token }} by {{ $name }}\n"
    (folder / "en" / "words.ftl").write_text(english, encoding="utf-8")
    assert "long: 59 of 20 characters" in list(near_limits("en"))
    assert "long: has 53 characters with its longest facts, more than the 20 that Discord takes" in told(
        folder, GOOD + "long = { token } { $name }\n"
    )


def test_a_new_language_has_all_files_with_english_as_comments(folder: Path) -> None:
    assert CliRunner().invoke(app, ["new", "nl"]).exit_code == 0
    assert "# token = The token steps to { $square }." in (folder / "nl" / "words.ftl").read_text(encoding="utf-8")
    assert {file.name for file in (folder / "nl").iterdir()} == {"words.ftl", "about.toml", "glossary.toml"}
    assert "token: missing" in list(problems("nl"))
    assert CliRunner().invoke(app, ["new", "nl"]).stderr == "There is a folder nl already.\n"


def test_what_english_has_changed_since_is_listed_until_it_was_seen(folder: Path) -> None:
    told(folder, GOOD)
    assert CliRunner().invoke(app, ["changed", "it", "--seen"]).stdout.split() == [
        "token",
        "cards",
        "push",
        "push.hint",
        "command-stay",
        "who",
        "at",
    ]
    english = ENGLISH_TEXT.replace("steps", "walks")
    (folder / "en" / "words.ftl").write_text(english, encoding="utf-8")
    assert CliRunner().invoke(app, ["changed", "it"]).stdout.split() == ["token"]
    assert CliRunner().invoke(app, ["changed", "tlh"]).exit_code == 2


@pytest.mark.parametrize("language", [language for language, about in LANGUAGES.items() if about.status != "draft"])
def test_a_language_that_is_offered_has_no_problems(language: str) -> None:
    assert [*problems(language), *long_pages(language)] == []
