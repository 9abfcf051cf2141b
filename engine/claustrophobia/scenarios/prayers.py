"""Nine Prayers: the Redeemer prays in the Pentacle Room, whose openings are sealed (rules, section 11)."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.claustrophobia.counts import PrayersCounts
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import ActivationEnded, CountsChanged
from engine.claustrophobia.rounds.activations import activation_of
from engine.claustrophobia.rounds.phases import Auction, Force
from engine.claustrophobia.scenarios.rule import DeedRule, Ending, Recruit, ScenarioRule, StackRule, once_a_round
from engine.claustrophobia.state import State, Tile
from engine.claustrophobia.warriors.kinds import LINES, HumanName
from engine.core import Reason

PRAYERS: Final = 9
LIMIT: Final = 13


def _goal(state: State) -> Ending | None:
    if state.counted(PrayersCounts).said >= PRAYERS:
        return Ending("goal", "humans")
    return Ending("goal-lost", "demons") if state.humans["R"].place == "dead" else None


def _problems(state: State) -> Iterator[str]:
    if "R" not in state.humans and not isinstance(state.phase, Auction | Force):
        yield "humans: there is no R, who prays."
    counts = state.counted(PrayersCounts)
    if not once_a_round(state, counts.said, counts.last, PRAYERS):
        yield "scenario: so many prayers cannot have been said, and the last one then."


def _why_not(state: State, human: HumanName) -> Reason | None:
    if human != "R" or state.humans[human].place != 0:
        return Reason.of("deed-elsewhere", deed="prayer")
    if state.counted(PrayersCounts).last == state.round:
        return Reason.of("deed-done", deed="prayer")
    activation = activation_of(state, human, None)
    return Reason.of("deed-alone", deed="prayer") if activation.spent or activation.is_again else None


def _pray(play: GamePlay, _human: HumanName) -> None:
    said = play.state.counted(PrayersCounts).said
    play.emit(CountsChanged(PrayersCounts(said + 1, last=play.state.round)))
    play.emit(ActivationEnded())


def _prospects(state: State) -> Mapping[str, float]:
    said, redeemer = state.counted(PrayersCounts).said, state.humans.get("R")
    return {
        "prayers": said / PRAYERS,
        "prayers-squared": (said / PRAYERS) ** 2,
        "redeemer-lines": 0.0 if redeemer is None else float(LINES - redeemer.losses),
        "slack": float(
            min(LIMIT - state.round + (state.counted(PrayersCounts).last != state.round) - (PRAYERS - said), 3)
        ),
        "demon": float(state.demon is not None),
        "seals": float(sum(tile.seal is not None for tile in state.tiles)),
    }


NINE_PRAYERS: Final = ScenarioRule(
    counts=PrayersCounts(),
    demon="cruelty",
    demons_to_buy=2,
    humans=(Recruit("R"), Recruit("B1", ("shield",)), Recruit("B2", ("shield",)), Recruit("K1", ("blunderbuss",))),
    gifts=("courage", "healing"),
    advantages=2,
    threat_points=8,
    limit=LIMIT,
    stack=StackRule(0),
    tiles=(
        Tile("pentacle-a", 0, 0),
        Tile("plain-g", 0, -1, seal="s"),
        Tile("plain-h", 1, 0, 90, seal="w"),
        Tile("trapped-b", 0, 1, counts_as_plain=True, seal="n"),
        Tile("hole-c", -1, 0, 90, counts_as_plain=True),
    ),
    deeds={"prayer": DeedRule(_why_not, _pray)},
    holds_out=True,
    wanted=lambda _state, _human: frozenset({0}),
    prospects=_prospects,
    goal=_goal,
    may_act_again=lambda state, human: human != "R" or state.counted(PrayersCounts).last != state.round,
    problems=_problems,
)
