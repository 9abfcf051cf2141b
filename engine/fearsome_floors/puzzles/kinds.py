"""The kinds of puzzles: what each asks of a position and a walk, and how many moves it takes. A kind is one row."""

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Final, Literal, get_args

from msgspec.structs import replace

from engine.core import Value, by_kind
from engine.fearsome_floors.events import TokenEaten
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.forecast import CardWalk
from engine.fearsome_floors.outcome import has_won
from engine.fearsome_floors.path import results
from engine.fearsome_floors.puzzles.puzzle import Kind, Puzzle, start_of
from engine.fearsome_floors.state import LAST_ROUND, State
from engine.fearsome_floors.supply import DraftTile
from engine.fearsome_floors.tokens import GONE, OUT, TokenName, colour_of

MissKey = Literal["eaten", "spared", "too-few", "no-way-out", "still-inside", "not-won"]
"""A token of one's own is eaten; one that should be is not; too few are; a token cannot leave in the next round; or has
not left now; the game is not won."""


class Miss(Value, frozen=True):
    """What an aim lacks."""

    key: MissKey
    """What has gone wrong."""
    token: TokenName | None = None
    """With which token, if it is one."""
    count: int = 0
    """How many have been eaten, where that is asked."""


Goal = Callable[[Puzzle, State, CardWalk | None], Miss | None]
"""Says what is lacking after all moves and a card's walk; the walk is None where no card comes before it is judged."""


class KindRule(Value, frozen=True):
    """How puzzles of a kind are judged."""

    goal: Goal
    """What has to be true with every card that can come."""
    moves: int = 1
    """How many moves, or tiles, solve it."""
    tile: DraftTile | None = None
    """The tile that is laid in place of a move; all tokens stay then."""
    at_once: bool = False
    """Whether it is judged right after the move, before anybody answers and a card comes."""
    is_lesson: bool = False
    """Whether it is asked in lessons alone."""


def _eaten(walk: CardWalk | None) -> tuple[TokenName, ...]:
    events = () if walk is None else walk.events
    return tuple(event.token for event in events if isinstance(event, TokenEaten))


def _mine_live(puzzle: Puzzle, _after: State, walk: CardWalk | None) -> Miss | None:
    mine = (token for token in _eaten(walk) if colour_of(token) == puzzle.colour)
    token = next(mine, None)
    return None if token is None else Miss("eaten", token)


def _prey_is_eaten(puzzle: Puzzle, after: State, walk: CardWalk | None) -> Miss | None:
    spared = puzzle.prey not in _eaten(walk)
    return _mine_live(puzzle, after, walk) or (Miss("spared", puzzle.prey) if spared else None)


def _enough_are_eaten(puzzle: Puzzle, after: State, walk: CardWalk | None) -> Miss | None:
    count = sum(colour_of(token) != puzzle.colour for token in _eaten(walk))
    return _mine_live(puzzle, after, walk) or (Miss("too-few", count=count) if count < puzzle.count else None)


def _all_are_eaten(puzzle: Puzzle, after: State, walk: CardWalk | None) -> Miss | None:
    eaten = _eaten(walk)
    theirs = (token for token, place in after.tokens.items() if colour_of(token) != puzzle.colour and place not in GONE)
    spared = next((token for token in theirs if token not in eaten), None)
    return _mine_live(puzzle, after, walk) or (None if spared is None else Miss("spared", spared))


def _lives(puzzle: Puzzle, _after: State, walk: CardWalk | None) -> Miss | None:
    return Miss("eaten", puzzle.token) if puzzle.token in _eaten(walk) else None


def _lives_and_can_leave(puzzle: Puzzle, after: State, walk: CardWalk | None) -> Miss | None:
    return _lives(puzzle, after, walk) or (
        None
        if walk is None or can_leave(puzzle, reduce(evolve, walk.events, after))
        else Miss("no-way-out", puzzle.token)
    )


def can_leave(puzzle: Puzzle, state: State) -> bool:
    """Whether the token of a puzzle gets out in the next round if it moves first, as a position stands then."""
    if puzzle.token is None or state.round == LAST_ROUND:
        return False
    begun = replace(state, round=state.round + 1, moved=frozenset())
    return state.tokens[puzzle.token] == OUT or any(result.place == OUT for result in results(begun, puzzle.token))


def _is_out(puzzle: Puzzle, after: State, _walk: CardWalk | None) -> Miss | None:
    before = start_of(puzzle)
    left = any(after.tokens[token] == OUT != before.tokens[token] for token in after.tokens_of(puzzle.colour))
    return None if left else Miss("still-inside")


def _has_won(puzzle: Puzzle, after: State, _walk: CardWalk | None) -> Miss | None:
    return None if has_won(after, puzzle.colour) else Miss("not-won")


KINDS: Final[Mapping[Kind, KindRule]] = by_kind(
    get_args(Kind),
    {
        "save": KindRule(_mine_live),
        "escape": KindRule(_lives_and_can_leave),
        "one-tile": KindRule(_all_are_eaten, tile="stone"),
        "duel": KindRule(_mine_live),
        "leader": KindRule(_prey_is_eaten),
        "feed": KindRule(_enough_are_eaten),
        "both": KindRule(_mine_live, moves=2),
        "eat-them-all": KindRule(_all_are_eaten),
        "get-out": KindRule(_is_out, at_once=True, is_lesson=True),
        "win": KindRule(_has_won, at_once=True, is_lesson=True),
        "spare": KindRule(_lives, is_lesson=True),
    },
)
PUZZLE_KINDS: Final = tuple(kind for kind, rule in KINDS.items() if not rule.is_lesson)
"""The kinds that puzzles have."""
