"""The forecast as a picture and in sentences."""

import io
from fractions import Fraction
from math import log10

import msgspec
from hypothesis import given, settings
from PIL import Image, ImageChops, ImageStat

from engine.fearsome_floors.board import AHEAD, OPPOSITE
from engine.fearsome_floors.cards import CARD
from engine.fearsome_floors.events import MonsterTeleported
from engine.fearsome_floors.forecast import forecast
from engine.fearsome_floors.state import State
from render.core.show import LONGEST_ALT
from render.fearsome_floors import Scene, board_scene, paint
from render.fearsome_floors.forecast import forecast_frame, forecast_scene, percent
from render.fearsome_floors.picture import sprites
from render.fearsome_floors.scene import End, Leg, Threat
from tests.engine.fearsome_floors.positions import position
from tests.engine.fearsome_floors.test_forecast import WORKED, WORKED_TOKENS, foreseeable
from tests.render.fearsome_floors.tables import NAMES, WORDS
from tests.render.fearsome_floors.test_truth import brightest, painted, plainly

MESSAGE = 2000


def worked() -> State:
    return position(WORKED, WORKED_TOKENS)


def seen(state: State) -> Scene:
    return forecast_scene(state, forecast(state))


def told(state: State) -> list[str]:
    """Return the sentences below the first one."""
    return forecast_frame(WORDS, NAMES[:2], state).sentence.splitlines()[1:]


def test_a_forecast_says_who_is_eaten_by_which_cards_who_is_safe_and_where_the_monster_ends() -> None:
    frame = forecast_frame(WORDS, NAMES[:2], worked())
    assert frame.sentence == (
        "What the next card does if all tokens stay where they are:\n"
        "red 3 on m6 is eaten with every card (100 %).\n"
        "green 4 on o6 is pushed over the edge with 7 of 8 cards (88 %): 5, 7, 8, 10 and 2 hits.\n"
        "green 3 on p7 is eaten with 5 of 8 cards (62 %): 7, 8 and 10.\n"
        "Safe with every card: red 6 on j2, red 4 on i8, red 2 on m3, green 6 on m9 and green 2 on k5.\n"
        "The monster ends on o6 (5 and 2 hits), p7 (7), p8 (8), n8 (10) and m6 (1 hit).\n"
        "Its way step by step, as far as any card leads it: j7, j6, m6 (red 3 eaten), n6, o6 (green 4 eaten), p6, "
        "p7 (green 3 eaten), p8, o8, n8.\n"
        "The 8 cards that can come: 5, 7, 7, 8, 8, 10, 1 hit and 2 hits."
    )
    assert frame.alt.startswith("red 3 on m6 is eaten with every card (100 %).\ngreen 4 on o6 is pushed over")
    assert "Monster on j8, facing east." in frame.alt


def test_a_card_that_comes_again_is_told_as_certain_in_words_picture_and_alt_text() -> None:
    state = worked()
    frame = forecast_frame(WORDS, NAMES[:2], state, fate={CARD: ("2h", "10")})
    certain = "The card will be 2 hits: everybody has seen it already, and what is taken back comes again."
    assert frame.sentence == (
        "What the next card does if all tokens stay where they are:\n"
        f"{certain}\n"
        "red 3 on m6 is eaten for certain (100 %).\n"
        "green 4 on o6 is pushed over the edge for certain (100 %).\n"
        "Safe: red 6 on j2, red 4 on i8, red 2 on m3, green 6 on m9, green 3 on p7 and green 2 on k5.\n"
        "The monster ends on o6 (2 hits).\n"
        "Its way step by step: j7, j6, m6 (red 3 eaten), n6, o6 (green 4 eaten)."
    )
    assert frame.alt.startswith(f"{certain}\nred 3 on m6 is eaten for certain (100 %).")
    prospect = forecast_scene(state, forecast(state, {CARD: ("2h", "10")})).prospect
    assert prospect is not None
    assert prospect.ends == (End("o6", ("2h",)),)
    assert prospect.threats == (Threat("m6", "m6", 100), Threat("o6", "p6", 100))
    assert "p7" not in {leg.origin for leg in prospect.legs}


def test_nobody_in_danger_of_a_card_that_comes_again_is_told_without_other_cards() -> None:
    frame = forecast_frame(WORDS, NAMES[:2], position("monster=a6e round=2 cards=5,10", "r1:o10"), fate={CARD: ("5",)})
    assert frame.sentence.splitlines()[2:] == [
        "Nobody is eaten.",
        "The monster ends on f6 (5).",
        "Its way step by step: b6, c6, d6, e6, f6.",
    ]


def test_what_is_supposed_stands_above() -> None:
    heading, lead, *_ = forecast_frame(WORDS, NAMES[:2], worked(), heading="**4 on m6**: to m5").sentence.splitlines()
    assert heading == "**4 on m6**: to m5"
    assert lead == "What the next card does after that, if all other tokens stay where they are:"


def test_nobody_in_danger_is_told_in_one_line() -> None:
    assert told(position("monster=a6e round=2 cards=5,10", "r1:o10")) == [
        "Nobody is eaten, whichever card comes.",
        "The monster ends on f6 (5) and k6 (10).",
        "Its way step by step, as far as any card leads it: b6, c6, d6, e6, f6, g6, h6, i6, j6, k6.",
        "The 2 cards that can come: 5 and 10.",
    ]


