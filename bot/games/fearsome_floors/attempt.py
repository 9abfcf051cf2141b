"""A move that is put together on the pad, as its controls carry it and as it is shown; and where a token can go."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from bot.games.fearsome_floors.move_input import best_results, steps_to_exit
from bot.games.fearsome_floors.options import may_try
from bot.table import TableView
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.posts.post import Picture, picture_of
from engine.core import Seat
from engine.fearsome_floors.board import ENTRANCE
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.opponents.motives import eaten_at
from engine.fearsome_floors.path import PATH_LETTERS, Result
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import OUT, TOKEN_NAMED, TOKENS, WAITING, Place, TokenName
from render.core import Words
from render.fearsome_floors.attempt import attempt_frame, attempt_text, closed_text
from render.fearsome_floors.labels import token_label

_WRITTEN: Final = re.compile(
    rf"(?P<token>{'|'.join(TOKENS)})\.(?P<path>[{PATH_LETTERS}]{{0,7}})(?P<whole>\.w)?(?:\.(?P<plan>[ps]))?"
)


Plan = Literal["p", "s"]
"""A move that is planned: to be played if nothing on its way has changed (`p`), or if it is as safe still (`s`)."""


PLANS: Final[dict[str, Plan]] = {"p": "p", "s": "s"}


@dataclass(frozen=True)
class Attempt:
    """A move that is put together on the pad: `g4.uull`, `g4.uull.w`, `g4.uull.p`."""

    token: TokenName
    """The token that is to move."""
    path: str = ""
    """Its steps so far, a letter for each."""

    whole: bool = False
    """Whether the picture shows the whole board; `w` where it is written."""

    plan: Plan | None = None
    """What is planned, if it is for a turn to come; written last."""

    @classmethod
    def read(cls, custom_id: CustomId) -> "Attempt":
        """Read what a control carries. Raises Refused for what no control of ours does."""
        written = _WRITTEN.fullmatch(custom_id.rest)
        if written is None:
            raise unknown_component()
        return cls(
            TOKEN_NAMED[written["token"]],
            written["path"],
            whole=written["whole"] is not None,
            plan=PLANS.get(written["plan"]),
        )

    def __str__(self) -> str:
        """Write it for a control."""
        return f"{self.token}.{self.path}{'.w' if self.whole else ''}{f'.{self.plan}' if self.plan else ''}"

    @property
    def move(self) -> MoveToken:
        """What would be played."""
        return MoveToken(self.token, self.path)

    def along(self, path: str) -> "Attempt":
        """Return the same token on another path."""
        return replace(self, path=path)

    def planned(self, plan: Plan) -> "Attempt":
        """Return the same move, planned on a condition."""
        return replace(self, plan=plan)

    def turned(self) -> "Attempt":
        """Return the same move with the picture whole instead of near, or the other way round."""
        return replace(self, whole=not self.whole)


PAGE: Final = 24
"""How many squares a menu takes beside staying, and a message of buttons beside the way back."""

MOST_LIKELY: Final = 4
"""How many squares a phone shows in a row."""

Direction = Literal["exit", "sideways", "back"]


class Goals(NamedTuple):
    """Where a token can go."""

    results: Sequence[Result]
    """One path to each place but that of staying, those nearest to the exit first."""
    eaten: frozenset[Place] | None
    """The places where the next card may have the token eaten, staying included; None where nobody may foresee it."""


class Page(NamedTuple):
    """Some of the paths, as many as are offered at once."""

    direction: Direction
    """Where they lead, seen from the token."""
    first: int
    """The number of the first one, from 1."""
    results: Sequence[Result]
    """The paths."""


def goals_at(table: TableView, token: TokenName) -> Goals:
    """Return where a token can go, and where it would be in danger."""
    state: State = table.started_match.state
    results = best_results(state, token)
    first = {result.place: result for result in reversed(results)}
    eaten = None
    if may_try(table):
        eaten = frozenset(eaten_at(state, token, first.values(), table.started_match.journal.fate))
    return Goals([result for result in results if result.path and first[result.place] is result], eaten)


def goals_of_all(table: TableView, seat: Seat) -> dict[TokenName, Goals]:
    """Return where each token can go that a player can move now."""
    state: State = table.started_match.state
    return {token: goals_at(table, token) for token in unmoved(state, state.colours[seat])}


def chosen_first(goals: Mapping[TokenName, Goals]) -> TokenName:
    """Return the token with which a pad opens: the first one that can go anywhere, if any can."""
    return next((token for token, its in goals.items() if its.results), next(iter(goals)))


def likeliest(goals: Goals) -> list[Result]:
    """Return the paths that are probably wanted: out, farthest towards the exit, and then where it is safe."""
    farthest = goals.results[: 2 if goals.results and goals.results[0].place == OUT else 1]
    safe_first = sorted(goals.results, key=lambda result: result.place in (goals.eaten or ()))
    return [*farthest, *(result for result in safe_first if result not in farthest)][:MOST_LIKELY]


def pages(state: State, token: TokenName, goals: Goals) -> list[Page]:
    """Return all paths in pages: towards the exit, sideways, back."""
    place = state.tokens[token]
    origin = steps_to_exit(ENTRANCE if place == WAITING else place)
    batches = [(first, goals.results[first : first + PAGE]) for first in range(0, len(goals.results), PAGE)]
    return [Page(_direction(origin, batch), first + 1, batch) for first, batch in batches]


def _direction(origin: int, results: Sequence[Result]) -> Direction:
    """Return where paths lead, which are in the order of their distance to the exit."""
    nearest, farthest = steps_to_exit(results[0].place), steps_to_exit(results[-1].place)
    return "exit" if farthest < origin else "back" if nearest > origin else "sideways"


def _legend(words: Words, state: State, *goals: Goals) -> str:
    """Say what stands on buttons of squares, as far as it does: the number of a token, and signs."""
    pushes = any(result.tiles != state.tiles for its in goals for result in its.results)
    signs = [sign for is_so, sign in ((pushes, "pushes"), (any(its.eaten for its in goals), "eaten")) if is_so]
    if not signs and len(goals) == 1:
        return ""
    return words("ff-pad-legend", numbers="yes" if len(goals) > 1 else "no", signs="-".join(signs) or "none")


def path_line(words: Words, table: TableView, attempt: Attempt) -> str:
    """Say which token has been led where, and what is left to it. Raises NotAllowed where no move leads there."""
    state: State = table.started_match.state
    token = words("ff-pad-token", token=token_label(words, state, attempt.token))
    return attempt_text(words, state, attempt.move, token=token)


def pad_view(words: Words, table: TableView, attempt: Attempt, goals: Goals, *others: Goals) -> tuple[str, Picture]:
    """Return the text of the pad, and its picture; squares of other tokens stand on it where `others` are given.

    Raises NotAllowed like `path_line`.
    """
    state: State = table.started_match.state
    closed = closed_text(words, state, attempt.move)
    lines = path_line(words, table, attempt), closed, _legend(words, state, goals, *others)
    sentence = attempt_text(words, state, attempt.move, token=token_label(words, state, attempt.token))
    frame = attempt_frame(
        words, table.names, state, attempt.move, sentence=sentence, whole=attempt.whole, eaten=goals.eaten
    )
    return "\n".join(line for line in lines if line), picture_of(table.row.game, frame)
