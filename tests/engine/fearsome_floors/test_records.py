"""Game records: a match as text, and back."""

import random
import re
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import Drawn, Match, ScriptedChance, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.cards import CARD
from engine.fearsome_floors.moves import MoveToken, PlaceRest, Resign
from engine.fearsome_floors.notation import BadNotation
from engine.fearsome_floors.problems import problems
from engine.fearsome_floors.records import FearsomeMatch, GameRecord, read_record, write_record
from engine.fearsome_floors.setup import Dungeon
from engine.fearsome_floors.supply import SUPPLY
from engine.fearsome_floors.tokens import colours_for
from tests.every_game.matches import NOON, played_out, random_turn

TEXT = """\
[Event "Friday"]
[Site "#games"]
[Date "2025-06-01"]
[Red "Ada"]
[Green "Ben"]
[Variant "basic"]
[Kit "toad-barrel-claws-frog-paws"]
[Setup "ff1 monster=a1e tokens=r1:in,r3:in,r4:in,r5:in,g1:in,g3:in,g4:in,g5:in round=1 start=r turn=r"]
[Result "*"]

1. r4 iul g5 iuu r1 i g1 - M 8
2. g4 -
"""


def kept(match: FearsomeMatch, *, event: str = "Friday", variant: str = "basic") -> GameRecord:
    names = tuple(f"Player {seat}" for seat, _ in enumerate(match.state.colours))
    return GameRecord(event=event, site="#games", date=date(2025, 6, 1), players=names, variant=variant, match=match)


def begun(players: int, seed: int, dungeon: Dungeon = "basic", *, longer: bool = False) -> FearsomeMatch:
    setup = Setup(colours_for(players)[:players], dungeon=dungeon, longer=longer)
    return Match.begin(FEARSOME_FLOORS, FEARSOME_FLOORS.begin(setup, SeededChance(seed)))


def acted(match: FearsomeMatch) -> list[tuple[object, ...]]:
    """All that a record keeps of a match's turns: not the minute in which they were played."""
    return [(turn.seat, turn.move, turn.events, turn.luck) for turn in match.journal.turns]


def test_a_record_reads_as_it_is_written_in_the_notation() -> None:
    record = read_record(TEXT)
    assert record.players == ("Ada", "Ben")
    assert (record.event, record.site, record.date, record.variant) == ("Friday", "#games", date(2025, 6, 1), "basic")
    assert [turn.move for turn in record.match.journal.turns][:2] == [MoveToken("r4", "iul"), MoveToken("g5", "iuu")]
    assert (record.match.state.round, record.match.state.tokens["r4"]) == (2, "o10")
    setup = re.compile(r'\[Setup ".*"\]')
    assert setup.sub("", write_record(record)) == setup.sub("", TEXT)


def test_a_record_with_just_the_header_lines_of_the_notation_is_read() -> None:
    record = read_record(TEXT.replace('[Kit "toad-barrel-claws-frog-paws"]\n', ""))
    assert record == read_record(TEXT)
    assert '[Kit "toad-barrel-claws-frog-paws"]' in write_record(record)


def test_the_five_of_the_longer_game_may_be_written_5_as_in_a_position() -> None:
    tokens = ",".join(f"{colour}{number}:in" for colour in "grbyev" for number in (1, 4, 5))
    names = "".join(f'[{name} "x"]\n' for name in ("Green", "Red", "Blue", "Yellow", "Beige", "Violet"))
    stays = " ".join(f"{colour}{number} -" for number in (1, 4, 5) for colour in "grbyev")
    text = (
        f'[Event "e"]\n[Site "s"]\n[Date "2025-06-01"]\n{names}[Variant "basic longer"]\n'
        f'[Setup "ff1 monster=a1e tokens={tokens} round=2 five=3h"]\n[Result "*"]\n\n2. {stays} M 5\n'
    )
    record = read_record(text)
    assert record.match.journal.turns[-1].luck == (Drawn(CARD, "3h"),)
    assert record == read_record(text.replace("M 5", "M 3h"))
    assert write_record(record).endswith(" M 3h\n")


