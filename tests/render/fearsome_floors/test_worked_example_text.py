"""The monster's walk of the worked example (rules, section 10), in the sentences that players read."""

from msgspec.structs import replace

from engine.core import Play, SeededChance
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.state import Monster
from engine.fearsome_floors.tiles import Patch
from engine.fearsome_floors.walk import walk
from render.fearsome_floors.commentary import step
from render.fearsome_floors.film import parts
from tests.render.fearsome_floors.tables import NAMES, WORDS, position

TOKENS = {"g1": "j2", "g3": "i8", "g4": "m6", "g5": "m3", "r1": "m9", "r3": "o6", "r4": "p7", "r5": "k5"}

TOLD = (
    "Step 1: sees green 1 to its left at 6 squares: turns left, goes to j7.",
    "Step 2: sees green 1 ahead at 5 squares, red 4 to its right at 6: goes to j6.",
    (
        "Step 3: sees green 4 to its right at 3 squares, green 1 ahead at 4: turns right, slides to m6, "
        "eats green 4 (Ada)."
    ),
    (
        "Step 4: sees green 5 to its left and red 1 to its right at 3 squares, equally near: keeps straight on, "
        "goes to n6, pushes a stone to o6 and red 3 (Ben) to p6."
    ),
    "Step 5: sees nobody, goes to o6, pushes a stone to p6 and red 3 (Ben) over the edge (eaten).",
    "Step 6: sees nobody, goes to p6, pushes a stone over the edge.",
    "Step 7: sees red 4 to its right at 1 square: turns right, goes to p7, eats red 4 (Ben).",
    "Step 8: sees nobody, goes to p8; then turns west towards green 3.",
)


def test_the_worked_example_reads_as_in_the_rules() -> None:
    before = replace(
        position(players=2),
        tokens=TOKENS,
        monster=Monster("j8", "e"),
        tiles={"n6": "stone"},
        patches=(Patch("k6", 2, 2),),
    )
    play = Play(before, evolve, SeededChance(0))
    walk(play, "8")
    assert tuple(step(WORDS, NAMES, before, events) for events in parts(play.events)) == TOLD
