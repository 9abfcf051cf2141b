import pytest
from msgspec.structs import replace

from engine.fearsome_floors.events import (
    CardRevealed,
    DraftEnded,
    GameEnded,
    MonsterWoke,
    PlayerResigned,
    RestTurned,
    TilePlaced,
    TilePushed,
    TileRemoved,
    TileSlid,
    TokenEntered,
    TokenEscaped,
    TokenSlid,
    TokenStepped,
    TokenTurned,
    TurnPassed,
)
from engine.fearsome_floors.moves import GameTurn, MoveToken, PlaceTile, Resign, RevealCard
from engine.fearsome_floors.state import DraftPhase, EndCause, Over
from engine.fearsome_floors.tokens import Colour
from render.fearsome_floors.turn_text import board_caption, caption, end_caption, round_caption
from tests.render.fearsome_floors.tables import NAMES, WORDS, position, turn

PLACED = {
    PlaceTile("crystal", "k5"): "Ben places a crystal on k5.",
    PlaceTile("pool2x2", "i3"): "Ben places the 2x2 pool on i3 to j4.",
    PlaceTile("pool4x1", "e9", "lengthwise"): "Ben places the 4x1 pool on e9 to h9.",
    PlaceTile("pool4x1", "e8", "crosswise"): "Ben places the 4x1 pool on e8 to e11.",
    PlaceTile("teleporter2", "j5", "w"): "Ben places a teleporter of pair 2 on j5, its arrow pointing west.",
}


@pytest.mark.parametrize(("move", "sentence"), PLACED.items())
def test_a_placement_names_the_tile_its_square_and_its_direction(move: PlaceTile, sentence: str) -> None:
    before = replace(position(), phase=DraftPhase("red"), draft=(move.tile, "stone"))
    placed = turn(1, move, TilePlaced(move.tile, move.square, move.direction), TurnPassed("blue"))
    assert caption(WORDS, NAMES, before, placed) == sentence


def test_the_last_placement_tells_that_the_dungeon_is_finished() -> None:
    before = replace(position(), phase=DraftPhase("red"), draft=("stone",))
    events = (TilePlaced("stone", "k5", None), DraftEnded("blue"), TurnPassed("blue"))
    assert caption(WORDS, NAMES, before, turn(1, PlaceTile("stone", "k5"), *events)) == (
        "Ben places a stone on k5. The dungeon is finished."
    )


def test_the_board_of_a_draft_says_how_many_tiles_are_left_and_who_is_next() -> None:
    state = replace(position(), phase=DraftPhase("red"), draft=("stone", "stone", "pool4x1"))
    assert board_caption(WORDS, NAMES, state) == (
        "The dungeon grows: 3 tiles are left, and Ben places the next one.\nLeft: stone (2), 4x1 pool (1)."
    )
    two = replace(state, tiles_a_turn=2)
    assert board_caption(WORDS, NAMES, two).startswith(
        "The dungeon grows: 3 tiles are left, and Ben places the next 2."
    )
    last = replace(two, draft=("teleporter2",))
    assert board_caption(WORDS, NAMES, last) == (
        "The dungeon grows: 1 tile is left, and Ben places the next one.\nLeft: teleporter of pair 2 (1)."
    )


END = (TokenTurned("r4"), TurnPassed("blue"))
BEFORE = position(r4="k7", r1="out", r3="out", g5="e4", y1="out", b3="eaten")

TURNS: dict[str, tuple[GameTurn, str]] = {
    "a token goes to a square": (
        turn(1, MoveToken("r4", "ul"), TokenStepped("r4", "k7", "k6"), TokenStepped("r4", "k6", "j6"), *END),
        "Ben: red 3 from k7 to j6.",
    ),
    "a token comes in": (
        turn(1, MoveToken("r5", "i"), TokenEntered("r5", "p11"), *END),
        "Ben: red 2 comes in, to p11.",
    ),
    "a token stays where it is": (turn(1, MoveToken("r4"), *END), "Ben: red 3 stays on k7."),
    "a token stays outside": (turn(1, MoveToken("r5"), *END), "Ben: red 2 stays outside."),
    "a token comes back to where it was": (
        turn(1, MoveToken("r4", "ud"), TokenStepped("r4", "k7", "k6"), TokenStepped("r4", "k6", "k7"), *END),
        "Ben: red 3 goes round and back to k7.",
    ),
    "a stone that is pushed twice is told once": (
        turn(
            1,
            MoveToken("r4", "uu"),
            TilePushed("stone", "k6", "k5"),
            TokenStepped("r4", "k7", "k6"),
            TilePushed("stone", "k5", "k4"),
            TokenStepped("r4", "k6", "k5"),
            *END,
        ),
        "Ben: red 3 from k7 to k5, pushes a stone to k4.",
    ),
    "a stone that slides is told where it comes to rest": (
        turn(
            1,
            MoveToken("r4", "l"),
            TilePushed("stone", "k3", "j3"),
            TileSlid("stone", "j3", "i3"),
            TileSlid("stone", "i3", "h3"),
            TokenStepped("r4", "l3", "k3"),
            *END,
        ),
        "Ben: red 3 from k7 to k3, pushes a stone to h3.",
    ),
    "a stone on a corner is out of the game": (
        turn(1, MoveToken("r4", "l"), TileRemoved("stone", "b1", "corner"), TokenStepped("r4", "c1", "b1"), *END),
        "Ben: red 3 from k7 to b1, pushes a stone onto the corner and out of the game.",
    ),
    "blood makes a token slide": (
        turn(1, MoveToken("r4", "l"), TokenStepped("r4", "k3", "j3"), TokenSlid("r4", "j3", "i3"), *END),
        "Ben: red 3 from k7 to i3, slides over blood.",
    ),
    "a token escapes": (
        turn(0, MoveToken("g1", "x"), TokenEscaped("g1", "a1"), TokenTurned("g1"), TurnPassed("red")),
        "Ada: green 1 escapes, 1 of 4 out.",
    ),
    "the last token but one wins": (
        turn(1, MoveToken("r4", "x"), TokenEscaped("r4", "a1"), TokenTurned("r4"), GameEnded("escape", "red")),
        "Ben: red 4 escapes, 3 of 4 out, wins the game.",
    ),
    "the tokens left over in round 1 are turned": (
        turn(1, MoveToken("r4"), TokenTurned("r4"), RestTurned(("r5", "b1")), MonsterWoke()),
        "Ben: red 3 stays on k7. In the first round each player moves only two tokens; the others are turned over now.",
    ),
    "who resigns takes all tokens that are not out": (
        turn(1, Resign(), PlayerResigned("red", ("r4", "r5"))),
        "Ben resigns: red 4 on k7 and red 5 outside leave the game.",
    ),
    "a number card says how many steps": (
        turn(None, RevealCard(), CardRevealed("10")),
        "The monster plays 10.",
    ),
    "a hits card says how many hits": (
        turn(None, RevealCard(), CardRevealed("1h")),
        "The monster hunts for 1 hit, 20 steps at most.",
    ),
    "a hits card of two says so": (
        turn(None, RevealCard(), CardRevealed("2h")),
        "The monster hunts for 2 hits, 20 steps at most.",
    ),
}


