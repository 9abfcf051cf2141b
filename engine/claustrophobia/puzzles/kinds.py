"""The kinds of puzzles and lessons: what each asks of the position after an answer. A kind is one row."""

from collections.abc import Callable, Mapping
from typing import Final, Literal, get_args

from engine.claustrophobia.choices.legal import choices
from engine.claustrophobia.moves import Go
from engine.claustrophobia.puzzles.puzzle import Kind, Puzzle
from engine.claustrophobia.rounds.phases import Over
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import distances
from engine.claustrophobia.warriors.kinds import HumanName
from engine.core import Value, by_kind

MissKey = Literal["less-likely", "exhausted", "blocked", "dead", "not-won", "alive", "too-far"]
"""What an answer lacks: it has a lesser chance; somebody is exhausted; nobody can go; the Redeemer is dead; the game is
not won; the Redeemer lives; the weakest cannot be reached."""


class Miss(Value, frozen=True):
    """What an answer lacks."""

    key: MissKey
    """What has gone wrong."""
    human: HumanName | None = None
    """With which person, if it is one."""


Goal = Callable[[Puzzle, State], Miss | None]
"""Says what is lacking in the position after an answer."""


class KindRule(Value, frozen=True):
    """How puzzles of a kind are judged."""

    goal: Goal | None = None
    """What has to be true after the answer; None where its chance is the mark."""
    is_lesson: bool = True
    """Whether it is asked in lessons alone."""


def _nobody_exhausted(_puzzle: Puzzle, state: State) -> Miss | None:
    tired = next((name for name, human in state.in_play.items() if human.is_exhausted), None)
    return None if tired is None else Miss("exhausted", tired)


def _way_free(puzzle: Puzzle, state: State) -> Miss | None:
    return None if any(isinstance(move, Go) for move in choices(state, puzzle.seat)) else Miss("blocked")


def _redeemer_lives(_puzzle: Puzzle, state: State) -> Miss | None:
    return None if "R" in state.in_play else Miss("dead", "R")


def _redeemer_dies(_puzzle: Puzzle, state: State) -> Miss | None:
    return Miss("alive", "R") if "R" in state.in_play else None


def _humans_win(_puzzle: Puzzle, state: State) -> Miss | None:
    is_won = isinstance(state.phase, Over) and state.phase.winner == "humans"
    return None if is_won else Miss("not-won")


def _in_reach(_puzzle: Puzzle, state: State) -> Miss | None:
    """Whether a troglodyte stands one step from the human with most cancelled lines."""
    weakest = max(state.in_play, key=lambda name: state.humans[name].losses)
    tile = state.humans[weakest].tile
    steps = {} if tile is None else distances(state, {tile}, "demons")
    return None if any(steps.get(at) == 1 for at in state.troglodytes) else Miss("too-far", weakest)


KINDS: Final[Mapping[Kind, KindRule]] = by_kind(
    get_args(Kind),
    {
        "best-chance": KindRule(is_lesson=False),
        "nobody-exhausted": KindRule(_nobody_exhausted),
        "way-free": KindRule(_way_free),
        "redeemer-lives": KindRule(_redeemer_lives),
        "humans-win": KindRule(_humans_win),
        "redeemer-dies": KindRule(_redeemer_dies),
        "in-reach": KindRule(_in_reach),
    },
)
