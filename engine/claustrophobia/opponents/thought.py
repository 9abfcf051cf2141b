"""What a program does when it is to act, at six levels; what it says of a move, and what it advises."""

from collections.abc import Mapping
from itertools import islice
from math import exp, log
from statistics import fmean
from typing import Final, NamedTuple, get_args

from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.choices.move_rules import MOVE_RULES
from engine.claustrophobia.moves import AnyMove, Name, PlayAdvantage, PlayEvent, Prepare, UseGift
from engine.claustrophobia.opponents.evaluation import chances
from engine.claustrophobia.opponents.review import loss, review
from engine.claustrophobia.opponents.search import Line, error, ranked, searched, worth_of
from engine.claustrophobia.rounds.phases import Moment
from engine.claustrophobia.state import State
from engine.core import Chance, Deadline, Level, Motive, Opponents, RatedMove, Seat, StandIns, UnknownLevel

THOUGHT_LUCK: Final = "thought"
"""The kind of luck by which one of several moves is taken that are worth the same."""
SEEDS: Final = tuple(map(str, range(1000)))
"""What luck takes one of, from which all imagined worlds of a thought follow."""

CALM: Final = 10
"""How much a move has to be worth to look as if it decided the game."""
TICKETS: Final = 100
"""So finely a level chooses between moves that look nearly equal to it."""
SURE: Final = 2.0
"""The standard errors by which a move is to be ahead of what looks best at first."""
SAVED: Final = (PlayAdvantage, PlayEvent, Prepare, UseGift)
"""What a level that saves it keeps for later."""


class Skill(NamedTuple):
    """What a level sees, and how closely."""

    face: str
    """An emoji that stands before its name."""
    doubt: float = 0.0
    """The temperature at which it draws a move, in what moves are worth; with 0 it plays what looks best."""
    saves: int = 0
    """Before this round it uses neither cards nor gifts."""
    tries: frozenset[Moment] = frozenset()
    """The choices for which it plays moves out in imagined worlds."""
    moves: int = 8
    """How many moves it tries, those that look best at first."""
    worlds: int = 0
    """In how many worlds at most."""


ALL: Final[frozenset[Moment]] = frozenset(get_args(Moment))

SKILLS: Final[Mapping[str, Skill]] = {
    "friend": Skill("🐇", doubt=1.0, saves=4),
    "novice": Skill("🐭", doubt=0.4),
    "steady": Skill("🐈"),
    "skilled": Skill("🦊", tries=frozenset({"initiative", "threat", "placing"}), worlds=12),
    "expert": Skill("🦉", tries=ALL, moves=16, worlds=24),
    "master": Skill("🐉", tries=ALL, moves=12, worlds=60),
}
"""Weakest first."""

LEVELS: Final = tuple(Level(key, skill.face) for key, skill in SKILLS.items())


def skill_of(level: str) -> Skill:
    """Return what a level can do. Raises UnknownLevel."""
    if level not in SKILLS:
        raise UnknownLevel(f"level: {level!r} is none of {', '.join(SKILLS)}.")
    return SKILLS[level]


def choose(view: State, seat: Seat, level: str, chance: Chance, deadline: Deadline) -> RatedMove[AnyMove]:
    """Choose a move for a seat that is to act."""
    skill = skill_of(level)
    lines = _lines(view, seat, skill, int(chance.pick(THOUGHT_LUCK, SEEDS)), deadline)
    return _rated(view, seat, lines, lines[0] if lines[0].values else _picked(view, lines, skill, chance))


def judge(view: State, seat: Seat, level: str, deadline: Deadline) -> tuple[RatedMove[AnyMove], ...]:
    """Give every move its value, best first: those that were tried what came of them, the others less than these."""
    lines = _lines(view, seat, skill_of(level), 0, deadline)
    least, rated = 1.0, list[RatedMove[AnyMove]]()
    for line in lines:
        least = min(least, _value(view, seat, line))
        rated.append(RatedMove(line.move, least))
    return tuple(rated)


def explain(view: State, seat: Seat, move: AnyMove) -> tuple[Motive, ...]:
    """Say what speaks for a move: something has to be done, however little the best is worth.

    What a card in hand would have been worth is not told: the other side hears why a program has played.
    """
    motive, worth = MOVE_RULES[type(move)].motive, worth_of(view, seat, move)
    others = (line.worth for line in ranked(view, seat) if not _spends(line.move))
    return () if motive is None or (worth <= 0 and worth < max(others, default=worth)) else (motive(view, move),)


