from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.fearsome_floors.board import DIRECTIONS
from engine.fearsome_floors.events import (
    AnyEvent,
    MonsterBoxedIn,
    MonsterSlid,
    MonsterStepped,
    MonsterStopped,
    MonsterTeleported,
    MonsterTurned,
    TilePushed,
    TileRemoved,
    TileSlid,
    TokenEaten,
    TokenPushed,
    TokenSlid,
)
from render.core import QuietStep
from render.fearsome_floors.commentary import LONGEST, quiet, step
from tests.render.fearsome_floors.tables import NAMES, WORDS, look, position

STEPS: dict[str, tuple[Sequence[AnyEvent], str]] = {
    "who sees nobody goes straight on": (
        [look(1), MonsterStepped("m4", "n4")],
        "Step 1: sees nobody, goes to n4.",
    ),
    "a token straight ahead needs no turn": (
        [look(2, ahead="b4 2", left="r1 5"), MonsterStepped("m4", "n4")],
        "Step 2: sees blue 4 ahead at 2 squares, red 1 to its left at 5: goes to n4.",
    ),
    "the nearest token is told first, and eaten": (
        [
            look(3, ahead="r1 5", right="b4 1", facing="s"),
            MonsterStepped("m4", "m5"),
            TokenEaten("b4", "m5", "bite", "in"),
        ],
        "Step 3: sees blue 4 to its right at 1 square, red 1 ahead at 5: turns right, goes to m5, eats blue 4 (Cay).",
    ),
    "equally near tokens let it keep straight on": (
        [look(4, left="r1 3", right="b4 3", ahead="g5 7"), MonsterStepped("m4", "n4")],
        (
            "Step 4: sees red 1 to its left and blue 4 to its right at 3 squares, equally near: "
            "keeps straight on, goes to n4."
        ),
    ),
    "a wall is named by its letter": (
        [look(5), MonsterStepped("p7", "a5", "V")],
        "Step 5: sees nobody, passes wall V to a5.",
    ),
    "blood makes it slide": (
        [look(6), MonsterStepped("h3", "i3"), MonsterSlid("i3", "j3"), MonsterSlid("j3", "k3")],
        "Step 6: sees nobody, slides to k3.",
    ),
    "a slide can lead through a wall": (
        [look(6), MonsterStepped("n3", "o4"), MonsterSlid("o4", "a5", "V")],
        "Step 6: sees nobody, slides through wall V to a5.",
    ),
    "what it pushes is told from the nearest to the farthest": (
        [
            look(7),
            TilePushed("stone", "o5", "p5"),
            TokenPushed("r1", "n5", "o5"),
            TilePushed("stone", "m5", "n5"),
            MonsterStepped("l5", "m5"),
        ],
        "Step 7: sees nobody, goes to m5, pushes a stone to n5, red 1 (Ben) to o5 and a stone to p5.",
    ),
    "what slides after a push is told once, where it comes to rest": (
        [
            look(7),
            TokenPushed("r1", "h3", "i3"),
            TokenSlid("r1", "i3", "j3"),
            TokenSlid("r1", "j3", "k3"),
            TilePushed("stone", "g3", "h3"),
            TileSlid("stone", "h3", "i3"),
            MonsterStepped("f3", "g3"),
        ],
        "Step 7: sees nobody, goes to g3, pushes a stone to i3 and red 1 (Ben) to k3.",
    ),
    "over the edge tokens are eaten, and stones are gone": (
        [
            look(8),
            TokenEaten("r1", "p7", "edge", "eaten"),
            TilePushed("stone", "o7", "p7"),
            TileRemoved("stone", "p7", "edge"),
            MonsterStepped("n7", "o7"),
        ],
        "Step 8: sees nobody, goes to o7, pushes a stone over the edge and red 1 (Ben) over the edge (eaten).",
    ),
    "two stones that go over the same edge are two": (
        [
            look(8),
            MonsterStepped("n7", "o7"),
            TileRemoved("stone", "p7", "edge"),
            MonsterSlid("o7", "p7"),
            TilePushed("stone", "o7", "p7"),
            TileRemoved("stone", "p7", "edge"),
        ],
        "Step 8: sees nobody, slides to p7, pushes a stone over the edge and a stone over the edge.",
    ),
    "a stone on a corner is out of the game": (
        [look(8), TileRemoved("stone", "b1", "corner"), MonsterStepped("c1", "b1")],
        "Step 8: sees nobody, goes to b1, pushes a stone onto the corner and out of the game.",
    ),
    "on a teleporter tokens are eaten, and tiles are gone": (
        [
            look(8),
            TokenEaten("r1", "o4", "teleporter", "in"),
            TileRemoved("crystal", "n4", "teleporter"),
            MonsterStepped("m4", "n4"),
        ],
        (
            "Step 8: sees nobody, goes to n4, "
            "pushes a crystal onto the teleporter and out of the game and red 1 (Ben) onto the teleporter (eaten)."
        ),
    ),
    "a turning stone is named where it turns": (
        [look(2), MonsterTurned("m4", "s", "turner", "n4"), MonsterStepped("m4", "m5")],
        "Step 2: sees nobody, is turned south by a turn-right stone on n4, goes to m5.",
    ),
    "a turning stone behind a wall is named with the wall": (
        [look(2), MonsterTurned("p7", "w", "reverser", "a5", "V"), MonsterStepped("p7", "o7")],
        "Step 2: sees nobody, is turned west by a turn-around stone on a5 behind wall V, goes to o7.",
    ),
    "a slide goes on after a turning stone": (
        [
            look(2),
            MonsterStepped("h3", "i3"),
            MonsterSlid("i3", "j3"),
            MonsterTurned("j3", "s", "turner", "k3"),
            MonsterSlid("j3", "j4"),
            MonsterSlid("j4", "j5"),
        ],
        "Step 2: sees nobody, slides to j3, is turned south by a turn-right stone on k3, slides to j5.",
    ),
    "it comes out of a teleporter": (
        [look(2, ahead="b4 2"), MonsterStepped("m4", "n4"), MonsterTeleported("n4", "c7", "w", 1)],
        ("Step 2: sees blue 4 ahead at 2 squares: goes to n4, comes out of the teleporter on c7, facing west."),
    ),
    "turning stones box it in": (
        [
            look(2),
            MonsterTurned("m4", "w", "reverser", "n4"),
            MonsterTurned("m4", "e", "reverser", "l4"),
            MonsterBoxedIn("m4", "e"),
        ],
        (
            "Step 2: sees nobody, is turned west by a turn-around stone on n4, "
            "is turned east by a turn-around stone on l4, is boxed in on m4, facing east."
        ),
    ),
    "a full row is pushed round": (
        [
            look(2),
            TokenPushed("r1", "o6", "p6"),
            *(TilePushed("stone", f"{origin}6", f"{target}6") for target, origin in pairwise("onmlkjihgfedcba")),
            MonsterStepped("p6", "a6", "V"),
        ],
        "Step 2: sees nobody, passes wall V to a6, pushes 15 pieces.",
    ),
    "four turning stones are counted": (
        [
            look(2),
            *(
                MonsterTurned("m4", facing, "turner", stone)
                for facing, stone in zip(DIRECTIONS, ("l4", "m3", "n4", "m5"), strict=True)
            ),
            MonsterBoxedIn("m4", "e"),
        ],
        "Step 2: sees nobody, is turned 4 times by stones, is boxed in on m4, facing east.",
    ),
    "it stops where it has come round on blood": (
        [
            look(2),
            MonsterTurned("i3", "s", "turner", "k3"),
            MonsterSlid("i3", "i4"),
            MonsterStopped("i4"),
        ],
        (
            "Step 2: sees nobody, is turned south by a turn-right stone on k3, "
            "slides to i4, has come round to where it was, and stops on i4."
        ),
    ),
    "after the last step it turns towards whom it sees": (
        [look(8), MonsterStepped("m4", "n4"), look(9, left="b1 3", last=True, facing="n")],
        "Step 8: sees nobody, goes to n4; then turns north towards blue 1.",
    ),
    "after the last step it may look straight at somebody": (
        [look(8), MonsterStepped("m4", "n4"), look(9, ahead="b1 3", last=True)],
        "Step 8: sees nobody, goes to n4; then looks east at blue 1.",
    ),
    "after the last step it may hesitate between two": (
        [look(8), MonsterStepped("m4", "n4"), look(9, ahead="b1 3", right="r5 3", last=True)],
        "Step 8: sees nobody, goes to n4; then sees blue 1 and red 5 equally near and keeps facing east.",
    ),
    "after the last step it may see nobody": (
        [look(8), MonsterStepped("m4", "n4"), look(9, last=True)],
        "Step 8: sees nobody, goes to n4; then sees nobody and keeps facing east.",
    ),
}


