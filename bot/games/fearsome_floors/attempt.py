"""A move that is being put together on the pad, as it stands in the ids of its controls."""

import re
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.table.posts.custom_id import CustomId, unknown_component
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.path import PATH_LETTERS
from engine.fearsome_floors.tokens import TOKEN_NAMED, TOKENS, TokenName

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