def test_a_token_that_is_pushed_first_is_told_with_the_square_where_it_is_eaten() -> None:
    state = position("monster=h6e stones=i6 round=2 cards=10", "r1:j6 r3:i9 r4:p9")
    assert "red 6 on j6 is pushed, and eaten on k6, for certain (100 %)." in told(state)


def test_a_token_on_a_teleporters_way_is_told_with_its_end() -> None:
    state = position("monster=h6e stones=i6 teleporters=1:k6n+c2n round=2 cards=5", "r1:j6")
    assert told(state)[0] == "red 6 on j6 is pushed onto a teleporter for certain (100 %)."


def test_the_way_of_numbers_is_told_from_that_of_a_hunt() -> None:
    prospect = seen(position("monster=a6e round=2 cards=5,2h")).prospect
    assert prospect is not None
    assert [leg.hunted for leg in prospect.legs] == [False] * 5 + [True] * 11, "once around; then the same again"
    assert prospect.legs[0] == Leg("a6", "e")


def test_cards_that_end_on_a_square_lie_there_together() -> None:
    prospect = seen(worked()).prospect
    assert prospect is not None
    assert prospect.ends == (
        End("o6", ("5", "2h")),
        End("p7", ("7",)),
        End("p8", ("8",)),
        End("n8", ("10",)),
        End("m6", ("1h",)),
    )


def test_tokens_in_danger_have_their_chance_and_the_place_of_the_bite() -> None:
    prospect = seen(worked()).prospect
    assert prospect is not None
    assert prospect.threats == (Threat("m6", "m6", 100), Threat("o6", "p6", 88), Threat("p7", "p7", 62))


def test_a_chance_and_its_opposite_make_a_hundred() -> None:
    for all_cards in range(1, 9):
        for some in range(all_cards + 1):
            chance = Fraction(some, all_cards)
            assert percent(chance) + percent(1 - chance) == 100


@settings(max_examples=60)
@given(state=foreseeable())
def test_any_forecast_fits_into_a_message_and_its_text_and_can_be_stored_and_drawn(state: State) -> None:
    frame = forecast_frame(WORDS, [name * 8 for name in NAMES[:2]], state)
    assert len(frame.sentence) <= MESSAGE
    assert len(frame.alt) <= LONGEST_ALT
    assert msgspec.json.decode(msgspec.json.encode(frame.scene), type=Scene) == frame.scene
    assert len(list(sprites(frame.scene))) > len(list(sprites(board_scene(state))))


@settings(max_examples=60)
@given(state=foreseeable())
def test_the_way_is_one_line_from_the_monster_on_but_for_teleporters(state: State) -> None:
    foreseen = forecast(state)
    prospect = seen(state).prospect
    assert prospect is not None
    jumps = {event.target for step in foreseen.path for event in step if isinstance(event, MonsterTeleported)}
    reached = {state.monster.square, *jumps}
    for leg in prospect.legs:
        assert leg.origin in reached
        reached.add(AHEAD[leg.direction].get(leg.origin, OPPOSITE[leg.origin]))
    assert {end.square for end in prospect.ends} <= reached
    assert len(set(prospect.legs)) == len(prospect.legs)


def test_every_fact_of_a_forecast_is_seen() -> None:
    scene = seen(worked())
    assert scene.prospect is not None
    parts = [
        msgspec.structs.replace(scene.prospect, **change)
        for change in (
            {"legs": scene.prospect.legs[:-1]},
            {"legs": (*scene.prospect.legs[:-1], msgspec.structs.replace(scene.prospect.legs[-1], hunted=True))},
            {"ends": scene.prospect.ends[:-1]},
            {"ends": (*scene.prospect.ends[:-1], End("m6", ("2h",)))},
            {"threats": scene.prospect.threats[:-1]},
            {"threats": (*scene.prospect.threats[:-1], Threat("p7", "p7", 38))},
            {"threats": (Threat("m6", "m6", 100), Threat("o6", "o6", 88), Threat("p7", "p7", 62))},
        )
    ]
    pictures = {paint(msgspec.structs.replace(scene, prospect=prospect)) for prospect in (scene.prospect, *parts)}
    assert len(pictures) == len(parts) + 1


def test_a_picture_of_the_forecast_is_small() -> None:
    png = paint(seen(worked()))
    with Image.open(io.BytesIO(png)) as image:
        assert image.size == (1280, 816)
    assert len(png) < 80_000


def test_a_picture_of_the_forecast_is_what_a_plain_painter_draws() -> None:
    for scene in (seen(worked()), seen(position("monster=d1n round=2 cards=10,2h", "r1:d9 r3:m9 g1:k4"))):
        image = painted(scene)
        difference = ImageChops.difference(plainly(scene), image)
        stat = ImageStat.Stat(difference)
        assert 10 * log10(255**2 / (sum(stat.sum2) / sum(stat.count))) > 40, "dB"
        assert brightest(difference.reduce(8)) < 48, "something stands elsewhere"