@pytest.mark.parametrize("rule", STEPS)
def test_a_step_is_told(rule: str) -> None:
    events, sentence = STEPS[rule]
    assert step(WORDS, NAMES, position(), events) == sentence


CROWD: list[AnyEvent] = [
    look(20, ahead="g4 10", left="y1 10", right="r5 10"),
    *(TokenEaten(token, "p7", "edge", "eaten") for token in ("y4", "y3", "r3")),
    *(TilePushed("stone", f"{column}7", f"{column}8") for column in "klmnop"),
    MonsterStepped("p7", "o7", "V"),
    *(MonsterSlid("o7", "n7", "V") for _ in range(4)),
    *(TokenEaten(token, "m7", "bite", "eaten") for token in ("g1", "r1", "b1", "y1")),
    look(21, ahead="g4 10", left="y5 10", right="r5 10", last=True),
]


def test_a_long_step_leaves_out_details_until_it_fits() -> None:
    names = ["A" * 64] * 4
    lengths = [len(step(WORDS, names, position(), CROWD[:count] + CROWD[-1:])) for count in range(1, len(CROWD))]
    assert max(lengths) <= LONGEST


def test_what_is_looked_through_is_named() -> None:
    state = replace(position(), tiles={"n4": "crystal", "m2": "stone"})
    told = step(WORDS, NAMES, state, [look(1, ahead="b4 2"), MonsterStepped("m4", "n4")])
    assert told == "Step 1: sees blue 4 (past a crystal) ahead at 2 squares: goes to n4."


