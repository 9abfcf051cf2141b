"""What people type for a token, a path, a tile or a side in a language of their own, beside English and ids."""

from pathlib import Path

import pytest

from bot.games.fearsome_floors.draft import read_tile
from bot.games.fearsome_floors.move_input import read_results, read_tokens
from bot.games.fearsome_floors.new import kits_like
from bot.games.fearsome_floors.table_game import FEARSOME_FLOORS_AT_TABLE
from bot.games.fearsome_floors.typed_words import kit_typed, part_word, path_typed, token_typed
from bot.table.seat_rules import choose_side
from engine.core import NotAllowed, Seat
from engine.fearsome_floors.kit import BETWEEN_PARTS, PARTS
from render.core import Words, words_in
from render.core.languages import offered
from tests.engine.fearsome_floors.positions import position
from tests.pseudo_language import offered_too

TONGUE = """
ff-colour = { $colour ->
    [red] Rot
    [green] 绿
   *[other] ?{ $colour }
}
ff-kind = { $tile ->
    [stone] Steinblock
    [turner] Umlenkstein
    [reverser] Umkehrstein
   *[other] ?{ $tile }
}
ff-kind-left = { ff-kind } ({ $count })
ff-typed = { $word ->
    [on] auf, 在
    [outside] draußen, dort draußen
    [monster] Monster, Ungeheuer
    [u] hoch, Norden
    [d] runter, auf
    [l] links
    [r] rechts
    [i] rein
    [x] raus
    [stay] bleiben, ,
   *[other] ?{ $word }
}
"""
"""A language with a word that means two things: before a square, and as a step."""


@pytest.fixture
def tongue(tmp_path: Path) -> Path:
    """The folder of a small language."""
    folder = tmp_path / "eo"
    folder.mkdir()
    (folder / "words.ftl").write_text(TONGUE, encoding="utf-8")
    (folder / "about.toml").write_text('name = "Zunge"\ndiscord = ["de"]\nstatus = "draft"\nread = "nobody"\n')
    return folder


@pytest.fixture
def words(tongue: Path) -> Words:
    """Its words, and English for all others."""
    with offered_too(tongue):
        return Words("eo", words_in("en"))


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Rot 4", "red 4"),
        ("rot 3 auf H7", "red 3 on h7"),
        ("绿3", "green 3"),
        ("绿3在h7", "green 3 on h7"),
        ("4 DRAUSSEN", "4 outside"),
        ("3 dort draußen", "3 outside"),
        ("Ungeheuer", "monster"),
        ("red 4 on h7", "red 4 on h7"),
        ("green 3 outside", "green 3 outside"),
        ("r4", "r4"),
        ("Brot 4", "brot 4"),
    ],
)
def test_a_token_is_typed_in_ones_own_words_in_english_and_by_its_id(words: Words, typed: str, read: str) -> None:
    assert token_typed(words, typed) == read


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("hoch hoch links", "u u l"),
        ("2 hoch, 1 links", "2u, 1l"),
        ("2 up, left", "2u, l"),
        ("2 hoch links", "2u l"),
        ("links 3 hoch 1", "l3 u1"),
        ("hoch, 2 links", "u, 2l"),
        ("left 3", "l3"),
        ("up3", "u3"),
        ("left 3 up", "l 3 u"),
        ("l 3 u", "l 3 u"),
        ("rein 2 hoch", "i 2u"),
        ("in left 2 up 1 out", "i l2 u1 x"),
        ("links 3 raus", "l3 x"),
        ("2 hoch\N{FULLWIDTH COMMA}links\N{IDEOGRAPHIC COMMA}2 runter", "2u, l, 2d"),
        ("auf", "d"),
        ("raus", "x"),
        ("bleiben", "-"),
        ("enter", "i"),
        ("uull", "uull"),
        ("↑↑←", "↑↑←"),
        ("k5", "k5"),
    ],
)
def test_a_path_is_typed_in_ones_own_words_in_english_and_in_letters(words: Words, typed: str, read: str) -> None:
    assert path_typed(words, typed) == read


