from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from engine.core import Reason
from render.fearsome_floors.refusals import refusal, seen
from tests.engine.reasons import FEARSOME_FLOORS_REASONS as REASONS
from tests.render.fearsome_floors.tables import WORDS, position

FACTS: dict[str, str | int] = {
    "token": "r4",
    "other": "b4",
    "tile": "stone",
    "colour": "green",
    "turn": "violet",
    "square": "k5",
    "behind": "k4",
    "number": 3,
    "point": 2,
    "letter": "V",
    "text": "up up",
    "players": 5,
    "fewest": 2,
    "most": 7,
    "seat": 9,
    "there": "pool4x1",
    "floor": "teleporter",
    "beside": "k4",
    "dungeon": "quick",
    "problem": "stones: q4 is not on the board.",
    "tiles": 3,
    "parts": 5,
    "part": "arms",
}


def reason(key: str, **facts: str | int) -> Reason:
    return Reason.of(key, **({name: FACTS[name] for name in REASONS.get(key, ())} | facts))


@pytest.mark.parametrize("key", REASONS)
def test_every_reason_has_one_sentence_of_its_own_facts(key: str) -> None:
    told = refusal(WORDS, reason(key))
    assert told[-1] == "."
    assert len(told) < 200
    assert not {"r4", "b4", "stone-", "{"} & set(told.split())


@pytest.mark.parametrize("key", ["nothing-to-undo", "nothing-to-redo"])
def test_the_reasons_of_the_engines_core_have_words_too(key: str) -> None:
    assert refusal(WORDS, Reason.of(key)).endswith(".")


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        (reason("ends-on-token"), "k5 holds blue 4: a token cannot end its move there."),
        (
            reason("tile-before-token", point=3, square="h5", behind="g5", other="r1"),
            "Point 3 of the path fails: the stone on h5 cannot be pushed, because red 1 stands behind it on g5.",
        ),
        (
            reason("tile-before-tile", other="stone"),
            "Point 2 of the path fails: the stone on k5 cannot be pushed, because a stone stands behind it on k4.",
        ),
        (Reason("unknown-token", {"token": "my 6"}), "There is no token “my 6” in this game."),
        (
            reason("path-unreadable", text="x" * 3000),
            (
                f"“{'x' * 40}” is no path: type letters (uull), arrows, n e s w, counted steps (l3 u1), "
                "or a square to go to (k5)."
            ),
        ),
        (
            reason("not-your-turn"),
            "It is the turn of violet: players move one token each, clockwise, and green has to wait.",
        ),
        (
            reason("place-taken"),
            "k5 is taken: the 4x1 pool lies there, and tiles do not overlap.",
        ),
        (
            reason("direction-wanted", tile="pool4x1"),
            "Say which way the 4x1 pool goes: lengthwise (along the row) or crosswise (along the column).",
        ),
        (
            reason("layout-unreadable"),
            "This layout cannot be played. stones: q4 is not on the board.",
        ),
        (
            reason("layout-unfinished"),
            "This layout has tiles that are still to be placed (`draft`): only a finished dungeon can be played.",
        ),
        (
            reason("no-such-part", text="bagpipes"),
            "The kit has no arms called “bagpipes”; it has claws, tentacles, wings, hooks, ladles, pincers.",
        ),
        (
            reason("kit-incomplete", text="toad", parts=5),
            (
                "“toad” is no monster: it takes 5 parts, like toad-barrel-claws-frog-paws; there are the heads "
                "toad, goat, crow, boar, moth, skull."
            ),
        ),
        (reason("tile-not-left", tile="pool4x1"), "No 4x1 pool is left to be placed."),
        (reason("too-few-players", players=1), "The game needs at least 2 players, and there is one."),
    ],
)
def test_a_refusal_names_the_rule(why: Reason, sentence: str) -> None:
    assert refusal(WORDS, why) == sentence


DARK = position(round_number=2, r3="n7", b4="k5", g1="k7")


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        (
            reason("ends-on-token", token="g1", square="n7", other="r3"),
            "n7 holds red 4: a token cannot end its move there.",
        ),
        (
            reason("tile-before-token", token="g1", other="b4"),
            ("Point 2 of the path fails: the stone on k5 cannot be pushed, because blue 3 stands behind it on k4."),
        ),
        (
            reason("wall", token="g4", point=3),
            (
                "Point 3 of the path fails (coming in costs the first one): behind k5 is wall V, and only the monster "
                "goes through walls."
            ),
        ),
        (
            reason("too-many-points", token="g4", number=3, point=4),
            (
                "The path is too long: green 3 has 3 points, and point 4 would be one too many, because coming in "
                "costs the first point."
            ),
        ),
        (
            reason("too-many-points", token="g1", number=6, point=7),
            "The path is too long: green 6 has 6 points, and point 7 would be one too many.",
        ),
    ],
)
def test_a_refusal_of_a_path_tells_what_players_see(why: Reason, sentence: str) -> None:
    assert refusal(WORDS, seen(DARK, why)) == sentence


def test_every_refusal_in_the_words_has_a_reason() -> None:
    text = (resources.files("render") / "locales/en/fearsome_floors_refusals.ftl").read_text(encoding="utf-8")
    keys = [entry.id.name for entry in FluentResource(text).body if isinstance(entry, Message)]
    refusals = {key.removeprefix("ff-refusal-") for key in keys if key.startswith("ff-refusal-")}
    assert refusals == set(REASONS)