@pytest.mark.parametrize("rule", TURNS)
def test_a_turn_is_told_in_a_sentence(rule: str) -> None:
    told, sentence = TURNS[rule]
    assert caption(WORDS, NAMES, BEFORE, told) == sentence


@pytest.mark.parametrize(
    ("round_number", "sentence"),
    [
        (2, "Round 2 begins: dark sides up. Ada has the start marker."),
        (3, "Round 3 begins: light sides up. Ada has the start marker."),
        (
            8,
            (
                "The second half begins: all eight cards are back; from now on eaten is eaten. "
                "Round 8 begins: dark sides up. Ada has the start marker."
            ),
        ),
    ],
)
def test_a_round_begins_with_its_side_and_start_marker(round_number: int, sentence: str) -> None:
    state = position(round_number=round_number)
    assert round_caption(WORDS, NAMES, state) == sentence
    assert board_caption(WORDS, NAMES, state) == sentence


def test_a_board_in_the_middle_of_a_round_says_which_round_it_is() -> None:
    state = replace(position(round_number=4), moved=frozenset({"g1"}))
    assert board_caption(WORDS, NAMES, state) == "Round 4 of 14: dark sides up. Ada has the start marker."


@pytest.mark.parametrize(
    ("cause", "winner", "headline"),
    [
        ("escape", "red", "All tokens but one are out. Ben wins!"),
        ("cards", "red", "The last round is over. Ben wins!"),
        ("no-tokens", "red", "No token is left. Ben wins!"),
        ("resigned", "red", "The others have resigned. Ben wins!"),
    ],
)
def test_the_end_names_the_winner_and_everybodys_place(cause: EndCause, winner: Colour, headline: str) -> None:
    state = replace(
        position(r4="out", r5="out", y1="out"),
        phase=Over(cause, winner),
        escaped=("r4", "y1", "r5"),
        resigned=("blue",),
    )
    told = [headline, "Place 1: Ben, 2 out", "Place 2: Dee, 1 out", "Place 3: Ada, 0 out", "Place 4: Cay, 0 out"]
    assert board_caption(WORDS, NAMES, state) == "\n".join(told)


def test_if_nobody_got_a_token_out_the_monster_wins() -> None:
    state = replace(position(players=2), phase=Over("cards", None))
    assert board_caption(WORDS, NAMES, state) == (
        "The last round is over. Nobody got a token out: the monster wins!\n"
        "Place 1: the monster\nPlace 2: Ada, 0 out\nPlace 2: Ben, 0 out"
    )


def test_where_others_have_as_many_tokens_out_it_is_told_what_decided() -> None:
    state = replace(
        position(r4="out", y1="out", g5="out"),
        phase=Over("cards", "yellow"),
        escaped=("g5", "y1", "r4"),
        resigned=("green",),
    )
    assert board_caption(WORDS, NAMES, state).split("\n")[:3] == [
        "The last round is over. Dee wins!",
        "Dee and Ben have equally many tokens out: Dee got to that number first.",
        "Place 1: Dee, 1 out",
    ]


def test_a_round_that_the_start_player_does_not_begin_says_who_does() -> None:
    state = replace(position(round_number=3), start="yellow", resigned=("yellow",))
    assert round_caption(WORDS, NAMES, state) == (
        "Round 3 begins: light sides up. Dee has the start marker (Ada begins)."
    )


def test_a_game_that_is_still_on_has_no_end() -> None:
    with pytest.raises(TypeError):
        end_caption(WORDS, NAMES, position(), ())
