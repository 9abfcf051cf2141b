"""The rules to read: topics with their texts; pictures, also of *How to play*, are positions that the rules play on."""

from collections.abc import Callable, Mapping
from functools import reduce
from itertools import chain
from typing import Final, get_args

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, EVENT_CARDS, GIFTS
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.notation.actions import read_action
from engine.claustrophobia.notation.position import read_position
from engine.claustrophobia.rounds.phases import SlotName
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.tunnels.tiles import TILE_KINDS
from engine.claustrophobia.warriors.kinds import DEMONS, HUMAN_KINDS
from engine.core import Play, ScriptedChance, Value
from render.claustrophobia.action import action_of
from render.claustrophobia.scene import AnyScene, Boards, Moments, Scene
from render.claustrophobia.text.labels import stats_text
from render.claustrophobia.view import scene_of
from render.core import Frame, Words
from render.core.show import heading


class Example(Value, frozen=True):
    """What the picture of a topic shows."""

    position: str
    """The position (CLN)."""
    action: str = ""
    """What is done in it, with its luck (notation)."""


EXAMPLES: Final[Mapping[str, Example]] = {
    "dice": Example(
        "cl1 scenario=air humans=R@0:4,B1@0:2x2+exhausted,K1@0:6x15,K2@0:3 phase=human-action round=2 tp=4"
    ),
    "moving": Example(
        "cl1 scenario=air tiles=start-a@0,0,flooded-a@1,0,plain-k@0,1,narrow-a@-1,0/90 "
        "humans=R@3:4,B1@0:3,K1@2:2 troglodytes=2:2 phase=human-action round=2 tp=2",
        "go B1 e",
    ),
    "exploring": Example(
        "cl1 scenario=air humans=R@0:4,B1@0:2+done,K1@0:6,K2@0:3 phase=human-action round=1 tp=4",
        "go K1 n with plain-k",
    ),
    "fighting": Example(
        "cl1 scenario=air tiles=start-a@0,0,plain-k@0,-1/180 humans=R@0:4,B1@1:1,K1@0:6,K2@0:3 "
        "troglodytes=1:3 phase=human-action round=2 tp=2",
        "fight B1 troglodyte with 2 3 6",
    ),
    "hits": Example(
        "cl1 scenario=air tiles=start-a@0,0,plain-k@0,-1/180 humans=R@0:4,B1@1:1x45+done~attack,K1@0:6,K2@0:3x6 "
        "active=troglodyte@1:1+fought troglodytes=1:0+2 phase=demon-action owed=naming round=2 tp=2",
        "name B1 0 lines=3",
    ),
    "tiles": Example(
        "cl1 scenario=air tiles=start-a@0,0,pentacle-a@1,0,hideout-a@2,0,hungry-a@3,0,narrow-a@0,1,flooded-a@1,1,"
        "trapped-a@2,1,mechanism-a@3,1,den-a@0,2,hole-a@1,2,plain-k@2,2,exit-a@3,2 "
        "humans=R@0:4,B1@0:2 phase=human-action tp=4"
    ),
    "threat": Example(
        "cl1 scenario=air tiles=start-a@0,0,plain-k@0,-1/180,den-a@1,0 humans=R@0:4,B1@1:1,K1@0:6,K2@0:3 "
        "troglodytes=2:1 phase=threat:- round=2 tp=6",
        "summon demon 2",
    ),
    "destiny": Example(
        "cl1 scenario=air tiles=start-a@0,0,plain-k@0,-1/180 humans=R@0:4,B1@1:1,K1@0:6,K2@0:3 phase=threat:135 "
        "round=2 tp=1",
        "destiny sounds 13",
    ),
}
"""From each topic of the rules that has a picture to what it shows."""


