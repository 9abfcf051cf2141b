"""The worked examples (rules, section 10)."""

from engine.core import Reason
from engine.fearsome_floors.events import (
    MonsterLooked,
    MonsterSlid,
    MonsterStepped,
    TilePushed,
    TileRemoved,
    TileSlid,
    TokenEaten,
    TokenPushed,
    TokenSlid,
    TokenStepped,
)
from tests.engine.fearsome_floors.positions import looks, moved, position, refused, steps, walked

TOKEN_A = position("stones=c2 turn=r", "r4:f2 g1:a2")
TOKEN_B = position("stones=a4,c6 turn=r", "r5:d4 g1:c5 g3:b6")
TOKEN_C = position("stones=f6 pools=c6:2x2 turn=r", "r5:g5 g1:b6 g3:b7")
MONSTER = position("monster=j8e stones=n6 pools=k6:2x2", "r1:j2 r3:i8 r4:m6 r5:m3 g1:m9 g3:o6 g4:p7 g5:k5")
MONSTER_WITHOUT_G = position("monster=j8e stones=n6 pools=k6:2x2", "r1:j2 r3:i8 r4:m6 r5:m3 g1:m9 g3:o6 g5:k5")


def test_token_a_pushes_the_stone_once_and_walks_on_down() -> None:
    assert moved(TOKEN_A, "r4", "llld") == [
        TokenStepped("r4", "f2", "e2"),
        TokenStepped("r4", "e2", "d2"),
        TilePushed("stone", "c2", "b2"),
        TokenStepped("r4", "d2", "c2"),
        TokenStepped("r4", "c2", "c3"),
    ]


def test_token_a_cannot_push_the_stone_twice_because_a_token_stands_behind_it() -> None:
    assert refused(TOKEN_A, "r4", "llll") == Reason.of(
        "tile-before-token", token="r4", point=4, tile="stone", square="b2", behind="a2", other="g1"
    )


def test_token_b_passes_over_other_tokens_and_pushes_a_stone_down() -> None:
    assert moved(TOKEN_B, "r5", "lddlu") == [
        TokenStepped("r5", "d4", "c4"),
        TokenStepped("r5", "c4", "c5"),
        TilePushed("stone", "c6", "c7"),
        TokenStepped("r5", "c5", "c6"),
        TokenStepped("r5", "c6", "b6"),
        TokenStepped("r5", "b6", "b5"),
    ]


def test_token_b_cannot_stop_after_two_squares_or_after_four() -> None:
    assert refused(TOKEN_B, "r5", "ld") == Reason.of("ends-on-token", token="r5", point=2, square="c5", other="g1")
    assert refused(TOKEN_B, "r5", "lddl") == Reason.of("ends-on-token", token="r5", point=4, square="b6", other="g3")


def test_token_c_stops_on_blood_behind_the_stone_and_slides_on_with_its_next_point() -> None:
    assert moved(TOKEN_C, "r5", "dllld") == [
        TokenStepped("r5", "g5", "g6"),
        TilePushed("stone", "f6", "e6"),
        TokenStepped("r5", "g6", "f6"),
        TilePushed("stone", "e6", "d6"),
        TileSlid("stone", "d6", "c6"),
        TokenStepped("r5", "f6", "e6"),
        TokenStepped("r5", "e6", "d6"),
        TokenStepped("r5", "d6", "d7"),
        TokenSlid("r5", "d7", "d8"),
    ]


def test_token_c_cannot_slide_onto_an_occupied_square_with_its_last_point() -> None:
    assert refused(TOKEN_C, "r5", "ddlll") == Reason.of("ends-on-token", token="r5", point=5, square="b7", other="g3")


def test_the_monster_walks_as_in_the_example() -> None:
    assert steps(MONSTER, "8") == [
        [MonsterStepped("j8", "j7")],
        [MonsterStepped("j7", "j6")],
        [
            MonsterStepped("j6", "k6"),
            MonsterSlid("k6", "l6"),
            TokenEaten("r4", "m6", "bite", "in"),
            MonsterSlid("l6", "m6"),
        ],
        [TokenPushed("g3", "o6", "p6"), TilePushed("stone", "n6", "o6"), MonsterStepped("m6", "n6")],
        [TokenEaten("g3", "p6", "edge", "in", "e"), TilePushed("stone", "o6", "p6"), MonsterStepped("n6", "o6")],
        [TileRemoved("stone", "p6", "edge", "e"), MonsterStepped("o6", "p6")],
        [TokenEaten("g4", "p7", "bite", "in"), MonsterStepped("p6", "p7")],
        [MonsterStepped("p7", "p8")],
    ]


def _seen(look: MonsterLooked) -> tuple[dict[str, int], str, str]:
    return {s.token: s.distance for s in look.sightings if s.token is not None}, look.verdict, look.facing


def test_the_monster_sees_what_the_example_says() -> None:
    assert [_seen(look) for look in looks(MONSTER, "8")] == [
        ({"r1": 6}, "nearest", "n"),
        ({"r1": 5, "g4": 6}, "nearest", "n"),
        ({"r1": 4, "r4": 3}, "nearest", "e"),
        ({"r5": 3, "g1": 3}, "tie", "e"),
        ({}, "nobody", "e"),
        ({}, "nobody", "e"),
        ({"g4": 1}, "nearest", "s"),
        ({}, "nobody", "s"),
        ({"r3": 7}, "nearest", "w"),
    ]
    assert [(look.step, look.last) for look in looks(MONSTER, "8")] == [*((n, False) for n in range(1, 9)), (9, True)]


def test_the_monster_ends_on_p8_facing_west() -> None:
    monster = walked(MONSTER, "8").state.monster
    assert (monster.square, monster.facing) == ("p8", "w")


def test_had_g_not_been_there_the_seventh_step_would_lead_through_the_wall_to_a6() -> None:
    assert steps(MONSTER_WITHOUT_G, "8")[6] == [MonsterStepped("p6", "a6", wall="V")]
