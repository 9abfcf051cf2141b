"""A hint in Claustrophobia: the best moves with their numbers, and those of which the same is said in one line."""

from engine.claustrophobia.moves import AnyMove, End, Name
from engine.claustrophobia.opponents.thought import OPPONENTS
from engine.core import Motive, RatedMove, Seat
from render.claustrophobia.show import hint_frame
from render.core import words_in
from tests.engine.claustrophobia.positions import position

WORDS = words_in("en")
LEAST = (Motive("loses-least", {}),)
LEAST_SAID = "The lines that it gives up are worth the least."


def hinted(*advised: RatedMove[AnyMove]) -> list[str]:
    """Return what a hint says of some moves, line by line."""
    state, names = position("plain-a@0,0 plain-b@1,0", "K1@0:6 K2@0:5"), ("Ada", "Ben")
    return hint_frame(WORDS, names, state, Seat(0), advised, OPPONENTS.level("expert")).sentence.split("\n")[1:]


def loses(line: int, value: float, *motives: Motive, is_cut: bool = False) -> RatedMove[AnyMove]:
    return RatedMove(Name("K1", 0, (line,)), value, motives, is_cut=is_cut)


def test_moves_of_which_the_same_is_said_are_one_line_with_their_numbers() -> None:
    assert hinted(loses(1, 0.284, *LEAST), loses(2, 0.281, *LEAST), loses(3, 0.279, *LEAST)) == [
        (
            "**1.** Blade K1: line 1 (1/3/3). Or **2.** Blade K1: line 2 (2/1/4) and **3.** Blade K1: line 3 (1/2/4), "
            f"as good. 28 % to win. {LEAST_SAID}"
        )
    ]


def test_moves_of_other_chances_or_reasons_have_a_line_each() -> None:
    best = loses(1, 0.3, Motive("imagined", {"ahead": 9, "worlds": 16}))
    assert hinted(best, loses(2, 0.3, *LEAST), loses(3, 0.28, *LEAST), RatedMove(End(), 0.28)) == [
        "**1.** Blade K1: line 1 (1/3/3). 30 % to win. Best in 9 of 16 imagined rounds, against the next best.",
        f"**2.** Blade K1: line 2 (2/1/4). 30 % to win. {LEAST_SAID}",
        f"**3.** Blade K1: line 3 (1/2/4). 28 % to win. {LEAST_SAID}",
        "**4.** End the Human Action. 28 % to win.",
    ]


def test_moves_whose_chances_are_not_known_well_are_one_line_without_a_number() -> None:
    assert hinted(loses(1, 0.4, *LEAST, is_cut=True), loses(2, 0.3, *LEAST, is_cut=True)) == [
        f"**1.** Blade K1: line 1 (1/3/3). Or **2.** Blade K1: line 2 (2/1/4), as good. {LEAST_SAID}"
    ]
