"""Rules, section 6: turning in place, boxed in, and slides that come round; the rulings of that section by name."""

import pytest

from engine.fearsome_floors.events import (
    AnyEvent,
    MonsterBoxedIn,
    MonsterLooked,
    MonsterSlid,
    MonsterStepped,
    MonsterStopped,
    MonsterTurned,
    TilePushed,
    TokenEaten,
)
from engine.fearsome_floors.state import Monster
from tests.engine.fearsome_floors.positions import looks, position, steps, walked


def first_step(fields: str, tokens: str = "") -> list[AnyEvent]:
    return steps(position(fields, tokens))[0]


def test_the_next_turning_stone_turns_it_again() -> None:
    assert first_step("monster=h6e turners=i6,h7") == [
        MonsterTurned("h6", "s", "turner", "i6"),
        MonsterTurned("h6", "w", "turner", "h7"),
        MonsterStepped("h6", "g6"),
    ]
    assert first_step("monster=h6e turners=i6 reversers=h7") == [
        MonsterTurned("h6", "s", "turner", "i6"),
        MonsterTurned("h6", "n", "reverser", "h7"),
        MonsterStepped("h6", "h5"),
    ]


def test_it_turns_at_a_turning_stone_without_looking() -> None:
    state = position("monster=h6e turners=i6", "r1:h2")
    assert looks(state)[0].facing == "n"
    assert walked(position("monster=h6e turners=i6", "r1:f7"), "5").events[:3] == [
        looks(position("monster=h6e turners=i6", "r1:f7"))[0],
        MonsterTurned("h6", "s", "turner", "i6"),
        MonsterStepped("h6", "h7"),
    ]


def test_after_turning_it_pushes_eats_and_goes_through_walls_as_usual() -> None:
    assert first_step("monster=h6e turners=i6,h8 stones=h7") == [
        MonsterTurned("h6", "s", "turner", "i6"),
        TilePushed("turner", "h8", "h9"),
        TilePushed("stone", "h7", "h8"),
        MonsterStepped("h6", "h7"),
    ]
    assert first_step("monster=h6e stones=h7 pools=i6:2x2 turners=k6,k7", "r1:j8 r3:j7")[-3:] == [
        MonsterSlid("j6", "j7"),
        TokenEaten("r1", "j8", "bite", "in"),
        MonsterSlid("j7", "j8"),
    ]
    assert first_step("monster=h11e turners=i11") == [
        MonsterTurned("h11", "s", "turner", "i11"),
        MonsterStepped("h11", "i1", "I"),
    ]


def test_a_stone_behind_two_walls_of_a_corner_turns_it_twice() -> None:
    assert first_step("monster=a1w turners=p11") == [
        MonsterTurned("a1", "n", "turner", "p11", "&"),
        MonsterTurned("a1", "e", "turner", "p11", "A"),
        MonsterStepped("a1", "b1"),
    ]


@pytest.mark.parametrize(
    ("fields", "faced"),
    [
        ("turners=i6,h7,g6,h5", "swne"),
        ("reversers=i6,g6", "we"),
        ("turners=i6,g6 reversers=h7,h5", "sns"),
        ("turners=i6,h5 reversers=h7", "sne"),
        ("turners=h7,g6 reversers=i6,h5", "wnsw"),
    ],
)
def test_ruling_facing_a_direction_for_the_second_time_while_turning_in_place_it_is_boxed_in(
    fields: str, faced: str
) -> None:
    *turns, boxed = first_step(f"monster=h6e {fields}")
    assert "".join(event.facing for event in turns if isinstance(event, MonsterTurned)) == faced
    assert boxed == MonsterBoxedIn("h6", faced[-1])  # type: ignore[arg-type]  # the letters are directions


def test_ruling_boxed_in_the_step_is_spent_and_it_stays_facing_that_way() -> None:
    play = walked(position("monster=h6e reversers=i6,g6"), "7")
    assert play.state.monster == Monster("h6", "e")
    assert sum(isinstance(event, MonsterBoxedIn) for event in play.events) == 7
    assert [event.step for event in play.events if isinstance(event, MonsterLooked)] == [*range(1, 9)]


