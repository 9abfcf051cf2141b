"""The reasons for which Claustrophobia refuses something: `NotAllowed(KEY, reason)`, with a sentence for each key.

Of their facts `warrior`, `target` and `guard` are names of warriors, `tile` is the number of a tile in play, `side` the
side whose turn it is, `moment` what is to be chosen now.
"""

from collections.abc import Mapping
from typing import Final

from engine.core import Reason

KEY: Final = "claustrophobia"
"""The game's key, by which the rest of the program knows it."""


SENTENCES: Final[Mapping[str, str]] = {
    # whose move it is
    "game-over": "The game is over.",
    "no-such-seat": "There is no seat {seat}.",
    "player-wanted": "Only a player can do this; what happens by itself is that dice are rolled.",
    "roll-first": "First the dice are rolled.",
    "no-roll-now": "No dice are rolled now.",
    "not-your-turn": "It is for the {side} to choose now.",
    "not-now": "This cannot be done now: what is to be chosen is {moment}.",
    "same-order": "The Bodyguards have this order already.",
    "demons-order": "Only the demons give orders to their Bodyguards.",
    # setting up a game
    "gift-there": "The Redeemer has the gift {gift} already.",
    "other-bids": "The other player bids now.",
    "no-such-bid": "A bid is from 0 to {most}, and {points} is none.",
    "bid-first": "Who bids first cannot pass.",
    "sold-out": "No more can be bought of this: {item}.",
    "too-dear": "The price of {item} is {price}, and {left} are left.",
    "nobody-bears": "Nobody bears {item}, so no bearer is named.",
    "no-bearer": "{warrior} cannot bear {item}.",
    # the action dice
    "dice-not-for-all": "Each human in play gets one die, and nobody else does.",
    "no-such-die": "No die {die} is left for {warrior}.",
    # whoever acts
    "no-such-warrior": "{warrior} is not in play.",
    "not-your-warrior": "{warrior} does not act in this phase.",
    "nobody-acts": "No troglodyte is acting, so it has to be said where one begins.",
    "not-there": "{warrior} is not on T{tile}.",
    "has-acted": "{warrior} has acted already in this phase.",
    "prepared-already": "A card lies face down already, and the phase can only be ended.",
    "no-such-tile": "There is no tile T{tile}.",
    # movement
    "movement-ended": "The movement of {warrior} has ended.",
    "no-movement-left": "{warrior} has no movement left of {movement}.",
    "leaving-costs-all": "Leaving T{tile} costs all movement, and {warrior} has used some of it.",
    "wall": "T{tile} has no opening to the {direction} for {warrior}.",
    "closed": "The way of {warrior} from T{tile} to the {direction} is closed.",
    "sealed": "A seal keeps {warrior} from going {direction} from T{tile}.",
    "held": "{warrior} is held on T{tile} by enemies.",
    "no-room": "T{tile} has no room for {warrior}.",
    "stack-empty": "No tiles are left to explore.",
    "demons-do-not-explore": "The demons' warriors do not explore.",
    "not-a-troglodyte": "{warrior} is no troglodyte, and only these do this.",
    "no-hole": "There is no other hole on T{tile} to go through.",
    "no-way-out": "{warrior} cannot leave the game from there.",
    "may-not-go-there": "{warrior} may not go to T{tile}, away from the nearest human.",
    # fights
    "has-fought": "{warrior} has attacked already in this activation.",
    "no-combat": "{warrior} has combat 0, and cannot attack.",
    "no-such-target": "There is no {target} on T{tile} to attack.",
    "own-side": "{target} is of the same side, and is not attacked.",
    "too-far": "T{tile} is too far away for an attack of {warrior}.",
    "nothing-to-break": "There is no cave-in beside T{tile}, and no seal on it, that could be broken.",
    "too-weak": "{warrior} has combat {combat}, and {needed} is needed.",
    "only-troglodytes-together": "Only plain troglodytes of one tile that have not begun attack one after the other.",
    "suicide-alone": "One troglodyte makes a Suicide Attack, not all of them.",
    # deeds
    "no-such-deed": "There is no deed {deed} in this scenario.",
    "deed-elsewhere": "The deed {deed} is not for this human on this tile.",
    "deed-alone": "The deed {deed} takes the whole round: nothing else is done in it, before or after.",
    "enemies-there": "There are enemies on T{tile}.",
    "deed-done": "The deed {deed} has been done, and cannot be done again now.",
    "exhausted": "{warrior} is Exhausted.",
    # hits
    "no-such-hit": "{warrior} has no such hit to be named.",
    "lines-wanted": "As many lines of {warrior} are named as the hit cancels, each once: {lines}.",
    "line-cancelled": "Line {line} of {warrior} is cancelled already, or is none.",
    "no-guard": "{guard} cannot take that hit for {warrior}.",
    "no-parry": "{warrior} cannot parry that hit.",
    "one-answer": "A hit on {warrior} has one answer: lines, a guard, or a parry.",
    # tiles
    "no-such-turn": "The tile {tile} cannot be laid turned by {turn}.",
    "token-there": "There is a hole on T{tile} already.",
    "wrong-tiles": "The tiles that the Map shows are named, each once.",
    # destiny and summoning
    "no-such-dice": "Those dice are not left.",
    "slot-taken": "The slot {slot} has its dice already in this phase.",
    "dice-do-not-fit": "Those dice do not fit the slot {slot}.",
    "human-wanted": "It has to be said which human the slot {slot} hits.",
    "no-human-wanted": "The slot {slot} hits no human, so none is named.",
    "too-few-points": "That costs {needed} TP, and there are {points}.",
    "no-demon-left": "No demon can be bought any more.",
    "demon-in-play": "The demon is in play already.",
    "no-figure-left": "All troglodytes are in play.",
    "oil-there": "Burning Oil keeps everything from appearing on T{tile}.",
    "human-there": "A human is on T{tile}, and nothing is summoned there.",
    "no-unexplored-side": "T{tile} has no unexplored side, and nothing is summoned there.",
    # cards and gifts
    "no-such-card": "The card {card} is not in the hand.",
    "card-not-now": "The card {card} cannot be played now: what is to be chosen is {moment}.",
    "not-prepared": "The card {card} is not laid face down.",
    "demons-card": "Event cards are the demons'.",
    "card-without-target": "There is nothing that the card {card} could be played on.",
    "wrong-aim": "The card {card} cannot be played on that.",
    "wrong-aim-of-gift": "The gift {gift} cannot be used on that.",
    "no-such-gift": "The Redeemer does not have the gift {gift}.",
    "gift-used": "The gift {gift} has been used in this round.",
    "gift-not-now": "The gift {gift} cannot be used any more in this round.",
    "wrong-die": "The gift {gift} needs a {die} on the Redeemer's board.",
    "redeemer-exhausted": "The Redeemer is Exhausted, and cannot use the gift {gift}.",
    "no-gifts-now": "No gift works in this round, and {gift} neither.",
    "gift-without-target": "There is nobody for whom the gift {gift} could be used.",
}
"""What each reason is to other programs, with its facts in braces; players get `render`'s words."""


def plainly(reason: Reason) -> str:
    """Return a reason as a plain sentence for other programs: `T3 is too far away for an attack of K1.`."""
    return SENTENCES[reason.key].format_map(reason.facts)
