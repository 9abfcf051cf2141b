"""The reasons that the rules of a game give, as its code has them, and the motives of programs, with their facts."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import engine

LOCATED: Final = frozenset({"token", "point"})
"""What is added to a reason that forbids a letter of a path."""


def _calls(game: str) -> Iterator[tuple[str, frozenset[str]]]:
    """The key in every call of `Reason.of`, and the names of the facts that it comes with."""
    for file in (Path(engine.__file__).parent / game).rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "Reason.of" in text else ():
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="Reason"), attr="of"), args=[key, *_]):
                    assert isinstance(key, ast.Constant), ast.unparse(node)
                    facts = frozenset(str(keyword.arg) for keyword in node.keywords)
                    yield str(key.value), facts | LOCATED if file.name == "path.py" else facts


def reasons_of(game: str) -> Mapping[str, frozenset[str]]:
    """Return the facts of each reason of a game, by its folder; it has the same ones wherever it is given."""
    calls = [*_calls(game)]
    found = dict(calls)
    assert [(key, facts) for key, facts in calls if found[key] != facts] == []
    return found


FEARSOME_FLOORS_REASONS: Final = reasons_of("fearsome_floors")
CLAUSTROPHOBIA_REASONS: Final = reasons_of("claustrophobia")

FEARSOME_FLOORS_MOTIVES: Final[Mapping[str, frozenset[str]]] = {
    key: frozenset(facts.split())
    for key, facts in {
        "wins": "token",
        "escapes": "token",
        "safe": "token before cards",  # `before` cards would have eaten it where it stood, now none does
        "safer": "token before after cards",
        "risks": "token after cards",
        "rescues": "other before after cards",  # another token of the same player
        "exposes": "other before after cards",
        "feeds": "other before after cards",  # a token of somebody else
        "enters": "token",
        "nearer": "token rounds before",  # rounds to the exit, and how many it had before
        "on-its-way": "token rounds",
        "waits": "token",  # it stays; told only where nothing else is
        "no-nearer": "token",  # it goes, but not towards the exit; likewise
        "too-late": "token rounds left",  # it needs more rounds than are left after this one; likewise
        "runs": "",  # it looked at the way alone
        "imagines": "card",  # it reckoned with one card, which may not come
        "tile-for-cover": "tile square",
        "tile-to-turn": "tile square",
        "tile-on-way": "tile square",
        "tile-aside": "tile square",
    }.items()
}
"""From each key to the names of its facts: `before` and `after` count cards that would eat, of `cards` in the bag."""

CLAUSTROPHOBIA_MOTIVES: Final[Mapping[str, frozenset[str]]] = {
    key: frozenset(facts.split())
    for key, facts in {
        "advantage": "card",
        "all-alike": "",  # ways to do what has to be done, none of which is better
        "appears-far": "",  # no way leads to the humans yet
        "appears-near": "steps",
        "bid": "points",
        "comes-nearer": "side",  # the humans to their goal, the demons to the humans
        "dice": "exhausted",  # how many humans the way to give the dice exhausts
        "event": "card",
        "explores": "",
        "gathers": "",  # the humans to where they explore, while they have no goal yet
        "gift": "gift",
        "guards": "human",
        "hits": "target percent",  # how likely it hits at all
        "hole-near": "",
        "imagined": "ahead worlds",  # in how many imagined rounds it came out better than the next best
        "lays": "side",  # who has turned the tile
        "loses-least": "",
        "nothing-better": "",
        "only-move": "",
        "opens-the-way": "",
        "parries": "human",
        "passes": "",
        "prepares": "",
        "serves-the-goal": "",
        "slot": "slot",
        "strongest-force": "",
    }.items()
}
"""Every motive with the facts that it has."""