def _spends(move: AnyMove) -> bool:
    """Whether a move uses a card or gift."""
    return isinstance(move, SAVED) or (isinstance(move, Name) and move.parry)


def best(view: State, seat: Seat, chance: Chance) -> AnyMove:
    """Return a move that is worth most at first sight, any of several."""
    return _picked(view, ranked(view, seat), SKILLS["steady"], chance).move


def _lines(view: State, seat: Seat, skill: Skill, seed: int, deadline: Deadline) -> list[Line]:
    if moment_of(view) not in skill.tries:
        return ranked(view, seat)
    return searched(view, seat, seed, deadline, moves=skill.moves, worlds=skill.worlds, sure=SURE)


def _picked(view: State, lines: list[Line], skill: Skill, chance: Chance) -> Line:
    """Return a move that is worth most; with doubt one drawn from all, of which better ones have more tickets."""
    if view.round < skill.saves:
        lines = [line for line in lines if not isinstance(line.move, SAVED)] or lines
    most = lines[0].worth
    if skill.doubt:
        tickets = [round(TICKETS * exp((line.worth - most) / skill.doubt)) for line in lines]
    else:
        tickets = [int(line.worth == most) for line in lines]
    drawn = [str(number) for number, count in enumerate(tickets) for _ in range(count)]
    return lines[int(chance.pick(THOUGHT_LUCK, drawn))]


def _rated(view: State, seat: Seat, lines: list[Line], line: Line) -> RatedMove[AnyMove]:
    """Return a move with its chances and why: what was computed, and nothing else."""
    others = [other for other in lines if other is not line and other.values]
    motives = explain(view, seat, line.move)
    if others:
        next_best = max(others, key=_tried)
        pairs = list(zip(line.values, next_best.values, strict=False))
        ahead = sum(one > other for one, other in pairs)
        if 2 * ahead > len(pairs) and _tried(line) >= _tried(next_best):  # what is ahead often may still be behind
            motives = (*motives, Motive("imagined", {"ahead": ahead, "worlds": len(pairs)}))
    is_cut = bool(line.values) and error(line.values) > CLOSE
    return RatedMove(line.move, _value(view, seat, line), motives, is_cut=is_cut)


def _tried(line: Line) -> tuple[int, float]:
    """Return in how many worlds a move was tried, and what it came to there: the more, the better it is."""
    return len(line.values), fmean(line.values)


def _value(view: State, seat: Seat, line: Line) -> float:
    """Return the seat's chances after a move: in the worlds in which it was tried, or moved by what it looks worth."""
    if line.values:
        return fmean(line.values)
    now = min(max(chances(view)[seat], 0.001), 0.999)
    return 1 / (1 + exp(-log(now / (1 - now)) - line.worth / CALM))


ADVISED: Final = 3
"""How many moves are advised at most."""
CLOSE: Final = 0.03
"""Moves that are behind by more are not advised."""


def advise(view: State, seat: Seat, level: str, deadline: Deadline) -> tuple[RatedMove[AnyMove], ...]:
    """Return the best move, and others that cannot be told from it, each with its motives.

    No card or gift is advised beside a best move that keeps it: it would be spent for nothing.
    """
    lines = _lines(view, seat, skill_of(level), 0, deadline)
    if len(lines) == 1:
        return (RatedMove(lines[0].move, _value(view, seat, lines[0]), (Motive("only-move"),)),)
    if not lines[0].values:
        return (_rated(view, seat, lines, lines[0]),)
    rated = [_rated(view, seat, lines, line) for line in lines if len(line.values) == len(lines[0].values)]
    rated.sort(key=lambda one: -round(one.value, 2))  # of those that are told alike, the one that would be played first
    first, *others = rated
    close = (one for one in others if one.value >= first.value - CLOSE)
    return (first, *islice((one for one in close if _spends(first.move) or not _spends(one.move)), ADVISED - 1))


def stand_in_move(view: State, seat: Seat, level: str, deadline: Deadline) -> RatedMove[AnyMove]:
    """Return the best move that a level sees, without doubt, and why."""
    lines = _lines(view, seat, skill_of(level), 0, deadline)
    return _rated(view, seat, lines, lines[0])


OPPONENTS: Final[Opponents[State, AnyMove]] = Opponents(
    levels=LEVELS,
    choose=choose,
    judge=judge,
    explain=explain,
    chances=chances,
    advise=advise,
    stand_ins=StandIns(
        losses={"novice": 0.02, "steady": 0.017, "skilled": 0.006},
        usual="steady",
        best=stand_in_move,
        loss=loss,
    ),
    review=review,
)