def test_of_a_long_way_through_turning_stones_the_stones_are_counted_first() -> None:
    turns = [
        MonsterTurned("m4", facing, "turner", stone)
        for facing, stone in zip(DIRECTIONS, ("l4", "m3", "n4", "m5"), strict=True)
    ]
    told = step(WORDS, NAMES, position(), [look(2, ahead="g4 5", left="r1 5"), *turns, MonsterStepped("m4", "m3")])
    assert told == (
        "Step 2: sees green 4 ahead and red 1 to its left at 5 squares, equally near: "
        "keeps straight on, is turned 4 times by stones, goes to m3."
    )


def test_of_a_long_step_the_tokens_that_decided_nothing_are_left_out_first() -> None:
    events: list[AnyEvent] = [
        look(3, ahead="r1 5", left="y3 6", right="b4 1", facing="s"),
        TokenEaten("b4", "m5", "bite", "in"),
        MonsterStepped("m4", "m5"),
        look(4, ahead="b1 3", right="r5 3", last=True),
    ]
    told = step(WORDS, ["", "", "Barnabas the Undaunted"], position(), events)
    assert told == (
        "Step 3: sees blue 4 to its right at 1 square: turns right, goes to m5, "
        "eats blue 4 (Barnabas the Undaunted); then sees blue 1 and red 5 equally near and keeps facing east."
    )


def test_a_step_in_which_the_monster_sees_nobody_and_goes_on_is_quiet() -> None:
    goes, last = MonsterStepped("m4", "n4"), replace(look(2), last=True)
    assert quiet(WORDS, [look(1), goes]) == QuietStep(1, "sees nobody, goes to n4.")
    eventful: Sequence[Sequence[AnyEvent]] = (
        [look(1, ahead="b4 2"), goes],
        [look(1), MonsterStepped("p7", "a5", "V")],
        [look(1), goes, TokenEaten("b4", "n4", "bite", "in")],
        [look(1), MonsterStopped("m4")],
        [look(1), goes, last],
    )
    assert [quiet(WORDS, events) for events in eventful] == [None] * len(eventful)
