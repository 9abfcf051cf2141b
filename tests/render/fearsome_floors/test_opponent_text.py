import pytest

from engine.core import Motive, Seat
from engine.fearsome_floors.forecast import forecast, what_if
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.path import results
from render.fearsome_floors.review import level_about, level_name, why
from tests.engine.fearsome_floors.test_worked_examples import MONSTER
from tests.engine.reasons import FEARSOME_FLOORS_MOTIVES as MOTIVES
from tests.render.fearsome_floors.tables import WORDS

FACTS: dict[str, str | int] = {
    "token": "r4",
    "other": "g4",
    "tile": "stone",
    "square": "k5",
    "card": "2h",
    "before": 3,
    "after": 1,
    "cards": 6,
    "rounds": 2,
    "left": 1,
}


@pytest.mark.parametrize("key", MOTIVES)
def test_every_motive_has_a_sentence_of_its_own_facts(key: str) -> None:
    told = why(WORDS, MONSTER, [Motive(key, {name: FACTS[name] for name in MOTIVES[key]})])
    assert told[0] == told[0].upper()
    assert told.endswith(".")
    assert len(told) < 100
    assert not {"r4", "g4", "{"} & set(told.split())


def test_motives_are_told_one_after_the_other() -> None:
    motives = [Motive("enters", {"token": "g5"}), Motive("risks", {"token": "g5", "after": 2, "cards": 6})]
    assert why(WORDS, MONSTER, motives) == "Green 2 comes in. 2 of 6 cards eat green 2 there."
    asked = why(WORDS, MONSTER, motives, is_played=False)
    assert asked == "Green 5 comes in. 2 of 6 cards eat green 5 there."


def test_every_level_has_a_face_a_name_and_a_few_words_about_it() -> None:
    names = [level_name(WORDS, level) for level in OPPONENTS.levels]
    assert names == ["🐇 Hare", "🐭 Mouse", "🐈 Cat", "🦊 Fox", "🦉 Owl", "🐉 Dragon"]
    assert all("?" not in level_about(WORDS, level) for level in OPPONENTS.levels)


def test_the_numbers_of_motives_are_those_of_the_forecast() -> None:
    seat = Seat(MONSTER.colours.index("red"))
    compared = 0
    for result in results(MONSTER, "r1"):
        move = MoveToken("r1", result.path)
        after = what_if(MONSTER, seat, move)
        foreseen = forecast(after)
        eaten = {danger.token: danger.chance * foreseen.drawn_from for danger in foreseen.dangers}
        for motive in OPPONENTS.explain(MONSTER, seat, move):
            told = motive.facts.get("other", motive.facts.get("token"))
            if "cards" in motive.facts:
                compared += 1
                assert motive.facts["cards"] == foreseen.drawn_from
                assert motive.facts.get("after", 0) == {str(token): count for token, count in eaten.items()}.get(
                    str(told), 0
                )
    assert compared


def test_another_token_has_its_square_so_that_it_is_not_taken_for_the_one_that_moved() -> None:
    facts: dict[str, str | int] = {"other": "g4", "before": 6, "after": 0, "cards": 6}
    told = why(WORDS, MONSTER, [Motive("rescues", facts)])
    assert told == "It helps green 4 on p7: 0 of 6 cards eat it now, instead of 6."


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (0, "Red 3 is too far from the exit: this is the last round."),
        (1, "Red 3 is too far from the exit: it needs 5 more rounds, and only 1 is left."),
        (2, "Red 3 is too far from the exit: it needs 5 more rounds, and only 2 are left."),
    ],
)
def test_a_token_that_cannot_get_out_in_time_says_so(left: int, told: str) -> None:
    assert why(WORDS, MONSTER, [Motive("too-late", {"token": "r4", "rounds": 5, "left": left})]) == told
