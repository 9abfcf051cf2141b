"""A move that is being put together on the pad: as it stands in the ids of its controls, and as it is shown."""

import re
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.games.fearsome_floors.goals import Goals
from bot.table import TableView
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.posts.post import Picture, picture_of
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.path import PATH_LETTERS
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import TOKEN_NAMED, TOKENS, TokenName
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


def path_line(words: Words, table: TableView, attempt: Attempt) -> str:
    """Say which token has been led where, and what is left to it. Raises NotAllowed where no move leads there."""
    state: State = table.started_match.state
    token = words("ff-pad-token", token=token_label(words, state, attempt.token))
    return attempt_text(words, state, attempt.move, token=token)


def pad_view(words: Words, table: TableView, attempt: Attempt, goals: Goals) -> tuple[str, Picture]:
    """Return the text of the pad, and its picture. Raises NotAllowed like `path_line`."""
    state: State = table.started_match.state
    lines = path_line(words, table, attempt), closed_text(words, state, attempt.move)
    sentence = attempt_text(words, state, attempt.move, token=token_label(words, state, attempt.token))
    frame = attempt_frame(
        words, table.names, state, attempt.move, sentence=sentence, whole=attempt.whole, eaten=goals.eaten
    )
    return "\n".join(line for line in lines if line), picture_of(table.row.game, frame)
