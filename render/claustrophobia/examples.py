"""The positions behind the pictures of the rules and of *How to play*: the rules themselves play each on."""

from collections.abc import Mapping
from functools import reduce
from typing import Final

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.notation.actions import read_action
from engine.claustrophobia.notation.position import read_position
from engine.core import Play, ScriptedChance, Value
from render.claustrophobia.action import action_of
from render.claustrophobia.scene import Boards, Scene
from render.claustrophobia.view import scene_of
from render.core import Frame, Words
from render.core.show import heading


class Example(Value, frozen=True):
    """What the picture of a topic shows."""

    position: str
    """The position (CLN)."""
    action: str = ""
    """What is done in it, with its luck (notation)."""
    boards: bool = False
    """Whether it shows the boards of the humans alone."""


EXAMPLES: Final[Mapping[str, Example]] = {
    "dice": Example(
        "cl1 scenario=air humans=R@0:4,B1@0:2x2+exhausted,K1@0:6x15,K2@0:3 phase=human-action round=2 tp=4",
        boards=True,
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


def example_scene(example: Example) -> Scene:
    """Show what happens in an example."""
    state = read_position(example.position)
    if not example.action:
        return scene_of(state)
    action = read_action(example.action)
    play = Play(state, evolve, ScriptedChance(drawn for drawn in action.luck if drawn is not None))
    seat = next(iter(CLAUSTROPHOBIA.to_act(state)), None)
    CLAUSTROPHOBIA.resolve(play, seat, action.move)
    return scene_of(reduce(evolve, play.events, state), action_of(state, play.events))


PRIMER: Final[Mapping[str, str]] = {
    "aim": "cl1 scenario=air tp=4",
    "dice": "cl1 scenario=air tp=4 humans=R@0:4,B1@0:2x14,K1@0:6+blunderbuss,K2@0:3 phase=human-action round=2",
    "exploring": "cl1 scenario=air tp=4 tiles=start-a@0,0,hungry-a@0,-1/180,trapped-b@1,0+sprung "
    "humans=R@0:4,B1@1:2+done,K1@2:6+blunderbuss+done,K2@0:3 active=K1:2/1 phase=human-action round=2",
    "fighting": "cl1 scenario=air tp=2 tiles=start-a@0,0,hungry-a@0,-1/180,trapped-b@1,0+sprung "
    "humans=R@0:4,B1@1:2x14,K1@2:6+blunderbuss,K2@0:3 troglodytes=1:1 demon=hunter@1x1 bought=1 "
    "phase=human-action round=3",
    "threat": "cl1 scenario=air tp=6 tiles=start-a@0,0,hungry-a@0,-1/180 "
    "humans=R@0:4,B1@0:2x14,K1@0:6+blunderbuss,K2@0:3 troglodytes=1:2 phase=threat:25/sounds:13 round=3",
}
"""From each card, in the order in which they are read, to the position that its picture shows (CLN)."""

_BOARDS: Final = ("dice",)
"""The cards that are about boards: their pictures show nothing else, so that its numbers are read on a phone."""


def primer_card(words: Words, key: str) -> Frame:
    """Return a card: its picture, and below its heading its sentences. Raises LookupError for an unknown key."""
    text = f"{heading(words, PRIMER, key, words(f'cl-primer-{key}-title'))}\n{words(f'cl-primer-{key}')}"
    state = CLAUSTROPHOBIA.see(read_position(PRIMER[key]), None)
    scene = scene_of(state)
    return Frame(Boards(scene.plates) if key in _BOARDS else scene, text, words(f"cl-primer-{key}-picture"))
