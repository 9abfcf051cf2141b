"""What other programs ask the engine in a line: walk, moves, move, perft."""

from collections.abc import Mapping
from functools import reduce
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import Reason
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.commands import COMMAND_LINE
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.legal import follow_path
from engine.fearsome_floors.notation import read_position, write_position
from engine.fearsome_floors.path import PATH_LETTERS
from engine.fearsome_floors.reasons import plainly
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import TokenName
from tests.engine.fearsome_floors.positions import position, walked
from tests.engine.fearsome_floors.test_any_position import positions
from tests.engine.fearsome_floors.test_worked_examples import MONSTER, TOKEN_A

AWAY = "r1:in,r3:in,r4:in,r5:in,g1:in,g3:in,g4:in,g5:in"


def step(at: str, facing: str, *through: str, eaten: tuple[str, ...] = ()) -> dict[str, Any]:
    return {"at": at, "facing": facing, "eaten": list(eaten), "through": list(through)}


def steps(line: str) -> Any:
    return COMMAND_LINE.answer(line)["steps"]


def test_a_walk_tells_each_step_the_last_look_and_the_position_after_it() -> None:
    rest = "g1:m9,g3:in,g4:in,g5:k5 round=1 cards=5,7,7,8,8,10,1h,2h start=r turn=r"
    assert COMMAND_LINE.answer(f"walk 8 {write_position(MONSTER)}") == {
        "steps": [
            step("j7", "n", "j7"),
            step("j6", "n", "j6"),
            step("m6", "e", "k6", "l6", "m6", eaten=("r4",)),
            step("n6", "e", "n6"),
            step("o6", "e", "o6", eaten=("g3",)),
            step("p6", "e", "p6"),
            step("p7", "s", "p7", eaten=("g4",)),
            step("p8", "s", "p8"),
        ],
        "facing": "w",
        "position": f"ff1 monster=p8w pools=k6:2x2 tokens=r1:j2,r3:i8,r4:in,r5:m3,{rest}",
    }


def test_a_step_through_a_wall_comes_in_opposite() -> None:
    assert steps(f"walk 5 ff1 monster=p7e tokens={AWAY}")[0] == step("a5", "e", "a5")


def test_a_step_through_a_teleporter_touches_both_and_faces_the_second_ones_arrow() -> None:
    assert steps("walk 5 ff1 monster=d5e teleporters=1:e5n+k7s")[:2] == [
        step("k7", "s", "e5", "k7"),
        step("k8", "s", "k8"),
    ]


def test_a_step_turned_by_a_stone_ends_facing_the_new_way() -> None:
    assert steps("walk 5 ff1 monster=d5e turners=e5")[0] == step("d6", "s", "d6")


def test_a_boxed_in_monster_touches_nothing() -> None:
    assert steps("walk 5 ff1 monster=d5e turners=e5,d6,c5,d4") == [step("d5", "e")] * 5


def test_what_is_eaten_in_the_second_half_is_out_of_the_game_and_the_round_goes_on_as_it_was() -> None:
    fields = "round=9 cards=5,7 start=g turn=g"
    line = f"ff1 monster=d5e tokens={AWAY.replace('r1:in', 'r1:f5*')} {fields}"
    found = COMMAND_LINE.answer(f"walk 5 {line}")
    assert [step["eaten"] for step in found["steps"]] == [[], ["r1"], [], [], []]
    assert found["position"] == f"ff1 monster=i5e tokens={AWAY.replace('r1:in', 'r1:eaten*')} {fields}"


def test_a_hits_card_ends_with_its_last_hit() -> None:
    line = f"ff1 monster=d5e tokens={AWAY.replace('r1:in', 'r1:f5')}"
    assert [step["at"] for step in steps(f"walk 1h {line}")] == ["e5", "f5"]
    assert len(steps(f"walk 2h {line}")) == 20


def test_in_the_longer_game_a_five_is_played_as_three_hits() -> None:
    assert len(steps("walk 5 ff1 monster=d5e five=3h")) == 20
    assert len(steps("walk 5 ff1 monster=d5e")) == 5