def example_scene(example: Example, words: Words | None = None) -> Scene:
    """Show what happens in an example."""
    state = read_position(example.position)
    if not example.action:
        return scene_of(state, words=words)
    action = read_action(example.action)
    play = Play(state, evolve, ScriptedChance(drawn for drawn in action.luck if drawn is not None))
    seat = next(iter(CLAUSTROPHOBIA.to_act(state)), None)
    CLAUSTROPHOBIA.resolve(play, seat, action.move)
    return scene_of(reduce(evolve, play.events, state), action_of(state, play.events), words=words)


PRIMER: Final[Mapping[str, str]] = {
    "aim": "cl1 scenario=air tp=4",
    "dice": "cl1 scenario=air tp=4 humans=R@0:4,B1@0:2x14,K1@0:6+blunderbuss,K2@0:3 phase=human-action round=2",
    "exploring": "cl1 scenario=air tp=4 tiles=start-a@0,0,hungry-a@0,-1/180,trapped-b@1,0+sprung "
    "humans=R@0:4,B1@1:2+done,K1@2:6+blunderbuss+done,K2@0:3 active=K1:2/1 phase=human-action round=2",
    "fighting": "cl1 scenario=air tp=2 tiles=start-a@0,0,hungry-a@0,-1/180,trapped-b@1,0+sprung "
    "humans=R@0:4,B1@1:2x14,K1@2:6+blunderbuss,K2@0:3 troglodytes=1:1 demon=hunter@1x1 bought=1 "
    "phase=human-action round=3",
    "destiny": "cl1 scenario=air tp=5 humans=R@0:4,B1@0:2,K1@0:6,K2@0:3 phase=threat:25/sounds:13 round=3",
    "threat": "cl1 scenario=air tp=6 tiles=start-a@0,0,hungry-a@0,-1/180 "
    "humans=R@0:4,B1@0:2x14,K1@0:6+blunderbuss,K2@0:3 troglodytes=1:2 phase=threat:25/sounds:13 round=3",
}
"""From each card, in the order in which they are read, to the position that its picture shows (CLN)."""

_PARTS: Final[Mapping[str, Callable[[Scene], AnyScene]]] = {
    "dice": lambda scene: Boards(scene.plates),
    "destiny": lambda scene: Moments((scene,)),
}
"""The cards that are about a part of the picture: it shows nothing else, so that it is read on a phone."""


def primer_card(words: Words, key: str) -> Frame:
    """Return a card: its picture, and below its heading its sentences. Raises LookupError for an unknown key."""
    title = heading(words, PRIMER, key, words(f"cl-primer-{key}-title"))
    slots = "\n".join(
        _row(words, words("cl-slot-word", slot=slot), words("cl-slot-about", slot=slot)) for slot in SLOTS
    )
    text = f"{title}\n{words(f'cl-primer-{key}', slots=slots)}"
    scene = scene_of(CLAUSTROPHOBIA.see(read_position(PRIMER[key]), None), words=words)
    alt = words(f"cl-primer-{key}-picture", slots=words.series([*scene.destiny.words.values()]))
    return Frame(_PARTS[key](scene) if key in _PARTS else scene, text, alt)


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
    scene = example_scene(example, words)
    return Frame(_PARTS[key](scene) if key in _PARTS else scene, text, text)


def _tables(words: Words) -> dict[str, list[str]]:
    """Tell what every kind of thing does, from the tables by which the engine plays."""
    return {
        "tiles": [words("cl-rules-tile", kind=words.name("cl-kind", kind=kind), about=kind) for kind in TILE_KINDS],
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
    return words("cl-rules-demon", name=words.name("cl-demon", demon=kind), health=rule.health, stats=stats, demon=kind)


def _board(words: Words, kind: str) -> str:
    board = next(rule.board for name, rule in HUMAN_KINDS.items() if name == kind)
    lines = words.series([f"{die}: {stats_text(words, stats)}" for die, stats in board.items()])
    return words("cl-rules-board", kind=kind, lines=lines)


def _scenario(words: Words, scenario: str) -> str:
    aim = words("cl-lobby-aim", scenario=scenario)
    return _row(words, words("cl-scenario", scenario=scenario), aim)
