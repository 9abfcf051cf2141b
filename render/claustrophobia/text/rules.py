"""The rules to read: topics, each with a title, a text, and a picture where that says more."""

from collections.abc import Mapping
from itertools import chain
from typing import Final, get_args

from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, EVENT_CARDS, GIFTS
from engine.claustrophobia.rounds.phases import SlotName
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.tunnels.tiles import TILE_KINDS
from engine.claustrophobia.warriors.kinds import DEMONS, HUMAN_KINDS
from render.claustrophobia.examples import EXAMPLES, example_scene
from render.claustrophobia.scene import Boards
from render.claustrophobia.text.labels import sentence, stats_text
from render.core import Frame, Words

TOPIC_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "cl-rules-of-humans": ("aim", "round", "dice", "moving", "exploring", "fighting", "hits"),
    "cl-rules-of-demons": ("threat", "destiny", "events", "demons"),
    "cl-rules-of-things": ("talents", "tiles", "gifts", "advantages", "lines"),
    "cl-rules-of-table": ("scenarios", "auction", "play"),
}
"""The topics in the order in which they are best read, by the keys of their groups' names."""

TOPICS: Final = tuple(chain.from_iterable(TOPIC_GROUPS.values()))
"""All topics; each has `cl-rules-<topic>` and its title in the words."""


def topics(words: Words) -> list[tuple[str, str]]:
    """Return every topic's key and title."""
    return [(key, words(f"cl-rules-{key}-title")) for key in TOPICS]


def topic(words: Words, key: str) -> str:
    """Return the text of a topic, in Discord's Markdown. Raises LookupError for an unknown key."""
    if key not in TOPICS:
        raise LookupError(f"no topic {key!r} in the rules")
    tables = {name: "\n".join(lines) for name, lines in _tables(words).items()}
    return words(f"cl-rules-{key}", **tables)


def picture(words: Words, key: str) -> Frame | None:
    """Return the picture of a topic, with the sentence that explains it, if the topic has one."""
    example = EXAMPLES.get(key)
    if example is None:
        return None
    text = words(f"cl-rules-{key}-picture")
    scene = example_scene(example)
    return Frame(Boards(scene.plates) if example.boards else scene, text, text)


def _tables(words: Words) -> dict[str, list[str]]:
    """Tell what every kind of thing does, from the tables by which the engine plays."""
    return {
        "tiles": [
            words("cl-rules-tile", kind=sentence(words("cl-kind", kind=kind)), about=kind) for kind in TILE_KINDS
        ],
        "slots": [_row(words, words("cl-slot", slot=slot), words("cl-slot-about", slot=slot)) for slot in SLOTS],
        "events": [
            _row(words, words("cl-event-card", card=card), words("cl-event-card-about", card=card))
            for card in EVENT_CARDS
        ],
        "advantages": [
            _row(words, words("cl-advantage-card", card=card), words("cl-advantage-card-about", card=card))
            for card in ADVANTAGE_CARDS
        ],
        "gifts": [_row(words, words("cl-gift", gift=gift), words("cl-gift-about", gift=gift)) for gift in GIFTS],
        "demons": [_demon(words, kind) for kind in DEMONS],
        "boards": [_board(words, kind) for kind in HUMAN_KINDS],
        "scenarios": [_scenario(words, scenario) for scenario in SCENARIOS],
    }


SLOTS: Final[tuple[SlotName, ...]] = get_args(SlotName)


def _row(words: Words, name: str, about: str) -> str:
    return words("cl-rules-row", name=name, about=about)


def _demon(words: Words, kind: str) -> str:
    rule = next(rule for name, rule in DEMONS.items() if name == kind)
    stats = stats_text(words, rule.stats)
    return words(
        "cl-rules-demon", name=sentence(words("cl-demon", demon=kind)), health=rule.health, stats=stats, demon=kind
    )


def _board(words: Words, kind: str) -> str:
    board = next(rule.board for name, rule in HUMAN_KINDS.items() if name == kind)
    lines = words.series([f"{die}: {stats_text(words, stats)}" for die, stats in board.items()])
    return words("cl-rules-board", kind=kind, lines=lines)


def _scenario(words: Words, scenario: str) -> str:
    aim = words("cl-lobby-aim", scenario=scenario)
    return _row(words, words("cl-scenario", scenario=scenario), aim)