STATE = position("monster=a1e turn=r", "r4:k6 r3:in g3:b7")


def test_what_was_typed_means_a_token_and_a_way_of_the_game(words: Words) -> None:
    seat = Seat(STATE.colours.index("red"))
    assert read_tokens(words, STATE, seat, "Rot 4 auf k6") == ("r4",)
    assert read_tokens(words, STATE, None, "绿3") == ("g3",)
    assert [result.path for result in read_results(words, STATE, seat, "r4", "2 hoch links")] == ["uul"]


def test_what_cannot_be_read_is_repeated_as_it_was_typed(words: Words) -> None:
    with pytest.raises(NotAllowed) as refused:
        read_results(words, STATE, Seat(STATE.colours.index("red")), "r4", "links herum")
    assert refused.value.reason.facts["text"] == "links herum"
    with pytest.raises(NotAllowed) as ambiguous:
        read_results(words, STATE, Seat(STATE.colours.index("red")), "r4", "links 1 hoch")
    assert ambiguous.value.reason.key == "path-unreadable"


@pytest.mark.parametrize("typed", ["Steinblock", "STEINBLOCK", "stein", "stone", "Stone"])
def test_a_tile_is_typed_in_ones_own_words_and_in_english(words: Words, typed: str) -> None:
    assert read_tile(words, STATE, typed) == "stone"


MOTH = "moth-sack-wings-frog-boots"


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Motte-Sack-Flügel-Frosch-Stiefel", MOTH),
        (" MOTTE - sack - wings - Frosch - boots ", MOTH),
        (MOTH, MOTH),
        ("Motte-Sack-Frosch-Flügel-Stiefel", "moth-sack-Frosch-Flügel-boots"),
        ("Motte-Sack", "Motte-Sack"),
    ],
)
def test_a_monster_is_typed_in_ones_own_words_and_in_english(typed: str, read: str) -> None:
    assert kit_typed(words_in("de"), typed) == read


@pytest.mark.parametrize(
    ("typed", "offered_first", "number"),
    [
        ("", "toad-barrel-claws-frog-paws", 6),
        ("mo", "moth-barrel-claws-frog-paws", 1),
        ("Motte-", "moth-barrel-claws-frog-paws", 6),
        ("Motte-Sack-Fl", "moth-sack-wings-frog-paws", 1),
        ("motte-sack-wings-frosch-st", "moth-sack-wings-frog-boots", 1),
    ],
)
def test_monsters_are_offered_as_they_are_typed_in_ones_own_words(typed: str, offered_first: str, number: int) -> None:
    kits = kits_like(words_in("de"), typed)
    assert (kits[0], len(kits)) == (offered_first, number)
    assert kits_like(words_in("de"), f"Unfug-{typed}") == []


@pytest.mark.parametrize("language", offered())
def test_each_part_of_the_monster_has_a_word_of_its_own_that_can_be_typed(language: str) -> None:
    for names in PARTS.values():
        typed = [part_word(words_in(language), name) for name in names]
        assert len(set(typed)) == len(names)
        assert BETWEEN_PARTS not in "".join(typed)


@pytest.mark.parametrize("typed", ["rot", "ROT", " Red ", "red"])
def test_a_side_is_typed_in_any_language_that_is_offered(tongue: Path, typed: str) -> None:
    with offered_too(tongue):
        assert choose_side(FEARSOME_FLOORS_AT_TABLE, words_in("en"), [], 1, typed) == "red"


@pytest.mark.parametrize("language", offered())
def test_no_word_of_a_language_means_two_things_and_none_is_a_single_letter(language: str) -> None:
    words = words_in(language)
    listed = {key: [word.strip() for word in words("ff-typed", word=key).split(",")] for key in _KEYS}
    for keys in (_KEYS[:3], _KEYS[3:]):
        found = [word.casefold() for key in keys for word in listed[key]]
        assert len(set(found)) == len(found)
        assert not [word for word in found if len(word) == 1 and word.isascii()]


_KEYS = ("on", "outside", "monster", *"udlrix", "stay")
