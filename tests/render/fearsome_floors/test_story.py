"""The alt text of films of several turns."""

from msgspec.structs import replace

from engine.core import Seat
from engine.fearsome_floors.events import TokenStepped
from engine.fearsome_floors.moves import MoveToken, PlayedTurn
from engine.fearsome_floors.notation import read_position
from render.core.show import LONGEST_ALT
from render.fearsome_floors.alt_text import film_alt
from tests.render.fearsome_floors.tables import NAMES, WORDS
from tests.render.fearsome_floors.test_film import turn_of
from tests.render.fearsome_floors.walks import EVENTFUL, walked

QUIET = "ff1 monster=a6e tokens=g1:o10,g3:in,g4:in,g5:in,r1:in,r3:in,r4:in,r5:in round=5 cards=5,8 start=g turn=monster"
ADA_BEN_CAY = NAMES[:3]


def test_a_film_is_told_move_by_move_and_step_by_step_and_then_who_stands_where() -> None:
    before, walk = walked(QUIET, "5")
    move = turn_of(MoveToken("g1", "l"), TokenStepped("g1", "o10", "n10"))
    told = film_alt(WORDS, NAMES[:2], [(before, move), (before, walk)])
    assert told.startswith("Ada: green 6 from o10 to n10. The monster plays 5. Step 1: sees nobody, ")
    assert [f"Step {number}: " in told for number in (1, 5, 6)] == [True, True, False]
    assert "Monster on f6, facing east." in told


def test_where_not_all_steps_have_room_those_are_told_in_which_somebody_was_eaten() -> None:
    told = film_alt(WORDS, ADA_BEN_CAY, [walked(EVENTFUL, "8")])
    summary = "The monster played 8, ate green 4 (Ada), red 3 (Ben) and red 4 (Ben) and is on l2 now."
    assert told.startswith(f"{summary} Step 3: ")
    assert [f"Step {number}: " in told for number in range(1, 9)] == [number in (3, 5, 7) for number in range(1, 9)]
    assert "Monster on l2, facing west." in told


def test_where_even_those_have_no_room_the_walks_are_summed_up() -> None:
    told = film_alt(WORDS, ADA_BEN_CAY, [walked(EVENTFUL, "8")] * 3)
    assert told.count("The monster played 8, ate ") == 3
    assert "Step" not in told
    assert len(told) <= LONGEST_ALT


def moves(count: int) -> list[PlayedTurn]:
    """Turns of Ada and Ben in which nothing but a step happens, one after the other."""
    before = read_position(QUIET)
    move = turn_of(MoveToken("g1", "l"), TokenStepped("g1", "o10", "n10"))
    return [(before, replace(move, seat=Seat(number % 2))) for number in range(count)]


def test_where_there_is_no_room_for_every_move_they_are_counted() -> None:
    told = film_alt(WORDS, NAMES[:2], [*moves(60), walked(QUIET, "5")])
    assert told.startswith(
        "Ada moved 30 times and Ben moved 30 times. The monster played 5, ate nobody and is on f6 now."
    )
    assert "…" not in told


def test_a_story_without_walks_that_is_too_long_is_counted_too() -> None:
    told = film_alt(WORDS, NAMES[:2], moves(60))
    assert told.startswith("Ada moved 30 times and Ben moved 30 times. Round 5")
    assert len(told) <= LONGEST_ALT


def test_a_story_that_is_too_long_even_so_ends_with_a_whole_sentence() -> None:
    told = film_alt(WORDS, NAMES[:2], [walked(QUIET, "5")] * 30)
    story, _, position = told.partition(" … ")
    assert story.split("now.")[-1] == ""
    assert story.count("The monster played 5, ate nobody and is on f6 now.") > 5
    assert position.startswith("Round 5")
    assert len(told) <= LONGEST_ALT
