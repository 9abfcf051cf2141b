"""The simple player of the humans: what moves are worth to it (`choices.move_rules`).

Ending the phase is worth nothing, and what is worse is not done.
"""

from collections.abc import Callable, Mapping
from typing import Final

from engine.claustrophobia import moves
from engine.claustrophobia.cards.advantage_cards import ADVANTAGE_RULES
from engine.claustrophobia.cards.decks import GIFTS, AdvantageCard, Gift
from engine.claustrophobia.opponents import estimates
from engine.claustrophobia.rounds.initiative import exhausted_by
from engine.claustrophobia.rounds.phases import Initiative
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import connected, distances, warriors_on
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, LINES, RULE_OF, HumanName
from engine.core import by_kind

BADLY_HURT: Final = 3
"""The lines lost from which a human is looked after."""
A_FEW: Final = 2


def _enemies(state: State, human: HumanName) -> int:
    tile = state.humans[human].tile
    return 0 if tile is None else len(warriors_on(state, tile, "demons"))


def giving_dice(state: State, move: moves.Assign) -> float:
    """Fighters where enemies are, runners elsewhere; as few Exhausted as can be."""
    total = 0.0
    for name, die in move.dice:
        line = RULE_OF[name].board[die]
        weights = (1, 2, 1.5) if _enemies(state, name) or scenario_of(state).holds_out else (3, 1, 0.5)
        values = (line.movement, line.combat, line.defense)
        total += sum(weight * value for weight, value in zip(weights, values, strict=True))
    return total - 9 * exhausted_by(state, move)


def fighting(state: State, move: moves.Fight) -> float:
    """Hits, a demon's for two, less the card that it costs."""
    hits = estimates.expected_hits(state, move)
    cost = 1 if move.war_cry and move.target != "demon" else 0
    return 1 + hits * (2 if move.target == "demon" else 1) - cost


def leaving(state: State, move: moves.Leave) -> float:
    """Where two are to escape, not as the first, unless badly hurt or somebody can follow at once."""
    human = state.humans[move.warrior]
    others = [other for name, other in state.in_play.items() if name != move.warrior]
    is_first = scenario_of(state).to_escape > 1 and all(other.place != "out" for other in state.humans.values())
    if not is_first or not others or human.losses > BADLY_HURT or human.tile is None:
        return 9.0
    steps = distances(state, {human.tile}, "humans")
    gaps = (steps.get(other.tile or 0, estimates.FAR_AWAY) - (not other.is_done) for other in others)
    return 9.0 if min(gaps) <= 0 else -1.0


def going(state: State, move: moves.Go) -> float:
    """Nearer to the goal, or into the dark where there is none yet."""
    human = HUMAN_NAMED[move.warrior]
    tile = state.humans[human].tile
    if tile is None:
        return 0.0
    target = connected(state, tile, move.direction)
    if target is None:
        return 1.0 if estimates.is_exploring(state, human) and estimates.is_together(state, tile) else -1.0
    steps = distances(state, estimates.goals_of(state, human), "humans")
    nearer = steps.get(tile, estimates.FAR_AWAY) - steps.get(target, estimates.FAR_AWAY)
    return 0.8 * nearer if nearer > 0 else -1.0


def naming(state: State, move: moves.Name) -> float:
    """Weak lines first, the one in use last; a friend guards, or a card, where a human is badly hurt."""
    human = state.humans[move.human]
    is_hurt = human.losses > BADLY_HURT
    if move.parry:
        return 3.0 if is_hurt else -9.0
    if move.guard is not None:
        return 2.0 if human.losses > state.humans[move.guard].losses + 1 else -9.0
    stats = [RULE_OF[move.human].board[line] for line in move.lines]
    return -sum(line.movement + line.combat + line.defense for line in stats) / LINES


def gift(state: State, move: moves.UseGift) -> float:
    """Prefer who has enemies beside them."""
    return GIFT_WORTH[move.gift] + (0.5 * bool(move.aim.human and _enemies(state, move.aim.human)))


def _grenade(state: State, aim: moves.Aim) -> float:
    if aim.tile is None:
        return -1.0
    return len(warriors_on(state, aim.tile, "demons")) - 2 * len(warriors_on(state, aim.tile, "humans")) - 1.0


def _healing(state: State, aim: moves.Aim) -> float:
    human = None if aim.human is None else state.humans[aim.human]
    if human is None or human.losses < BADLY_HURT:
        return -1.0
    return 3.0 if human.is_exhausted and human.die == aim.line else 2.0


def _haste(state: State, aim: moves.Aim) -> float:
    human = aim.human
    return -1.0 if human is None or _enemies(state, human) or estimates.is_exploring(state, human) else 0.9


def _nerves(state: State, aim: moves.Aim) -> float:
    """Worth it where some would be Exhausted, with the dice that do it."""
    dice = state.phase.dice if isinstance(state.phase, Initiative) else ()
    bad = tuple(die for die in dice if all(die in human.cancelled for human in state.in_play.values()))
    return 99.0 if bad and aim.dice == bad else -99.0


def _oil(state: State, aim: moves.Aim) -> float:
    there = 0 if aim.tile is None else len(warriors_on(state, aim.tile, "humans"))
    return 0.5 if there >= A_FEW else -1.0


def _second_wind(state: State, aim: moves.Aim) -> float:
    return 0.7 if aim.human is not None and _enemies(state, aim.human) else -1.0


def _hold_the_line(state: State, aim: moves.Aim) -> float:
    there = [] if aim.tile is None else warriors_on(state, aim.tile, "humans")
    foes = 0 if aim.tile is None else len(warriors_on(state, aim.tile, "demons"))
    return 3.0 if len(there) >= A_FEW and foes >= A_FEW else -1.0


ITEM_WORTH: Final[Mapping[moves.Item, float]] = {
    "brute": 9.0,
    "blade": 8.0,
    "hammer": 5.0,
    "shield": 4.0,
    "blunderbuss": 4.0,
    "advantage": 1.0,
}
"""What is not named is worth 4.5."""


ADVANTAGE_WORTH: Final[Mapping[AdvantageCard, Callable[[State, moves.Aim], float]]] = by_kind(
    tuple(ADVANTAGE_RULES),
    {
        "grenade": _grenade,
        "healing": _healing,
        "haste": _haste,
        "nerves": _nerves,
        "map": lambda _state, _aim: 0.2,
        "oil": _oil,
        "second-wind": _second_wind,
        "hold-the-line": _hold_the_line,
    },
)
GIFT_WORTH: Final[Mapping[Gift, float]] = by_kind(
    GIFTS,
    {
        "courage": 4.0,
        "rally": 5.0,
        "healing": 6.0,
        "precognition": 5.0,
        "blessing": 4.0,
    },
)
