"""On a pad the picture marks where what can be chosen leads."""

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.moves import Go, Summon
from engine.claustrophobia.notation import read_position
from engine.claustrophobia.phases import Placing
from engine.core import Seat
from render.claustrophobia.choice import choice_of
from render.claustrophobia.picture import paint
from render.claustrophobia.scene import Choice
from render.claustrophobia.show import pad_frames
from render.core import words_in
from tests.render.claustrophobia.games import played_by_lot

NAMES = ("Ada", "Ben")
WORDS = words_in("en")
STATE = read_position(
    "cl1 scenario=air tiles=start-a@0,0,flooded-a@1,0,plain-k@0,1 humans=R@0:4,B1@0:3 phase=human-action round=2 tp=2"
)
THREAT = read_position(
    "cl1 scenario=air tiles=start-a@0,0,plain-a@1,0,den-a@-1,0 humans=R@0:4,B1@0:3 phase=threat:- round=2 tp=6"
)


def test_ways_lead_to_tiles_and_into_the_dark() -> None:
    ways = [move for move in CLAUSTROPHOBIA.choices(STATE, Seat(0)) if isinstance(move, Go) and move.warrior == "B1"]
    assert choice_of(STATE, ways) == Choice(tiles=(1, 2), cells=((0, -1), (-1, 0)))


def test_places_of_summoning_are_marked() -> None:
    summons = [move for move in CLAUSTROPHOBIA.choices(THREAT, Seat(1)) if isinstance(move, Summon)]
    assert {move.tile for move in summons} == set(choice_of(THREAT, summons).tiles)
    (plain,) = pad_frames(THREAT, NAMES, WORDS)
    (marked,) = pad_frames(THREAT, NAMES, WORDS, summons)
    assert paint(plain.scene) != paint(marked.scene)
    assert plain.alt == marked.alt


def test_every_move_of_games_has_its_picture() -> None:
    for before, turn in played_by_lot("barrels", 3):
        if turn.seat is not None:
            seen = CLAUSTROPHOBIA.see(before, turn.seat)
            frames = pad_frames(seen, NAMES, WORDS, [*CLAUSTROPHOBIA.choices(seen, turn.seat)])
            assert (len(frames) > 1) <= isinstance(before.owed, Placing)
