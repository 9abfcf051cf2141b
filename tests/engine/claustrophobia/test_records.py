"""Game records: whole matches are written and read back; what cannot be played is told with its line."""

from datetime import UTC, date, datetime, time

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.moves import Bid, Buy, End, Pass, PlaceDice, Prepare
from engine.claustrophobia.records import GameRecord, read_record, write_record
from engine.core import AnyMatch, Match, ScriptedChance, Seat
from engine.core.notation import LONGEST_RECORD, BadNotation
from tests.engine.claustrophobia.random_games import SETUPS, every_setup, new_game, random_game

DAY = date(2025, 6, 1)
SEED = 12


def record_of(match: AnyMatch) -> GameRecord:
    return GameRecord(event='The "late" one', site="#crypt", date=DAY, humans="Ada", demons="Bo\n]", match=match)


def at_midnight(match: AnyMatch) -> AnyMatch:
    """The match as it is read: all its turns at the beginning of the day."""
    midnight = datetime.combine(DAY, time(), UTC)
    turns = tuple(replace(turn, at=midnight) for turn in match.journal.turns)
    return Match.fold(CLAUSTROPHOBIA, replace(match.journal, turns=turns))


@every_setup
def test_a_whole_match_and_one_that_goes_on_are_read_back(setup: Setup) -> None:
    whole = random_game(setup, SEED)
    begun = Match.fold(CLAUSTROPHOBIA, replace(whole.journal, turns=whole.journal.turns[:90]))
    for match in (whole, begun):
        text = write_record(record_of(match))
        assert len(text) < LONGEST_RECORD / 2
        assert read_record(text) == record_of(at_midnight(match))
        assert write_record(read_record(text)) == text


def test_of_what_a_viewer_sees_the_hidden_is_marked_and_cannot_be_played() -> None:
    found = set()
    for seed in range(6):
        match = random_game(SETUPS["choir-at-once"], seed)
        begun = Match.fold(CLAUSTROPHOBIA, replace(match.journal, turns=match.journal.turns[:-1]))
        seen = begun.seen(Seat(0))
        text = write_record(record_of(seen))
        for turn in begun.journal.turns:
            if isinstance(turn.move, Prepare):
                found.add("prepared")
                assert "\nprepare ?" in text
            if isinstance(turn.move, PlaceDice) and turn.move.slot == "dark":
                found.add("drawn")
                assert "with ?" in text
                assert all(f"with {drawn.item}\n" not in text for drawn in turn.luck)
        assert "guard" not in text.replace("guards=never,?", "").partition("\n1.\n")[2].replace(" guard=B", "")
        if "?" in text.partition("\n1.\n")[2]:
            found.add("hidden")
            with pytest.raises(BadNotation, match=r"^moves: .* is refused\. "):
                read_record(text)
    assert {"drawn", "hidden"} <= found


RECORD = """[Event "Friday"]
[Site "#crypt"]
[Date "2025-06-01"]
[Humans "Ada"]
[Demons "Bo"]
[Setup "cl1 scenario=air humans=R@0,K1@0"]
[Result "*"]

1.
roll with 4 2
assign R=2,K1=4
go K1 n with plain-a
"""


def test_moves_are_played_with_their_luck() -> None:
    state = read_record(RECORD).match.state
    assert [tile.name for tile in state.tiles] == ["start-a", "plain-a"]
    assert state.humans["K1"].place == 1


@pytest.mark.parametrize(
    ("line", "instead", "sentence"),
    [
        ("1.\n", "2.\n", "moves: '2.' stands where round 1 is played."),
        (
            "4 2",
            "4",
            "moves: 'roll with 4' in round 1 is refused. with: action-die is missing, one of 1, 2, 3, 4, 5, 6.",
        ),
        ("4 2", "4 2 1", "moves: 'roll with 4 2 1' in round 1 is refused. with: 1 more than the move needs."),
        (
            "R=2,K1=4",
            "R=2,K1=3",
            "moves: 'assign R=2,K1=3' in round 1 is refused. No die 3 is left for K1.",
        ),
        ('"*"', '"demons"', "Result: the moves lead to '*'."),
        ("2025-06-01", "June", "Date: it is not a day like 2025-06-01."),
        ('[Humans "Ada"]\n', "", "Humans: it is missing."),
        ("Demons", "Kit", "header: 'Kit' is not a key of a game record."),
        ("air", "moon", "scenario: 'moon' is not one of air, barrels, choir, prayers, brother, chest."),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(line: str, instead: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_record(RECORD.replace(line, instead))
    assert str(refused.value) == sentence


def test_a_record_that_is_too_long_is_not_read() -> None:
    with pytest.raises(BadNotation, match="100000 characters"):
        read_record("x" * 100_001)


def test_in_the_record_of_what_the_demons_see_the_cards_that_were_bought_are_marked() -> None:
    state = new_game(Setup("air", auction=True), SEED).state
    bidder = min(CLAUSTROPHOBIA.to_act(state))
    match = Match.begin(CLAUSTROPHOBIA, state)
    for seat, move, luck in (
        (bidder, Bid(2), ()),
        (Seat(1 - bidder), Pass(), ()),
        (bidder, Buy("advantage"), ()),
        (bidder, Buy("advantage"), ()),
        (bidder, End(), ("map", "parry")),
    ):
        match = match.play(seat, move, chance=ScriptedChance(luck), at=datetime.combine(DAY, time(), UTC))
    said = write_record(record_of(match)).partition("\n1.\n")[2]
    assert said == "bid 2\npass\nbuy advantage\nbuy advantage\nend with map parry\n"
    seen = write_record(record_of(match.seen(Seat(1 - bidder)))).partition("\n1.\n")[2]
    assert seen == "bid 2\npass\nbuy advantage\nbuy advantage\nend with ? ?\n"
