from itertools import cycle

import pytest
from msgspec.structs import replace

from engine.fearsome_floors.board import SQUARES, Square
from engine.fearsome_floors.setup import BASIC_TILES
from engine.fearsome_floors.state import DraftPhase, MonsterPhase, Over, Phase, TokenPhase
from engine.fearsome_floors.tiles import PAIRS, TILES, Teleporter, Tile
from render.core import words_in
from render.core.show import LONGEST_ALT
from render.fearsome_floors.alt_text import alt_text
from render.fearsome_floors.show import FEARSOME_FLOORS_SHOW
from tests.render.fearsome_floors.tables import NAMES, WORDS, position


def test_a_picture_is_described_by_what_happened_and_who_stands_where() -> None:
    state = replace(position(players=2, round_number=2, g4="out", r3="k5", r4="eaten"), moved=frozenset({"r3", "r5"}))
    assert alt_text(WORDS, NAMES[:2], state, "Ben: red 3 to k5.") == (
        "Ben: red 3 to k5. Round 2 of 14, dark sides up. Ada (green) to move. Monster on m4, facing east. "
        "Ada (green): 6, 4 and 2 outside, 3 out. "
        "Ben (red): 6 and 5 (moved) outside, 3 (moved) on k5, 3 eaten. "
        "Stones on c3, h5. Blood on i3 to j4 and e9 to h9."
    )


def test_a_player_who_is_called_by_a_colour_is_named_once() -> None:
    told = alt_text(words_in("it"), ("Ada", "rosso"), position(players=2, r3="k5"), "")
    assert "Ada (verde): " in told
    assert ". Rosso: 1, 4 e 5 fuori, 3 su k5. " in told


@pytest.mark.parametrize(
    ("phase", "sentence"),
    [
        (TokenPhase("red"), "Ben (red) to move."),
        (MonsterPhase(), "It is the monster's turn."),
        (Over("cards", None), "The game is over."),
    ],
)
def test_a_description_says_what_comes_next(phase: Phase, sentence: str) -> None:
    assert sentence in alt_text(WORDS, NAMES[:4], replace(position(), phase=phase), "")


def test_in_a_light_round_a_token_that_has_moved_shows_its_other_side() -> None:
    state = replace(position(g4="k5"), moved=frozenset({"g4"}))
    assert "3 (moved) on k5" in alt_text(WORDS, NAMES[:4], state, "")


@pytest.mark.parametrize("phase", [MonsterPhase(), Over("cards", None)])
def test_when_the_monster_comes_every_token_has_been_turned_and_no_side_is_told(phase: Phase) -> None:
    state = position(g4="k5")
    told = alt_text(WORDS, NAMES[:4], replace(state, phase=phase, moved=frozenset(state.tokens)), "")
    assert "Round 1 of 14. " in told
    assert "sides up" not in told
    assert "Ada (green): 6, 4 and 2 outside, 3 on k5." in told


def test_who_has_resigned_is_named_and_their_tokens_were_not_eaten() -> None:
    state = position(b4="out")
    left = dict.fromkeys(("r1", "r3", "r4", "r5", "b1", "b3", "b5"), "eaten")
    told = alt_text(WORDS, NAMES[:4], replace(state, tokens={**state.tokens, **left}, resigned=("blue", "red")), "")
    assert "Ben (red) has resigned. Cay (blue) has resigned: 4 out. Dee" in told
    assert "eaten" not in told


def test_in_the_draft_a_description_says_what_is_left() -> None:
    state = replace(position(), phase=DraftPhase("red"), draft=("crystal", "crystal", "teleporter1"))
    told = "Ben (red) to place one of the tiles left: crystal (2), teleporter of pair 1 (1)."
    assert told in alt_text(WORDS, NAMES[:4], state, "")


def test_the_board_of_a_draft_is_described_with_what_is_left_once() -> None:
    state = replace(position(), phase=DraftPhase("red"), draft=("crystal", "crystal", "teleporter1"))
    frame = FEARSOME_FLOORS_SHOW.board(state, NAMES[:4], WORDS)
    assert frame.alt.startswith("The dungeon grows: 3 tiles are left, and Ben places the next one. Round 1 ")
    assert frame.alt.count("crystal (2), teleporter of pair 1 (1)") == 1
    assert frame.sentence.endswith("\nLeft: crystal (2), teleporter of pair 1 (1).")


def test_each_kind_of_tile_is_described_by_its_name() -> None:
    tiles: dict[Square, Tile] = {"c3": "turner", "k5": "crystal", "h5": "stone", "d3": "reverser", "a2": "crystal"}
    teleporters = (Teleporter(1, "e5", "n"), Teleporter(1, "k9", "w"), Teleporter(2, "f7", "s"))
    assert alt_text(WORDS, NAMES[:4], replace(position(), tiles=tiles, teleporters=teleporters), "").endswith(
        "Stones on h5. Crystals on a2, k5. Turn-right stones on c3. Turn-around stones on d3. "
        "Blood on i3 to j4 and e9 to h9. "
        "Teleporters of pair 1 on e5 (arrow north) and k9 (arrow west). Teleporters of pair 2 on f7 (arrow south)."
    )


def test_a_board_without_stones_and_blood_has_none() -> None:
    told = alt_text(WORDS, NAMES[:4], replace(position(), tiles={}, patches=()), "")
    assert "Stones" not in told
    assert "Blood" not in told


def test_seven_long_names_give_way_to_colours() -> None:
    state = position(players=7)
    tokens = dict(zip(state.tokens, reversed(SQUARES), strict=False))
    tiles = dict(zip(BASIC_TILES, cycle(TILES), strict=False))
    teleporters = tuple(Teleporter(pair, square, "n") for pair in PAIRS for square in ("k10", "m10"))
    state = replace(state, tokens=tokens, tiles=tiles, teleporters=teleporters, moved=frozenset(tokens), round=14)
    names = [letter * 64 for letter in "ABCDEFG"]
    turned = alt_text(WORDS, names, replace(state, round=13), "Long names. " * 12)
    assert "Beige: 6 (moved) on" in turned
    assert len(turned) <= LONGEST_ALT
    told = alt_text(WORDS, names, state, "Long names.")
    assert told.startswith("Long names. Round 14 of 14")
    assert "Beige: 1 (moved) on" in told
    assert "A" * 64 not in told
    assert len(told) <= LONGEST_ALT


def test_a_sentence_that_is_too_long_is_cut_but_not_the_position() -> None:
    told = alt_text(WORDS, NAMES[:4], position(), "x" * 2000)
    assert len(told) == LONGEST_ALT
    assert "x… Round 1 of 14" in told
    assert told.endswith("Blood on i3 to j4 and e9 to h9.")
