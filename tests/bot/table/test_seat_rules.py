"""Who may take which side, and when a match can begin."""

import msgspec
import pytest

from bot.games.fearsome_floors import FEARSOME_FLOORS_AT_TABLE as PLAYED
from bot.games.fearsome_floors.options import FearsomeFloorsSettings, Options
from bot.table.seat_rules import check_seats, choose_side, free_sides, level_called
from engine.core import Refused, SeededChance
from engine.fearsome_floors import Setup
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.tokens import COLOURS
from render.core import words_in
from render.core.languages import LANGUAGES
from tests.bot.table.tables import seats

WORDS = words_in("en")
ADA_AND_BEN = seats(("Ada", "green"), ("Ben", "black"))
FULL = seats(*((f"player {number}", colour) for number, colour in enumerate(COLOURS)))


def reason(refused: pytest.ExceptionInfo[Refused]) -> tuple[str, dict[str, object]]:
    return refused.value.reason.key, dict(refused.value.reason.facts)


def test_free_sides_are_those_that_nobody_has() -> None:
    assert free_sides(PLAYED, ()) == COLOURS
    assert free_sides(PLAYED, ADA_AND_BEN) == ("red", "blue", "yellow", "beige", "violet")
    assert free_sides(PLAYED, FULL) == ()


@pytest.mark.parametrize(
    ("person", "wanted", "given"),
    [
        (3, None, "red"),
        (3, "violet", "violet"),
        (1, None, "green"),  # who has one already keeps it
        (2, None, "black"),
        (1, "green", "green"),
        (1, "red", "red"),
    ],
)
def test_a_person_gets_the_side_that_they_want(person: int, wanted: str | None, given: str) -> None:
    assert choose_side(PLAYED, WORDS, ADA_AND_BEN, person, wanted) == given


@pytest.mark.parametrize(
    ("person", "wanted", "expected"),
    [
        (3, "green", ("table-side-taken", {"side": "green", "free": "red, blue, yellow, beige, violet"})),
        (2, "green", ("table-side-taken", {"side": "green", "free": "red, blue, yellow, beige, violet, black"})),
        (3, "*pink*", ("table-unknown-side", {"side": r"\*pink\*", "free": "red, blue, yellow, beige, violet"})),
        (3, "Green", ("table-side-taken", {"side": "green", "free": "red, blue, yellow, beige, violet"})),
    ],
)
def test_a_side_that_cannot_be_had_is_refused_with_those_that_can(
    person: int, wanted: str, expected: tuple[str, dict[str, object]]
) -> None:
    with pytest.raises(Refused) as refused:
        choose_side(PLAYED, WORDS, ADA_AND_BEN, person, wanted)
    assert reason(refused) == expected


def test_a_full_table_takes_nobody_but_lets_its_own_people_ask() -> None:
    with pytest.raises(Refused) as refused:
        choose_side(PLAYED, WORDS, FULL, 8, None)
    assert reason(refused) == ("table-full", {"most": 7})
    assert choose_side(PLAYED, WORDS, FULL, 7, None) == "black"


@pytest.mark.parametrize("players", [0, 1])
def test_too_few_players_cannot_begin(players: int) -> None:
    with pytest.raises(Refused) as refused:
        check_seats(PLAYED, WORDS, FULL[:players])
    assert reason(refused) == ("table-too-few-players", {"fewest": 2, "players": players})


def test_a_colour_that_needs_more_players_is_named_with_who_has_it() -> None:
    with pytest.raises(Refused) as refused:
        check_seats(PLAYED, WORDS, seats(("Ada", "green"), ("B*n", "black")))
    key, facts = reason(refused)
    assert key == "table-side-needs-others"
    assert (facts["name"], facts["side"], facts["players"]) == (r"B\*n", "black", 2)


@pytest.mark.parametrize("players", range(2, 8))
def test_the_first_colours_fit_every_number_of_players(players: int) -> None:
    check_seats(PLAYED, WORDS, FULL[:players])
    options = msgspec.json.encode(Options(kit=Kit(), dungeon="quick"))
    setup = PLAYED.options.setup(list(COLOURS[:players]), options, PLAYED.options.settings())
    assert setup == Setup(COLOURS[:players], dungeon="quick", kit=Kit())


def test_a_game_takes_along_how_many_tiles_its_table_lets_a_player_place_in_a_row() -> None:
    settings = FearsomeFloorsSettings(tiles="two")
    setup = PLAYED.options.setup(COLOURS[:2], msgspec.json.encode(Options(dungeon="advanced")), settings)
    assert PLAYED.options.frozen(PLAYED.rules.begin(setup, SeededChance(1))) == {"tiles": "two"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_known_by_its_name_in_ones_own_language_and_in_english(language: str) -> None:
    opponents = PLAYED.rules.opponents
    assert opponents is not None
    for level in opponents.levels:
        for words in (words_in(language), WORDS):
            name = PLAYED.programs.level_name(words, level)
            assert level_called(PLAYED, words_in(language), name.removeprefix(level.face).strip().upper()) == level.key


def test_a_level_that_nobody_knows_is_refused_with_those_of_ones_own_language() -> None:
    with pytest.raises(Refused) as refused:
        level_called(PLAYED, words_in("de"), "Wal")
    assert reason(refused)[0] == "opponent-unknown-level"
    assert "Fuchs" in str(reason(refused)[1]["known"])