def test_moves_are_all_results_with_a_shortest_path_and_only_the_token_and_tiles_changed() -> None:
    stones = "ff1 monster=a1e stones=f5 tokens={} round=1 cards=5,7,7,8,8,10,1h,2h start=r turn=g"
    places = AWAY.replace("r1:in", "r1:{}")
    found = COMMAND_LINE.answer(f"moves r1 {stones.format(places.format('e5'))}")
    assert found == {
        "moves": [
            {"path": path, "position": stones.replace("f5", stone).format(places.format(f"{place}*"))}
            for path, place, stone in [
                ("-", "e5", "f5"),
                ("u", "e4", "f5"),
                ("d", "e6", "f5"),
                ("l", "d5", "f5"),
                ("r", "f5", "g5"),
            ]
        ]
    }


def test_a_token_that_leaves_is_out_and_the_last_to_have_escaped() -> None:
    tokens = AWAY.replace("r4:in", "r4:out").replace("r1:in", "r1:a1")
    found = COMMAND_LINE.answer(f"move r1 x ff1 monster=h5e tokens={tokens} escaped=r4")
    assert " tokens=r1:out*,r3:in,r4:out," in found["position"]
    assert found["position"].endswith(" escaped=r4,r1")


def test_a_move_gives_the_position_after_it() -> None:
    found = COMMAND_LINE.answer(f"move r4 llld {write_position(TOKEN_A)}")
    assert found["position"].startswith("ff1 monster=h11e stones=b2 tokens=r1:in,r3:in,r4:c3*,r5:in,g1:a2,")
    assert COMMAND_LINE.answer(f"move r4 - {write_position(TOKEN_A)}")["position"] == write_position(TOKEN_A).replace(
        "r4:f2", "r4:f2*"
    )


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (
            "move r4 llll",
            "Point 4 of the path fails: r4 cannot push the stone on b2, for g1 is on a2.",
        ),
        ("move r4 lllll", "Point 5 of the path fails: the points of r4 are 4, and are spent."),
        ("move r4 lz", "Point 2 of the path fails: z is no step of r4."),
        ("move r3 u", "Point 1 of the path fails: r3 waits outside, and comes in first."),
        ("move b1 u", "There is no token b1."),
        ("moves b1", "There is no token b1."),
        ("walk 6", "card: '6' is not a card (5, 7, 8, 10, 1h, 2h, 3h)."),
        ("perft -1", "depth: '-1' is not a whole number from 0 to 99."),
        ("perft ²", "depth: '²' is not a whole number from 0 to 99."),
        ("perft 100", "depth: '100' is not a whole number from 0 to 99."),
        ("walk 5 ff1", "monster: '' is not a square and a direction (n, e, s or w), which every position needs."),
    ],
)
def test_what_is_wrong_is_one_sentence(command: str, sentence: str) -> None:
    line = command if "ff1" in command else f"{command} {write_position(TOKEN_A)}"
    assert COMMAND_LINE.answer(line) == {"error": sentence}


@pytest.mark.parametrize("command", ["walk 5", "moves g1", "move g1 i"])
def test_while_a_draft_goes_on_nothing_walks(command: str) -> None:
    draft = f"ff1 monster=a1e draft=stone*3 tokens={AWAY}"
    assert COMMAND_LINE.answer(f"{command} {draft} turn=g") == {"error": "First green places a tile."}
    given_up = draft.replace("r1:in,r3:in,r4:in,r5:in", "r1:eaten,r3:eaten,r4:eaten,r5:eaten")
    assert COMMAND_LINE.answer(f"{command} {given_up} resigned=r turn=over") == {"error": "The game is over."}


def test_a_count_that_would_take_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.fearsome_floors.commands.MOST_ACTIONS", 1000)
    ffn = write_position(TOKEN_A)
    assert COMMAND_LINE.answer(f"perft 1 {ffn}") == {"nodes": 59}
    sentence = "depth: counting to 99 from there takes more than 1000 actions; ask for a smaller one."
    assert COMMAND_LINE.answer(f"perft 99 {ffn}") == {"error": sentence}


@pytest.mark.parametrize("place", ["out", "eaten", "in*"])
def test_a_token_that_cannot_move_has_no_moves(place: str) -> None:
    line = f"ff1 monster=h5e tokens={AWAY.replace('r1:in', f'r1:{place}')}"
    assert list(COMMAND_LINE.answer(f"moves r1 {line}")) == ["error"]
    assert COMMAND_LINE.answer(f"moves r1 {line}") == COMMAND_LINE.answer(f"move r1 - {line}")


