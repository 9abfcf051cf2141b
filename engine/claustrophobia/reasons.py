"""Every reason for which Claustrophobia refuses something: its key, and the facts that its sentence can use."""

from collections.abc import Mapping
from typing import Final

from engine.core import Reason
from engine.core.notation import plain_sentence

KEY: Final = "claustrophobia"
"""The game's key, by which the rest of the program knows it."""

REASONS: Final[Mapping[str, frozenset[str]]] = {
    key: frozenset(facts.split())
    for key, facts in {
        # whose move it is
        "game-over": "",
        "no-such-seat": "seat",
        "player-wanted": "",  # nobody asked for what only a player can do
        "roll-first": "",
        "no-roll-now": "",
        "not-your-turn": "side",
        "not-now": "moment",
        "same-order": "",
        "demons-order": "",
        # setting up a game
        "gift-there": "gift",
        "other-bids": "",
        "no-such-bid": "points most",
        "bid-first": "",  # who bids first may not pass
        "sold-out": "item",
        "too-dear": "item price left",
        "nobody-bears": "item",
        "no-bearer": "item warrior",
        # the action dice
        "dice-not-for-all": "",  # every human in play gets one die, and nobody else
        "no-such-die": "warrior die",
        # whoever acts
        "no-such-warrior": "warrior",
        "not-your-warrior": "warrior",
        "nobody-acts": "",
        "not-there": "warrior tile",
        "has-acted": "warrior",
        "activation-over": "warrior",
        "prepared-already": "",
        "no-such-tile": "tile",
        # movement
        "movement-ended": "warrior",
        "no-movement-left": "warrior movement",
        "leaving-costs-all": "warrior tile",
        "wall": "warrior tile direction",
        "closed": "warrior tile direction",
        "sealed": "warrior tile direction",
        "held": "warrior tile",
        "no-room": "warrior tile",
        "stack-empty": "",
        "demons-do-not-explore": "",
        "not-a-troglodyte": "warrior",
        "no-hole": "tile",
        "no-way-out": "warrior",
        "may-not-go-there": "warrior tile",
        # fights
        "has-fought": "warrior",
        "no-combat": "warrior",
        "no-such-target": "target tile",
        "own-side": "target",
        "too-far": "warrior tile",
        "nothing-to-break": "tile",
        "too-weak": "warrior combat needed",
        "only-troglodytes-together": "",
        "suicide-alone": "",  # one of the troglodytes makes a Suicide Attack, not all of them
        # deeds
        "no-such-deed": "deed",
        "deed-elsewhere": "deed",
        "deed-alone": "deed",  # nothing else may be done in that round
        "enemies-there": "tile",
        "deed-done": "deed",  # it is done once a round
        "exhausted": "warrior",
        # hits
        "no-such-hit": "warrior",
        "lines-wanted": "warrior lines",
        "line-cancelled": "warrior line",
        "no-guard": "warrior guard",
        "no-parry": "warrior",
        "one-answer": "warrior",
        # tiles
        "no-such-turn": "tile turn",
        "token-there": "tile",
        "wrong-tiles": "",
        # destiny and summoning
        "no-such-dice": "",
        "slot-taken": "slot",
        "dice-do-not-fit": "slot",
        "human-wanted": "slot",
        "no-human-wanted": "slot",
        "too-few-points": "points needed",
        "no-demon-left": "",
        "demon-in-play": "",
        "no-figure-left": "",
        "oil-there": "tile",
        "human-there": "tile",
        "no-unexplored-side": "tile",
        # cards and gifts
        "no-such-card": "card",
        "card-not-now": "card moment",
        "not-prepared": "card",
        "demons-card": "",
        "card-without-target": "card",
        "wrong-aim": "card",
        "wrong-aim-of-gift": "gift",
        "no-such-gift": "gift",
        "gift-used": "gift",
        "gift-not-now": "gift",
        "wrong-die": "gift die",
        "redeemer-exhausted": "gift",
        "no-gifts-now": "gift",
        "gift-without-target": "gift",
    }.items()
}
"""From each key to the names of its facts.

`warrior`, `target` and `guard` are names of warriors, `tile` is the number of a tile in play, `side` the side whose
turn it is, `moment` what is to be chosen now.
"""


def plainly(reason: Reason) -> str:
    """Return a reason as a plain sentence for other programs: `Too far (warrior K1, tile 3).`."""
    return plain_sentence(reason.key.replace("-", " ").capitalize(), reason.facts)