def test_line_ends_of_other_systems_and_missing_numbers_make_no_difference() -> None:
    assert read_record(TEXT.replace("\n", "\r\n")) == read_record(TEXT)
    assert read_record(re.sub(r"\d\. ", "", TEXT)) == read_record(TEXT)
    head, _, moves = TEXT.partition("\n\n")
    assert read_record("\n".join([*reversed(head.split("\n")), "", moves.replace(" ", "\n")])) == read_record(TEXT)


def test_a_match_that_has_just_begun_has_a_record_without_moves() -> None:
    match = begun(3, 1)
    assert read_record(write_record(kept(match))).match == match


def test_the_draft_comes_before_round_1_and_has_no_number() -> None:
    match, luck = begun(2, 3, "advanced"), random.Random(3)
    while match.state.draft:
        match = random_turn(match, luck)
    match = random_turn(match, luck)
    draft, first, *rest = write_record(kept(match)).partition("\n\n")[2].split("\n")
    assert draft.startswith("T ")
    assert draft.count("T ") == len(SUPPLY)
    assert first.startswith("1. ")
    assert rest == [""]


def test_who_resigns_in_the_draft_or_in_a_round_is_recorded() -> None:
    match, luck = begun(4, 3, "advanced"), random.Random(3)
    match = random_turn(match, luck).play(Seat(2), Resign(), chance=SeededChance(1), at=NOON)
    while match.state.round < 3:
        match = random_turn(match, luck)
    match = match.play(Seat(0), Resign(), chance=SeededChance(1), at=NOON)
    text = write_record(kept(match))
    assert " R b " in text
    assert " R g" in text
    assert acted(read_record(text).match) == acted(match)


DUNGEONS: st.SearchStrategy[Dungeon] = st.sampled_from(["basic", "advanced", "quick"])


@settings(max_examples=25)
@given(
    seed=st.integers(0, 2**32),
    players=st.integers(2, 7),
    dungeon=DUNGEONS,
    longer=st.booleans(),
    cut=st.integers(0, 60),
)
def test_any_match_written_read_and_played_through_is_the_same(
    seed: int, players: int, dungeon: Dungeon, cut: int, *, longer: bool
) -> None:
    match = played_out(begun(players, seed, dungeon, longer=longer and players > 5), random.Random(seed))
    match = match if cut == 0 else match.undo(min(cut, len(match.journal.turns)))
    record = kept(match)
    text = write_record(record)
    again = read_record(text)
    assert again.match.state == match.state
    assert again.match.journal.start == match.journal.start
    assert acted(again.match) == acted(match)
    assert write_record(again) == text


NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


@given(event=NAMES, variant=NAMES, name=NAMES)
def test_no_sign_in_a_name_can_leave_its_quotes(event: str, variant: str, name: str) -> None:
    record = kept(begun(2, 1), event=event, variant=variant)
    record = GameRecord(
        event=event, site=name, date=record.date, players=(name, event), variant=variant, match=record.match
    )
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    "name", ['"', "\\", '\\"', "\n", "\n\n1. r4 -", '"]\n[Result "red', "]", "\r\n", "\u2028", "\x00", ""]
)
def test_names_that_look_like_records_are_names(name: str) -> None:
    record = kept(begun(2, 1), event=name)
    assert read_record(write_record(record)) == record