@pytest.mark.parametrize("line", ["walk", "walk 5", "moves r1 ", "move r4 u", "move ff1 monster=a1e"])
def test_a_line_that_is_too_short_is_told_how_its_command_is_written(line: str) -> None:
    name = line.partition(" ")[0]
    assert COMMAND_LINE.answer(line)["error"].startswith(
        f"{name}: something is missing or too much; it is written {name} "
    )


@pytest.mark.parametrize(
    ("line", "quote"),
    [
        ("", "''"),
        ("  ", "''"),
        ("jump 5 ff1 monster=a1e", "'jump'"),
        ("WALK 5 ff1 monster=a1e", "'WALK'"),
        ("x" * 60_000, f"'{'x' * 40}...'"),
    ],
)
def test_an_unknown_command_is_told_all_commands(line: str, quote: str) -> None:
    known = (
        "walk CARD FFN; moves TOKEN FFN; move TOKEN PATH FFN; perft DEPTH FFN; "
        "best LEVEL SECONDS FFN; judge LEVEL FFN; explain TOKEN PATH FFN"
    )
    assert COMMAND_LINE.answer(line) == {"error": f"command: {quote} is not one of {known}."}


def _untouched(found: Mapping[str, str], state: State) -> bool:
    """Whether the round, the cards and the turn are as before."""
    after = read_position(found["position"])
    return (after.round, after.cards, after.start, after.phase) == (state.round, state.cards, state.start, state.phase)


@settings(max_examples=40)
@given(state=positions(), card=st.sampled_from(list(CARDS)))
def test_any_walk_is_told_as_it_happens(state: State, card: str) -> None:
    found = COMMAND_LINE.answer(f"walk {card} {write_position(state)}")
    after = walked(state, next(known for known in CARDS if known == card)).state
    assert read_position(found["position"]).tokens == after.tokens
    assert read_position(found["position"]).tiles == after.tiles
    assert found["facing"] == after.monster.facing
    assert found["steps"][-1]["at"] == after.monster.square
    assert all(step["at"] == step["through"][-1] for step in found["steps"] if step["through"])
    assert _untouched(found, state)


@settings(max_examples=40)
@given(state=positions(), token=st.sampled_from(["r1", "r3", "g4"]))
def test_every_move_that_is_listed_can_be_made_and_gives_the_same_position(state: State, token: TokenName) -> None:
    ffn = write_position(state)
    found = COMMAND_LINE.answer(f"moves {token} {ffn}")["moves"]
    assert len({move["position"].partition("escaped=")[0] for move in found}) == len(found)
    for move in found[::5]:
        assert COMMAND_LINE.answer(f"move {token} {move['path']} {ffn}") == {"position": move["position"]}
        assert _untouched(move, state)


def test_the_position_after_somebodys_last_move_can_be_asked_about_again() -> None:
    ffn = write_position(position("round=9 turn=r", "r1:k7", rest="eaten"))
    after = COMMAND_LINE.answer(f"move r1 u {ffn}")["position"]
    assert " turn=r" in after
    assert COMMAND_LINE.answer(f"moves g1 {after}") == {"error": "g1 is eaten."}
    assert "steps" in COMMAND_LINE.answer(f"walk 5 {after}")
    assert COMMAND_LINE.answer(f"perft 1 {after}") == {"error": "turn: red has no token to move."}


@settings(max_examples=40)
@given(state=positions(), token=st.sampled_from(["r1", "r3"]), path=st.text(st.sampled_from(PATH_LETTERS), max_size=5))
def test_any_path_gives_its_position_or_its_reason(state: State, token: TokenName, path: str) -> None:
    found = COMMAND_LINE.answer(f"move {token} {path or '-'} {write_position(state)}")
    end = follow_path(state, token, path)
    if isinstance(end, Reason):
        assert found == {"error": plainly(end)}
    else:
        assert read_position(found["position"]).tokens == reduce(evolve, end.events, state).tokens


WORDS = [
    "walk",
    "moves",
    "move",
    "perft",
    "5",
    "2h",
    "r4",
    "zz",
    "uu",
    "-",
    "0",
    "1",
    "ff1",
    "monster=a1e",
    "tokens=r1:in",
]


@settings(max_examples=300)
@given(line=st.one_of(st.text(), st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=3))).map(" ".join)))
def test_any_line_has_an_answer(line: str) -> None:
    found = COMMAND_LINE.answer(line)
    assert set(found) in ({"error"}, {"steps", "facing", "position"}, {"moves"}, {"position"}, {"nodes"})
    assert found.get("error", ".").endswith(".")