def test_ruling_boxed_in_it_looks_again_before_its_next_step() -> None:
    state = position("monster=h6e reversers=i6,g6 crystals=h5", "r1:h3")
    assert steps(state)[0] == [TilePushed("crystal", "h5", "h4"), MonsterStepped("h6", "h5")]


def test_ruling_it_never_stops_on_blood() -> None:
    state = position("monster=h6e pools=i6:2x2,k6:4x1,j8:1x4 turners=o6", "r1:i3 r3:j11")
    for step in steps(state, "10"):
        moves = [event for event in step if isinstance(event, MonsterStepped | MonsterSlid)]
        assert moves[-1].target not in {"i6", "j6", "i7", "j7", "k6", "l6", "m6", "n6", "j8", "j9", "j10", "j11"}


def test_ruling_on_blood_it_stops_where_it_is_boxed_in() -> None:
    assert first_step("monster=i5s pools=i6:4x1 turners=i7 reversers=h6,j6") == [
        MonsterStepped("i5", "i6"),
        MonsterTurned("i6", "w", "turner", "i7"),
        MonsterTurned("i6", "e", "reverser", "h6"),
        MonsterTurned("i6", "w", "reverser", "j6"),
        MonsterBoxedIn("i6", "w"),
    ]


def test_ruling_coming_to_the_same_square_facing_the_same_way_for_the_second_time_ends_a_slide() -> None:
    assert first_step("monster=j6e pools=k6:2x2 turners=m6,l8,j7,k5") == [
        MonsterStepped("j6", "k6"),
        MonsterSlid("k6", "l6"),
        MonsterTurned("l6", "s", "turner", "m6"),
        MonsterSlid("l6", "l7"),
        MonsterTurned("l7", "w", "turner", "l8"),
        MonsterSlid("l7", "k7"),
        MonsterTurned("k7", "n", "turner", "j7"),
        MonsterSlid("k7", "k6"),
        MonsterTurned("k6", "e", "turner", "k5"),
        MonsterSlid("k6", "l6"),
        MonsterStopped("l6"),
    ]


def test_ruling_the_square_and_way_from_which_a_step_sets_out_count_as_the_first_time() -> None:
    loop = "pools=a6:4x1,e6:4x1,i6:4x1,m6:4x1"
    assert first_step(f"monster=c6e {loop}")[-2:] == [MonsterSlid("b6", "c6"), MonsterStopped("c6")]


def test_ruling_the_way_in_which_a_step_sets_out_is_the_facing_after_its_look_before_a_stone_turns_it() -> None:
    loop = "pools=a6:4x1,e6:4x1,i6:4x1,m6:4x1"
    step = first_step(f"monster=c6s {loop} turners=c7")
    assert step[:2] == [MonsterTurned("c6", "w", "turner", "c7"), MonsterStepped("c6", "b6")]
    assert step[-3:] == [MonsterSlid("d6", "c6"), MonsterSlid("c6", "b6"), MonsterStopped("b6")]


def test_ruling_crossing_its_own_way_in_another_direction_does_not_stop_it() -> None:
    assert first_step("monster=h6e pools=i6:4x1 reversers=m6") == [
        MonsterStepped("h6", "i6"),
        MonsterSlid("i6", "j6"),
        MonsterSlid("j6", "k6"),
        MonsterSlid("k6", "l6"),
        MonsterTurned("l6", "w", "reverser", "m6"),
        MonsterSlid("l6", "k6"),
        MonsterSlid("k6", "j6"),
        MonsterSlid("j6", "i6"),
        MonsterSlid("i6", "h6"),
    ]


def test_a_monster_that_stopped_on_blood_looks_and_slides_on_with_its_next_step() -> None:
    state = position("monster=j6e pools=k6:2x2 turners=m6,l8,j7,k5")
    second = steps(state)[1]
    assert second[0] == MonsterTurned("l6", "s", "turner", "m6")
    assert second[-1] == MonsterStopped("l6")