def test_every_seat_needs_a_name() -> None:
    record = kept(begun(2, 1))
    with pytest.raises(ValueError, match="zip"):
        write_record(GameRecord(event="", site="", date=record.date, players=("Ada",), variant="", match=record.match))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('[Event "Friday"]\n', "", "Event: it is missing."),
        ('[Event "Friday"]', '[Event "Friday"]\n[Event "Friday"]', "Event: it is there twice."),
        ('[Event "Friday"]', '[Elo "1900"]', "header: 'Elo' is not a key of a game record."),
        ('[Event "Friday"]', "[Event Friday]", "header: '[Event Friday]' is not a line like [Event \"Friday\"]."),
        ('"Friday"', '"Fri"day"', "Event: its value is not a text in which quotes and backslashes have a backslash."),
        ('"Friday"', '"\\ud800"', "Event: its value is not a text in which quotes and backslashes have a backslash."),
        ("2025-06-01", "20250601", "Date: it is not a day like 2025-06-01."),
        ("2025-06-01", "2025-06-31", "Date: it is not a day like 2025-06-01."),
        ('[Green "Ben"]\n', "", "Green: it is missing."),
        ('[Green "Ben"]', '[Green "Ben"]\n[Blue "Cleo"]', "Blue: blue does not play in the setup."),
        ("toad-", "dragon-", "Kit: There is no head called 'dragon'."),
        ("ff1 ", "ff2 ", "ff1: 'ff2' is not the beginning of a position, which is 'ff1'."),
        ('"*"', '"red"', "Result: the moves lead to '*'."),
        ("2. g4", "3. g4", "moves: '3.' stands where round 2 is played."),
        ("r4 iul", "r4 iuq", "action: 'r4 iuq' is not like 'r4 iull', 'r4 -', 'M 8', 'T crystal k5' or 'R g'."),
        ("g4 -", "g4", "action: 'g4' is not like 'r4 iull', 'r4 -', 'M 8', 'T crystal k5' or 'R g'."),
        (
            "r4 iul",
            "r4 iur",
            "moves: 'r4 iur' in round 1 is refused. Point 3 of the path fails: behind p10 r4 comes to wall Z.",
        ),
        ("r4 iul", "b4 iul", "moves: 'b4 iul' in round 1 cannot be: blue does not play."),
        ("r4 iul", "T stone k5", "moves: 'T stone k5' in round 1 is refused. No tiles are placed now."),
        ("M 8", "M 2h", "moves: 'M 2h' in round 1 cannot be: that card is not among those to be drawn."),
        (
            "M 8",
            "g3 -",
            "moves: 'g3 -' in round 1 is refused. The monster's card comes next.",
        ),
        ("2. g4 -", "2. g4 - R r r5 -", "moves: 'r5 -' in round 2 is refused. The game is over."),
    ],
)
def test_what_is_wrong_with_a_record_is_one_sentence(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadNotation, match=f"^{re.escape(sentence)}$"):
        read_record(TEXT.replace(old, new))


def test_a_record_of_any_length_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadNotation, match="more than 100000 characters"):
        read_record(TEXT + "1. " * 100_000)


WORDS = st.sampled_from(["r4 i", "g5 -", "M 7", "R r", "T stone k5", "1.", "2.", "\n\n", '[Event "x"]', "]", '"', "\\"])
EDITED = st.builds(
    lambda at, size, new: TEXT[:at] + new + TEXT[at + size :],
    st.integers(0, len(TEXT)),
    st.integers(0, 12),
    st.one_of(WORDS, st.text(max_size=3)),
)


@settings(max_examples=300)
@given(text=st.one_of(st.text(), EDITED))
def test_any_text_is_a_record_of_a_sound_match_or_one_clear_error(text: str) -> None:
    try:
        record = read_record(text)
    except BadNotation as error:
        assert re.match(r"[A-Za-z0-9]+: ", str(error))  # noqa: PT017 - either way is right
        assert str(error).endswith(".")  # noqa: PT017 - likewise
    else:
        assert problems(record.match.state) == []
        assert acted(read_record(write_record(record)).match) == acted(record.match)


def test_tiles_left_to_chance_are_written_one_by_one_as_if_placed_in_turn() -> None:
    match = begun(3, 5, "advanced").play(Seat(1), PlaceRest(), chance=SeededChance(2), at=NOON)
    match = match.undo(1).play(Seat(1), PlaceRest(), chance=ScriptedChance(()), at=NOON)  # the same luck comes again
    read = read_record(write_record(kept(match, variant="advanced"))).match
    assert len(read.journal.turns) == len(SUPPLY)
    assert read.state == match.state
